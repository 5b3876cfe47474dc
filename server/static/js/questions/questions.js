// Loads the asker on first use, and renders it from then on.

import { once } from "../page/loading.js";

/** @import { Look } from "../types.js" */
/** @import { Asker, Parts } from "./ask.js" */

/** Create the painter of questions, and `asker`, which loads the asker. @param {Parts} parts */
export function createAsking(parts) {
  /** @type {Asker | null} */
  let asker = null;
  /** @param {Look} look */
  const render = (look) => asker?.render(look);
  return Object.assign(render, {
    /** Load the page's asker. Rejects on a failure; another call tries again. */
    asker: once(async () => {
      const { loadAsker } = await import("./ask.js");
      return (asker = await loadAsker(parts));
    }),
  });
}
