// Finds the event at which a value changed, also before a call or an assignment passed it on.

import { listHolders, readPlace } from "./places.js";
import { isParameter, isWithin, listShared } from "./scopes.js";

/** @import { Found, Part, Place, Within } from "./places.js" */
/** @import { ProgramRecording } from "./recording.js" */
/** @import { Names, OpenCall } from "./state.js" */

/** A place and the objects that its value consists of. @typedef {{place: Place, objects: Iterable<string>}} Held */

/** A change of the value at a place. `call`: that got the value as it began; `unchanged`: objects on the way that existed before. @typedef {{event: number, call: OpenCall | null, unchanged: Within[]}} Change */

/** @param {Pick<OpenCall, "number" | "function" | "file">} call @param {string} name @param {Part[]} path @param {ProgramRecording} recording @returns {Place} */
export function placeOf({ number, function: inFunction, file }, name, path, recording) {
  const variables = number ? listShared(linesOf(recording, file)) : [];
  return { call: number, name, path, shared: variables.find((one) => one.isMeant(name, inFunction)) ?? null };
}

/** @param {ProgramRecording} recording @param {number} file @returns {string[]} */
export const linesOf = ({ header }, file) => (file ? header.files[file - 1][1] : header.source).split("\n");

/** Find the latest change of a value, also before a call or an assignment passed it on. @param {ProgramRecording} recording @param {Held} first @param {number} event */
export async function trace(recording, first, event) {
  let held = first;
  let change = await findChange(recording, held, event);
  while (change) {
    const origin = await findOrigin(recording, held.place, change);
    if (!origin) break;
    held = origin;
    change = await findChange(recording, held, change.event - 1);
  }
  return change;
}

/** Find the place from which a call or an assignment got a value that existed before; null if its line made the value. @param {ProgramRecording} recording @param {Place} place @param {Change} change */
async function findOrigin(recording, { name, path }, { event, call, unchanged }) {
  /** @type {Held[]} */
  const origins = [];
  const ways = unchanged.filter((within) => call || within.path.length);
  const isFree = call && !unchanged.length && !isParameter(linesOf(recording, call.file), call.line, name);
  if (!event || (!ways.length && !isFree)) return null;
  await recording.visit([event - 1], ({ state }) => {
    const outer = [...state.stack].reverse().filter((one) => call && isWithin(call.function, one.function));
    const around = isFree && outer.find(({ names }) => Object.hasOwn(names, name));
    const holders = ways.map((within) => listHolders(within, state)).find(({ length }) => length) ?? [];
    const place = around
      ? placeOf(around, name, path, recording)
      : (holders.find((one) => one.name === name) ?? holders[0]);
    if (place) origins.push({ place, objects: readPlace(place, state).objects });
  });
  return origins[0] ?? null;
}

/** Find the latest event up to one at which a value changed; null for none. @param {ProgramRecording} recording @param {Held} held @param {number} event @returns {Promise<Change | null>} */
export async function findChange(recording, { place, objects: first }, event) {
  /** @type {Change[]} */
  const changes = [];
  let objects = first; // of the value at the start of the latest chunk that was replayed
  let found = NOTHING;
  await recording.replayBackward(event, {
    keys: () => [place.name, ...objects],
    isOver: () => changes.length > 0,
    begin(state) {
      found = readPlace(place, state);
      objects = found.objects;
    },
    visit(at, state, changed, chunk) {
      if (!touches(changed, place.name, found.objects)) return;
      const before = found.text;
      found = readPlace(place, state, found.root);
      if (found.text === before) return;
      const top = state.stack.at(-1);
      const call = chunk.k[at] === "c" && top?.number === place.call ? { ...top } : null;
      changes.push({ event: chunk.at + at, call, unchanged: listUnchanged(found, changed[2] || {}) });
    },
  });
  return changes.at(-1) ?? null;
}

/** List the objects on the way to a value, the innermost first, up to one that has changed. @param {Found} found @param {Names} heap  the changes @returns {Within[]} */
function listUnchanged({ way, objects }, heap) {
  const inward = [...way].reverse();
  const end = inward.findIndex(({ object }) => Object.hasOwn(heap, object));
  const inner = [...objects].slice(new Set(way.map(({ object }) => object)).size); // in the value itself
  return inner.some((object) => Object.hasOwn(heap, object)) ? [] : inward.slice(0, end < 0 ? inward.length : end);
}

/** @type {Found} */
const NOTHING = { code: undefined, root: undefined, text: undefined, way: [], objects: new Set() };

/** Return true if changes are of a name or of one of some objects. @param {any[]} changed @param {string} name @param {Set<string>} objects */
const touches = ([, local, heap, globals], name, objects) =>
  Object.hasOwn(local || {}, name) ||
  Object.hasOwn(globals || {}, name) ||
  Object.keys(heap || {}).some((number) => objects.has(number));
