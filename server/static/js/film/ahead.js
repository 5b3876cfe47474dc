// Requests in advance what a film will show next.

import { nextStep, startOf } from "./playback.js";

/** @import { StepCache } from "./cache.js" */

const AHEAD = 32; // painted steps that are requested in advance

/**
 * Request the steps that will be needed soon.
 * @param {StepCache} cache
 * @param {number} step
 * @param {number} stride
 * @param {-1 | 1} direction
 * @param {{first: number, last: number, round: boolean}} bounds
 */
export function requestAhead(cache, step, stride, direction, { first, last, round }) {
  const next = nextStep(step, stride, direction, last, first);
  if (next !== null) cache.requestAround(next, stride);
  const later = Math.floor((next ?? step) / stride) * stride + direction * AHEAD * stride;
  if (later >= first && later <= last) {
    if (next !== null) cache.requestAround(later, stride);
  } else if (round) cache.requestAround(startOf(direction, last, first), stride);
}
