// The games of this device: the marks on each board, the latest board last, and whether attacked squares have dots.

import { FORGETTABLE, readObject, storeValue } from "../page/storage.js";
import { formatPuzzle } from "../model/puzzle.js";
import { isBegun, isSolved } from "./model.js";

/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Game } from "./model.js" */

const NAME = FORGETTABLE.puzzle;
const MOST = 24; // boards

/** @typedef {{marks: string, solved: boolean}} Saved */

/** Return what the device has of a board; null for nothing. @param {Puzzle} puzzle @returns {Saved | null} */
export function readGame(puzzle) {
  const game = Object(readObject(NAME).games)[formatPuzzle(puzzle)];
  return game && typeof game.marks === "string" ? { marks: game.marks, solved: game.solved === true } : null;
}

/** @param {Game} game */
export function saveGame(game) {
  const stored = readObject(NAME);
  const { [formatPuzzle(game.puzzle)]: before, ...others } = Object(stored.games);
  const solved = isSolved(game) || before?.solved === true;
  const kept = Object.entries(others).slice(1 - MOST);
  if (isBegun(game) || solved) kept.push([formatPuzzle(game.puzzle), { marks: game.marks, solved }]);
  storeValue(NAME, { ...stored, games: Object.fromEntries(kept) });
}

/** Return whether attacked squares have dots. */
export const readDots = () => readObject(NAME).dots !== false;

/** @param {boolean} dots */
export const saveDots = (dots) => storeValue(NAME, { ...readObject(NAME), dots });
