// The cells of a long row that lie left and right of the board: slim, without text, up to where the row has an end.

import { el, mark } from "../dom.js";

/**
 * @param {HTMLElement | null} row  of cells, one a column
 * @param {(column: number) => boolean | undefined} valueAt  also left of column 0 and right of the last; undefined beyond the ends
 * @param {number} n
 */
export function outerCells(row, valueAt, n) {
  if (!row) return;
  const left = [];
  const right = [];
  for (let column = -1; valueAt(column) !== undefined; column -= 1) left.unshift(valueAt(column));
  for (let column = n; valueAt(column) !== undefined; column += 1) right.push(valueAt(column));
  fill(row.firstElementChild, "left", left);
  fill(row.lastElementChild, "right", right);
}

/** @param {Element | null} place @param {string} side @param {(boolean | undefined)[]} values */
function fill(place, side, values) {
  if (!place) return;
  const box = place.querySelector(".outer") ?? place.appendChild(el("span", { class: `outer outer-${side}`, "aria-hidden": "true" }));
  while (box.childElementCount > values.length) box.lastElementChild?.remove();
  while (box.childElementCount < values.length) box.append(el("i"));
  values.forEach((value, index) => mark(box.children[index], "on", value === true));
}
