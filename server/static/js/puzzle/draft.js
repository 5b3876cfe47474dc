// A board that is drawn by hand, which may still have faults. Pure.

import { LETTERS, isGiven, listFaults, regionOf } from "../model/puzzle.js";

/** @import { Square } from "../types.js" */
/** @import { Puzzle, Rule } from "../model/puzzle.js" */

/** A board under the pen; `letter`: the region that a drag paints. @typedef {{puzzle: Puzzle, letter: string}} Draft */

export const SIZES = { least: 4, most: 12 };

/** Start to draw on a board, or on an empty one. @param {Puzzle | null} puzzle @param {number} [n] @returns {Draft} */
export function startDraft(puzzle, n = 8) {
  if (puzzle && puzzle.n >= SIZES.least) return { puzzle, letter: "A" };
  return { puzzle: { rule: "long", n, rows: Array.from({ length: n }, () => ".".repeat(n)) }, letter: "A" };
}

/** Change the signs of squares. @param {Draft} draft @param {readonly Square[]} squares @param {(sign: string) => string} change @returns {Draft} */
function changeSigns(draft, squares, change) {
  const rows = draft.puzzle.rows.map((row) => [...row]);
  for (const [row, column] of squares) rows[row][column] = change(rows[row][column]);
  return { ...draft, puzzle: { ...draft.puzzle, rows: rows.map((row) => row.join("")) } };
}

/** Close a square, or open it. @param {Draft} draft @param {Square} square */
export const toggleClosed = (draft, square) => changeSigns(draft, [square], (sign) => (sign === "#" ? "." : "#"));

/** Set a given queen, or remove it; its region stays. @param {Draft} draft @param {Square} square */
export const toggleGiven = (draft, square) =>
  changeSigns(draft, [square], (sign) => {
    const region = regionOf(sign);
    if (region >= 0) return isGiven(sign) ? LETTERS[region] : LETTERS[region].toLowerCase();
    return sign === "Q" ? "." : "Q";
  });

/** Paint squares in the chosen region; given queens stay. @param {Draft} draft @param {readonly Square[]} squares */
export const paintRegion = (draft, squares) =>
  changeSigns(draft, squares, (sign) => (isGiven(sign) ? draft.letter.toLowerCase() : draft.letter));

/** @param {Draft} draft @param {string} letter @returns {Draft} */
export const chooseLetter = (draft, letter) => ({ ...draft, letter });

/** @param {Draft} draft @param {Rule} rule @returns {Draft} */
export const chooseRule = (draft, rule) => ({ ...draft, puzzle: { ...draft.puzzle, rule } });

/** Make the board larger or smaller at its right and lower edges; regions that it no longer has are gone. @param {Draft} draft @param {number} n @returns {Draft} */
export function resize({ puzzle, letter }, n) {
  const keep = (/** @type {string} */ sign) => (regionOf(sign) < n ? sign : isGiven(sign) ? "Q" : ".");
  const rows = Array.from({ length: n }, (_, row) =>
    [...(puzzle.rows[row] ?? "").padEnd(n, ".").slice(0, n)].map(keep).join(""),
  );
  return { puzzle: { ...puzzle, n, rows }, letter: regionOf(letter) < n ? letter : "A" };
}

/** @param {Draft} draft */
export const faultsOf = ({ puzzle }) => listFaults(puzzle);
