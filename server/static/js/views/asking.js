// Loads what asks questions when it is first wanted, and paints it from then on.

import { once } from "../page/once.js";

/** @param {import("../learn/ask.js").Parts} parts */
export function createAsking(parts) {
  /** @type {import("../learn/ask.js").Asker | null} */
  let asker = null;
  /** @param {import("../types.js").Look} look */
  const render = (look) => asker?.render(look);
  return Object.assign(render, {
    /** The one that asks on this page. Rejects if it cannot be had; then it can be tried again. */
    asker: once(async () => {
      const { loadAsker } = await import("../learn/ask.js");
      return (asker = await loadAsker(parts));
    }),
  });
}
