// Places in the film, read as the page's address is. Pure. The server does the same: lessons/places.py.

import { parse } from "../address/address.js";

/** @import { Run } from "../types.js" */

const FIELDS = ["algorithm", "n", "goal", "step", "part", "panel"];

/**
 * `part`: of the step, from 0, -1 its last; `panel`: the one to open.
 * @typedef {{run: Run, step: number, part: number | null, panel: string}} Place
 */
/** The rule, what stands there, what may. @typedef {[what: string, found: string, allowed: string]} Bad */

/**
 * @param {string} query
 * @param {(algorithm: string) => number} largest  n that an algorithm takes
 * @returns {{place: Place, bad: Bad[]}}
 */
export function readPlace(query, largest) {
  const fields = [...new Set(new URLSearchParams(query).keys())];
  const known = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => FIELDS.includes(name)));
  const { address, badFields } = parse(`?${known}`, largest);
  const { run, step, part } = address;
  /** @type {Record<string, string>} */
  const allowed = { n: `1 … ${largest(run.algorithm)}`, step: "0, 1, 2, …", part: "0, 1, 2, …, last" };
  /** @type {Bad[]} */
  const unknown = fields.filter((name) => !FIELDS.includes(name)).map((name) => ["field", name, FIELDS.join(", ")]);
  /** @type {Bad[]} */
  const wrong = badFields.map(([name, text, names]) => [
    "value",
    `${name}=${text}`,
    names?.join(", ") ?? allowed[name],
  ]);
  const named = known.has("panel") && !badFields.some(([name]) => name === "panel");
  return {
    place: { run, step, part: part?.index ?? null, panel: named ? address.panel : "" },
    bad: [...unknown, ...wrong],
  };
}
