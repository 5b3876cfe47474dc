// Which steps of the film an exercise is about: the seed decides. Pure.

import { createRandom } from "../seeded.js";

/** @typedef {import("../../types.js").Step} Step */

export const STEPS = 12;
const WINDOW = 32; // steps among which a start is looked for
const LEAST_PLACED = 3; // queens in an exercise

/** The steps among which the start is, from a first one up to before a last. @param {number} seed @param {number} n @param {number} total  steps of the film */
export function drawWindow(seed, n, total) {
  const start = createRandom(seed, n)(total - WINDOW); // the last step of all has no board any more
  return { start, stop: start + WINDOW };
}

/**
 * The twelve steps of the exercise: they begin with a call that can place a queen, and contain a way back.
 * @param {Step[]} steps  of the window
 */
export function chooseSteps(steps) {
  for (let at = 0; at + STEPS <= steps.length; at++) {
    const chosen = steps.slice(at, at + STEPS);
    const count = (/** @type {Step["kind"]} */ kind) => chosen.filter((step) => step.kind === kind).length;
    if (chosen[0].kind === "call" && chosen[0].poss && count("return") && count("place") >= LEAST_PLACED) return chosen;
  }
  throw new Error("no start lies among these steps");
}
