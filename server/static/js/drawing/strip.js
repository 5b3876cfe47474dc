// The strip below the board: rows of cells, each under its column. The algorithm defines the contents. A page and its style
// sheet show it; a picture reads it from there (export/strip.js).

import { AverageBits } from "./average.js";
import { createBit, paintBit } from "./bits.js";
import { LastSecond, constancyOf } from "../model/average.js";
import { upTo } from "../model/board.js";
import { createIcon, el, mark, setAttribute, write } from "./nodes.js";
import { wordsOf } from "../words/words.js";

/** @import { Painted } from "./bits.js" */
/** @import { Content, Outer, Row, Strip } from "../model/strip.js" */
/** @import { Drawing } from "../types.js" */

const words = await wordsOf("page");

const SHORT = 4; // letters of a name that stands beside its sign on a phone, too
const BITS = new Set(["mask", "taken", "reg", "poss", "bit", "free"]); // kinds of cells that show a digit of a mask

/**
 * @typedef {object} BuiltRow
 * @property {HTMLElement} row
 * @property {Painted[]} cells
 * @property {HTMLElement} head
 * @property {HTMLElement} value
 * @property {HTMLElement} made
 * @property {HTMLElement} label
 */

/** @param {Strip} strip @param {string} [id] @returns {Drawing} */
export function createStrip({ title, rows, below, show }, id = "strip") {
  const explained = rows.filter((row) => row.explained);
  const role = explained.length ? "gridcell" : "cell";
  const grid = el("div", { class: "strip", id, role: explained.length ? "grid" : "table", "aria-label": title });
  const worths = below === "worths";
  const line = below
    ? el("div", { class: worths ? "ruler worths" : "ruler", "aria-hidden": "true" })
    : el("p", { class: "own-line" });
  const element = el("div", { class: worths ? "registers" : "own-rows" }, grid, line);
  let n = 0;
  /** @type {Map<string, BuiltRow>} */
  let built = new Map();
  const average = new AverageBits(rows);
  const second = new LastSecond((step) => listOn(rows, show(step, n).contents, n));

  /** @param {number} size */
  function build(size) {
    n = size;
    built = new Map(rows.map((row) => [row.name, buildRow(row, n, role)]));
    grid.replaceChildren(average.element, ...[...built.values()].map(({ row }) => row));
    if (explained.length) firstOf(explained[0].name).tabIndex = 0; // Tab reaches this one, arrows the others
    // of ld, visible only on its way out
    if (worths) grid.append(el("div", { class: "fallen", id: "fallen", "aria-hidden": "true" }, "1"));
    const numberOf = (/** @type {number} */ bit) => el("span", {}, String(worths ? 2 ** bit : bit));
    if (below)
      line.replaceChildren(
        el("span", {}, worths ? words.WORTH : words.BIT),
        ...(below === "columns" ? upTo(n) : upTo(n).reverse()).map(numberOf),
      );
  }

  /** Return the cell at which the keys start, where a search with masks starts, too. @param {string} name  of the row */
  function firstOf(name) {
    const cells = built.get(name)?.cells ?? [];
    return cells[worths ? n - 1 : 0].cell;
  }

  return {
    element,
    render(step, size, how, now) {
      if (size !== n) build(size);
      const { contents, said } = show(step, n);
      const shares = second.read(how, step, rows.length * n, now);
      rows.forEach(({ name, kind = "" }, at) => {
        const [row, content] = [/** @type {BuiltRow} */ (built.get(name)), contents[name]];
        if (!content) throw new Error(`the strip has no content for its row ${name}`);
        const its = how.notation.blurred === 1 && shares?.subarray(at * n, (at + 1) * n);
        paintRow(row, its ? blurRow(content, its, BITS.has(kind)) : content);
      });
      if (shares && how.notation.blurred > 0) average.draw(shares, n);
      if (!below) write(line, said);
    },
  };
}

/** @param {Row} row @param {number} n @param {string} role  of its cells @returns {BuiltRow} */
function buildRow(
  { name, label, sign, made = "", along = "", kind = "cost", explained = false, card, place = 0 },
  n,
  role,
) {
  const cells = upTo(n).map(() => createBit(kind, { role, ...(explained && { tabindex: -1 }) }));
  const value = el("div", { class: "value", role });
  const small = el("small", {}, made);
  const text = el(
    "b",
    card ? { class: "named", title: words.does({ sign: label }), "data-card": card, "data-place": place } : {},
    label,
  ); // for keys: Enter on one of its bits
  const icon = sign ? [createIcon(sign, "sign")] : [];
  mark(text, "long", sign !== undefined && label.length > SHORT);
  const head = el("div", { class: "label", role: "rowheader" }, small, ...icon, text);
  const row = el(
    "div",
    { class: "register", role: "row", "data-register": name, "data-along": along },
    head,
    ...cells.map(({ cell }) => cell),
    value,
  );
  return { row, cells, head, value, made: small, label: text };
}

/** @param {BuiltRow} row @param {Content} content */
function paintRow({ row, cells, head, value, made, label }, content) {
  cells.forEach((cell, index) => paintBit(cell, content.cells[index] ?? {}));
  write(value, content.value ?? "");
  if (content.made !== undefined) write(made, content.made);
  if (content.label !== undefined) write(label, content.label);
  if (content.tip !== undefined) setAttribute(value, "title", content.tip);
  mark(row, "idle", content.idle ?? false);
  if (content.pushed !== undefined) paintPushed(head, content.pushed);
  if (content.outer) {
    paintOuter(head, "left", content.outer.left);
    paintOuter(value, "right", content.outer.right);
  }
}

/** List the numbers of the cells of a strip, row by row, that are 1. @param {Row[]} rows @param {Record<string, Content>} contents @param {number} n */
function listOn(rows, contents, n) {
  /** @type {number[]} */
  const listed = [];
  rows.forEach(({ name }, at) =>
    contents[name].cells.forEach(({ on, state }, column) => {
      if (on || state === "placed") listed.push(at * n + column);
    }),
  );
  return listed;
}

/** Blur a row while no single step is visible: remove the step's marks; a bit that does not change keeps its digit. @param {Content} content @param {Float64Array} shares @param {boolean} bits @returns {Content} */
function blurRow({ cells, ...content }, shares, bits) {
  const plain = [...shares].map((share, column) => {
    const on = constancyOf(share);
    return bits ? { text: on === null ? "" : on ? "1" : "0", on: on ?? false } : { text: cells[column]?.text };
  });
  return { ...content, idle: false, cells: plain };
}

/** Show a 1 that has left the board. @param {HTMLElement} head @param {boolean} shown */
function paintPushed(head, shown) {
  const ghost =
    head.querySelector(".ghost") ??
    head.appendChild(
      el(
        "div",
        { class: "bit-cell ghost", title: words.PUSHED, role: "img", "aria-label": words.PUSHED },
        el("span", {}, "1"),
      ),
    );
  mark(ghost, "shown", shown);
}

/**
 * Paint the narrow cells beside the board, without text.
 * @param {HTMLElement} container
 * @param {keyof Outer} side
 * @param {boolean[]} values
 */
function paintOuter(container, side, values) {
  const box =
    container.querySelector(".outer") ??
    container.appendChild(el("span", { class: `outer outer-${side}`, "aria-hidden": "true" }));
  while (box.childElementCount > values.length) box.lastElementChild?.remove();
  while (box.childElementCount < values.length) box.append(el("i"));
  values.forEach((on, index) => mark(box.children[index], "on", on));
}
