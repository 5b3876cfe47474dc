// The open calls, and the names with their values of one of them: the innermost, or the chosen one.

import { el, mark, setAttribute, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramStep } from "../types.js" */

const words = await wordsOf("yours");

const MODULE = "<module>"; // Python's name for code outside of all functions
const MOST = 24; // calls shown: those in the middle of a deep recursion are left out

/** @typedef {{row: HTMLElement, value: HTMLElement}} NameRow */

export class Variables {
  #calls = el("ol", { class: "own-calls", role: "listbox", tabindex: 0, "aria-label": words.YOURS.calls });
  #body = el("tbody");
  #empty = el("p", { class: "hint" }, words.YOURS.noVariables);
  element = el(
    "div",
    { class: "own-variables" },
    this.#calls,
    el("table", {}, el("colgroup", {}, el("col", { class: "name" }), el("col")), this.#body),
    this.#empty,
  );
  /** The chosen depth, until another step; null for the innermost call. @type {number | null} */
  #chosen = null;
  /** @type {ProgramStep | null} */
  #step = null;

  constructor() {
    this.#calls.addEventListener("click", (event) => {
      const at = /** @type {HTMLElement} */ (event.target).closest("li")?.dataset.depth;
      if (at !== undefined) this.#choose(Number(at));
    });
    this.#calls.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by || !this.#step) return;
      event.preventDefault();
      event.stopPropagation();
      const { length } = this.#step.stack;
      this.#choose(Math.min(length - 1, Math.max(0, (this.#chosen ?? length - 1) + by)));
    });
  }

  /** @param {number} depth */
  #choose(depth) {
    this.#chosen = this.#step && depth === this.#step.stack.length - 1 ? null : depth;
    if (this.#step) this.#paint(this.#step);
  }

  /** @param {ProgramStep} step */
  show(step) {
    if (step === this.#step) return;
    if (this.#chosen !== null && this.#chosen >= step.stack.length) this.#chosen = null;
    this.#step = step;
    this.#paint(step);
  }

  /** @param {ProgramStep} step */
  #paint({ stack, state }) {
    const shown = this.#chosen ?? stack.length - 1;
    const hidden = Math.max(0, stack.length - MOST);
    const calls = stack
      .map((call, depth) => ({ ...call, depth }))
      .filter(({ depth }) => depth < 4 || depth >= 4 + hidden || depth === shown);
    this.#calls.replaceChildren(
      ...calls.map(({ name, line, names, depth }) => this.#callOf(name, line, names, depth, shown)),
    );
    const frame = stack[shown];
    const names = frame && frame.name !== MODULE ? frame.names : [];
    const rows = [...names.map(rowOf), ...(state.globals.length ? [headOf(), ...state.globals.map(rowOf)] : [])];
    this.#body.replaceChildren(...rows);
    this.#empty.hidden = rows.length > 0;
  }

  /** @param {string} name @param {number} line @param {[string, string, boolean][]} names @param {number} depth @param {number} shown */
  #callOf(name, line, names, depth, shown) {
    const given = names
      .slice(0, 3)
      .map(([, value]) => value)
      .join(", ");
    const text = name === MODULE ? words.nameOf(name) : `${words.nameOf(name)}(${given})`;
    const item = el(
      "li",
      { role: "option", "data-depth": depth },
      el("span", { class: "own-call" }, text),
      el("span", { class: "own-at" }, String(line)),
    );
    setAttribute(item, "aria-selected", String(depth === shown));
    return item;
  }
}

/** @param {[string, string, boolean]} name */
function rowOf([name, value, changed]) {
  const row = el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, value));
  mark(row, "changed", changed);
  return row;
}

const headOf = () => {
  const head = el("th", { colspan: 2, scope: "rowgroup" });
  write(head, words.YOURS.module);
  return el("tr", { class: "own-globals" }, head);
};
