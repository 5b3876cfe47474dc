// Names that the address, the template and the words share. Pure data.

/** The panels beside the board, by their tabs and sections in the template. */
export const PANELS = /** @type {const} */ (["now", "code", "stack", "tree"]);

/** Where the whole search can be shown as one picture: see PageState. */
export const WHOLE = /** @type {const} */ (["auto", "off", "panel", "large"]);

/** What can lie in the drawer, in the order of the menu. */
export const DRAWERS = /** @type {const} */ ([
  "learn",
  "class",
  "legend",
  "bits",
  "predict",
  "starts",
  "whatif",
  "gallery",
  "export",
  "worksheet",
  "settings",
  "keys",
]);

// The calm page, which a first visit begins with: the board, its registers and a few buttons. What else there is joins it
// when something speaks of it, and stays.

const CONTROLS = /** @type {const} */ (["timeline", "counters", "algorithm", "predict"]);
/** What can join it: rows and groups of controls, and every panel but the sentence about the step. */
export const EXTRAS = [...CONTROLS, ...PANELS.filter((panel) => panel !== "now")];

/** @typedef {(typeof EXTRAS)[number]} Extra */
/** What has joined the calm page; null: the page shows everything. @typedef {readonly Extra[] | null} Calm */

/** Whether the page has something; what is no extra is there always. @param {Calm} calm @param {string} name */
export const hasExtra = (calm, name) => calm === null || !isExtra(name) || calm.includes(name);

/** The calm page with more; itself, if it has all that. @param {Calm} calm @param {readonly string[]} names */
export function withExtras(calm, names) {
  const missing = EXTRAS.filter((extra) => names.includes(extra) && !hasExtra(calm, extra));
  return calm === null || !missing.length ? calm : [...calm, ...missing];
}

/** @param {string} name @returns {name is Extra} */
const isExtra = (name) => EXTRAS.includes(/** @type {Extra} */ (name));
