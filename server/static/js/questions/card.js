// The card in which a question is answered: bits to switch, or answers to choose from. It shows an input and tells what
// is pressed; what that means is decided in ask.js.

import { el, find, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Input } from "./answer.js" */
/** @import { Way } from "./kinds.js" */

const words = await wordsOf("learn");

/**
 * What a place of the card looks like: its text, the key for it, the code that it stands for, and its name for those
 * who do not see it.
 * @typedef {{text: string, cap: string, code: string, name: string}} Choice
 */

/**
 * @typedef {{
 *   press: (at: number) => void,
 *   give: () => void,
 *   none: () => void,
 *   show: () => void,
 *   skip: () => void,
 * }} Intents
 */

/** The buttons below the answers. @param {Intents} intents */
function buildButtons(intents) {
  const [give, show, skip] = /** @type {const} */ (["GIVE", "SHOW", "SKIP"]).map((name) =>
    el("button", { type: "button", class: `text ${name.toLowerCase()}` }, el("span", {}, words[name])),
  );
  const none = el("button", { type: "button", class: "text none" }); // of the bits, where votes are given
  give.addEventListener("click", intents.give);
  none.addEventListener("click", intents.none);
  show.addEventListener("click", intents.show);
  skip.addEventListener("click", intents.skip);
  give.append(el("kbd", { "aria-hidden": "true" }, "↵"));
  show.append(el("kbd", { "aria-hidden": "true" }, "S"));
  skip.append(el("kbd", { "aria-hidden": "true" }, "Esc"));
  return { give, none, show, skip };
}

/** @param {Choice} choice */
const buildPlace = ({ text, name, cap, code }) =>
  el(
    "button",
    { type: "button", "aria-label": name },
    ...(cap ? [el("small", { "aria-hidden": "true" }, cap)] : []),
    el("span", {}, text),
    ...(code ? [el("code", { "aria-hidden": "true" }, code)] : []),
  );

class AnswerCard {
  #intents;
  #buttons;
  #verdict = el("p", { class: "verdict", role: "status" });
  #group = el("div", { class: "answers", role: "group" });
  #form;
  /** @type {HTMLElement[]} */
  #places = [];

  /** @param {Intents} intents */
  constructor(intents) {
    this.#intents = intents;
    this.#buttons = buildButtons(intents);
    const { give, none, show, skip } = this.#buttons;
    this.#form = el("div", { class: "asking" }, this.#group, el("div", { class: "row" }, give, none, show, skip));
    this.#form.hidden = true;
    this.element = el("div", { class: "question", id: "question" }, this.#verdict, this.#form);
  }

  /** Whether the focus is in it. */
  hasFocus() {
    return this.element.contains(document.activeElement);
  }

  /**
   * Show a question's answers.
   * @param {string} question  as its title asks it: who enters the group is told it
   * @param {Way} way @param {Choice[]} choices @param {boolean} isBallot
   */
  open(question, way, choices, isBallot) {
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

  /** @param {Input} input @param {number[]} wrong  answers given before */
  paint({ answers, at, chosen }, wrong) {
    this.#places.forEach((place, here) => {
      place.tabIndex = here === at ? 0 : -1;
      if (answers) setAttribute(place, "aria-disabled", String(wrong.includes(answers[here])));
      else {
        setAttribute(place, "aria-pressed", String(chosen[here]));
        write(/** @type {Element} */ (place.lastElementChild), chosen[here] ? "1" : "0"); // bits stand for no code
      }
    });
  }

  /** Mark the bit that is wrong, by its place; null for none. @param {number | null} at */
  markWrong(at) {
    this.#places.forEach((place, here) => mark(place, "wrong", here === at));
  }

  /**
   * @param {Input} input
   * @param {{label: string, can: boolean}} sending
   * @param {string} empty  what no bits are called
   */
  paintBallot({ chosen }, { label, can }, empty) {
    const { give, none } = this.#buttons;
    this.#places.forEach((place, here) => setAttribute(place, "aria-pressed", String(chosen[here])));
    write(find("span", give), label);
    write(none, empty);
    setAttribute(give, "aria-disabled", String(!can));
  }

  /** Bring the focus to the place where the cursor is. @param {number} at */
  focus(at) {
    const chosen = this.#places[at];
    const group = this.#group;
    chosen?.focus({ preventScroll: true }); // only the list may scroll, not the page
    if (!chosen || group.scrollHeight <= group.clientHeight) return;
    const [box, place] = [group, chosen].map((element) => element.getBoundingClientRect());
    group.scrollTop += Math.min(0, place.top - box.top) + Math.max(0, place.bottom - box.bottom);
  }

  /** What is said of the answer; "" for nothing. @param {string} text @param {"" | "right" | "wrong" | "told"} how */
  say(text, how) {
    write(this.#verdict, text);
    mark(this.#verdict, "how", how);
  }

  close() {
    this.#form.hidden = true;
    this.#group.replaceChildren();
    this.#places = [];
  }
}

/** @param {Intents} intents */
export const createCard = (intents) => new AnswerCard(intents);

/** @typedef {ReturnType<typeof createCard>} Card */

/**
 * In how many columns bits stand where a row of all of them is too narrow to tap: at most eight, as equally as can be.
 * @param {number} bits
 */
const columnsOf = (bits) => Math.ceil(bits / Math.ceil(bits / 8));
