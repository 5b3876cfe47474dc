// The timeline: a bar for the whole search (or for the part that has been reached), with the present step on it.
//
// Click or drag goes to a step; the keys are those of a slider.

import { find, write } from "../dom.js";
import * as words from "../words.js";

const SHORTEST = 200; // steps that the bar is long at least where the size of the search is not known
const PAGE = 20; // Page Up and Page Down go a twentieth of the bar

/** @typedef {import("../types.js").State} State */

/** How many steps the bar stands for. @param {State} state */
export function extent({ description, reached }) {
  return description?.steps ?? Math.max(SHORTEST, reached + 1);
}

/** The step under a place on the bar. @param {number} share  from 0 to 1 @param {number} steps */
export function stepAt(share, steps) {
  return Math.round(Math.min(1, Math.max(0, share)) * (steps - 1));
}

/** Where a step lies on the bar, from 0 to 1. @param {number} step @param {number} steps */
export function shareOf(step, steps) {
  return steps > 1 ? step / (steps - 1) : 0;
}

/** @param {import("../actions.js").Actions} actions @param {() => State} get */
export function createTimeline(actions, get) {
  const bar = find("#timeline");
  const tip = find("#tip");
  let held = false;

  /** @param {PointerEvent} event */
  function under({ clientX }) {
    const { left, width } = bar.getBoundingClientRect();
    return stepAt((clientX - left) / width, extent(get()));
  }

  bar.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    held = true;
    bar.setPointerCapture(event.pointerId);
    actions.scrub(under(event));
  });
  bar.addEventListener("pointermove", (event) => {
    if (held) actions.scrub(under(event));
  });
  bar.addEventListener("pointerup", () => (held = false));
  bar.addEventListener("pointercancel", () => (held = false));

  bar.addEventListener("keydown", (event) => {
    const step = get().shown?.step.step ?? 0;
    const page = Math.max(1, Math.round(extent(get()) / PAGE));
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowLeft: () => actions.stepBy(event.shiftKey ? -10 : -1),
      ArrowDown: () => actions.stepBy(-1),
      ArrowRight: () => actions.stepBy(event.shiftKey ? 10 : 1),
      ArrowUp: () => actions.stepBy(1),
      PageUp: () => actions.go(step + page),
      PageDown: () => actions.go(step - page),
      Home: actions.toStart,
      End: actions.toEnd,
    };
    if (event.ctrlKey || event.altKey || event.metaKey || !moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  });

  /** @param {State} state */
  return function render(state) {
    const { shown, description } = state;
    if (!shown) return;
    const { step } = shown;
    const share = shareOf(step.step, extent(state));
    bar.style.setProperty("--share", String(share));
    bar.setAttribute("aria-valuemax", String(extent(state) - 1));
    bar.setAttribute("aria-valuenow", String(step.step));
    const place = `step ${words.whole(step.step)} ${words.ofSteps(step.step, description)}`;
    bar.setAttribute("aria-valuetext", `${place}, row ${step.row}, ${words.solutions(step.solutions)} so far`);
    write(tip, `${words.KINDS[step.kind]} · row ${step.row}`);
    tip.dataset.side = share > 0.5 ? "left" : "right";
  };
}
