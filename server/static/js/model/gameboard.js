// The board of a game by hand: the squares of its next line, its queens, and the squares that they attack below. Pure.

import { attackers, upTo } from "./board.js";
import { squareOf } from "./squares.js";
import { isOpen, isSolved, isTried, openOf } from "./game.js";

/** @import { AlgorithmView, Scene, Square, Step } from "../types.js" */
/** @import { Game } from "./game.js" */

/** @typedef {AlgorithmView["fills"]} Fills  rows or columns, as the search fills the board */

/** @param {Game} game @param {Fills} fills @returns {Square[]} */
export const queensOf = ({ queens }, fills) => queens.map((at, line) => squareOf({ fills }, line, at));

/** Return the scene of a game. @param {Game} game @param {Fills} fills @returns {Scene} */
export function sceneOf(game, fills) {
  const next = game.queens.length;
  return {
    active: isSolved(game) ? null : { along: fills, at: next },
    states: isSolved(game) ? [] : upTo(game.n).map((at) => stateOf(game, at)),
    queens: queensOf(game, fills),
    hollow: null,
    lifted: false,
    barren: isSolved(game) || openOf(game).length ? null : next,
  };
}

/** @param {Game} game @param {number} at  on the next line */
function stateOf(game, at) {
  if (isOpen(game, at)) return "free";
  return isTried(game, game.queens.length, at) ? "tried" : "attacked";
}

/** Return the step that a board needs to draw a game: nothing is tried next. @param {Step} step  of the search @param {Game} game @param {Fills} fills @returns {Step} */
export const stepOf = (step, game, fills) => ({
  ...step,
  kind: isSolved(game) ? "solution" : "place",
  queens: queensOf(game, fills),
  poss: 0,
});

/** Return the squares below the next line that a queen attacks, as one SVG path. @param {Game} game @param {Fills} fills */
export function attackedPath(game, fills) {
  const { n, queens } = game;
  const lines = upTo(n).slice(queens.length + 1);
  return lines
    .flatMap((line) => upTo(n).map((at) => (attackers(queens, line, at).length ? squareOf({ fills }, line, at) : null)))
    .map((square) => (square ? `M${square[1]} ${square[0]}h1v1h-1z` : ""))
    .join("");
}
