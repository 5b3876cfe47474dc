// The call stack: one small row of squares a call, with what was tried, what is placed and what is still free.

import { faceOf } from "../../algorithms/views.js";
import { el, find, mark, picture, upTo, write } from "../../page/dom.js";
import { keepInView } from "../../page/scroll.js";
import { words } from "../../words/words.js";

export function createStack() {
  const list = find("#frames");
  const show = keepInView(list);
  let n = 0;
  let fills = "";
  /** @type {{frame: HTMLElement, squares: HTMLElement[], name: HTMLElement}[]} */
  let rows = [];

  /** @param {number} size @param {"row" | "column"} filled */
  function build(size, filled) {
    n = size;
    fills = filled;
    rows = upTo(n + 1).map(() => {
      const squares = upTo(n).map(() => el("i", {}, picture("queen")));
      const name = el("span");
      const head = el("span", { class: "name" }, el("em", {}, `${words.LINE[filled]} `), name);
      return { squares, name, frame: el("li", { class: "frame" }, head, el("span", { class: "mini" }, ...squares)) };
    });
    list.style.setProperty("--n", String(n));
    mark(list, "size", n <= 8 ? "small" : n <= 12 ? "medium" : "large");
    list.replaceChildren(...rows.map(({ frame }) => frame));
  }

  /** @param {import("../../types.js").State} state */
  return function render({ shown }) {
    if (!shown) return;
    const { step, run } = shown;
    const face = faceOf(run.algorithm);
    if (run.n !== n || face.fills !== fills) build(run.n, face.fills);
    const calls = face.calls(step, n);
    rows.forEach(({ frame, squares, name }, row) => {
      const call = calls[row];
      const active = row === calls.length - 1;
      mark(frame, "shown", call !== undefined);
      mark(frame, "active", active && call !== undefined);
      if (!call) return;
      write(name, call.name);
      squares.forEach((square, column) => mark(square, "state", call.states[column] ?? ""));
    });
    show(rows[calls.length - 1]?.frame ?? null);
  };
}
