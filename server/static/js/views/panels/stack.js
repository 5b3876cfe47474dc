// The call stack: one small row of squares for each call, with its tried, placed and free squares. A search with arrays
// instead of calls shows all elements of the arrays, row by row.

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
  /** @type {ReturnType<typeof buildRow>[]} */
  let rows = [];

  /** @param {number} size @param {AlgorithmView} current */
  function build(size, current) {
    n = size;
    view = current;
    rows = upTo(n + 1).map((row) => buildRow(current, n, row));
    list.style.setProperty("--n", String(n));
    mark(list, "size", n <= 8 ? "small" : n <= 12 ? "medium" : "large");
    mark(list, "arrays", current.arrays !== undefined);
    write(head, current.arrays ? words.ARRAYS : words.PAGE.callStack);
    list.replaceChildren(...buildNames(current), ...rows.map(({ frame }) => frame));
  }

  /** @param {Look} look */
  return function render({ film: { shown }, fast }) {
    if (!shown) return;
    const { step, run } = shown;
    const current = viewOf(run.algorithm);
    if (run.n !== n || current !== view) build(run.n, current);
    const calls = current.calls(step, n);
    const active = calls.filter(({ ahead }) => !ahead).length - 1;
    rows.forEach(({ frame, squares, name, said }, row) => {
      const call = calls[row];
      mark(frame, "shown", call !== undefined && !call.ahead);
      mark(frame, "active", row === active);
      if (!call && !current.arrays) return;
      write(name, call?.name ?? String(row));
      squares.forEach((square, at) => mark(square, "state", call?.states[at] ?? ""));
      write(said, fast || !call ? "" : `: ${read(current, call.states, n)}`);
    });
    show(rows[active]?.frame ?? null);
  };
}

/** Build the row of a call, or of the arrays' elements. @param {AlgorithmView} view @param {number} n @param {number} row */
function buildRow({ arrays, fills }, n, row) {
  const groups = (arrays ?? [""]).map(() => upTo(n).map(() => el("i", {}, ...(arrays ? [] : [createIcon("queen")]))));
  const [name, said] = [el("span", {}, String(row)), el("span", { class: "visually-hidden" })];
  const label = el("span", { class: "name" }, ...(arrays ? [] : [el("em", {}, `${words.LINE[fills]} `)]), name);
  const boxes = groups.map((squares) => el("span", { class: "mini" }, ...squares));
  const frame = el("li", { class: "frame" }, label, said, ...boxes);
  return { frame, squares: groups.flat(), name, said };
}

/** Build the arrays' names above their elements. @param {AlgorithmView} view */
function buildNames({ arrays, fills }) {
  if (!arrays) return [];
  const names = [words.LINE[fills], ...arrays].map((text) => el("span", { "data-array": text }, text));
  return [el("li", { class: "names" }, ...names)];
}

/**
 * Describe a call for screen readers.
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

/** @param {string[]} states  those of an array's element: "" for a 0 */
const maskOf = (states) => states.reduce((mask, state) => mask * 2 + (state ? 1 : 0), 0);
