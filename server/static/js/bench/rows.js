// Rows of bits below one another, as in the strip below the board. Bits of names can be clicked; bits left of the edge
// are drawn as ghosts. Changes keep the cells, so that the focus stays.

import { createBit, paintBit } from "../drawing/bits.js";
import { el, mark, setAttribute, withColours, write } from "../page/dom.js";
import { Roving, inRows } from "../page/roving.js";
import { wordsOf } from "../words/words.js";
import { beyond, digitsOf } from "./carry.js";

/** @import { Painted } from "../drawing/bits.js" */

const words = await wordsOf("bench");

/**
 * A row; `name`: of a row whose bits can be clicked, else ""; `hidden`: places from the left without a digit yet.
 * @typedef {{text: string, name: string, value: bigint, bare?: boolean, kind?: string, wrong?: bigint, hidden?: number}} Row  `bare`: whether to leave out the value beside the row
 */
/** @typedef {{row: HTMLElement, left: HTMLElement, cells: Painted[], value: HTMLElement}} BuiltRow */

const MOST = 6; // ghosts left of the edge

/** @param {(name: string, bit: number) => void} flip  called when a bit is clicked */
export function createRows(flip) {
  const element = el("div", { class: "bench-rows", role: "group" });
  let shape = "";
  /** @type {BuiltRow[]} */
  let painted = [];
  /** Return the cells of rows whose bits can be clicked. */
  const buttons = () =>
    painted.map(({ cells }) => cells.map(({ cell }) => cell)).filter(([first]) => first?.matches("button"));
  const roving = new Roving(element, "button", inRows(buttons));

  element.addEventListener("click", ({ target }) => {
    const cell = /** @type {HTMLElement} */ (target).closest("button");
    if (cell) flip(cell.dataset.name ?? "", Number(cell.dataset.bit));
  });

  /** @param {Row[]} rows @param {number} width */
  function build(rows, width) {
    painted = rows.map((row) => buildRow(row, width));
    element.style.setProperty("--width", String(width));
    element.replaceChildren(...painted.map(({ row }) => row));
    const first = buttons()[0]?.at(-1);
    roving.settle(first);
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

/** @param {Row} row @param {number} width @returns {BuiltRow} */
function buildRow({ text, name, bare = false, kind = "" }, width) {
  const left = el("span", { class: "left", "aria-hidden": "true" });
  const along = ALONG[name] ?? "";
  const look = along ? "look" : kind === "result" ? "poss" : "";
  const cells = digitsOf(0n, width).map((_, at) =>
    name ? createButton(name, width - 1 - at, look) : createBit(look, { "aria-hidden": "true" }, "span"),
  );
  const value = el("span", { class: "worth", "aria-hidden": "true" });
  const label = el("b", { "aria-hidden": "true" }, ...withColours(text));
  const row = el(
    "div",
    { class: `bench-row ${kind}`, role: name ? "group" : "img", "data-along": along },
    label,
    left,
    el("span", { class: "cells" }, ...cells.map(({ cell }) => cell)),
    value,
  );
  mark(row, "bare", bare);
  return { row, left, cells, value };
}

/** @param {string} name @param {number} bit @param {string} look */
function createButton(name, bit, look) {
  const label = { "aria-label": words.bit({ name, bit }) };
  return createBit(look, { type: "button", tabindex: -1, "data-name": name, "data-bit": bit, ...label }, "button");
}

/** @param {BuiltRow} painted @param {Row} row @param {number} width @param {number} spill  number of places left of the edge */
function paint(
  { row, left, cells, value },
  { text, name, value: number, bare = false, wrong = 0n, hidden = 0 },
  width,
  spill,
) {
  const digits = digitsOf(number, width);
  cells.forEach((cell, at) => {
    const digit = at < hidden ? "" : String(digits[at]);
    const isWrong = ((wrong >> BigInt(width - 1 - at)) & 1n) === 1n;
    const text = bare && digit === "0" && !name ? "" : digit;
    paintBit(cell, { text, on: digit === "1", mark: isWrong ? "wrong" : "" });
    if (name) setAttribute(cell.cell, "aria-pressed", String(digits[at] === 1));
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
