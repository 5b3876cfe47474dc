// The kinds of question that the shown step allows, as numbered buttons over the page, and the polls. One key opens
// them, the next key asks. The proposed kind stands first.

import { createButton, el, returnFocus } from "../../page/dom.js";
import { OWN } from "../../questions/kinds.js";
import { wordsOf } from "../../words/words.js";
import { createPolls } from "./question.js";

const learn = await wordsOf("learn");
const words = await wordsOf("desk");

const { PROPOSAL: WORDS } = words;
const NUMBERED = 9; // kinds, for the keys 1 to 9
/** The keys of the questions that the host asks. @type {Record<string, string>} */
const POLL_KEYS = { a: "letters", y: "yes_no", l: "lost", o: OWN };

/** @param {(about: string) => unknown} ask */
export function createProposal(ask) {
  const list = el("ol", { class: "row class-choices" });
  const none = el("p", { class: "hint" }, words.ASKING.none);
  const polls = createPolls(choose);
  polls.append(createButton(words.OWN.title, () => choose(OWN)));
  for (const [at, key] of Object.keys(POLL_KEYS).entries())
    polls.children[at].append(el("kbd", { "aria-hidden": "true" }, key.toUpperCase()));
  const element = el(
    "section",
    { class: "card class-proposal", "aria-label": WORDS.title, hidden: "" },
    el("h2", {}, WORDS.title),
    list,
    none,
    el("h2", {}, words.POLLS.title),
    polls,
    el("p", { class: "hint" }, WORDS.keys),
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
    /** Propose these kinds of question, and the polls. @param {string[]} proposed  the proposed one first */
    open(proposed) {
      kinds = proposed.slice(0, NUMBERED);
      const names = /** @type {Record<string, string>} */ (learn.PREDICT.KINDS);
      const buttons = kinds.map((kind) => createButton(names[kind], () => choose(kind)));
      list.replaceChildren(...buttons.map((button) => el("li", {}, button)));
      opener = document.activeElement;
      list.hidden = kinds.length === 0;
      none.hidden = kinds.length > 0;
      element.hidden = false;
      (buttons[0] ?? polls.querySelector("button")).focus();
    },
    close,
    /** Return the action of a key while the proposal is open. @param {string} name */
    actionOf(name) {
      if (element.hidden) return undefined;
      const kind = name === "q" ? kinds[0] : (kinds[Number(name) - 1] ?? POLL_KEYS[name]);
      return name === "Escape" ? close : kind && (() => choose(kind));
    },
    remove: () => element.remove(),
  };
}
