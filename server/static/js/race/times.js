// The length of each search: in steps and checks from its description, in seconds from the table of times.

import { isOffered } from "../suppliers/offers.js";
import * as timing from "../wire/protocol.js";

/** @import { Source, TimesCell } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Race } from "./address.js" */
/** @import { Racer } from "./rules.js" */

const LEAST = 8; // n of the smallest board that is timed
const BUDGET = 1; // seconds a cell

/**
 * @param {Socket} socket
 * @param {Source} source
 * @param {(news: {done: number, of: number} | null) => void} onProgress
 */
export function createTimes(socket, source, onProgress) {
  /** @param {string} algorithm @param {number} n */
  const describe = (algorithm, n) => source.describe({ algorithm, n, goal: "all" });

  /** @param {string} algorithm @param {number} n */
  async function totals(algorithm, n) {
    const { steps, checks } = await describe(algorithm, n);
    if (steps === null || checks === null) throw new Error(`the length of ${algorithm} is unknown for N = ${n}`);
    return { algorithm, steps, checks };
  }

  /**
   * Return the board size nearest to n for which all of these have a measured time.
   * @param {TimesCell[]} cells
   * @param {string[]} lanes
   * @param {number} n
   */
  function boardOf(cells, lanes, n) {
    const has = (/** @type {string} */ lane, /** @type {number} */ board) => secondsOf(cells, lane, board) !== null;
    const boards = [...new Set(cells.map((cell) => cell.n))].filter((board) => lanes.every((lane) => has(lane, board)));
    return boards.sort((one, other) => Math.abs(one - n) - Math.abs(other - n))[0] ?? null;
  }

  return {
    /**
     * Return the race's runners, and the board size on which their times were measured; null if they have not been measured.
     * @param {Race} race @returns {Promise<{runners: Racer[], basis: number | null}>}
     */
    async runners({ lanes, n }) {
      const known = await Promise.all(lanes.map((lane) => totals(lane, n)));
      const cells = isOffered("times") ? timing.parseTable(await socket.request({ type: "times" })).cells : [];
      const basis = boardOf(cells, lanes, n);
      if (basis === null) return { runners: known.map((one) => ({ ...one, seconds: null })), basis };
      const timed = await Promise.all(lanes.map((lane) => totals(lane, basis)));
      const runners = known.map((one, index) => {
        const seconds = /** @type {number} */ (secondsOf(cells, lanes[index], basis));
        return { ...one, seconds: (seconds / timed[index].checks) * one.checks };
      });
      return { runners, basis };
    },
    /** Request that the server time the algorithms on boards up to this size. @param {number} n */
    async measure(n) {
      onProgress({ done: 0, of: 1 });
      try {
        const news = (/** @type {Record<string, any>} */ body) => onProgress(timing.parseNews(body));
        await socket.request({ type: "time", seconds: BUDGET, largest: Math.max(LEAST, n) }, news);
      } finally {
        onProgress(null);
      }
    },
  };
}

/** @param {TimesCell[]} cells @param {string} algorithm @param {number} n */
function secondsOf(cells, algorithm, n) {
  const cell = cells.find(
    (one) => one.group === "compiled" && one.kind === "measured" && one.algorithm === algorithm && one.n === n,
  );
  return cell?.seconds ?? null;
}
