// Places of values in a program: a name of a call, and the way from there to an entry. Pure.

import { writeValue } from "./values.js";

/** @import { Code, Names, OpenCall, ProgramState } from "./state.js" */
/** @import { Variable } from "./scopes.js" */

/** One part of a way: an index, the name of an attribute, or the key of a dict as JSON. @typedef {number | string | {key: string}} Part */
/**
 * A name of a call, and the way to an entry of its value. Call 0 is the module. `shared`: the calls that share the
 * variable, if it is a nonlocal one.
 * @typedef {{call: number, name: string, path: Part[], shared: Variable | null}} Place
 */
/** An object that holds a value, and the way from it to the value. @typedef {{object: number, path: Part[]}} Within */
/**
 * The value at a place: its code and as JSON, the code of the name, the objects on the way, and all objects that it depends on.
 * @typedef {{code: Code, text: string | undefined, root: Code, way: Within[], objects: Set<string>}} Found
 */

const DEEPEST = 5; // references within a value that count as parts of it

/** Return the value at a place. @param {Place} place @param {ProgramState} state @param {Code} [before]  the code of a nonlocal name so far @returns {Found} */
export function readPlace({ call, name, path, shared }, state, before) {
  const names = namesOf(call, state) ?? {};
  const root = shared ? shared.read(state, before) : Object.hasOwn(names, name) ? names[name] : undefined;
  /** @type {Within[]} */
  const way = [];
  let code = root;
  for (let at = 0; ; at += 1) {
    if (code?.["@"] !== undefined) way.push({ object: code["@"], path: path.slice(at) });
    if (at === path.length) break;
    code = partOf(state.resolve(code), path[at]);
  }
  const objects = new Set(way.map(({ object }) => String(object)));
  return { code, text: JSON.stringify(expand(code, state, objects, 0)), root, way, objects };
}

/** Return the names of a call, open or suspended. @param {number} call @param {ProgramState} state @returns {Names | undefined} */
export const namesOf = (call, state) =>
  call ? (state.stack.find(({ number }) => number === call) ?? state.parked.get(call))?.names : state.globals;

/** Return a part of a code; undefined if it has no such part. @param {Code} code @param {Part} part @returns {Code} */
function partOf(code, part) {
  if (typeof part === "string") return code?.o !== undefined && Object.hasOwn(code.a, part) ? code.a[part] : undefined;
  if (typeof part === "number") return itemsOf(code)?.[part];
  return code?.d?.find((/** @type {Code[]} */ [key]) => JSON.stringify(key) === part.key)?.[1];
}

/** Return the entries of a list, tuple, deque or array. @param {Code} code @returns {Code[] | undefined} */
const itemsOf = (code) =>
  Array.isArray(code) ? code : (code?.t ?? code?.q ?? (code?.n === undefined ? code?.s : code.a));

/** Replace the references in a code by the objects. @param {Code} code @param {ProgramState} state @param {Set<string>} objects @param {number} depth @returns {Code} */
function expand(code, state, objects, depth) {
  if (typeof code !== "object" || code === null) return code;
  if (code["@"] !== undefined) {
    objects.add(String(code["@"]));
    return depth < DEEPEST ? expand(state.resolve(code), state, objects, depth + 1) : "…";
  }
  const inside = (/** @type {Code} */ one) => expand(one, state, objects, depth);
  if (Array.isArray(code)) return code.map(inside);
  return Object.fromEntries(Object.entries(code).map(([key, one]) => [key, inside(one)]));
}

/** Write the way from a name to an entry as Python does. @param {string} name @param {Part[]} path */
export const writePath = (name, path) => name + path.map(writePart).join("");

/** @param {Part} part */
function writePart(part) {
  if (typeof part === "string") return `.${part}`;
  return `[${typeof part === "number" ? part : writeValue(JSON.parse(part.key), { resolve: (code) => code })}]`;
}

/** List the places at which names or attributes hold an object, or a part of it, the innermost call's first. @param {Within} within @param {ProgramState} state @returns {Place[]} */
export function listHolders({ object, path }, state) {
  const isIt = (/** @type {Code} */ code) => code?.["@"] === object;
  const calls = [...state.stack].reverse().map(({ number, names }) => ({ number, names }));
  return [...calls, { number: 0, names: state.globals }].flatMap(({ number, names }) =>
    Object.entries(names).flatMap(([name, code]) => {
      const place = { call: number, name, path, shared: null };
      if (isIt(code)) return [place];
      const attributes = Object.entries(state.resolve(code)?.a ?? {}).filter(([, one]) => isIt(one));
      return attributes.map(([attribute]) => ({ ...place, path: [attribute, ...path] }));
    }),
  );
}
