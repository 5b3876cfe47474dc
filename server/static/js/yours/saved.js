// What a learner has written, kept on this device: one program of one's own, and the task that was worked on last.

import { PROGRAM, TASKS, readObject, storeValue } from "../page/storage.js";

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

/** What is kept, or nothing. @param {string | null} task  its name, null for the program of one's own @returns {Saved} */
export function load(task) {
  const { working, ...tasks } = readObject(TASKS);
  const stored = task === null ? readObject(PROGRAM) : tasks.task === task ? Object(working) : {};
  const taken = Object.entries(NOTHING).map(([name, usual]) => [
    name,
    typeof stored[name] === "string" ? stored[name] : usual,
  ]);
  return Object.fromEntries(taken);
}

/** @param {Saved} saved @param {string | null} task */
export const store = (saved, task) =>
  task === null ? storeValue(PROGRAM, saved) : storeValue(TASKS, { ...readObject(TASKS), task, working: saved });

/** A listing that runs for a board of this size. @param {string} listing @param {Pick<Run, "n">} run @returns {string} */
export const sized = (listing, { n }) => listing.replace(/^n = \d+$/m, `n = ${n}`);
