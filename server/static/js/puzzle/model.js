// A game on a board: the player's marks, with those before each change. Every function returns another game. Pure.

import { attackBetween, isGiven, listAttacks, listGiven, listSquares } from "../model/puzzle.js";

/** @import { Square } from "../types.js" */
/** @import { Puzzle } from "../model/puzzle.js" */

/** A mark on a square: none, a cross, a queen. @typedef {"." | "x" | "q"} Mark */
/** Marks are one sign a square, row by row. @typedef {{puzzle: Puzzle, marks: string, past: readonly string[]}} Game */

const MOST_PAST = 400; // changes that can be taken back

/** @type {Record<Mark, Mark>} */
const NEXT = { ".": "x", x: "q", q: "." };

/** Start a game, with the marks of an earlier one if they fit its board. @param {Puzzle} puzzle @param {unknown} [marks] @returns {Game} */
export function startGame(puzzle, marks) {
  const size = puzzle.n ** 2;
  const fits = typeof marks === "string" && marks.length === size && /^[.xq]*$/.test(marks);
  const clean = (/** @type {string} */ kept) =>
    [...kept].map((mark, at) => (canMark(puzzle, squareOf(puzzle, at)) ? mark : ".")).join("");
  return { puzzle, marks: fits ? clean(/** @type {string} */ (marks)) : ".".repeat(size), past: [] };
}

/** @param {Puzzle} puzzle @param {number} at @returns {Square} */
export const squareOf = ({ n }, at) => [Math.floor(at / n), at % n];

/** Return whether a square takes marks: it is neither closed nor has a given queen. @param {Puzzle} puzzle @param {Square} square */
export const canMark = ({ rows }, [row, column]) => rows[row][column] !== "#" && !isGiven(rows[row][column]);

/** @param {Game} game @param {Square} square */
export const markAt = ({ puzzle, marks }, [row, column]) => /** @type {Mark} */ (marks[row * puzzle.n + column]);

/**
 * Put a mark on squares; squares that take none stay as they are.
 * @param {Game} game
 * @param {readonly Square[]} squares
 * @param {Mark} mark
 * @param {boolean} [joined]  true: the change before this one and this one are taken back together
 * @returns {Game}
 */
export function putMarks(game, squares, mark, joined = false) {
  const { puzzle, marks, past } = game;
  const signs = [...marks];
  for (const [row, column] of squares) if (canMark(puzzle, [row, column])) signs[row * puzzle.n + column] = mark;
  const changed = signs.join("");
  if (changed === marks) return game;
  return { puzzle, marks: changed, past: joined ? past : [...past, marks].slice(-MOST_PAST) };
}

/** Go on to the next mark of a square. @param {Game} game @param {Square} square */
export const cycle = (game, square) => putMarks(game, [square], NEXT[markAt(game, square)]);

/** Put a mark, or remove it. @param {Game} game @param {Square} square @param {Mark} mark */
export const toggle = (game, square, mark) => putMarks(game, [square], markAt(game, square) === mark ? "." : mark);

/** @param {Game} game @returns {Game} */
export const undo = ({ puzzle, marks, past }) => ({ puzzle, marks: past.at(-1) ?? marks, past: past.slice(0, -1) });

/** Remove all marks; it can be taken back. @param {Game} game */
export const clear = (game) => putMarks(game, listSquares(game.puzzle), ".");

/** @param {Game} game @param {Mark} mark */
const listMarked = ({ puzzle, marks }, mark) =>
  [...marks].flatMap((sign, at) => (sign === mark ? [squareOf(puzzle, at)] : []));

/** List all queens, the given ones first. @param {Game} game */
export const listQueens = (game) => [...listGiven(game.puzzle), ...listMarked(game, "q")];

/** @param {Game} game */
export const listCrosses = (game) => listMarked(game, "x");

/** List the queens that attack a square. @param {Game} game @param {Square} square */
export const listAttackers = (game, square) =>
  listQueens(game).flatMap((queen) => {
    const along = attackBetween(game.puzzle, queen, square);
    return along ? [{ queen, along }] : [];
  });

/** List squares without a queen that are crossed out or attacked by one. @param {Game} game */
export const listRuledOut = (game) =>
  listSquares(game.puzzle).filter(
    (square) =>
      canMark(game.puzzle, square) &&
      markAt(game, square) !== "q" &&
      (markAt(game, square) === "x" || listAttackers(game, square).length > 0),
  );

/** Return whether all queens stand and none attacks another. @param {Game} game */
export function isSolved(game) {
  const queens = listQueens(game);
  return queens.length === game.puzzle.n && !listAttacks(game.puzzle, queens).length;
}

/** Return whether a player has made any mark. @param {Game} game */
export const isBegun = ({ marks }) => /[xq]/.test(marks);
