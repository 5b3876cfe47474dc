// How a viewer points at a square or a bit: by mouse, by finger, or with a cursor that the arrow keys move. Resting
// there explains it; a click, or Enter, goes where a queen is put. A finger has no click to spare: its tap explains,
// and buttons go.

import { find } from "../../page/dom.js";
import { factAt } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";
import { CELLS, targetAt, targetOf, rowsOf } from "../../page/cells.js";
import { createNames } from "./board.js";

/** @import { Actions, Look, State, Target } from "../../types.js" */

const page = await wordsOf("page");

const words = page.explaining;

const GRACE = 150; // milliseconds for the way from one target to the next
const SLACK = 14; // pixels that a finger may be off
const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** @param {Target | null} target */
const keyOf = (target) => JSON.stringify(target);

/**
 * @param {Actions} actions
 * @param {() => State} state  as it is; what is painted is a frame behind
 * @param {Look} first
 */
export function createPointing(actions, state, first) {
  const [stage, bubble] = ["#stage", "#explained"].map((selector) => find(selector));
  const names = createNames(find("#squares"));
  let latest = first;
  /** @type {number | undefined} */
  let leaving;
  let finger = false;
  /** What was explained when the finger came down: what the browser does in between may take it away. */
  let before = "";
  let byKeys = false;
  /** What Escape has sent away, until something else is pointed at. */
  let dismissed = "";

  const size = () => latest.film.shown?.run.n ?? 1;

  /** @param {Target | null} target @param {{touched?: boolean, keys?: boolean}} [how] */
  function point(target, { touched = false, keys = false } = {}) {
    clearTimeout(leaving);
    const now = state();
    if (
      (keyOf(target) === keyOf(now.page.pointed) && touched === now.page.touched) ||
      (target && keyOf(target) === dismissed)
    )
      return;
    dismissed = "";
    byKeys = keys;
    actions.point(target, touched);
  }

  /** @param {Event} event */
  const inBubble = ({ target }) => bubble.contains(/** @type {Node} */ (target));

  /** @param {Target | null} target @param {boolean} back */
  function go(target, back) {
    if (target && "square" in target) actions.find(target, back ? "backward" : "forward");
  }

  stage.addEventListener("pointerdown", (event) => {
    finger = event.pointerType === "touch";
    before = keyOf(state().page.pointed);
  });
  stage.addEventListener("mousedown", (event) => {
    if (inBubble(event) || !targetAt(event, size(), 0)) return;
    event.preventDefault(); // a click goes somewhere; the cursor of the keys stays where it is
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (inBubble(event)) return clearTimeout(leaving);
    const target = targetAt(event, size(), 0);
    if (target) point(target);
    else leave();
  });
  stage.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") leave();
  });
  addEventListener("pointerdown", (event) => {
    if (state().page.touched && !(/** @type {Element} */ (event.target).closest("#stage, #magnified"))) point(null);
  });

  /** Not pointed at any more: in a moment, unless the pointer is on its way to another target. */
  function leave() {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      dismissed = "";
      point(focused(), { keys: true });
    }, GRACE);
  }

  stage.addEventListener("click", (event) => {
    if (inBubble(event) || /** @type {Element} */ (event.target).closest("[data-card]")) return;
    const tap = finger || /** @type {PointerEvent} */ (event).pointerType === "touch";
    const target = targetAt(event, size(), tap ? SLACK : 0);
    if (tap) point(target && keyOf(target) === before ? null : target, { touched: true });
    else go(target, event.shiftKey);
  });
  find("#go-previous").addEventListener("click", () => go(state().page.pointed, true));
  find("#go-next").addEventListener("click", () => go(state().page.pointed, false));

  /** The cell that has the focus; a drawer has squares of its own. */
  function cursor() {
    const cell = document.activeElement;
    return cell instanceof HTMLElement && stage.contains(cell) && cell.matches(CELLS) ? cell : null;
  }

  /** Its target. */
  function focused() {
    const cell = cursor();
    return cell && targetOf(cell, size());
  }

  stage.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(CELLS)) point(targetOf(target, size()), { keys: true });
  });
  stage.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (!(target instanceof HTMLElement) || !target.matches(CELLS)) return;
    target.removeAttribute("aria-label"); // a bit's text is its name
    names.restore(target, latest);
    // its buttons speak of what is explained
    if (!bubble.contains(/** @type {Node | null} */ (relatedTarget))) point(null);
  });
  stage.addEventListener("keydown", (event) => {
    const target = focused();
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return;
    const move = MOVES[/** @type {keyof typeof MOVES} */ (event.key)];
    if (move) walk(/** @type {HTMLElement} */ (document.activeElement), move);
    else if (event.key === "Enter" && "square" in target) go(target, event.shiftKey);
    else if (event.key === "Enter")
      /** @type {HTMLElement | null | undefined} */ (
        document.activeElement?.closest(".register")?.querySelector("[data-card]")
      )?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  addEventListener("keydown", (event) => {
    const {
      page: { pointed },
    } = state();
    if (event.key !== "Escape" || !pointed) return;
    point(null);
    dismissed = keyOf(pointed);
  });

  /** Move the cursor, which is the one cell that a Tab reaches. @param {HTMLElement} cell @param {number[]} by */
  function walk(cell, [down, right]) {
    const rows = rowsOf(cell, size());
    const row = rows.findIndex((cells) => cells.includes(cell));
    const line = rows[row + down] ?? [];
    const next = line[Number.isFinite(right) ? rows[row].indexOf(cell) + right : right < 0 ? 0 : line.length - 1];
    if (!next) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    say(next);
    next.focus();
  }

  /** Name a cell by what there is to say of it. @param {HTMLElement} cell */
  function say(cell) {
    const {
      film: { shown },
      learn: { asked },
    } = latest;
    const target = targetOf(cell, size());
    const fact = !asked && shown && target && factAt(shown, target);
    if (fact) cell.setAttribute("aria-label", words.explained(fact, shown.run.n));
    else {
      cell.removeAttribute("aria-label");
      names.restore(cell, latest);
    }
  }

  /** Every square says what the step makes of it, and the one that has the focus why. @param {Look} look */
  function render(look) {
    latest = look;
    const cell = cursor();
    names.render(look, cell);
    if (cell && !look.fast) say(cell);
  }
  point(focused(), { keys: true });
  return Object.assign(render, { byKeys: () => byKeys });
}
