// Rectangles on the page. Pure.

/**
 * A rectangle, in pixels from one common corner.
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */
/** The position of an upper left corner. @typedef {{left: number, top: number}} Position */
/** @typedef {{width: number, height: number}} Size */

/** @param {Position} position @param {Size} size @returns {Box} */
export const boxAt = ({ left, top }, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

/**
 * Return the position at which a box is centred on another.
 * @param {Box} box
 * @param {Size} size
 * @returns {Position}
 */
export const centredOn = ({ left, top, right, bottom }, { width, height }) => ({
  left: (left + right - width) / 2,
  top: (top + bottom - height) / 2,
});

/**
 * Return the position nearest to another one at which a box lies inside a room.
 * @param {Position} position
 * @param {Size} size
 * @param {Box} room
 * @returns {Position}
 */
export const inside = ({ left, top }, { width, height }, room) => ({
  left: clamp(left, room.left, room.right - width),
  top: clamp(top, room.top, room.bottom - height),
});

/** Return the smallest box around all boxes. @param {Box[]} boxes @returns {Box} */
export const boundingBox = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Return the area that two boxes share. @param {Box} one @param {Box} other */
export function sharedArea(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Return the distance between two boxes. @param {Box} one @param {Box} other */
export function distance(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

// Keeps a part of a scrolling box in view. It measures after a frame is painted; earlier, the browser would have to lay out
// the page twice.

/**
 * @param {HTMLElement} box
 * @param {number} [below]  how many times its height should be visible below the part, if there is room
 * @returns {(first: HTMLElement | null, last?: HTMLElement | null) => void}  sets the part to keep in view; of a part
 *   that does not fit, its end
 */
export function keepInView(box, below = 0) {
  /** @type {(HTMLElement | null)[]} */
  let wanted = [];
  /** @type {(HTMLElement | null)[]} */
  let seen = [];
  let scheduled = false;

  const isSeen = () => wanted[0] === seen[0] && wanted[1] === seen[1];

  function scroll() {
    scheduled = false;
    const [first, last] = wanted;
    if (!first || !last || isSeen() || !box.clientHeight) return;
    seen = wanted; // only once, so that the viewer can scroll away from it
    const { scrollTop } = box;
    const line = Math.min(last.offsetHeight, parseFloat(getComputedStyle(box).lineHeight) || Infinity); // the last may wrap
    const height = box.clientHeight - (box.clientHeight % (line || 1)); // a fraction of a line is no use
    const end = last.offsetTop + last.offsetHeight + 2; // 2: the measured values are rounded
    const room = height - (end - first.offsetTop);
    const bottom = end + Math.max(0, Math.min(room, below * last.offsetHeight));
    const top = Math.max(first.offsetTop, bottom - height);
    if (top < scrollTop) box.scrollTop = top;
    else if (bottom > scrollTop + height) box.scrollTop = bottom - height;
  }

  function schedule() {
    if (scheduled || isSeen()) return;
    scheduled = true;
    requestAnimationFrame(() => setTimeout(scroll));
  }

  new ResizeObserver(() => {
    seen = []; // a box that was hidden or has grown may not show it any more
    schedule();
  }).observe(box);

  return (first, last = first) => {
    wanted = [first, last];
    schedule();
  };
}
