// Sentences of the exercises: which text applies, and with which facts.

/** @import { Verdict } from "../../exercise/judge.js" */
/** @import { Line } from "../../model/bits.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"exercise">} Exercise */

export * from "./common.js";

/** @param {Exercise} say @param {number[]} queens */
export const board = ({ QUEENS, ROWS, COLUMNS }, queens) =>
  QUEENS({ queens: queens.map((column, row) => `${ROWS[row]}, ${COLUMNS[column]}`).join("; ") });

/** @param {Exercise} say @param {Line} line @param {boolean} right @param {Line[]} rays  that hit the square */
export function ray({ RAY, WAYS }, line, right, rays) {
  const facts = { line, way: WAYS[line] };
  if (!right) return RAY.wrong(facts);
  const other = rays.find((one) => one !== line);
  return other ? RAY.both({ ...facts, other }) : RAY.right(facts);
}

/** @param {Exercise} say @param {Verdict} verdict */
export function verdictOnDigits(say, { about, column, by }) {
  if (about === "right") return say.TAKEN_RIGHT;
  if (about === "told") return say.TAKEN_SHOWN;
  const facts = { column: say.COLUMNS[column], inColumn: say.IN_COLUMNS[column] };
  if (about !== "hit") return say.TAKEN_WRONG[about](facts);
  const [{ row, along }] = by;
  return say.TAKEN_WRONG.hit({ ...facts, line: along, inRow: say.IN_ROWS[row], along: say.ALONG[along] });
}

/** The name of a digit that is marked. @param {Exercise} say @param {number} column */
export const wrongDigit = ({ WRONG_DIGIT, COLUMNS }, column) => WRONG_DIGIT({ column: COLUMNS[column] });
