// The whole search as rings on a canvas: two bitmaps of the outline, for steps before and after the present one, of
// which every frame shows a part; above them the calls on the stack, and solutions just found.

import { callAt, hidesFuture, shareOf, visibleRange } from "../model/icicle.js";
import { arcOf, edgesOf, placeAt, ringsOf } from "../model/sunburst.js";
import { listLayers } from "../model/rings.js";
import { createColours } from "../drawing/colours.js";

/** @import { Layer } from "../model/rings.js" */
/** @import { Outline, State, Step } from "../types.js" */
/** @import { Glint } from "./glints.js" */

const SHARPEST = 2; // canvas pixels for each pixel of the page
const MARGIN = 10; // pixels around the circle, in which solutions glint
const THINNEST = 3; // pixels, the smallest width of a call on the stack
const HAND = 1.5; // pixels, the width of the hand
const PALE = 0.28; // strength of solutions that are not found yet

export class SunburstCanvas {
  #canvas;
  #pen;
  #readColours;
  #played = document.createElement("canvas");
  #coming = document.createElement("canvas");
  #size = 0;
  #sharp = 1;
  /** The outline and the colours of the bitmaps. @type {{outline: Outline | null, colours: object | null}} */
  #drawn = { outline: null, colours: null };

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.#readColours = createColours(canvas);
  }

  /** Set the side of the square canvas, in pixels of the page. @param {number} size */
  resize(size) {
    this.#size = size;
    this.#sharp = Math.min(SHARPEST, devicePixelRatio || 1);
    this.#canvas.width = this.#canvas.height = Math.round(size * this.#sharp);
    this.#canvas.style.width = this.#canvas.style.height = `${size}px`;
    this.#drawn.outline = null;
  }

  get radius() {
    return Math.max(1, this.#size / 2 - MARGIN);
  }

  /** @param {State} state @param {Glint[]} glints */
  paint(state, glints) {
    const { shown, outline } = state.film;
    const pen = this.#pen;
    pen.setTransform(this.#sharp, 0, 0, this.#sharp, 0, 0);
    pen.clearRect(0, 0, this.#size, this.#size);
    if (!outline || !shown || !this.#size) return;
    pen.translate(this.#size / 2, this.#size / 2);
    const { n } = shown.run;
    const range = visibleRange(state.film);
    const rings = ringsOf(this.radius, n);
    this.#drawBitmaps(outline, n);
    const head = Math.min(1, Math.max(0, shareOf(shown.step.step, range)));
    if (!hidesFuture(state.learn)) this.#showPart(this.#coming, head, 1);
    this.#showPart(this.#played, 0, head);
    this.#paintGlints(glints, rings, n);
    this.#paintStack(shown.step, outline, range, rings, head);
  }

  /** Draw both bitmaps if the outline or the colours have changed. @param {Outline} outline @param {number} n */
  #drawBitmaps(outline, n) {
    const colours = this.#readColours();
    if (outline === this.#drawn.outline && colours === this.#drawn.colours) return;
    this.#drawn = { outline, colours };
    const { past, future, gold } = colours;
    drawBitmap(this.#played, this.radius, this.#sharp, outline, n, { body: past, spark: gold, found: 1 });
    drawBitmap(this.#coming, this.radius, this.#sharp, outline, n, { body: future, spark: gold, found: PALE });
  }

  /** Copy the part of a bitmap between two shares of the circle. @param {HTMLCanvasElement} bitmap @param {number} from @param {number} to */
  #showPart(bitmap, from, to) {
    if (to <= from) return;
    const [pen, radius] = [this.#pen, this.radius];
    pen.save();
    pen.clip(new Path2D(arcOf(0, radius + 1, from, to)));
    pen.drawImage(bitmap, -radius, -radius, 2 * radius, 2 * radius);
    pen.restore();
  }

  /**
   * Paint the calls on the stack: the bright spoke.
   * @param {Step} step
   * @param {Outline} outline
   * @param {{start: number, stop: number}} range
   * @param {number[]} rings
   * @param {number} head  the step's share of the circle
   */
  #paintStack(step, outline, range, rings, head) {
    const pen = this.#pen;
    const { free, ink } = this.#readColours();
    const length = range.stop - range.start;
    const depth = step.stack?.length ?? 0;
    const path = new Path2D();
    for (let row = 1; row < depth; row++) {
      const [inner, outer] = edgesOf(rings, row);
      const call = callAt(outline, row, step.step);
      const least = THINNEST / (2 * Math.PI * outer);
      const from = call ? Math.max(0, (call[1] - range.start) / length) : head - least / 2;
      const to = call ? Math.min(1, (call[2] - range.start) / length) : head + least / 2;
      const middle = Math.min(to, Math.max(from, head));
      const wide = to - from >= least ? [from, to] : [middle - least / 2, middle + least / 2];
      path.addPath(new Path2D(arcOf(inner, outer, wide[0], wide[1])));
    }
    const root = new Path2D();
    root.arc(0, 0, rings[0], 0, 2 * Math.PI);
    pen.fillStyle = free;
    pen.fill(path);
    if (depth) pen.fill(root);
    pen.strokeStyle = ink;
    pen.lineWidth = 1;
    pen.stroke(path);
    pen.stroke(root);
    pen.beginPath(); // a hand from the root to the present call
    pen.lineWidth = HAND;
    pen.moveTo(...placeAt(head, rings[0]));
    pen.lineTo(...placeAt(head, edgesOf(rings, Math.max(1, depth - 1))[1]));
    pen.stroke();
  }

  /** @param {Glint[]} glints @param {number[]} rings @param {number} n */
  #paintGlints(glints, rings, n) {
    const pen = this.#pen;
    const { gold } = this.#readColours();
    const [inner, outer] = edgesOf(rings, n);
    pen.strokeStyle = gold;
    pen.lineCap = "round";
    for (const { share, strength } of glints) {
      pen.globalAlpha = strength;
      pen.lineWidth = 2 + 3 * strength;
      pen.beginPath();
      pen.moveTo(...placeAt(share, inner));
      pen.lineTo(...placeAt(share, outer + MARGIN * 0.8 * strength));
      pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.lineCap = "butt";
  }
}

/**
 * Draw an outline as rings into a bitmap.
 * @param {HTMLCanvasElement} bitmap
 * @param {number} radius  in pixels of the page
 * @param {number} sharp   pixels of the bitmap for each pixel of the page
 * @param {Outline} outline
 * @param {number} n
 * @param {{body: string, spark: string, found: number}} colours  found: strength of the sparks
 */
function drawBitmap(bitmap, radius, sharp, outline, n, colours) {
  bitmap.width = bitmap.height = Math.max(1, Math.round(2 * radius * sharp));
  const pen = /** @type {CanvasRenderingContext2D} */ (bitmap.getContext("2d"));
  pen.scale(sharp, sharp);
  pen.translate(radius, radius);
  const { body, gaps, sparks } = listLayers(outline, n, radius);
  pen.fillStyle = colours.body;
  fillLayers(pen, body);
  pen.globalCompositeOperation = "destination-out";
  pen.stroke(new Path2D(gaps));
  pen.globalCompositeOperation = "source-over";
  pen.fillStyle = colours.spark;
  fillLayers(pen, sparks, colours.found);
}

/** @param {CanvasRenderingContext2D} pen @param {Layer[]} layers @param {number} [most]  strength */
function fillLayers(pen, layers, most = 1) {
  for (const { path, strength } of layers) {
    pen.globalAlpha = strength * most;
    pen.fill(new Path2D(path));
  }
  pen.globalAlpha = 1;
}
