// Rows of bits below one another, as in the strip below the board. Bits of names can be clicked; bits left of the edge
// are drawn as ghosts. Changes keep the cells, so that the focus stays.

import { el, mark, setAttribute, withColours, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { beyond, digitsOf } from "./carry.js";

const words = await wordsOf("bench");

/**
 * A row; `name`: of a row whose bits can be clicked, else ""; `hidden`: places from the left without a digit yet.
 * @typedef {{text: string, name: string, value: bigint, bare?: boolean, kind?: string, wrong?: bigint, hidden?: number}} Row  `bare`: whether to leave out the value beside the row
 */
/** @typedef {{row: HTMLElement, left: HTMLElement, cells: HTMLElement[], value: HTMLElement}} Painted */

const MOVES = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});
const MOST = 6; // ghosts left of the edge

/** @param {(name: string, bit: number) => void} flip  called when a bit is clicked */
export function createRows(flip) {
  const element = el("div", { class: "bench-rows", role: "group" });
  let shape = "";
  /** @type {Painted[]} */
  let painted = [];

  element.addEventListener("click", ({ target }) => {
    const cell = /** @type {HTMLElement} */ (target).closest("button");
    if (cell) flip(cell.dataset.name ?? "", Number(cell.dataset.bit));
  });
  element.addEventListener("focusin", ({ target }) => setTabStop(/** @type {HTMLElement} */ (target)));
  element.addEventListener("keydown", (event) => {
    const move = MOVES[event.key];
    if (!move || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    walk(move);
  });

  /** Return the cells of rows whose bits can be clicked. */
  const buttons = () => painted.map(({ cells }) => cells).filter(([first]) => first?.matches("button"));

  /** @param {[number, number]} move */
  function walk([down, right]) {
    const rows = buttons();
    const row = rows.findIndex((cells) => cells.includes(/** @type {HTMLElement} */ (document.activeElement)));
    const column = rows[row]?.indexOf(/** @type {HTMLElement} */ (document.activeElement)) ?? -1;
    rows[row + down]?.[column + right]?.focus();
  }

  /** @param {HTMLElement} cell  the cell that Tab reaches */
  function setTabStop(cell) {
    for (const each of buttons().flat()) each.tabIndex = each === cell ? 0 : -1;
  }

  /** @param {Row[]} rows @param {number} width */
  function build(rows, width) {
    painted = rows.map((row) => buildRow(row, width));
    element.style.setProperty("--width", String(width));
    element.replaceChildren(...painted.map(({ row }) => row));
    const first = buttons()[0]?.at(-1);
    if (first) setTabStop(first);
  }

  return {
    element,
    /** @param {Row[]} rows @param {number} width  bits in a row */
    render(rows, width) {
      const now = JSON.stringify([width, rows.map(({ text, name, bare, kind }) => [text, name, bare, kind])]);
      if (now !== shape) build(rows, width);
      shape = now;
      const spill = Math.min(MOST, Math.max(0, ...rows.map(({ value, bare }) => (bare ? 0 : beyond(value, width)))));
      element.style.setProperty("--spill", String(spill));
      rows.forEach((row, at) => paint(painted[at], row, width, spill));
    },
  };
}

const ALONG = /** @type {Record<string, string>} */ ({ ld: "ld", col: "column", rd: "rd" });

/** @param {Row} row @param {number} width @returns {Painted} */
function buildRow({ text, name, bare = false, kind = "" }, width) {
  const left = el("span", { class: "left", "aria-hidden": "true" });
  const cells = digitsOf(0n, width).map((_, at) =>
    name ? button(name, width - 1 - at) : el("span", { class: "bit-cell", "aria-hidden": "true" }, el("span")),
  );
  const value = el("span", { class: "worth", "aria-hidden": "true" });
  const label = el("b", { "aria-hidden": "true" }, ...withColours(text));
  const row = el(
    "div",
    { class: `bench-row ${kind}`, role: name ? "group" : "img", "data-along": ALONG[name] ?? "" },
    label,
    left,
    el("span", { class: "cells" }, ...cells),
    value,
  );
  mark(row, "bare", bare);
  return { row, left, cells, value };
}

/** @param {string} name @param {number} bit */
const button = (name, bit) =>
  el(
    "button",
    {
      type: "button",
      class: "bit-cell",
      tabindex: -1,
      "data-name": name,
      "data-bit": bit,
      "aria-label": words.bit({ name, bit }),
    },
    el("span"),
  );

/** @param {Painted} painted @param {Row} row @param {number} width @param {number} spill  number of places left of the edge */
function paint(
  { row, left, cells, value },
  { text, name, value: number, bare = false, wrong = 0n, hidden = 0 },
  width,
  spill,
) {
  const digits = digitsOf(number, width);
  cells.forEach((cell, at) => {
    const digit = at < hidden ? "" : String(digits[at]);
    write(cell.children[0], bare && digit === "0" && !name ? "" : digit);
    mark(cell, "on", digit === "1");
    mark(cell, "wrong", ((wrong >> BigInt(width - 1 - at)) & 1n) === 1n);
    if (name) setAttribute(cell, "aria-pressed", String(digits[at] === 1));
  });
  const isTold = !bare && !hidden;
  const outside = isTold ? beyond(number, width) : 0;
  const ghosts = outside
    ? digitsOf(number >> BigInt(width), Math.min(spill, Math.max(outside, number < 0n ? spill : 0)))
    : [];
  left.replaceChildren(
    ...ghosts.map((digit) =>
      el("span", digit ? { class: "outside", "data-on": "" } : { class: "outside" }, String(digit)),
    ),
  );
  if (number < 0n && isTold) left.prepend("…");
  const said = !isTold ? "" : `= ${String(number).replace("-", "−")}`;
  write(value, said);
  if (!name)
    setAttribute(
      row,
      "aria-label",
      words.row(
        text,
        digits.map((digit, at) => (at < hidden ? "?" : digit)).join(""),
        !ghosts.length ? "" : number < 0n ? words.FOR_EVER : ghosts.join(""),
        said,
      ),
    );
  else setAttribute(row, "aria-label", text);
}
