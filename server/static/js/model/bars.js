// Explains what the board of a puzzle has against a square, and why a bit of reg or open is 1 or 0. Pure.

import { LETTERS, attackBetween, listGiven, regionAt } from "./puzzle.js";

/** @import { Bars, Square, Step } from "../types.js" */

/** Return what the board of a puzzle has against a square; undefined without a board. @param {Pick<Step, "queens" | "puzzle">} step @param {Square} square @returns {Bars | undefined} */
export function barsAt({ queens, puzzle }, square) {
  if (!puzzle) return undefined;
  const [row, column] = square;
  const region = regionAt(puzzle, row, column);
  const inRegion = queens.find((queen) => queen[0] < row && regionAt(puzzle, ...queen) === region);
  return {
    closed: puzzle.rows[row][column] === "#",
    given: listGiven(puzzle).find((queen) => attackBetween(puzzle, queen, square)) ?? null,
    region: region < 0 ? "" : LETTERS[region],
    queen: (region >= 0 && inRegion) || null,
  };
}

/** @param {Bars} [bars] */
export const isBarred = (bars) => bars !== undefined && (isShut(bars) || bars.queen !== null);

/** Return whether a square is not open. @param {Bars} bars */
const isShut = ({ closed, given }) => closed || given !== null;

/** Return the registers in which what a board has against a square stands. @param {Bars} [bars] */
export function registersOf(bars) {
  if (!bars) return [];
  return [...(bars.queen ? ["reg"] : []), ...(isShut(bars) ? ["open"] : [])];
}

/** Return whether a register of the board has a 1. @param {"reg" | "open"} register @param {Bars} [bars] */
export const hasBit = (register, bars) =>
  register === "reg" ? Boolean(bars?.queen) : bars === undefined || !isShut(bars);
