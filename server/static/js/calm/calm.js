// The calm page: the puzzle, and a button that shows everything. The style sheet hides the rest, except for the extras
// that an attribute names.

import { rememberExtras } from "../page/extras.js";
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
  find("#show-less").addEventListener("click", () => {
    actions.calmDown();
    returnFocus(null);
  });
  find("#show-registers").addEventListener("click", () => actions.bringIn(["registers"]));
  find("#watch").addEventListener("click", actions.playOrPause);

  /** @param {State} state */
  return function render(state) {
    const { calm } = state.page;
    mark(document.documentElement, "calm", calm !== null && (calm.join(" ") || true));
    if (!calm) return;
    const { film, play } = state;
    write(find("#puzzle"), words.puzzle(film.run.n));
    write(find("#watch"), play.playing ? words.WATCH.stop : words.WATCH.start);
    mark(document.documentElement, "begun", Boolean(film.shown?.step.step || play.playing));
    actions.bringIn(spokenOf(state));
  };
}
