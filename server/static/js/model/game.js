// The game of placing queens by hand: one line after the other, in the order of the search. A square that led to a dead end
// counts as tried, so a player goes through the same tree as the search. Pure.

import { attackers, upTo } from "./board.js";

/**
 * The columns of the queens, line by line (in searches by columns: their rows), the squares of each line that led nowhere, and
 * what the last move was.
 * - start; placed; back: a queen was taken back; solved
 * - stuck: the next line has no free square; exhausted: each free one led nowhere
 * - attacked, tried, full, order: the square was refused, in the last case because another line is next
 * @typedef {"start" | "placed" | "back" | "solved" | "stuck" | "exhausted" | "attacked" | "tried" | "full" | "order"} Remark
 * @typedef {{n: number, queens: number[], tried: number[][], remark: Remark}} Game
 */

/** @param {number} n @param {number[]} [queens] @returns {Game} */
export function createGame(n, queens = []) {
  const game = /** @type {Game} */ ({ n, queens, tried: [], remark: "start" });
  return queens.length ? { ...game, remark: remarkOf(game) } : game;
}

/** @param {Game} game */
export const isSolved = ({ n, queens }) => queens.length === n;

/** @param {Game} game @param {number} line @param {number} at */
export const isTried = ({ tried }, line, at) => tried[line]?.includes(at) ?? false;

/** Return true if a queen may be placed on a square of the next line. @param {Game} game @param {number} at */
export const isOpen = (game, at) =>
  !isTried(game, game.queens.length, at) && attackers(game.queens, game.queens.length, at).length === 0;

/** List the squares of the next line on which a queen may be placed. @param {Game} game */
export const openOf = (game) => (isSolved(game) ? [] : upTo(game.n).filter((at) => isOpen(game, at)));

/** Return the remark after a queen was placed. @param {Game} game @returns {Remark} */
function remarkOf(game) {
  if (isSolved(game)) return "solved";
  return openOf(game).length ? "placed" : "stuck";
}

/**
 * Choose a square: place a queen there, take back the last one, or refuse it.
 * @param {Game} game @param {number} line @param {number} at @returns {Game}
 */
export function choose(game, line, at) {
  const { queens } = game;
  const next = queens.length;
  if (line === next - 1 && queens[line] === at) return takeBack(game);
  if (line < next) return { ...game, remark: "full" };
  if (line > next) return { ...game, remark: "order" };
  if (attackers(queens, line, at).length) return { ...game, remark: "attacked" };
  if (isTried(game, line, at)) return { ...game, remark: "tried" };
  const placed = { ...game, queens: [...queens, at] };
  return { ...placed, remark: remarkOf(placed) };
}

/** Take the last queen back. After a dead end its square counts as tried. @param {Game} game @returns {Game} */
export function takeBack(game) {
  const { n, queens, tried } = game;
  if (!queens.length) return game;
  const line = queens.length - 1;
  const led = !isSolved(game) && !openOf(game).length ? [queens[line]] : [];
  const known = upTo(line + 1).map((above) => [...(tried[above] ?? []), ...(above === line ? led : [])]);
  /** @type {Game} */
  const back = { n, queens: queens.slice(0, line), tried: known, remark: "back" };
  return openOf(back).length ? back : { ...back, remark: "exhausted" };
}
