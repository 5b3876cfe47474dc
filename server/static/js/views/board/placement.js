// Chooses the position of an explanation: right beside its target, covering nothing that has to be seen. Pure.

import { boxAt, centredOn, distance, inside, sharedArea } from "../../page/boxes.js";

/** @typedef {import("../../page/boxes.js").Box} Box */
/** @typedef {import("../../page/boxes.js").Position} Position */
/** @typedef {import("../../page/boxes.js").Size} Size */

const GAP = 3; // pixels that stay free around what is to be seen

/**
 * A position in whole pixels: right beside the anchor if that covers nothing, else the free one nearest to the anchor. Where
 * none is free, the one that covers least.
 * @param {Box} anchor  what is explained
 * @param {Box[]} keep  what else has to be seen
 * @param {Size} exact  size of the explanation
 * @param {Box} room    what it has to stay inside
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
  const near = all.map((position) => ({ position, far: distance(anchor, boxAt(position, size)) })).sort((one, other) => one.far - other.far);
  return near.find(({ position }) => isFree(position))?.position ?? leastCovering([...beside, ...all], size, kept);
}

/** Below the anchor, right and left of it, above it. @param {Box} anchor @param {Size} size @returns {Position[]} */
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

/** Every position along the edges of some boxes and of the room: if any position is free, one of these is. @param {Box[]} kept @param {Size} size @param {Box} room */
function positionsAround(kept, size, room) {
  const lefts = new Set([room.left, room.right, ...kept.flatMap(({ left, right }) => [left - size.width, right])]);
  const tops = new Set([room.top, room.bottom, ...kept.flatMap(({ top, bottom }) => [top - size.height, bottom])]);
  return [...lefts].flatMap((left) => [...tops].map((top) => rounded(inside({ left, top }, size, room))));
}

/** @param {Position[]} positions @param {Size} size @param {Box[]} kept  the anchor first, which counts 100 times */
function leastCovering(positions, size, kept) {
  const areas = positions.map((position) => covered(position, size, kept) + 99 * covered(position, size, kept.slice(0, 1)));
  return positions[areas.indexOf(Math.min(...areas))];
}

/** The area of some boxes that would be covered. @param {Position} position @param {Size} size @param {Box[]} boxes */
const covered = (position, size, boxes) => boxes.reduce((sum, box) => sum + sharedArea(boxAt(position, size), box), 0);

/** @param {Position} position @returns {Position} */
const rounded = ({ left, top }) => ({ left: Math.round(left), top: Math.round(top) });

/** A box in whole pixels with a gap around it. @param {Box} box @returns {Box} */
const widen = ({ left, top, right, bottom }) => ({ left: Math.floor(left) - GAP, top: Math.floor(top) - GAP, right: Math.ceil(right) + GAP, bottom: Math.ceil(bottom) + GAP });
