// Fetches how many solutions lie below the squares tried along the path, except in fast play. One request at a time, the
// newest one next. An answer is valid for all steps that share the path.

import { createNewest } from "../wire/newest.js";

/** @typedef {import("../types.js").SubtreeCounts} SubtreeCounts */

/**
 * The solutions below a tried square: undefined if the counts do not cover it, null if their number is unknown.
 * @param {SubtreeCounts | null} counts @param {import("../types.js").Step} step @param {number} row @param {number} column
 */
export function solutionsBelow(counts, { queens }, row, column) {
  if (!counts || !queens.slice(0, row).every(([, at], above) => counts.queens[above]?.[1] === at)) return undefined;
  return counts.rows[row]?.find(([[, at]]) => at === column)?.[1];
}

/** @param {import("../types.js").Source} source @param {(counts: SubtreeCounts | null) => void} onArrival */
export function createSubtreeCounts(source, onArrival) {
  /** @type {import("../types.js").State["shown"]} */
  let wanted = null;
  const requests = createNewest(
    (/** @type {NonNullable<typeof wanted>} */ { run, step }) => source.countSubtrees(run, step.step).catch(() => null), // the tree then shows no stars
    ({ run }, counts) => {
      if (wanted?.run === run) onArrival(counts);
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
