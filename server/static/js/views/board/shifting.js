// Draws the moving parts of a shift into the next row: the rays' squares on the board, and the bits below it.

import { LINES } from "../../model/bits.js";
import { upTo } from "../../model/board.js";
import { el, svg, withColours } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Shift } from "../../model/shift.js" */

const words = await wordsOf("bench");

const INSET = { ld: 0.05, col: 0.14, rd: 0.23 }; // of a square, for each line's frame, so that three can be told apart
const ALONG = { ld: "ld", col: "column", rd: "rd" };

/**
 * Draw the squares of the rays in both rows, and the sliding ones over them.
 * @param {Shift} shift
 * @param {number} n
 */
export function drawSquares({ row, column, moves }, n) {
  const before = moves.flatMap(({ line, columns }) => columns.map((at) => drawFrame(line, row, at, at === column)));
  const after = moves.flatMap(({ line, next }) => next.map((at) => drawFrame(line, row + 1, at, false)));
  const sliding = moves.map(({ line, columns }) =>
    svg(
      "g",
      { class: `sliding ${line}` },
      ...columns.flatMap((at) => [drawRay(line, row, at), drawFrame(line, row, at, at === column)]),
    ),
  );
  return [
    svg("g", { class: "before" }, ...before),
    svg("g", { class: "after" }, ...after),
    svg("rect", { class: "pulled-row", x: 0, y: row, width: n, height: 1 }),
    ...sliding,
  ];
}

/** @param {Line} line @param {number} row @param {number} column @param {boolean} isNew */
function drawFrame(line, row, column, isNew) {
  const inset = INSET[line];
  return svg("rect", {
    class: isNew ? `${line} new` : line,
    x: column + inset,
    y: row + inset,
    width: 1 - 2 * inset,
    height: 1 - 2 * inset,
    rx: 0.1,
  });
}

/** Draw the piece of a ray in a square. @param {Line} line @param {number} row @param {number} column */
function drawRay(line, row, column) {
  const slope = LINES[line] / 2;
  return svg("line", { class: line, x1: column + 0.5 - slope, y1: row, x2: column + 0.5 + slope, y2: row + 1 });
}

/**
 * Draw the bits of each mask in the row, the chips that slide, and the bits in the next row.
 * @param {Shift} shift
 * @param {number} n
 */
export function drawRows({ row, column, inverted, moves }, n) {
  return moves.flatMap(({ line, columns, next }) => {
    const name = inverted ? `${line}^bit` : `${line}|bit`;
    const chips = drawChips(line, columns, column, inverted);
    return [
      drawRow("before", name, row, line, [...drawBits(columns, n, inverted), chips]),
      drawRow("after", line, row + 1, line, drawBits(next, n, inverted)),
    ];
  });
}

/**
 * @param {"before" | "after"} when
 * @param {string} name
 * @param {number} row
 * @param {Line} line
 * @param {HTMLElement[]} bits
 */
function drawRow(when, name, row, line, bits) {
  return el(
    "div",
    { class: `pull-row ${when}`, "data-along": ALONG[line] },
    el("b", {}, el("small", {}, words.SHIFT.row({ row })), el("span", {}, ...withColours(name))),
    ...bits,
  );
}

/** @param {number[]} columns  of the bits that are set @param {number} n @param {boolean} inverted */
function drawBits(columns, n, inverted) {
  return upTo(n).map((column) => {
    const on = columns.includes(column);
    return el("u", on ? { "data-on": "" } : {}, on === inverted ? "0" : "1");
  });
}

/** @param {Line} line @param {number[]} columns @param {number} column  of the new queen @param {boolean} inverted */
function drawChips(line, columns, column, inverted) {
  const chips = columns.map((at) => {
    const chip = el("i", at === column ? { class: "new" } : {}, inverted ? "0" : "1");
    chip.style.setProperty("--at", String(at));
    return chip;
  });
  const element = el("span", { class: "chips", "data-along": ALONG[line] }, ...chips);
  element.style.setProperty("--slope", String(LINES[line]));
  return element;
}
