// The end of a class, which is asked for twice.

import { el, write } from "../../page/dom.js";
import { words } from "../../words/desk.js";

const { END: WORDS } = words;

/** @param {() => void} end */
export function createEnding(end) {
  const left = el("p", { class: "class-hint" });
  const ends = el("button", { type: "button", class: "text" }, WORDS.end);
  const yes = el("button", { type: "button", class: "text primary" }, WORDS.yes);
  const no = el("button", { type: "button", class: "text" }, WORDS.no);
  const sure = el("div", { class: "row", role: "group", "aria-label": WORDS.sure, hidden: "" }, el("span", {}, WORDS.sure), yes, no);
  const element = el("section", {}, left, ends, sure);

  /** @param {boolean} asking */
  function ask(asking) {
    sure.hidden = !asking;
    ends.hidden = asking;
    (asking ? no : ends).focus();
  }
  ends.addEventListener("click", () => ask(true));
  no.addEventListener("click", () => ask(false));
  yes.addEventListener("click", end);

  return {
    element,
    /** @param {number} seconds  for which the class stays open */
    render: (seconds) => write(left, WORDS.left(Math.round(seconds / 60))),
  };
}
