// Shows on the timeline that queens are fixed, and removes them again.

import { find, mark, write } from "../../page/dom.js";
import { wholeRange } from "../../model/icicle.js";
import { words } from "../../words/page.js";

/** @param {import("../../intents/actions.js").Actions} actions */
export function createPreset(actions) {
  const button = find("#preset");
  button.addEventListener("click", () => {
    actions.preset([]);
    find("#timeline").focus({ preventScroll: true }); // the button is gone
  });

  /** @param {import("../../types.js").State} state */
  return function render(state) {
    const { segment } = state;
    const queens = segment?.queens?.length ?? 0;
    button.hidden = !queens;
    if (!segment || !queens) return;
    write(button, `${words.fixed(queens)} ✕`);
    button.setAttribute("aria-label", words.unfix(queens));
    button.title = words.unfix(queens);
    mark(button, "side", segment.start > wholeRange(state).stop - segment.stop ? "left" : "right");
  };
}
