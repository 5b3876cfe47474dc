// Animates a step while there is time to see it: masks slide into the next row; OR, NOT and the lowest bit appear one after
// the other; a queen is placed or lifted. The animations follow from the last and the present step, and never change the
// final state. There are none in fast play or with reduced motion.

import { viewOf } from "../../algorithms/algorithms.js";
import { has, lowest, taken } from "../../model/bits.js";
import { upTo } from "../../model/board.js";
import { find } from "../../page/dom.js";

/** @import { Look, Step } from "../../types.js" */

const BEAT = 500; // milliseconds for a step by hand
const SHARE = 0.86; // of a step's time, for the animations
const LARGEST = 16; // the largest n whose bits are large enough to be seen moving
const SLIDES = /** @type {const} */ ({ ld: 1, col: 0, rd: -1 });

// One thing leads: the frame of the row, then the queen, its rays, and the digits, as shares of the step's time.
const ROW = /** @type {const} */ ({ from: 0, to: 0.3 });
const QUEEN = /** @type {const} */ ({ from: 0, to: 0.4 });
const LIFTED = /** @type {const} */ ({ from: 0.2, to: 0.5 });
const RAYS = /** @type {const} */ ({ from: 0.3, to: 0.7 });
const SLIDE = /** @type {const} */ ({ from: 0.3, to: 0.6 });
const LOWEST = /** @type {const} */ ({ from: 0.6, to: 1 });

/**
 * A movement: its start and end as shares of the step's time.
 * @typedef {{element: Element, frames: Keyframe[], from: number, to: number}} Movement
 */

export function createMotion() {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {Step | null} */
  let before = null;
  let run = "";
  /** @type {Animation[]} */
  let moving = [];

  /** @param {Look} look */
  return function render({ film: { shown }, play: { playing, speed }, page: { settings }, fast }) {
    if (!shown || shown.step === before) return;
    const past = before;
    const { step } = shown;
    const now = `${shown.run.algorithm} ${shown.run.n}`;
    const follows = now === run && past !== null && Math.abs(step.step - past.step) <= 1;
    before = step;
    run = now;
    for (const animation of moving) animation.cancel();
    moving = [];
    if (
      !follows ||
      fast ||
      still.matches ||
      !settings.animations ||
      shown.run.n > LARGEST ||
      viewOf(shown.run.algorithm).strip?.below !== "worths"
    )
      return;
    const beat = SHARE * (playing ? Math.min(BEAT, 1000 / speed) : BEAT);
    moving = listMovements(past, step, shown.run.n).map(({ element, frames, from, to }) =>
      element.animate(frames, {
        delay: from * beat,
        duration: (to - from) * beat,
        easing: "ease-in-out",
        fill: "backwards",
      }),
    );
  };
}

/**
 * List the movements from one picture to the next.
 * @param {Step} past
 * @param {Step} step
 * @param {number} n
 * @returns {Movement[]}
 */
function listMovements(past, step, n) {
  if (step.row === past.row + 1)
    return [...moveFrame(-1), ...slideMasks(past, step, n, 1), ...revealFree(step, n, SLIDE.to)];
  if (step.row === past.row - 1)
    return [
      ...moveFrame(1),
      ...moveAll("#pieces .ghost[data-shown]", APPEAR, LIFTED),
      ...slideMasks(step, past, n, -1),
    ];
  if (step.kind === "place" && step.square)
    return [
      ...moveAll(`#pieces .queen:nth-of-type(${step.row + 1})`, APPEAR, QUEEN),
      ...growRays(step.row),
      ...takeLowest(step, n),
    ];
  if (past.kind === "enter") return revealFree(step, n, 0);
  if (step.bit !== past.bit && step.bit === lowest(step.poss)) return takeLowest(step, n);
  return [];
}

/**
 * Slide every 1 of ld, col and rd from its place in the row above, or back there; a 1 that leaves the board falls off.
 * @param {Step} above
 * @param {Step} below
 * @param {number} n
 * @param {1 | -1} way
 * @returns {Movement[]}
 */
function slideMasks(above, below, n, way) {
  return /** @type {(keyof typeof SLIDES)[]} */ (Object.keys(SLIDES)).flatMap((register) => {
    const masks = { ld: below.ld, col: below.col, rd: below.rd };
    const columns = upTo(n).filter((column) => has(masks[register], column, n));
    const shift = SLIDES[register];
    if (way > 0)
      return [
        ...columns.map((column) => slid(bitAt(register, column), -shift, shift ? 0 : -0.6)),
        ...dropOverflow(register, above, n),
      ];
    const ones = upTo(n).filter((column) => has(above[register], column, n));
    return ones.map((column) => slid(bitAt(register, column), shift, shift ? 0 : 0.6));
  });
}

