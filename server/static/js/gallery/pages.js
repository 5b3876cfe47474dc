// Solutions or classes that have arrived for one run, by their index. One request is under way at a time, for what is in
// sight now; what has long been out of sight is forgotten. Knows nothing of what the things are.

import { createLru } from "../wire/lru.js";
import { Refused } from "../wire/protocol.js";

const PAGE = 32; // things asked for at a time
const KEPT = 2048; // things
const PATIENCE = 200; // milliseconds before asking again for what the server has not reached yet

/**
 * @template T
 * @param {(start: number, stop: number) => Promise<T[]>} fetch
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export function createPages(fetch, onArrival, onFailure) {
  /** @type {import("../wire/lru.js").Lru<number, T>} */
  const kept = createLru(KEPT);
  let [from, to] = [0, 0]; // what is in sight
  let asking = false;
  let closed = false;

  /** The first thing in sight that is not here. */
  function firstMissing() {
    for (let index = from; index < to; index++) if (!kept.has(index)) return index;
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

  /** Where the server has to walk further first, it is asked again; any other failure is told, and nothing more is asked. @param {Error} error */
  async function handleFailure(error) {
    if (error instanceof Refused && error.code === "not_ready") {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return;
    }
    if (!closed) onFailure(error);
    to = from;
  }

  /** @param {number} start @param {T[]} things */
  function store(start, things) {
    if (closed) return;
    things.forEach((thing, at) => kept.set(start + at, thing));
    if (!things.length) to = Math.min(to, start); // there is no more
    onArrival();
  }

  return {
    /** @param {number} index */
    get: (index) => kept.get(index),
    /** One that is known without asking. @param {number} index @param {T} thing */
    know(index, thing) {
      if (!kept.has(index)) kept.set(index, thing);
    },
    /** These are in sight. @param {number} start @param {number} stop */
    wish(start, stop) {
      [from, to] = [start, stop];
      for (let index = start; index < stop; index++) kept.get(index); // seen again, so among the last to be forgotten
      fetchMissing();
    },
    /** Nobody looks any more: late answers are dropped. */
    close() {
      closed = true;
    },
  };
}

/** @template T @typedef {ReturnType<typeof createPages<T>>} Pages */
