// Meets whoever opens the bare address for the first time, once the first picture and its timeline are there. Whoever
// has begun by then is not met.

import { paintOnceWanted } from "../page/loading.js";

/** @import { Actions } from "../types.js" */

const bare = location.search === ""; // which the page writes its state into

/** @param {Actions} actions */
export function createFirst(actions) {
  const isFirst = bare && !isKnown();
  const load = async () => (await import("./card.js")).createCard(actions);
  return paintOnceWanted(
    ({ film: { shown, outline }, play: { moves } }) => isFirst && shown !== null && outline !== null && !moves,
    load,
    () => {},
  ); // nobody misses it
}

/** Whether something of this page is stored, or nothing can be. */
function isKnown() {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith("bitqueens."));
  } catch {
    return true;
  }
}
