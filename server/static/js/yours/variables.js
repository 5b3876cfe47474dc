// The open calls, and the names with their values of one of them: the innermost, or the chosen one. A click on a name or a
// value asks why it has this value.

import { el, mark, setAttribute } from "../page/dom.js";
import { Roving, STEPS, inRows } from "../page/roving.js";
import { wordsOf } from "../words/words.js";
import { splitValue } from "./pieces.js";

/** @import { Asked } from "../suppliers/program/writes.js" */
/** @import { ProgramFilm } from "../suppliers/program/film.js" */
/** @import { ProgramStep } from "../types.js" */

const words = await wordsOf("yours");

const MODULE = "<module>"; // Python's name for code outside of all functions
const MOST = 24; // calls shown: those in the middle of a deep recursion are left out

/** @typedef {(button: HTMLElement, asked: Asked) => void} Ask */

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
  #ask;
  #roving = new Roving(
    this.#body,
    "button",
    inRows(() => [...this.#body.children].map((row) => [...row.querySelectorAll("button")])),
  );
  /** The rows shown, by call, name and value. @type {Map<string, HTMLElement>} */
  #rows = new Map();
  /** The chosen depth, until another step; null for the innermost call. @type {number | null} */
  #chosen = null;
  /** @type {ProgramStep | null} */
  #step = null;
  /** The name that is read as the board, also where it is passed on under its name; "" without one. */
  #board = "";

  /** @param {Ask} ask */
  constructor(ask) {
    this.#ask = ask;
    this.#calls.addEventListener("click", (event) => {
      const at = /** @type {HTMLElement} */ (event.target).closest("li")?.dataset.depth;
      if (at !== undefined) this.#choose(Number(at));
    });
    this.#calls.addEventListener("keydown", (event) => {
      const by = STEPS.down[event.key];
      if (!by || !this.#step) return;
      event.preventDefault();
      event.stopPropagation();
      const { length } = this.#step.stack;
      this.#choose(Math.min(length - 1, Math.max(0, (this.#chosen ?? length - 1) + by)));
    });
  }

  /** @param {ProgramFilm} film */
  setFilm({ findings: { readings, board } }) {
    this.#board = readings[board ?? -1]?.name ?? "";
    this.#rows.clear();
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

  /** Find the button of a value again. @param {string} way @returns {HTMLElement | null} */
  find(way) {
    return [...this.#body.querySelectorAll("button")].find((each) => each.dataset.way === way) ?? null;
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
    const before = this.#rows;
    this.#rows = new Map();
    const rowOf =
      (/** @type {Pick<Asked, "depth" | "function">} */ call) => (/** @type {[string, string, boolean]} */ one) =>
        this.#rowOf(before, call, one);
    const rows = [
      ...names.map(rowOf({ depth: shown })),
      ...(state.globals.length ? [headOf(), ...state.globals.map(rowOf({ function: "" }))] : []),
    ];
    this.#replace(rows);
    this.#empty.hidden = rows.length > 0;
  }

  /** Replace the rows; the focus stays at the value where it was. @param {HTMLElement[]} rows */
  #replace(rows) {
    const { activeElement } = document;
    const had = this.#body.contains(activeElement);
    const way = this.#roving.stop?.dataset.way ?? "";
    if (rows.some((row, at) => row !== this.#body.children[at]) || rows.length !== this.#body.childElementCount)
      this.#body.replaceChildren(...rows);
    const stop = this.#roving.settle(this.find(way));
    if (had && activeElement !== document.activeElement) stop?.focus({ preventScroll: true });
  }

  /** @param {Map<string, HTMLElement>} before  rows that can be used again @param {Pick<Asked, "depth" | "function">} call @param {[string, string, boolean]} name */
  #rowOf(before, call, [name, value, changed]) {
    const key = JSON.stringify([call, name, value]);
    const row = before.get(key) ?? this.#buildRow(call, name, value);
    this.#rows.set(key, row);
    mark(row, "changed", changed);
    return row;
  }

  /** @param {Pick<Asked, "depth" | "function">} call @param {string} name @param {string} value */
  #buildRow(call, name, value) {
    /** @param {string} text @param {string} shown @param {Asked["path"]} path @param {string} content */
    const button = (text, shown, path, content) => {
      const label = words.WHY_OWN.ask({ name: shown, value: content });
      const attributes = {
        type: "button",
        tabindex: -1,
        "data-way": JSON.stringify([call, name, path]),
        "aria-label": label,
        title: words.WHY_OWN.title,
      };
      const one = el("button", { class: "own-value", ...attributes }, text);
      one.addEventListener("mousedown", (event) => event.preventDefault()); // the arrow keys go on moving the film
      one.addEventListener("click", () => this.#ask(one, { ...call, name, path }));
      return one;
    };
    const whole = button(name, name, [], value);
    const isDrawn = name === this.#board && TABLE.test(value);
    const pieces = isDrawn && kindsIn(value) < 3 ? [] : splitValue(value); // the squares of the board explain themselves
    const entries = pieces.map((piece) => {
      const parts = piece.map(({ text, way }) => (way ? button(text, nameOf(name, way), way, text) : text));
      return el("span", { class: "own-entry" }, ...parts);
    });
    const cell = el("td", {}, ...entries, ...(isDrawn ? [words.YOURS.theBoard] : []));
    cell.addEventListener(
      "click",
      ({ target }) => !(/** @type {Element} */ (target).closest("button")) && whole.click(),
    ); // brackets are part of the whole
    return el("tr", {}, el("th", { scope: "row" }, whole), cell);
  }

  /** @param {string} name @param {number} line @param {[string, string, boolean][]} names @param {number} depth @param {number} shown */
  #callOf(name, line, names, depth, shown) {
    const given = names
      .slice(0, 3)
      .map(([, value]) => (TABLE.test(value) ? "…" : value))
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

const TABLE = /^[[({]\s*[[({'"]/; // lists, or texts, in a list

/** @param {string} table */
const kindsIn = (table) => new Set(table.match(/[^\s[\](){},'"…]/g)).size;

/** Return the name of an entry, such as queens[2]. @param {string} name @param {Asked["path"]} way */
const nameOf = (name, way) =>
  name +
  way
    .map((part) => (typeof part === "string" ? `.${part}` : `[${typeof part === "number" ? part : part.key}]`))
    .join("");

const headOf = () =>
  el("tr", { class: "own-globals" }, el("th", { colspan: 2, scope: "rowgroup" }, words.YOURS.module));
