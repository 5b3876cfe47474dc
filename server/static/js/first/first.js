// Meets whoever opens the bare address for the first time, once the first picture and its timeline are there. Whoever
// has begun by then is not met.

import { paintOnceWanted } from "../page/loading.js";
import { hasStored } from "../page/storage.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { Actions } from "../types.js" */

const bare = location.search === ""; // which the page writes its state into

/** @param {Actions} actions @param {() => void} openClass */
export function createFirst(actions, openClass) {
  const isFirst = bare && isOffered("first") && !hasStored();
  const load = async () => (await import("./card.js")).createCard(actions, openClass);
  return paintOnceWanted(
    ({ film: { shown, outline }, play: { moves } }) => isFirst && shown !== null && outline !== null && !moves,
    load,
    () => {},
  ); // nobody misses it
}
