// Sentences of the exercise with four queens: which text applies, and with which facts.

/** @import { Picture, Remark } from "../../exercise/place/game.js" */
/** @import { Verdict } from "../../exercise/place/judge.js" */
/** @import { Line } from "../../model/bits.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"place">} Place */

export * from "./common.js";

/** @param {Place} say @param {number} row @param {number} column @param {"queen" | "tried" | "empty"} state */
export const square = ({ SQUARE, ROWS, COLUMNS }, row, column, state) =>
  SQUARE[state]({ row: ROWS[row], column: COLUMNS[column] });

/** @param {Place} say @param {number[]} queens */
export const board = ({ QUEENS, EMPTY_BOARD, ROWS, COLUMNS }, queens) =>
  queens.length
    ? QUEENS({ queens: queens.map((column, row) => `${ROWS[row]}, ${COLUMNS[column]}`).join("; ") })
    : EMPTY_BOARD;

/** A row in its sentence. @param {Place} say @param {number} row */
const rowFacts = ({ ROWS, IN_ROWS }, row) => ({ row: ROWS[row], inRow: IN_ROWS[row] });

/** @param {Place} say @param {Remark} remark */
export function remark(say, remark) {
  const { REMARKS } = say;
  switch (remark.about) {
    case "start":
    case "full":
    case "last":
    case "again":
      return REMARKS[remark.about];
    case "placed":
    case "order":
      return REMARKS[remark.about](rowFacts(say, remark.row));
    case "refused": {
      const attackers = remark.against
        .map(({ row, along }) => REMARKS.attacker({ ...rowFacts(say, row), along: say.ALONG[along] }))
        .join(REMARKS.and);
      const refused = REMARKS.refused({ attackers });
      return remark.stuck ? `${refused} ${REMARKS.stuck(rowFacts(say, remark.square[0]))}` : refused;
    }
    case "named":
      return `${REMARKS.named} ${leftIn(say, remark.row, remark.stuck)}`;
    case "back":
      return leftIn(say, remark.row, remark.stuck);
    case "solved":
      return remark.named ? REMARKS.solved : REMARKS.lucky;
    default:
      throw new Error(`nothing to say about ${JSON.stringify(remark)}`);
  }
}

/** @param {Place} say @param {number} row @param {boolean} stuck */
const leftIn = (say, row, stuck) => (stuck ? say.REMARKS.nothingElse : say.REMARKS.another)(rowFacts(say, row));

/** @param {Place} say @param {Picture} frame */
export function frame(say, { kind, row, queens }) {
  const text = say.FRAMES[kind];
  if (text === undefined) throw new Error(`no picture is called ${kind}`);
  return typeof text === "string" ? text : text({ ...rowFacts(say, row), queens: queens.length });
}

/** @param {Place} say @param {Line} line @param {boolean} right @param {Line[]} rays  that hit the square */
export function ray({ RAY, WAYS }, line, right, rays) {
  const facts = { line, way: WAYS[line] };
  if (!right) return RAY.wrong(facts);
  const other = rays.find((one) => one !== line);
  return other ? RAY.both({ ...facts, other }) : RAY.right(facts);
}

/** @param {Place} say @param {Verdict} verdict */
export function verdictOnDigits(say, { about, column, by }) {
  if (about === "right") return say.TAKEN_RIGHT;
  if (about === "told") return say.TAKEN_SHOWN;
  const facts = { column: say.COLUMNS[column], inColumn: say.IN_COLUMNS[column] };
  if (about !== "hit") return say.TAKEN_WRONG[about](facts);
  const [{ row, along }] = by;
  return say.TAKEN_WRONG.hit({ ...facts, line: along, inRow: say.IN_ROWS[row], along: say.ALONG[along] });
}

/** The name of a digit that is marked. @param {Place} say @param {number} column */
export const wrongDigit = ({ WRONG_DIGIT, COLUMNS }, column) => WRONG_DIGIT({ column: COLUMNS[column] });
