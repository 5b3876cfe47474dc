// What a learner has written, kept on this device.

import { PROGRAM, readObject, storeValue } from "../page/storage.js";

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
const NOTHING = { source: "", path: "yours.py", argv: "", stdin: "", call: "" };

/** What is kept, or nothing. @returns {Saved} */
export function load() {
  const stored = readObject(PROGRAM);
  const taken = Object.entries(NOTHING).map(([name, usual]) => [
    name,
    typeof stored[name] === "string" ? stored[name] : usual,
  ]);
  return Object.fromEntries(taken);
}

/** @param {Saved} saved */
export const store = (saved) => storeValue(PROGRAM, saved);

/** A listing that runs for a board of this size. @param {string} listing @param {Pick<Run, "n">} run @returns {string} */
export const sized = (listing, { n }) => listing.replace(/^n = \d+$/m, `n = ${n}`);
