// Draws an outline into a bitmap: bars for the calls, row by row, and ticks for the solutions.

import { listBars } from "../../model/icicle.js";

/** @import { Size } from "../../page/geometry.js" */
/** @import { Outline } from "../../types.js" */

export const GAP = 1; // between rows, and before a wide call, in pixels of the page
const WIDE = 3; // pixels of the page from which a call is set apart from the one before it

/**
 * @param {HTMLCanvasElement} bitmap
 * @param {Size} size  in pixels of the page
 * @param {number} sharp  pixels of the bitmap for each pixel of the page
 * @param {Outline} outline
 * @param {number} n
 * @param {string} body
 * @param {string} tick
 */
export function drawBitmap(bitmap, size, sharp, outline, n, body, tick) {
  bitmap.width = Math.max(1, Math.round(size.width * sharp));
  bitmap.height = Math.max(1, Math.round(size.height * sharp));
  const pen = /** @type {CanvasRenderingContext2D} */ (bitmap.getContext("2d"));
  pen.scale(sharp, sharp);
  pen.fillStyle = body;
  drawCalls(pen, size, outline, n);
  pen.fillStyle = tick;
  drawSolutions(pen, size, outline, n);
}

/**
 * Draw the calls; wide ones are set apart from each other.
 * @param {CanvasRenderingContext2D} pen
 * @param {Size} size
 * @param {Outline} outline
 * @param {number} n
 */
function drawCalls(pen, { width, height }, outline, n) {
  const pixel = width / outline.width;
  const row = height / (n + 1);
  const thick = row > 3 * GAP ? row - GAP : row;
  for (const [depth, first, length] of listBars(outline, n)) {
    if (depth === n) continue; // the row of the solutions
    pen.globalAlpha = 0.5 + 0.5 * (1 - depth / n);
    pen.fillRect(first * pixel, depth * row, length * pixel, thick);
  }
  pen.globalAlpha = 1;
  const scale = width / (outline.stop - outline.start);
  for (const [depth, first, end] of outline.calls) {
    if ((end - first) * scale >= WIDE && first > outline.start)
      pen.clearRect((first - outline.start) * scale, depth * row, GAP, row);
  }
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Size} size
 * @param {Outline} outline
 * @param {number} n
 */
function drawSolutions(pen, { width, height }, outline, n) {
  const pixel = width / outline.width;
  const tall = Math.max(height / (n + 1), 7);
  const most = Math.max(...outline.solutions);
  outline.solutions.forEach((found, at) => {
    if (!found) return;
    pen.globalAlpha = most > 4 ? 0.35 + 0.65 * Math.sqrt(found / most) : 1;
    pen.fillRect(at * pixel - 0.3, height - tall, Math.max(pixel, 1.6), tall);
  });
}
