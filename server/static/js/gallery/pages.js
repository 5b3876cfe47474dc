// A bounded cache of solutions or classes, by index. It requests the items of the present page, visible ones first, one
// request at a time, and drops those that have not been shown for longest.

import { createLru } from "../wire/lru.js";
import { isRefused } from "../wire/protocol.js";

/** @import { Lru } from "../wire/lru.js" */

const PAGE = 32; // items in a request
const MOST = 2048; // items in the cache
const PATIENCE = 200; // milliseconds before a retry if the server has not got that far

/**
 * The items of a list that have arrived, and the range that is wanted.
 * @template T
 */
class PagesOf {
  #fetch;
  #onArrival;
  #onFailure;
  /** @type {Lru<number, T>} */
  #cache = createLru(MOST);
  #from = 0; // the wanted range
  #to = 0;
  #first = 0; // the item that is wanted first
  #asking = false;
  #closed = false;

  /**
   * @param {(start: number, stop: number) => Promise<T[]>} fetch
   * @param {() => void} onArrival
   * @param {(error: Error) => void} onFailure
   */
  constructor(fetch, onArrival, onFailure) {
    this.#fetch = fetch;
    this.#onArrival = onArrival;
    this.#onFailure = onFailure;
  }

  /** @param {number} index */
  get(index) {
    return this.#cache.get(index);
  }

  /** Store an item, so that it is not requested. @param {number} index @param {T} thing */
  add(index, thing) {
    if (!this.#cache.has(index)) this.#cache.set(index, thing);
  }

  /**
   * Set the wanted range, and request its missing items.
   * @param {number} start @param {number} stop @param {number} [first]  the item to start with
   */
  request(start, stop, first = start) {
    this.#from = start;
    this.#to = stop;
    this.#first = first;
    for (let index = start; index < stop; index++) this.#cache.get(index); // marks it as recently used
    this.#fetchMissing();
  }

  /** End the requests; late answers are dropped. */
  close() {
    this.#closed = true;
  }

  /** Return the index of the first wanted item that is missing; null if none is. */
  #findMissing() {
    for (let index = this.#first; index < this.#to; index++) if (!this.#cache.has(index)) return index;
    for (let index = this.#from; index < Math.min(this.#first, this.#to); index++)
      if (!this.#cache.has(index)) return index;
    return null;
  }

  async #fetchMissing() {
    const start = this.#findMissing();
    if (this.#asking || this.#closed || start === null) return;
    this.#asking = true;
    try {
      this.#store(start, await this.#fetch(start, start + PAGE));
    } catch (error) {
      await this.#handleFailure(/** @type {Error} */ (error));
    } finally {
      this.#asking = false;
    }
    this.#fetchMissing();
  }

  /**
   * Retry after a pause if the server has not got that far; report any other failure and stop requesting.
   * @param {Error} error
   */
  async #handleFailure(error) {
    if (isRefused(error, "not_ready")) {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return;
    }
    if (!this.#closed) this.#onFailure(error);
    this.#to = this.#from;
  }

  /** @param {number} start @param {T[]} things */
  #store(start, things) {
    if (this.#closed) return;
    things.forEach((thing, at) => this.#cache.set(start + at, thing));
    if (!things.length) this.#to = Math.min(this.#to, start); // the list ends here
    this.#onArrival();
  }
}

/**
 * @template T
 * @param {(start: number, stop: number) => Promise<T[]>} fetch
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export const createPages = (fetch, onArrival, onFailure) => new PagesOf(fetch, onArrival, onFailure);

/** @template T @typedef {ReturnType<typeof createPages<T>>} Pages */
