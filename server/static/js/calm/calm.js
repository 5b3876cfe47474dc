// The calm page: the puzzle, and a button that shows everything. The style sheet hides the rest, except for the extras
// that an attribute names.

import { rememberExtras } from "../page/calm.js";
import { find, mark, returnFocus, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { spokenOf } from "./spoken.js";

/** @import { Calm } from "../model/names.js" */
/** @import { Actions, State } from "../types.js" */

const words = await wordsOf("page");

/** Create the painter of the calm page. @param {Actions} actions @param {Calm} shown  at first */
export function createCalm(actions, shown) {
  if (shown) rememberExtras(shown); // before any other value is stored: the next visit is not the first
  find("#show-everything").addEventListener("click", () => {
    actions.showEverything();
    returnFocus(null); // the button is hidden now
  });

  /** @param {State} state */
  return function render(state) {
    const { calm } = state.page;
    mark(document.documentElement, "calm", calm !== null && (calm.join(" ") || true));
    if (!calm) return;
    write(find("#puzzle"), words.puzzle(state.film.run.n));
    actions.bringIn(spokenOf(state));
  };
}
