// Intents that come with an address: show the place that it describes, and report its invalid fields.

import { hasView, loadView } from "../algorithms/algorithms.js";
import { cutToLength, sameRun } from "../address/address.js";
import { calmOf } from "../page/extras.js";
import { wordsOf } from "../words/words.js";

/** @import { BadField } from "../address/address.js" */
/** @import { Address, Player, Run, State, Store } from "../types.js" */

const words = await wordsOf("page");

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {() => number} parts.intent  returns the number of the present intent
 * @param {(act: () => void) => void} parts.act  runs a new intent, which ends a search in progress
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.miss  shows why a part of the page could not be loaded
 * @param {(run: Run) => Promise<void>} parts.describe
 * @param {(algorithm: string) => number} parts.largest  returns the largest n of an algorithm
 * @param {(queens: number[], step: number) => void} parts.preset  confines the film to the steps below some queens
 */
export function createVisiting({ store, player, intent, act, setNotices, miss, describe, preset, largest }) {
  const warn = createWarning({ store, player, setNotices, largest });
  let latest = 0; // number of the latest address to be shown

  /**
   * Show the place of another address, paused; if its algorithm has not been shown yet, wait for the view.
   * @param {Address} address @param {BadField[]} badFields  in the address
   */
  async function restore(address, badFields) {
    const mine = (latest += 1);
    if (!hasView(address.run.algorithm)) {
      const before = intent();
      const isHere = await loadView(address.run.algorithm).then(
        () => true,
        () => false,
      );
      if (mine !== latest || before !== intent()) return;
      if (!isHere) {
        miss();
        return;
      }
    }
    show(address, badFields);
  }

  /** @param {Address} address @param {BadField[]} badFields */
  function show(address, badFields) {
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
    });
    if (queens.length) preset(queens, step);
    warn(address, badFields, same ? Promise.resolve() : describe(run));
  }

  return {
    /** Show the first picture. @param {Address} address @param {BadField[]} badFields  in the address */
    openAddress(address, badFields) {
      player.seek(address.step);
      if (address.queens.length) preset(address.queens, address.step);
      warn(address, badFields, describe(address.run));
    },
    restore,
    /** Show the present address with some changes. @param {Partial<Address>} change */
    visit(change) {
      restore({ ...addressNow(store.get()), step: player.currentStep(), ...change }, []);
    },
  };
}

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
 * Return an address of the page as it is, with a whole step of the whole film.
 * @param {State} state
 * @returns {Omit<Address, "step">}
 */
function addressNow({ film, play, page, learn }) {
  const { view, code, drawer, card, panel, whole } = page;
  const { lesson, predict } = learn;
  const { speed } = play;
  return {
    run: film.run,
    part: null,
    speed,
    segment: null,
    queens: [],
    view,
    calm: page.calm !== null,
    code,
    drawer,
    card,
    panel,
    whole,
    lesson,
    predict,
  };
}

/**
 * Create the function that reports the invalid fields of an address.
 * @param {Pick<Parameters<typeof createVisiting>[0], "store" | "player" | "setNotices" | "largest">} parts
 */
function createWarning({ store, player, setNotices, largest }) {
  /**
   * Report the fields; check steps as soon as the film's length is known.
   * @param {Address} address @param {BadField[]} badFields @param {Promise<void>} described
   */
  return async function warn(address, badFields, described) {
    const {
      play: { navigations },
    } = store.get();
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
    store.set({ film: { segment } });
    // unless the viewer has gone elsewhere meanwhile
    if (navigations === store.get().play.navigations) player.seek(address.step);
  };
}
