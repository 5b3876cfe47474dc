// Caches the steps of one run, requests missing ones, and requests in advance those that the film shows next. The cache is
// bounded, and requests no step that is cached or already requested.

import { AGAIN } from "../wire/again.js";
import { createLru } from "../wire/lru.js";
import { isRefused } from "../wire/protocol.js";
import { nextStep, startOf, windowAround } from "./playback.js";

/** @import { Run, Source, Step } from "../types.js" */
/** @import { Lru } from "../wire/lru.js" */

const MOST = 2048; // steps
const WINDOW = 64; // steps in a request
const AHEAD = 32; // painted steps that are requested in advance
const PATIENCE = 150; // milliseconds before another request for steps that the server has not reached yet

class StepsOfRun {
  #source;
  #onArrival;
  #onFailure;
  /** @type {Lru<number, Step>} */
  #steps = createLru(MOST);
  /** @type {Set<string>} */
  #requested = new Set();
  /** @type {Set<string>} */
  #failed = new Set();
  #closed = false;

  /**
   * @param {Source} source
   * @param {Run} run
   * @param {() => void} onArrival
   * @param {(error: Error) => void} onFailure
   */
  constructor(source, run, onArrival, onFailure) {
    this.#source = source;
    this.run = run;
    this.#onArrival = onArrival;
    this.#onFailure = onFailure;
  }

  /** @param {number} step */
  get(step) {
    return this.#steps.get(step);
  }

  /** @param {number} step */
  has(step) {
    return this.#steps.has(step);
  }

  /** Request a single step. Resolves to an error if the server has not reached it yet. @param {number} step */
  async request(step) {
    return this.#steps.has(step) ? null : this.#fetchWindow(step, step + 1, 1);
  }

  /**
   * Request the window around a step, unless that step is cached.
   * @param {number} step @param {number} stride
   */
  requestAround(step, stride) {
    if (this.#steps.has(step)) return;
    if (step % stride) {
      this.#requestInBackground(step, step + 1, 1); // the film's last step, between two strides
      return;
    }
    const { start, stop } = windowAround(step, stride, WINDOW);
    // if the first part is cached, request only the rest
    const begun = this.#steps.has(step - stride) && step > start;
    this.#requestInBackground(begun ? step : start, stop, stride);
  }

  /** Ignore answers that arrive from now on. */
  close() {
    this.#closed = true;
  }

  /**
   * Fetch in the background. Report a failed window; it is requested again after a pause if it is still wanted.
   * @param {number} start
   * @param {number} stop
   * @param {number} stride
   */
  #requestInBackground(start, stop, stride) {
    const key = `${start} ${stop} ${stride}`;
    if (this.#failed.has(key)) return;
    this.#fetchWindow(start, stop, stride).catch((error) => {
      if (this.#closed) return;
      this.#failed.add(key);
      setTimeout(() => this.#failed.delete(key), AGAIN);
      this.#onFailure(error);
    });
  }

  /**
   * Fetch a window of steps, unless the same request is open. Resolves to an error if the server has not reached it yet.
   * @param {number} start @param {number} stop @param {number} stride @returns {Promise<Error | null>}
   */
  async #fetchWindow(start, stop, stride) {
    const key = `${start} ${stop} ${stride}`;
    if (this.#requested.has(key) || this.#closed) return null;
    this.#requested.add(key);
    try {
      const arrived = await this.#source.read(this.run, start, stop, stride);
      if (!this.#closed) this.#store(arrived);
      return null;
    } catch (error) {
      if (!isRefused(error, "not_ready")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return /** @type {Error} */ (error);
    } finally {
      this.#requested.delete(key);
    }
  }

  /** @param {Step[]} arrived */
  #store(arrived) {
    for (const step of arrived) this.#steps.set(step.step, step);
    this.#onArrival();
  }
}

/**
 * @param {Source} source
 * @param {Run} run
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export const createStepCache = (source, run, onArrival, onFailure) => new StepsOfRun(source, run, onArrival, onFailure);

/**
 * Request the steps that play will show soon.
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

/** @typedef {ReturnType<typeof createStepCache>} StepCache */
