// The outline of recorded steps, as the wire's `outline` describes it.

/** @import { Outline, SquareStep, Step } from "../types.js" */

/** @typedef {[row: number, first: number, end: number]} CallSpan */

/**
 * The steps as an outline reads them, by number: how many of the calls before a step are still open at it, and how many
 * are open then; and its row.
 * @typedef {{boundsOf: (number: number) => [number, number], rowOf: (number: number) => number}} OutlineSource
 */

/**
 * @param {OutlineSource} film
 * @param {{start: number, stop: number, width: number}} range  every step of it is recorded
 * @param {(number: number) => boolean} isSolution
 */
export function outline(film, { start, stop, width }, isSolution) {
  const deepest = /** @type {number[]} */ (Array(width).fill(0));
  const solutions = /** @type {number[]} */ (Array(width).fill(0));
  /** @type {CallSpan[]} */
  const calls = [];
  /** By row, the first step of the open call, within the range. @type {number[]} */
  const open = [];
  const close = (/** @type {number} */ depth, /** @type {number} */ end) => {
    while (open.length > depth) {
      const row = open.length - 1;
      const begin = /** @type {number} */ (open.pop());
      if ((end - begin) * width >= stop - start) calls.push([row, begin, end]);
    }
  };
  for (let number = start; number < stop; number += 1) {
    const [kept, depth] = film.boundsOf(number);
    close(kept, number);
    while (open.length < depth) open.push(number);
    const pixel = Math.floor(((number - start) * width) / (stop - start));
    deepest[pixel] = Math.max(deepest[pixel], film.rowOf(number));
    if (isSolution(number)) solutions[pixel] += 1;
  }
  close(0, stop);
  return { width, calls, deepest, solutions };
}

/**
 * Cut a part out of an outline, as exactly as its pixels allow.
 * @param {Outline} whole
 * @param {{start: number, stop: number, width: number}} range  within it
 */
export function cutOutline(whole, { start, stop, width }) {
  const shares = whole.width / (whole.stop - whole.start); // pixels of the whole for one step
  const scale = (shares * (stop - start)) / width; // pixels of the whole for one pixel of the part
  const pixels = Array.from({ length: width }, (_, pixel) =>
    Math.min(whole.width - 1, Math.floor((start - whole.start) * shares + (pixel + 0.5) * scale)),
  );
  return {
    ...{ start, stop, width, exact: false },
    calls: whole.calls
      .map(([row, first, end]) => /** @type {CallSpan} */ ([row, Math.max(first, start), Math.min(end, stop)]))
      .filter(([, first, end]) => (end - first) * width >= stop - start),
    deepest: pixels.map((pixel) => whole.deepest[pixel]),
    solutions: pixels.map((pixel) => Math.round(whole.solutions[pixel] * scale)),
  };
}

/** Outline steps of our searches. @param {Step[]} steps @param {number} first  the number of the first one @param {{start: number, stop: number, width: number}} range */
export function outlineOfSteps(steps, first, range) {
  const stepAt = (/** @type {number} */ number) => steps[number - first];
  const film = {
    boundsOf: (/** @type {number} */ number) => boundsOf(stepAt(number)),
    rowOf: (/** @type {number} */ number) => rowOf(stepAt(number)),
  };
  return outline(film, range, (number) => stepAt(number).kind === "solution");
}

/** @param {Step} step @returns {[number, number]} */
function boundsOf(step) {
  const { state, stack } = /** @type {SquareStep} */ (/** @type {unknown} */ (step));
  if (!stack) return [state.odometer.length + 1 - state.turned, state.odometer.length + 1];
  const begins = step.kind === "call" || step.kind === "solution";
  return [begins ? stack.length - 1 : stack.length, stack.length];
}

/** Return the active row; in a search that fills columns, the column. @param {Step} step */
function rowOf(step) {
  const { row, column } = /** @type {SquareStep} */ (/** @type {unknown} */ (step));
  return row ?? column ?? 0;
}
