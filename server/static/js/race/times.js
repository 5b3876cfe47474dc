// The length of each search: in steps and checks from its description, in seconds from the measured times of the listings.

import { isOffered } from "../suppliers/offers.js";
import * as protocol from "../wire/protocol.js";

/** @import { ListingTimes, Source, TimingRun } from "../types.js" */
/** @import { Socket } from "../wire/socket.js" */
/** @import { Race } from "./address.js" */
/** @import { Racer } from "./rules.js" */

/**
 * The times of the listings on this server.
 * @typedef {object} Timed
 * @property {string} machine
 * @property {ListingTimes[]} rows
 * @property {boolean} measuring
 * @property {TimingRun | null} now  the current run, if it is a long one
 */

/** @type {Timed} */
export const UNTIMED = { machine: "", rows: [], measuring: false, now: null };

/**
 * Return the seconds of a listing for n, and the board on which they were measured: that of n, or the largest; null if there is none.
 * @param {ListingTimes[]} rows @param {string} algorithm @param {number} n
 */
export function timeOf(rows, algorithm, n) {
  const seconds = rows.find((row) => row.algorithm === algorithm)?.seconds ?? [];
  const board = Math.min(n, seconds.length);
  return board ? { seconds: seconds[board - 1], board } : null;
}

/** Return whether a measurement will not change the time of a listing for n. @param {ListingTimes[]} rows @param {string} algorithm @param {number} n */
export function isSettled(rows, algorithm, n) {
  const row = rows.find((one) => one.algorithm === algorithm);
  return row !== undefined && (row.over || row.fault !== "" || row.seconds.length >= n);
}

/**
 * @param {Socket} socket
 * @param {Source} source
 * @param {(change: Partial<Timed>) => void} set
 */
export function createTimes(socket, source, set) {
  /** Cancel the running measurement. */
  let cancel = () => {};

  /** @param {string} algorithm @param {number} n */
  async function totals(algorithm, n) {
    const { steps, checks } = await source.describe({ algorithm, n, goal: "all" });
    if (steps === null || checks === null) throw new Error(`the length of ${algorithm} is unknown for N = ${n}`);
    return { algorithm, steps, checks, seconds: null, board: n };
  }

  /**
   * Return a search with its measured seconds; beyond the largest measured board they grow like the checks.
   * @param {Racer} racer @param {number} n @param {ListingTimes[]} rows
   * @returns {Promise<Racer>}
   */
  async function timed(racer, n, rows) {
    const found = timeOf(rows, racer.algorithm, n);
    if (!found || found.board === n) return { ...racer, seconds: found && found.seconds };
    const { checks } = await totals(racer.algorithm, found.board);
    return { ...racer, seconds: found.seconds * (racer.checks / Math.max(1, checks)), board: found.board };
  }

  return {
    /** @param {Race} race @param {() => ListingTimes[]} rows @returns {Promise<Racer[]>} */
    async runners({ lanes, n, way }, rows) {
      const known = await Promise.all(lanes.map((lane) => totals(lane, n)));
      return way === "time" ? Promise.all(known.map((racer) => timed(racer, n, rows()))) : known;
    },
    /** Request the times measured so far; return whether a measurement is under way. */
    async fetch() {
      if (!isOffered("times")) return false;
      const { machine, running, rows } = protocol.parseTimes(await socket.request({ type: "times" }));
      set({ machine, rows });
      return running;
    },
    /** Measure, or join the measurement that is under way, until its end or `stop`. */
    async measure() {
      set({ measuring: true, now: null });
      const show = (/** @type {Record<string, any>} */ body) => set(protocol.parseTiming(body) ?? {});
      const answer = socket.request({ type: "time" }, show);
      const id = socket.latestId();
      cancel = () => socket.cancel(id);
      try {
        show(await answer);
      } finally {
        set({ measuring: false, now: null });
      }
    },
    stop: () => cancel(),
  };
}
