// The film's most needed buttons beside the question, for a phone, where the drawer lies over those of the page.

import { createButton, el, write } from "../../page/dom.js";
import { sentenceAt } from "../../algorithms/views.js";
import { words } from "../../words/desk.js";

const { ASKING, FILM: WORDS } = words;

/** @param {import("../../intents/actions.js").Actions} actions */
export function createFilm(actions) {
  const where = el("p", { class: "class-hint" });
  const play = createButton("", () => actions.playOrPause());
  const back = createButton(WORDS.back, () => actions.stepBy(-1));
  const on = createButton(WORDS.on, () => actions.stepBy(1), "text primary");
  const element = el("section", { class: "class-film", "aria-label": WORDS.title }, el("div", { class: "row" }, back, play, on), where);

  return {
    element,
    /** @param {import("../../types.js").Look} look */
    render(look) {
      write(play, look.playing ? WORDS.pause : WORDS.play);
      write(where, look.shown ? `${ASKING.step(look.shown.step.step)}: ${sentenceAt(look).title}` : "");
    },
  };
}
