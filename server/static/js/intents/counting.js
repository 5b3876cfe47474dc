// Starts and cancels the count at full speed.

import { Refused } from "../wire/protocol.js";
import { words } from "../words/page.js";

/**
 * @param {object} parts
 * @param {import("../film/store.js").Store} parts.store
 * @param {import("../types.js").Source} parts.source
 */
export function createCount({ store, source }) {
  const notice = (/** @type {string} */ count) => store.set({ notices: { ...store.get().notices, count } });

  /** Cancels the count that is running. */
  let cancel = () => {};

  /** Counts all solutions of the present board. */
  async function count() {
    cancel();
    const { n } = store.get().run;
    notice("");
    store.set({ counting: { n, fraction: 0, seconds: 0, left: null, solutions: 0, forecast: null, error: null, workers: null, done: false } });
    const counted = source.count(n, (counting) => store.set({ counting }));
    cancel = counted.cancel;
    try {
      store.set({ counting: await counted.result });
    } catch (error) {
      store.set({ counting: null });
      notice(error instanceof Refused && error.code === "cluster" ? words.NO_CLUSTER : /** @type {Error} */ (error).message);
    }
  }

  return { count, cancelCount: () => cancel() };
}
