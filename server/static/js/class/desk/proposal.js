// The kinds of question that the shown step allows, as numbered buttons over the page. One key opens them, the next key
// asks. The proposed kind stands first.

import { createButton, el, returnFocus } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { PROPOSAL: WORDS } = words;
const NUMBERED = 9; // kinds, for the keys 1 to 9

/** @param {(about: string) => unknown} ask */
export function createProposal(ask) {
  const list = el("ol", { class: "row class-choices" });
  const none = el("p", { class: "hint" }, words.ASKING.none);
  const closes = createButton(words.INVITATION.close, close);
  const element = el(
    "section",
    { class: "card class-proposal", "aria-label": WORDS.title, hidden: "" },
    el("h2", {}, WORDS.title),
    list,
    none,
    closes,
  );
  document.body.append(element);
  /** @type {string[]} */
  let kinds = [];
  /** @type {Element | null} */
  let opener = null;

  function close() {
    if (element.hidden) return;
    element.hidden = true;
    kinds = [];
    returnFocus(opener);
  }

  /** @param {string} about */
  function choose(about) {
    close();
    ask(about);
  }

  return {
    /** Propose these kinds of question. @param {string[]} proposed  the proposed one first */
    open(proposed) {
      kinds = proposed.slice(0, NUMBERED);
      const names = /** @type {Record<string, string>} */ (learn.PREDICT.KINDS);
      const buttons = kinds.map((kind) => createButton(names[kind], () => choose(kind)));
      list.replaceChildren(...buttons.map((button) => el("li", {}, button)));
      opener = document.activeElement;
      list.hidden = kinds.length === 0;
      none.hidden = kinds.length > 0;
      element.hidden = false;
      (buttons[0] ?? closes).focus();
    },
    close,
    /** Return the action of a key while the proposal is open. @param {string} name */
    actionOf(name) {
      if (element.hidden) return undefined;
      const kind = name === "q" ? kinds[0] : kinds[Number(name) - 1];
      return name === "Escape" ? close : kind && (() => choose(kind));
    },
    remove: () => element.remove(),
  };
}
