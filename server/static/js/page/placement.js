// Places a box, such as an explanation or a note, beside what it speaks of. Pure: rectangles in, a position out, in pixels from
// one common corner.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{left: number, top: number}} Position  of an upper left corner */
/** @typedef {{width: number, height: number}} Size */

const GAP = 3; // pixels that stay free around what is to be seen

/**
 * A place inside the room, in whole pixels, that covers nothing of what has to be seen: right beside the anchor if there is room,
 * else the free place nearest to it. Where no place is free, the one that covers least.
 * @param {Box} anchor  what is explained
 * @param {Box[]} keep  what else has to be seen
 * @param {Size} size   of the explanation
 * @param {Box} room    what it has to stay inside
 * @returns {Position}
 */
export function choosePosition(anchor, keep, { width: wide, height: high }, room) {
  const [width, height] = [Math.ceil(wide), Math.ceil(high)];
  const size = { width, height };
  const kept = [anchor, ...keep].map(widen);
  /** @param {Position} at @returns {Position} */
  const inside = ({ left, top }) => ({ left: Math.round(clamp(left, room.left, room.right - width)), top: Math.round(clamp(top, room.top, room.bottom - height)) });
  const besides = positionsBeside(kept[0], size).map(inside);
  const isFree = (/** @type {Position} */ position) => covered(position, size, kept) === 0;
  const free = besides.find(isFree);
  if (free) return free;
  const lefts = [room.left, room.right, ...kept.flatMap(({ left, right }) => [left - width, right])];
  const tops = [room.top, room.bottom, ...kept.flatMap(({ top, bottom }) => [top - height, bottom])];
  const all = distinct(lefts).flatMap((left) => distinct(tops).map((top) => inside({ left, top })));
  const near = all.map((position) => ({ position, far: distance(anchor, boxAt(position, size)) })).sort((one, other) => one.far - other.far);
  return near.find(({ position }) => isFree(position))?.position ?? leastCovering([...besides, ...all], size, kept);
}

/** Below the anchor, right and left of it, above it. @param {Box} anchor @param {Size} size @returns {Position[]} */
function positionsBeside({ left, top, right, bottom }, { width, height }) {
  const [centre, middle] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [
    { left: centre, top: bottom },
    { left: right, top: bottom },
    { left: left - width, top: bottom },
    { left: right, top: middle },
    { left: left - width, top: middle },
    { left: centre, top: top - height },
    { left: right, top: top - height },
    { left: left - width, top: top - height },
  ];
}

/** @param {Position[]} positions @param {Size} size @param {Box[]} kept  the anchor first, which counts 100 times */
function leastCovering(positions, size, kept) {
  const areas = positions.map((position) => covered(position, size, kept) + 99 * covered(position, size, kept.slice(0, 1)));
  return positions[areas.indexOf(Math.min(...areas))];
}

/** The area of some boxes that would be covered. @param {Position} position @param {Size} size @param {Box[]} boxes */
const covered = (position, size, boxes) => boxes.reduce((sum, box) => sum + sharedArea(boxAt(position, size), box), 0);

/** @param {Position} position @param {Size} size @returns {Box} */
export const boxAt = ({ left, top }, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

/** The smallest box around all boxes. @param {Box[]} boxes @returns {Box} */
export const boundingBox = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** @param {number} value @param {number} least @param {number} most */
export const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** A box in whole pixels with a gap around it. @param {Box} box @returns {Box} */
const widen = ({ left, top, right, bottom }) => ({ left: Math.floor(left) - GAP, top: Math.floor(top) - GAP, right: Math.ceil(right) + GAP, bottom: Math.ceil(bottom) + GAP });

/** @param {number[]} numbers */
const distinct = (numbers) => [...new Set(numbers)];

/** How far apart two boxes are. @param {Box} one @param {Box} other */
function distance(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
function sharedArea(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
