// A bounded cache of one lane's pictures, which also requests the next ones.

import { createLru } from "../wire/lru.js";

/** @import { Step } from "../types.js" */
/** @import { Lru } from "../wire/lru.js" */

const WINDOW = 64; // pictures in a request
const MOST = 1024; // pictures

/**
 * @param {(start: number, stop: number, stride: number) => Promise<Step[]>} read  steps by the lane's unit
 * @param {number} total  the last value of the lane
 * @param {number} stride
 * @param {() => void} onArrival @param {(error: Error) => void} onFailure
 */
export function createPictures(read, total, stride, onArrival, onFailure) {
  /** @type {Lru<number, Step>} by value: a multiple of the stride, or the last */
  const pictures = createLru(MOST);
  /** @type {Set<number>} */
  const requested = new Set();
  let closed = false;

  /** @param {number} start @param {number} stop */
  async function fetchWindow(start, stop) {
    if (requested.has(start)) return;
    requested.add(start);
    try {
      const steps = await read(start, stop, stride);
      if (closed) return;
      steps.forEach((step, index) => pictures.set(start + index * stride, step));
      onArrival();
    } catch (error) {
      if (!closed) onFailure(/** @type {Error} */ (error));
    } finally {
      if (!closed) requested.delete(start);
    }
  }

  /** Request the window that contains a value. @param {number} value */
  function fetchAround(value) {
    if (value === total) {
      fetchWindow(total, total + 1);
      return;
    }
    const start = Math.floor(value / (stride * WINDOW)) * stride * WINDOW;
    fetchWindow(start, Math.min(total, start + stride * WINDOW));
  }

  return {
    /** @param {number} value */
    get: (value) => pictures.get(value),
    /** Request the picture of a value, and the following ones. @param {number} value */
    request(value) {
      if (!pictures.has(value)) fetchAround(value);
      const later = Math.floor(Math.min(total, value + (stride * WINDOW) / 2) / stride) * stride;
      if (!pictures.has(later)) fetchAround(later);
    },
    close() {
      closed = true;
    },
  };
}

/** @typedef {ReturnType<typeof createPictures>} Pictures */
