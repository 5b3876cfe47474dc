// The average of the pictures in the last second of a film: of each thing, a square with a queen or a bit that is 1, the
// share of that second in which it was there. Pure: the time is the film's, one second for `speed` steps.

/** @import { How, Passed, Step } from "../types.js" */

const SPAN = 1; // second
const SEEN = 30; // steps a second up to which each one is seen
const BLURRED = 60; // from here on none is: a screen shows no more pictures a second
const TRACE = 1e-6; // smaller shares are rounding errors

/** The pictures of the last second, oldest first: how long each was shown, and the things in it. */
export class Average {
  /** The share of each thing, 0 to 1. @type {Float64Array} */
  shares;
  /** @type {{things: number[], seconds: number}[]} */
  #pictures = [];
  #oldest = 0;
  #span = 0;

  /** @param {number} size  number of things @param {number[]} things  those of the picture before the first */
  constructor(size, things) {
    this.shares = new Float64Array(size);
    this.note(things, SPAN);
  }

  /** Add a picture that was shown for so long. @param {number[]} things @param {number} seconds */
  note(things, seconds) {
    const length = Math.min(SPAN, seconds);
    this.#pictures.push({ things, seconds: length });
    for (const thing of things) this.shares[thing] += length;
    this.#span += length;
    while (this.#span > SPAN + TRACE) this.#dropOldest(this.#span - SPAN);
  }

  /** Take so many seconds, or all, from the oldest picture. @param {number} seconds */
  #dropOldest(seconds) {
    const picture = this.#pictures[this.#oldest];
    const less = Math.min(seconds, picture.seconds);
    for (const thing of picture.things) this.shares[thing] = Math.max(0, this.shares[thing] - less);
    this.#span -= less;
    picture.seconds -= less;
    if (picture.seconds > 0) return;
    this.#oldest++;
    if (this.#oldest < this.#pictures.length / 2) return;
    this.#pictures.splice(0, this.#oldest);
    this.#oldest = 0;
  }
}

/** Return the position of a speed between two others on a logarithmic scale, from 0 to 1. @param {number} speed @param {number} from @param {number} to */
export const placeBetween = (speed, from, to) => Math.min(1, Math.max(0, Math.log(speed / from) / Math.log(to / from)));

/** Return how much of a picture is the average, 0 to 1. @param {number} speed  steps a second */
export const blurOf = (speed) => placeBetween(speed, SEEN, BLURRED);

/** Return the opacity for a share, so that short stays are seen, too. @param {number} share */
export const strengthOf = (share) => (share > TRACE ? Math.min(1, share) ** 0.6 : 0);

/** Return true if a thing was always there, false if never, and null if it came or went. @param {number} share */
export const constancyOf = (share) => (share > 1 - 1e-4 ? true : share > 1e-4 ? null : false);

/** Follows a film through the steps that pass between its painted ones. It begins with the still step, as if that had stood for a second, and anew after a seek. */
export class LastSecond {
  #thingsOf;
  /** @type {Average | null} */
  #average = null;
  /** @type {Step | null} */
  #last = null;
  /** @type {Passed | null} */
  #noted = null;
  /** @type {{shares: Float64Array, at: number} | null} */
  #still = null;

  /** @param {(step: Step) => number[]} thingsOf  returns the numbers of the things in a picture */
  constructor(thingsOf) {
    this.#thingsOf = thingsOf;
  }

  /** Return the shares of `size` things in the last second; null unless steps fly by. @param {How} how @param {Step} shown @param {number} size @param {number} now  milliseconds, for a picture that stands still for a while */
  read({ fast, passed = null, notation: { still } }, shown, size, now) {
    if (!fast) {
      this.#average = this.#still = null;
      return null;
    }
    const from = passed?.from ?? shown;
    if (this.#average?.shares.length !== size || (passed !== this.#noted && from !== this.#last)) {
      this.#average = new Average(size, this.#thingsOf(from));
      this.#still = null;
      this.#last = from;
    }
    if (passed && passed !== this.#noted) this.#follow(passed);
    this.#noted = passed;
    const { shares } = this.#average;
    if (!still) return shares;
    if (!this.#still || now - this.#still.at >= still) this.#still = { shares: shares.slice(), at: now };
    return this.#still.shares;
  }

  /** @param {Passed} passed */
  #follow(passed) {
    for (const step of passed.steps) this.#average?.note(this.#thingsOf(step), passed.seconds);
    this.#last = passed.steps.at(-1) ?? this.#last;
  }
}
