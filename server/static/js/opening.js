// Intents that come with an address: show the place that it means, and say what in it cannot be.

import { cutTo, sameRun } from "./address.js";
import * as words from "./words.js";

/**
 * @param {object} parts
 * @param {import("./store.js").Store} parts.store
 * @param {import("./player.js").Player} parts.player
 * @param {(act: () => void) => void} parts.act  an intent: it ends whatever is being searched
 * @param {(change: Partial<import("./types.js").State["notices"]>) => void} parts.notice
 * @param {(run: import("./types.js").Run) => Promise<void>} parts.describe
 */
export function createOpening({ store, player, act, notice, describe }) {
  /**
   * What an address says of steps is held against the film as soon as its length is known.
   * @param {import("./types.js").Place} place @param {Promise<void>} described
   */
  async function fit(place, described) {
    const { turns } = store.get();
    await described;
    const { description, run: now, notices } = store.get();
    const steps = description?.steps;
    if (!steps || !sameRun(now, place.run)) return;
    const { beyond, stretch: cut } = cutTo(place, steps);
    if (!beyond.length) return;
    notice({ page: [notices.page, words.beyond(beyond, steps)].filter(Boolean).join(" ") });
    store.set({ stretch: cut });
    if (turns === store.get().turns) player.seek(place.step); // the viewer has not gone elsewhere meanwhile
  }

  return {
    /** Show the first picture. @param {import("./types.js").Place} place @param {import("./address.js").Wrong[]} wrong  in the address */
    begin(place, wrong) {
      notice({ page: words.badAddress(wrong) });
      player.seek(place.step);
      fit(place, describe(place.run));
    },
    /** Show another place, paused. @param {import("./types.js").Place} place @param {import("./address.js").Wrong[]} wrong  in the address */
    restore({ step, run, ...others }, wrong) {
      const same = sameRun(store.get().run, run);
      act(() => {
        player.pause();
        if (!same) player.load(run);
        store.set(others);
        player.seek(step);
        notice({ page: words.badAddress(wrong) });
      });
      fit({ step, run, ...others }, same ? Promise.resolve() : describe(run));
    },
  };
}
