// The end of a class, which is asked for twice.

import { createButton, el, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";

const { END: WORDS } = words;

/** @param {() => void} end */
export function createEnding(end) {
  const left = el("p", { class: "class-hint" });
  const ends = createButton(WORDS.end, () => ask(true));
  const yes = createButton(WORDS.yes, end, "text primary");
  const no = createButton(WORDS.no, () => ask(false));
  const sure = el("div", { class: "row", role: "group", "aria-label": WORDS.sure, hidden: "" }, el("span", {}, WORDS.sure), yes, no);
  const element = el("section", {}, left, ends, sure);

  /** @param {boolean} asking */
  function ask(asking) {
    sure.hidden = !asking;
    ends.hidden = asking;
    (asking ? no : ends).focus();
  }

  return {
    element,
    /** @param {number} seconds  for which the class stays open */
    render: (seconds) => write(left, WORDS.left(Math.round(seconds / 60))),
  };
}
