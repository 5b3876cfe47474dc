// Sentences of a learner's own program: which text applies, and with which facts.

import { told } from "../texts.js";
import { listed } from "./common.js";

/** @import { ProgramStep, Square } from "../../types.js" */
/** @import { Findings } from "../../suppliers/program/film.js" */
/** @import { Write } from "../../suppliers/program/writes.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"yours">} Yours */
/** @typedef {{reason: string, line: number | null, text: string}} End */

const LONGEST = 60; // characters of a value in a sentence
const MODULE = "<module>"; // as Python calls what runs outside of all functions

export * from "./common.js";
export { answered, compared, doubted, sayFault, tried } from "./verdict.js";

/** @param {Yours} say @param {Square} square */
export const squareAt = ({ SQUARE }, [row, column]) => SQUARE({ row, column });

/** The action of a step, and its reason. @param {Yours} say @param {ProgramStep} step @param {number} n */
export function sentence(say, step, n) {
  const { STEP } = say;
  const { event, happens } = step.state;
  const how = { wanted: STEP.how, awaited: STEP.howWatched }[/** @type {"wanted"} */ (happens)] ?? "";
  if (event < 0) return { title: STEP.before, why: how };
  const why = [sayAttacks(say, step), sayChanges(say, step)].filter(Boolean).join(" ");
  return { title: sayBoard(say, step, n) ?? sayEvent(say, step), why };
}

/** @param {Yours} say @param {ProgramStep} step @param {number} n @returns {string | null} */
function sayBoard(say, { kind, square, queens, solutions, state }, n) {
  if (kind === "solution" && queens.length === n) return say.STEP.solution({ number: solutions });
  if (!square) return null;
  const at = { square: squareAt(say, square) };
  if (kind === "return") return say.STEP.lifted(at);
  return state.trial ? say.STEP.tried(at) : say.STEP.placed(at);
}

/** @param {Yours} say @param {ProgramStep} step */
function sayEvent(say, { stack, lines, state: { happens, value, left } }) {
  const { STEP } = say;
  const call = stack.at(-1)?.name ?? "";
  const facts = { name: nameOf(say, call), value, line: String(lines[0] ?? "") };
  if (call === MODULE && happens === "call") return STEP.begins(facts);
  if (call === MODULE && happens === "return") return STEP.ends(facts);
  return happens === "return" && left ? STEP.left(facts) : STEP[/** @type {"call"} */ (happens)](facts);
}

/** The name of a call, without the function in which its function is. @param {Yours} say @param {string} name */
export const nameOf = ({ YOURS }, name) => (name === MODULE ? YOURS.module : name.replace(/^.*<locals>\./, ""));

/** The attacker of the queen that has just come. @param {Yours} say @param {ProgramStep} step */
function sayAttacks(say, { kind, square, state: { attacks } }) {
  if (kind !== "place" || !square) return "";
  const pair = attacks.find((one) => one.some((each) => isSame(each, square)));
  if (!pair) return "";
  const other = isSame(pair[0], square) ? pair[1] : pair[0];
  return say.STEP.attacked({ along: say.ALONG[lineBetween(square, other)], square: squareAt(say, other) });
}

/** @param {Square} one @param {Square} other */
const isSame = ([row, column], [r, c]) => row === r && column === c;

/** @param {Square} one @param {Square} other @returns {"row" | "column" | "ld" | "rd"} */
export function lineBetween([row, column], [r, c]) {
  if (row === r) return "row";
  if (column === c) return "column";
  return row - r === column - c ? "ld" : "rd";
}

/** Changes of the line before, or the arguments of a call. @param {Yours} say @param {ProgramStep} step */
function sayChanges(say, { state: { happens, changed } }) {
  if (!changed.length) return "";
  const values = listed(
    say,
    changed.slice(0, 4).map(([name, value]) => say.VALUE({ name, value })),
  );
  return happens === "call" ? say.STEP.with({ values }) : say.STEP.changed({ values });
}

/** The board, for a screen reader. @param {Yours} say @param {ProgramStep} step @param {number} n */
export function board(say, { queens, state: { attacks } }, n) {
  const squares = queens.map((square) => squareAt(say, square)).join("; ");
  return [
    say.BOARD.size({ n }),
    squares ? say.BOARD.queens({ squares }) : say.BOARD.none,
    ...(attacks.length ? [say.BOARD.attacks({ count: attacks.length })] : []),
  ].join(" ");
}

/** Of a step in the timeline. @param {Yours} say @param {ProgramStep} step */
export const tip = (say, { lines: [line], stack }) =>
  line ? say.TIMELINE.step({ line: String(line), name: nameOf(say, stack.at(-1)?.name ?? MODULE) }) : "";

/** The end of the program. @param {Yours} say @param {End} end */
export function ended({ ENDS, WHERE }, { reason, line, text }) {
  return told(ENDS[reason], { where: line ? WHERE({ line: String(line) }) : "", text: text.replace(/\.$/, "") });
}

/** Differences between the run and one without the recorder. @param {Yours} say @param {[string, string][]} notes */
export const noted = ({ NOTES }, notes) => notes.map(([reason, names]) => told(NOTES[reason], { names }));

/** The reading of the board. @param {Yours} say @param {Record<string, any>} found @param {string} confidence */
export function reading({ READING }, { name, way, index: along, mark }, confidence) {
  const [index, other] = along === "row" ? [READING.row, READING.column] : [READING.column, READING.row];
  const how = /** @type {any} */ (READING)[way === "keys" && mark !== null ? "keysSquares" : way];
  const facts = { name, how: told(how, { index, other, mark: String(mark) }) };
  return confidence === "unsure" ? READING.unsure(facts) : READING.shown(facts);
}

/** @param {string} text @param {number} length */
const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/**
 * The write of a value, or of a queen on a square. `manner`: of its text in WHY_OWN; `name`: of the value or the board.
 * @typedef {object} Reason
 * @property {"set" | "given" | "placed" | "taken" | "start" | "none" | "never"} manner
 * @property {string} name
 * @property {string} value
 * @property {Square | null} square
 * @property {Write | null} write
 */

/** Why a value is what it is; `here`: what the line does, at its step. @param {Yours} say @param {Reason} reason @returns {{text: string, values: string, here: string}} */
export function reasoned(say, { manner, name, value: whole, square, write }) {
  const { WHY_OWN } = say;
  const value = cut(whole, LONGEST);
  const place = { line: String(write?.line ?? ""), file: write?.file ?? "" };
  const line = place.file ? WHY_OWN.file(place) : place.line;
  const at = square ? WHY_OWN.squareOf({ name, square: squareAt(say, square) }) : "";
  const facts = { name, value, line, step: write?.event ?? 0, square: at };
  const values = (write?.values ?? []).map(([each, text]) => say.VALUE({ name: each, value: cut(text, LONGEST / 2) }));
  return {
    text: WHY_OWN[manner](facts),
    values: values.length ? WHY_OWN.then({ values: listed(say, values) }) : "",
    here: manner in WHY_OWN.here ? WHY_OWN.here[/** @type {"set"} */ (manner)](facts) : "",
  };
}

/** The fault of a mask. @param {Yours} say @param {NonNullable<Findings["masks"]>} fault */
export function maskFault({ MASKS }, { kind, line, ...facts }) {
  const reason = /** @type {any} */ (MASKS.reasons)[kind];
  return (reason ? MASKS.should : /** @type {any} */ (MASKS)[kind])({ ...facts, line: String(line), reason });
}
