// The card of a question: bits to switch, or answers to choose from. It shows an input and reports presses, which
// ask.js handles.

import { el, find, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Input } from "./answer.js" */
/** @import { Way } from "./kinds.js" */

const words = await wordsOf("learn");

/**
 * A place of the card: its text, its key, its line of code, a remark if that has just run, and its accessible name.
 * @typedef {{text: string, cap: string, code: string, ran: string, name: string}} Choice
 */

/**
 * @typedef {{
 *   press: (at: number) => void,
 *   submit: () => void,
 *   submitNone: () => void,
 *   hint: () => void,
 *   show: () => void,
 *   skip: () => void,
 * }} Intents
 */

/** Build the buttons below the answers. @param {Intents} intents */
function buildButtons(intents) {
  const [give, hint, show, skip] = /** @type {const} */ ([
    ["GIVE", "give primary"],
    ["HINT", "clue"],
    ["SHOW", "show"],
    ["SKIP", "skip"],
  ]).map(([name, style]) => el("button", { type: "button", class: `text ${style}` }, el("span", {}, words[name])));
  const none = el("button", { type: "button", class: "text none" }); // an empty mask as a vote
  give.addEventListener("click", intents.submit);
  none.addEventListener("click", intents.submitNone);
  hint.addEventListener("click", intents.hint);
  show.addEventListener("click", intents.show);
  skip.addEventListener("click", intents.skip);
  give.append(el("kbd", { "aria-hidden": "true" }, "↵"));
  show.append(el("kbd", { "aria-hidden": "true" }, "S"));
  skip.append(el("kbd", { "aria-hidden": "true" }, "Esc"));
  return { give, none, hint, show, skip };
}

/** @param {Choice} choice */
const buildPlace = ({ text, name, cap, code, ran }) =>
  el(
    "button",
    { type: "button", "aria-label": ran ? `${name}, ${ran}` : name, ...(ran && { "data-ran": ran }) },
    ...(cap ? [el("small", { "aria-hidden": "true" }, cap)] : []),
    el("span", {}, text),
    ...(code ? [el("code", { "aria-hidden": "true" }, code)] : []),
  );

class AnswerCard {
  #intents;
  #buttons;
  #asked = el("p", { class: "asked hint if-any" }); // the question, once it is answered
  #verdict = el("p", { class: "verdict if-any", role: "status" });
  #title = "";
  #group = el("div", { class: "answers row compact", role: "group", tabindex: -1 });
  #form;
  /** @type {HTMLElement[]} */
  #places = [];

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    this.#buttons = buildButtons(intents);
    const { give, none, hint, show, skip } = this.#buttons;
    this.#form = el(
      "div",
      { class: "asking stack" },
      this.#group,
      el("div", { class: "row compact" }, give, none, hint, show, skip),
    );
    this.#form.hidden = true;
    this.element = el("div", { class: "question stack", id: "question" }, this.#asked, this.#verdict, this.#form);
  }

  hasFocus() {
    return this.element.contains(document.activeElement);
  }

  /**
   * Show a question's answers.
   * @param {string} question  its title, which screen readers announce with the group
   * @param {Way} way @param {Choice[]} choices @param {boolean} isBallot
   */
  open(question, way, choices, isBallot) {
    this.#title = question;
    write(this.#asked, "");
    this.#places = choices.map((choice, at) => {
      const place = buildPlace(choice);
      place.addEventListener("click", () => this.#intents.press(at));
      return place;
    });
    const group = this.#group;
    mark(group, "way", way);
    setAttribute(group, "aria-label", words.CHOICE({ question, count: choices.length }));
    group.style.setProperty("--n", String(choices.length));
    group.style.setProperty("--columns", String(columnsOf(choices.length)));
    mark(group, "size", choices.length <= 8 ? "small" : choices.length <= 16 ? "medium" : "large");
    group.replaceChildren(...this.#places);
    const { give, none, show, skip } = this.#buttons;
    give.hidden = way !== "bits" && !isBallot;
    none.hidden = way !== "bits" || !isBallot;
    show.hidden = skip.hidden = isBallot;
    write(find("span", give), words.GIVE);
    give.removeAttribute("aria-disabled");
    this.#form.hidden = false;
  }

  /** @param {Input} input @param {number[]} wrong  earlier answers @param {boolean} hasHint */
  paint({ answers, at, chosen }, wrong, hasHint) {
    const { hint } = this.#buttons;
    const hadFocus = hint === document.activeElement;
    hint.hidden = !hasHint;
    if (hadFocus && !hasHint) this.focus(at);
    this.#places.forEach((place, here) => {
      place.tabIndex = here === at ? 0 : -1;
      if (answers) setAttribute(place, "aria-disabled", String(wrong.includes(answers[here])));
      else {
        setAttribute(place, "aria-pressed", String(chosen[here]));
        write(/** @type {Element} */ (place.lastElementChild), chosen[here] ? "1" : "0"); // bits have no code
      }
    });
    if (document.activeElement?.matches("#question .answers [aria-disabled=true]")) this.focus(at); // it was struck out
  }

  /** Mark a wrong bit by its place; null for none. @param {number | null} at */
  markWrong(at) {
    this.#places.forEach((place, here) => mark(place, "wrong", here === at));
  }

  /**
   * @param {Input} input
   * @param {{label: string, can: boolean}} sending
   * @param {string} empty  the label of no bits
   */
  paintBallot({ chosen }, { label, can }, empty) {
    const { give, none } = this.#buttons;
    this.#places.forEach((place, here) => setAttribute(place, "aria-pressed", String(chosen[here])));
    write(find("span", give), label);
    write(none, empty);
    setAttribute(give, "aria-disabled", String(!can));
  }

  /** Focus the group of answers, which has the question as its name. */
  focusQuestion() {
    this.#group.focus({ preventScroll: true });
  }

  /** Focus the place of the cursor. @param {number} at */
  focus(at) {
    const chosen = this.#places[at];
    const group = this.#group;
    chosen?.focus({ preventScroll: true }); // scroll only the list, not the page
    if (!chosen || group.scrollHeight <= group.clientHeight) return;
    const [box, place] = [group, chosen].map((element) => element.getBoundingClientRect());
    group.scrollTop += Math.min(0, place.top - box.top) + Math.max(0, place.bottom - box.bottom);
  }

  /** Show a remark about the answer; "" for none. @param {string} text @param {"" | "right" | "wrong" | "told"} how */
  showRemark(text, how) {
    write(this.#verdict, text);
    mark(this.#verdict, "how", how);
    if (!text) write(this.#asked, "");
  }

  /** Remove the answers; a verdict stays, with its question. */
  close() {
    if (!this.#form.hidden && this.#verdict.textContent) write(this.#asked, this.#title);
    this.#form.hidden = true;
    this.#group.replaceChildren();
    this.#places = [];
  }
}

/** @param {Intents} intents */
export const createCard = (intents) => new AnswerCard(intents);

/** @typedef {ReturnType<typeof createCard>} Card */

/**
 * Return the number of columns for bits if a single row is too narrow to tap: at most eight, in rows of similar length.
 * @param {number} bits
 */
const columnsOf = (bits) => Math.ceil(bits / Math.ceil(bits / 8));
