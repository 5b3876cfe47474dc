// Intents that choose the search: the algorithm, N, and the goal.

import { LARGEST_N } from "../address/address.js";
import { algorithmOf, loadView, runOf } from "../algorithms/algorithms.js";
import { loadListings } from "../wire/source.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Goal, Player, Run, State, Store } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {(act: () => void) => void} parts.act  runs a new intent, which ends a search in progress
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.miss  shows why a part of the page could not be loaded
 * @param {() => void} parts.recordNavigation  starts a new history entry
 * @param {(run: Run) => Promise<void>} parts.describe
 * @param {Algorithm[]} parts.catalogue
 */
export function createChoosing({ store, player, act, setNotices, miss, recordNavigation, describe, catalogue }) {
  /** Show another trace from its first step. @param {Partial<Run>} change @param {boolean} [joins]  the present history entry */
  function load(change, joins = false) {
    act(() => {
      const run = runOf({ ...store.get().film.run, ...change });
      if (!joins) recordNavigation();
      player.load(run);
      describe(run);
    });
  }

  /** @param {number} n @param {boolean} [joins]  as in load @returns {boolean} true if the algorithm allows it */
  function setN(n, joins = false) {
    const {
      film: { run },
    } = store.get();
    const algorithm = algorithmOf(catalogue, run.algorithm);
    const isValid = n <= algorithm.largest;
    setNotices({ n: isValid ? "" : words.tooLarge(algorithm, n, run.n), algorithm: "" });
    if (isValid && n !== run.n) load({ n, board: undefined }, joins);
    return isValid;
  }

  /** The algorithm that was chosen last, while it loads. @type {string | null} */
  let coming = null;

  return {
    setN,
    /** @param {string} text @returns {boolean} true if it is allowed */
    typeN(text) {
      const good = /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST_N;
      setNotices({ n: good ? "" : words.badN(text, LARGEST_N, store.get().film.run.n) });
      return good && setN(Number(text));
    },
    /** @param {Goal} goal */
    setGoal(goal) {
      if (goal !== store.get().film.run.goal) load({ goal });
    },
    /** Show another algorithm, at its default goal; N is reduced to its limit. @param {string} id */
    async setAlgorithm(id) {
      const algorithm = algorithmOf(catalogue, id);
      const before = store.get().film.run.algorithm;
      coming = id === before ? null : id;
      store.set({ page: { loading: coming !== null } });
      if (!coming) return;
      const parts = await Promise.all([loadListings(id), loadView(id)]).catch(() => null);
      if (coming !== id) return;
      coming = null;
      store.set({ page: { loading: false } });
      if (store.get().film.run.algorithm !== before) return; // Back has led elsewhere meanwhile
      if (!parts) return miss();
      const { n } = store.get().film.run;
      setNotices({ n: "", algorithm: n > algorithm.largest ? words.cutDown(algorithm, n) : "" });
      load({ algorithm: id, n: Math.min(n, algorithm.largest), goal: algorithm.goal, board: undefined });
    },
  };
}
