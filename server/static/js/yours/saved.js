// What a learner has written, kept on this device: the program of one's own, and the last one with a bug.

import { PROGRAM, BUGS, readObject, storeValue } from "../page/storage.js";

/** @import { Run } from "../types.js" */

/**
 * @typedef {object} Saved
 * @property {string} source  the code
 * @property {string} path    the name of its file
 * @property {string} argv    arguments, as they are typed
 * @property {string} stdin   what it can read
 * @property {string} call    what is called after it has run
 */

/** @type {Saved} */
export const NOTHING = { source: "", path: "yours.py", argv: "", stdin: "", call: "" };

/** What is kept, or nothing. @param {string | null} bug  its name, null for the program of one's own @returns {Saved} */
export function load(bug) {
  const { name, working } = readObject(BUGS);
  const stored = bug === null ? readObject(PROGRAM) : Object(name === bug ? working : {});
  const taken = Object.entries(NOTHING).map(([field, usual]) => [
    field,
    typeof stored[field] === "string" ? stored[field] : usual,
  ]);
  return Object.fromEntries(taken);
}

/** @param {Saved} saved @param {string | null} bug */
export const store = (saved, bug) =>
  bug === null ? storeValue(PROGRAM, saved) : storeValue(BUGS, { ...readObject(BUGS), name: bug, working: saved });

/** A listing that runs for a board of this size. @param {string} listing @param {Pick<Run, "n">} run @returns {string} */
export const sized = (listing, { n }) => listing.replace(/^n = \d+$/m, `n = ${n}`);
