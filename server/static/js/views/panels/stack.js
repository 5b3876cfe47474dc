// The call stack: one small row of squares a call, with what was tried, what is placed and what is still free. A
// search with arrays instead of calls shows all elements of the arrays, row by row.

import { viewOf } from "../../algorithms/algorithms.js";
import { upTo } from "../../model/board.js";
import { el, find, mark, createIcon, write } from "../../page/dom.js";
import { keepInView } from "../../page/geometry.js";
import { wordsOf } from "../../words/words.js";

/** @import { AlgorithmView, Look } from "../../types.js" */

const words = await wordsOf("page");

export function createStack() {
  const list = find("#frames");
  const head = find("#head-stack");
  const show = keepInView(list);
  let n = 0;
  /** @type {AlgorithmView | null} */
  let view = null;
  /** @type {{frame: HTMLElement, squares: HTMLElement[], name: HTMLElement, said: HTMLElement}[]} */
  let rows = [];

  /** @param {number} size @param {AlgorithmView} its */
  function build(size, its) {
    n = size;
    view = its;
    const { arrays, fills } = its;
    rows = upTo(n + 1).map(() => {
      const groups = (arrays ?? [""]).map(() =>
        upTo(n).map(() => el("i", {}, ...(arrays ? [] : [createIcon("queen")]))),
      );
      const [name, said] = [el("span"), el("span", { class: "visually-hidden" })];
      const label = el("span", { class: "name" }, ...(arrays ? [] : [el("em", {}, `${words.LINE[fills]} `)]), name);
      return {
        squares: groups.flat(),
        name,
        said,
        frame: el(
          "li",
          { class: "frame" },
          label,
          said,
          ...groups.map((squares) => el("span", { class: "mini" }, ...squares)),
        ),
      };
    });
    list.style.setProperty("--n", String(n));
    mark(list, "size", n <= 8 ? "small" : n <= 12 ? "medium" : "large");
    mark(list, "arrays", arrays !== undefined);
    write(head, arrays ? words.ARRAYS : words.PAGE.callStack);
    const names = arrays
      ? [
          el(
            "li",
            { class: "names" },
            ...[words.LINE[fills], ...arrays].map((text) => el("span", { "data-array": text }, text)),
          ),
        ]
      : [];
    list.replaceChildren(...names, ...rows.map(({ frame }) => frame));
  }

  /** @param {Look} look */
  return function render({ film: { shown }, fast }) {
    if (!shown) return;
    const { step, run } = shown;
    const its = viewOf(run.algorithm);
    if (run.n !== n || its !== view) build(run.n, its);
    const calls = its.calls(step, n);
    const active = calls.filter(({ ahead }) => !ahead).length - 1;
    rows.forEach(({ frame, squares, name, said }, row) => {
      const call = calls[row];
      mark(frame, "shown", call !== undefined && !call.ahead);
      mark(frame, "active", row === active);
      if (!call && !its.arrays) return;
      write(name, call?.name ?? String(row));
      squares.forEach((square, at) => mark(square, "state", call?.states[at] ?? ""));
      write(said, fast || !call ? "" : `: ${read(its, call.states, n)}`);
    });
    show(rows[active]?.frame ?? null);
  };
}

/**
 * A call in words, for those who do not see its squares.
 * @param {AlgorithmView} view
 * @param {string[]} states
 * @param {number} n
 */
function read(view, states, n) {
  if (view.arrays)
    return words.aloud.elements(
      view.arrays.map((array, at) => ({ array, mask: maskOf(states.slice(at * n, at * n + n)) })),
    );
  return words.aloud.line(
    view,
    states.map((state, at) => ({ label: String(view.family === "masks" ? n - 1 - at : at), state })),
  );
}

/** @param {string[]} states  of an array's element: "" for a 0 */
const maskOf = (states) => states.reduce((mask, state) => mask * 2 + (state ? 1 : 0), 0);
