// Which solutions the gallery shows: those found so far or all, one by one or grouped, and where there are many, which
// page of them.

/** @import { State } from "../types.js" */
/** @import { SolutionCache } from "./cache.js" */
/** @import { Which } from "./choices.js" */
/** @import { InClasses, InRows } from "./rows.js" */

const PAGE = 600; // solutions on a page
const WHOLE = 20_000; // the most solutions that are shown on a single page
export const LARGEST_GROUPED = 12; // n

class Selection {
  #state;
  #base = 0; // index of the first solution on the page
  which = /** @type {Which} */ ("found");
  wantsGroups = false;
  /** What has arrived from the server about the current run. @type {SolutionCache | null} */
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

  /** Whether the solutions of this board can be grouped. */
  canGroup() {
    return this.cache !== null && this.cache.run.n <= LARGEST_GROUPED;
  }

  isGrouped() {
    return this.wantsGroups && this.canGroup();
  }

  /** How many solutions the film has found up to its step. */
  countFound() {
    return this.#state().film.shown?.step.solutions ?? 0;
  }

  /** How many solutions there are to show. */
  count() {
    return this.which === "all" ? (this.cache?.total() ?? this.countFound()) : this.countFound();
  }

  /** How many classes they are in; null until that is known. */
  countClasses() {
    return this.cache?.classCount(this.which === "all" ? null : this.countFound()) ?? null;
  }

  /** The number of the solution at the current step, or of the nearest one in the gallery. */
  findNearest() {
    const passed = this.countFound();
    if (this.which === "found") return passed;
    if (!passed) return Math.min(1, this.count());
    const step = this.#state().film.shown?.step.step ?? 0;
    const before = this.cache?.solutions.get(passed - 1)?.step;
    const after = this.cache?.solutions.get(passed)?.step;
    return before !== undefined && after !== undefined && after - step < step - before ? passed + 1 : passed;
  }

  /** What the wall shows. @returns {InRows | InClasses} */
  list() {
    const { n } = this.cache?.run ?? { n: 1 };
    const found = this.which === "all" ? Infinity : this.countFound();
    if (this.isGrouped()) {
      const count = this.countClasses() ?? 0;
      return { kind: "classes", n, found, count, at: (index) => this.cache?.classes.get(index) ?? null };
    }
    const count = Math.min(this.#isPaged() ? PAGE : WHOLE, this.count() - this.#base);
    const at = (/** @type {number} */ index) => this.cache?.solutions.get(index) ?? null;
    return { kind: "rows", n, found, base: this.#base, count, at };
  }

  /** The page, by its solutions; null where all are on one. */
  describePage() {
    if (this.isGrouped() || !this.#isPaged()) return null;
    const count = this.count();
    return { first: this.#base + 1, last: Math.min(this.#base + PAGE, count), count };
  }

  /** Move by this number of pages. @param {number} pages */
  turn(pages) {
    this.#base += pages * PAGE;
  }

  /** Turn to the page of a solution. Whether another one was open. @param {number} number */
  turnTo(number) {
    const base = Math.floor((number - 1) / PAGE) * PAGE;
    if (!this.#isPaged() || base === this.#base) return false;
    this.#base = base;
    return true;
  }

  /** Go back to the last page there is, where fewer solutions are left than there were. */
  limitPage() {
    const last = Math.floor((this.count() - 1) / PAGE) * PAGE;
    this.#base = this.#isPaged() ? Math.min(Math.max(0, this.#base), last) : 0;
  }

  #isPaged() {
    return this.count() > WHOLE;
  }
}

/** @param {() => State} state */
export const createSelection = (state) => new Selection(state);
