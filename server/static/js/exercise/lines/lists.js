// The two lists: the heap, and the program between given lines of the listing. Each line is a button; the held one
// moves with the arrow keys.

import { el, mark, setAttribute } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { closersBelow } from "./grade.js";

/** @import { Arrangement } from "./grade.js" */
/** @import { Piece, Puzzle } from "./puzzle.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

/** @param {string[]} lines */
const createCode = (lines) => el("code", {}, ...lines.flatMap((line, at) => [...(at ? ["\n"] : []), ...colour(line)]));

/** @typedef {{press: (id: string) => void, key: (id: string, event: KeyboardEvent) => void}} Actions */
/** @typedef {{item: HTMLElement, button: HTMLElement, text: string}} Line */

/** @param {Piece} piece @param {Actions} actions @returns {Line} */
function createLine({ id, lines }, { press, key }) {
  const button = el("button", { type: "button" }, createCode(lines));
  const item = el(
    "li",
    { class: "line", "data-line": id },
    el("span", { class: "grip", "aria-hidden": "true" }),
    button,
  );
  button.addEventListener("click", () => press(id));
  button.addEventListener("keydown", (event) => key(id, event));
  return { item, button, text: lines.map((line) => line.trim()).join(" ") };
}

/** Create a closing brace. @param {number} depth */
function createCloser(depth) {
  const closer = el("li", { class: "closer", "aria-hidden": "true" }, "}");
  closer.style.setProperty("--indent", String(depth));
  return closer;
}

export class Lists {
  #lines;
  #braces;

  /**
   * @param {Puzzle} puzzle
   * @param {Session["pieces"]} pieces
   * @param {boolean} braces  whether to draw JavaScript's braces, by the indentation
   * @param {Actions} actions
   */
  constructor({ above, below }, pieces, braces, actions) {
    /** @type {Record<string, Line>} */
    this.#lines = Object.fromEntries(Object.values(pieces).map((piece) => [piece.id, createLine(piece, actions)]));
    this.#braces = braces;
    this.heap = el("ul", { class: "lines-list", "aria-label": WORDS.HEAP });
    this.program = el("ol", { class: "lines-list", "aria-label": WORDS.PROGRAM });
    this.frame = el(
      "div",
      { class: "lines-program" },
      el("pre", {}, createCode(above)),
      this.program,
      el("pre", {}, createCode(below)),
    );
    const base = braces ? 2 : 1; // the indentation of the function's own lines
    this.frame.style.setProperty("--base", String(base));
  }

  /** @param {string} id */
  focus(id) {
    this.#lines[id]?.button.focus();
  }

  /** Return the line before or after another one, in heap and program as one list. @param {string} id @param {number} by */
  neighbour(id, by) {
    const all = [...document.querySelectorAll(".line")].map(
      (item) => /** @type {HTMLElement} */ (item).dataset.line ?? "",
    );
    return all[all.indexOf(id) + by] ?? id;
  }

  /** @param {Session} session @param {string | null} held */
  render({ arrangement, findings, done }, held) {
    const focused = Object.values(this.#lines).find(({ button }) => button === document.activeElement);
    this.#place(arrangement);
    for (const [id, { item, button }] of Object.entries(this.#lines)) {
      mark(item, "held", id === held);
      mark(
        item,
        "wrong",
        findings.some(({ ids }) => ids.includes(id)),
      );
      setAttribute(button, "aria-pressed", String(id === held));
      button.toggleAttribute("disabled", done);
    }
    focused?.button.focus();
  }

  /** Insert the lines at their places, which their accessible names mention. @param {Arrangement} arrangement */
  #place({ heap, program }) {
    const lines = this.#lines;
    this.heap.replaceChildren(...heap.map((id) => lines[id].item));
    this.program.replaceChildren(
      ...program.flatMap(({ id }, at) => [
        lines[id].item,
        ...(this.#braces ? closersBelow(program, at).map(createCloser) : []),
      ]),
    );
    for (const id of heap) setAttribute(lines[id].button, "aria-label", WORDS.inHeap({ text: lines[id].text }));
    for (const [at, { id, indent }] of program.entries()) {
      const name = WORDS.inProgram({ text: lines[id].text, at: at + 1, of: program.length, indent });
      setAttribute(lines[id].button, "aria-label", name);
      lines[id].item.style.setProperty("--indent", String(indent));
    }
  }
}

// Colouring of a line of code like the listing. Distractors have the same colours, so that these do not give them away.

const PARTS = /\b(ld|col|rd|poss|bit)\b|\b(if|while|return|def|global|let|const|function|export)\b|\b(\d+)\b/g;

/** @param {string} text @returns {(string | HTMLElement)[]} */
function colour(text) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(PARTS)) {
    const [word, name, keyword] = found;
    parts.push(
      text.slice(end, found.index),
      el("span", { class: name ? `name-${name}` : keyword ? "keyword" : "number" }, word),
    );
    end = found.index + word.length;
  }
  return [...parts, text.slice(end)];
}
