// Names that the address, the template and the words share. Pure.

/** The panels beside the board, by their tabs and sections in the template. */
export const PANELS = /** @type {const} */ (["now", "code", "stack", "tree"]);

/** The views of the whole search as one picture: see PageState. */
export const WHOLE = /** @type {const} */ (["auto", "off", "panel", "large"]);

/** The contents of the drawer, in the order of the menu. */
export const DRAWERS = /** @type {const} */ ([
  "learn",
  "class",
  "legend",
  "bits",
  "predict",
  "worksheet",
  "gallery",
  "export",
  "settings",
  "keys",
]);

/** Drawers that went, and the ones to which their addresses lead; undefined: the page itself. @type {Readonly<Record<string, "learn" | undefined>>} */
export const GONE_DRAWERS = { starts: "learn", whatif: undefined };

// The calm page, for a first visit: the board and a few buttons. Extras join it when something mentions them, and stay.

const CONTROLS = /** @type {const} */ (["registers", "timeline", "counters", "algorithm", "predict"]);
/** The extras: the registers, rows and groups of controls, and every panel but the sentence about the step. */
export const EXTRAS = [...CONTROLS, ...PANELS.filter((panel) => panel !== "now")];

/** @typedef {(typeof EXTRAS)[number]} Extra */
/** The extras that have joined the calm page; null: the page shows everything. @typedef {readonly Extra[] | null} Calm */

/** Return true if the page has a part; parts that are no extras are always there. @param {Calm} calm @param {string} name */
export const hasExtra = (calm, name) => calm === null || !isExtra(name) || calm.includes(name);

/** Return the calm page with more extras; the same list if it has them all. @param {Calm} calm @param {readonly string[]} names */
export function withExtras(calm, names) {
  const missing = EXTRAS.filter((extra) => names.includes(extra) && !hasExtra(calm, extra));
  return calm === null || !missing.length ? calm : [...calm, ...missing];
}

/** @param {string} name @returns {name is Extra} */
const isExtra = (name) => EXTRAS.includes(/** @type {Extra} */ (name));
