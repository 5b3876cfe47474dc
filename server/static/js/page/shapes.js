// Creates the queen and the arrow that shows where it attacks, for the page and the exports. No state.

import { LINES } from "../model/bits.js";
import { put, svg } from "./dom.js";

export const QUEEN = { placed: 0.74, ghost: 0.64 }; // share of a square's side

/** A queen in a square of side 1. @param {string} className @param {number} size */
export function createQueen(className, size) {
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
  put(shape, "transform", `translate(${column} ${row})`);
}

/** A short arrow from the lower edge of a square into the next row. @param {import("../model/bits.js").Line} line */
export function createArrow(line) {
  const slope = LINES[line];
  const turn = slope * -45;
  const length = slope ? 0.5 : 0.36;
  return svg(
    "g",
    { class: `arrow ${line}` },
    svg(
      "g",
      { transform: `rotate(${turn})` },
      svg("line", { x1: 0, y1: slope ? 0.06 : 0, x2: 0, y2: length }),
      svg("path", { d: `M-0.2 ${length - 0.04}h0.4l-0.2 0.34z` }),
    ),
  );
}
