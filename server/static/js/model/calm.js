// The calm page, which a first visit begins with: the board, its registers and a few buttons. What else there is joins it
// when something speaks of it, and stays. Pure.

/** What can join it: panels, and rows and groups of controls. */
export const EXTRAS = /** @type {const} */ (["timeline", "counters", "algorithm", "predict", "code", "stack", "tree"]);

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
