// Chooses the position of an explanation: right beside its target, covering as little as possible of what it mentions. Pure:
// rectangles in, a position out, in pixels from one common corner.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * @param {Box} anchor   what is explained
 * @param {Box[]} keep   what it mentions
 * @param {{width: number, height: number}} size  of the explanation
 * @param {Box} room     what it has to stay inside
 * @returns {{left: number, top: number}}
 */
export function choosePosition(anchor, keep, { width, height }, room) {
  const middle = { left: (anchor.left + anchor.right - width) / 2, top: (anchor.top + anchor.bottom - height) / 2 };
  const candidates = [
    { left: middle.left, top: anchor.bottom },
    { left: anchor.right, top: anchor.bottom },
    { left: anchor.left - width, top: anchor.bottom },
    { left: anchor.right, top: middle.top },
    { left: anchor.left - width, top: middle.top },
    { left: middle.left, top: anchor.top - height },
    { left: anchor.right, top: anchor.top - height },
    { left: anchor.left - width, top: anchor.top - height },
  ].map(({ left, top }) => ({ left: within(left, room.left, room.right - width), top: within(top, room.top, room.bottom - height) }));
  const covered = candidates.map((position) => cost(position, width, height, anchor, keep));
  return candidates[covered.indexOf(Math.min(...covered))];
}

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(most, value));

/** The area that it would cover; the explained target counts 100 times. @param {{left: number, top: number}} position @param {number} width @param {number} height @param {Box} anchor @param {Box[]} keep */
function cost({ left, top }, width, height, anchor, keep) {
  const box = { left, top, right: left + width, bottom: top + height };
  return 100 * sharedArea(box, anchor) + keep.reduce((sum, other) => sum + sharedArea(box, other), 0);
}

/** The area that two boxes share. @param {Box} one @param {Box} other */
export function sharedArea(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
