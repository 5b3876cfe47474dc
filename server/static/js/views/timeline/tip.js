// The tip of the timeline: it describes what lies under the pointer, otherwise the present step.

import { viewOf } from "../../algorithms/algorithms.js";
import { find, write } from "../../page/dom.js";
import { callAt, hidesFuture, isAtHand, pixelOf, rowAt, shareOf, stepAt, visibleRange } from "../../model/icicle.js";
import { wordsOf } from "../../words/words.js";

/** @import { Outline, State } from "../../types.js" */

const words = await wordsOf("page");

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
    const share = hover ? hover.x : shareOf(shown.step.step, visibleRange(state.film));
    bar.style.setProperty("--tip", String(Math.min(1, Math.max(0, share))));
    tip.dataset.side = share > 0.5 ? "left" : "right";
    write(tip, describe(state, shown, hover));
  };
}

/** @param {State} state @param {NonNullable<State["film"]["shown"]>} shown @param {Hover | null} hover */
function describe({ film, learn }, { run, step: present }, hover) {
  const { outline, description } = film;
  if (!hover) return words.kindAt(present);
  const step = stepAt(hover.x, visibleRange(film));
  if (!isAtHand(film, step))
    return film.recorded ? words.notRecorded({ run, ...film.recorded }) : words.unwalked(description);
  if (hidesFuture(learn)) return words.stepNumber({ step });
  if (!outline) return words.kindAt(present);
  const call = callAt(outline, rowAt(hover.y, run.n), step);
  return call
    ? words.call(call, countSolutions(outline, call), outline, viewOf(run.algorithm).fills)
    : words.stepNumber({ step });
}

/**
 * Solutions below a call, as the outline tells them.
 * @param {Outline} outline
 * @param {[number, number, number]} call
 */
function countSolutions(outline, [, first, end]) {
  return outline.solutions
    .slice(pixelOf(outline, first), pixelOf(outline, end - 1) + 1)
    .reduce((sum, found) => sum + found, 0);
}
