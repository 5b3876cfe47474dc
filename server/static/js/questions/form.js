// The answers of a question on the page: bits to switch, or answers to choose from. A form holds the answer so far,
// applies presses and keys to it, and passes on an answer that is given.

import { el, mark, setAttribute, write } from "../page/dom.js";
import { choose, chosenOf, choosing, createInput, strike, type } from "./answer.js";

/** @import { Input } from "./answer.js" */
/** @import { Way } from "./kinds.js" */

/**
 * A place of the form: its text, its key, its line of code, a remark if that has just run, and its accessible name.
 * @typedef {{text: string | Node[], cap: string, code?: string, ran?: string, name: string}} Choice
 */
/**
 * The content of a form. `label`: its accessible name; `isBallot`: whether the answers are votes, which wait for a button
 * as bits do, and which can be changed.
 * @typedef {{way: Way, label: string, choices: Choice[], input: Input, isBallot?: boolean}} Content
 */

/** @param {Choice} choice */
const buildPlace = ({ text, name, cap, code = "", ran = "" }) =>
  el(
    "button",
    { type: "button", "aria-label": ran ? `${name}, ${ran}` : name, ...(ran && { "data-ran": ran }) },
    ...(cap ? [el("small", { "aria-hidden": "true" }, cap)] : []),
    el("span", {}, ...[text].flat()),
    ...(code ? [el("code", { "aria-hidden": "true" }, code)] : []),
  );

class AnswerForm {
  element = el("div", { class: "answers row compact", role: "group", tabindex: -1 });
  /** The answer so far. @type {Input} */
  input = createInput([], null);
  #give;
  #painted;
  /** @type {HTMLElement[]} */
  #places = [];
  #isBallot = false;
  #waits = false; // for the button
  #isDone = false;

  /**
   * @param {(answer: number) => boolean} give  called with an answer; returns whether it is struck out
   * @param {(input: Input) => void} [painted]  called after a change
   */
  constructor(give, painted = () => {}) {
    this.#give = give;
    this.#painted = painted;
    this.element.addEventListener("keydown", (event) => {
      const { key, ctrlKey, altKey, metaKey } = event; // Space and Enter press the focused button
      if (ctrlKey || altKey || metaKey || key === " " || key === "Enter" || !this.handleKey(key)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** @param {Content} content */
  open({ way, label, choices, input, isBallot = false }) {
    this.input = input;
    this.#isDone = false;
    this.#isBallot = isBallot;
    this.#waits = isBallot || !input.answers;
    this.#places = choices.map((choice, at) => {
      const place = buildPlace(choice);
      place.addEventListener("click", () => this.press(at));
      return place;
    });
    const { length } = choices;
    mark(this.element, "way", way);
    mark(this.element, "size", length <= 8 ? "small" : length <= 16 ? "medium" : "large");
    setAttribute(this.element, "aria-label", label);
    this.element.style.setProperty("--n", String(length));
    this.element.style.setProperty("--columns", String(columnsOf(length)));
    this.element.replaceChildren(...this.#places);
  }

  close() {
    this.#places = [];
    this.element.replaceChildren();
  }

  /** Press a place, here or on the board: an answer is given at once, unless it waits. @param {number} at */
  press(at) {
    const { answers, struck } = this.input;
    if (this.#isDone || !this.#places[at] || struck.includes(at)) return;
    this.markWrong(null);
    if (answers && !this.#waits) {
      this.input = { ...this.input, at };
      this.#pass(answers[at]);
    } else this.input = choose(this.input, at);
    this.paint();
  }

  /** Press the place of an answer, if there is one. @param {number} answer */
  pressAnswer = (answer) => this.press(this.input.answers?.indexOf(answer) ?? -1);

  /** Give the chosen answer; bits may all be zeros, for which a ballot has its own button. */
  submit = () => {
    const answer = chosenOf(this.input) ?? (this.#isBallot ? null : 0);
    if (answer !== null) this.#pass(answer);
    this.paint();
  };

  /** Give no bits. */
  submitNone = () => {
    this.input = choosing(this.input, 0);
    this.#pass(0);
    this.paint();
  };

  /** @param {number} answer */
  #pass(answer) {
    const before = this.input; // another question may follow at once
    if (this.#give(answer) && this.input === before) this.input = strike(before, answer);
  }

  /** Handle a key; return whether it has an effect. @param {string} key */
  handleKey(key) {
    const { answers, at } = this.input;
    if (!this.#places.length) return false;
    if (key === "Enter") {
      if (answers && (!this.#waits || chosenOf(this.input) === null)) this.press(at);
      else this.submit();
      return true;
    }
    const typed = type(this.input, key);
    if (!typed) return false;
    this.input = typed.input;
    if (!typed.presses || !answers) this.focus(); // at once: the next key may press the button
    if (typed.presses) this.press(this.input.at);
    else this.paint();
    return true;
  }

  paint() {
    const { answers, at, chosen, struck } = this.input;
    if (!this.#places.length) return;
    this.#places.forEach((place, here) => {
      place.tabIndex = here === at ? 0 : -1;
      const isOut = this.#isDone ? !chosen[here] : struck.includes(here);
      if (answers) setAttribute(place, "aria-disabled", String(isOut));
      mark(place, "chosen", this.#isDone && chosen[here]);
      if (this.#waits) setAttribute(place, "aria-pressed", String(chosen[here]));
      if (!answers) write(/** @type {Element} */ (place.lastElementChild), chosen[here] ? "1" : "0"); // bits have no code
    });
    const { activeElement } = document;
    if (struck.some((here) => this.#places[here] === activeElement)) this.focus(); // it was struck out
    this.#painted(this.input);
  }

  /** Accept no further answer; the given one is marked, and the cursor reaches all. */
  finish() {
    this.#isDone = true;
    this.input = { ...choose(this.input, this.input.at), struck: [] };
  }

  /** Mark a wrong bit by its place; null for none. @param {number | null} at */
  markWrong(at) {
    this.#places.forEach((place, here) => mark(place, "wrong", here === at));
  }

  /** Focus the place of the cursor. */
  focus() {
    const chosen = this.#places[this.input.at];
    const group = this.element;
    chosen?.focus({ preventScroll: true }); // scroll only the list, not the page
    if (!chosen || group.scrollHeight <= group.clientHeight) return;
    const [box, place] = [group, chosen].map((element) => element.getBoundingClientRect());
    group.scrollTop += Math.min(0, place.top - box.top) + Math.max(0, place.bottom - box.bottom);
  }
}

/** @param {ConstructorParameters<typeof AnswerForm>} parts */
export const createForm = (...parts) => new AnswerForm(...parts);

/**
 * Return the number of columns for bits if a single row is too narrow to tap: at most eight, in rows of similar length.
 * @param {number} bits
 */
const columnsOf = (bits) => Math.ceil(bits / Math.ceil(bits / 8));
