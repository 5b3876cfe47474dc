// Cuts: the events of a program that are the steps of its film, either all or those that change the board.

/** @import { BoardChange } from "./changes.js" */
/** @import { ProgramRecording } from "./recording.js" */

/**
 * The input of a cut. `rowOf`: the row of the timeline for so many open calls.
 * @typedef {{recording: ProgramRecording, count: number, changes: BoardChange[], n: number, rowOf: (depth: number) => number}} CutSource
 */

const [CALL, LINE] = ["c", "l"].map((letter) => letter.charCodeAt(0));

/**
 * The steps of a film, by number. `boundsOf`: how many of the timeline's rows before a step are still open at it, and how
 * many are open then.
 * @typedef {object} Cut
 * @property {number} length
 * @property {(number: number) => number} eventOf
 * @property {(number: number) => number} depthOf
 * @property {(number: number) => number} lineOf
 * @property {(number: number) => [number, number]} boundsOf
 * @property {(number: number) => number} rowOf
 */

/** The cut in which every event is a step. @implements {Cut} */
export class Lines {
  #film;

  /** @param {CutSource} film */
  constructor(film) {
    this.#film = film;
    this.length = film.count;
  }

  eventOf = (/** @type {number} */ number) => number;
  depthOf = (/** @type {number} */ number) => this.#film.recording.depths[number];

  /** Return the line that is about to run; 0 for a call or a return. @param {number} number */
  lineOf = (number) => {
    const { kinds, lines } = this.#film.recording;
    return kinds[number] === LINE ? lines[number] : 0;
  };

  /** @param {number} number */
  rowOf = (number) => this.#film.rowOf(this.depthOf(number));

  /** @param {number} number @returns {[number, number]} */
  boundsOf = (number) => {
    const open = this.rowOf(number) + 1;
    const isCall = this.#film.recording.kinds[number] === CALL && this.#film.rowOf(this.depthOf(number) - 1) + 1 < open;
    return [isCall ? open - 1 : open, open];
  };
}

/** The cut in which every change of the board is a step, after a first step for the start. @implements {Cut} */
export class Moves {
  #film;

  /** @param {CutSource} film */
  constructor(film) {
    this.#film = film;
    this.length = film.changes.length + 1;
  }

  #changeOf = (/** @type {number} */ number) => this.#film.changes[number - 1];
  eventOf = (/** @type {number} */ number) => this.#changeOf(number)?.event ?? 0;
  depthOf = (/** @type {number} */ number) => this.#changeOf(number)?.queens.length ?? 0;
  lineOf = (/** @type {number} */ number) => this.#film.recording.lines[this.eventOf(number)];
  rowOf = (/** @type {number} */ number) => Math.min(this.#film.n - 1, Math.max(0, this.depthOf(number) - 1));

  /** @param {number} number @returns {[number, number]} */
  boundsOf = (number) => {
    const open = Math.min(this.#film.n, this.depthOf(number));
    return [this.#changeOf(number)?.kind === "lift" ? open : Math.max(0, open - 1), open];
  };
}
