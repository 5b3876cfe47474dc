// Paints the timeline: parts of two bitmaps of the outline, one for the past and one for the future, and over them the calls
// on the stack. Knows colours and pixels, but no requests and no pointers.

import { hidesFuture, callAt, visibleRange } from "../../model/icicle.js";
import { createColours } from "../../drawing/colours.js";
import { GAP, drawBitmap } from "./bitmap.js";

/** @import { Outline, State, Step } from "../../types.js" */
/** @import { Colours } from "../../drawing/colours.js" */

const SHARPEST = 2; // pixels of the picture for each pixel of the page

/** The picture and its bitmaps. */
export class Icicle {
  #canvas;
  #picture;
  #played = document.createElement("canvas");
  #coming = document.createElement("canvas");
  #width = 0;
  #height = 0;
  #sharp = 1;
  #readColours;
  /** The sources of the bitmaps. @type {{outline: Outline | null, colours: Colours | null}} */
  #drawn = { outline: null, colours: null };

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#picture = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.#readColours = createColours(canvas);
  }

  /** Set the size of the canvas, in pixels of the page. @param {number} width @param {number} height */
  resize(width, height) {
    this.#width = width;
    this.#height = height;
    this.#sharp = Math.min(SHARPEST, devicePixelRatio || 1);
    this.#canvas.width = Math.round(width * this.#sharp);
    this.#canvas.height = Math.round(height * this.#sharp);
    this.#drawn.outline = null;
  }

  /** @param {State} state @param {number} head  position of the present step, from 0 to 1 */
  paint(state, head) {
    const {
      film: { shown, outline },
    } = state;
    const [picture, width] = [this.#picture, this.#width];
    picture.setTransform(this.#sharp, 0, 0, this.#sharp, 0, 0);
    picture.clearRect(0, 0, width, this.#height);
    if (!outline || !shown || !width) return;
    this.#drawBitmaps(outline, shown.run.n);
    const range = visibleRange(state.film);
    const scale = width / (range.stop - range.start);
    const left = (outline.start - range.start) * scale;
    const length = (outline.stop - outline.start) * scale;
    const edge = Math.min(width, Math.max(0, head * width));
    const hidden = hidesFuture(state.learn);
    if (!hidden) this.#showPart(this.#coming, left, length, edge, width);
    this.#showPart(this.#played, left, length, 0, edge);
    this.#frameCalls(shown.step, shown.run.n, outline, range.start, scale, hidden ? edge : width + 4);
  }

  /**
   * Draw both bitmaps, unless the outline and the colours are the same.
   * @param {Outline} outline
   * @param {number} n
   */
  #drawBitmaps(outline, n) {
    const colours = this.#readColours();
    if (outline === this.#drawn.outline && colours === this.#drawn.colours) return;
    this.#drawn = { outline, colours };
    const size = { width: this.#width, height: this.#height };
    drawBitmap(this.#played, size, this.#sharp, outline, n, colours.past, colours.gold);
    drawBitmap(this.#coming, size, this.#sharp, outline, n, colours.future, colours.gold);
  }

  /**
   * Show a bitmap from `left`, `length` wide, between two edges.
   * @param {HTMLCanvasElement} bitmap
   * @param {number} left
   * @param {number} length
   * @param {number} from
   * @param {number} to
   */
  #showPart(bitmap, left, length, from, to) {
    if (to <= from) return;
    const picture = this.#picture;
    picture.save();
    picture.beginPath();
    picture.rect(from, 0, to - from, this.#height);
    picture.clip();
    picture.drawImage(bitmap, left, 0, length, this.#height);
    picture.restore();
  }

  /**
   * @param {Step} step
   * @param {number} n
   * @param {Outline} outline
   * @param {number} start
   * @param {number} scale
   * @param {number} end  of the visible range
   */
  #frameCalls(step, n, outline, start, scale, end) {
    const picture = this.#picture;
    const row = this.#height / (n + 1);
    picture.strokeStyle = this.#readColours().ink;
    picture.lineWidth = row > 6 ? 2 : 1;
    for (let depth = 0; depth < (step.stack?.length ?? 0); depth++) {
      const call = callAt(outline, depth, step.step);
      if (!call) continue;
      const [, first, stop] = call;
      const inset = picture.lineWidth / 2;
      const x = Math.max(-4, (first - start) * scale);
      const right = Math.min(end, (stop - start) * scale);
      picture.strokeRect(
        x + inset,
        depth * row + inset,
        Math.max(right - x - 2 * inset, 1),
        Math.max(row - GAP - 2 * inset, 1),
      );
    }
  }
}
