// The controls of the board's size: a slider as far as every step can be read at once, and a field for any n.

import { find, input, mark, setAttribute } from "../page/dom.js";
import { fill, listenToField, showNotice, showText } from "./controls.js";

/** @import { Actions, State } from "../types.js" */

const AT_HAND = 16; // n at the right end of the slider, at least

/** @param {Actions} actions @param {(algorithm: string) => {largest: number, indexed: number}} sizesOf  returns the limits of n */
export function createSize(actions, sizesOf) {
  const slider = input("#n-slider");
  const field = input("#n-field");
  const gesture = createGesture(actions.setN);
  slider.addEventListener("pointerdown", () => gesture.hold(true));
  slider.addEventListener("blur", gesture.settle);
  for (const name of ["pointerup", "pointercancel"]) slider.addEventListener(name, () => gesture.hold(false));
  slider.addEventListener("input", () => {
    actions.clearNotice("n");
    gesture.note(slider.valueAsNumber);
    show(slider.valueAsNumber);
  });
  // a click where the slider already stands sends no input event
  slider.addEventListener("click", () => gesture.pending() ?? actions.setN(slider.valueAsNumber));
  listenToField(field, actions.typeN, () => actions.clearNotice("n"));

  /** @param {number} n */
  function show(n) {
    slider.value = String(n);
    setAttribute(slider, "aria-valuetext", `N = ${n}`);
    mark(slider, "beyond", n > Number(slider.max));
    fill(slider);
    showText(field, String(n));
  }

  /** @param {State} state */
  return function render({ film: { run }, page: { notices } }) {
    const { largest, indexed } = sizesOf(run.algorithm);
    slider.max = String(Math.min(largest, Math.max(AT_HAND, indexed)));
    show(gesture.pending() ?? run.n);
    showNotice(field, find("#n-notice"), notices.n);
  };
}

// The gestures of the slider. Its film is requested when it rests, and all that one gesture chooses is one history entry.

const REST = 200; // milliseconds without a new value
const SAME = 1000; // milliseconds between two keys of one gesture

/**
 * @param {(value: number, joins: boolean) => void} choose  joins: the same gesture has chosen a value before
 * @param {{now: () => number, schedule: (act: () => void, milliseconds: number) => unknown, cancel: (timer: any) => void}} [clock]
 */
export function createGesture(
  choose,
  clock = {
    now: () => performance.now(),
    schedule: setTimeout.bind(globalThis),
    cancel: clearTimeout.bind(globalThis),
  },
) {
  /** @type {number | null} */
  let pending = null;
  let last = -Infinity; // time of the last value
  let isHeld = false;
  let joins = false;
  /** @type {unknown} */
  let timer;

  /** Choose the last value at once. */
  function settle() {
    clock.cancel(timer);
    if (pending === null) return;
    const value = pending;
    pending = null;
    choose(value, joins);
    joins = true;
  }

  return {
    /** The pointer is down, which begins a gesture, or up. @param {boolean} isDown */
    hold(isDown) {
      isHeld = isDown;
      if (isDown) joins = false;
    },
    /** Note a value of the slider. @param {number} value */
    note(value) {
      const now = clock.now();
      if (!isHeld && now - last > SAME) joins = false;
      last = now;
      pending = value;
      clock.cancel(timer);
      timer = clock.schedule(settle, REST);
    },
    settle,
    /** Return the value that is not chosen yet, or null. */
    pending: () => pending,
  };
}
