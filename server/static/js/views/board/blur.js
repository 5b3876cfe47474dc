// The board while steps fly by: the time that each square was held in the last second, as a map of one pixel a square, and
// a bracket with a name beside the lines that change.

import { viewOf } from "../../algorithms/algorithms.js";
import { isBlurred } from "../../film/notation.js";
import { Held, findChanging, isSettled, squareNumber, strengthOf } from "../../model/held.js";
import { createColours } from "../../page/colours.js";
import { find, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Look, Run, Scene } from "../../types.js" */

const words = await wordsOf("page");

const FADING = [0.8, 1]; // seconds over which the map gives way to a settled queen

/** Return a square's opacity for the time that it was held: a settled queen is drawn itself. @param {number} seconds */
export function opacityOf(seconds) {
  const [from, to] = FADING;
  return strengthOf(seconds) * Math.min(1, Math.max(0, (to - seconds) / (to - from)));
}

/** The settled parts of a blur: the lines whose queens stay, and the first and the last that change. @typedef {{settled: Set<number>, changing: {first: number, last: number} | null}} Standing */

/** The map, the bracket, and the pictures of the last second. */
class Blur {
  #canvas = /** @type {HTMLCanvasElement} */ (find("#held"));
  #pen = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
  #readColours = createColours(this.#canvas);
  #bracket = find("#changing");
  #label = find("#changing span");
  /** @type {{held: Held, run: Run, things: number[], at: number} | null} */
  #last = null;

  /**
   * @param {Look} look @param {Scene} scene @param {number} now  milliseconds
   * @returns {Standing | null}  null unless steps fly by
   */
  render({ film: { shown }, fast, notation }, { queens }, now) {
    if (!fast || !shown) {
      this.#last = null; // the last drawing fades
      return null;
    }
    const { n, algorithm } = shown.run;
    const { fills } = viewOf(algorithm);
    const { seconds } = this.#note(
      shown.run,
      queens.map((queen) => squareNumber(queen, n)),
      now,
    );
    const changing = findChanging(seconds, queens, n, fills);
    const settled = queens.map((queen, line) => (isSettled(seconds[squareNumber(queen, n)]) ? line : -1));
    if (notation.blurred > 0) this.#draw(seconds, n);
    if (isBlurred(notation)) this.#bracketLines(changing, fills);
    return { settled: new Set(settled), changing };
  }

  /** @param {Run} run @param {number[]} things @param {number} now */
  #note(run, things, now) {
    const last = this.#last?.run === run ? this.#last : null;
    const held = last?.held ?? new Held(run.n * run.n, things);
    if (last) held.note(last.things, (now - last.at) / 1000);
    this.#last = { held, run, things, at: now };
    return held;
  }

  /** @param {Float64Array} seconds @param {number} n */
  #draw(seconds, n) {
    const pen = this.#pen;
    if (this.#canvas.width !== n) this.#canvas.width = this.#canvas.height = n;
    pen.clearRect(0, 0, n, n);
    pen.fillStyle = this.#readColours().ink;
    seconds.forEach((held, square) => {
      if (!held) return;
      pen.globalAlpha = opacityOf(held);
      pen.fillRect(square % n, Math.floor(square / n), 1, 1);
    });
  }

  /** @param {Standing["changing"]} changing @param {"row" | "column"} fills */
  #bracketLines(changing, fills) {
    mark(this.#bracket, "shown", changing !== null);
    if (!changing) return;
    const { first, last } = changing;
    const count = last - first + 1;
    this.#bracket.style.setProperty("--first", String(first));
    this.#bracket.style.setProperty("--lines", String(count));
    write(this.#label, words.CHANGING[fills]({ count, first, last }));
  }
}

export function createBlur() {
  const blur = new Blur();
  return blur.render.bind(blur);
}
