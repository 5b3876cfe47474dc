// The details of one solution: its number, its class, and the solution as text to copy.

import { copy, el, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Form, Solution, SolutionClass } from "../types.js" */

const words = await wordsOf("gallery");

const FORMS = /** @type {Form[]} */ (["board", "matrix", "columns"]); // the default first
const LONG_ENOUGH = 2000; // milliseconds for which "copied" is shown

export function createChosen() {
  const { element, title, family, forms, button, said, text } = buildDetails();
  let form = FORMS[0];
  /** @type {Solution | null} */
  let shown = null;
  /** @type {number | undefined} */
  let timer;

  for (const name of FORMS) {
    const choice = el("input", { type: "radio", name: "gallery-form", value: name });
    /** @type {HTMLInputElement} */ (choice).checked = name === form;
    choice.addEventListener("change", () => {
      form = name;
      writeText();
    });
    forms.append(el("label", {}, choice, words.FORMS[name]));
  }

  /** Show beside the button if copying has worked. @param {string} outcome @param {boolean} good */
  function report(outcome, good) {
    clearTimeout(timer);
    write(said, outcome);
    mark(said, "good", good);
    if (good) timer = setTimeout(() => write(said, ""), LONG_ENOUGH);
  }

  button.addEventListener("click", async () => {
    const good = await copy(text.textContent ?? "");
    if (!good) getSelection()?.selectAllChildren(text); // so that the browser's own shortcut copies it
    report(good ? words.GALLERY.copied : words.GALLERY.notCopied, good);
  });

  function writeText() {
    report("", false);
    write(text, shown ? textOf(shown.columns, form) : "");
    mark(text, "form", form);
  }

  return {
    element,
    /** @param {Solution | null} solution */
    show(solution) {
      element.hidden = solution === null;
      if (solution === null || (solution.step === shown?.step && solution.columns.length === shown.columns.length))
        return;
      shown = solution;
      write(title, words.solutionName(solution, null));
      write(family, "");
      writeText();
    },
    /** Show the solution's class, which arrives later. @param {number} index @param {SolutionClass} itself */
    showClass(index, { size, members }) {
      const member = members.find(({ number }) => number === shown?.number);
      if (member) write(family, words.classSentence(index, size, { turn: member.turn, first: members[0].number }));
    },
  };
}

function buildDetails() {
  const title = el("h3");
  const family = el("p", { class: "hint" });
  const text = el("pre", { class: "box chosen-text", tabindex: 0, role: "region", "aria-label": words.GALLERY.text });
  const button = el("button", { type: "button", class: "text" }, words.GALLERY.copy);
  const said = el("p", { class: "outcome", role: "status" });
  const forms = el("div", { class: "segments", role: "radiogroup", "aria-label": words.GALLERY.forms });
  const head = el("div", { class: "row" }, title, family);
  const tools = el("div", { class: "row" }, forms, button, said);
  const element = el("section", { class: "stack chosen", "aria-label": words.GALLERY.chosen }, head, tools, text);
  return { element, title, family, forms, button, said, text };
}

// Formats a solution as text, like the server does in its files. Pure: uses the queen's column in each row.

/** Write a solution in each form, by the server's name for it. @type {Record<Form, (columns: number[]) => string>} */
const WRITERS = {
  matrix: (columns) =>
    columns.map((queen) => columns.map((_, column) => (column === queen ? "1" : "0")).join(" ")).join("\n"),
  columns: (columns) => `[${columns.join(", ")}]`,
  board(columns) {
    const rule = `+${"-+".repeat(columns.length)}`;
    const rows = columns.map((queen) => `|${columns.map((_, column) => (column === queen ? "Q|" : " |")).join("")}`);
    return [rule, ...rows.flatMap((row) => [row, rule])].join("\n");
  },
};

/** @param {number[]} columns @param {Form} form */
export const textOf = (columns, form) => WRITERS[form](columns);
