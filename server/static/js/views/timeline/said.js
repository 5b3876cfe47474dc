// What is said of a place on the timeline, or on the rings of the whole search.

import { callAt, hidesFuture, isAtHand, pixelOf } from "../../model/icicle.js";
import { viewOf } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";

/** @import { Outline, State } from "../../types.js" */

const words = await wordsOf("page");

/**
 * The call there, if it is wide enough to be told, or the step.
 * @param {State} state @param {NonNullable<State["film"]["shown"]>} shown
 * @param {{step: number, row: number}} place
 */
export function describePlace({ film, learn }, { run, step: present }, { step, row }) {
  const { outline, description, recorded } = film;
  if (!isAtHand(film, step)) return recorded ? words.notRecorded({ run, ...recorded }) : words.unwalked(description);
  if (hidesFuture(learn)) return words.stepNumber({ step });
  if (!outline) return words.kindAt(present);
  const call = callAt(outline, row, step);
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
