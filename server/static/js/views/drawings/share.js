// The cells of a strip while steps fly by: for how long each was 1 in the last second, and the digit that it showed
// for longer.

import { Held, strengthOf } from "../../model/held.js";

/** @import { Cell, Content } from "../../model/strip.js" */

const LEVELS = 24; // of strength: a cell is painted again when it has changed by one

/** @param {Cell} cell */
const isOn = ({ on, state }) => Boolean(on) || state === "placed";

/** The cells of a strip, row by row, and the pictures of the last second. */
export class Shares {
  /** @type {{held: Held, on: number[], at: number, size: number} | null} */
  #last = null;

  /** Note what is shown from now on; without rows, begin anew. @param {Content[] | null} rows @param {number} now  milliseconds */
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

  /** How strongly a cell is tinted, 0 to 1, in levels. @param {number} at */
  strengthAt(at) {
    return Math.round(strengthOf(this.#secondsAt(at)) * LEVELS) / LEVELS;
  }

  /** Whether a cell was 1 for more than half of the last second. @param {number} at */
  wasOn(at) {
    return this.#secondsAt(at) > 0.5;
  }

  /** @param {number} at */
  #secondsAt(at) {
    return this.#last?.held.seconds[at] ?? 0;
  }
}
