// The gallery's cache for one run: solutions, classes, and the number of classes.

import { createNewest } from "../wire/newest.js";
import { Pages } from "./pages.js";

/** @import { Run, Solution, SolutionClass, Source, Step } from "../types.js" */

/** A solution's class, and the index of the class. @typedef {{index: number, itself: SolutionClass}} ClassOf */

/** The cached data of a run. */
export class SolutionCache {
  /** @type {number | null} */
  #classTotal = null;
  #seen = { found: 0, classes: 0 };
  /** @type {{number: number, itsClass: ClassOf} | null} */
  #related = null;
  /** @type {Solution | null} */
  #single = null;
  #askSeen;
  #askClass;
  #askSingle;

  /**
   * @param {Source} source
   * @param {Run} run
   * @param {() => number | null} total
   * @param {() => void} onArrival
   * @param {(error: Error) => void} onFailure
   */
  constructor(source, run, total, onArrival, onFailure) {
    this.run = run;
    this.total = total;
    this.solutions = new Pages((start, stop) => source.readSolutions(run, start, stop), onArrival, onFailure);
    this.classes = new Pages((start, stop) => this.#readClasses(source, start, stop), onArrival, onFailure);
    this.#askSeen = createNewest(
      (/** @type {number} */ found) => source.countClasses(run, found),
      (found, classes) => {
        this.#seen = { found, classes };
        onArrival();
      },
      onFailure,
    );
    this.#askClass = createNewest(
      (/** @type {number} */ number) => source.readClassOf(run, number),
      (number, itsClass) => {
        this.#related = { number, itsClass };
        onArrival();
      },
      onFailure,
    );
    this.#askSingle = createNewest(
      (/** @type {number} */ number) => source.readSolutions(run, number - 1, number),
      (_, [solution]) => {
        this.#single = solution ?? null;
        if (this.#single) onArrival();
      },
      onFailure,
    );
  }

  /**
   * Return the number of classes among the first `found` solutions, or among all of them (null); null while it is unknown. While
   * the film plays, it may be the number for slightly fewer solutions.
   * @param {number | null} found
   */
  classCount(found) {
    if (found === 0) return 0;
    if (this.#classTotal === null) this.classes.request(0, 1);
    if (found === null || this.#classTotal === null) return this.#classTotal;
    if (this.#seen.found !== found) this.#askSeen.request(found);
    return this.#seen.classes;
  }

  /** Store the solution of the step on the screen, so that it is not requested. @param {Step} step */
  note({ kind, step, solutions: number, queens }) {
    if (kind !== "solution") return;
    const columns = [...queens].sort(([row], [other]) => row - other).map(([, column]) => column);
    this.solutions.add(number - 1, { number, step, columns });
  }

  /** Return one solution; undefined until it has arrived. @param {number} number */
  solution(number) {
    const here = this.solutions.get(number - 1) ?? (this.#single?.number === number ? this.#single : undefined);
    if (!here) this.#askSingle.request(number);
    return here;
  }

  /** Return the class of a solution; null until it has arrived. @param {number} number */
  classOf(number) {
    if (this.#related?.number === number) return this.#related.itsClass;
    this.#askClass.request(number);
    return null;
  }

  /** End all requests; late answers are dropped. */
  close() {
    for (const each of [this.solutions, this.classes, this.#askSeen, this.#askClass, this.#askSingle]) each.close();
  }

  /** @param {Source} source @param {number} start @param {number} stop */
  async #readClasses(source, start, stop) {
    const page = await source.readClasses(this.run, start, stop);
    this.#classTotal = page.total;
    return page.classes;
  }
}
