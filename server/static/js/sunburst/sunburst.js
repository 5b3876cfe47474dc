// The whole search as one picture: beside the stack, or large beside the board. It works like the timeline, whose model
// it uses: a click goes to a step, a drag moves the film, the wheel zooms into a branch.

import { find, mark, setAttribute, write } from "../page/dom.js";
import { isAtHand, stepAt, visibleRange, wholeRange, zoomRange } from "../model/icicle.js";
import { listSparks } from "../model/rings.js";
import { ringsOf, shareAt, whereShown } from "../model/sunburst.js";
import { describePlace } from "../views/timeline/said.js";
import { wordsOf } from "../words/words.js";
import { SunburstCanvas } from "./canvas.js";
import { createGlints } from "./glints.js";

/** @import { Actions, Look, Outline, State } from "../types.js" */

const words = await wordsOf("page");

const WHEEL = 0.0022; // share of a doubling for each pixel of the wheel, about

class Sunburst {
  #actions;
  #get;
  #element = find("#sunburst");
  #disc = find("#sunburst-disc");
  /** The panel's title without the rings. */
  #title = find("#head-tree").textContent ?? "";
  #note = find("#sunburst-note");
  #canvas = /** @type {HTMLCanvasElement} */ (find("#sunburst-canvas"));
  #picture = new SunburstCanvas(this.#canvas);
  #glints = createGlints();
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {{outline: Outline | null, list: {share: number}[]}} */
  #sparks = { outline: null, list: [] };
  #size = 0;
  #held = false;
  /** The place under the pointer. @type {{share: number, row: number} | null} */
  #hover = null;
  /** @type {Look | null} */
  #look = null;
  /** The frame in which glints fade on, whether the film plays or rests. */
  #fading = 0;

  /** @param {Actions} actions @param {() => State} get */
  constructor(actions, get) {
    this.#actions = actions;
    this.#get = get;
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = Math.floor(Math.min(contentRect.width, contentRect.height));
      this.#picture.resize(this.#size);
      if (this.#look) this.#paint(this.#look, performance.now());
    }).observe(this.#disc);
    const canvas = this.#canvas;
    canvas.addEventListener("pointerdown", (event) => this.#grab(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      canvas.addEventListener(name, () => this.#release());
    canvas.addEventListener("pointerleave", () => this.#pointAt(null));
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    const toggle = () => actions.showWhole(whereShown(get()) === "panel" ? "off" : "panel");
    find("#tree-whole").addEventListener("click", toggle);
    find("#whole-large").addEventListener("click", () => actions.showWhole("large"));
    find("#whole-small").addEventListener("click", () => actions.showWhole("panel"));
    find("#show-whole").addEventListener("click", () => {
      find("#menu").hidePopover();
      actions.showWhole("large");
    });
  }

  /** @param {Look} look @param {number} now  milliseconds */
  render(look, now) {
    this.#look = look;
    const whole = whereShown(look);
    mark(document.documentElement, "whole", whole === "off" ? "" : whole);
    write(find("#head-tree"), whole === "panel" ? words.PAGE.wholeSearch : this.#title);
    setAttribute(find("#tree-whole"), "aria-pressed", String(whole === "panel"));
    const place = find(whole === "large" ? "#whole-stage" : "#whole-panel");
    if (this.#element.parentElement !== place) place.append(this.#element);
    if (whole !== "off") this.#paint(look, now);
  }

  /** @param {Look} look @param {number} now */
  #paint(look, now) {
    const { shown, outline, run } = look.film;
    if (!shown || shown.run !== run) return;
    setAttribute(this.#canvas, "aria-label", words.wholeSaid(shown.step, look.film.description));
    if (!this.#size) return; // no layout yet
    if (outline !== this.#sparks.outline) this.#sparks = { outline, list: outline ? listSparks(outline) : [] };
    const range = visibleRange(look.film);
    const { step, solutions } = shown.step;
    const found = this.#glints({ run: shown.run, range, step, solutions }, this.#sparks.list, now);
    const glints = this.#still.matches ? [] : found;
    this.#picture.paint(look, glints);
    write(this.#note, this.#describe(look));
    if (glints.length && !this.#fading) this.#fading = requestAnimationFrame((then) => this.#fade(then));
  }

  /** @param {number} now */
  #fade(now) {
    this.#fading = 0;
    if (this.#look && whereShown(this.#look) !== "off") this.#paint(this.#look, now);
  }

  /** @param {Look} look */
  #describe(look) {
    const { shown, outline, description } = look.film;
    if (!shown) return "";
    if (!outline) return description?.steps === null ? words.WHOLE.none : ""; // else it is loading
    if (!this.#hover) return words.wholeSaid(shown.step, description);
    const { share, row } = this.#hover;
    return describePlace(look, shown, { step: stepAt(share, visibleRange(look.film)), row });
  }

  /** @param {{clientX: number, clientY: number}} event */
  #placeUnder({ clientX, clientY }) {
    const { shown } = this.#get().film;
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const rings = ringsOf(this.#picture.radius, shown?.run.n ?? 1);
    return shareAt(rings, clientX - left - width / 2, clientY - top - height / 2);
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    const place = event.button === 0 && this.#placeUnder(event);
    if (!place) return;
    this.#held = true;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#actions.recordNavigation();
    this.#scrub(place.share);
  }

  /** @param {number} share */
  #scrub(share) {
    const { film } = this.#get();
    const step = stepAt(share, visibleRange(film));
    if (isAtHand(film, step)) this.#actions.scrub(step);
    else this.#actions.showMessage(words.whyNotAtHand(film));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const place = this.#placeUnder(event);
    if (!this.#held) return this.#pointAt(place);
    if (!place) return undefined;
    this.#actions.hurry(true);
    return this.#scrub(place.share);
  }

  #release() {
    this.#held = false;
    this.#actions.hurry(false);
  }

  /** @param {{share: number, row: number} | null} place */
  #pointAt(place) {
    this.#hover = place;
    if (this.#look) write(this.#note, this.#describe(this.#look));
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const place = this.#placeUnder(event);
    if (!place) return;
    event.preventDefault();
    const { film } = this.#get();
    const range = visibleRange(film);
    const step = stepAt(place.share, range);
    this.#actions.setZoom(zoomRange(range, 2 ** (-event.deltaY * WHEEL * 2), step, wholeRange(film)));
  }
}

/** Create the painter of the sunburst. @param {Actions} actions @param {() => State} get */
export function createSunburst(actions, get) {
  const sunburst = new Sunburst(actions, get);
  return (/** @type {Look} */ look, /** @type {number} */ now) => sunburst.render(look, now);
}
