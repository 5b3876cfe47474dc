// Finds the fact about a target at a step.

import { viewOf } from "../algorithms/views.js";

/** @param {import("../types.js").Step} step @param {import("../types.js").Square} square */
const hasQueen = ({ queens }, [row, column]) => queens.some(([r, c]) => r === row && c === column);

/**
 * While a question is open, nothing is known but of the queens that stand.
 * @param {NonNullable<import("../types.js").State["shown"]>} shown @param {import("../types.js").Target} target
 * @returns {import("../types.js").Fact | null}  null for a target that the board or the search does not have
 */
export function factAt({ step, run: { algorithm, n } }, target) {
  const ends = "square" in target ? target.square : [target.column];
  if (step.veiled && !("square" in target && hasQueen(step, target.square))) return null;
  if (ends.some((at) => at >= n)) return null;
  return viewOf(algorithm).fact(step, n, target);
}
