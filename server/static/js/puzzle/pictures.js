// The pictures of a board: of a game with its hint, of a draft, of a step of the deduction or of the search. Pure.

import { candidateOf, has, bitIndex } from "../model/bits.js";
import { isGiven, listAttacks, listSquares } from "../model/puzzle.js";
import { isSolved, listQueens, listRuledOut, markAt } from "./model.js";

/** @import { Deduction, Square, Step } from "../types.js" */
/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Look, Picture, Unit } from "./drawn.js" */
/** @import { Hint } from "./hint.js" */
/** @import { Game } from "./model.js" */

/** @param {readonly Square[]} squares @param {Square} square */
const includes = (squares, [row, column]) => squares.some(([r, c]) => r === row && c === column);

/** @param {Puzzle} puzzle @param {(square: Square, given: boolean) => Look} lookOf @returns {Look[]} */
const looksOf = (puzzle, lookOf) =>
  listSquares(puzzle).map((square) => lookOf(square, isGiven(puzzle.rows[square[0]][square[1]])));

/**
 * @param {Game} game
 * @param {{hint: Hint | null, dots: boolean}} shown  dots: attacked squares have a dot
 * @returns {Picture}
 */
export function pictureOfGame(game, { hint, dots }) {
  const { puzzle } = game;
  const attacks = listAttacks(puzzle, listQueens(game));
  const attacked = dots ? listRuledOut(game) : [];
  const solved = isSolved(game);
  const looks = looksOf(puzzle, (square, given) => {
    const mark = markAt(game, square);
    const isWrong = attacks.some(({ one, other }) => includes([one, other], square));
    const dot = includes(attacked, square) ? "dot" : "";
    const piece = given ? "given" : mark === "q" ? "queen" : mark === "x" ? (solved ? "" : "cross") : solved ? "" : dot;
    return { piece, tone: isWrong ? "alarm" : toneOf(hint, square) };
  });
  const lines = attacks.map(({ one, other }) => /** @type {[Square, Square]} */ ([one, other]));
  return { puzzle, looks, lines, units: unitsOf(hint), solved };
}

/** Return the units of a hint, at first only where to look. @param {Hint | null} hint */
const unitsOf = (hint) =>
  (hint?.finding?.units ?? []).filter(([along], _, units) => hint?.level !== 1 || along === units[0][0]);

/** @param {Hint | null} hint @param {Square} square @returns {Look["tone"]} */
function toneOf(hint, square) {
  if (!hint) return "";
  if (hint.mistake) return includes([hint.mistake], square) ? "alarm" : "";
  if (hint.finding && hint.level >= 3 && includes(hint.finding.squares, square)) return "here";
  const isProof = hint.finding && hint.finding.rule !== 1 && includes(hint.finding.proof, square);
  return isProof && hint.level >= 2 ? "proof" : "";
}

/** @param {Puzzle} puzzle @returns {Picture} */
export const pictureOfDraft = (puzzle) => ({
  puzzle,
  looks: looksOf(puzzle, (_, given) => ({ piece: given ? "given" : "" })),
});

/**
 * Return the squares of the guesses under way at a step; the picture of a step has only their number.
 * @param {readonly Deduction[]} steps  all up to the step
 */
export function guessesAt(steps) {
  /** @type {Square[]} */
  let under = [];
  for (const { kind, depth, squares } of steps)
    under = kind === "guess" ? [...under.slice(0, depth - 1), squares[0]] : under.slice(0, depth);
  return under;
}

/** @param {Puzzle} puzzle @param {Deduction} step @param {Square[]} guesses @returns {Picture} */
export function pictureOfDeduction(puzzle, step, guesses) {
  const { kind, rule, queens, free, squares, proof } = step;
  const isOver = kind === "contradiction";
  const looks = looksOf(puzzle, (square, given) => {
    const [row, column] = square;
    const isNow = includes(squares, square);
    const isOpen = has(free[row], column, puzzle.n) || puzzle.rows[row][column] === "#";
    const queen = includes(guesses, square) ? "guess" : given ? "given" : "queen";
    const piece = includes(queens, square) ? queen : isOpen ? "" : isNow ? "cross" : "old";
    const tone = isOver && (isNow || includes(proof, square)) ? "alarm" : isNow ? "here" : "";
    return { piece, tone: tone || (rule !== 1 && includes(proof, square) ? "proof" : "") };
  });
  return { puzzle, looks, units: step.units, solved: kind === "solution" };
}

/** @param {Puzzle} puzzle @param {Step} step @returns {Picture} */
export function pictureOfSearch(puzzle, step) {
  const { n } = puzzle;
  const isOpen = step.stack.length > 0 && step.row < n;
  const candidate = candidateOf(step);
  const next = candidate ? n - 1 - bitIndex(candidate) : -1;
  const lifted = step.kind === "return" ? step.square : null;
  const looks = looksOf(puzzle, (square, given) => {
    const [row, column] = square;
    const isActive = isOpen && row === step.row;
    const isFree = isActive && has(step.poss, column, n);
    const isGhost = (lifted && includes([lifted], square)) || (isActive && column === next);
    const piece = includes(step.queens, square) || given ? (given ? "given" : "queen") : isGhost ? "ghost" : "";
    return { piece, tone: isFree ? "free" : isActive && !piece && puzzle.rows[row][column] !== "#" ? "gone" : "" };
  });
  /** @type {Unit[]} */
  const units = isOpen ? [["row", step.row]] : [];
  return { puzzle, looks, units, solved: step.kind === "solution" };
}