/**
 * @param {Element} element
 * @param {number} across  distance to its start, in cells
 * @param {number} down
 * @returns {Movement}
 */
function slid(element, across, down) {
  return {
    element,
    frames: [
      { translate: `calc(${across} * var(--cell)) ${down * 100}%`, zIndex: 1 },
      { translate: "0 0", zIndex: 1 },
    ],
    ...SLIDE,
  };
}

/**
 * Move the 1 that leaves the board: rd's stays visible beside it, ld's disappears.
 * @param {keyof typeof SLIDES} register
 * @param {Step} above
 * @param {number} n
 * @returns {Movement[]}
 */
function dropOverflow(register, above, n) {
  if (register === "rd")
    return moveAll(
      "#strip .ghost[data-shown]",
      [
        { translate: "130% 0", opacity: 1 },
        { translate: "0 0", opacity: 1 },
      ],
      SLIDE,
    );
  const falls = register === "ld" && has((above.ld | above.bit) >>> 0, n - 1, n);
  return falls
    ? moveAll(
        "#fallen",
        [
          { translate: "-100% 0", opacity: 1 },
          { translate: "0 0", opacity: 1, offset: 0.6 },
          { translate: "20% 130%", opacity: 0 },
        ],
        { from: SLIDE.from, to: 0.8 },
      )
    : [];
}

/**
 * Reveal taken, then poss and the free squares, then the lowest of them.
 * @param {Step} step
 * @param {number} n
 * @param {number} start
 * @returns {Movement[]}
 */
function revealFree(step, n, start) {
  if (step.kind !== "call") return [];
  const third = (1 - start) / 3;
  const ones = (/** @type {string} */ register, /** @type {number} */ mask) =>
    upTo(n)
      .filter((column) => has(mask, column, n))
      .map((column) => bitAt(register, column));
  /** @param {Element[]} elements @param {Keyframe[]} frames @param {number} turn @returns {Movement[]} */
  const at = (elements, frames, turn) =>
    elements.map((element) => ({ element, frames, from: start + turn * third, to: start + (turn + 1) * third }));
  const coming = lowest(step.poss);
  return [
    ...at(step.reg === undefined ? ones("taken", taken(step)) : ones("reg", step.reg), FALL, 0),
    ...at(
      [
        ...ones("poss", step.poss),
        ...document.querySelectorAll('#board :is([data-state="free"], [data-state="candidate"])'),
      ],
      APPEAR,
      1,
    ),
    ...at([...ones("bit", coming), ...document.querySelectorAll("#pieces .ghost[data-shown]")], APPEAR, 2),
  ];
}

/** Move the lowest 1 from poss into bit. @param {Step} step @param {number} n @returns {Movement[]} */
function takeLowest(step, n) {
  return upTo(n)
    .filter((column) => has(step.bit, column, n))
    .map((column) => ({ element: bitAt("bit", column), frames: FALL, ...LOWEST }));
}

/** Grow the new queen's rays. @param {number} row @returns {Movement[]} */
function growRays(row) {
  return [...document.querySelectorAll(`#rays [data-row="${row}"][data-shown]`)].map((element) => ({
    element,
    frames: APPEAR,
    ...RAYS,
  }));
}

/** Move the frame of the active row in from above or below, in squares of 1 by 1. @param {-1 | 1} from */
const moveFrame = (from) => moveAll("#rowframe", [{ translate: `0 ${from}px` }, { translate: "0 0" }], ROW);

const APPEAR = [{ opacity: 0, offset: 0 }]; // the end is the element's own style
const FALL = [{ translate: "0 -100%", opacity: 0, offset: 0 }];

/** @param {string} selector @param {Keyframe[]} frames @param {{from: number, to: number}} when @returns {Movement[]} */
const moveAll = (selector, frames, when) =>
  [...document.querySelectorAll(selector)].map((element) => ({ element, frames, ...when }));

/** @param {string} register @param {number} column */
const bitAt = (register, column) => find(`#strip [data-register="${register}"] > .bit-cell:nth-of-type(${column + 2})`);
