// A hint in steps: where to look, by which rule, on which square; then it is done for the player. Pure.

import { listCrosses, listQueens, listRuledOut, putMarks } from "./model.js";

/** @import { Deduction, Hinted, Square } from "../types.js" */
/** @import { Game } from "./model.js" */

/** `level`: how much of the finding is said, from 1; `marks`: those that it is about. @typedef {{finding: Deduction | null, mistake: Square | null, level: number, marks: string}} Hint */

export const LEVELS = 3;

/** Return the marks that a hint is asked for. Squares that a queen attacks count as crossed out. @param {Game} game */
export const marksFor = (game) => ({ queens: listQueens(game), crossed: listRuledOut(game) });

/** @param {Game} game @param {Hinted} hinted @returns {Hint} */
export function beginHint(game, { finding, mistake }) {
  const square = mistake && ("queen" in mistake ? mistake.queen : mistake.crossed);
  const level = finding?.kind === "guess" ? LEVELS : 1; // there is no rule to ask for
  return { finding, mistake: square, level, marks: game.marks };
}

/** Return whether a hint is about the marks as they stand. @param {Hint | null} hint @param {Game} game */
export const isAbout = (hint, { marks }) => hint?.marks === marks;

/** Do what a hint says: remove a wrong mark, place a queen or cross squares out. @param {Game} game @param {Hint} hint */
export function follow(game, { finding, mistake }) {
  if (mistake) return putMarks(game, [mistake], ".");
  if (!finding) return game;
  const isQueen = finding.kind === "place" || finding.kind === "guess";
  return putMarks(game, finding.squares, isQueen ? "q" : "x");
}

/** Return whether a wrong mark is a cross. @param {Game} game @param {Square} square */
export const isCross = (game, square) =>
  listCrosses(game).some(([row, column]) => row === square[0] && column === square[1]);
