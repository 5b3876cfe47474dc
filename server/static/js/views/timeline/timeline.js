// The timeline: the whole search or the range that is zoomed to, with the present step.
//
// A click or drag goes to a step, the wheel and two fingers zoom, and the keys are those of a slider. canvas.js paints the
// picture.

import { find, setAttribute, write } from "../../page/dom.js";
import { viewOf } from "../../algorithms/algorithms.js";
import {
  followStep,
  hidesFuture,
  isAtHand,
  isEndless,
  lastAtHand,
  panRange,
  rowAt,
  shareOf,
  stepAt,
  visibleRange,
  wholeRange,
  zoomRange,
} from "../../model/icicle.js";
import { whereShown } from "../../model/sunburst.js";
import { wordsOf } from "../../words/words.js";
import { Icicle } from "./canvas.js";
import { describePlace, sayStep } from "./said.js";

/** @import { Outlines } from "../../film/outlines.js" */
/** @import { Actions, State, Step } from "../../types.js" */

const words = await wordsOf("page");

const AROUND = 2048; // pixels of an outline that is also bent into a circle
const PAGE = 20; // Page Up and Page Down move by a twentieth of the visible range
const LEAP = 0.25; // share of the range: a film that crosses more at once is not followed
const SLACK = 6; // pixels that a finger may move while it taps
const WHEEL = 0.0022; // doublings of the zoom for each pixel of the wheel, roughly

/** The timeline's pointer, keys and picture. */
class Timeline {
  #actions;
  #outlines;
  #get;
  #bar = find("#timeline");
  #label = find("#unwalked");
  #icicle = new Icicle(/** @type {HTMLCanvasElement} */ (find("#icicle")));
  #paintTip = createTip();
  /** The positions of the pointers that are down. @type {Map<number, number>} */
  #pointers = new Map();
  /** @type {Hover | null} */
  #hover = null;
  /** A finger that has come down, until it moves, lifts, or a second one follows. @type {PointerEvent | null} */
  #touch = null;
  #width = 0;
  #followed = -1;

