// The two lists: the heap, and the program between the lines of the listing that are given. Each line is a button; the
// one that is held moves with the arrows.

import { el, mark, put } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { closersBelow } from "./grade.js";

/** @import { Piece, Puzzle } from "./puzzle.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("exercise");

const { LINES: WORDS } = words;

/** @param {string[]} lines */
const createCode = (lines) => el("code", {}, ...lines.flatMap((line, at) => [...(at ? ["\n"] : []), ...colour(line)]));

/**
 * @param {Puzzle} puzzle
 * @param {Session["pieces"]} pieces
 * @param {boolean} braces  of JavaScript, which follow from the indentation
 * @param {{press: (id: string) => void, key: (id: string, event: KeyboardEvent) => void}} actions
 */
export function createLists({ above, below }, pieces, braces, actions) {
  const heap = el("ul", { class: "lines-list", "aria-label": WORDS.HEAP });
  const program = el("ol", { class: "lines-list", "aria-label": WORDS.PROGRAM });
  /** @type {Record<string, {item: HTMLElement, button: HTMLElement, text: string}>} */
  const lines = Object.fromEntries(Object.values(pieces).map((piece) => [piece.id, createLine(piece)]));
  const base = braces ? 2 : 1; // the indentation of the function's own lines

  /** @param {Piece} piece */
  function createLine({ id, lines: own }) {
    const button = el("button", { type: "button" }, createCode(own));
    const item = el(
      "li",
      { class: "line", "data-line": id },
      el("span", { class: "grip", "aria-hidden": "true" }),
      button,
    );
    button.addEventListener("click", () => actions.press(id));
    button.addEventListener("keydown", (event) => actions.key(id, event));
    return { item, button, text: own.map((line) => line.trim()).join(" ") };
  }

  /** @param {number} depth */
  const createCloser = (depth) => {
    const closer = el("li", { class: "closer", "aria-hidden": "true" }, "}");
    closer.style.setProperty("--indent", String(depth));
    return closer;
  };

  const frame = el(
    "div",
    { class: "lines-program" },
    el("pre", {}, createCode(above)),
    program,
    el("pre", {}, createCode(below)),
  );
  frame.style.setProperty("--base", String(base));

  return {
    heap,
    program,
    frame,
    /** @param {string} id */
    focus: (id) => lines[id]?.button.focus(),
    /** The line before or after another one, heap and program being one list. @param {string} id @param {number} by */
    neighbour(id, by) {
      const all = [...document.querySelectorAll(".line")].map(
        (item) => /** @type {HTMLElement} */ (item).dataset.line ?? "",
      );
      return all[all.indexOf(id) + by] ?? id;
    },
    /** @param {Session} session @param {string | null} held */
    render({ arrangement, finding, done }, held) {
      const focused = Object.keys(lines).find((id) => lines[id].button === document.activeElement);
      heap.replaceChildren(...arrangement.heap.map((id) => lines[id].item));
      program.replaceChildren(
        ...arrangement.program.flatMap(({ id }, at) => [
          lines[id].item,
          ...(braces ? closersBelow(arrangement.program, at).map(createCloser) : []),
        ]),
      );
      for (const id of arrangement.heap) put(lines[id].button, "aria-label", WORDS.inHeap({ text: lines[id].text }));
      for (const [at, { id, indent }] of arrangement.program.entries()) {
        put(
          lines[id].button,
          "aria-label",
          WORDS.inProgram({ text: lines[id].text, at: at + 1, of: arrangement.program.length, indent }),
        );
        lines[id].item.style.setProperty("--indent", String(indent));
      }
      for (const [id, { item, button }] of Object.entries(lines)) {
        mark(item, "held", id === held);
        mark(item, "wrong", finding?.ids.includes(id) ?? false);
        put(button, "aria-pressed", String(id === held));
        button.toggleAttribute("disabled", done);
      }
      if (focused) lines[focused].button.focus();
    },
  };
}

/** @typedef {ReturnType<typeof createLists>} Lists */

// Colours a line of code as the listing is coloured. Lines that do not belong are coloured the same, so that nobody
// knows them by it.

const PARTS = /\b(ld|col|rd|poss|bit)\b|\b(if|while|return|def|global|let|const|function|export)\b|\b(\d+)\b/g;

/** @param {string} text @returns {(string | HTMLElement)[]} */
export function colour(text) {
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
