// Moves the edges of a loop on the timeline: by dragging, and by the keys of a slider.

import { find } from "../../page/dom.js";
import { stepAt, visibleRange } from "../../model/icicle.js";
import { moveLoopEnd } from "../../film/segment.js";

/** @import { Actions, Segment, State } from "../../types.js" */

/** @typedef {"first" | "last"} End */

const PAGE = 20; // Page Up and Page Down move by a twentieth of the visible range

/**
 * @param {HTMLElement} edge
 * @param {End} end
 * @param {Actions} actions
 * @param {() => State} get
 */
export function listenToEdge(edge, end, actions, get) {
  const move = (/** @type {number} */ step) => actions.confine(moveEdge(get().film, end, step));

  edge.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    edge.focus();
    drag(edge, event, (moved) => move(stepUnder(moved, get().film)));
  });
  edge.addEventListener("keydown", (event) => {
    const { film } = get();
    if (!film.segment || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = targetsOf(end, film.segment, film, event.shiftKey)[event.key];
    const isCleared = event.key === "Delete" || event.key === "Backspace";
    if (step === undefined && !isCleared) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isCleared) return move(step);
    actions.confine(null);
    find("#timeline").focus();
  });
}

/** Return the number of steps of the film; Infinity if it is unknown. @param {State["film"]} film */
export const stepsOf = ({ description }) => description?.steps ?? Infinity;

/** Return the step under the pointer. @param {PointerEvent} event @param {State["film"]} film */
export function stepUnder({ clientX }, film) {
  const { left, width } = find("#timeline").getBoundingClientRect();
  return stepAt((clientX - left) / width, visibleRange(film));
}

/**
 * Follow a pointer that went down on an element until it goes up.
 * @param {HTMLElement} element
 * @param {PointerEvent} event
 * @param {(moved: PointerEvent) => void} follow
 */
export function drag(element, event, follow) {
  event.preventDefault();
  event.stopPropagation();
  const { pointerId } = event;
  element.setPointerCapture(pointerId);
  const over = new AbortController();
  const { signal } = over;
  element.addEventListener("pointermove", (moved) => moved.pointerId === pointerId && follow(moved), { signal });
  for (const name of ["lostpointercapture", "pointercancel"])
    element.addEventListener(name, () => over.abort(), { signal });
}

/**
 * Return the segment with one edge moved, at most to the other one.
 * @param {State["film"]} film
 * @param {End} end
 * @param {number} step
 */
function moveEdge(film, end, step) {
  const { segment } = film;
  if (!segment) return null; // the segment was removed meanwhile
  const { start, stop } = segment;
  const to = end === "first" ? Math.min(step, stop - 2) : Math.max(step, start + 1);
  return moveLoopEnd(segment, end, to, stepsOf(film));
}

/**
 * Return the steps to which the keys move an edge.
 * @param {End} end
 * @param {Segment} segment
 * @param {State["film"]} film
 * @param {boolean} shift
 * @returns {Record<string, number>}
 */
function targetsOf(end, { start, stop }, film, shift) {
  const step = end === "first" ? start : stop - 1;
  const range = visibleRange(film);
  const page = Math.max(1, Math.round((range.stop - range.start) / PAGE));
  const by = shift ? 10 : 1;
  return {
    ArrowLeft: step - by,
    ArrowDown: step - 1,
    ArrowRight: step + by,
    ArrowUp: step + 1,
    PageUp: step + page,
    PageDown: step - page,
    Home: end === "first" ? 0 : start + 1,
    End: end === "first" ? stop - 2 : Math.min(stepsOf(film), range.stop) - 1,
  };
}
