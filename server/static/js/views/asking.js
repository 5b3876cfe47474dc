// Loads what asks questions, with its style sheet, when it is first wanted, and paints it from then on.

import { loadStyles } from "../page/styles.js";

/** @param {Parameters<typeof import("../learn/ask.js").createAsker>[0]} parts */
export function createAsking(parts) {
  /** @type {import("../learn/ask.js").Asker | null} */
  let asker = null;
  /** @type {Promise<import("../learn/ask.js").Asker> | null} */
  let coming = null;

  async function load() {
    const [{ createAsker }] = await Promise.all([import("../learn/ask.js"), loadStyles("learn/question.css")]);
    asker = createAsker(parts);
    return asker;
  }

  /** @param {import("../types.js").Look} look */
  const render = (look) => asker?.render(look);
  return Object.assign(render, {
    /** The one that asks on this page. Rejects if it cannot be had; then it can be tried again. */
    asker() {
      coming ??= load().catch((error) => {
        coming = null;
        throw error;
      });
      return coming;
    },
  });
}
