// Draws the board of a step as one picture.

import { LINE_NAMES } from "../model/bits.js";
import { darkSquares, squareState, upTo } from "../model/board.js";
import { arrowsOf, glancesOf, plumbsOf, rayOf } from "../model/rays.js";
import { svg } from "./nodes.js";
import {
  aim,
  createArrow,
  createGhost,
  createPlumb,
  createQueen,
  createRay,
  drawAttacks,
  drawGlance,
  mix,
  placed,
  stretch,
} from "./pieces.js";

/** @import { AlgorithmView, Scene, Step } from "../types.js" */

/** The input of a drawn step. @typedef {{step: Step, n: number, view: AlgorithmView, scene: Scene}} Picture */

/** Draw the board of a step in squares of 1 by 1. @param {Picture} picture @param {number} side  in pixels */
export function drawBoard(picture, side) {
  const { n, step, view, scene } = picture;
  const solved = step.kind === "solution";
  const pixel = n / side;
  const { along, at } = scene.active ?? { along: "", at: -1 };
  const line = along === "row" ? { x: 0, y: at, width: n, height: 1 } : { x: at, y: 0, width: 1, height: n };
  const looks = glancesOf(step, view.scans?.(step) ?? [], n).map(drawGlance);
  return [
    svg("rect", { width: n, height: n, fill: "var(--square)" }),
    svg("path", { d: darkSquares(n), fill: "var(--square-dark)" }),
    ...upTo(n * n).flatMap((index) => drawSquare(picture, Math.floor(index / n), index % n)),
    ...(view.family === "masks" && scene.active ? [drawRays(step, at, n)] : []),
    ...looks.map(([way]) => way),
    ...looks.map(([, end]) => end),
    drawOutline({ width: n, height: n }, solved ? "gold-fill" : "edge", (solved ? 6 : 3) * pixel),
    ...(scene.active
      ? [drawOutline({ class: "active", ...line }, "ink", Math.min(5 * pixel, Math.max(2.5 * pixel, 0.08)))]
      : []),
    ...scene.queens.map((square) => placed(createQueen(solved), square)),
    ...(scene.hollow ? [placed(createGhost(scene.lifted), scene.hollow)] : []),
    ...(view.attacks ? drawAttacks(view.attacks(step)) : []),
  ];
}

/** @param {Record<string, string | number>} box @param {string} colour @param {number} width */
const drawOutline = (box, colour, width) =>
  svg("rect", { ...box, fill: "none", stroke: `var(--${colour})`, "stroke-width": width });

/** Draw plumb lines, rays and arrows, up to the board's edge. @param {Step} step @param {number} active @param {number} n */
function drawRays(step, active, n) {
  const rays = step.queens.flatMap((queen) => LINE_NAMES.map((line) => rayOf(queen, line, active, n)));
  return svg(
    "svg",
    { width: n, height: n, viewBox: `0 0 ${n} ${n}` },
    ...plumbsOf(step, active, n).map(({ from, to }) => stretch(createPlumb(), [from, to])),
    ...rays.flatMap(({ line, solid, dotted }) => [
      ...(dotted ? [stretch(createRay(line, "dotted"), dotted)] : []),
      stretch(createRay(line), solid),
    ]),
    ...arrowsOf(step, n).map((arrow) => aim(createArrow(arrow.line), arrow)),
  );
}

/** Draw the marks of a square, if it has any. @param {Picture} picture @param {number} row @param {number} column */
function drawSquare({ scene, view }, row, column) {
  const state = squareState(scene, row, column);
  if (!state) return [];
  const ground =
    scene.barren !== null
      ? "var(--taken)"
      : mix("var(--ink)", 6, (row + column) % 2 ? "var(--square-dark)" : "var(--square)");
  const marks = drawMarks(state, ground, view.family === "squares");
  const transform = `translate(${column} ${row})`;
  return [svg("g", { class: "square", "data-state": state, transform }, ...marks)];
}

/** @param {string} state @param {string} attacked  ground of an attacked square @param {boolean} framed  true for a queen's square */
function drawMarks(state, attacked, framed) {
  switch (state) {
    case "open":
    case "out":
      return [];
    case "attacked":
      return [fill(attacked)];
    case "free":
      return [
        fill("var(--free)"),
        svg("circle", { cx: 0.5, cy: 0.5, r: 0.2, fill: "none", stroke: "var(--free-ink)", "stroke-width": 0.06 }),
      ];
    case "candidate":
      return [fill("var(--free)"), frame("free-ink", 0.08)];
    case "placed":
      return framed ? [frame("ink", 0.06)] : [];
    case "tried":
    case "refused":
      return [cross("M0.36 0.36l0.28 0.28m0-0.28l-0.28 0.28")];
    case "lifted":
      return [cross(CORNER)];
    case "rejected":
      return [frame("alarm", 0.06), cross(CORNER)];
    default:
      throw new Error(`unknown state of a square: ${state}`);
  }
}

const CORNER = "M0.7 0.06l0.24 0.24m0-0.24l-0.24 0.24"; // beside the queen

/** @param {string} colour */
const fill = (colour) => svg("rect", { width: 1, height: 1, fill: colour });

/** @param {string} colour @param {number} width */
const frame = (colour, width) =>
  drawOutline({ x: width / 2, y: width / 2, width: 1 - width, height: 1 - width }, colour, width);

/** @param {string} d */
const cross = (d) => svg("path", { d, fill: "none", stroke: "var(--mute)", "stroke-width": 0.05 });
