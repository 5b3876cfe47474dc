// The panel that starts, shows and cancels the count at full speed.

import { find, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Source, State, Store } from "../types.js" */

const words = await wordsOf("page");

/** Create the painter of the panel. @param {ReturnType<typeof import("./counting.js").createCount>} intents */
export function createCounting({ count, cancelCount }) {
  const start = find("#count-start");
  const cancel = find("#count-cancel");
  const bar = /** @type {HTMLProgressElement} */ (find("#count-progress"));
  start.addEventListener("click", count);
  cancel.addEventListener("click", cancelCount);

  /** @param {State} state */
  return function render({ film: { run }, page: { counting, notices } }) {
    const running = counting !== null && !counting.done;
    const { result, detail, plain } = words.counting(counting, run.n);
    write(find("#count-result"), result);
    write(find("#count-detail"), notices.count || detail);
    write(find("#count-plain"), plain);
    mark(bar, "shown", running);
    bar.value = counting?.fraction ?? 0;
    write(start, words.countButton({ n: run.n }));
    start.hidden = running;
    cancel.hidden = !running;
  };
}

// The intents that start and cancel the count at full speed.

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Source} parts.source
 */
export function createCount({ store, source }) {
  const notice = (/** @type {string} */ count) =>
    store.set({ page: { notices: { ...store.get().page.notices, count } } });

  let cancel = () => {};

  /** Count all solutions of the present board. */
  async function count() {
    cancel();
    const { n } = store.get().film.run;
    notice("");
    store.set({
      page: {
        counting: {
          n,
          fraction: 0,
          seconds: 0,
          left: null,
          solutions: 0,
          forecast: null,
          plain: null,
          done: false,
        },
      },
    });
    const counted = source.count(n, (counting) => store.set({ page: { counting } }));
    cancel = counted.cancel;
    try {
      store.set({ page: { counting: await counted.result } });
    } catch (error) {
      store.set({ page: { counting: null } });
      notice(/** @type {Error} */ (error).message);
    }
  }

  return { count, cancelCount: () => cancel() };
}