  /** @param {Actions} actions @param {Outlines} outlines @param {() => State} get */
  constructor(actions, outlines, get) {
    this.#actions = actions;
    this.#outlines = outlines;
    this.#get = get;
    new ResizeObserver(([{ contentRect }]) => {
      this.#width = Math.round(contentRect.width);
      this.#icicle.resize(contentRect.width, contentRect.height);
      this.render(get());
    }).observe(this.#bar);
    this.#bar.addEventListener("pointerdown", (event) => this.#grab(event));
    this.#bar.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      this.#bar.addEventListener(name, (event) => this.#release(event));
    this.#bar.addEventListener("pointerleave", () => this.#pointAt(null));
    this.#bar.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#bar.addEventListener("keydown", (event) => this.#press(event));
    find("#all").addEventListener("click", () => actions.setZoom(null));
  }

  /** @param {State} state */
  render(state) {
    const {
      film: { shown },
    } = state;
    if (!shown || shown.run !== state.film.run) return; // the new board's size does not fit the old one's step
    if (this.#follow(state, shown.step.step)) return;
    const range = visibleRange(state.film);
    const width = Math.max(this.#width, whereShown(state) === "off" ? 0 : AROUND); // the bar may be hidden
    if (state.film.description?.steps && width) this.#outlines.request(state.film.run, range, width);
    this.#paintBar(state, shown);
    find("#all").hidden = state.film.zoom === null;
    this.#icicle.paint(state, shareOf(shown.step.step, range));
    this.#paintTip(state, this.#hover);
  }

  /** @param {{clientX: number, clientY: number}} event */
  #sharesOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#bar.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  /** Return the step under the pointer, within the film's bounds. @param {{clientX: number, clientY: number}} event */
  #stepUnder(event) {
    const { film } = this.#get();
    const step = Math.max(film.recorded?.start ?? 0, stepAt(this.#sharesOf(event).x, visibleRange(film)));
    return Math.min(step, lastAtHand(film));
  }

  /** @param {number} factor @param {number} step */
  #zoom(factor, step) {
    const { film } = this.#get();
    this.#actions.setZoom(zoomRange(visibleRange(film), factor, step, wholeRange(film)));
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, event.clientX);
    this.#bar.setPointerCapture(event.pointerId);
    this.#hover = null;
    this.#touch = event.pointerType === "touch" && this.#pointers.size === 1 ? event : null; // it may start a pinch
    if (!this.#touch && this.#pointers.size === 1) this.#jump(event);
  }

  /** @param {PointerEvent} event */
  #jump(event) {
    const { film, learn } = this.#get();
    const isBeyond = !isAtHand(film, stepAt(this.#sharesOf(event).x, visibleRange(film)));
    this.#actions.recordNavigation();
    this.#actions.scrub(this.#stepUnder(event));
    if (isBeyond && !hidesFuture(learn)) this.#actions.showMessage(words.whyNotAtHand(film));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#pointers.has(event.pointerId)) return this.#pointAt(this.#sharesOf(event));
    if (this.#pointers.size === 2) return this.#pinch(event);
    if (this.#touch && Math.abs(event.clientX - this.#touch.clientX) < SLACK) return undefined;
    if (this.#touch) this.#actions.recordNavigation();
    this.#touch = null;
    this.#actions.hurry(true); // a drag is as fast as a film
    return this.#actions.scrub(this.#stepUnder(event));
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (this.#touch && event.type === "pointerup") this.#jump(event);
    this.#touch = null;
    this.#pointers.delete(event.pointerId);
    this.#actions.hurry(false);
  }

  /** @param {Hover | null} hover */
  #pointAt(hover) {
    this.#hover = hover;
    this.#paintTip(this.#get(), hover);
  }

  /** Zoom by the distance of two fingers. @param {PointerEvent} event */
  #pinch(event) {
    const [one, two] = [...this.#pointers.values()];
    this.#pointers.set(event.pointerId, event.clientX);
    const [first, second] = [...this.#pointers.values()];
    const middle = this.#sharesOf({ clientX: (first + second) / 2, clientY: 0 }).x;
    this.#zoom(
      Math.max(8, Math.abs(first - second)) / Math.max(8, Math.abs(one - two)),
      stepAt(middle, visibleRange(this.#get().film)),
    );
  }

  /** Pan by the wheel sideways or with Shift; otherwise zoom. @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const { film } = this.#get();
    const range = visibleRange(film);
    if (sideways)
      this.#actions.setZoom(
        film.zoom && panRange(range, ((event.deltaX || event.deltaY) / 1000) * 2, wholeRange(film)),
      );
    else this.#zoom(2 ** (-event.deltaY * WHEEL * 2), stepAt(this.#sharesOf(event).x, range));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const actions = this.#actions;
    const range = visibleRange(this.#get().film);
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
  }

  /**
   * Move the zoomed range along with the film. Returns true if it has moved: the timeline is then repainted.
   * @param {State} state @param {number} step
   */
  #follow({ film, play }, step) {
    const leap = Math.abs(step - this.#followed);
    this.#followed = step;
    if (!film.zoom || !leap) return false;
    const further = followStep(film.zoom, step, wholeRange(film));
    if (further.start === film.zoom.start) return false;
    const tooFast = play.playing !== 0 && leap > LEAP * (film.zoom.stop - film.zoom.start);
    this.#actions.setZoom(tooFast ? null : further);
    return true;
  }

  /** @param {State} state @param {NonNullable<State["film"]["shown"]>} shown */
  #paintBar({ film, learn }, { run, step }) {
    const bar = this.#bar;
    const range = visibleRange(film);
    const share = shareOf(step.step, range);
    const walked = hidesFuture(learn) ? share : isEndless(film) ? shareOf(film.reached, range) : 1;
    bar.style.setProperty("--share", String(Math.min(1, Math.max(0, share))));
    bar.style.setProperty("--walked", String(Math.min(1, Math.max(0, walked))));
    bar.toggleAttribute("data-endless", walked < 1);
    bar.toggleAttribute("data-asking", hidesFuture(learn));
    bar.toggleAttribute("data-plain", !film.outline);
    bar.toggleAttribute("data-outside", share < 0 || share > 1);
    setAttribute(bar, "aria-valuemax", String(lastAtHand(film)));
    setAttribute(bar, "aria-valuenow", String(step.step));
    setAttribute(bar, "aria-valuetext", words.position(step, film.description, viewOf(run.algorithm).tip?.(step)));
    write(this.#label, words.UNWALKED.walk);
  }
}

/** @param {Actions} actions @param {Outlines} outlines @param {() => State} get */
export function createTimeline(actions, outlines, get) {
  const timeline = new Timeline(actions, outlines, get);
  return (/** @type {State} */ state) => timeline.render(state);
}

// The tooltip: describes the point under the pointer, otherwise the present step.

/** The pointer's position, as shares. @typedef {{x: number, y: number}} Hover */

function createTip() {
  const bar = find("#timeline");
  const tip = find("#tip");

  /** @param {State} state @param {Hover | null} hover */
  return function render(state, hover) {
    const {
      film: { shown },
    } = state;
    if (!shown) return;
    const range = visibleRange(state.film);
    const share = hover ? hover.x : shareOf(shown.step.step, range);
    bar.style.setProperty("--tip", String(Math.min(1, Math.max(0, share))));
    tip.dataset.side = share > 0.5 ? "left" : "right";
    const place = hover && { step: stepAt(hover.x, range), row: rowAt(hover.y, shown.run.n) };
    write(tip, place ? describePlace(state, shown, place) : sayStep(shown.run, shown.step));
  };
}
