// What an explanation speaks of, as boxes that it must not cover. Pure: a fact and the board's place in, boxes out.

import { upTo } from "../../model/board.js";
import { boxAt } from "../../page/boxes.js";

/** @typedef {import("../../types.js").Fact} Fact */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../page/boxes.js").Box} Box */
/** Where the board lies, and the rows below it that can be explained; their heads begin at 0. @typedef {{board: Box, rows: {names: string[], top: number, bottom: number}}} Geometry */

/**
 * The target of a fact, and what else has to be seen with it: the line that is active, the attacking queens with the squares on
 * the way to them, and the registers that are named.
 * @param {Fact} fact @param {import("../../types.js").Scene["active"]} active @param {number} n @param {Geometry} geometry
 * @returns {{anchor: Box, keep: Box[]}}
 */
export function listMentioned({ register, square, lit, by }, active, n, { board, rows }) {
  const cell = (board.right - board.left) / n;
  const height = (rows.bottom - rows.top) / rows.names.length;
  const squareAt = ([row, column] = square) => boxAt({ left: board.left + column * cell, top: board.top + row * cell }, { width: cell, height: cell });
  const registerAt = (/** @type {string} */ name) => boxAt({ left: 0, top: rows.top + rows.names.indexOf(name) * height }, { width: board.right, height });
  const { left, right } = squareAt();
  const named = Object.keys(lit).filter((name) => rows.names.includes(name)).map(registerAt);
  const lines = by.flatMap(({ queen }) => between(queen, square).map(squareAt));
  const target = square[0] < n ? [squareAt()] : []; // after the last row the registers still have a column
  const keep = [...target, ...named, ...lines, ...(active ? [lineAt(active, squareAt([active.at, active.at]), board)] : [])];
  return { anchor: register ? { ...registerAt(register), left, right } : squareAt(), keep };
}

/** The active line, with its name beside the board. @param {NonNullable<import("../../types.js").Scene["active"]>} active @param {Box} square  of it @param {Box} board @returns {Box} */
function lineAt({ along }, square, board) {
  return along === "row" ? { ...square, left: 0, right: board.right } : { ...square, top: 0, bottom: board.bottom };
}

/** The squares from a queen up to before the one that she attacks. @param {number[]} queen @param {number[]} square @returns {Square[]} */
function between([row, column], [toRow, toColumn]) {
  const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
  const [down, right] = [Math.sign(toRow - row), Math.sign(toColumn - column)];
  return upTo(steps).map((step) => [row + step * down, column + step * right]);
}
