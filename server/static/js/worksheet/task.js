// The task of a step and its answer key. Pure: a step and its questions in, plain data out; no words.
//
// A task holds no answers: its picture hides them, and its rows to fill in are empty.

import { binary, bitIndex, taken } from "../model/bits.js";
import { sameRun, viewOf } from "../algorithms/algorithms.js";
import { mannerOf } from "../questions/kinds.js";
import { pictureAsking } from "../questions/picture.js";

/** @import { Manner } from "../questions/kinds.js" */
/** @import { Question, Run, Scene, Square, Step } from "../types.js" */
/** @import { Place } from "./address.js" */

/**
 * A row of cells under the board; `digits`: one for each column, "" for a row to fill in; `below`: whether it is of the
 * next row.
 * @typedef {{name: string, digits: string, below: boolean}} Row
 */
/**
 * The drawn board; `tested`: the square under test; `lifted`: the square of the queen that was just lifted.
 * @typedef {{queens: Square[], tested: Square | null, lifted: Square | null, next: Square | null, active: Scene["active"]}} Picture
 */
/**
 * @typedef {{picture: Picture, rows: Row[], abouts: string[], ran: number[]}} Task  `ran`: lines of the listing that the step runs
 */
/** @typedef {{picture: Picture, rows: Row[], answers: {about: string, answer: number}[]}} Key */

/** @param {Step} step @param {Question[]} questions @param {Run} run @returns {Task} */
export function taskOf(step, questions, run) {
  const { n, algorithm } = run;
  const manner = mannerOf(algorithm);
  // this picture gives none of the other answers away, either
  const asking = pictureAsking({ about: manner.masks ? "free" : "attacker" }, step, run);
  const { queens, active, hollow, lifted } = viewOf(algorithm).scene(asking, n);
  const tested = step.kind === "reject" ? step.square : null;
  const abouts = questions.map(({ about }) => about);
  return {
    picture: { queens, active, tested, lifted: lifted && !tested ? hollow : null, next: null },
    rows: manner.masks ? [...givenRows(step, n), ...emptyRows(step, abouts, manner)] : [],
    abouts,
    ran: abouts.includes("line") ? step.lines : [],
  };
}

/** Return the registers that the picture shows. @param {Step} step @param {number} n @returns {Row[]} */
function givenRows(step, n) {
  const names =
    /** @type {Record<string, ("ld" | "col" | "rd" | "poss" | "bit")[]>} */ ({
      call: ["ld", "col", "rd"],
      place: ["ld", "col", "rd", "bit"],
      return: step.stack.length ? ["ld", "col", "rd", "poss"] : [],
    })[step.kind] ?? [];
  return names.map((name) => ({ name, digits: binary(step[name], n), below: false }));
}

/** Return the registers to fill in. @param {Step} step @param {string[]} abouts @param {Manner} manner @returns {Row[]} */
function emptyRows({ kind }, abouts, { inverted }) {
  const here = [
    ...(abouts.includes("free") ? (inverted ? ["poss"] : ["taken", "poss"]) : []),
    ...(abouts.includes("next") ? ["bit"] : []),
  ];
  const below = kind === "place" ? ["ld", "col", "rd"].filter((line) => abouts.includes(line)) : [];
  return [
    ...here.map((name) => ({ name, digits: "", below: false })),
    ...below.map((name) => ({ name, digits: "", below: true })),
  ];
}

/** @param {Task} task @param {Step} step @param {Question[]} questions @param {Run} run @returns {Key} */
export function keyOf(task, step, questions, { n, algorithm }) {
  const found = Object.fromEntries(questions.map(({ about, answer }) => [about, answer]));
  /** @type {Record<string, number>} */
  const values = { ...found, taken: taken(step), poss: found.free, bit: found.next };
  const rows = task.rows
    .filter(({ digits }) => !digits)
    .map((row) => ({ ...row, digits: binary(values[row.name], n) }));
  const next = found.next === undefined ? null : squareOf(step, found.next, n, algorithm);
  return {
    picture: { ...task.picture, next },
    rows,
    answers: questions.map(({ about, answer }) => ({ about, answer })),
  };
}

/** Return the square of a bit in the next row or column. @param {Step} step @param {number} bit @param {number} n @param {string} algorithm @returns {Square} */
function squareOf({ queens }, bit, n, algorithm) {
  const at = n - 1 - bitIndex(bit);
  return viewOf(algorithm).fills === "row" ? [queens.length, at] : [at, queens.length];
}

/**
 * Find the questions whose answers another step's picture on the same sheet gives away.
 * @param {{place: Place, questions: Question[]}[]} items
 */
export function findGivenAway(items) {
  return items.flatMap(({ place, questions }) =>
    questions.filter(
      ({ step, shown }) =>
        shown > step && items.some((other) => other.place.step === shown && sameRun(other.place.run, place.run)),
    ),
  );
}

/** Return a listing's lines with the size of the sheet's boards; "…" for several. @param {string[]} lines @param {number[]} sizes */
export function withSize(lines, sizes) {
  const size = new Set(sizes).size === 1 ? sizes[0] : "…";
  return lines.map((line) => line.replace(/^n = \d+$/, `n = ${size}`));
}
