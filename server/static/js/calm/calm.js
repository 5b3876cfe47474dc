// The calm page, and the buttons that show everything and less. The style sheet hides the rest, except for the extras
// that an attribute names.

import { rememberExtras } from "../page/extras.js";
import { el, find, mark, returnFocus } from "../page/dom.js";
import { viewOf } from "../algorithms/algorithms.js";
import { wordsOf } from "../words/words.js";
import { spokenOf } from "./spoken.js";

/** @import { Calm } from "../model/names.js" */
/** @import { Actions, State } from "../types.js" */

const words = await wordsOf("page");

const FAST = 30; // steps a second beyond which the whole search fills beside the board, where it has room

/** Return true if the whole search is to fill beside the board, unless the viewer has chosen otherwise. @param {State} state */
const fillsBeside = ({ play: { playing, speed }, page: { whole, view }, learn: { lesson } }) =>
  playing !== 0 &&
  speed > FAST &&
  whole === "auto" &&
  view === "page" &&
  !lesson &&
  ["wide", "low"].includes(document.documentElement.dataset.layout ?? "");

/** Return true if the registers of a step have the usual names and meanings. @param {State["film"]["shown"]} shown */
function hasNames(shown) {
  if (!shown?.step.stack.length) return false;
  const { family, inverted } = viewOf(shown.run.algorithm);
  return family === "masks" && !inverted;
}

/** Create the painter of the calm page. @param {Actions} actions @param {Calm} shown  at first */
export function createCalm(actions, shown) {
  if (shown) rememberExtras(shown); // before any other value is stored: the next visit is not the first
  for (const [name, show] of Object.entries({ everything: actions.showEverything, less: actions.calmDown }))
    for (const button of document.querySelectorAll(`[data-show="${name}"]`))
      button.addEventListener("click", () => {
        find("#menu").hidePopover();
        show();
        returnFocus(null); // the button is hidden now
      });

  const names = find("#names");
  for (const [name, text] of Object.entries(words.REGISTER_NAMES))
    names.append(el("dt", { class: `name-${name}` }, name), el("dd", {}, text));

  /** @param {State} state */
  return function render(state) {
    const { calm } = state.page;
    mark(document.documentElement, "calm", calm !== null && (calm.join(" ") || true));
    if (!calm) return;
    names.hidden = !hasNames(state.film.shown);
    if (fillsBeside(state)) actions.showWhole("panel");
    actions.bringIn(spokenOf(state));
  };
}
