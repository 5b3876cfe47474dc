// How a viewer points at a square or a bit: by mouse, by finger, or with a cursor that the arrow keys move. Resting there
// explains it; a click, or Enter, goes where a queen is put. A finger has no click to spare: its tap explains, and buttons go.

import { factOf } from "../causes.js";
import { find, upTo } from "../dom.js";
import { wordsOf } from "../words.js";

const words = await wordsOf("explaining");

/** @typedef {import("../types.js").Look} Look */
/** @typedef {import("../types.js").Target} Target */

const GRACE = 150; // milliseconds for the way from a place to its explanation
const SLACK = 14; // pixels that a finger may be off
const REGISTERS = /** @type {import("../types.js").Register[]} */ (["ld", "col", "rd", "taken", "poss", "bit"]);
const CELLS = ".square, .bit-cell:not(.ghost)";
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @param {Target | null} place */
const keyOf = (place) => JSON.stringify(place);

/** @param {import("../actions.js").Actions} actions @param {() => Look} latest */
export function listenForPlaces(actions, latest) {
  const [stage, board, strip, bubble] = ["#stage", "#board", "#strip", "#explained"].map((selector) => find(selector));
  /** @type {number | undefined} */
  let leaving;
  let finger = false;
  /** What was explained when the finger came down: what the browser does in between may take it away. */
  let before = "";
  let byKeys = false;
  /** What Escape has sent away, until something else is pointed at. */
  let dismissed = "";

  const size = () => latest().shown?.run.n ?? 1;

  /** @param {Target | null} place @param {{touched?: boolean, keys?: boolean}} [how] */
  function point(place, { touched = false, keys = false } = {}) {
    clearTimeout(leaving);
    const now = latest();
    if ((keyOf(place) === keyOf(now.pointed) && touched === now.touched) || (place && keyOf(place) === dismissed)) return;
    dismissed = "";
    byKeys = keys;
    actions.point(place, touched);
  }

  /** The place under a pointer; the nearest one for a finger. @param {{clientX: number, clientY: number}} event @param {number} slack @returns {Target | null} */
  function placeAt({ clientX, clientY }, slack) {
    const squares = board.getBoundingClientRect();
    const bits = strip.getBoundingClientRect();
    const column = cellAt(clientX, squares.left, squares.width, size(), slack);
    const row = cellAt(clientY, squares.top, squares.height, size(), slack);
    const register = cellAt(clientY, bits.top, bits.height, REGISTERS.length, slack / 2);
    if (column === null) return null;
    if (register !== null && clientY >= squares.bottom) return { register: REGISTERS[register], column };
    return row === null ? null : { square: [row, column] };
  }

  /** @param {Event} event */
  const inBubble = ({ target }) => bubble.contains(/** @type {Node} */ (target));

  stage.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch";
    before = keyOf(latest().pointed);
  });
  stage.addEventListener("mousedown", (event) => {
    if (inBubble(event) || !placeAt(event, 0)) return;
    event.preventDefault(); // a click goes somewhere; the cursor of the keys stays where it is
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (inBubble(event)) return clearTimeout(leaving);
    const place = placeAt(event, 0);
    if (place) point(place);
    else leave();
  });
  stage.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") leave();
  });
  addEventListener("pointerdown", (event) => {
    if (latest().touched && !stage.contains(/** @type {Node} */ (event.target))) point(null);
  });

  /** Not pointed at any more: in a moment, unless the pointer is on its way to the explanation. */
  function leave() {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      dismissed = "";
      point(focused(), { keys: true });
    }, GRACE);
  }

  stage.addEventListener("click", (event) => {
    if (inBubble(event)) return;
    const tap = finger || /** @type {PointerEvent} */ (event).pointerType === "touch";
    const place = placeAt(event, tap ? SLACK : 0);
    if (tap) point(place && keyOf(place) === before ? null : place, { touched: true });
    else if (place && "square" in place) actions.find(place, event.shiftKey ? "backward" : "forward");
  });
  for (const [id, direction] of /** @type {const} */ ([["go-previous", "backward"], ["go-next", "forward"]])) {
    find(`#${id}`).addEventListener("click", () => {
      const place = latest().pointed;
      if (place && "square" in place) actions.find(place, direction);
    });
  }

  /** The place that has the focus. @returns {Target | null} */
  function focused() {
    const cell = document.activeElement;
    return cell instanceof HTMLElement && cell.matches(CELLS) ? placeOf(cell, size()) : null;
  }

  stage.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(CELLS)) point(placeOf(target, size()), { keys: true });
  });
  stage.addEventListener("focusout", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(CELLS)) return;
    target.removeAttribute("aria-label");
    point(null);
  });
  stage.addEventListener("keydown", (event) => {
    const place = focused();
    if (!place || event.ctrlKey || event.altKey || event.metaKey) return;
    const move = MOVES[/** @type {keyof typeof MOVES} */ (event.key)];
    if (move) walk(/** @type {HTMLElement} */ (document.activeElement), move);
    else if (event.key === "Enter" && "square" in place) actions.find(place, event.shiftKey ? "backward" : "forward");
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  addEventListener("keydown", (event) => {
    const { pointed } = latest();
    if (event.key !== "Escape" || !pointed) return;
    point(null);
    dismissed = keyOf(pointed);
  });

  /** Move the cursor, which is the one cell that a Tab reaches. @param {HTMLElement} cell @param {number[]} by */
  function walk(cell, [down, right]) {
    const rows = rowsOf(cell, size());
    const row = rows.findIndex((cells) => cells.includes(cell));
    const next = rows[row + down]?.[rows[row].indexOf(cell) + right];
    if (!next) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    say(next);
    next.focus();
  }

  /** Name a cell by what there is to say of it. @param {HTMLElement} cell */
  function say(cell) {
    const { shown } = latest();
    const place = placeOf(cell, size());
    if (shown && place) cell.setAttribute("aria-label", words.explained(factOf(shown.step, shown.run.n, place), shown.run.n));
  }

  /** The cell that has the focus says what the step makes of it. @param {Look} look */
  function render({ fast }) {
    const cell = document.activeElement;
    if (!fast && cell instanceof HTMLElement && cell.matches(CELLS)) say(cell);
  }
  point(focused(), { keys: true });
  return Object.assign(render, { byKeys: () => byKeys });
}

/** @param {number} at @param {number} start @param {number} length @param {number} cells @param {number} slack */
function cellAt(at, start, length, cells, slack) {
  if (at < start - slack || at >= start + length + slack) return null;
  return Math.min(cells - 1, Math.max(0, Math.floor(((at - start) / length) * cells)));
}

/** The cells among which the cursor moves, row by row. @param {HTMLElement} cell @param {number} n @returns {HTMLElement[][]} */
function rowsOf(cell, n) {
  const board = cell.matches(".square");
  const cells = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(board ? "#squares > .square" : "#strip .register > .bit-cell")]);
  return upTo(board ? n : REGISTERS.length).map((row) => cells.slice(row * n, row * n + n));
}

/** The place of a cell, or null for one of a board that is about to go. @param {HTMLElement} cell @param {number} n @returns {Target | null} */
function placeOf(cell, n) {
  const rows = rowsOf(cell, n);
  const row = rows.findIndex((cells) => cells.includes(cell));
  if (row < 0) return null;
  const column = rows[row].indexOf(cell);
  return cell.matches(".square") ? { square: [row, column] } : { register: REGISTERS[row], column };
}
