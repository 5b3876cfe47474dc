// What stands in each row of the wall: solutions in the order they are found, or one class. Pure.

import { upTo } from "../model/board.js";

/** @import { Solution, SolutionClass } from "../types.js" */
/** @import { Content } from "./tile.js" */

/**
 * What the wall shows. `at(index)` is null for what has not arrived.
 * @typedef {{kind: "rows", n: number, found: number, base: number, count: number, at: (index: number) => Solution | null}} InRows
 * @typedef {{kind: "classes", n: number, found: number, count: number, at: (index: number) => SolutionClass | null}} InClasses
 */

/** @typedef {{row: number, slot: number}} Place  of a tile */

const WHOLE = 8; // the size of most classes, assumed until a class arrives

/** How many rows there are. @param {InRows | InClasses | null} things @param {number} across  tiles side by side */
export const countRows = (things, across) =>
  things ? (things.kind === "classes" ? things.count : Math.ceil(things.count / across)) : 0;

/** How many tiles a row of a class has. @param {InClasses} classes @param {number} row */
export const sizeOf = (classes, row) => classes.at(row)?.size ?? WHOLE;

/**
 * The tiles of a row.
 * @param {InRows | InClasses | null} things
 * @param {number} across
 * @param {number} row
 * @returns {(Content | null)[]}
 */
export function contentsOf(things, across, row) {
  if (!things) return [];
  if (things.kind === "rows") {
    const { base, count, at } = things;
    return upTo(across).map((slot) => {
      const index = row * across + slot;
      return index < count ? { solution: at(base + index), from: null, found: true } : null;
    });
  }
  const whole = things.at(row);
  if (!whole) return upTo(WHOLE).map(() => ({ solution: null, from: null, found: false }));
  const first = whole.members[0].number;
  return whole.members.map((solution) => ({
    solution,
    from: { turn: solution.turn, first },
    found: solution.number <= things.found,
  }));
}

/**
 * How many solutions a row shows.
 * @param {InRows | InClasses | null} things
 * @param {number} across
 * @param {number} row
 */
export const countShown = (things, across, row) =>
  contentsOf(things, across, row).filter((content) => content?.solution && content.found).length;

/**
 * The tile that a key leads to from another one, which may be beyond the first or the last row; null for other keys.
 * @param {string} key
 * @param {Place} from
 * @param {InRows | InClasses | null} things
 * @param {number} across
 * @returns {Place | null}
 */
export function neighbourOf(key, { row, slot }, things, across) {
  const shown = (/** @type {number} */ other) => countShown(things, across, other);
  switch (key) {
    case "ArrowRight":
      return slot + 1 < shown(row) ? { row, slot: slot + 1 } : { row: row + 1, slot: 0 };
    case "ArrowLeft":
      return slot ? { row, slot: slot - 1 } : { row: row - 1, slot: row ? Math.max(0, shown(row - 1) - 1) : 0 };
    case "ArrowDown":
      return slot + across < shown(row) ? { row, slot: slot + across } : { row: row + 1, slot: slot % across };
    case "ArrowUp":
      return slot >= across ? { row, slot: slot - across } : { row: row - 1, slot };
    case "Home":
      return { row: 0, slot: 0 };
    case "End":
      return { row: countRows(things, across) - 1, slot: 0 };
    default:
      return null;
  }
}
