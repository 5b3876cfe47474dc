// Intents that come with an address: show the place that it describes, and report its invalid fields.

import { hasView, loadView, sameRun } from "../algorithms/algorithms.js";
import { addressOf, cutToLength } from "../address/address.js";
import { calmOf } from "../page/extras.js";
import { wordsOf } from "../words/words.js";

/** @import { BadField } from "../address/fields.js" */
/** @import { Address, Player, Run, State, Stop, Store } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {() => number} parts.intent  returns the number of the present intent
 * @param {(act: () => void, isOwn?: boolean) => void} parts.act  runs a new intent, which ends a search in progress
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.miss  shows why a part of the page could not be loaded
 * @param {(run: Run) => Promise<void>} parts.describe
 * @param {(algorithm: string) => number} parts.largest  returns the largest n of an algorithm
 * @param {(queens: number[]) => void} parts.setQueens  places queens by hand
 */
export function createVisiting({ store, player, intent, act, setNotices, miss, describe, setQueens, largest }) {
  const warn = createWarning({ store, player, intent, setNotices, largest });
  let latest = 0; // number of the latest address to be shown

  /**
   * Show the place of another address, paused; if its algorithm has not been shown yet, wait for the view.
   * @param {Address} address
   * @param {BadField[]} badFields  in the address
   * @param {boolean} [isOwn]  false: another device has led here
   */
  async function restore(address, badFields, isOwn = true) {
    const mine = (latest += 1);
    if (!hasView(address.run.algorithm)) {
      const before = intent();
      await loadView(address.run.algorithm).catch(() => {});
      if (mine !== latest || before !== intent()) return;
      if (!hasView(address.run.algorithm)) return miss();
    }
    show(address, badFields, isOwn);
  }

  /** @param {Address} address @param {BadField[]} badFields @param {boolean} isOwn */
  function show(address, badFields, isOwn) {
    const { step, run, queens, part, segment, speed, lesson, predict, view, code, panel, whole, drawer, card } =
      address;
    const { film, page } = store.get();
    const same = sameRun(film.run, run);
    act(() => {
      player.pause();
      if (!same) player.load(run);
      store.set({
        film: { part, segment },
        play: { speed },
        page: { view, calm: calmOf(address.calm, page.calm), code, panel, whole, drawer, card },
        learn: { lesson, predict },
      });
      player.seek(step);
    }, isOwn);
    if (queens.length && !step) setQueens(queens);
    warn(address, badFields, same ? Promise.resolve() : describe(run));
  }

  return {
    /** Show the first picture; if its step is still to come, unless the viewer goes elsewhere before. @param {Address} address @param {BadField[]} badFields @param {Promise<number> | null} coming */
    async openAddress(address, badFields, coming) {
      const before = intent();
      const step = coming ? await coming : address.step;
      if (before === intent()) {
        player.seek(step);
        if (address.queens.length && !step) setQueens(address.queens);
      }
      warn({ ...address, step }, badFields, describe(address.run));
    },
    restore,
    /** Show the present address with some changes. @param {Partial<Address>} change @param {boolean} [isOwn]  false: another device has led here */
    visit(change, isOwn) {
      restore({ ...addressOf(store.get()), part: null, segment: null, queens: [], ...change }, [], isOwn);
    },
  };
}

/**
 * Create the intent of a lesson's guide that goes to a stop's place, unless another device has led there.
 * @param {Store} store @param {(change: Partial<Address>) => void} visit
 */
export const createStopVisit = (store, visit) =>
  function visitStop(/** @type {Stop["place"]} */ { run, step, part }, /** @type {string | undefined} */ panel) {
    if (!store.get().learn.lesson?.placed) visit({ run, step, part: part === null ? null : { step, index: part } });
    if (panel) store.set({ page: { panel } }); // that the stop is about
  };

/**
 * Show a run anew, paused at a step, since its trace has changed.
 * @param {Pick<Parameters<typeof createVisiting>[0], "player" | "act" | "describe">} parts
 */
export const createShowing = ({ player, act, describe }) =>
  function showRun(/** @type {Address["run"]} */ run, /** @type {number} */ step) {
    act(() => {
      player.pause();
      player.load(run);
      player.seek(step);
    });
    describe(run);
  };

/**
 * Create the function that reports the invalid fields of an address.
 * @param {Pick<Parameters<typeof createVisiting>[0], "store" | "player" | "intent" | "setNotices" | "largest">} parts
 */
function createWarning({ store, player, intent, setNotices, largest }) {
  /**
   * Report the fields; check steps as soon as the film's length is known.
   * @param {Address} address @param {BadField[]} badFields @param {Promise<void>} described
   */
  return async function warn(address, badFields, described) {
    const before = intent();
    if (badFields.length) setNotices({ page: words.badAddress(badFields, largest(address.run.algorithm)) });
    await described;
    const {
      film: { description, run },
    } = store.get();
    const steps = description?.steps;
    if (!steps || !sameRun(run, address.run)) return;
    const { beyond, segment } = cutToLength(address, steps);
    if (!beyond.length) return;
    setNotices({ page: [store.get().page.notices.page, words.beyond(beyond, steps)].filter(Boolean).join(" ") });
    if (store.get().film.segment === address.segment) store.set({ film: { segment } });
    if (before === intent()) player.seek(address.step); // else the viewer has gone elsewhere meanwhile
  };
}
