// The solutions or classes of a page of the gallery, by index. Its missing items are requested one request at a time, visible
// ones first.

import { Windows } from "../wire/windows.js";

const PAGE = 32; // items in a request

/**
 * The items of a list that have arrived, and the range that is wanted.
 * @template T
 */
export class Pages {
  #items;
  #onFailure;
  #from = 0; // the wanted range
  #to = 0;
  #first = 0; // the item that is wanted first
  #asking = false;

  /**
   * @param {(start: number, stop: number) => Promise<T[]>} read
   * @param {() => void} onArrival
   * @param {(error: Error) => void} onFailure
   */
  constructor(read, onArrival, onFailure) {
    this.#items = new Windows(read, onArrival, onFailure);
    this.#onFailure = onFailure;
  }

  /** @param {number} index */
  get(index) {
    return this.#items.get(index);
  }

  /** Store an item, so that it is not requested. @param {number} index @param {T} item */
  add(index, item) {
    this.#items.add(index, item);
  }

  /** End the requests; late answers are dropped. */
  close() {
    this.#items.close();
  }

  /**
   * Set the wanted range, and request its missing items.
   * @param {number} start @param {number} stop @param {number} [first]  the item to start with
   */
  request(start, stop, first = start) {
    this.#from = start;
    this.#to = stop;
    this.#first = first;
    for (let index = start; index < stop; index++) this.#items.get(index); // marks it as recently used
    this.#fetchMissing();
  }

  /** Return the index of the first wanted item that is missing; null if none is. */
  #findMissing() {
    for (let index = this.#first; index < this.#to; index++) if (!this.#items.has(index)) return index;
    for (let index = this.#from; index < Math.min(this.#first, this.#to); index++)
      if (!this.#items.has(index)) return index;
    return null;
  }

  async #fetchMissing() {
    const start = this.#findMissing();
    if (this.#asking || start === null) return;
    this.#asking = true;
    try {
      const early = await this.#items.fetch(start, start + PAGE);
      if (!early && !this.#items.has(start)) this.#to = Math.min(this.#to, start); // the list ends here, or is closed
    } catch (error) {
      this.#to = this.#from;
      this.#onFailure(/** @type {Error} */ (error));
    } finally {
      this.#asking = false;
    }
    this.#fetchMissing();
  }
}
