// Pointing at a square or a bit: by mouse, by finger, or with the cursor of the arrow keys. Resting there explains it; a click, a
// tap or Enter holds the explanation, whose buttons go on from there. Where the page waits for a queen, they place it.

import { find } from "../../page/dom.js";
import { isCell, targetAt, targetOf } from "../../page/cells.js";
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
  #isWaiting = false; // whether the page waits for a queen
  #isEntering = false; // whether the focus goes to the first button of an explanation that Enter has held

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
    const button = this.#isEntering
      ? [...this.#bubble.querySelectorAll("button")].find((one) => one.checkVisibility())
      : null;
    if (!button) return;
    this.#isEntering = false;
    button.focus({ preventScroll: true });
  }

  /** @param {Look} look */
  #measure({ film: { shown }, placed }) {
    this.#n = shown?.run.n ?? 1;
    this.#isWaiting = placed !== null;
  }

  #listenToPointers() {
    const stage = this.#stage;
    stage.addEventListener("pointerdown", (event) => {
      this.#finger = event.pointerType === "touch";
      this.#before = keyOf(this.#state().page.pointed);
    });
    stage.addEventListener("mousedown", (event) => {
      if (this.#isInBubble(event.target) || !targetAt(event, this.#n, 0)) return;
      event.preventDefault(); // a click leaves the keyboard cursor in place
      /** @type {HTMLElement | SVGElement | null} */ (document.activeElement)?.blur();
    });
    stage.addEventListener("pointermove", (event) => this.#hover(event));
    stage.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.#leave();
    });
    addEventListener("pointerdown", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (this.#state().page.pinned && !target.closest("#stage, #magnified")) this.#point(null);
    });
    stage.addEventListener("click", (event) => this.#click(/** @type {PointerEvent} */ (event)));
    find("#go-previous").addEventListener("click", () => this.#go(this.#state().page.pointed, true));
    find("#go-next").addEventListener("click", () => this.#go(this.#state().page.pointed, false));
    find("#take-queens").addEventListener("click", this.#actions.takeQueens);
  }

  #listenToKeys() {
    this.#stage.addEventListener("focusin", ({ target }) => {
      if (isCell(target)) this.#pointByKeys(targetOf(target, this.#n));
    });
    this.#stage.addEventListener("focusout", ({ target, relatedTarget }) => {
      if (!isCell(target)) return;
      this.#cursor.restore(target);
      if (!this.#isInBubble(relatedTarget)) this.#point(null); // the bubble's buttons belong to the target
    });
    this.#stage.addEventListener("keydown", (event) => this.#press(event));
    addEventListener("keydown", ({ key }) => {
      const { pointed } = this.#state().page;
      if (key !== "Escape" || !pointed) return;
      const isInside = this.#isInBubble(document.activeElement);
      this.#point(null);
      this.#dismissed = keyOf(pointed);
      if (isInside) find("#squares [tabindex='0']").focus(); // its button is hidden now
    });
  }

  /** @param {EventTarget | null} target */
  #isInBubble(target) {
    return this.#bubble.contains(/** @type {Node | null} */ (target));
  }

  /** @param {Target | null} target @param {{touched?: boolean, pinned?: boolean, keys?: boolean}} [how] */
  #point(target, { touched = false, pinned = touched, keys = false } = {}) {
    clearTimeout(this.#leaving);
    const now = this.#state().page;
    const isSame = keyOf(target) === keyOf(now.pointed) && touched === now.touched && pinned === now.pinned;
    if (isSame || (target && keyOf(target) === this.#dismissed)) return;
    this.#dismissed = "";
    this.#byKeys = keys;
    this.#actions.point(target, { touched, pinned });
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
    if (event.pointerType === "touch" || this.#state().page.pinned) return;
    if (this.#isInBubble(event.target)) return clearTimeout(this.#leaving);
    const target = targetAt(event, this.#n, 0);
    if (target) this.#point(target);
    else this.#leave();
  }

  /** Stop pointing after a moment, unless the pointer is on its way to another target. */
  #leave() {
    clearTimeout(this.#leaving);
    if (this.#state().page.pinned) return;
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
    if (this.#isWaiting && target && "square" in target) {
      this.#actions.chooseSquare(target.square);
      this.#point(target, { touched: tap }); // an attacked square is explained
    } else if (!target) this.#point(null);
    else if (tap) this.#point(keyOf(target) === this.#before ? null : target, { touched: true });
    else this.#hold(target);
  }

  /** Hold the explanation of a target, or release it. @param {Target} target @param {boolean} [keys] */
  #hold(target, keys = false) {
    const { pointed, pinned } = this.#state().page;
    this.#dismissed = "";
    this.#point(target, { pinned: !(pinned && keyOf(pointed) === keyOf(target)), keys });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const target = this.#cursor.findTarget();
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    const isSquare = "square" in target;
    if (this.#isWaiting && isSquare && (event.key === "Enter" || event.key === " "))
      this.#actions.chooseSquare(target.square);
    else if (this.#isWaiting && ["Backspace", "Delete"].includes(event.key)) this.#actions.takeBack();
    else if (event.key === "Enter" && isSquare) {
      this.#hold(target, true);
      this.#isEntering = this.#state().page.pinned;
    } else if (event.key === "Enter") this.#cursor.openCard();
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
