// The layout of a picture, and what all its parts draw with. Pure.

import { svg } from "../../page/dom.js";
import { css } from "./colours.js";

/** @import { AlgorithmView, Along, Scene, Step } from "../../types.js" */
/** @import { Colours } from "./colours.js" */

/**
 * What to draw: a step with its view and scene, and the colours; `crown` has the queen's shapes, in a box of 100 by
 * 100.
 * @typedef {{step: Step, n: number, view: AlgorithmView, scene: Scene,
 *   colours: Colours, crown: Element}} Picture
 */

/** A part below the board. @typedef {{height: number, draw: (y: number) => SVGElement[]}} Part */

/** Sizes in the picture's own units. */
export const LAYOUT = { width: 648, board: 464, left: 112, top: 140, margin: 12 };

export const SANS = "Inter, Segoe UI, Roboto, Noto Sans, system-ui, DejaVu Sans, sans-serif";
export const MONO = "JetBrains Mono, Cascadia Code, SF Mono, Consolas, DejaVu Sans Mono, monospace";

/**
 * The rotation, in degrees, that makes a vertical stroke parallel to a line of the board.
 * @type {Record<Along, number>}
 */
export const TURNS = { row: 90, column: 0, ld: -45, rd: 45 };

/** The colour of a line of the board. @param {string} along @param {Colours} colours */
export function hueOf(along, colours) {
  switch (along) {
    case "row":
    case "column":
      return colours.col;
    case "ld":
      return colours.ld;
    case "rd":
      return colours.rd;
    default:
      throw new Error(`no line is called ${along}`);
  }
}

/** @param {string} text @param {Record<string, string | number>} attributes */
export function label(text, attributes) {
  const element = svg("text", { "font-family": SANS, ...attributes });
  element.textContent = text;
  return element;
}

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** The dark background of a badge. @param {Box} box @param {Colours} colours */
export const drawBadge = (box, colours) =>
  svg("rect", { ...box, rx: Math.min(9, box.height / 2), fill: css(colours.ink) });

/** The text of a badge. @param {string} text @param {Box} box @param {number} size @param {Colours} colours */
export const drawBadgeText = (text, { x, y, width, height }, size, colours) =>
  label(text, {
    x: x + width / 2,
    y: y + height / 2 + size * 0.36,
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 700,
    fill: css(colours.sheet),
  });
