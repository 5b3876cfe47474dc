// The figure of a task: a board for paper, in black on white, and rows of bits under its columns.

import { drawGround } from "../drawing/board.js";
import { drawCrown, placed } from "../drawing/pieces.js";
import { upTo } from "../model/board.js";
import { el, svg } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Manner } from "../questions/kinds.js" */
/** @import { Square } from "../types.js" */
/** @import { Picture, Row } from "./task.js" */

const words = await wordsOf("worksheet");

const SIZE = 0.76; // of a queen, as a share of its square's side

/** @param {Picture} picture @param {Row[]} rows @param {number} n @param {Manner} manner */
export function drawFigure(picture, rows, n, { masks }) {
  const figure = el(
    "div",
    { class: "figure" },
    drawRuler(n, masks),
    el("div", { class: "line" }, drawRowNumbers(n), drawBoard(picture, n, masks)),
  );
  if (rows.length) figure.append(drawRows(rows, n));
  figure.style.setProperty("--n", String(n));
  return figure;
}

/** Draw the numbers of the columns, or of their bits. @param {number} n @param {boolean} bits */
const drawRuler = (n, bits) =>
  el(
    "div",
    { class: "across", "aria-hidden": "true" },
    el("span", {}, bits ? words.BIT : ""),
    ...upTo(n).map((column) => el("span", {}, String(bits ? n - 1 - column : column))),
  );

/** @param {number} n */
const drawRowNumbers = (n) =>
  el("div", { class: "numbers", "aria-hidden": "true" }, ...upTo(n).map((row) => el("span", {}, String(row))));

/** @param {Picture} picture @param {number} n @param {boolean} bits  whether columns have the numbers of their bits */
function drawBoard({ queens, tested, lifted, next, active }, n, bits) {
  const board = svg("svg", {
    class: "board",
    viewBox: `0 0 ${n} ${n}`,
    role: "img",
    "aria-label": words.board(n, { queens, tested, lifted, next }, bits),
  });
  const lines = upTo(n + 1)
    .map((at) => `M0 ${at}h${n}M${at} 0v${n}`)
    .join("");
  board.append(...drawGround(n, n), svg("path", { class: "grid", d: lines }));
  if (active) {
    const [x, y, width, height] = active.along === "row" ? [0, active.at, n, 1] : [active.at, 0, 1, n];
    board.append(svg("rect", { class: "active", x, y, width, height }));
  }
  board.append(...queens.map((square) => drawQueen(square, "queen")));
  for (const square of [lifted, next]) if (square) board.append(drawQueen(square, "hollow"));
  if (lifted)
    board.append(svg("path", { class: "cross", d: `M${lifted[1] + 0.08} ${lifted[0] + 0.08}l.84 .84m0-.84l-.84 .84` }));
  if (tested) board.append(drawSign("?", tested));
  return board;
}

/** @param {Square} square @param {string} className */
const drawQueen = (square, className) => placed(drawCrown(SIZE, { class: className }), square);

/** @param {string} sign @param {Square} square */
const drawSign = (sign, [row, column]) =>
  svg("text", { x: column + 0.5, y: row + 0.76 }, document.createTextNode(sign));

/** @param {Row[]} rows @param {number} n */
function drawRows(rows, n) {
  const body = el("tbody");
  rows.forEach((row, index) => {
    if (row.below && !rows[index - 1]?.below)
      body.append(el("tr", { class: "down" }, el("td"), el("td", { colspan: n }, words.BELOW)));
    const cells = upTo(n).map((column) =>
      el("td", { class: row.digits ? "bit" : "bit empty" }, row.digits[column] ?? ""),
    );
    body.append(el("tr", {}, el("th", { scope: "row" }, row.name), ...cells));
  });
  return el(
    "table",
    { class: "rows" },
    el("caption", { class: "visually-hidden" }, words.ROWS),
    el("colgroup", {}, el("col", { class: "side" }), ...upTo(n).map(() => el("col"))),
    body,
  );
}
