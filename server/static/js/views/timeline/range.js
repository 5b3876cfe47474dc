// The edges of the stretch that the film is confined to, on the timeline; and the ways to set a loop there: the button,
// drawing with Shift held down, dragging an edge, and the keys of its slider.

import { find, mark } from "../../page/dom.js";
import { stepAt, visible } from "../../model/icicle.js";
import { loopBetween, loopWith } from "../../film/range.js";
import { words } from "../../words/page.js";

/** @typedef {import("../../types.js").State} State */
/** @typedef {"first" | "last"} End */

const PAGE = 20; // Page Up and Page Down go a twentieth of what is seen

/** @param {import("../../intents/actions.js").Actions} actions @param {() => State} get */
export function createStretch(actions, get) {
  const bar = find("#bar");
  const timeline = find("#timeline");
  const buttons = document.querySelectorAll("[data-loop]");
  const edges = { first: find("#loop-first"), last: find("#loop-last") };
  let painted = "";

  const steps = () => get().description?.steps ?? Infinity;

  /** The step under the pointer. @param {PointerEvent} event */
  function stepUnder({ clientX }) {
    const { left, width } = timeline.getBoundingClientRect();
    return stepAt((clientX - left) / width, visible(get()));
  }

  /** @param {End} end @param {number} step */
  const move = (end, step) => actions.confine(kept(end, step));

  /** An edge is moved no further than to the other one. @param {End} end @param {number} step */
  function kept(end, step) {
    const { stretch } = get();
    if (!stretch) return null; // it was taken away meanwhile
    const { start, stop } = stretch;
    return loopWith(stretch, end, end === "first" ? Math.min(step, stop - 2) : Math.max(step, start + 1), steps());
  }

  /** Follow a pointer that went down on an element until it goes up. @param {HTMLElement} element @param {PointerEvent} event @param {(step: number) => void} follow */
  function drag(element, event, follow) {
    event.preventDefault();
    event.stopPropagation();
    const { pointerId } = event;
    element.setPointerCapture(pointerId);
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener("pointermove", (moved) => moved.pointerId === pointerId && follow(stepUnder(moved)), { signal });
    for (const name of ["lostpointercapture", "pointercancel"]) element.addEventListener(name, () => over.abort(), { signal });
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
      const { stretch } = get();
      const act = stretch && !event.ctrlKey && !event.altKey && !event.metaKey && moves(end, stretch, event.shiftKey)[event.key];
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    });
  }

  /** What the keys do to an edge. @param {End} end @param {import("../../types.js").Stretch} stretch @param {boolean} shift @returns {Record<string, () => void>} */
  function moves(end, { start, stop }, shift) {
    const step = end === "first" ? start : stop - 1;
    const range = visible(get());
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
      const { stretch } = get();
      if (stretch?.why === "loop") actions.confine(null);
      else actions.confine({ ...(stretch ?? seen()), why: "loop" });
    });
  }

  /** The steps that the timeline shows. */
  function seen() {
    const { zoom } = get();
    return zoom ?? { start: 0, stop: steps() };
  }

  /** @param {State} state */
  return function render(state) {
    const { stretch } = state;
    const range = visible(state);
    const now = stretch ? `${stretch.start} ${stretch.stop} ${stretch.why} ${range.start} ${range.stop}` : "";
    if (now === painted) return;
    painted = now;
    for (const button of buttons) button.setAttribute("aria-pressed", String(stretch?.why === "loop"));
    mark(bar, "stretch", stretch?.why ?? "");
    const { first, last } = edges;
    first.hidden = !stretch || stretch.why !== "loop" || stretch.start < range.start || stretch.start >= range.stop;
    last.hidden = !stretch || stretch.why !== "loop" || stretch.stop <= range.start || stretch.stop > range.stop;
    if (!stretch) return;
    const length = range.stop - range.start;
    const share = (/** @type {number} */ step) => String(Math.min(1, Math.max(0, (step - range.start) / length)));
    bar.style.setProperty("--from", share(stretch.start));
    bar.style.setProperty("--to", share(stretch.stop));
    tell(first, stretch.start, 0, stretch.stop - 2);
    tell(last, stretch.stop - 1, stretch.start + 1, range.stop - 1);
  };

  /** @param {HTMLElement} edge @param {number} step @param {number} least @param {number} most */
  function tell(edge, step, least, most) {
    if (edge.hidden) return;
    edge.setAttribute("aria-valuemin", String(least));
    edge.setAttribute("aria-valuemax", String(most));
    edge.setAttribute("aria-valuenow", String(step));
    edge.setAttribute("aria-valuetext", words.loopEnd(step));
  }
}
