// What the state of the page speaks of, so that the calm page has to have it. Pure.

import { EXTRAS } from "../model/names.js";

/** @import { Extra } from "../model/names.js" */
/** @import { State } from "../types.js" */

/**
 * The extras without which nobody could see, or take back, what is shown.
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
