// Rows of cells under the board, each right under its column, for whatever an algorithm has in place of registers.

import { el, mark, picture, upTo, write } from "../dom.js";

/** @typedef {{name: string, label: string, sign?: string, made?: string, along?: string, kind?: string}} Row  `kind`: a class of its cells */
/** @typedef {{text?: string, on?: boolean, state?: string, along?: string, order?: number, mark?: string}} Cell */
/** @typedef {{cells: Cell[], value?: string, made?: string, label?: string, idle?: boolean}} Content */

/**
 * @param {string} title  for those who do not see it
 * @param {Row[]} rows
 */
export function createRows(title, rows) {
  const strip = el("div", { class: "strip", role: "table", "aria-label": title });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "own-rows" }, strip, line);
  let n = 0;
  /** @type {Map<string, {row: HTMLElement, cells: HTMLElement[], value: HTMLElement, made: HTMLElement, name: HTMLElement}>} */
  let built = new Map();

  /** @param {number} size */
  function build(size) {
    n = size;
    built = new Map(rows.map((row) => [row.name, assemble(row)]));
    strip.replaceChildren(...[...built.values()].map(({ row }) => row));
  }

  /** @param {Row} row */
  function assemble({ name, label, sign, made = "", along = "", kind = "plain" }) {
    const cells = upTo(n).map(() => el("div", { class: `bit-cell ${kind}`, role: "cell" }, el("span")));
    const value = el("div", { class: "value", role: "cell" });
    const small = el("small", {}, made);
    const text = el("b", {}, label);
    const head = el("div", { class: "label", role: "rowheader" }, small, ...(sign ? [picture(sign, "sign")] : []), text);
    const row = el("div", { class: "register", role: "row", "data-row": name, "data-along": along }, head, ...cells, value);
    return { row, cells, value, made: small, name: text };
  }

  return {
    element,
    /** @param {number} size @param {Record<string, Content>} contents @param {string} said  the line below */
    render(size, contents, said) {
      if (size !== n) build(size);
      for (const [name, { row, cells, value, made, name: label }] of built) {
        const content = contents[name];
        if (!content) throw new Error(`nothing to show in ${name}`);
        cells.forEach((cell, index) => paint(cell, content.cells[index] ?? {}));
        write(value, content.value ?? "");
        if (content.made !== undefined) write(made, content.made);
        if (content.label !== undefined) write(label, content.label);
        mark(row, "idle", content.idle ?? false);
      }
      write(line, said);
    },
    rowOf: (/** @type {string} */ name) => built.get(name)?.row ?? null,
  };
}

/** @param {HTMLElement} cell @param {Cell} content */
function paint(cell, { text = "", on = false, state = "", along = "", order, mark: special = "" }) {
  write(/** @type {Element} */ (cell.firstElementChild), text);
  mark(cell, "on", on);
  mark(cell, "state", state);
  mark(cell, "along", along);
  mark(cell, "order", order === undefined ? "" : String(order));
  mark(cell, "mark", special);
}
