// The tip of the timeline: it describes what lies under the pointer, otherwise the present step.

import { find, write } from "../../page/dom.js";
import { rowAt, shareOf, stepAt, visibleRange } from "../../model/icicle.js";
import { describePlace, sayStep } from "./said.js";

/** @import { State } from "../../types.js" */

/** Where the pointer hovers, as shares. @typedef {{x: number, y: number}} Hover */

export function createTip() {
  const bar = find("#timeline");
  const tip = find("#tip");

  /** @param {State} state @param {Hover | null} hover */
  return function render(state, hover) {
    const {
      film: { shown },
    } = state;
    if (!shown) return;
    const range = visibleRange(state.film);
    const share = hover ? hover.x : shareOf(shown.step.step, range);
    bar.style.setProperty("--tip", String(Math.min(1, Math.max(0, share))));
    tip.dataset.side = share > 0.5 ? "left" : "right";
    const place = hover && { step: stepAt(hover.x, range), row: rowAt(hover.y, shown.run.n) };
    write(tip, place ? describePlace(state, shown, place) : sayStep(shown.run, shown.step));
  };
}
