// conjoin: the three parts of the long integer `used`, and under each the bits of the tested square. Each part starts with
// its lowest bit on the left and is shifted so that each bit is right below its square.

import { outerCells } from "../model/strip.js";
import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";
import { bitFact, flagOf, alignedRow } from "./parts/flags.js";
import { PARTS, bitAt, integers, integersOf, lengthOf, long } from "./parts/integers.js";
import { UP, activeOf } from "../model/squares.js";
import { valuesBeside, signsOf, squareBySquare } from "./parts/view.js";

/** @import { Plan } from "../model/squares.js" */
/** @import { Content, Strip } from "../model/strip.js" */
/** @import { Step } from "../types.js" */
/** @import { Parts } from "./parts/integers.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @type {Plan} */
const PLAN = { fills: "row", ways: UP, unit: "operations" };

/** @type {Strip} */
const strip = {
  title: own.INTEGER,
  rows: PARTS.flatMap(({ part, sign, along }) => [
    { name: part, label: "used", sign, along, kind: "flag", explained: true },
    { name: `${part}-bits`, label: "bits", along, kind: "own-bit", explained: true },
  ]),
  show(step, n) {
    const active = activeOf(step, n);
    const { used, bits } = integersOf(step);
    return {
      contents: Object.fromEntries(
        PARTS.flatMap((part) => rowsOfPart(part, used, bits, alignedRow(step, n), n, active === null)),
      ),
      said: own.andSaid(step, bits !== null),
    };
  },
};

export const view = squareBySquare(PLAN, own.CONJOIN, {
  signs: signsOf(["used", "own", "hit", "outer"]),
  strip,
  values,
  long,
  integers,
  fact: (step, n, target) => bitFact(PLAN, step, n, target),
});

/**
 * Return the two rows of a part: the bits of `used`, and those of the tested square.
 * @param {typeof PARTS[number]} which
 * @param {Parts} used
 * @param {Parts | null} bits
 * @param {number} row
 * @param {number} n
 * @param {boolean} idle
 * @returns {[string, Content][]}
 */
function rowsOfPart({ part, array }, used, bits, row, n, idle) {
  const columns = upTo(n).map((column) => flagOf(array, row, column, n));
  /** @param {number} column */
  function isUsed(column) {
    const k = flagOf(array, row, column, n);
    return k >= 0 && k < lengthOf(part, n) ? bitAt(used[part], k) : undefined;
  }
  const hit = columns.map((k) => bits !== null && bitAt(bits[part], k) && bitAt(used[part], k));
  return [
    [
      part,
      {
        cells: columns.map((k, at) => ({
          text: bitAt(used[part], k) ? "1" : "0",
          on: bitAt(used[part], k),
          mark: hit[at] ? "hit" : "",
        })),
        idle,
        ...(part === "columns" ? {} : { outer: outerCells(isUsed, n) }),
      },
    ],
    [
      `${part}-bits`,
      {
        cells: columns.map((k, at) => ({
          text: bits && bitAt(bits[part], k) ? "1" : "",
          on: bits !== null && bitAt(bits[part], k),
          mark: hit[at] ? "hit" : "",
        })),
        value: bits ? (hit.includes(true) ? "& 1" : "& 0") : "",
        idle,
      },
    ],
  ];
}

/**
 * Return the values beside the listing, with the row of the generator and the column that it yields.
 * @param {Step} step
 * @param {number} n
 * @param {(pattern: RegExp) => number} at
 */
function values(step, n, at) {
  const beside = valuesBeside(step, n, at);
  const depth = activeOf(step, n);
  if (depth !== null) beside.set(at(/^def places/), `${words.LINE.row} ${depth}`);
  if (step.kind === "place" && step.square) beside.set(at(/yield column/), String(step.square[1]));
  return beside;
}
