// The queen, as the big board and the small ones draw her. No state.

import { svg } from "./dom.js";

export const QUEEN = { placed: 0.74, ghost: 0.64 }; // share of a square's side

/** A queen in a square of side 1. @param {string} className @param {number} size */
export function queen(className, size) {
  const edge = (1 - size) / 2;
  return svg(
    "g",
    { class: className },
    svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }),
    svg("use", { href: "#queen", x: edge, y: edge, width: size, height: size }),
  );
}

/** @param {SVGElement} shape @param {number[]} square */
export function move(shape, [row, column]) {
  shape.setAttribute("transform", `translate(${column} ${row})`);
}
