// Describes a point on the timeline, or on the rings of the whole search.

import { callAt, hidesFuture, isAtHand, pixelOf } from "../../model/icicle.js";
import { viewOf } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";

/** @import { Outline, Run, State, Step } from "../../types.js" */

const words = await wordsOf("page");

/** Describe the step that is shown. @param {Run} run @param {Step} step */
export const sayStep = ({ algorithm }, step) =>
  viewOf(algorithm).tip?.(step) ?? `${words.KINDS[step.kind]} · ${words.lineOf(step)}`;

/**
 * Describe the call at a point, if it is wide enough to be in the outline; else the step.
 * @param {State} state @param {NonNullable<State["film"]["shown"]>} shown
 * @param {{step: number, row: number}} place
 */
export function describePlace({ film, learn }, { run, step: present }, { step, row }) {
  const { outline, description, recorded } = film;
  if (!isAtHand(film, step)) return recorded ? words.notRecorded({ run, ...recorded }) : words.unwalked(description);
  if (hidesFuture(learn)) return words.stepNumber({ step });
  const view = viewOf(run.algorithm);
  if (!outline) return sayStep(run, present);
  const call = callAt(outline, row, step);
  if (!call) return words.stepNumber({ step });
  const found = countSolutions(outline, call);
  return view.callTip?.(call[2] - call[1], found) ?? words.call(call, found, outline, view.fills);
}

/**
 * Count the solutions below a call from the outline.
 * @param {Outline} outline
 * @param {[number, number, number]} call
 */
function countSolutions(outline, [, first, end]) {
  return outline.solutions
    .slice(pixelOf(outline, first), pixelOf(outline, end - 1) + 1)
    .reduce((sum, found) => sum + found, 0);
}
