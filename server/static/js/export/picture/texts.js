// Fits texts into their room. It measures with the fonts of this browser and leaves some room, because other programs
// that open the file may have other fonts.

import { SANS } from "./layout.js";

const SPARE = 0.95; // share of the room that is used

/** @type {CanvasRenderingContext2D | null} one for all texts: a picture asks hundreds of times */
let pen = null;

/** The width of a text. @param {string} text @param {number} size @param {number} [weight] @param {string} [family] */
export function widthOf(text, size, weight = 400, family = SANS) {
  pen ??= /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}

/**
 * Breaks a text into at most the given number of lines, in the largest size that fits. If even the smallest size does
 * not fit, the last line is too long.
 * @param {string} text
 * @param {{width: number, lines: number}} room
 * @param {{most: number, least: number, weight?: number}} type  sizes
 */
export function fitText(text, room, { most, least, weight }) {
  const words = text.split(" ");
  for (let size = most; ; size -= 0.5) {
    const lines = breakLines(words, (line) => widthOf(line, size, weight) <= room.width * SPARE);
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
