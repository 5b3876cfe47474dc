// Draws the pieces of a board with squares of 1 by 1: queens, rays, arrows, looks, attacks. Colours are variables of the
// style sheet; a saved picture replaces them by their values.

import { LINES } from "../model/bits.js";
import { upTo } from "../model/board.js";
import { mark, setAttribute, svg } from "./nodes.js";

/** @import { Line } from "../model/bits.js" */
/** @import { Arrow, Glance, Point } from "../model/rays.js" */
/** @import { Square } from "../types.js" */

/** The colour of each line of the board. @type {Record<string, string>} */
export const HUES = {
  row: "var(--mask-col)",
  column: "var(--mask-col)",
  col: "var(--mask-col)",
  ld: "var(--mask-ld)",
  rd: "var(--mask-rd)",
};

/** Mix two colours. @param {string} one @param {number} share  percent of it @param {string} other */
export const mix = (one, share, other) => `color-mix(in srgb, ${one} ${share}%, ${other})`;

/** @param {SVGElement} shape @param {number[]} square */
export function move(shape, [row, column]) {
  setAttribute(shape, "transform", `translate(${column} ${row})`);
}

/** Draw the page's symbol of a queen in a square. @param {number} size  share of the square's side @param {Record<string, string | number>} [paint] */
export function drawCrown(size, paint = {}) {
  const edge = (1 - size) / 2;
  return svg("use", { href: "#queen", x: edge, y: edge, width: size, height: size, ...paint });
}

/** Create a queen on its ground. @param {boolean} [solved]  true: in the colours of a solution */
export function createQueen(solved = false) {
  const shape = svg("g", { class: "queen" }, svg("circle", { cx: 0.5, cy: 0.5, r: 0.42 }), drawCrown(0.74));
  paintQueen(shape, solved);
  return shape;
}

/** @param {SVGElement} shape @param {boolean} solved */
export function paintQueen({ children: [ground, crown] }, solved) {
  setAttribute(ground, "fill", solved ? "var(--free)" : "var(--queen-halo)");
  setAttribute(ground, "opacity", solved ? "1" : "0.92");
  setAttribute(crown, "fill", solved ? "var(--free-ink)" : "var(--queen)");
}

/** Create a queen in outline: the next one, or one that has been lifted. @param {boolean} [lifted] */
export function createGhost(lifted = false) {
  const paint = { fill: "none", "stroke-width": 6.5, "stroke-linejoin": "round" };
  const shape = svg("g", { class: "ghost" }, drawCrown(0.64, paint));
  paintGhost(shape, lifted);
  return shape;
}

/** @param {SVGElement} shape @param {boolean} lifted */
export function paintGhost(shape, lifted) {
  mark(shape, "lifted", lifted);
  setAttribute(shape.children[0], "stroke", lifted ? "var(--mute)" : "var(--free-ink)");
}

/** Move a piece to its square, and return it. @param {SVGElement} shape @param {Square} square */
export function placed(shape, square) {
  mark(shape, "shown", true);
  move(shape, square);
  return shape;
}

/**
 * Create queens as crowns without a ground, or as dots if a square is too small for a crown.
 * @param {number} count
 * @param {boolean} [dots]
 */
export function createQueens(count, dots = false) {
  const shapes = upTo(count).map(() => (dots ? svg("circle", { cx: 0.5, cy: 0.5, r: 0.4 }) : drawCrown(0.8)));
  return {
    shapes,
    /** @param {Square[]} squares */
    place(squares) {
      shapes.forEach((shape, index) => {
        const square = squares[index];
        mark(shape, "shown", square !== undefined);
        if (square) move(shape, square);
      });
    },
  };
}

/** Styles of lines: a ray up to the active row and beyond it, one that hits a refused square, and the line from a free square to its bit. */
const STYLES = {
  solid: { "stroke-width": 0.13 },
  against: { "stroke-width": 0.2 },
  dotted: { "stroke-width": 0.1, "stroke-dasharray": "0.02 0.2", "stroke-linecap": "round" },
  plumb: { stroke: "var(--edge)", "stroke-width": 0.03, "stroke-dasharray": "0.08 0.1" },
};

