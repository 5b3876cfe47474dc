// What can be asked about the step that is shown. The server is asked when the film rests there.

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
     * The kinds of question that a step allows; null as long as nobody knows.
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
