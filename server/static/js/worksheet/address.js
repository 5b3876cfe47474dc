// The address of a worksheet: its steps, its kinds of question, and the paper. Pure: parses and formats queries.
//
// A step is written as algorithm.n.step, such as bitmask.8.331; a search for the first solution adds ".first".

import { Fields, formatFields, listOf, oneOf, readName, shown } from "../address/fields.js";
import { KINDS, ON_PAPER } from "../questions/kinds.js";

/** @import { Run } from "../types.js" */
/** @import { Table } from "../address/fields.js" */

/** @typedef {{run: Run, step: number}} Place  a step of a film */
/** @typedef {"a4" | "letter"} Paper */
/**
 * @typedef {{places: Place[], kinds: string[], paper: Paper, codes: boolean}} Worksheet  `codes`: whether it has QR codes with links to the steps
 */

export const MOST_PLACES = 4;
export const LARGEST_N = 12; // larger boards have squares too small for a pencil

export { KINDS };
/** The kinds in the order in which the hour of a class has them: its stops, and beside each what is like it. */
export const AS_IN_CLASS = "after attacker free col ld rd falls next ends back line below".split(" ");
/** @type {Paper[]} */
export const PAPERS = ["a4", "letter"];

/** @type {Worksheet} */
export const DEFAULT = {
  places: [],
  kinds: ON_PAPER,
  paper: "a4",
  codes: true,
};

/** The steps of a worksheet whose address names none: moments of the hour of a class, in its order. @type {Place[]} */
const FIRST_PLACES = [
  [4, 2],
  [5, 3],
  [6, 4],
  [6, 17],
].map(([n, step]) => ({ run: { algorithm: "bitmask", n, goal: "all" }, step }));

/** @param {(algorithm: string) => number} largest @returns {Table<Worksheet>} */
function tableOf(largest) {
  const places = listOf(FIRST_PLACES, (text) => readPlace(text, largest), { most: MOST_PLACES, item: "step" });
  const kinds = listOf(DEFAULT.kinds, readName(KINDS), { names: KINDS });
  return {
    places: { ...places, name: "steps", write: (some) => some.map(nameOf).join(","), always: true },
    kinds: { ...kinds, read: (text, report) => sorted(kinds.read(text, report) ?? []), always: true },
    paper: oneOf(PAPERS),
    codes: shown(),
  };
}

/** Sort kinds as in the list of all; a sheet has at least one. @param {string[]} kinds */
const sorted = (kinds) => (kinds.length ? KINDS.filter((kind) => kinds.includes(kind)) : DEFAULT.kinds);

/**
 * Parse a query; invalid values are reported in `badFields` and left out.
 * @param {string} query
 * @param {(algorithm: string) => number} largest  returns the largest n of an algorithm; 0 for an unknown one
 */
export function parse(query, largest) {
  const fields = new Fields(query);
  return { sheet: fields.read(tableOf(largest)), badFields: fields.badFields };
}

/** @param {string} text @param {(algorithm: string) => number} largest @returns {Place | null} */
function readPlace(text, largest) {
  const [, algorithm, size, number, first] = /^([a-z]+)\.(\d{1,2})\.(\d{1,16})(\.first)?$/.exec(text) ?? [];
  const [n, step] = [Number(size), Number(number)];
  if (!algorithm || n < 1 || n > Math.min(LARGEST_N, largest(algorithm)) || !Number.isSafeInteger(step)) return null;
  return { run: { algorithm, n, goal: first ? "first" : "all" }, step };
}

/** @param {Place} place */
export const nameOf = ({ run: { algorithm, n, goal }, step }) =>
  `${algorithm}.${n}.${step}${goal === "first" ? ".first" : ""}`;

/** Format a worksheet as a query: the steps and the kinds always, other fields if they differ from the default. @param {Worksheet} sheet */
export const format = (sheet) =>
  formatFields(
    tableOf(() => 0),
    sheet,
  );
