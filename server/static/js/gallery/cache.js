// The gallery's cache for one run: solutions, classes, and how many classes there are.

import { createNewest } from "../wire/newest.js";
import { createPages } from "./pages.js";

/** @import { Run, Solution, SolutionClass, Source, Step } from "../types.js" */

/** @typedef {{index: number, itself: SolutionClass}} ClassOf  a solution's class, and the index of that class */

/**
 * @param {Source} source
 * @param {Run} run
 * @param {() => number | null} total  the number of solutions; null where it is not known
 * @param {() => void} onArrival
 * @param {(error: Error) => void} onFailure
 */
export function createSolutionCache(source, run, total, onArrival, onFailure) {
  /** @type {number | null} */
  let classTotal = null;
  let seen = { found: 0, classes: 0 };
  /** @type {{number: number, itsClass: ClassOf} | null} */
  let related = null;
  /** @type {Solution | null} */
  let single = null;

  const solutions = createPages((start, stop) => source.readSolutions(run, start, stop), onArrival, onFailure);
  const classes = createPages(readClasses, onArrival, onFailure);

  /** @param {number} start @param {number} stop */
  async function readClasses(start, stop) {
    const page = await source.readClasses(run, start, stop);
    classTotal = page.total;
    return page.classes;
  }

  const askSeen = createNewest(
    (/** @type {number} */ found) => source.countClasses(run, found),
    (found, classes) => {
      seen = { found, classes };
      onArrival();
    },
    onFailure,
  );
  const askClass = createNewest(
    (/** @type {number} */ number) => source.readClassOf(run, number),
    (number, itsClass) => {
      related = { number, itsClass };
      onArrival();
    },
    onFailure,
  );
  const askSingle = createNewest(
    (/** @type {number} */ number) => source.readSolutions(run, number - 1, number),
    (_, [solution]) => {
      single = solution ?? null;
      if (single) onArrival();
    },
    onFailure,
  );

  return {
    run,
    total,
    solutions,
    classes,
    /**
     * The number of classes among the first `found` solutions, or among all of them (null). Null until it is known.
     * While the film plays, it may be the number for slightly fewer solutions.
     * @param {number | null} found
     */
    classCount(found) {
      if (found === 0) return 0;
      if (classTotal === null) classes.request(0, 1);
      if (found === null || classTotal === null) return classTotal;
      if (seen.found !== found) askSeen.request(found);
      return seen.classes;
    },
    /** Stores the solution of the step on the screen, which need not be requested. @param {Step} step */
    note({ kind, step, solutions: number, queens }) {
      if (kind !== "solution") return;
      const columns = [...queens].sort(([row], [other]) => row - other).map(([, column]) => column);
      solutions.know(number - 1, { number, step, columns });
    },
    /** One solution; undefined until it has arrived. @param {number} number */
    solution(number) {
      const here = solutions.get(number - 1) ?? (single?.number === number ? single : undefined);
      if (!here) askSingle.request(number);
      return here;
    },
    /** The class of a solution; null until it has arrived. @param {number} number */
    classOf(number) {
      if (related?.number === number) return related.itsClass;
      askClass.request(number);
      return null;
    },
    /** Ends all requests; late answers are dropped. */
    close() {
      for (const each of [solutions, classes, askSeen, askClass, askSingle]) each.close();
    },
  };
}

/** @typedef {ReturnType<typeof createSolutionCache>} SolutionCache */
