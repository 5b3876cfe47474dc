// The kinds of question that the film's step allows, requested from the server when the film rests there, and their order.

import { EASIEST_FIRST } from "../../questions/kinds.js";
import { createNewest } from "../../wire/newest.js";

/** @import { Run, Source, State } from "../../types.js" */
/** @import { Attendance } from "../room.js" */

/** @typedef {{name: string, run: Run, step: number}} Wanted */

/** @param {{source: Source, state: () => State, set: (change: Partial<Attendance>) => void}} parts */
export function createAskable({ source, state, set }) {
  let wanted = "";
  const newest = createNewest(
    (/** @type {Wanted} */ { run, step }) => source.readQuestions(run, step, step + 1).catch(() => []),
    ({ name }, found) => set({ askable: { name, kinds: [...new Set(found.map(({ about }) => about))] } }),
  );

  return {
    /** Return the kinds of question that the film's step allows; null until the server has answered. */
    here() {
      const { film, play, class: attendance } = state();
      const { run, step } = film;
      const known = attendance.askable;
      const name = JSON.stringify([run, step]);
      if (name !== wanted && !play.playing) {
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
