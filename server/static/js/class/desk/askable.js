// The kinds of question that the film's step allows, requested from the server when the film rests there, and their order.

import { EASIEST_FIRST } from "../../questions/kinds.js";
import { createNewest } from "../../wire/newest.js";

/** @import { Run, Source } from "../../types.js" */

/** @typedef {{name: string, run: Run, step: number}} Wanted */

/** @param {Source} source @param {() => void} changed */
export function createAskable(source, changed) {
  /** @type {{name: string, kinds: string[]}} */
  let known = { name: "", kinds: [] };
  let wanted = "";
  const newest = createNewest(
    (/** @type {Wanted} */ { run, step }) => source.readQuestions(run, step, step + 1).catch(() => []),
    ({ name }, found) => {
      known = { name, kinds: [...new Set(found.map(({ about }) => about))] };
      changed();
    },
  );

  return {
    /**
     * Return the kinds of question that a step allows; null until the server has answered.
     * @param {Run} run
     * @param {number} step
     * @param {boolean} playing
     */
    at(run, step, playing) {
      const name = JSON.stringify([run, step]);
      if (name !== wanted && !playing) {
        wanted = name;
        newest.request({ name, run, step });
      }
      return known.name === name ? known.kinds : null;
    },
    close: newest.close,
  };
}

/**
 * Sort the kinds that a step allows: the least asked first, and of these the easiest.
 * @param {string[]} kinds
 * @param {Map<string, number>} counts  times that each was asked
 */
export const leastAsked = (kinds, counts) =>
  EASIEST_FIRST.filter((kind) => kinds.includes(kind)).sort(
    (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0),
  );
