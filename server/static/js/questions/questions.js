// Loads what asks questions when it is first wanted, and paints it from then on.

import { once } from "../page/loading.js";

/** @import { Look } from "../types.js" */
/** @import { Asker, Parts } from "./ask.js" */

/** @param {Parts} parts */
export function createAsking(parts) {
  /** @type {Asker | null} */
  let asker = null;
  /** @param {Look} look */
  const render = (look) => asker?.render(look);
  return Object.assign(render, {
    /** The one that asks on this page. Rejects if it cannot be had; then it can be tried again. */
    asker: once(async () => {
      const { loadAsker } = await import("./ask.js");
      return (asker = await loadAsker(parts));
    }),
  });
}
