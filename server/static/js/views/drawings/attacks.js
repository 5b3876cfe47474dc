// Queens that attack each other: a red line between them, and a red ring around each.

import { svg } from "../../page/dom.js";

/** @import { AlgorithmView, Drawing, Square } from "../../types.js" */

/** @param {NonNullable<AlgorithmView["attacks"]>} attacks @returns {Drawing} */
export function createAttacks(attacks) {
  const element = svg("svg", { class: "attacks", "aria-hidden": "true" });
  let drawn = "";

  return {
    element,
    render(step, n) {
      const pairs = attacks(step);
      const key = `${n} ${JSON.stringify(pairs)}`;
      if (key === drawn) return;
      drawn = key;
      element.setAttribute("viewBox", `0 0 ${n} ${n}`);
      const queens = new Map(pairs.flat().map((square) => [square.join(), square]));
      element.replaceChildren(...pairs.map(lineBetween), ...[...queens.values()].map(ringAround));
    },
  };
}

/** @param {[Square, Square]} pair */
const lineBetween = ([[row, column], [r, c]]) =>
  svg("line", { x1: column + 0.5, y1: row + 0.5, x2: c + 0.5, y2: r + 0.5 });

/** @param {Square} square */
const ringAround = ([row, column]) => svg("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.44 });
