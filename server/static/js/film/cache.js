// The steps of one run, read window by window, also in advance.

import { WINDOW, Windows } from "../wire/windows.js";
import { nextStep, startOf } from "./playback.js";

/** @import { Run, Source, Step } from "../types.js" */

const AHEAD = 32; // steps, at a stride, that are requested in advance; of faster films a second

const MANY = 240; // steps a second; where more are read, each is, in large windows, since requests are few
const LARGE = 4 * WINDOW;

/** @extends {Windows<Step>} */
export class StepCache extends Windows {
  /** @param {Source} source @param {Run} run @param {() => void} onArrival @param {(error: Error) => void} onFailure */
  constructor(source, run, onArrival, onFailure) {
    super((start, stop, stride) => source.read(run, start, stop, stride), onArrival, onFailure);
    this.run = run;
  }

  /** Request the steps that play will pass soon. @param {number} step @param {number} stride @param {-1 | 1} direction @param {{first: number, last: number, round: boolean}} bounds @param {number} [speed]  steps a second */
  requestAhead(step, stride, direction, { first, last, round }, speed = 0) {
    const next = nextStep(step, stride, direction, last, first);
    if (next !== null) this.requestAround(next, stride);
    const begin = Math.floor((next ?? step) / stride);
    const most = Math.max(AHEAD, Math.ceil(speed / stride));
    for (let ahead = most % WINDOW || WINDOW; ahead <= most; ahead += WINDOW) {
      const later = (begin + direction * ahead) * stride;
      if (later < first || later > last) {
        if (round) this.requestAround(startOf(direction, last, first), stride);
        return;
      }
      if (next === null || this.has(later)) continue;
      if (stride > 1 || speed <= MANY) this.requestAround(later, stride);
      else this.request(later - (later % LARGE), Math.min(later - (later % LARGE) + LARGE, last), 1);
    }
  }
}
