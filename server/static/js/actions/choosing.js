// Intents that choose what is searched: the algorithm, N, and how far the search goes.

import { LARGEST_N } from "../address/address.js";
import { algorithmOf, loadView } from "../algorithms/algorithms.js";
import { loadListings } from "../wire/source.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Goal, Player, Run, State, Store } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {(act: () => void) => void} parts.act  runs a new intent, which ends a search under way
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.miss  say why a part of the page did not come
 * @param {() => void} parts.recordNavigation  begins a new history entry
 * @param {(run: Run) => Promise<void>} parts.describe
 * @param {Algorithm[]} parts.catalogue
 */
export function createChoosing({ store, player, act, setNotices, miss, recordNavigation, describe, catalogue }) {
  /** Show another trace from its first step. @param {Partial<Run>} change */
  function load(change) {
    act(() => {
      const run = { ...store.get().film.run, ...change };
      recordNavigation();
      player.load(run);
      describe(run);
    });
  }

  /** @param {number} n @returns {boolean} whether the algorithm takes it */
  function setN(n) {
    const {
      film: { run },
    } = store.get();
    const algorithm = algorithmOf(catalogue, run.algorithm);
    const isValid = n <= algorithm.largest;
    setNotices({ n: isValid ? "" : words.tooLarge(algorithm, n, run.n), algorithm: "" });
    if (isValid && n !== run.n) load({ n });
    return isValid;
  }

  /** The algorithm that was chosen last, while it is on its way. @type {string | null} */
  let coming = null;

  return {
    setN,
    /** Set N as typed. @param {string} text @returns {boolean} whether it was taken */
    typeN(text) {
      const good = /^\s*\d+\s*$/.test(text) && Number(text) >= 1 && Number(text) <= LARGEST_N;
      setNotices({ n: good ? "" : words.badN(text, LARGEST_N, store.get().film.run.n) });
      return good && setN(Number(text));
    },
    /** Set how far the search goes. @param {Goal} goal */
    setGoal(goal) {
      if (goal !== store.get().film.run.goal) load({ goal });
    },
    /** Show another algorithm, with what it is opened with; N is cut down to what it takes. @param {string} id */
    async setAlgorithm(id) {
      const algorithm = algorithmOf(catalogue, id);
      coming = id === store.get().film.run.algorithm ? null : id;
      store.set({ page: { loading: coming !== null } });
      if (!coming) return;
      const isHere = await loadAlgorithm(id);
      if (coming !== id) return;
      coming = null;
      store.set({ page: { loading: false } });
      if (!isHere) {
        miss();
        return;
      }
      const { n } = store.get().film.run;
      setNotices({ n: "", algorithm: n > algorithm.largest ? words.cutDown(algorithm, n) : "" });
      load({ algorithm: id, n: Math.min(n, algorithm.largest), goal: algorithm.goal });
    },
  };
}

/** Fetch what the page needs of an algorithm. Resolves to whether it has come. @param {string} id */
const loadAlgorithm = (id) =>
  Promise.all([loadListings(id), loadView(id)]).then(
    () => true,
    () => false,
  );
