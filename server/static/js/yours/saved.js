// Stores a learner's code on this device: the learner's own program, and the last one with a bug.

import { PROGRAM, BUGS, readObject, storeValue } from "../page/storage.js";
import { loadListings } from "../wire/source.js";
import { readBug } from "./bugs.js";

/** @import { Run } from "../types.js" */
/** @import { BugName } from "./bugs.js" */

/**
 * @typedef {object} Saved
 * @property {string} source  the code
 * @property {string} path    the name of its file
 * @property {string} argv    arguments, as they are typed
 * @property {string} stdin   its input
 * @property {string} call    the call to be made after it has run
 */

/** @type {Saved} */
const NOTHING = { source: "", path: "yours.py", argv: "", stdin: "", call: "" };

/** Load the stored program, or an empty one. @param {string | null} bug  its name; null for the learner's own program @returns {Saved} */
export function load(bug) {
  const { name, working } = readObject(BUGS);
  const stored = bug === null ? readObject(PROGRAM) : Object(name === bug ? working : {});
  const texts = Object.entries(stored).filter(
    ([name, text]) => Object.hasOwn(NOTHING, name) && typeof text === "string",
  );
  return { ...NOTHING, ...Object.fromEntries(texts) };
}

/** @param {Saved} saved @param {string | null} bug */
export const store = (saved, bug) =>
  bug === null ? storeValue(PROGRAM, saved) : storeValue(BUGS, { ...readObject(BUGS), name: bug, working: saved });

// The origin of the code, from the page's address: one of our searches and its board, `?listing=bitmask&n=8`, or a program
// with a bug, `?bug=shift`.

/** @typedef {Pick<Run, "algorithm" | "n"> & {bug: BugName | null}} Origin */

/** @returns {Origin} */
export function readOrigin() {
  const fields = new URLSearchParams(location.search);
  const n = Number(fields.get("n"));
  return {
    algorithm: fields.get("listing") ?? "bitmask",
    n: Number.isInteger(n) && n >= 1 && n <= 32 ? n : 8,
    bug: readBug(fields.get("bug")),
  };
}

/** Load the listing of the search, for that board. @param {Origin} origin */
export async function loadListing({ algorithm, n }) {
  const { all } = await loadListings(algorithm);
  const lines = all.python.map((pieces) => pieces.map(([, text]) => text).join(""));
  return `${lines.join("\n").replace(/^n = \d+$/m, `n = ${n}`)}\n`;
}
