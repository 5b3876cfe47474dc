// The code: a text area over coloured lines, which wrap alike. Lines that run are marked, with values beside them.

import { colourPython } from "../model/python.js";
import { el, mark, write } from "../page/dom.js";
import { keepInView } from "../page/geometry.js";
import { wordsOf } from "../words/words.js";

const words = await wordsOf("yours");

const INDENT = "    ";
export const LARGEST = 100_000; // characters: a longer text is not run
const MOST_LINES = 3_000; // lines that are coloured: each is an element of the page

/** @typedef {{line: HTMLElement, values: HTMLElement}} EditorLine */

export class Editor {
  #sheet = el("ol", { class: "own-lines-of-code", "aria-hidden": "true" });
  #area = /** @type {HTMLTextAreaElement} */ (
    el("textarea", {
      "aria-label": words.YOURS.code,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
    })
  );
  #box = el("div", { class: "own-sheet" }, this.#sheet, this.#area);
  element = el("div", { class: "own-code", tabindex: -1 }, this.#box);
  #show = keepInView(this.element, 1);
  /** @type {EditorLine[]} */
  #lines = [];
  /** True if the page scrolls to the next line that is shown. */
  #reveals = false;

  /**
   * @param {object} parts
   * @param {() => void} parts.change  called when the text has changed
   * @param {(length: number) => void} parts.refuse  called instead of inserting a text that is too long
   * @param {(line: number, back: boolean) => void} parts.goTo  called when the number of a line is clicked
   */
  constructor({ change, refuse, goTo }) {
    this.#area.addEventListener("paste", (event) => {
      const { length } = event.clipboardData?.getData("text") ?? "";
      if (length <= LARGEST) return;
      event.preventDefault(); // the page would stand still for a minute
      refuse(length);
    });
    this.#area.addEventListener("input", () => {
      this.#paint();
      change();
    });
    this.#area.addEventListener("keydown", (event) => this.#press(event));
    this.#sheet.addEventListener("click", (event) => {
      const number = Number(/** @type {Element} */ (event.target).closest(".own-number")?.textContent);
      if (number) goTo(number, event.shiftKey);
    });
  }

  get text() {
    return this.#area.value;
  }

  /** Put in another text. Undo brings the one before back. @param {string} text */
  set text(text) {
    if (!this.#retype(text)) this.#area.value = text;
    this.#paint();
  }

  /** @param {boolean} fixed  true: the text cannot be changed */
  fix(fixed) {
    this.#area.readOnly = fixed;
  }

  /** Scroll the page to the line that is shown next, where it is out of sight. */
  revealNext() {
    this.#reveals = true;
  }

  /** Mark the lines that run. @param {number[]} current  lines @param {Map<number, string>} values  beside lines @param {number} wrong  a line with a bug, or 0 */
  show(current, values, wrong) {
    this.#lines.forEach(({ line, values: beside }, index) => {
      const number = index + 1;
      mark(line, "current", current.includes(number));
      mark(line, "wrong", number === wrong);
      write(beside, values.get(number) ?? "");
    });
    const line = this.#lines[(current[0] ?? wrong) - 1]?.line ?? null;
    this.#show(line, line);
    if (this.#reveals) line?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#reveals = false;
  }

  /** Mark lines to look at, until the code changes. @param {number} first @param {number} last */
  point(first, last) {
    this.#lines.forEach(({ line }, index) => mark(line, "look", index + 1 >= first && index + 1 <= last));
    const [from, to] = [first, last].map((number) => this.#lines[number - 1]?.line ?? null);
    this.#show(from, to);
  }

  #paint() {
    const isLong = this.text.length > LARGEST || this.text.split("\n", MOST_LINES + 1).length > MOST_LINES;
    mark(this.#box, "plain", isLong);
    const lines = isLong ? [] : colourPython(this.text);
    this.#lines = lines.map((pieces, index) => {
      const number = el("span", { class: "own-number" }, String(index + 1));
      const code = el("code", {}, ...pieces.map(([kind, text]) => (kind ? el("span", { class: kind }, text) : text)));
      const values = el("span", { class: "values" });
      return { line: el("li", {}, number, code, values), values };
    });
    this.#sheet.replaceChildren(...this.#lines.map(({ line }) => line));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === "Escape") return this.element.focus(); // from there Tab goes on, and keys play the film
    if (event.ctrlKey || event.metaKey || event.altKey || this.#area.readOnly) return;
    if (event.key === "Tab") {
      event.preventDefault();
      if (event.shiftKey) this.#outdent();
      else this.#type(INDENT);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.#type(`\n${this.#indentation()}`);
    }
  }

  /** Return the indentation of a new line: that of the line before, deeper after a colon. */
  #indentation() {
    const { value, selectionStart } = this.#area;
    const before = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    const [own] = /^\s*/.exec(before) ?? [""];
    return /:\s*(#.*)?$/.test(before) ? own + INDENT : own;
  }

  #outdent() {
    const { value, selectionStart: at } = this.#area;
    const start = value.lastIndexOf("\n", at - 1) + 1;
    const [spaces] = /^ {0,4}/.exec(value.slice(start)) ?? [""];
    if (!spaces) return;
    this.#area.setSelectionRange(start, start + spaces.length);
    this.#type("");
    const to = Math.max(start, at - spaces.length);
    this.#area.setSelectionRange(to, to);
  }

  /** Type a text in place of all others; return false where nothing can be typed, and for the first text. @param {string} text */
  #retype(text) {
    const before = document.activeElement;
    if ((!this.text && !this.#lines.length) || this.#area.readOnly) return false;
    this.#area.focus({ preventScroll: true });
    if (document.activeElement !== this.#area) return false; // it is out of sight
    this.#area.select();
    this.#type(text);
    this.#area.setSelectionRange(0, 0);
    if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    else this.#area.blur();
    return this.text === text;
  }

  /** Insert a text as if it had been typed, so that it can be undone. @param {string} text */
  #type(text) {
    document.execCommand(text ? "insertText" : "delete", false, text);
  }
}
