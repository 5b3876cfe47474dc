// The film of a board: deduction, search, or both beside each other, step by step under one clock. Steps of the deduction
// are read from the first on, since a picture lacks the earlier guesses; those of the search around the shown one.

import { Windows, WINDOW } from "../wire/windows.js";
import { formatPuzzle } from "../model/puzzle.js";

/** @import { Clock } from "../page/clock.js" */
/** @import { Deduced, Deduction, Run, Source, Step } from "../types.js" */
/** @import { Puzzle } from "../model/puzzle.js" */

/** @typedef {"deduce" | "search" | "both"} Way */
/**
 * `at`: the position in steps, with fractions while it plays; `shown`: the steps of the deduction up to the shown one, and
 * the step of the search; null until they have arrived
 * @typedef {{way: Way, at: number, playing: boolean, speed: number, length: number,
 *   shown: {deduction: Deduction[] | null, search: Step | null}}} Watch
 */

/** @type {readonly Way[]} */
export const WAYS = ["deduce", "search", "both"];
/** Steps a second. @type {Record<Way, number>} */
const SPEEDS = { deduce: 1, search: 8, both: 4 };
const PART = 200; // steps of the deduction in a request
const MOST = 4000; // steps of the deduction that are read
const HORIZON = 1_000_000; // steps of a search that can be shown if their number is unknown
const PICTURES = 60; // a second

/** @type {Watch["shown"]} */
const NOTHING = { deduction: null, search: null };

/**
 * @typedef {object} Parts
 * @property {Clock} clock
 * @property {Source} source
 * @property {() => Watch | null} get
 * @property {(watch: Watch | null) => void} set
 * @property {(error: Error) => void} fail
 */

export class Film {
  #parts;
  /** @type {Deduction[]} */
  #deductions = [];
  /** @type {Windows<Step> | null} */
  #search = null;
  #total = { deduce: 0, search: 0 };
  #opened = 0;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    parts.clock.onTick((seconds) => this.#tick(seconds));
  }

  /**
   * Open the film of a board.
   * @param {Puzzle} puzzle @param {Deduced} facts  the figures of its deduction @param {Way} way @param {number | null} [at]  null: it plays from the first step
   */
  open(puzzle, facts, way, at = null) {
    this.close();
    const { source, clock, fail } = this.#parts;
    const board = formatPuzzle(puzzle);
    /** @type {Run} */
    const run = { algorithm: "puzzle", n: puzzle.n, goal: "all", board };
    const steps = facts.search.steps ?? HORIZON;
    this.#total = { deduce: Math.min(facts.total ?? MOST, MOST), search: steps };
    this.#deductions = [];
    this.#search = new Windows((start, stop, every) => source.read(run, start, stop, every), clock.wake, fail);
    const length = way === "both" ? Math.max(...Object.values(this.#total)) : this.#total[way];
    const watch = {
      way,
      at: Math.min(at ?? 0, length - 1),
      playing: at === null,
      speed: SPEEDS[way],
      length,
      shown: NOTHING,
    };
    this.#parts.set(watch);
    if (way !== "search") this.#readDeductions(board, ++this.#opened);
    clock.wake();
  }

  close() {
    this.#search?.close();
    this.#search = null;
    this.#opened += 1;
  }

  /** Read all steps of the deduction, part by part. @param {string} board @param {number} opened */
  async #readDeductions(board, opened) {
    const { source, clock, fail } = this.#parts;
    try {
      while (this.#deductions.length < this.#total.deduce) {
        const { length } = this.#deductions;
        const { steps } = await source.deduce(board, length, Math.min(this.#total.deduce, length + PART));
        if (opened !== this.#opened || !steps.length) return;
        this.#deductions.push(...steps);
        clock.wake();
      }
    } catch (error) {
      if (opened === this.#opened) fail(/** @type {Error} */ (error));
    }
  }

  /** Move by a moment, as far as the pictures have arrived. @param {number} seconds */
  #tick(seconds) {
    const watch = this.#parts.get();
    if (!watch || !this.#search) return false;
    const { playing, speed, length } = watch;
    const at = Math.min(length - 1, watch.at + (playing ? seconds * speed : 0));
    const isOn = playing && at < length - 1;
    const shown = this.#shownAt(watch, Math.floor(at), isOn ? Math.max(1, Math.floor(speed / PICTURES)) : 1);
    if (!shown) return false; // an arrival wakes the clock
    if (shown !== watch.shown || at !== watch.at || isOn !== playing)
      this.#parts.set({ ...watch, at, playing: isOn, shown });
    return isOn;
  }

  /** Return the pictures at a position; null until they have arrived. @param {Watch} watch @param {number} at @param {number} stride */
  #shownAt({ way, shown }, at, stride) {
    const deduction = way === "search" ? null : this.#deductionsAt(at);
    const search = way === "deduce" ? null : this.#searchAt(at, stride);
    if (deduction === undefined || search === undefined) return null;
    const isSame = search === shown.search && deduction?.length === shown.deduction?.length;
    return isSame ? shown : { deduction, search };
  }

  /** Return the steps up to a position, the last ones at the end; undefined until they have arrived. @param {number} at */
  #deductionsAt(at) {
    const to = Math.min(at, this.#total.deduce - 1);
    return to < this.#deductions.length ? this.#deductions.slice(0, to + 1) : undefined;
  }

  /** @param {number} at @param {number} stride */
  #searchAt(at, stride) {
    const { search: total } = this.#total;
    const wanted = Math.min(at, total - 1);
    const to = wanted === total - 1 ? wanted : Math.floor(wanted / stride) * stride;
    this.#search?.requestAround(to, stride, total - 1);
    this.#search?.requestAround(
      Math.floor(Math.min(total - 1, to + stride * WINDOW) / stride) * stride,
      stride,
      total - 1,
    );
    return this.#search?.get(to);
  }
}
