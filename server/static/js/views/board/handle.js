// The handle between the active row and the next one. Pulled down, it shows the shift of the masks. pull.js draws the shift;
// it is imported when the handle is first grabbed, or by slow play.

import { viewOf } from "../../algorithms/algorithms.js";
import { el, find, setAttribute } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Look } from "../../types.js" */

const words = await wordsOf("page");

const LARGEST = 16; // the largest n whose bits are large enough to be seen moving
const SLOW = 1; // steps a second

/** @param {() => void} miss  called if a part of the page could not be loaded */
export function createHandle(miss) {
  const handle = buildHandle();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  find("#board").append(handle);
  /** @type {Promise<ReturnType<typeof import("./pull.js").createPull> | null> | null} */
  let coming = null;
  /** @type {ReturnType<typeof import("./pull.js").createPull> | null} */
  let pull = null;
  /** @type {Look["film"]["shown"]} */
  let shown = null;

  async function load() {
    coming ??= import("./pull.js").then(({ createPull }) => createPull(handle));
    const first = !pull;
    pull = await coming.catch(() => (coming = null));
    if (!pull) miss();
    else if (first) updatePull();
    return pull;
  }

  /** Give the picture its step. */
  function updatePull() {
    const step = !handle.hidden && shown ? shown.step : null;
    pull?.set(step, shown?.run.n ?? 1, shown !== null && viewOf(shown.run.algorithm).inverted === true);
  }

  handle.addEventListener("pointerdown", (event) => {
    if (!pull) load().then((loaded) => loaded?.grab(event));
  });
  handle.addEventListener("keydown", (event) => {
    if (!pull && (event.key.startsWith("Arrow") || ["Home", "End", "PageUp", "PageDown"].includes(event.key))) {
      event.preventDefault();
      event.stopPropagation();
      load().then((loaded) => loaded?.press(event));
    }
  });

  /** @param {Look} look */
  return function render(look) {
    const {
      film: { shown: now },
    } = look;
    if (!now) return;
    const { step } = now;
    const isShown = canShift(look, now);
    if (step === shown?.step && handle.hidden !== isShown) return;
    handle.hidden = !isShown;
    shown = now;
    if (!isShown) return updatePull();
    handle.style.setProperty("--row", String(step.row));
    setAttribute(handle, "aria-label", words.shiftHandle({ row: step.row, next: step.row + 1 }));
    updatePull();
    if (isSlow(look) && step.kind === "place" && step.square)
      load().then((loaded) => shown === now && loaded?.play(1000 / look.play.speed, still.matches));
  };
}

function buildHandle() {
  return el("div", {
    class: "shift-handle",
    "data-part": "handle",
    role: "slider",
    tabindex: 0,
    "aria-orientation": "vertical",
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": 0,
  });
}

/**
 * Return true if there is a next row to shift into, and time to see it.
 * @param {Look} look
 * @param {NonNullable<Look["film"]["shown"]>} shown
 */
const canShift = ({ learn: { asked }, fast }, { step, run: { algorithm, n } }) =>
  !fast && !asked && n <= LARGEST && Boolean(viewOf(algorithm).sums?.(step, n).shift);

/** @param {Look} look */
const isSlow = ({ play: { playing, speed }, page: { settings } }) =>
  playing > 0 && speed <= SLOW && settings.animations;
