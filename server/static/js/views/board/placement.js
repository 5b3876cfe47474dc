// Chooses the position of an explanation: beside its target, without covering anything that must stay visible. Pure.

import { boxAt, centredOn, distance, inside, sharedArea } from "../../page/geometry.js";
import { upTo } from "../../model/board.js";

/** @import { Box, Position, Size } from "../../page/geometry.js" */
/** @import { Fact, Scene, Square } from "../../types.js" */

const GAP = 3; // pixels that stay free around visible parts

/**
 * Choose a position in whole pixels: beside the anchor if that covers nothing, else the free one nearest to the anchor. If
 * no position is free, choose the one that covers least.
 * @param {Box} anchor  the target
 * @param {Box[]} keep  other parts that must stay visible
 * @param {Size} exact  size of the explanation
 * @param {Box} room    the limits of the position
 * @returns {Position}
 */
export function choosePosition(anchor, keep, exact, room) {
  const size = { width: Math.ceil(exact.width), height: Math.ceil(exact.height) };
  const kept = [anchor, ...keep].map(widen);
  const beside = positionsBeside(kept[0], size).map((position) => rounded(inside(position, size, room)));
  const isFree = (/** @type {Position} */ position) => covered(position, size, kept) === 0;
  const free = beside.find(isFree);
  if (free) return free;
  const all = positionsAround(kept, size, room);
  const near = all
    .map((position) => ({ position, far: distance(anchor, boxAt(position, size)) }))
    .sort((one, other) => one.far - other.far);
  return near.find(({ position }) => isFree(position))?.position ?? leastCovering([...beside, ...all], size, kept);
}

/** List the positions below the anchor, right and left of it, and above it. @param {Box} anchor @param {Size} size @returns {Position[]} */
function positionsBeside(anchor, { width, height }) {
  const { left, top, right, bottom } = anchor;
  const centre = centredOn(anchor, { width, height });
  return [
    { left: centre.left, top: bottom },
    { left: right, top: bottom },
    { left: left - width, top: bottom },
    { left: right, top: centre.top },
    { left: left - width, top: centre.top },
    { left: centre.left, top: top - height },
    { left: right, top: top - height },
    { left: left - width, top: top - height },
  ];
}

/**
 * List the positions along the edges of some boxes and of the room: if any position is free, one of these is.
 * @param {Box[]} kept
 * @param {Size} size
 * @param {Box} room
 */
function positionsAround(kept, size, room) {
  const lefts = new Set([room.left, room.right, ...kept.flatMap(({ left, right }) => [left - size.width, right])]);
  const tops = new Set([room.top, room.bottom, ...kept.flatMap(({ top, bottom }) => [top - size.height, bottom])]);
  return [...lefts].flatMap((left) => [...tops].map((top) => rounded(inside({ left, top }, size, room))));
}

/** @param {Position[]} positions @param {Size} size @param {Box[]} kept  the anchor first; its area counts 100 times */
function leastCovering(positions, size, kept) {
  const areas = positions.map(
    (position) => covered(position, size, kept) + 99 * covered(position, size, kept.slice(0, 1)),
  );
  return positions[areas.indexOf(Math.min(...areas))];
}

/** Return the area of some boxes that would be covered. @param {Position} position @param {Size} size @param {Box[]} boxes */
const covered = (position, size, boxes) => boxes.reduce((sum, box) => sum + sharedArea(boxAt(position, size), box), 0);

/** @param {Position} position @returns {Position} */
const rounded = ({ left, top }) => ({ left: Math.round(left), top: Math.round(top) });

/** Return a box in whole pixels with a gap around it. @param {Box} box @returns {Box} */
const widen = ({ left, top, right, bottom }) => ({
  left: Math.floor(left) - GAP,
  top: Math.floor(top) - GAP,
  right: Math.ceil(right) + GAP,
  bottom: Math.ceil(bottom) + GAP,
});

// The parts that an explanation mentions, as boxes that it must not cover. Pure.

/**
 * The boxes of the board and of the rows below it that can be explained; their heads start at 0.
 * @typedef {{board: Box, rows: {names: string[], top: number, bottom: number}}} Geometry
 */

/**
 * List the box of a fact's target, and those of the other parts to keep visible: the active line, the attacking queens with
 * the squares on the way to them, and the registers that are named.
 * @param {Fact} fact @param {Scene["active"]} active @param {number} n @param {Geometry} geometry
 * @returns {{anchor: Box, keep: Box[]}}
 */
export function listMentioned({ register, square, lit, by }, active, n, { board, rows }) {
  const cell = (board.right - board.left) / n;
  const height = (rows.bottom - rows.top) / rows.names.length;
  const squareAt = ([row, column] = square) =>
    boxAt({ left: board.left + column * cell, top: board.top + row * cell }, { width: cell, height: cell });
  const registerAt = (/** @type {string} */ name) =>
    boxAt({ left: 0, top: rows.top + rows.names.indexOf(name) * height }, { width: board.right, height });
  const { left, right } = squareAt();
  const named = Object.keys(lit)
    .filter((name) => rows.names.includes(name))
    .map(registerAt);
  const lines = by.flatMap(({ queen }) => between(queen, square).map(squareAt));
  const target = square[0] < n ? [squareAt()] : []; // after the last row, registers still have a column
  const keep = [
    ...target,
    ...named,
    ...lines,
    ...(active ? [lineAt(active, squareAt([active.at, active.at]), board)] : []),
  ];
  return { anchor: register ? { ...registerAt(register), left, right } : squareAt(), keep };
}

/**
 * Return the box of the active line with its name beside the board.
 * @param {NonNullable<Scene["active"]>} active
 * @param {Box} square  of it
 * @param {Box} board
 * @returns {Box}
 */
function lineAt({ along }, square, board) {
  return along === "row" ? { ...square, left: 0, right: board.right } : { ...square, top: 0, bottom: board.bottom };
}

/**
 * List the squares from a queen to just before the one that it attacks.
 * @param {number[]} queen
 * @param {number[]} square
 * @returns {Square[]}
 */
function between([row, column], [toRow, toColumn]) {
  const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
  const [down, right] = [Math.sign(toRow - row), Math.sign(toColumn - column)];
  return upTo(steps).map((step) => [row + step * down, column + step * right]);
}
