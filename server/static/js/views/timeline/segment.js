// Shows the edges of the segment on the timeline. Sets a loop by the button, by drawing with Shift held down, by dragging an
// edge, and by the keys of its slider.

import { find, mark } from "../../page/dom.js";
import { visibleRange } from "../../model/icicle.js";
import { loopBetween } from "../../film/segment.js";
import { wordsOf } from "../../words/words.js";
import { drag, listenToEdge, stepUnder, stepsOf } from "./edge.js";

/** @import { Actions, State } from "../../types.js" */

const words = await wordsOf("page");

/** @param {Actions} actions @param {() => State} get */
export function createSegment(actions, get) {
  const bar = find("#bar");
  const buttons = document.querySelectorAll("[data-loop]");
  const edges = { first: find("#loop-first"), last: find("#loop-last") };
  let painted = "";

  bar.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || !event.shiftKey) return;
      const begin = stepUnder(event, get().film);
      drag(bar, event, (moved) =>
        actions.confine(loopBetween(begin, stepUnder(moved, get().film), stepsOf(get().film))),
      );
    },
    { capture: true }, // before the timeline handles it as a click
  );
  listenToEdge(edges.first, "first", actions, get);
  listenToEdge(edges.last, "last", actions, get);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      find("#menu").hidePopover();
      const { film } = get();
      const shown = film.zoom ?? { start: 0, stop: stepsOf(film) }; // the visible range
      actions.confine(film.segment?.why === "loop" ? null : { ...(film.segment ?? shown), why: "loop" });
    });
  }

  /** @param {State} state */
  return function render({ film }) {
    const { recorded } = film;
    const segment = film.segment ?? (recorded && { ...recorded, why: "recorded" });
    const range = visibleRange(film);
    const now = segment ? `${segment.start} ${segment.stop} ${segment.why} ${range.start} ${range.stop}` : "";
    if (now === painted) return;
    painted = now;
    for (const button of buttons) button.setAttribute("aria-pressed", String(segment?.why === "loop"));
    mark(bar, "segment", segment?.why ?? "");
    showEdges(edges, segment, range);
    if (!segment) return;
    const length = range.stop - range.start;
    const share = (/** @type {number} */ step) => String(Math.min(1, Math.max(0, (step - range.start) / length)));
    bar.style.setProperty("--from", share(segment.start));
    bar.style.setProperty("--to", share(segment.stop));
  };
}

/**
 * Show the edges of a loop that are visible.
 * @param {{first: HTMLElement, last: HTMLElement}} edges
 * @param {{start: number, stop: number, why: string} | null} segment
 * @param {{start: number, stop: number}} range  the visible one
 */
function showEdges({ first, last }, segment, range) {
  first.hidden = !segment || segment.why !== "loop" || segment.start < range.start || segment.start >= range.stop;
  last.hidden = !segment || segment.why !== "loop" || segment.stop <= range.start || segment.stop > range.stop;
  if (!segment) return;
  describeEdge(first, segment.start, 0, segment.stop - 2);
  describeEdge(last, segment.stop - 1, segment.start + 1, range.stop - 1);
}

/** @param {HTMLElement} edge @param {number} step @param {number} least @param {number} most */
function describeEdge(edge, step, least, most) {
  if (edge.hidden) return;
  edge.setAttribute("aria-valuemin", String(least));
  edge.setAttribute("aria-valuemax", String(most));
  edge.setAttribute("aria-valuenow", String(step));
  edge.setAttribute("aria-valuetext", words.loopEnd({ step }));
}
