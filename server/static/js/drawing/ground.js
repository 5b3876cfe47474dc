// The ground of a puzzle's board: regions by fill, border and letter, closed squares hatched, given queens underlined. In
// squares of 1 by 1; colours are variables of the style sheet.

import { upTo } from "../model/board.js";
import { LETTERS, isGiven, listSquares, regionAt } from "../model/puzzle.js";
import { svg } from "./nodes.js";

/** @import { Puzzle } from "../model/puzzle.js" */

const HATCHES = "M0 .25.25 0M0 .5.5 0M0 .75.75 0M0 1 1 0M.25 1 1 .25M.5 1 1 .5M.75 1 1 .75";

/** Return the colour of a square of a puzzle. @param {Puzzle} puzzle @param {number} row @param {number} column */
export function colourAt(puzzle, row, column) {
  if (puzzle.rows[row][column] === "#") return "var(--taken)";
  const region = regionAt(puzzle, row, column);
  return region < 0 ? "var(--square)" : `var(--region-${LETTERS[region].toLowerCase()})`;
}

/** Draw the squares of a puzzle in their colours. @param {Puzzle} puzzle */
export const drawColours = (puzzle) =>
  listSquares(puzzle).map(([row, column]) =>
    svg("rect", {
      class: "region-colour",
      x: column,
      y: row,
      width: 1,
      height: 1,
      fill: colourAt(puzzle, row, column),
    }),
  );

/** Draw the lines and letters of a puzzle, its closed squares and given queens. @param {Puzzle} puzzle */
export function drawSigns(puzzle) {
  const seen = new Set();
  const signs = listSquares(puzzle).flatMap(([row, column]) => {
    const region = regionAt(puzzle, row, column);
    const isFirst = !seen.has(region);
    seen.add(region);
    return signsOf(puzzle.rows[row][column], region < 0 ? "" : LETTERS[region], isFirst).map((sign) => {
      sign.setAttribute("transform", `translate(${column} ${row})`);
      return sign;
    });
  });
  const thin = upTo(puzzle.n - 1).map((at) => `M${at + 1} 0v${puzzle.n}M0 ${at + 1}h${puzzle.n}`);
  return svg(
    "g",
    { "data-shown": "", "aria-hidden": "true" },
    ...signs,
    svg("path", { class: "region-line", d: thin.join("") }),
    svg("path", { class: "region-border", d: borderOf(puzzle) }),
  );
}

/** @param {string} sign @param {string} letter @param {boolean} isFirst  of its region */
function signsOf(sign, letter, isFirst) {
  if (sign === "#") return [svg("path", { class: "region-hatch", d: HATCHES })];
  const given = isGiven(sign) ? [svg("path", { class: "region-given", d: "M.28.955h.44" })] : [];
  if (!letter) return given;
  const text = svg("text", { class: isFirst ? "region-letter" : "region-letter again", x: 0.1, y: 0.29 });
  text.textContent = letter;
  return [text, ...given];
}

/** Return the edges between squares of different regions, as one path. @param {Puzzle} puzzle */
function borderOf(puzzle) {
  return listSquares(puzzle)
    .flatMap(([row, column]) => {
      const region = regionAt(puzzle, row, column);
      const isEdge = (/** @type {number} */ r, /** @type {number} */ c) =>
        r < puzzle.n && c < puzzle.n && regionAt(puzzle, r, c) !== region;
      return [
        isEdge(row, column + 1) ? `M${column + 1} ${row}v1` : "",
        isEdge(row + 1, column) ? `M${column} ${row + 1}h1` : "",
      ];
    })
    .join("");
}
