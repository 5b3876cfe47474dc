// Counts for how long each thing held in the last second: squares with a queen, bits that were 1. Finds the lines of the
// board that change. Pure: time comes with the pictures.

import { upTo } from "./board.js";

/** @import { Square } from "../types.js" */

const SPAN = 1; // second
const MOST = 512; // pictures that are remembered: more than any screen shows in a second
const SETTLED = 0.8; // seconds after which a queen counts as settled
const TRACE = 0.001; // seconds: smaller times are rounding errors
const [PALEST, STRONGEST] = [0.1, 0.5]; // opacity; a digit stays legible on both

/** The pictures of the last second in a ring, oldest first: how long each was shown, and the things that held in it. */
export class Held {
  /** For each thing, the seconds that it held. @type {Float64Array} */
  seconds;
  #lengths = new Float64Array(MOST);
  /** @type {number[][]} */
  #pictures = Array(MOST).fill([]);
  #oldest = 0;
  #count = 0;
  #span = 0;

  /** @param {number} size  number of things @param {number[]} things  those that have held for the whole second */
  constructor(size, things) {
    this.seconds = new Float64Array(size);
    this.note(things, SPAN);
  }

  /** Add a picture that was shown for some time. @param {number[]} things  those that held in it @param {number} seconds */
  note(things, seconds) {
    const length = Math.min(SPAN, seconds);
    if (this.#count === MOST) this.#dropOldest(this.#lengths[this.#oldest]);
    const at = (this.#oldest + this.#count) % MOST;
    this.#count++;
    this.#lengths[at] = length;
    this.#pictures[at] = things;
    for (const thing of things) this.seconds[thing] += length;
    this.#span += length;
    while (this.#span > SPAN) this.#dropOldest(this.#span - SPAN);
  }

  /** Take so much time, or all of it, from the oldest picture. @param {number} seconds */
  #dropOldest(seconds) {
    const at = this.#oldest;
    const less = Math.min(seconds, this.#lengths[at]);
    for (const thing of this.#pictures[at]) this.seconds[thing] = Math.max(0, this.seconds[thing] - less);
    this.#span -= less;
    this.#lengths[at] -= less;
    if (this.#lengths[at] > 0) return;
    this.#oldest = (at + 1) % MOST;
    this.#count--;
  }
}

/** Return true if a queen that has held its square for so long is settled. @param {number} seconds */
export const isSettled = (seconds) => seconds >= SETTLED;

/** Return the opacity for a time held: by its root, since most times are short. @param {number} seconds */
export const strengthOf = (seconds) =>
  seconds > TRACE ? PALEST + (STRONGEST - PALEST) * Math.sqrt(Math.min(SPAN, seconds)) : 0;

/** Return a square's number, row by row. @param {Square} square @param {number} n */
export const squareNumber = ([row, column], n) => row * n + column;

/**
 * Return the first and the last of the lines in which queens change; null if none do.
 * @param {ArrayLike<number>} seconds  that each square was held
 * @param {Square[]} queens  those that stand now, line by line
 * @param {number} n
 * @param {"row" | "column"} fills
 * @returns {{first: number, last: number} | null}
 */
export function findChanging(seconds, queens, n, fills) {
  const changing = queens.findIndex((queen) => !isSettled(seconds[squareNumber(queen, n)]));
  const first = changing < 0 ? queens.length : changing;
  /** @param {number} line */
  const wasHeld = (line) =>
    upTo(n).some((at) => seconds[squareNumber(fills === "row" ? [line, at] : [at, line], n)] > TRACE);
  const last = Math.max(-1, ...upTo(n).filter(wasHeld));
  return first <= last ? { first, last } : null;
}
