// For how long something was so in the last second: squares held by a queen, bits that were 1; and which lines of the
// board change. Pure: time comes with the pictures.

import { upTo } from "./board.js";

/** @import { Square } from "../types.js" */

const SPAN = 1; // second
const MOST = 512; // pictures that are remembered: more than any screen shows in a second
const SETTLED = 0.8; // seconds after which a queen counts as one that stays
const TRACE = 0.001; // seconds: what is less has been left over by sums
const STRONGEST = 0.75; // opacity; a digit is still read on it

/** The pictures of the last second in a ring, the oldest first: how long each was shown, and what was so in it. */
export class Held {
  /** Of each thing, for how long it was so. @type {Float64Array} */
  seconds;
  #lengths = new Float64Array(MOST);
  /** @type {number[][]} */
  #pictures = Array(MOST).fill([]);
  #oldest = 0;
  #count = 0;
  #span = 0;

  /** @param {number} size  how many things there are @param {number[]} things  what has always been so */
  constructor(size, things) {
    this.seconds = new Float64Array(size);
    this.note(things, SPAN);
  }

  /** A picture was shown for some time. @param {number[]} things  that were so in it @param {number} seconds */
  note(things, seconds) {
    const length = Math.min(SPAN, seconds);
    if (this.#count === MOST) this.#forget(this.#lengths[this.#oldest]);
    const at = (this.#oldest + this.#count) % MOST;
    this.#count++;
    this.#lengths[at] = length;
    this.#pictures[at] = things;
    for (const thing of things) this.seconds[thing] += length;
    this.#span += length;
    while (this.#span > SPAN) this.#forget(this.#span - SPAN);
  }

  /** From the oldest picture take away so much of its time, or all of it. @param {number} seconds */
  #forget(seconds) {
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

/** Whether a queen who has held her square for so long is one that stays. @param {number} seconds */
export const isSettled = (seconds) => seconds >= SETTLED;

/** How opaque what was held for so long is drawn. The root, since most is held for a short time. @param {number} seconds */
export const strengthOf = (seconds) => STRONGEST * Math.sqrt(Math.min(SPAN, seconds));

/** A square's number, row by row. @param {Square} square @param {number} n */
export const squareNumber = ([row, column], n) => row * n + column;

/**
 * The first and the last of the lines in which queens change; null if none do.
 * @param {ArrayLike<number>} seconds  that each square was held
 * @param {Square[]} queens  as they stand now, line by line
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
