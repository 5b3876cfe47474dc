// Fetches the timeline's outlines: first a rough one, then the exact one. One request at a time, the newest one next.

import { createLru } from "../wire/lru.js";
import { createNewest } from "../wire/newest.js";

/** @typedef {import("../types.js").Run} Run */
/** @typedef {import("../types.js").Outline} Outline */
/** @typedef {import("../model/icicle.js").Range} Range */
/** @typedef {{run: Run, range: Range, width: number, key: string}} View */

const KEPT = 24; // outlines
const REST = 160; // milliseconds that a view must stay unchanged before its exact outline is requested

/** @param {import("../types.js").Source} source @param {(run: Run, outline: Outline) => void} onArrival */
export function createOutlines(source, onArrival) {
  /** @type {import("../wire/lru.js").Lru<string, Outline>} */
  const kept = createLru(KEPT);
  /** @type {View | null} */
  let wanted = null;
  const requests = createNewest(fetchOutline, keep); // a failure leaves the bar plain: the server has no table to draw from

  /** @param {View} view @returns {Promise<Outline | null>}  null if another view is wanted by now */
  async function fetchOutline({ run, range: { start, stop }, width, key }) {
    if (!kept.has(key)) return source.readOutline(run, start, stop, width, false);
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (wanted?.key !== key) return null;
    return { ...(await source.readOutline(run, start, stop, width, true)), exact: true }; // the server has nothing more exact
  }

  /** @param {View} view @param {Outline | null} outline */
  function keep(view, outline) {
    if (!outline) return;
    kept.set(view.key, outline);
    if (wanted?.key !== view.key) return;
    onArrival(view.run, outline);
    if (!outline.exact) requests.request(view);
  }

  return {
    /** @param {Run} run @param {Range} range @param {number} width  pixels */
    request(run, range, width) {
      const key = `${run.algorithm} ${run.n} ${run.goal} ${range.start} ${range.stop} ${width}`;
      if (wanted?.key === key) return;
      wanted = { run, range, width, key };
      const known = kept.get(key);
      if (known) onArrival(run, known);
      if (!known?.exact) requests.request(wanted);
    },
  };
}

/** @typedef {ReturnType<typeof createOutlines>} Outlines */
