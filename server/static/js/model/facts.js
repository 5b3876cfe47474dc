// What there is to say of a place on the page: by the masks of a search, or by what a search without masks knows at a step.

import { faceOf } from "../algorithms/views.js";
import { factOf } from "./causes.js";

/**
 * @param {NonNullable<import("../types.js").State["shown"]>} shown @param {import("../types.js").Target} place
 * @returns {import("../types.js").Fact | null}  null for a place that the board or the search does not have (any more)
 */
export function factAt({ step, run: { algorithm, n } }, place) {
  const ends = "square" in place ? place.square : [place.column];
  if (ends.some((at) => at >= n)) return null;
  const { fact = factOf } = faceOf(algorithm);
  return fact(step, n, place);
}
