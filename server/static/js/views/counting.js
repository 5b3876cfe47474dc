// The panel that begins, shows and cancels the count at full speed.

import { find, mark, write } from "../page/dom.js";
import { words } from "../words/page.js";

/** @param {ReturnType<typeof import("../intents/counting.js").createCount>} intents */
export function createCounting({ count, cancelCount }) {
  const start = find("#count-start");
  const cancel = find("#count-cancel");
  const bar = /** @type {HTMLProgressElement} */ (find("#count-progress"));
  start.addEventListener("click", count);
  cancel.addEventListener("click", cancelCount);

  /** @param {import("../types.js").State} state */
  return function render({ run, counting, notices }) {
    const running = counting !== null && !counting.done;
    const { result, detail } = words.counting(counting, run.n);
    write(find("#count-result"), result);
    write(find("#count-detail"), notices.count || detail);
    mark(bar, "shown", running);
    bar.value = counting?.fraction ?? 0;
    write(start, words.countButton(run.n));
    start.hidden = running;
    cancel.hidden = !running;
  };
}
