// Draws an outline as rings into a bitmap.

import { listLayers } from "../model/rings.js";

/** @import { Layer } from "../model/rings.js" */
/** @import { Outline } from "../types.js" */

/**
 * @param {HTMLCanvasElement} bitmap
 * @param {number} radius  in pixels of the page
 * @param {number} sharp   pixels of the bitmap for one of the page
 * @param {Outline} outline
 * @param {number} n
 * @param {{body: string, spark: string}} colours
 */
export function drawBitmap(bitmap, radius, sharp, outline, n, colours) {
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
  fillLayers(pen, sparks);
}

/** @param {CanvasRenderingContext2D} pen @param {Layer[]} layers */
function fillLayers(pen, layers) {
  for (const { path, strength } of layers) {
    pen.globalAlpha = strength;
    pen.fill(new Path2D(path));
  }
  pen.globalAlpha = 1;
}
