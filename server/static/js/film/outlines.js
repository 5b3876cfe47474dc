// Fetches the timeline's outlines: a rough one, then the exact one. One request at a time; the latest is sent next.

import { nameOfRun } from "../algorithms/algorithms.js";
import { createLru } from "../wire/lru.js";
import { createNewest } from "../wire/newest.js";

/** @import { Range } from "../model/icicle.js" */
/** @import { Look, Outline, Run, Source, State, Step, SubtreeCounts } from "../types.js" */
/** @import { Lru } from "../wire/lru.js" */

/** @typedef {{run: Run, range: Range, width: number, key: string}} OutlineRequest */

const MOST = 24; // outlines
const REST = 160; // milliseconds that a view must stay unchanged before its exact outline is requested

/** @param {Source} source @param {(run: Run, outline: Outline) => void} onArrival */
export function createOutlines(source, onArrival) {
  /** @type {Lru<string, Outline>} */
  const cache = createLru(MOST);
  /** @type {OutlineRequest | null} */
  let wanted = null;
  // after a failure the bar stays plain: the server has no table to draw from
  const requests = createNewest(fetchOutline, storeOutline);

  /** @param {OutlineRequest} view @returns {Promise<Outline | null>}  null if another view is wanted by now */
  async function fetchOutline({ run, range: { start, stop }, width, key }) {
    if (!cache.has(key)) return source.readOutline(run, start, stop, width, false);
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (wanted?.key !== key) return null;
    // the exact outline is not available
    return { ...(await source.readOutline(run, start, stop, width, true)), exact: true };
  }

  /** @param {OutlineRequest} view @param {Outline | null} outline */
  function storeOutline(view, outline) {
    if (!outline) return;
    cache.set(view.key, outline);
    if (wanted?.key !== view.key) return;
    onArrival(view.run, outline);
    if (!outline.exact) requests.request(view);
  }

  return {
    /** Drop all outlines, since a run's name now stands for another trace. */
    clear() {
      cache.clear();
      wanted = null;
    },
    /** @param {Run} run @param {Range} range @param {number} width  pixels */
    request(run, range, width) {
      const key = `${nameOfRun(run)} ${range.start} ${range.stop} ${width}`;
      if (wanted?.key === key) return;
      wanted = { run, range, width, key };
      const known = cache.get(key);
      if (known) onArrival(run, known);
      if (!known?.exact) requests.request(wanted);
    },
  };
}

/** @typedef {ReturnType<typeof createOutlines>} Outlines */

// Fetches the numbers of solutions below the squares tried along the path, except in fast play. One request at a time; the
// latest is sent next. An answer holds for all steps with the same path.

/**
 * Return the number of solutions below a tried square: undefined if the counts do not cover it, null if it is unknown.
 * @param {SubtreeCounts | null} counts @param {Step} step @param {number} row @param {number} column
 */
export function solutionsBelow(counts, { queens }, row, column) {
  if (!counts || !queens.slice(0, row).every(([, at], above) => counts.queens[above]?.[1] === at)) return undefined;
  return counts.rows[row]?.find(([[, at]]) => at === column)?.[1];
}

/** @param {Source} source @param {(counts: SubtreeCounts | null) => void} onArrival */
export function createSubtreeCounts(source, onArrival) {
  /** @type {State["film"]["shown"]} */
  let wanted = null;
  const requests = createNewest(
    // after a failure the tree shows no stars
    (/** @type {NonNullable<typeof wanted>} */ { run, step }) => source.countSubtrees(run, step.step).catch(() => null),
    ({ run }, counts) => {
      if (wanted?.run === run) onArrival(counts);
    },
  );

  /** @param {Look} look */
  return function render({ film: { shown }, moment, fast }) {
    if (!shown || fast) return;
    const step = moment?.whole ?? shown.step;
    if (step === wanted?.step) return;
    wanted = { run: shown.run, step };
    requests.request(wanted);
  };
}
