// The cells of a strip while steps fly by: the time that each was 1 in the last second, and the digit that it has kept.

import { Held, isSettled, strengthOf } from "../../model/held.js";

/** @import { Cell, Content } from "../../model/strip.js" */

const LEVELS = 24; // of strength: a cell is repainted when it has changed by one

/** @param {Cell} cell */
const isOn = ({ on, state }) => Boolean(on) || state === "placed";

/** The cells of a strip, row by row, and their values in the last second. */
export class Shares {
  /** @type {{held: Held, on: number[], at: number, size: number} | null} */
  #last = null;

  /** Record the rows shown from now on; null starts over. @param {Content[] | null} rows @param {number} now  milliseconds */
  note(rows, now) {
    if (!rows) {
      this.#last = null;
      return;
    }
    const cells = rows.flatMap((row) => row.cells);
    const on = cells.flatMap((cell, at) => (isOn(cell) ? [at] : []));
    const last = this.#last?.size === cells.length ? this.#last : null;
    const held = last?.held ?? new Held(cells.length, on);
    if (last) held.note(last.on, (now - last.at) / 1000);
    this.#last = { held, on, at: now, size: cells.length };
  }

  /** Return the strength of a cell's tint, 0 to 1, in levels. @param {number} at */
  strengthAt(at) {
    return Math.round(strengthOf(this.#secondsAt(at)) * LEVELS) / LEVELS;
  }

  /** Return the digit that a cell had for nearly all of the last second; "" if it changed. @param {number} at */
  digitAt(at) {
    const seconds = this.#secondsAt(at);
    return isSettled(seconds) ? "1" : isSettled(1 - seconds) ? "0" : "";
  }

  /** @param {number} at */
  #secondsAt(at) {
    return this.#last?.held.seconds[at] ?? 0;
  }
}
