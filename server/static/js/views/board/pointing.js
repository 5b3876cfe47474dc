// How a viewer points at a square or a bit: by mouse, by finger, or with a cursor that the arrow keys move. Resting
// there explains it; a click, or Enter, goes where a queen is put. A finger has no click to spare: its tap explains,
// and buttons go.

import { find } from "../../page/dom.js";
import { CELLS, targetAt, targetOf } from "../../page/cells.js";
import { Cursor } from "./cursor.js";

/** @import { Actions, Look, State, Target } from "../../types.js" */

const GRACE = 150; // milliseconds for the way from one target to the next
const SLACK = 14; // pixels that a finger may be off

/** @param {Target | null} target */
const keyOf = (target) => JSON.stringify(target);

/** What the pointer and the keys do on the board and below it. */
class Pointing {
  #actions;
  #state;
  #stage = find("#stage");
  #bubble = find("#explained");
  #cursor;
  #n = 1;
  /** @type {number | undefined} */
  #leaving;
  #finger = false;
  /** What was explained when the finger came down: what the browser does in between may take it away. */
  #before = "";
  #byKeys = false;
  /** What Escape has sent away, until something else is pointed at. */
  #dismissed = "";

  /** @param {Actions} actions @param {() => State} state @param {Look} first */
  constructor(actions, state, first) {
    this.#actions = actions;
    this.#state = state;
    this.#cursor = new Cursor(first);
    this.#measure(first);
    this.#listenToPointers();
    this.#listenToKeys();
    this.#pointAtCursor();
  }

  /** Whether the viewer points by keys. */
  byKeys() {
    return this.#byKeys;
  }

  /** @param {Look} look */
  render(look) {
    this.#measure(look);
    this.#cursor.render(look);
  }

  /** @param {Look} look */
  #measure({ film: { shown } }) {
    this.#n = shown?.run.n ?? 1;
  }

  #listenToPointers() {
    const stage = this.#stage;
    stage.addEventListener("pointerdown", (event) => {
      this.#finger = event.pointerType === "touch";
      this.#before = keyOf(this.#state().page.pointed);
    });
    stage.addEventListener("mousedown", (event) => {
      if (this.#isInBubble(event.target) || !targetAt(event, this.#n, 0)) return;
      event.preventDefault(); // a click goes somewhere; the cursor of the keys stays where it is
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    stage.addEventListener("pointermove", (event) => this.#hover(event));
    stage.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.#leave();
    });
    addEventListener("pointerdown", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (this.#state().page.touched && !target.closest("#stage, #magnified")) this.#point(null);
    });
    stage.addEventListener("click", (event) => this.#click(/** @type {PointerEvent} */ (event)));
    find("#go-previous").addEventListener("click", () => this.#go(this.#state().page.pointed, true));
    find("#go-next").addEventListener("click", () => this.#go(this.#state().page.pointed, false));
  }

  #listenToKeys() {
    this.#stage.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement && target.matches(CELLS)) this.#pointByKeys(targetOf(target, this.#n));
    });
    this.#stage.addEventListener("focusout", ({ target, relatedTarget }) => {
      if (!(target instanceof HTMLElement) || !target.matches(CELLS)) return;
      this.#cursor.restore(target);
      if (!this.#isInBubble(relatedTarget)) this.#point(null); // its buttons speak of what is explained
    });
    this.#stage.addEventListener("keydown", (event) => this.#press(event));
    addEventListener("keydown", ({ key }) => {
      const { pointed } = this.#state().page;
      if (key !== "Escape" || !pointed) return;
      this.#point(null);
      this.#dismissed = keyOf(pointed);
    });
  }

  /** @param {EventTarget | null} target */
  #isInBubble(target) {
    return this.#bubble.contains(/** @type {Node | null} */ (target));
  }

  /** @param {Target | null} target @param {{touched?: boolean, keys?: boolean}} [how] */
  #point(target, { touched = false, keys = false } = {}) {
    clearTimeout(this.#leaving);
    const now = this.#state().page;
    const isSame = keyOf(target) === keyOf(now.pointed) && touched === now.touched;
    if (isSame || (target && keyOf(target) === this.#dismissed)) return;
    this.#dismissed = "";
    this.#byKeys = keys;
    this.#actions.point(target, touched);
  }

  /** @param {Target | null} target */
  #pointByKeys(target) {
    this.#point(target, { keys: true });
  }

  /** Point at what the cursor of the keys stands on. */
  #pointAtCursor() {
    this.#pointByKeys(this.#cursor.findTarget());
  }

  /** @param {Target | null} target @param {boolean} back */
  #go(target, back) {
    if (target && "square" in target) this.#actions.find(target, back ? "backward" : "forward");
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (event.pointerType === "touch") return;
    if (this.#isInBubble(event.target)) return clearTimeout(this.#leaving);
    const target = targetAt(event, this.#n, 0);
    if (target) this.#point(target);
    else this.#leave();
  }

  /** Not pointed at any more: in a moment, unless the pointer is on its way to another target. */
  #leave() {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      this.#dismissed = "";
      this.#pointAtCursor();
    }, GRACE);
  }

  /** @param {PointerEvent} event */
  #click(event) {
    if (this.#isInBubble(event.target) || /** @type {Element} */ (event.target).closest("[data-card]")) return;
    const tap = this.#finger || event.pointerType === "touch";
    const target = targetAt(event, this.#n, tap ? SLACK : 0);
    if (tap) this.#point(target && keyOf(target) === this.#before ? null : target, { touched: true });
    else this.#go(target, event.shiftKey);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = this.#cursor.findTarget();
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" && "square" in target) this.#go(target, event.shiftKey);
    else if (event.key === "Enter") this.#cursor.openCard();
    else if (!this.#cursor.press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * @param {Actions} actions
 * @param {() => State} state  as it is; what is painted is a frame behind
 * @param {Look} first
 */
export function createPointing(actions, state, first) {
  const pointing = new Pointing(actions, state, first);
  return Object.assign((/** @type {Look} */ look) => pointing.render(look), { byKeys: () => pointing.byKeys() });
}
