// What came of the squares that were tried along the path: asked for as the steps go by, unless they fly; one request at a
// time, the newest wish next. What has come stays good for all steps that share the path.

import { createNewest } from "../wire/newest.js";

/** @typedef {import("../types.js").SubtreeCounts} Tried */

/**
 * The solutions below a square that was tried, as far as an answer tells: undefined where it does not, null where nobody
 * knows.
 * @param {Tried | null} tried @param {import("../types.js").Step} step @param {number} row @param {number} column
 */
export function solutionsBelow(tried, { queens }, row, column) {
  if (!tried || !queens.slice(0, row).every(([, at], above) => tried.queens[above]?.[1] === at)) return undefined;
  return tried.rows[row]?.find(([[, at]]) => at === column)?.[1];
}

/** @param {import("../types.js").Source} source @param {(tried: Tried | null) => void} onArrival */
export function createSubtreeCounts(source, onArrival) {
  /** @type {import("../types.js").State["shown"]} */
  let wanted = null;
  const requests = createNewest(
    (/** @type {NonNullable<typeof wanted>} */ { run, step }) => source.countSubtrees(run, step.step).catch(() => null), // no stars then
    ({ run }, tried) => {
      if (wanted?.run === run) onArrival(tried);
    },
  );

  /** @param {import("../types.js").Look} look */
  return function render({ shown, moment, fast }) {
    if (!shown || fast) return;
    const step = moment?.whole ?? shown.step;
    if (step === wanted?.step) return;
    wanted = { run: shown.run, step };
    requests.request(wanted);
  };
}
