// Caches the steps of one run and requests missing ones. It is bounded, and never requests a step that is cached or
// already requested.

import { createLru } from "../wire/lru.js";
import { isRefused } from "../wire/protocol.js";
import { windowAround } from "./playback.js";

/** @import { Run, Source, Step } from "../types.js" */
/** @import { Lru } from "../wire/lru.js" */

const MOST = 2048; // steps
const WINDOW = 64; // steps in a request
const PATIENCE = 150; // milliseconds before another request for steps that the server has not reached yet

/**
 * @param {Source} source
 * @param {Run} run
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export function createStepCache(source, run, onArrival, onFailure) {
  /** @type {Lru<number, Step>} */
  const steps = createLru(MOST);
  /** @type {Set<string>} */
  const requested = new Set();
  /** @type {Set<string>} */
  const failed = new Set();
  let closed = false;

  /** @param {Step[]} arrived */
  function put(arrived) {
    for (const step of arrived) steps.set(step.step, step);
    onArrival();
  }

  /**
   * Fetch a window of steps, unless the same request is already open; returns why if the server has not reached it yet.
   * @param {number} start @param {number} stop @param {number} stride @returns {Promise<Error | null>}
   */
  async function fetchWindow(start, stop, stride) {
    const key = `${start} ${stop} ${stride}`;
    if (requested.has(key) || closed) return null;
    requested.add(key);
    try {
      const arrived = await source.read(run, start, stop, stride);
      if (!closed) put(arrived);
      return null;
    } catch (error) {
      if (!isRefused(error, "not_ready")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return /** @type {Error} */ (error);
    } finally {
      requested.delete(key);
    }
  }

  /**
   * Fetch in the background. A failed window is reported once and not requested again.
   * @param {number} start
   * @param {number} stop
   * @param {number} stride
   */
  function requestInBackground(start, stop, stride) {
    const key = `${start} ${stop} ${stride}`;
    if (failed.has(key)) return;
    fetchWindow(start, stop, stride).catch((error) => {
      failed.add(key);
      if (!closed) onFailure(error);
    });
  }

  return {
    run,
    /** @param {number} step */
    get: (step) => steps.get(step),
    /** @param {number} step */
    has: (step) => steps.has(step),
    /** Request a single step; returns why if the server has not reached it yet. @param {number} step */
    request: async (step) => (steps.has(step) ? null : fetchWindow(step, step + 1, 1)),
    /**
     * Request the window around a step, unless that step is cached.
     * @param {number} step @param {number} stride
     */
    requestAround(step, stride) {
      if (steps.has(step)) return;
      if (step % stride) {
        requestInBackground(step, step + 1, 1); // the film's last step, between two strides
        return;
      }
      const { start, stop } = windowAround(step, stride, WINDOW);
      const begun = steps.has(step - stride) && step > start; // the first part is cached: only the rest is requested
      requestInBackground(begun ? step : start, stop, stride);
    },
    /** Drop answers that arrive from now on. */
    close() {
      closed = true;
    },
  };
}

/** @typedef {ReturnType<typeof createStepCache>} StepCache */
