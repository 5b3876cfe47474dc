// The call stack: one small row of squares a call, with what was tried, what is placed and what is still free.

import { candidateOf, has, tried } from "../bits.js";
import { el, find, mark, picture, upTo } from "../dom.js";
import { keepInView } from "../inview.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Frame} Frame */

export function createStack() {
  const list = find("#frames");
  const show = keepInView(list);
  let n = 0;
  /** @type {{frame: HTMLElement, squares: HTMLElement[]}[]} */
  let rows = [];

  /** @param {number} size */
  function build(size) {
    n = size;
    rows = upTo(n + 1).map((row) => {
      const squares = upTo(n).map(() => el("i", {}, picture("queen")));
      const name = el("span", { class: "name" }, el("em", {}, "row "), String(row));
      return { squares, frame: el("li", { class: "frame" }, name, el("span", { class: "mini" }, ...squares)) };
    });
    list.style.setProperty("--n", String(n));
    mark(list, "size", n <= 8 ? "small" : n <= 12 ? "medium" : "large");
    list.replaceChildren(...rows.map(({ frame }) => frame));
  }

  /** @param {import("../types.js").State} state */
  return function render({ shown }) {
    if (!shown) return;
    const { step, run } = shown;
    if (run.n !== n) build(run.n);
    rows.forEach(({ frame, squares }, row) => {
      const call = step.stack[row];
      const active = row === step.stack.length - 1;
      mark(frame, "shown", call !== undefined);
      mark(frame, "active", active && call !== undefined);
      if (call) squares.forEach((square, column) => mark(square, "state", stateOf(call, column, active, step)));
    });
    show(rows[step.stack.length - 1]?.frame ?? null);
  };

  /** @param {Frame} call @param {number} column @param {boolean} active @param {Step} step */
  function stateOf(call, column, active, step) {
    if (active && step.kind === "enter") return "";
    const lifted = active && step.kind === "return";
    if (has(call.bit, column, n)) return lifted ? "tried" : "placed";
    if (has(call.poss, column, n)) return active && has(candidateOf(step), column, n) ? "candidate" : "free";
    return call.row < n && has(tried(call, n), column, n) ? "tried" : "";
  }
}
