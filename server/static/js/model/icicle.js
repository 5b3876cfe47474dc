// The timeline's geometry: steps from left to right, rows from top to bottom, calls as rectangles. Pure.

/** @import { FilmState, LearnState, Outline } from "../types.js" */

/** @typedef {{start: number, stop: number}} Range  steps from start up to before stop */

const SHORTEST = 200; // the shortest bar, in steps, while the size of the search is unknown
const WALKED = 0.8; // share of that bar for the steps seen so far; the rest stands for all others
const CLOSEST = 40; // the fewest steps that the bar can show
const LEAD = 0.1; // share of the bar before a step that the view has followed

/**
 * Return the range of all steps; while their number is unknown, of those seen so far and some more.
 * @param {Pick<FilmState, "description" | "reached">} state
 * @returns {Range}
 */
export function wholeRange({ description, reached }) {
  return { start: 0, stop: description?.steps ?? Math.max(SHORTEST, Math.ceil((reached + 1) / WALKED)) };
}

/** Return the last step that the bar leads to. @param {Pick<FilmState, "description" | "reached" | "recorded">} film */
export function lastAtHand(film) {
  if (film.recorded) return film.recorded.stop - 1;
  return isEndless(film) ? film.reached : wholeRange(film).stop - 1;
}

/** Return true if the bar leads to a step. @param {Pick<FilmState, "description" | "reached" | "recorded">} film @param {number} step */
export const isAtHand = (film, step) => step >= (film.recorded?.start ?? 0) && step <= lastAtHand(film);

/** Return true if the number of steps is unknown. @param {Pick<FilmState, "description">} state */
export const isEndless = ({ description }) => description !== null && description.steps === null;

/**
 * Return true if the steps after the present one are hidden because a question is about them.
 * @param {Pick<LearnState, "predict" | "asked">} state
 */
export const hidesFuture = ({ predict, asked }) => predict !== null || Boolean(asked?.picture.veiled);

/**
 * Return the range that the timeline shows.
 * @param {Pick<FilmState, "description" | "reached" | "zoom">} film
 * @returns {Range}
 */
export function visibleRange(film) {
  return film.zoom ?? wholeRange(film);
}

/** Return the step at a position on the bar. @param {number} share  from 0 to 1 @param {Range} range */
export function stepAt(share, { start, stop }) {
  return Math.min(stop - 1, Math.max(start, start + Math.floor(share * (stop - start))));
}

/** Return the position of the middle of a step on the bar; its ends are 0 and 1. @param {number} step @param {Range} range */
export function shareOf(step, { start, stop }) {
  return (step + 0.5 - start) / (stop - start);
}

/**
 * Zoom a range and keep one step in its position; null for all steps.
 * @param {Range} range
 * @param {number} factor  above 1: closer
 * @param {number} step
 * @param {Range} all
 * @returns {Range | null}
 */
export function zoomRange(range, factor, step, all) {
  const length = Math.max(Math.min(CLOSEST, all.stop), Math.round((range.stop - range.start) / factor));
  if (length >= all.stop) return null;
  return clampRange(Math.round(step - shareOf(step, range) * length), length, all);
}

/**
 * Move a range by a share of its length.
 * @param {Range} range
 * @param {number} share
 * @param {Range} all
 * @returns {Range}
 */
export function panRange({ start, stop }, share, all) {
  return clampRange(start + Math.round(share * (stop - start)), stop - start, all);
}

/**
 * Return the range if it contains a step, otherwise one of the same length that does.
 * @param {Range} range
 * @param {number} step
 * @param {Range} all
 * @returns {Range}
 */
export function followStep({ start, stop }, step, all) {
  if (step >= start && step < stop) return { start, stop };
  return clampRange(Math.round(step - LEAD * (stop - start)), stop - start, all);
}

/** @param {number} start @param {number} length @param {Range} all @returns {Range} */
function clampRange(start, length, all) {
  const inside = Math.max(0, Math.min(all.stop - length, start));
  return { start: inside, stop: inside + length };
}

/** Return the row at a height. @param {number} share  0 at the top, 1 at the bottom @param {number} n */
export function rowAt(share, n) {
  return Math.min(n, Math.max(0, Math.floor(share * (n + 1))));
}

/** @type {WeakMap<Outline, [number, number, number][][]>} the calls of each row, in order */
const rows = new WeakMap();

/** @param {Outline} outline */
function groupByRow(outline) {
  /** @type {[number, number, number][][]} */
  const calls = [];
  for (const call of outline.calls) (calls[call[0]] ??= []).push(call);
  rows.set(outline, calls);
  return calls;
}

/**
 * Return the call in a row at a step, if the outline has it: it has calls of at least a pixel's width.
 * @param {Outline} outline
 * @param {number} row
 * @param {number} step
 */
export function callAt(outline, row, step) {
  const calls = (rows.get(outline) ?? groupByRow(outline))[row] ?? [];
  let [low, high] = [0, calls.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (calls[middle][2] <= step) low = middle + 1;
    else high = middle;
  }
  return low < calls.length && calls[low][1] <= step ? calls[low] : null;
}

/** Return the pixel of an outline that contains a step. @param {Outline} outline @param {number} step */
export function pixelOf({ start, stop, width }, step) {
  return Math.floor(((step - start) * width) / (stop - start));
}

/**
 * List the rows of an outline as bars of pixels with the same depth: [row, first pixel, pixels].
 * @param {Outline} outline @param {number} n @returns {[number, number, number][]}
 */
export function listBars({ deepest, width }, n) {
  /** @type {[number, number, number][]} */
  const found = [];
  for (let row = 0; row <= n; row++) {
    for (let pixel = 0; pixel < width;) {
      const first = pixel;
      while (pixel < width && deepest[pixel] >= row) pixel++;
      if (pixel > first) found.push([row, first, pixel - first]);
      else pixel++;
    }
  }
  return found;
}
