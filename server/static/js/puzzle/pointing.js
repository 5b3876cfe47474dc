// The pointer on a board: a tap, a drag over several squares, a long press.

/** @import { Square } from "../types.js" */

const HOLD = 450; // milliseconds of a long press

/**
 * @typedef {{tap: (square: Square) => void, drag: (square: Square, first: boolean) => void, hold?: (square: Square) => void}} Gestures
 *   drag: called for each square of a drag; `first`: for its first one
 */

/**
 * @param {Element} element  a square picture of the board
 * @param {() => number} n
 * @param {Gestures} gestures
 */
export function listenToPointer(element, n, { tap, drag, hold }) {
  /** @type {{square: Square, moved: boolean, held: boolean, timer: number | undefined} | null} */
  let press = null;

  /** @param {PointerEvent} event @returns {Square | null} */
  function find({ clientX, clientY }) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const square = [((clientY - top) / height) * n(), ((clientX - left) / width) * n()].map(Math.floor);
    return square.every((at) => at >= 0 && at < n()) ? /** @type {Square} */ (square) : null;
  }

  /** @param {Event} event */
  function begin(event) {
    const pointer = /** @type {PointerEvent} */ (event);
    const square = find(pointer);
    if (!square || !pointer.isPrimary || pointer.button > 0) return;
    element.setPointerCapture(pointer.pointerId);
    const timer = hold && window.setTimeout(() => press && !press.moved && ((press.held = true), hold(square)), HOLD);
    press = { square, moved: false, held: false, timer };
  }

  /** @param {Event} event */
  function move(event) {
    const square = press && find(/** @type {PointerEvent} */ (event));
    if (!press || !square || press.held) return;
    const { square: from } = press;
    const far = Math.max(Math.abs(square[0] - from[0]), Math.abs(square[1] - from[1]));
    if (!far) return;
    clearTimeout(press.timer);
    if (!press.moved) drag(from, true);
    press.moved = true;
    press.square = square;
    for (let at = 1; at <= far; at++)
      // a fast pointer skips squares
      drag(
        /** @type {Square} */ ([0, 1].map((axis) => Math.round(from[axis] + ((square[axis] - from[axis]) * at) / far))),
        false,
      );
  }

  function end() {
    clearTimeout(press?.timer);
    if (press && !press.moved && !press.held) tap(press.square);
    press = null;
  }

  element.addEventListener("pointerdown", begin);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", () => {
    clearTimeout(press?.timer);
    press = null;
  });
  element.addEventListener("contextmenu", (event) => hold && event.preventDefault()); // a long press opens it
}
