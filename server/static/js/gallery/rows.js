// The groups of tiles on the wall: a fixed number of solutions in the order they are found, or one class. Pure.

import { upTo } from "../model/board.js";

/** @import { Solution, SolutionClass } from "../types.js" */
/** @import { TileContent } from "./tile.js" */

/**
 * The contents of the wall: a page that starts at the index `base`. `at(index)` is null for an item that has not arrived.
 * @typedef {{kind: "rows", n: number, found: number, base: number, count: number, at: (index: number) => Solution | null}} InRows
 * @typedef {{kind: "classes", n: number, found: number, base: number, count: number, at: (index: number) => SolutionClass | null}} InClasses
 */

/** The place of a tile. @typedef {{group: number, slot: number}} TilePlace */

export const MOST = 60; // solutions in a group: full rows of 3, 4, 5 or 6
const WHOLE = 8; // the size of most classes, assumed until a class arrives

/** @param {InRows | InClasses} things */
export const countGroups = ({ kind, count }) => (kind === "classes" ? count : Math.ceil(count / MOST));

/**
 * List the tiles of a group.
 * @param {InRows | InClasses} things
 * @param {number} group
 * @returns {TileContent[]}
 */
export function contentsOf({ kind, found, base, count, at }, group) {
  if (kind === "rows") {
    const first = group * MOST;
    return upTo(Math.min(MOST, count - first)).map((slot) => ({
      solution: at(base + first + slot),
      from: null,
      found: true,
    }));
  }
  const whole = at(base + group);
  if (!whole) return upTo(WHOLE).map(() => ({ solution: null, from: null, found: false }));
  const first = whole.members[0].number;
  return whole.members.map((solution) => ({
    solution,
    from: { turn: solution.turn, first },
    found: solution.number <= found,
  }));
}

/** Return the number of solutions that a group shows. @param {InRows | InClasses} things @param {number} group */
export const countShown = (things, group) =>
  contentsOf(things, group).filter(({ solution, found }) => solution && found).length;

/**
 * Return the tile that a key leads to from another one, perhaps beyond the first or the last group; null for other keys.
 * @param {string} key
 * @param {TilePlace} from
 * @param {InRows | InClasses} things
 * @param {number} across  tiles side by side
 * @returns {TilePlace | null}
 */
export function neighbourOf(key, { group, slot }, things, across) {
  const last = (/** @type {number} */ other) =>
    other >= 0 && other < countGroups(things) ? Math.max(0, countShown(things, other) - 1) : 0;
  switch (key) {
    case "ArrowRight":
      return slot < last(group) ? { group, slot: slot + 1 } : { group: group + 1, slot: 0 };
    case "ArrowLeft":
      return slot ? { group, slot: slot - 1 } : { group: group - 1, slot: last(group - 1) };
    case "ArrowDown":
      return slot + across <= last(group) ? { group, slot: slot + across } : { group: group + 1, slot: slot % across };
    case "ArrowUp":
      return slot >= across
        ? { group, slot: slot - across }
        : { group: group - 1, slot: slot + last(group - 1) - (last(group - 1) % across) };
    case "Home":
      return { group: 0, slot: 0 };
    case "End":
      return { group: countGroups(things) - 1, slot: last(countGroups(things) - 1) };
    default:
      return null;
  }
}
