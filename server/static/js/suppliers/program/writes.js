// Finds the line that gave a name, or an entry of its value, the value that it has at an event.

import { lastUpTo } from "./changes.js";
import { linesOf, placeOf, trace } from "./origins.js";
import { namesOf, readPlace, writePath } from "./places.js";
import { writeValue } from "./values.js";

/** @import { Square } from "../../types.js" */
/** @import { BoardChange } from "./changes.js" */
/** @import { Held } from "./origins.js" */
/** @import { ProgramRecording } from "./recording.js" */
/** @import { OpenCall, ProgramState } from "./state.js" */

/**
 * A value that is asked about: in the call of that depth, or in the innermost call of that function, "" for the module. In a
 * dict the way leads to an entry by its place; the text of its key is for display.
 * @typedef {{depth?: number, function?: string, name: string, path: (number | string | {entry: number, key: string})[]}} Asked
 */

/**
 * The line that wrote a value. `event`: that of the line, at which it is about to run; `values`: the names in the line, with
 * their values at that event; `given`: the line called the function that has the name.
 * @typedef {{event: number, line: number, file: string, text: string, values: [string, string][], given: boolean}} Write
 */

/** A value with its write; null for a value that was there from the start. @typedef {{name: string, value: string, write: Write | null}} Written */

const MOST = 4; // names listed with a line
const SHORT = 24; // characters of a value

const [CALL, RESUME] = ["c", "s"].map((letter) => letter.charCodeAt(0));

/**
 * Find the write of a value. Resolves to null if there is no such value.
 * @param {ProgramRecording} recording @param {number} event @param {Asked} asked
 * @returns {Promise<Written | null>}
 */
export async function findWrite(recording, event, asked) {
  /** @type {{held: Held, value: string}[]} */
  const located = [];
  await recording.visit([event], ({ state }) => located.push(...locate(asked, state, recording)));
  if (!located.length) return null;
  const [{ held, value }] = located;
  const { name, path } = held.place;
  const change = await trace(recording, held, event);
  const write = change && (await readWrite(recording, change.event, change.call !== null, name));
  return { name: writePath(name, path), value, write };
}

/**
 * Find the write that placed the queen on a square, or that took the last one off it.
 * @param {ProgramRecording} recording @param {BoardChange[]} changes @param {number} event @param {Square} square
 * @returns {Promise<{isThere: boolean, write: Write | null}>}
 */
export async function findQueen(recording, changes, event, [row, column]) {
  const has = (/** @type {number} */ at) => changes[at]?.queens.some(([r, c]) => r === row && c === column) ?? false;
  const events = changes.map((one) => one.event);
  let at = lastUpTo(events, event);
  const isThere = has(at);
  while (at >= 0 && has(at - 1) === isThere) at -= 1;
  return { isThere, write: at < 0 ? null : await readWrite(recording, changes[at].event, false, "") };
}

// The places of values.

/** Return the place of a value that is asked about, and the value; an empty list if there is none. @param {Asked} asked @param {ProgramState} state @param {ProgramRecording} recording */
function locate({ depth, function: owner, name, path: way }, state, recording) {
  const { stack } = state;
  const inner = depth === undefined ? [...stack].reverse().find((one) => one.function === owner) : stack[depth];
  const call = owner === "" ? MODULE : inner;
  if (!call) return [];
  const place = placeOf(call, name, [], recording);
  for (const part of way) {
    const code = state.resolve(readPlace(place, state).code);
    place.path.push(typeof part === "object" ? { key: JSON.stringify(code?.d?.[part.entry]?.[0]) } : part);
  }
  const { code, objects } = readPlace(place, state);
  return code === undefined ? [] : [{ held: { place, objects }, value: writeValue(code, state) }];
}

const MODULE = { number: 0, function: "", file: 0 };

// The lines that did it.

/**
 * Read the line that made a change: the one before in that call, or the one that made the call.
 * @param {ProgramRecording} recording @param {number} event @param {boolean} given @param {string} name  that it wrote
 * @returns {Promise<Write | null>}
 */
async function readWrite(recording, event, given, name) {
  const { depths, kinds } = recording;
  const depth = depths[event] - Number(kinds[event] === CALL || kinds[event] === RESUME);
  let before = event - 1;
  while (before >= 0 && depths[before] !== depth) before -= 1;
  /** @type {Write[]} */
  const found = [];
  if (before < 0) return null;
  await recording.visit([before], ({ line, state }) => {
    const { file } = /** @type {OpenCall} */ (state.stack.at(-1));
    const text = linesOf(recording, file)[line - 1]?.trim() ?? "";
    const values = listValues(text, given ? "" : name, state);
    found.push({ event: before, line, file: file ? recording.header.files[file - 1][0] : "", text, values, given });
  });
  return found[0];
}

/** The names that a line only assigns. */
const ASSIGNED = /^(?:for\s+[\w\s,()]+?\bin\b|[\w\s,]+?=(?!=))/;

/** List the names that a line reads with their values, then other names of its call with short ones. @param {string} text @param {string} written @param {ProgramState} state */
function listValues(text, written, state) {
  const own = namesOf(state.stack.at(-1)?.number ?? 0, state) ?? {};
  const read = new Set(text.replace(ASSIGNED, "").match(/(?<![\w.])[A-Za-z_]\w*/g));
  const others = Object.keys(own).filter((name) => name !== written && !read.has(name));
  return [...read, ...others]
    .flatMap((name) => {
      const code = [own, state.globals].find((names) => Object.hasOwn(names, name))?.[name];
      const value = writeValue(code, state);
      const isListed = code !== undefined && state.resolve(code)?.o === undefined;
      return isListed && (read.has(name) || value.length <= SHORT)
        ? [/** @type {[string, string]} */ ([name, value])]
        : [];
    })
    .slice(0, MOST);
}
