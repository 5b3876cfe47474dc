// The board of a picture, in units of one square: the squares' states, the lines, and the queens.

import { darkSquares, squareState, upTo } from "../../model/board.js";
import { svg } from "../../page/dom.js";
import { QUEEN } from "../../page/smallboard.js";
import { css, mix } from "./colours.js";
import { LAYOUT } from "./layout.js";
import { drawRays, drawScans } from "./lines.js";

/** @import { Scene, Square } from "../../types.js" */
/** @import { Colour } from "./colours.js" */
/** @import { Picture } from "./layout.js" */

/** @param {Picture} picture */
export function drawBoard(picture) {
  const { n, step, scene, colours } = picture;
  const solved = step.kind === "solution";
  const thick = (/** @type {number} */ units) => ({ fill: "none", "stroke-width": (n / LAYOUT.board) * units });
  return [
    svg("rect", { width: n, height: n, fill: css(colours.square) }),
    svg("path", { d: darkSquares(n), fill: css(colours.dark) }),
    ...upTo(n * n).flatMap((at) => drawSquare(picture, Math.floor(at / n), at % n)),
    ...drawRays(picture),
    ...drawScans(picture),
    svg("rect", { width: n, height: n, stroke: css(solved ? colours.gold : colours.edge), ...thick(solved ? 6 : 3) }),
    ...(scene.active
      ? [
          drawFrame(scene.active, n, {
            stroke: css(colours.ink),
            ...thick(Math.min(5, Math.max(2.5, (LAYOUT.board / n) * 0.08))),
          }),
        ]
      : []),
    ...scene.queens.map((at) => drawQueen(picture, at, solved)),
    ...(scene.hollow ? [drawGhost(picture, scene.hollow)] : []),
  ];
}

/**
 * The frame around the active row or column.
 * @param {NonNullable<Scene["active"]>} active
 * @param {number} n
 * @param {Record<string, string | number>} paint
 */
const drawFrame = ({ along, at }, n, paint) =>
  svg("rect", {
    class: "active",
    ...(along === "row" ? { y: at, width: n, height: 1 } : { x: at, width: 1, height: n }),
    ...paint,
  });

/** A square's marks, if it has any. @param {Picture} picture @param {number} row @param {number} column */
function drawSquare(picture, row, column) {
  const state = squareState(picture.scene, row, column);
  if (!state) return [];
  const dark = (row + column) % 2 === 1;
  return [
    svg(
      "g",
      { class: "square", "data-state": state, transform: `translate(${column} ${row})` },
      ...drawMarks(picture, state, dark),
    ),
  ];
}

/** @param {Picture} picture @param {string} state @param {boolean} dark */
function drawMarks({ colours, view, scene }, state, dark) {
  switch (state) {
    case "open":
    case "out":
      return [];
    case "attacked":
      return [
        fillSquare(
          scene.barren === null ? mix(colours.ink, dark ? colours.dark : colours.square, 0.06) : colours.taken,
        ),
      ];
    case "free":
      return [
        fillSquare(colours.free),
        svg("circle", { cx: 0.5, cy: 0.5, r: 0.2, fill: "none", stroke: css(colours.freeInk), "stroke-width": 0.06 }),
      ];
    case "candidate":
      return [fillSquare(colours.free), frameSquare(colours.freeInk, 0.08)];
    case "placed":
      return view.family === "squares" ? [frameSquare(colours.ink, 0.06)] : [];
    case "tried":
    case "refused":
      return [drawCross("M0.36 0.36l0.28 0.28m0-0.28l-0.28 0.28", colours.mute)];
    case "lifted":
      return [drawCross(CORNER, colours.mute)];
    case "rejected":
      return [frameSquare(colours.alarm, 0.06), drawCross(CORNER, colours.mute)];
    default:
      throw new Error(`no square is ${state}`);
  }
}

const CORNER = "M0.7 0.06l0.24 0.24m0-0.24l-0.24 0.24"; // beside the queen

/** @param {Colour} colour */
const fillSquare = (colour) => svg("rect", { width: 1, height: 1, fill: css(colour) });

/** @param {Colour} colour @param {number} width */
const frameSquare = (colour, width) =>
  svg("rect", {
    x: width / 2,
    y: width / 2,
    width: 1 - width,
    height: 1 - width,
    fill: "none",
    stroke: css(colour),
    "stroke-width": width,
  });

/** @param {string} d @param {Colour} colour */
const drawCross = (d, colour) => svg("path", { d, fill: "none", stroke: css(colour), "stroke-width": 0.05 });

/** @param {Picture} picture @param {Square} square @param {boolean} solved */
function drawQueen({ colours, crown }, [row, column], solved) {
  return svg(
    "g",
    { class: "queen", transform: `translate(${column} ${row})` },
    svg("circle", {
      cx: 0.5,
      cy: 0.5,
      r: 0.42,
      fill: css(solved ? colours.free : colours.halo),
      opacity: solved ? 1 : 0.92,
    }),
    drawCrown(crown, QUEEN.placed, { fill: css(solved ? colours.freeInk : colours.queen) }),
  );
}

/**
 * A queen in outline: the next one, or the one that has just been removed.
 * @param {Picture} picture
 * @param {Square} square
 */
function drawGhost({ colours, crown, scene }, [row, column]) {
  const outline = {
    fill: "none",
    stroke: css(scene.lifted ? colours.mute : colours.freeInk),
    "stroke-width": 6.5,
    "stroke-linejoin": "round",
  };
  return svg(
    "g",
    { class: "ghost", transform: `translate(${column} ${row})`, ...(scene.lifted ? { "data-lifted": "" } : {}) },
    drawCrown(crown, QUEEN.ghost, outline),
  );
}

/**
 * The crown, centred on a square.
 * @param {Element} crown
 * @param {number} size
 * @param {Record<string, string | number>} paint
 */
function drawCrown(crown, size, paint) {
  const shapes = [...crown.children].map((shape) => shape.cloneNode(true));
  const edge = (1 - size) / 2;
  return svg("g", { ...paint, transform: `translate(${edge} ${edge}) scale(${size / 100})` }, ...shapes);
}
