// What can be asked about the step that is shown, as numbered buttons over the page: one key opens it, the next one
// asks. The kind that is proposed stands first.

import { createButton, el, returnFocus } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { PROPOSAL: WORDS } = words;
const NUMBERED = 9; // by the keys 1 to 9

/** @param {(about: string) => unknown} ask */
export function createProposal(ask) {
  const list = el("ol", { class: "class-choices" });
  const element = el(
    "section",
    { class: "card class-proposal", "aria-label": WORDS.title, hidden: "" },
    el("h2", {}, WORDS.title),
    list,
    el("p", { class: "class-hint" }, WORDS.keys),
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
    /** Propose these kinds of question; of one there is no choice. @param {string[]} its  the first one is proposed */
    open(its) {
      if (its.length === 1) return choose(its[0]);
      kinds = its.slice(0, NUMBERED);
      const names = /** @type {Record<string, string>} */ (learn.PREDICT.KINDS);
      const buttons = kinds.map((kind) => createButton(names[kind], () => choose(kind)));
      list.replaceChildren(...buttons.map((button) => el("li", {}, button)));
      opener = document.activeElement;
      element.hidden = false;
      buttons[0].focus();
    },
    close,
    /** What a key does while this is open. @param {string} name */
    bound(name) {
      if (element.hidden) return undefined;
      const kind = name === "q" ? kinds[0] : kinds[Number(name) - 1];
      return name === "Escape" ? close : kind && (() => choose(kind));
    },
    remove: () => element.remove(),
  };
}
