// What the board shows of steps that fly by: how long each square was held in the last second, as a map of one pixel a
// square, and around the lines that change a bracket with its name.

import { viewOf } from "../../algorithms/algorithms.js";
import { isBlurred } from "../../film/notation.js";
import { Held } from "../../model/held.js";
import { createColours } from "../../page/colours.js";
import { find, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Look, Run, Scene, Square } from "../../types.js" */

const words = await wordsOf("page");

const FADING = [0.8, 1]; // seconds over which the map gives way to a queen that stays
const STRONGEST = 0.95; // opacity

/**
 * How opaque a square is that was held for so long. Its root, since most are held for a short time; and a queen who stays
 * is drawn herself.
 * @param {number} seconds
 */
export function opacityOf(seconds) {
  const [from, to] = FADING;
  const left = Math.min(1, Math.max(0, (to - seconds) / (to - from)));
  return STRONGEST * Math.sqrt(Math.min(seconds, from) / from) * left;
}

/** What stands still in a blur: the lines whose queens stay, and the first and the last that change. @typedef {{settled: Set<number>, changing: {first: number, last: number} | null}} Standing */

/** The map, the bracket, and the pictures of the last second. */
class Blur {
  #canvas = /** @type {HTMLCanvasElement} */ (find("#held"));
  #pen = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
  #readColours = createColours(this.#canvas);
  #bracket = find("#changing");
  #label = find("#changing span");
  /** @type {{held: Held, run: Run, queens: Square[], reached: number, at: number} | null} */
  #last = null;

  /**
   * @param {Look} look @param {Scene} scene @param {number} now  milliseconds
   * @returns {Standing | null}  null where steps do not fly by
   */
  render({ film: { shown }, fast, notation }, scene, now) {
    if (!fast || !shown) {
      this.#last = null; // what was drawn last fades
      return null;
    }
    const { queens } = scene;
    const held = this.#note(shown.run, scene, now);
    const changing = held.findChanging(queens);
    const settled = new Set([...queens.keys()].filter((line) => held.isSettled(queens[line])));
    if (notation.blurred > 0) this.#draw(held, shown.run.n);
    if (isBlurred(notation)) this.#bracketLines(changing, viewOf(shown.run.algorithm).fills);
    return { settled, changing };
  }

  /** @param {Run} run @param {Scene} scene @param {number} now */
  #note(run, { queens, active }, now) {
    const last = this.#last;
    const reached = Math.max(queens.length, active ? active.at + 1 : 0);
    const held = last?.run === run ? last.held : new Held(run.n, queens, reached);
    if (last?.run === run) held.note(last.queens, last.reached, (now - last.at) / 1000);
    this.#last = { held, run, queens, reached, at: now };
    return held;
  }

  /** @param {Held} held @param {number} n */
  #draw({ seconds }, n) {
    const pen = this.#pen;
    if (this.#canvas.width !== n) this.#canvas.width = this.#canvas.height = n;
    pen.clearRect(0, 0, n, n);
    pen.fillStyle = this.#readColours().held;
    seconds.forEach((its, square) => {
      if (!its) return;
      pen.globalAlpha = opacityOf(its);
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
