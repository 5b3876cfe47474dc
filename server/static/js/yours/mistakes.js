// "What is wrong here?": six programs with one mistake each. The learner says what will be seen, runs it, and mends it; that
// it is right is said by the comparison with ours.

import { createButton, el, write } from "../page/dom.js";
import { MISTAKES, readObject, storeValue } from "../page/storage.js";
import { addressOfPage } from "../suppliers/offers.js";
import { readText } from "../suppliers/files.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

/** The programs in their order, and which of the answers is right. */
export const ANSWERS = /** @type {const} */ ({ shift: 2, diagonal: 0, last_row: 1, undo: 0, return: 0, copy: 1 });
/** @typedef {keyof typeof ANSWERS} MistakeName */
const NAMES = /** @type {MistakeName[]} */ (Object.keys(ANSWERS));

/** @param {string | null} name @returns {MistakeName | null} */
export const readMistake = (name) => NAMES.find((each) => each === name) ?? null;

/** The program of one with a mistake. @param {MistakeName} name */
export const loadMistake = (name) => readText(`mistakes/${name}.py.txt`);

/** The names of those that were mended. @returns {string[]} */
const loadDone = () => NAMES.filter((name) => [readObject(MISTAKES).done].flat().includes(name));

/** @param {MistakeName} name */
const addressOf = (name) => addressOfPage("yours", `?mistake=${name}`);

/** The link to the first one that is not done yet. */
export function createDoor() {
  const done = loadDone();
  const next = NAMES.find((name) => !done.includes(name)) ?? NAMES[0];
  return el("a", { class: "own-door", href: addressOf(next) }, words.MISTAKES.title);
}

export class Mistake {
  #name;
  #source = "";
  #said = el("p", { class: "own-said", role: "status" });
  #hint = el("p", { class: "hint", hidden: "" });
  #asked = el("div", { class: "own-asked" });
  #end = el("p", { class: "own-mended", role: "status", hidden: "" });
  element;

  /** @param {MistakeName} name */
  constructor(name) {
    this.#name = name;
    const { goal, question, answers, hint } = words.MISTAKE[name];
    write(this.#hint, hint);
    const buttons = answers.map((/** @type {string} */ text, /** @type {number} */ index) =>
      createButton(text, () => this.#answer(index)),
    );
    this.#asked.append(
      el("p", {}, goal),
      el("p", { class: "own-question" }, question),
      el("div", { class: "own-answers" }, ...buttons),
    );
    const hints = createButton(words.MISTAKES.hint, () => {
      this.#hint.hidden = false;
      hints.hidden = true;
    });
    hints.classList.add("plain");
    this.element = el(
      "section",
      { class: "own-mistake", tabindex: -1, "aria-label": words.MISTAKES.title },
      el("div", { class: "row" }, el("h3", {}, words.MISTAKES.title), createList(name)),
      this.#asked,
      this.#said,
      this.#end,
      this.#hint,
      hints,
    );
  }

  /** The program as it comes, with its mistake. */
  async load() {
    this.#source = await loadMistake(this.#name);
    return this.#source;
  }

  /** @param {number} index */
  #answer(index) {
    const { answers, because } = words.MISTAKE[this.#name];
    const right = ANSWERS[this.#name];
    this.#asked.hidden = true; // which leaves more room for the code
    const verdict = index === right ? words.MISTAKES.right : words.MISTAKES.wrong({ answer: answers[right] });
    write(this.#said, `${verdict} ${because} ${words.MISTAKES.run}`);
    this.element.focus();
  }

  /** Say whether it is mended. @param {ProgramFilm} film */
  take({ findings: { comparison }, recording }) {
    write(this.#said, ""); // the run says it now
    const isMended = Boolean(comparison?.right && !comparison.shared && recording.header.source !== this.#source);
    this.#end.hidden = !isMended;
    if (!isMended) return;
    const done = [...new Set([...loadDone(), this.#name])];
    storeValue(MISTAKES, { ...readObject(MISTAKES), done });
    const next = NAMES.find((name) => !done.includes(name));
    this.#end.replaceChildren(
      words.MISTAKES.mended({ count: comparison?.solutions.count }),
      " ",
      next ? el("a", { href: addressOf(next) }, words.MISTAKES.next) : words.MISTAKES.all,
    );
  }
}

/** All of them, as numbers. @param {MistakeName} shown */
function createList(shown) {
  const done = loadDone();
  const items = NAMES.map((name, index) => {
    const text = `${index + 1}${done.includes(name) ? " ✓" : ""}`;
    const link = el("a", { href: addressOf(name) }, text);
    link.setAttribute("aria-label", words.MISTAKES.number({ number: index + 1, all: NAMES.length }));
    if (name === shown) link.setAttribute("aria-current", "page");
    return el("li", {}, link);
  });
  return el("ol", { class: "own-mistakes" }, ...items);
}
