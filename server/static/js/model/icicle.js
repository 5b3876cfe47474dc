// The timeline's geometry: steps along it, rows down it, calls as rectangles. Pure: numbers in, numbers out.

/** @import { FilmState, LearnState, Outline } from "../types.js" */

/** @typedef {{start: number, stop: number}} Range  steps from start up to before stop */

const SHORTEST = 200; // the least length of the bar in steps if the size of the search is unknown
const WALKED = 0.8; // share of the bar that the steps seen so far have then; the rest stands for all others
const CLOSEST = 40; // the fewest steps that can be zoomed to
const LEAD = 0.1; // share of the bar before a step that the view has followed

/**
 * All steps of the film; those seen so far and some more if their number is unknown.
 * @param {Pick<FilmState, "description" | "reached">} state
 * @returns {Range}
 */
export function wholeRange({ description, reached }) {
  return { start: 0, stop: description?.steps ?? Math.max(SHORTEST, Math.ceil((reached + 1) / WALKED)) };
}

/** The last step that the bar leads to. @param {Pick<FilmState, "description" | "reached" | "recorded">} film */
export function lastAtHand(film) {
  if (film.recorded) return film.recorded.stop - 1;
  return isEndless(film) ? film.reached : wholeRange(film).stop - 1;
}

/** Whether the bar leads to a step. @param {Pick<FilmState, "description" | "reached" | "recorded">} film @param {number} step */
export const isAtHand = (film, step) => step >= (film.recorded?.start ?? 0) && step <= lastAtHand(film);

/** Whether nobody knows where the search ends. @param {Pick<FilmState, "description">} state */
export const isEndless = ({ description }) => description !== null && description.steps === null;

/**
 * Whether what comes after the present step is not shown, because it is asked about.
 * @param {Pick<LearnState, "predict" | "asked">} state
 */
export const hidesFuture = ({ predict, asked }) => predict !== null || Boolean(asked?.picture.veiled);

/**
 * The steps that the timeline shows.
 * @param {Pick<FilmState, "description" | "reached" | "zoom">} film
 * @returns {Range}
 */
export function visibleRange(film) {
  return film.zoom ?? wholeRange(film);
}

/** The step at a position on the bar. @param {number} share  from 0 to 1 @param {Range} range */
export function stepAt(share, { start, stop }) {
  return Math.min(stop - 1, Math.max(start, start + Math.floor(share * (stop - start))));
}

/** Where the middle of a step lies on the bar; 0 and 1 are its ends. @param {number} step @param {Range} range */
export function shareOf(step, { start, stop }) {
  return (step + 0.5 - start) / (stop - start);
}

/**
 * Zoom a range, keeping one step in its position; null for all steps.
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
 * The range itself if it shows a step, otherwise one of the same length that does.
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

/** The row under a height. @param {number} share  0 on top, 1 at the bottom @param {number} n */
export function rowAt(share, n) {
  return Math.min(n, Math.max(0, Math.floor(share * (n + 1))));
}

/** @type {WeakMap<Outline, [number, number, number][][]>} the calls of each row, which lie one after the other */
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
 * The call in a row at a step, if it is wide enough to be in the outline.
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

/** The pixel of an outline in which a step lies. @param {Outline} outline @param {number} step */
export function pixelOf({ start, stop, width }, step) {
  return Math.floor(((step - start) * width) / (stop - start));
}

/**
 * The rows of an outline as bars, pixel by pixel, those side by side in one: [row, first pixel, pixels].
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
