// The solutions that the gallery shows: those found so far or all, one by one or grouped, and the page if there are several.

/** @import { State } from "../types.js" */
/** @import { SolutionCache } from "./cache.js" */
/** @import { Which } from "./choices.js" */
/** @import { InClasses, InRows } from "./rows.js" */

const PAGE = { rows: 600, classes: 75 }; // solutions, or classes of eight, on a page
export const LARGEST_GROUPED = 12; // n

export class Selection {
  #state;
  #base = 0; // index of the first solution or class on the page
  which = /** @type {Which} */ ("found");
  wantsGroups = false;
  /** The data of the current run. @type {SolutionCache | null} */
  cache = null;

  /** @param {() => State} state */
  constructor(state) {
    this.#state = state;
  }

  /** Show the solutions of another run. @param {SolutionCache} cache */
  open(cache) {
    this.cache = cache;
    this.#base = 0;
  }

  /** Return true if the solutions of this board can be grouped. */
  canGroup() {
    return this.cache !== null && this.cache.run.n <= LARGEST_GROUPED;
  }

  isGrouped() {
    return this.wantsGroups && this.canGroup();
  }

  /** Return the number of solutions that the film has found up to its step. */
  countFound() {
    return this.#state().film.shown?.step.solutions ?? 0;
  }

  /** Return the number of solutions to show. */
  count() {
    return this.which === "all" ? (this.cache?.total() ?? this.countFound()) : this.countFound();
  }

  /** Return the number of their classes; null until it is known. */
  countClasses() {
    return this.cache?.classCount(this.which === "all" ? null : this.countFound()) ?? null;
  }

  /** Return the number of the solution at the current step, or of the nearest one in the gallery. */
  findNearest() {
    const passed = this.countFound();
    if (this.which === "found") return passed;
    if (!passed) return Math.min(1, this.count());
    const step = this.#state().film.shown?.step.step ?? 0;
    const before = this.cache?.solutions.get(passed - 1)?.step;
    const after = this.cache?.solutions.get(passed)?.step;
    return before !== undefined && after !== undefined && after - step < step - before ? passed + 1 : passed;
  }

  /** Return the contents of the wall. @returns {InRows | InClasses} */
  list() {
    const { n } = this.cache?.run ?? { n: 1 };
    const found = this.which === "all" ? Infinity : this.countFound();
    const { most, of } = this.#pages();
    const page = { n, found, base: this.#base, count: Math.max(0, Math.min(most, of - this.#base)) };
    return this.isGrouped()
      ? { kind: "classes", ...page, at: (index) => this.cache?.classes.get(index) ?? null }
      : { kind: "rows", ...page, at: (index) => this.cache?.solutions.get(index) ?? null };
  }

  /** Describe the page by its solutions or classes; null if there is only one page. */
  describePage() {
    const { most, of } = this.#pages();
    return of > most ? { first: this.#base + 1, last: Math.min(this.#base + most, of), count: of } : null;
  }

  /** Move by this number of pages. @param {number} pages */
  turn(pages) {
    this.#base += pages * this.#pages().most;
  }

  /** Turn to the page of a solution or class. Returns true if another page was open. @param {number} index */
  turnTo(index) {
    const before = this.#base;
    this.#base = index - (index % this.#pages().most);
    return this.#base !== before;
  }

  /** Go back to the last page, if there are fewer pages than before. */
  limitPage() {
    const { most, of } = this.#pages();
    const base = Math.min(this.#base, of - 1);
    this.#base = Math.max(0, base - (base % most));
  }

  /** Return the largest number of items on a page, and the number of all. */
  #pages() {
    return this.isGrouped()
      ? { most: PAGE.classes, of: this.countClasses() ?? 0 }
      : { most: PAGE.rows, of: this.count() };
  }
}
