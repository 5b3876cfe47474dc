// The timeline: the whole search, or a part of it that was zoomed to, with the present step on it.
//
// Click or drag goes to a step, the wheel and two fingers zoom, and the keys are those of a slider. A tip
// describes what lies under the pointer. The picture itself is painted by icicle.js.

import { viewOf } from "../../algorithms/algorithms.js";
import { find, put, write } from "../../page/dom.js";
import {
  callAt,
  followStep,
  hidesFuture,
  isEndless,
  lastAtHand,
  panRange,
  pixelOf,
  rowAt,
  shareOf,
  stepAt,
  visibleRange,
  wholeRange,
  zoomRange,
} from "../../model/icicle.js";
import { wordsOf } from "../../words/words.js";
import { createIcicle } from "./canvas.js";

/** @import { Outlines } from "../../film/outlines.js" */
/** @import { Actions, State } from "../../types.js" */

const words = await wordsOf("page");

const PAGE = 20; // Page Up and Page Down go a twentieth of what is seen
const LEAP = 0.25; // share of the bar from which a film runs too fast to be followed closely
const CLOSER = 2; // a key or a button
const WHEEL = 0.0022; // how much of a doubling a pixel of the wheel is worth, about

/** @param {Actions} actions @param {Outlines} outlines @param {() => State} get */
export function createTimeline(actions, outlines, get) {
  const bar = find("#timeline");
  const tip = find("#tip");
  const label = find("#unwalked");
  const icicle = createIcicle(/** @type {HTMLCanvasElement} */ (find("#icicle")));
  /** @type {Map<number, number>} pointers that are down: where each of them is */
  const held = new Map();
  /** @type {{x: number, y: number} | null} where the pointer hovers, as shares */
  let hover = null;
  let width = 0;
  let followed = -1;

  new ResizeObserver(([{ contentRect }]) => {
    width = Math.round(contentRect.width);
    icicle.resize(contentRect.width, contentRect.height);
    render(get());
  }).observe(bar);

  /** @param {{clientX: number, clientY: number}} event */
  function sharesOf({ clientX, clientY }) {
    const { left, top, width, height } = bar.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  /** The step under the pointer, no further than the film leads. @param {{clientX: number, clientY: number}} event */
  const stepUnder = (event) => Math.min(stepAt(sharesOf(event).x, visibleRange(get().film)), lastAtHand(get().film));

  /** @param {number} factor @param {number} step */
  const zoom = (factor, step) =>
    actions.setZoom(zoomRange(visibleRange(get().film), factor, step, wholeRange(get().film)));

  bar.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    held.set(event.pointerId, event.clientX);
    bar.setPointerCapture(event.pointerId);
    hover = null;
    if (held.size > 1) return;
    actions.recordNavigation();
    actions.scrub(stepUnder(event));
  });
  bar.addEventListener("pointermove", (event) => {
    if (held.size === 2 && held.has(event.pointerId)) pinch(event);
    else if (held.has(event.pointerId)) {
      actions.hurry(true); // dragged, it is as fast as a film
      actions.scrub(stepUnder(event));
    } else {
      hover = sharesOf(event);
      writeTip(get());
    }
  });
  for (const name of ["pointerup", "pointercancel"]) {
    bar.addEventListener(name, (event) => {
      held.delete(/** @type {PointerEvent} */ (event).pointerId);
      actions.hurry(false);
    });
  }
  bar.addEventListener("pointerleave", () => {
    hover = null;
    writeTip(get());
  });

  /** Two fingers: their distance zooms. @param {PointerEvent} event */
  function pinch(event) {
    const [one, two] = [...held.values()];
    held.set(event.pointerId, event.clientX);
    const [first, second] = [...held.values()];
    const middle = sharesOf({ clientX: (first + second) / 2, clientY: 0 }).x;
    zoom(
      Math.max(8, Math.abs(first - second)) / Math.max(8, Math.abs(one - two)),
      stepAt(middle, visibleRange(get().film)),
    );
  }

  bar.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const range = visibleRange(get().film);
      if (sideways)
        actions.setZoom(
          get().film.zoom && panRange(range, ((event.deltaX || event.deltaY) / 1000) * 2, wholeRange(get().film)),
        );
      else zoom(2 ** (-event.deltaY * WHEEL * 2), stepAt(sharesOf(event).x, range));
    },
    { passive: false },
  );
  for (const [id, factor] of /** @type {[string, number][]} */ ([
    ["closer", CLOSER],
    ["wider", 1 / CLOSER],
  ])) {
    find(`#${id}`).addEventListener("click", () => actions.zoomBy(factor));
  }
  find("#all").addEventListener("click", () => actions.setZoom(null));

  bar.addEventListener("keydown", (event) => {
    const range = visibleRange(get().film);
    const page = Math.max(1, Math.round((range.stop - range.start) / PAGE));
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowLeft: () => actions.stepBy(event.shiftKey ? -10 : -1),
      ArrowDown: () => actions.stepBy(-1),
      ArrowRight: () => actions.stepBy(event.shiftKey ? 10 : 1),
      ArrowUp: () => actions.stepBy(1),
      PageUp: () => actions.stepBy(page),
      PageDown: () => actions.stepBy(-page),
      Home: actions.toStart,
      End: actions.toEnd,
    };
    if (event.ctrlKey || event.altKey || event.metaKey || !moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  });
  /** Describe in the tip what is under the pointer, otherwise the present step. @param {State} state */
  function writeTip(state) {
    const {
      film: { shown, outline },
    } = state;
    if (!shown) return;
    const range = visibleRange(state.film);
    const share = hover ? hover.x : shareOf(shown.step.step, range);
    bar.style.setProperty("--tip", String(Math.min(1, Math.max(0, share))));
    tip.dataset.side = share > 0.5 ? "left" : "right";
    const step = hover && stepAt(hover.x, range);
    if (step !== null && step > lastAtHand(state.film)) {
      write(tip, words.unwalked(state.film.description));
      return;
    }
    if (step !== null && hidesFuture(state.learn)) {
      write(tip, words.stepNumber({ step }));
      return;
    }
    if (!hover || !outline || step === null) {
      write(tip, words.kindAt(shown.step));
      return;
    }
    const call = callAt(outline, rowAt(hover.y, shown.run.n), step);
    write(
      tip,
      call
        ? words.call(call, solutionsIn(call), outline, viewOf(shown.run.algorithm).fills)
        : words.stepNumber({ step }),
    );
  }

  /** Solutions below a call, as the outline tells them. @param {[number, number, number]} call */
  function solutionsIn([, first, end]) {
    const {
      film: { outline },
    } = get();
    if (!outline) return 0;
    return outline.solutions
      .slice(pixelOf(outline, first), pixelOf(outline, end - 1) + 1)
      .reduce((sum, found) => sum + found, 0);
  }

  /** @param {State} state */
  function render(state) {
    const {
      film: { shown, description },
    } = state;
    if (!shown || shown.run !== state.film.run) return; // the new board's size is not for the old one's step
    const { step } = shown;
    const all = wholeRange(state.film);
    if (state.film.zoom && followed !== step.step) {
      const leap = Math.abs(step.step - followed);
      followed = step.step;
      const further = followStep(state.film.zoom, step.step, all);
      const tooFast = state.play.playing !== 0 && leap > LEAP * (state.film.zoom.stop - state.film.zoom.start);
      if (further.start !== state.film.zoom.start) return actions.setZoom(tooFast ? null : further);
    }
    followed = step.step;
    const range = visibleRange(state.film);
    if (description?.steps && width) outlines.request(state.film.run, range, width);
    const share = shareOf(step.step, range);
    bar.style.setProperty("--share", String(Math.min(1, Math.max(0, share))));
    const walked = hidesFuture(state.learn) ? share : isEndless(state.film) ? shareOf(state.film.reached, range) : 1;
    bar.style.setProperty("--walked", String(Math.min(1, Math.max(0, walked))));
    bar.toggleAttribute("data-endless", walked < 1);
    bar.toggleAttribute("data-asking", hidesFuture(state.learn));
    bar.toggleAttribute("data-plain", !state.film.outline);
    bar.toggleAttribute("data-outside", share < 0 || share > 1);
    put(bar, "aria-valuemax", String(lastAtHand(state.film)));
    put(bar, "aria-valuenow", String(step.step));
    put(bar, "aria-valuetext", words.position(step, description));
    write(label, words.notWalked(description));
    find("#zoom").toggleAttribute("data-zoomed", state.film.zoom !== null);
    find("#wider").toggleAttribute("disabled", state.film.zoom === null);
    icicle.paint(state, share);
    writeTip(state);
  }
  return render;
}
