// Sentences for a screen reader: the board, the listing, the stack and the tree.

import { bitIndexes } from "../../model/bits.js";
import { listed } from "./common.js";

/** @import { AlgorithmView, Fact, Square, Standing } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"page">} Page */

/** @param {Page} say @param {Fact} fact */
function standing({ aloud }, fact) {
  if ("side" in fact && fact.state === "free" && fact.side !== "active" && fact.side !== "above")
    return aloud.MASKS.open;
  if ("bars" in fact && fact.bars?.closed) return aloud.MASKS.closed;
  /** @type {Record<string, Record<string, string>>} */
  const states = { masks: aloud.MASKS, flipped: aloud.MASKS, square: aloud.SQUARE, board: aloud.FULL_BOARD };
  return states[fact.about][fact.state];
}

/**
 * "row 0, bit 7: queen": the place of a square, and its state if that is known.
 * @param {Page} say @param {AlgorithmView} view @param {Square} position @param {number} n @param {Fact | null} fact
 */
export function square(say, { family, fills }, [row, column], n, fact) {
  const { AT, BIT } = say;
  const [inRow, inColumn] = [
    AT.row({ at: row }),
    family === "masks" ? `${BIT} ${n - 1 - column}` : AT.column({ at: column }),
  ];
  const where = fills === "row" ? `${inRow}, ${inColumn}` : `${inColumn}, ${inRow}`;
  return fact ? `${where}: ${standing(say, fact)}` : where;
}

/** States of a call's squares, also in the search tree. @type {Record<string, keyof Page["aloud"]["GROUPS"]>} */
const GROUP_OF = {
  placed: "queen",
  path: "queen",
  candidate: "next",
  free: "open",
  open: "open",
  tried: "tried",
  lifted: "tried",
  refused: "attacked",
  rejected: "attacked",
};

/**
 * "queen: bit 7; still to try: bits 5 and 2": the squares of a row, by how they stand; a number in brackets are the
 * solutions found below.
 * @param {Page} say @param {AlgorithmView} view @param {Standing[]} items
 */
export function line(say, { family, fills }, items) {
  const { aloud } = say;
  const noun = family === "masks" ? aloud.BITS : fills === "row" ? aloud.COLUMNS : aloud.ROWS;
  const name = (/** @type {Standing} */ { label, found }) =>
    found === undefined || found === null ? label : `${label} (${say.solutions({ count: found })})`;
  return [...new Set(Object.values(GROUP_OF))]
    .map((group) => ({ group, names: items.filter(({ state }) => GROUP_OF[state] === group).map(name) }))
    .filter(({ names }) => names.length)
    .map(({ group, names }) => `${aloud.GROUPS[group]}: ${noun({ count: names.length, list: listed(say, names) })}`)
    .join("; ");
}

/** "ld: bits 3 and 1; col: 0": the elements of arrays. @param {Page} say @param {{array: string, mask: number}[]} elements */
export function elements(say, elements) {
  const bits = (/** @type {number[]} */ numbers) =>
    say.aloud.BITS({ count: numbers.length, list: listed(say, numbers) });
  return elements.map(({ array, mask }) => `${array}: ${mask ? bits(bitIndexes(mask)) : 0}`).join("; ");
}

/** The listing and its running lines. @param {Page} say @param {number[]} lines  from 1 */
export const listing = (say, lines) =>
  lines.length ? say.aloud.RUNNING({ count: lines.length, lines: listed(say, lines) }) : say.PAGE.code;
