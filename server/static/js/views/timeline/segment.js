// Shows the edges of the segment on the timeline, and sets a loop there: by the button, by drawing with Shift held
// down, by dragging an edge, and by the keys of its slider.

import { find, mark, write } from "../../page/dom.js";
import { stepAt, visibleRange, wholeRange } from "../../model/icicle.js";
import { loopBetween, moveLoopEnd } from "../../film/segment.js";
import { wordsOf } from "../../words/words.js";

/** @import { Actions, Segment, State } from "../../types.js" */

const words = await wordsOf("page");

/** @typedef {"first" | "last"} End */

const PAGE = 20; // Page Up and Page Down go a twentieth of what is seen

/** @param {Actions} actions @param {() => State} get */
export function createSegment(actions, get) {
  const bar = find("#bar");
  const timeline = find("#timeline");
  const buttons = document.querySelectorAll("[data-loop]");
  const edges = { first: find("#loop-first"), last: find("#loop-last") };
  let painted = "";

  const steps = () => get().film.description?.steps ?? Infinity;

  /** The step under the pointer. @param {PointerEvent} event */
  function stepUnder({ clientX }) {
    const { left, width } = timeline.getBoundingClientRect();
    return stepAt((clientX - left) / width, visibleRange(get().film));
  }

  /** @param {End} end @param {number} step */
  const move = (end, step) => actions.confine(moveEdge(end, step));

  /** The segment with one edge moved, no further than to the other one. @param {End} end @param {number} step */
  function moveEdge(end, step) {
    const {
      film: { segment },
    } = get();
    if (!segment) return null; // the segment was removed meanwhile
    const { start, stop } = segment;
    return moveLoopEnd(segment, end, end === "first" ? Math.min(step, stop - 2) : Math.max(step, start + 1), steps());
  }

  /**
   * Follow a pointer that went down on an element until it goes up.
   * @param {HTMLElement} element
   * @param {PointerEvent} event
   * @param {(step: number) => void} follow
   */
  function drag(element, event, follow) {
    event.preventDefault();
    event.stopPropagation();
    const { pointerId } = event;
    element.setPointerCapture(pointerId);
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener("pointermove", (moved) => moved.pointerId === pointerId && follow(stepUnder(moved)), {
      signal,
    });
    for (const name of ["lostpointercapture", "pointercancel"])
      element.addEventListener(name, () => over.abort(), { signal });
  }

  bar.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || !event.shiftKey) return;
      const begin = stepUnder(event);
      drag(bar, event, (step) => actions.confine(loopBetween(begin, step, steps())));
    },
    { capture: true }, // before the timeline takes it for a click
  );

  for (const end of /** @type {End[]} */ (["first", "last"])) {
    const edge = edges[end];
    edge.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      edge.focus();
      drag(edge, event, (step) => move(end, step));
    });
    edge.addEventListener("keydown", (event) => {
      const {
        film: { segment },
      } = get();
      const act =
        segment && !event.ctrlKey && !event.altKey && !event.metaKey && moves(end, segment, event.shiftKey)[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    });
  }

  /**
   * What the keys do to an edge.
   * @param {End} end
   * @param {Segment} segment
   * @param {boolean} shift
   * @returns {Record<string, () => void>}
   */
  function moves(end, { start, stop }, shift) {
    const step = end === "first" ? start : stop - 1;
    const range = visibleRange(get().film);
    const page = Math.max(1, Math.round((range.stop - range.start) / PAGE));
    const by = shift ? 10 : 1;
    return {
      ArrowLeft: () => move(end, step - by),
      ArrowDown: () => move(end, step - 1),
      ArrowRight: () => move(end, step + by),
      ArrowUp: () => move(end, step + 1),
      PageUp: () => move(end, step + page),
      PageDown: () => move(end, step - page),
      Home: () => move(end, end === "first" ? 0 : start + 1),
      End: () => move(end, end === "first" ? stop - 2 : Math.min(steps(), range.stop) - 1),
      Delete: clear,
      Backspace: clear,
    };
  }

  function clear() {
    actions.confine(null);
    timeline.focus();
  }

  for (const button of buttons) {
    button.addEventListener("click", () => {
      find("#menu").hidePopover();
      const {
        film: { segment },
      } = get();
      if (segment?.why === "loop") actions.confine(null);
      else actions.confine({ ...(segment ?? shownRange()), why: "loop" });
    });
  }

  /** The steps that the timeline shows. */
  function shownRange() {
    const {
      film: { zoom },
    } = get();
    return zoom ?? { start: 0, stop: steps() };
  }

  /** @param {State} state */
  return function render(state) {
    const {
      film: { segment },
    } = state;
    const range = visibleRange(state.film);
    const now = segment ? `${segment.start} ${segment.stop} ${segment.why} ${range.start} ${range.stop}` : "";
    if (now === painted) return;
    painted = now;
    for (const button of buttons) button.setAttribute("aria-pressed", String(segment?.why === "loop"));
    mark(bar, "segment", segment?.why ?? "");
    const { first, last } = edges;
    first.hidden = !segment || segment.why !== "loop" || segment.start < range.start || segment.start >= range.stop;
    last.hidden = !segment || segment.why !== "loop" || segment.stop <= range.start || segment.stop > range.stop;
    if (!segment) return;
    const length = range.stop - range.start;
    const share = (/** @type {number} */ step) => String(Math.min(1, Math.max(0, (step - range.start) / length)));
    bar.style.setProperty("--from", share(segment.start));
    bar.style.setProperty("--to", share(segment.stop));
    describeEdge(first, segment.start, 0, segment.stop - 2);
    describeEdge(last, segment.stop - 1, segment.start + 1, range.stop - 1);
  };

  /** @param {HTMLElement} edge @param {number} step @param {number} least @param {number} most */
  function describeEdge(edge, step, least, most) {
    if (edge.hidden) return;
    edge.setAttribute("aria-valuemin", String(least));
    edge.setAttribute("aria-valuemax", String(most));
    edge.setAttribute("aria-valuenow", String(step));
    edge.setAttribute("aria-valuetext", words.loopEnd({ step }));
  }
}

// Shows on the timeline that queens are fixed, and removes them again.

/** @param {Actions} actions */
export function createPreset(actions) {
  const button = find("#preset");
  button.addEventListener("click", () => {
    actions.preset([]);
    find("#timeline").focus({ preventScroll: true }); // the button is gone
  });

  /** @param {State} state */
  return function render(state) {
    const {
      film: { segment },
    } = state;
    const queens = segment?.queens?.length ?? 0;
    button.hidden = !queens;
    if (!segment || !queens) return;
    write(button, `${words.fixed({ count: queens })} ✕`);
    button.setAttribute("aria-label", words.unfix({ count: queens }));
    button.title = words.unfix({ count: queens });
    mark(button, "side", segment.start > wholeRange(state.film).stop - segment.stop ? "left" : "right");
  };
}
