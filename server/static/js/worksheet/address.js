// The address of a worksheet: its steps, its kinds of question, and the paper. Pure: parses and formats queries.
//
// A step is written as algorithm.n.step, such as bitmask.8.331; a search for the first solution adds ".first".

import { KINDS, ON_PAPER } from "../questions/kinds.js";

/** @import { Run } from "../types.js" */

/** @typedef {{run: Run, step: number}} Place  a step of a film */
/** @typedef {"a4" | "letter"} Paper */
/**
 * @typedef {{places: Place[], kinds: string[], paper: Paper, codes: boolean}} Worksheet  `codes`: whether it has QR codes with links to the steps
 */
/**
 * @typedef {[field: "steps" | "step" | "kinds" | "paper" | "codes", text: string]} BadField  "step": one item of "steps"
 */

export const MOST_PLACES = 4;
export const LARGEST_N = 12; // larger boards have squares too small for a pencil

export { KINDS };
/** @type {Paper[]} */
export const PAPERS = ["a4", "letter"];

/** @type {Worksheet} */
export const DEFAULT = {
  places: [],
  kinds: ON_PAPER,
  paper: "a4",
  codes: true,
};

/** The steps of a worksheet whose address names none. @type {Place[]} */
const FIRST_PLACES = [
  [4, 3],
  [5, 6],
  [6, 17],
  [8, 24],
].map(([n, step]) => ({ run: { algorithm: "bitmask", n, goal: "all" }, step }));

/**
 * Parse a query; invalid values are reported in `badFields` and left out.
 * @param {string} query
 * @param {(algorithm: string) => number} largest  returns the largest n of an algorithm; 0 for an unknown one
 */
export function parse(query, largest) {
  const fields = new URLSearchParams(query);
  /** @type {BadField[]} */
  const badFields = [];
  const written = list(fields.get("steps"));
  const places = written.flatMap((text) => {
    const place = parsePlace(text, largest);
    if (!place) badFields.push(["step", text]);
    return place ?? [];
  });
  if (written.length > MOST_PLACES) badFields.push(["steps", String(written.length)]);

  const named = list(fields.get("kinds"));
  for (const name of named) if (!KINDS.includes(name)) badFields.push(["kinds", name]);
  const kinds = KINDS.filter((kind) => named.includes(kind));

  /** @template {string} T @param {"paper" | "codes"} field @param {readonly T[]} values  the default first */
  function parseField(field, values) {
    const text = fields.get(field) ?? values[0];
    const value = values.find((one) => one === text);
    if (!value) badFields.push([field, text]);
    return value ?? values[0];
  }
  const sheet = {
    places: fields.has("steps") ? places.slice(0, MOST_PLACES) : FIRST_PLACES,
    kinds: kinds.length ? kinds : DEFAULT.kinds,
    paper: parseField("paper", PAPERS),
    codes: parseField("codes", ["shown", "hidden"]) === "shown",
  };
  return { sheet, badFields };
}

/** @param {string | null} text */
const list = (text) => (text ? text.split(",") : []);

/** @param {string} text @param {(algorithm: string) => number} largest @returns {Place | null} */
function parsePlace(text, largest) {
  const [, algorithm, size, number, first] = /^([a-z]+)\.(\d{1,2})\.(\d{1,16})(\.first)?$/.exec(text) ?? [];
  const [n, step] = [Number(size), Number(number)];
  if (!algorithm || n < 1 || n > Math.min(LARGEST_N, largest(algorithm)) || !Number.isSafeInteger(step)) return null;
  return { run: { algorithm, n, goal: first ? "first" : "all" }, step };
}

/** @param {Place} place */
export const nameOf = ({ run: { algorithm, n, goal }, step }) =>
  `${algorithm}.${n}.${step}${goal === "first" ? ".first" : ""}`;

/** Format a worksheet as a query: the steps always, other fields if they differ from the default. @param {Worksheet} sheet */
export function format({ places, kinds, paper, codes }) {
  const fields = [`steps=${places.map(nameOf).join(",")}`, `kinds=${kinds.join(",")}`];
  if (paper !== DEFAULT.paper) fields.push(`paper=${paper}`);
  if (!codes) fields.push("codes=hidden");
  return `?${fields.join("&")}`;
}
