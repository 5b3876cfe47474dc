// A cache of solutions or classes, by index. It requests what is in sight now, one request at a time, and forgets what
// has been out of sight for longest.

import { createLru } from "../wire/lru.js";
import { isRefused } from "../wire/protocol.js";

/** @import { Lru } from "../wire/lru.js" */

const PAGE = 32; // things asked for at a time
const MOST = 2048; // things
const PATIENCE = 200; // milliseconds before a retry where the server has not got that far

/**
 * @template T
 * @param {(start: number, stop: number) => Promise<T[]>} fetch
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export function createPages(fetch, onArrival, onFailure) {
  /** @type {Lru<number, T>} */
  const cache = createLru(MOST);
  let [from, to] = [0, 0]; // the range in sight
  let asking = false;
  let closed = false;

  /** The index of the first item in sight that is missing; null if none is. */
  function firstMissing() {
    for (let index = from; index < to; index++) if (!cache.has(index)) return index;
    return null;
  }

  async function fetchMissing() {
    const start = firstMissing();
    if (asking || closed || start === null) return;
    asking = true;
    try {
      store(start, await fetch(start, start + PAGE));
    } catch (error) {
      await handleFailure(/** @type {Error} */ (error));
    } finally {
      asking = false;
    }
    fetchMissing();
  }

  /**
   * Waits before a retry if the server has not got that far; reports any other failure and stops requesting.
   * @param {Error} error
   */
  async function handleFailure(error) {
    if (isRefused(error, "not_ready")) {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return;
    }
    if (!closed) onFailure(error);
    to = from;
  }

  /** @param {number} start @param {T[]} things */
  function store(start, things) {
    if (closed) return;
    things.forEach((thing, at) => cache.set(start + at, thing));
    if (!things.length) to = Math.min(to, start); // the list ends here
    onArrival();
  }

  return {
    /** @param {number} index */
    get: (index) => cache.get(index),
    /** Stores an item that need not be requested. @param {number} index @param {T} thing */
    know(index, thing) {
      if (!cache.has(index)) cache.set(index, thing);
    },
    /** Sets the range in sight, and requests what is missing. @param {number} start @param {number} stop */
    request(start, stop) {
      [from, to] = [start, stop];
      for (let index = start; index < stop; index++) cache.get(index); // marks it as recently used
      fetchMissing();
    },
    /** Ends the requests; late answers are dropped. */
    close() {
      closed = true;
    },
  };
}

/** @template T @typedef {ReturnType<typeof createPages<T>>} Pages */
