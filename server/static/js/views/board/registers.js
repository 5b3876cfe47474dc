// The register strip: ld, col, rd, taken, poss and bit as rows of cells, each right under its column of the board.

import { faceOf } from "../../algorithms/views.js";
import { LINES, binary, candidateOf, free, has, overflows, taken } from "../../model/bits.js";
import { el, find, mark, picture, put, upTo, write } from "../../page/dom.js";
import { words } from "../../words/page.js";

/** @typedef {import("../../types.js").Step} Step */

/** The rows, with what a row is made of in small type, and its sign. */
const REGISTERS = [
  { name: "ld", made: "", sign: "ray-ld" },
  { name: "col", made: "", sign: "ray-col" },
  { name: "rd", made: "", sign: "ray-rd" },
  { name: "taken", made: words.MADE.or, sign: "" },
  { name: "poss", made: words.MADE.not, sign: "" },
  { name: "bit", made: words.MADE.lowest, sign: "" },
];

export function createRegisters() {
  const strip = find("#strip");
  const worths = find("#worths");
  let n = 0;
  /** @type {Map<string, {row: HTMLElement, cells: HTMLElement[], value: HTMLElement, made: HTMLElement}>} */
  let rows = new Map();
  const ghost = el("div", { class: "bit-cell ghost rd", title: words.PUSHED }, el("span", {}, "1"));
  const fallen = el("div", { class: "fallen", id: "fallen", "aria-hidden": "true" }, "1"); // ld's, seen only on its way out

  /** @param {number} size */
  function build(size) {
    n = size;
    rows = new Map(REGISTERS.map((register) => [register.name, assemble(register)]));
    strip.replaceChildren(...[...rows.values()].map(({ row }) => row), fallen);
    rowOf("ld").cells[n - 1].tabIndex = 0; // one of them is reached by Tab, the others by arrows
    worths.replaceChildren(el("span", {}, words.WORTH), ...upTo(n).map((column) => el("span", {}, String(2 ** (n - 1 - column)))));
  }

  /** @param {{name: string, made: string, sign: string}} register */
  function assemble({ name, made: text, sign }) {
    const cells = upTo(n).map(() => el("div", { class: `bit-cell ${name}`, role: "gridcell", tabindex: -1 }, el("span", {})));
    const value = el("div", { class: "value", role: "gridcell" });
    const made = el("small", {}, text);
    const label = el("div", { class: "label", role: "rowheader" }, made, ...(sign ? [picture(sign, "sign")] : []), el("b", {}, name));
    if (name === "rd") label.append(ghost);
    const row = el("div", { class: "register", role: "row", "data-register": name }, label, ...cells, value);
    return { row, cells, value, made };
  }

  /** @param {string} name */
  function rowOf(name) {
    const row = rows.get(name);
    if (!row) throw new Error(`no register is called ${name}`);
    return row;
  }

  /** @param {import("../../types.js").Look} look */
  return function render({ shown, fact }) {
    if (!shown || faceOf(shown.run.algorithm).panel) return; // the place is the algorithm's own
    const { step, run } = shown;
    if (run.n !== n) build(run.n);
    const { ld, col, rd, poss, bit } = step;
    const unread = step.kind === "enter";
    const masks = { ld, col, rd, taken: unread ? 0 : taken(step), poss, bit };
    for (const [name, mask] of Object.entries(masks)) paint(name, mask, fact?.lit[name] ?? -1, unread && !(name in LINES));
    paintTried(step);
    for (const name of ["taken", "poss", "bit"]) mark(rowOf(name).row, "idle", isIdle(step));
    const caller = step.stack.at(-2);
    mark(ghost, "shown", caller !== undefined && step.kind !== "return" && overflows(caller.rd, caller.bit, n));
  };

  /** @param {string} name @param {number} mask @param {number} lit  the column that is part of an explanation, or -1 @param {boolean} unread */
  function paint(name, mask, lit, unread) {
    const { cells, value } = rowOf(name);
    cells.forEach((cell, column) => {
      const on = has(mask, column, n);
      mark(cell, "on", on);
      mark(cell, "lit", column === lit);
      write(/** @type {Element} */ (cell.firstElementChild), unread ? "" : on ? "1" : "0");
    });
    write(value, `= ${mask}`);
    put(value, "title", binary(mask, n));
  }

  /** The squares that poss has lost since its row was entered, and the one that bit will be. @param {Step} step */
  function paintTried(step) {
    const idle = isIdle(step);
    const onBoard = step.stack.length > 0 && !idle;
    const lost = onBoard ? (free(step, n) & ~step.poss) >>> 0 : 0;
    const candidate = candidateOf(step);
    const { cells, made } = rowOf("poss");
    write(made, idle ? "" : lost ? words.MADE.lost : words.MADE.not);
    cells.forEach((cell, column) => mark(cell, "tried", has(lost, column, n)));
    const bits = rowOf("bit");
    bits.cells.forEach((cell, column) => mark(cell, "coming", has(candidate & ~step.bit, column, n)));
    write(bits.made, idle ? "" : candidate & ~step.bit ? words.MADE.next : step.bit && step.kind === "return" ? words.MADE.lifted : words.MADE.lowest);
  }
}

/** Whether taken, poss and bit are not worked out: a solution returns before, and a call has just begun. @param {Step} step */
const isIdle = ({ kind }) => kind === "solution" || kind === "enter";
