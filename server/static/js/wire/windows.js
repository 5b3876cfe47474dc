// A bounded cache of a long list that is read window by window: steps, pictures, solutions, questions. It requests nothing
// that is cached or already requested, and drops what has not been used for longest.

import { AGAIN } from "./again.js";
import { createLru } from "./lru.js";
import { isRefused } from "./protocol.js";

/** @import { Lru } from "./lru.js" */

export const WINDOW = 64; // items in a request for the window around one
const MOST = 2048; // items
const PATIENCE = 150; // milliseconds before another request for items that the server has not reached yet

/** Reads the items `start`, `start + stride`, … before `stop`. @template T @typedef {(start: number, stop: number, stride: number) => Promise<T[]>} Read */

/** @template T */
export class Windows {
  #read;
  #onArrival;
  #onFailure;
  /** @type {Lru<number, T>} */
  #items;
  /** Open requests, by their windows. @type {Map<string, Promise<Error | null>>} */
  #open = new Map();
  /** @type {Set<string>} */
  #failed = new Set();
  #closed = false;

  /**
   * @param {Read<T>} read
   * @param {() => void} onArrival  called after items have arrived
   * @param {(error: Error) => void} onFailure  called once for a window that `request` could not read
   * @param {number} [most]  items in the cache
   */
  constructor(read, onArrival, onFailure, most = MOST) {
    this.#read = read;
    this.#onArrival = onArrival;
    this.#onFailure = onFailure;
    this.#items = createLru(most);
  }

  /** Return an item, which now counts as used; undefined until it has arrived. @param {number} at */
  get(at) {
    return this.#items.get(at);
  }

  /** @param {number} at */
  has(at) {
    return this.#items.has(at);
  }

  /** Store an item, so that it is not requested. @param {number} at @param {T} item */
  add(at, item) {
    if (!this.#items.has(at)) this.#items.set(at, item);
  }

  /** Ignore answers that arrive from now on, and request nothing more. */
  close() {
    this.#closed = true;
  }

  /**
   * Fetch a window, with others who have requested the same. Resolves to an error if the server has not reached it yet,
   * after a pause; rejects for every other failure.
   * @param {number} start @param {number} stop @param {number} [stride] @returns {Promise<Error | null>}
   */
  fetch(start, stop, stride = 1) {
    const key = `${start} ${stop} ${stride}`;
    const open = this.#open.get(key) ?? this.#fetchNew(start, stop, stride).finally(() => this.#open.delete(key));
    this.#open.set(key, open);
    return open;
  }

  /** @param {number} start @param {number} stop @param {number} stride */
  async #fetchNew(start, stop, stride) {
    if (this.#closed) return null;
    try {
      const arrived = await this.#read(start, stop, stride);
      if (this.#closed) return null;
      arrived.forEach((item, index) => this.#items.set(start + index * stride, item));
      this.#onArrival();
      return null;
    } catch (error) {
      if (this.#closed) return null;
      if (!isRefused(error, "not_ready")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      return /** @type {Error} */ (error);
    }
  }

  /**
   * Request a window in the background. After a failure it is requested again only after a pause.
   * @param {number} start @param {number} stop @param {number} [stride]
   */
  request(start, stop, stride = 1) {
    const key = `${start} ${stop} ${stride}`;
    if (this.#failed.has(key) || this.#open.has(key)) return;
    this.fetch(start, stop, stride).catch((error) => {
      this.#failed.add(key);
      setTimeout(() => this.#failed.delete(key), AGAIN);
      this.#onFailure(error);
    });
  }

  /**
   * Request the window around an item, unless that is cached. Windows do not overlap, so that viewers share them.
   * @param {number} at @param {number} [stride] @param {number} [last]  of the list; it may lie between two strides
   */
  requestAround(at, stride = 1, last = Infinity) {
    if (this.#items.has(at)) return;
    if (at % stride || at === last) return this.request(at, at + 1);
    const start = Math.floor(at / (stride * WINDOW)) * stride * WINDOW;
    const isBegun = at > start && this.#items.has(at - stride); // then only the rest is requested
    this.request(isBegun ? at : start, Math.min(start + stride * WINDOW, last), stride);
  }
}
