// The extras that the page's state needs, so that they join the calm page. Pure.

import { EXTRAS } from "../model/names.js";

/** @import { Extra } from "../model/names.js" */
/** @import { State } from "../types.js" */

/**
 * Return the extras with which the viewer can see, or undo, what the state shows.
 * @param {Pick<State, "film" | "page" | "learn">} state
 * @returns {Extra[]}
 */
export function spokenOf({
  film: { run, shown, part, segment, zoom },
  page: { panel, whole, card, drawer },
  learn: { predict, lesson },
}) {
  /** @type {Partial<Record<Extra, boolean>>} */
  const wanted = {
    // with the first rays that enter a row they have something to show
    registers:
      Boolean((shown?.step.step ?? 0) > 1 || predict || lesson || card) || drawer === "legend" || drawer === "bits",
    timeline: segment !== null || zoom !== null,
    algorithm: run.algorithm !== "bitmask" || run.goal !== "all",
    predict: predict !== null,
    code: part !== null,
    tree: whole === "panel",
  };
  return EXTRAS.filter((name) => wanted[name] || name === panel);
}
