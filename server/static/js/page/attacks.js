// Queens that attack each other, on a board whose squares are 1 by 1: a line between them, and a ring around each.

import { svg } from "./dom.js";

/** @import { Square } from "../types.js" */

/** @param {[Square, Square][]} pairs */
export function drawAttacks(pairs) {
  const queens = new Map(pairs.flat().map((square) => [square.join(), square]));
  return [...pairs.map(lineBetween), ...[...queens.values()].map(ringAround)];
}

/** @param {[Square, Square]} pair */
const lineBetween = ([[row, column], [r, c]]) =>
  svg("line", { x1: column + 0.5, y1: row + 0.5, x2: c + 0.5, y2: r + 0.5 });

/** @param {Square} square */
const ringAround = ([row, column]) => svg("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.44 });
