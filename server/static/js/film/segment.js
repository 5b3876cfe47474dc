// The segment to which a film can be confined. Pure.

/** @import { Segment } from "../types.js" */

const SHORTEST = 2; // steps in a loop
const PAINTED = 32; // steps that each round of a loop shows at least, if it has so many

/**
 * Return the first and the last step of the film or its segment; `round`: the first follows the last.
 * @param {Segment | null} segment
 * @param {number | null | undefined} steps  of the whole film, where they are known
 * @param {{start: number, stop: number} | null} recorded  the steps that can be shown; null for all
 */
export function boundsOf(segment, steps, recorded = null) {
  const [least, end] = [recorded?.start ?? 0, Math.min(recorded?.stop ?? Infinity, steps ?? Infinity) - 1];
  if (!segment) return { first: least, last: end, round: false };
  const within = (/** @type {number} */ step) => Math.max(least, Math.min(step, end));
  return { first: within(segment.start), last: within(segment.stop - 1), round: true };
}

/**
 * Limit the stride in a loop so that each round shows enough steps.
 * @param {number} stride
 * @param {ReturnType<typeof boundsOf>} bounds
 */
export function limitStride(stride, { first, last, round }) {
  return round ? Math.max(1, Math.min(stride, Math.floor((last - first + 1) / PAINTED))) : stride;
}

/** @param {Segment | null} segment @param {number} step */
export const contains = (segment, step) => !segment || (step >= segment.start && step < segment.stop);

/**
 * Move one end of a loop to a step. The other end stays, unless it would lie on the wrong side.
 * @param {Segment | null} segment
 * @param {"first" | "last"} end
 * @param {number} step
 * @param {number} steps  of the film, or Infinity
 * @returns {Segment}
 */
export function moveLoopEnd(segment, end, step, steps) {
  const { start, stop } = segment ?? { start: 0, stop: steps };
  if (end === "first") {
    const from = Math.max(0, Math.min(step, steps - SHORTEST));
    return { start: from, stop: stop - from < SHORTEST ? steps : stop, why: "loop" };
  }
  const to = Math.min(steps, Math.max(step + 1, SHORTEST));
  return { start: to - start < SHORTEST ? 0 : start, stop: to, why: "loop" };
}

/**
 * Return the loop from one step to another, in either order.
 * @param {number} one
 * @param {number} other
 * @param {number} steps
 * @returns {Segment}
 */
export function loopBetween(one, other, steps) {
  const start = Math.max(0, Math.min(one, other, steps - SHORTEST));
  return { start, stop: Math.min(steps, Math.max(one + 1, other + 1, start + SHORTEST)), why: "loop" };
}
