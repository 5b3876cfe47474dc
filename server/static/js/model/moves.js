// Whether the debugger's moves, into a call, over and out of one, mean anything at a step. Pure.

import { viewOf } from "../algorithms/views.js";

/**
 * What hinders a move forward; null for nothing.
 * @param {import("../types.js").Run} run @param {number} step @param {number | null | undefined} steps  of the film, where they are known
 * @returns {"noCalls" | "lastStep" | null}
 */
export function hindranceOf({ algorithm }, step, steps) {
  if (viewOf(algorithm).family === "boards") return "noCalls";
  return step + 1 === steps ? "lastStep" : null;
}
