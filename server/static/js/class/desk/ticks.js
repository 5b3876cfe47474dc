// Ticks on the timeline at the steps of pupils who look around.

import { el, find } from "../../page/dom.js";
import { shareOf, visibleRange } from "../../model/icicle.js";

/** @import { State } from "../../types.js" */
/** @import { Places } from "../room.js" */

/**
 * Return the visible ticks: from and to as shares of the bar, and the number of pupils.
 * @param {Places["where"]} where
 * @param {{start: number, stop: number}} range
 */
export function listTicks(where, range) {
  return where
    .map(([first, last, count]) => ({ from: shareOf(first, range), to: shareOf(last, range), count }))
    .filter(({ from, to }) => to >= 0 && from <= 1)
    .map(({ from, to, count }) => ({ from: Math.max(0, from), to: Math.min(1, to), count }));
}

export function createTicks() {
  const element = el("div", { class: "class-ticks", "aria-hidden": "true" }); // the drawer has the number of pupils who look around
  find("#timeline").append(element);
  let drawn = "";

  return {
    /** @param {State} state @param {Places | null} places */
    render(state, places) {
      const ticks = places ? listTicks(places.where, visibleRange(state.film)) : [];
      const now = JSON.stringify(ticks);
      if (now === drawn) return;
      drawn = now;
      element.replaceChildren(
        ...ticks.map(({ from, to, count }) => {
          const tick = el("i");
          tick.style.setProperty("--from", String(from));
          tick.style.setProperty("--to", String(to));
          if (count > 1) tick.append(el("span", {}, String(count)));
          return tick;
        }),
      );
    },
    remove: () => element.remove(),
  };
}
