// The card of a question on the page of the film: the form of its answers, the buttons below it, and the verdict.

import { el, find, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createForm } from "./form.js";

/** @import { Input } from "./answer.js" */
/** @import { Content } from "./form.js" */

const words = await wordsOf("learn");

/** @typedef {{give: (answer: number) => boolean, hint: () => void, show: () => void, skip: () => void, painted: (input: Input) => void}} Intents */

/** @param {string} text @param {string} style @param {() => void} act @param {string} [key] */
function buildButton(text, style, act, key = "") {
  const button = el("button", { type: "button", class: `text ${style}` }, el("span", {}, text));
  if (key) button.append(el("kbd", { "aria-hidden": "true" }, key));
  button.addEventListener("click", act);
  return button;
}

class AnswerCard {
  #buttons;
  #asked = el("p", { class: "asked hint if-any" }); // the question, once it is answered
  #verdict = el("p", { class: "verdict if-any", role: "status" });
  #title = "";
  #body;
  form;

  /** @param {Intents} intents */
  constructor({ give, hint, show, skip, painted }) {
    this.form = createForm(give, painted);
    this.#buttons = {
      give: buildButton(words.GIVE, "give primary", this.form.submit, "↵"),
      none: buildButton("", "none", this.form.submitNone), // an empty mask as a vote
      hint: buildButton(words.HINT, "clue", hint),
      show: buildButton(words.SHOW, "show", show, "S"),
      skip: buildButton(words.SKIP, "skip", skip, "Esc"),
    };
    const row = el("div", { class: "row compact" }, ...Object.values(this.#buttons));
    this.#body = el("div", { class: "asking stack" }, this.form.element, row);
    this.#body.hidden = true;
    this.element = el("div", { class: "question stack", id: "question" }, this.#asked, this.#verdict, this.#body);
  }

  hasFocus() {
    return this.element.contains(document.activeElement);
  }

  /**
   * Show a question's answers.
   * @param {string} question  its title, which screen readers announce with the group
   * @param {Omit<Content, "label">} content
   */
  open(question, content) {
    const { way, choices, isBallot = false } = content;
    this.#title = question;
    write(this.#asked, "");
    this.form.open({ ...content, label: words.CHOICE({ question, count: choices.length }) });
    const { give, none, show, skip } = this.#buttons;
    give.hidden = way !== "bits" && !isBallot;
    none.hidden = way !== "bits" || !isBallot;
    show.hidden = skip.hidden = isBallot;
    write(find("span", give), words.GIVE);
    give.removeAttribute("aria-disabled");
    this.#body.hidden = false;
    mark(document.documentElement, "question-in", this.element.closest(".lesson") ? "note" : "now");
  }

  /** @param {boolean} hasHint */
  paintHint(hasHint) {
    const { hint } = this.#buttons;
    const hadFocus = hint === document.activeElement;
    hint.hidden = !hasHint;
    if (hadFocus && !hasHint) this.form.focus();
  }

  /** @param {{label: string, can: boolean}} sending @param {string} empty  the label of no bits */
  paintBallot({ label, can }, empty) {
    const { give, none } = this.#buttons;
    this.paintHint(false);
    write(find("span", give), label);
    write(find("span", none), empty);
    setAttribute(give, "aria-disabled", String(!can));
  }

  /** Show a remark about the answer; "" for none. @param {string} text @param {"" | "right" | "wrong" | "told"} how */
  showRemark(text, how) {
    write(this.#verdict, text);
    mark(this.#verdict, "how", how);
    if (!text) write(this.#asked, "");
  }

  /** Remove the answers; a verdict stays, with its question. */
  close() {
    if (!this.#body.hidden && this.#verdict.textContent) write(this.#asked, this.#title);
    this.#body.hidden = true;
    mark(document.documentElement, "question-in", false);
    this.form.close();
  }
}

/** @param {Intents} intents */
export const createCard = (intents) => new AnswerCard(intents);

/** @typedef {ReturnType<typeof createCard>} Card */