/** Create a ray whose ends are not set. @param {Line} line @param {number} row  of its queen @param {"solid" | "dotted" | "against"} [style] */
export const createRay = (line, row, style = "solid") =>
  svg("path", { class: `ray ${line} ${style}`, "data-row": row, stroke: HUES[line], ...STYLES[style] });

/** Create a plumb line whose ends are not set. */
export const createPlumb = () => svg("path", { class: "plumb", ...STYLES.plumb });

/** Draw a line between two points, or hide it. @param {SVGElement} path @param {Point[] | null} ends */
export function stretch(path, ends) {
  mark(path, "shown", ends !== null);
  if (ends) setAttribute(path, "d", `M${ends[0].join(" ")}L${ends[1].join(" ")}`);
  return path;
}

/** Draw a line between the middles of two squares. @param {SVGElement} path @param {Square} from @param {Square} to */
export const between = (path, [row, column], [toRow, toColumn]) =>
  stretch(path, [
    [column + 0.5, row + 0.5],
    [toColumn + 0.5, toRow + 0.5],
  ]);

/** Create a short arrow from the lower edge of a square into the next row. @param {Line} line */
export function createArrow(line) {
  const slope = LINES[line];
  const length = slope ? 0.5 : 0.36;
  return svg(
    "g",
    { class: `arrow ${line}` },
    svg(
      "g",
      { transform: `rotate(${slope * -45})` },
      svg("line", { x1: 0, y1: slope ? 0.06 : 0, x2: 0, y2: length, stroke: HUES[line], "stroke-width": 0.12 }),
      svg("path", { d: `M-0.2 ${length - 0.04}h0.4l-0.2 0.34z`, fill: HUES[line] }),
    ),
  );
}

/** @param {SVGElement} shape @param {Arrow | undefined} arrow */
export function aim(shape, arrow) {
  mark(shape, "shown", arrow !== undefined);
  if (arrow) setAttribute(shape, "transform", `translate(${arrow.at[0]} ${arrow.at[1]})`);
  return shape;
}

/** Return the ends of a line between two squares. @param {Square} from @param {Square} to */
const middles = (from, to) => ({ x1: from[1] + 0.5, y1: from[0] + 0.5, x2: to[1] + 0.5, y2: to[0] + 0.5 });

/** Draw the line of a look and the mark at its end. @param {Glance} glance @returns {[SVGElement, SVGElement]} */
export function drawGlance({ from, to, along, hit, text, radius }) {
  const data = { class: "look", "data-along": along, "data-shown": "", ...(hit && { "data-hit": "" }) };
  const paint = hit
    ? { fill: "none", stroke: "var(--alarm)", "stroke-width": 0.08 }
    : { fill: "var(--sheet)", stroke: HUES[along], "stroke-width": 0.05 };
  const end = svg("g", data, svg("circle", { cx: 0.5, cy: 0.5, r: radius, ...paint }));
  move(end, to);
  if (text) {
    const type = { "font-size": 0.25, "font-weight": 700, "text-anchor": "middle", fill: "var(--ink)" };
    const number = svg("text", { x: 0.5, y: 0.59, ...type });
    number.textContent = text;
    end.append(number);
  }
  return [svg("line", { ...data, ...middles(from, to), stroke: HUES[along], "stroke-width": 0.08 }), end];
}

/** Draw pairs of queens that attack each other: a line between them, and a ring around each. @param {[Square, Square][]} pairs */
export function drawAttacks(pairs) {
  const paint = { fill: "none", stroke: "var(--alarm)", "stroke-width": 0.09, "stroke-linecap": "round" };
  const queens = new Map(pairs.flat().map((square) => [square.join(), square]));
  return [
    ...pairs.map(([one, other]) => svg("line", { ...middles(one, other), ...paint })),
    ...[...queens.values()].map(([row, column]) =>
      svg("circle", { cx: column + 0.5, cy: row + 0.5, r: 0.44, ...paint }),
    ),
  ];
}
