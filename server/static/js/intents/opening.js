// Intents that come with an address: show the place that it means, and say what in it cannot be.

import { cutTo, sameRun } from "../model/address.js";
import { words } from "../words/page.js";

/**
 * @param {object} parts
 * @param {import("../film/store.js").Store} parts.store
 * @param {import("../film/player.js").Player} parts.player
 * @param {(act: () => void) => void} parts.act  an intent: it ends whatever is being searched
 * @param {(change: Partial<import("../types.js").State["notices"]>) => void} parts.notice
 * @param {(run: import("../types.js").Run) => Promise<void>} parts.describe
 * @param {(algorithm: string) => number} parts.largest  n that it takes
 * @param {(queens: number[], step: number) => void} parts.preset  confine the film to what follows from some queens
 */
export function createOpening({ store, player, act, notice, describe, preset, largest }) {
  /**
   * Say what in an address cannot be; what it says of steps is held against the film as soon as its length is known.
   * @param {import("../types.js").Place} place @param {import("../model/address.js").Wrong[]} wrong @param {Promise<void>} described
   */
  async function judge(place, wrong, described) {
    const { turns } = store.get();
    if (wrong.length) notice({ page: words.badAddress(wrong, largest(place.run.algorithm)) });
    await described;
    const { description, run } = store.get();
    const steps = description?.steps;
    if (!steps || !sameRun(run, place.run)) return;
    const { beyond, segment } = cutTo(place, steps);
    if (!beyond.length) return;
    notice({ page: [store.get().notices.page, words.beyond(beyond, steps)].filter(Boolean).join(" ") });
    store.set({ segment });
    if (turns === store.get().turns) player.seek(place.step); // the viewer has not gone elsewhere meanwhile
  }

  /** Show another place, paused. @param {import("../types.js").Place} place @param {import("../model/address.js").Wrong[]} wrong  in the address */
  function restore({ step, run, queens, ...others }, wrong) {
    const same = sameRun(store.get().run, run);
    act(() => {
      player.pause();
      if (!same) player.load(run);
      store.set(others);
      player.seek(step);
    });
    if (queens.length) preset(queens, step);
    judge({ step, run, queens, ...others }, wrong, same ? Promise.resolve() : describe(run));
  }

  return {
    /** Show the first picture. @param {import("../types.js").Place} place @param {import("../model/address.js").Wrong[]} wrong  in the address */
    begin(place, wrong) {
      player.seek(place.step);
      if (place.queens.length) preset(place.queens, place.step);
      judge(place, wrong, describe(place.run));
    },
    restore,
    /** Show another place, which is like this one but for what is told. @param {Partial<import("../types.js").Place>} change */
    visit(change) {
      const { run, speed, view, code, drawer, panel } = store.get();
      restore({ run, step: player.here(), speed, segment: null, queens: [], view, code, drawer, panel, ...change }, []);
    },
  };
}
