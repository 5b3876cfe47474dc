// The panel while steps fly by: instead of a sentence that is gone too soon, the steps a second and the solutions found in
// the last second.

import { isBlurred } from "../../film/notation.js";
import { wordsOf } from "../../words/words.js";

/** @import { Look, Run } from "../../types.js" */

const words = await wordsOf("page");

const SPAN = 1000; // milliseconds
const EVERY = 250; // milliseconds between two texts, the time to read one

/** The number of solutions that a film has passed in the last second, forwards or backwards. */
export class Finds {
  /** @type {{at: number, count: number}[]} */
  #finds = [];
  /** @type {number | null} */
  #before = null;

  /** @param {number} solutions  up to the present step @param {1 | -1} direction @param {number} now  milliseconds */
  note(solutions, direction, now) {
    const count = (solutions - (this.#before ?? solutions)) * direction;
    this.#before = solutions;
    if (count > 0) this.#finds.push({ at: now, count }); // a loop that starts again misses some
    while (this.#finds[0]?.at <= now - SPAN) this.#finds.shift();
    return this.#finds.reduce((sum, find) => sum + find.count, 0);
  }
}

export function createRate() {
  /** @type {{run: Run, finds: Finds, said: {title: string, why: string}, at: number} | null} */
  let last = null;

  /** @param {Look} look @param {number} now  milliseconds @returns {{title: string, why: string} | null} */
  return function read({ film: { shown }, play: { playing, speed, achieved }, fast, notation }, now) {
    if (!shown || !playing || !fast) {
      last = null;
      return null;
    }
    const { run, step } = shown;
    if (last?.run !== run) last = { run, finds: new Finds(), said: { title: "", why: "" }, at: -Infinity };
    const found = last.finds.note(step.solutions, playing, now);
    if (now - last.at >= EVERY) {
      const slow = achieved !== null && achieved < 0.9 * speed;
      const count = Math.round(slow ? achieved : speed);
      last.said = { title: words.SPEED.fast({ count }), why: words.RATE({ count: found }) };
      last.at = now;
    }
    return isBlurred(notation) ? last.said : null;
  };
}
