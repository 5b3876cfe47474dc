// Pointing at a square or a bit: by mouse, by finger, or with the cursor of the arrow keys. Resting there explains it; a
// click or Enter goes to the step that places a queen there. A finger has no click to spare: its tap explains, and buttons
// go to the step.

import { find } from "../../page/dom.js";
import { CELLS, targetAt, targetOf } from "../../page/cells.js";
import { Cursor } from "./cursor.js";

/** @import { Actions, Look, State, Target } from "../../types.js" */

const GRACE = 150; // milliseconds for the way from one target to the next
const SLACK = 14; // pixels that a finger may be off

/** @param {Target | null} target */
const keyOf = (target) => JSON.stringify(target);

/** Handles the pointer and the keys on the board and below it. */
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
  /** The target that was explained when the finger came down: the browser may clear the present one before the tap. */
  #before = "";
  #byKeys = false;
  /** The target whose explanation Escape has closed, until the viewer points at another. */
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

  /** Return true if the viewer points by keys. */
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
      event.preventDefault(); // a click goes to a step and leaves the keyboard cursor in place
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
      if (!this.#isInBubble(relatedTarget)) this.#point(null); // the bubble's buttons belong to the target
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

  /** Point at the target under the keyboard cursor. */
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

  /** Stop pointing after a moment, unless the pointer is on its way to another target. */
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
 * @param {() => State} state  returns the current state; the painted one is a frame behind
 * @param {Look} first
 */
export function createPointing(actions, state, first) {
  const pointing = new Pointing(actions, state, first);
  return Object.assign((/** @type {Look} */ look) => pointing.render(look), { byKeys: () => pointing.byKeys() });
}
