// Places a note beside the part that it explains, without covering it. Pure.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box  in pixels of the window */

const EDGE = 8; // pixels between a note and the edge of the window
const GAP = 12; // pixels between a note and its part

/**
 * The note's top left corner and its largest height. The note goes to the first side with enough room: right, left, below,
 * above. If no side has enough, it goes below or above, whichever has more.
 * @param {Box} ring @param {{width: number, height: number}} note @param {{width: number, height: number}} window
 */
export function placeNote(ring, note, window) {
  const room = { left: EDGE, top: EDGE, right: window.width - EDGE, bottom: window.height - EDGE };
  const left = clamp(middle(ring.left, ring.right) - note.width / 2, room.left, room.right - note.width);
  const top = clamp(middle(ring.top, ring.bottom) - note.height / 2, room.top, room.bottom - note.height);
  const below = room.bottom - ring.bottom - GAP;
  const above = ring.top - GAP - room.top;
  const high = room.bottom - room.top;
  if (note.height <= high && ring.right + GAP + note.width <= room.right) return { left: ring.right + GAP, top, height: high };
  if (note.height <= high && ring.left - GAP - note.width >= room.left) return { left: ring.left - GAP - note.width, top, height: high };
  if (note.height <= below || below >= above) return { left, top: ring.bottom + GAP, height: Math.max(0, below) };
  return { left, top: Math.max(room.top, ring.top - GAP - note.height), height: Math.max(0, above) };
}

/** The smallest box around all boxes. @param {Box[]} boxes @returns {Box} */
export function boundingBox(boxes) {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** @param {number} from @param {number} to */
const middle = (from, to) => (from + to) / 2;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));
