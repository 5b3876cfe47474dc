// The extras that the page's state needs, so that they join the calm page. Pure.

import { EXTRAS } from "../model/names.js";

/** @import { Extra } from "../model/names.js" */
/** @import { State } from "../types.js" */

/**
 * Return the extras with which the viewer can see, or undo, what the state shows.
 * @param {Pick<State, "film" | "page" | "learn">} state
 * @returns {Extra[]}
 */
export function spokenOf({ film: { run, part, segment, zoom }, page: { panel, whole }, learn: { predict } }) {
  /** @type {Partial<Record<Extra, boolean>>} */
  const wanted = {
    timeline: segment !== null || zoom !== null,
    algorithm: run.algorithm !== "bitmask" || run.goal !== "all",
    predict: predict !== null,
    code: part !== null,
    tree: whole === "panel",
  };
  return EXTRAS.filter((name) => wanted[name] || name === panel);
}
