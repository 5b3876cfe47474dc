// How long each square was held by a queen in the last second, and which lines change. Pure: time comes with the pictures.

/** @import { Square } from "../types.js" */

const SPAN = 1; // second
const MOST = 512; // pictures that are remembered: more than any screen shows in a second
const SETTLED = 0.8; // seconds after which a queen counts as one that stays

/**
 * The pictures of the last second, the oldest first, in a ring: how long each was shown, the squares of its queens, and
 * how many lines the search has reached in it.
 */
export class Held {
  #n;
  /** @type {Float64Array} seconds, square by square */
  #seconds;
  #lengths = new Float64Array(MOST);
  #reached = new Uint8Array(MOST);
  /** @type {Int16Array} -1 where there is no queen */
  #squares;
  #oldest = 0;
  #count = 0;
  #span = 0;

  /** A board on which these queens have always stood. @param {number} n @param {Square[]} queens @param {number} reached  lines */
  constructor(n, queens, reached) {
    this.#n = n;
    this.#seconds = new Float64Array(n * n);
    this.#squares = new Int16Array(MOST * n);
    this.note(queens, reached, SPAN);
  }

  /** A picture was shown for some time. @param {Square[]} queens @param {number} reached  lines @param {number} seconds */
  note(queens, reached, seconds) {
    const length = Math.min(SPAN, seconds);
    if (this.#count === MOST) this.#forget(this.#lengths[this.#oldest]);
    const at = (this.#oldest + this.#count) % MOST;
    this.#count++;
    this.#lengths[at] = length;
    this.#reached[at] = reached;
    for (let line = 0; line < this.#n; line++) {
      const queen = queens[line];
      const square = queen ? queen[0] * this.#n + queen[1] : -1;
      this.#squares[at * this.#n + line] = square;
      if (queen) this.#seconds[square] += length;
    }
    this.#span += length;
    while (this.#span > SPAN) this.#forget(this.#span - SPAN);
  }

  /** From the oldest picture take away so much of its time, or all of it. @param {number} seconds */
  #forget(seconds) {
    const at = this.#oldest;
    const less = Math.min(seconds, this.#lengths[at]);
    for (let line = 0; line < this.#n; line++) {
      const square = this.#squares[at * this.#n + line];
      if (square >= 0) this.#seconds[square] = Math.max(0, this.#seconds[square] - less);
    }
    this.#span -= less;
    this.#lengths[at] -= less;
    if (this.#lengths[at] > 0) return;
    this.#oldest = (at + 1) % MOST;
    this.#count--;
  }

  /** Of each square the seconds, row by row. */
  get seconds() {
    return this.#seconds;
  }

  /** Whether a queen has stood on her square for some time. @param {Square} queen */
  isSettled([row, column]) {
    return this.#seconds[row * this.#n + column] >= SETTLED;
  }

  /**
   * The first and the last of the lines that change; null if none does.
   * @param {Square[]} queens  as they stand now, line by line
   * @returns {{first: number, last: number} | null}
   */
  findChanging(queens) {
    const changing = queens.findIndex((queen) => !this.isSettled(queen));
    const first = changing < 0 ? queens.length : changing;
    let reached = 0;
    for (let back = 0; back < this.#count; back++)
      reached = Math.max(reached, this.#reached[(this.#oldest + back) % MOST]);
    return first < reached ? { first, last: reached - 1 } : null;
  }
}
