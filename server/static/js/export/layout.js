// The layout of the picture of a step, and its texts. Texts are measured with the fonts of this browser; some room is left
// because other programs may open the file with other fonts.

import { svg } from "../drawing/nodes.js";

/** @import { AlgorithmView, Scene, Step } from "../types.js" */

/** Sizes in the picture's units. */
export const LAYOUT = { width: 648, board: 464, left: 112, top: 140, margin: 12 };

/** The input of a drawn step. @typedef {{step: Step, n: number, view: AlgorithmView, scene: Scene}} Picture */
/** A section below the board. @typedef {{height: number, draw: (y: number) => SVGElement[]}} Section */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * The style of a text; `anchor`: the part of it that lies at its position; `name`: its class.
 * @typedef {{size: number, fill?: string, weight?: number, mono?: boolean, anchor?: "middle" | "end", name?: string}} Type
 */

const SANS = "Inter, Segoe UI, Roboto, Noto Sans, system-ui, DejaVu Sans, sans-serif";
export const MONO = "JetBrains Mono, Cascadia Code, SF Mono, Consolas, DejaVu Sans Mono, monospace";
const SPARE = 0.95; // share of the room that is used

/** Create the root of a picture; screen readers read its title. @param {number} width @param {number} height @param {string} said @param {...SVGElement} shapes */
export function createPicture(width, height, said, ...shapes) {
  const title = svg("title");
  title.textContent = said;
  const ground = svg("rect", { width, height, fill: "var(--paper)" });
  const box = { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "font-family": SANS };
  return svg("svg", { xmlns: "http://www.w3.org/2000/svg", ...box }, title, ground, ...shapes);
}

/** Draw a text. @param {string} text @param {number} x @param {number} y  of its baseline @param {Type} type */
export function label(text, x, y, { size, fill = "var(--ink)", weight, mono, anchor, name }) {
  const element = svg("text", {
    ...(name && { class: name }),
    x,
    y,
    "font-size": size,
    fill,
    ...(weight && { "font-weight": weight }),
    ...(mono && { "font-family": MONO }),
    ...(anchor && { "text-anchor": anchor }),
  });
  element.textContent = text;
  return element;
}

/** Draw a bold text in the middle of a dark badge; `under`: how far the badge extends under something else. @param {string} text @param {Box} box @param {number} size @param {Partial<Box>} [under] */
export function drawBadge(text, box, size, under = {}) {
  const { x, y, width, height } = box;
  return [
    svg("rect", { ...box, ...under, rx: Math.min(9, height / 2), fill: "var(--ink)" }),
    label(text, x + width / 2, y + height / 2 + size * 0.36, {
      size,
      fill: "var(--sheet)",
      weight: 700,
      anchor: "middle",
    }),
  ];
}

/** @type {CanvasRenderingContext2D | null} one for all texts: a picture measures hundreds */
let pen = null;

/** Return the width of a text. @param {string} text @param {Type} type */
export function widthOf(text, { size, weight = 400, mono }) {
  pen ??= /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  pen.font = `${weight} ${size}px ${mono ? MONO : SANS}`;
  return pen.measureText(text).width;
}

/**
 * Break a text into at most the given number of lines, in the largest size that fits. If even the smallest size does not
 * fit, the last line is too long.
 * @param {string} text
 * @param {{width: number, lines: number}} room
 * @param {{most: number, least: number, weight?: number}} type  sizes
 */
export function fitText(text, room, { most, least, weight }) {
  const words = text.split(" ");
  for (let size = most; ; size -= 0.5) {
    const lines = breakLines(words, (line) => widthOf(line, { size, weight }) <= room.width * SPARE);
    if (lines.length <= room.lines) return { size, lines };
    if (size <= least)
      return { size, lines: [...lines.slice(0, room.lines - 1), lines.slice(room.lines - 1).join(" ")] };
  }
}

/** @param {string[]} words @param {(line: string) => boolean} fits */
function breakLines(words, fits) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
