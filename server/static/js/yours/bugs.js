// "What is wrong here?": six programs with one bug each. The learner predicts the result, runs the program and fixes it. The
// comparison with our search shows that it is fixed.

import { watchLayout } from "../page/device.js";
import { createButton, el, find, setAttribute, write } from "../page/dom.js";
import { BUGS, readObject, storeValue } from "../page/storage.js";
import { addressOfPage } from "../suppliers/offers.js";
import { readText } from "../suppliers/files.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

/** The programs in order, each with the index of the right answer. */
export const ANSWERS = /** @type {const} */ ({ shift: 2, diagonal: 0, last_row: 1, undo: 0, return: 0, copy: 1 });
/** @typedef {keyof typeof ANSWERS} BugName */
/**
 * The places in the code that answers after a mistake mark: first the lines to look at, then the line that shows it.
 * @type {Record<BugName, {look: [number, number], line: number}>}
 */
export const PLACES = {
  shift: { look: [7, 11], line: 11 },
  diagonal: { look: [7, 14], line: 12 },
  last_row: { look: [7, 14], line: 10 },
  undo: { look: [14, 28], line: 28 },
  return: { look: [21, 27], line: 26 },
  copy: { look: [17, 26], line: 20 },
};
/** `run`: runs the program; `point`: marks lines of the code. @typedef {{run: () => void, point: (first: number, last: number) => void}} Intents */
const NAMES = /** @type {BugName[]} */ (Object.keys(ANSWERS));

/** @param {string | null} name @returns {BugName | null} */
export const readBug = (name) => NAMES.find((each) => each === name) ?? null;

/** @param {BugName} name */
export const loadBug = (name) => readText(`bugs/${name}.py.txt`);

/** List the names of those that were fixed. @returns {string[]} */
const loadDone = () => NAMES.filter((name) => [readObject(BUGS).done].flat().includes(name));

/** @param {BugName} name */
const addressOf = (name) => addressOfPage("yours", `?bug=${name}`);

export class Bug {
  #name;
  #source = "";
  #said = el("p", { class: "own-said if-any", role: "status" });
  #hint = el("p", { class: "hint", hidden: "" });
  #ask = createButton(words.BUGS.hint, () => this.#showHint());
  /** Wrong answers so far: the first shows the hint, the second the line. */
  #misses = 0;
  /** @type {HTMLElement[]} */
  #buttons;
  #intents;
  #asked = el("div", { class: "own-asked stack" });
  #outcome = el("p", { class: "own-mended", role: "status", hidden: "" });
  element;

  /** @param {BugName} name @param {Intents} intents */
  constructor(name, intents) {
    this.#name = name;
    this.#intents = intents;
    const { question, answers, hint } = words.BUG[name];
    write(this.#hint, hint);
    this.#buttons = answers.map((/** @type {string} */ text, /** @type {number} */ index) =>
      createButton(text, () => this.#answer(index)),
    );
    this.#asked.append(
      el("p", {}, words.BUGS.goal),
      el("p", { class: "own-question" }, question),
      el("div", { class: "own-answers answers row compact" }, ...this.#buttons),
    );
    this.#ask.classList.add("plain");
    this.element = el(
      "section",
      { class: "own-bug stack", tabindex: -1, "aria-label": words.BUGS.title },
      el("div", { class: "row" }, el("h3", {}, words.BUGS.title), createList(name)),
      this.#asked,
      this.#said,
      this.#outcome,
      this.#hint,
      this.#ask,
    );
  }

  /** Load the program with its bug. */
  async load() {
    this.#source = await loadBug(this.#name);
    return this.#source;
  }

  #showHint() {
    this.#hint.hidden = false;
    this.#ask.hidden = true;
  }

  /** @param {number} index */
  #answer(index) {
    if (this.#buttons[index].getAttribute("aria-disabled") === "true") return;
    const { answers, because } = words.BUG[this.#name];
    const right = ANSWERS[this.#name];
    if (index !== right) return this.#miss(index);
    const isLast = this.#misses === answers.length - 1; // then the film shows it
    const verdict = isLast ? words.BUGS.left({ answer: answers[right] }) : words.BUGS.right;
    write(this.#said, `${verdict} ${because} ${isLast ? words.BUGS.film : words.BUGS.run}`);
    this.#asked.toggleAttribute("data-done", true); // this leaves more room for the code
    this.#hint.hidden = this.#ask.hidden = true;
    this.element.focus({ preventScroll: true });
    this.#said.scrollIntoView({ block: "nearest" });
    if (isLast) this.#intents.run();
  }

  /** Strike a wrong answer out, and show where to look, or then the line. @param {number} index */
  #miss(index) {
    this.#misses += 1;
    const { look, line } = PLACES[this.#name];
    const isFirst = this.#misses === 1;
    const [first, last] = isFirst ? look : [line, line];
    write(this.#said, isFirst ? words.BUGS.again : `${words.BUGS.wrong} ${words.BUG[this.#name].shows({ line })}`);
    this.#intents.point(first, last);
    if (isFirst) this.#showHint();
    else this.#hint.hidden = true;
    for (const text of [this.#hint, this.#said]) text.scrollIntoView({ block: "nearest" }); // a phone has little room
    const button = this.#buttons[index];
    setAttribute(button, "aria-disabled", "true");
    if (document.activeElement === button)
      this.#buttons.find((one) => one.getAttribute("aria-disabled") !== "true")?.focus({ preventScroll: true });
  }

  /** Check if the bug is fixed, and show it. @param {ProgramFilm} film */
  checkFix({ findings: { comparison }, recording }) {
    const isMended = Boolean(comparison?.right && recording.header.source !== this.#source);
    this.#outcome.hidden = !isMended;
    if (!isMended) return;
    this.#asked.hidden = this.#hint.hidden = this.#ask.hidden = true;
    write(this.#said, "");
    const done = [...new Set([...loadDone(), this.#name])];
    storeValue(BUGS, { ...readObject(BUGS), done });
    const next = NAMES.find((name) => !done.includes(name));
    this.#outcome.replaceChildren(
      words.BUGS.mended({ all: words.COMPARISON.all({ count: comparison?.solutions.count }) }),
      " ",
      next ? el("a", { href: addressOf(next) }, words.BUGS.next) : words.BUGS.all,
    );
  }
}

/** List all bugs as numbers. @param {BugName | null} shown */
export function createList(shown) {
  const done = loadDone();
  const items = NAMES.map((name, index) => {
    const text = `${index + 1}${done.includes(name) ? " ✓" : ""}`;
    const link = el("a", { href: addressOf(name) }, text);
    link.setAttribute("aria-label", words.BUGS.number({ number: index + 1, all: NAMES.length }));
    if (name === shown) link.setAttribute("aria-current", "page");
    return el("li", {}, link);
  });
  return el("ol", { class: "own-bugs row compact" }, ...items);
}

/** Show the task of a bug beside the code where the window has a column for it, else above the code. @param {HTMLElement} task @param {HTMLElement} own */
export function placeBug(task, own) {
  watchLayout((layout) => (layout === "wide" || layout === "low" ? find(".right") : own).prepend(task));
}
