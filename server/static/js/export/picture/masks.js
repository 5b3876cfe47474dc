// The registers of bitmask as a strip that a picture can draw. Pure.

import { candidateOf, free, has, overflows, taken } from "../../model/bits.js";
import { upTo } from "../../page/dom.js";
import { words } from "../../words/page.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../algorithms/parts/rows.js").Strip} Strip */

/** @type {Strip} */
export const masks = {
  title: "",
  rows: [
    { name: "ld", label: "ld", sign: "ray-ld", along: "ld", kind: "mask" },
    { name: "col", label: "col", sign: "ray-col", along: "column", kind: "mask" },
    { name: "rd", label: "rd", sign: "ray-rd", along: "rd", kind: "mask" },
    { name: "taken", label: "taken", made: words.MADE.or, kind: "taken" },
    { name: "poss", label: "poss", made: words.MADE.not, kind: "poss" },
    { name: "bit", label: "bit", made: words.MADE.lowest, kind: "bit" },
  ],
  show,
};

/** @param {Step} step @param {number} n @returns {ReturnType<Strip["show"]>} */
function show(step, n) {
  const { ld, col, rd, poss, bit, kind, stack } = step;
  const idle = kind === "solution"; // it returns before these are found
  const lost = stack.length && !idle ? (free(step, n) & ~poss) >>> 0 : 0;
  const coming = (candidateOf(step) & ~bit) >>> 0;
  const caller = kind === "return" ? undefined : stack.at(-2);
  const pushed = caller !== undefined && overflows(caller.rd, caller.bit, n);
  const made = { poss: lost ? words.MADE.lost : words.MADE.not, bit: coming ? words.MADE.next : bit && kind === "return" ? words.MADE.lifted : words.MADE.lowest };
  return {
    contents: {
      ld: register(ld, n),
      col: register(col, n),
      rd: { ...register(rd, n), pushed },
      taken: { ...register(taken(step), n), idle },
      poss: { ...register(poss, n, lost, "tried"), idle, made: idle ? "" : made.poss },
      bit: { ...register(bit, n, coming, "coming"), idle, made: idle ? "" : made.bit },
    },
    said: "",
  };
}

/** @param {number} mask @param {number} n @param {number} [marked]  columns with a mark @param {string} [mark] @returns {import("../../algorithms/parts/rows.js").Content} */
const register = (mask, n, marked = 0, mark = "") => ({
  cells: upTo(n).map((column) => ({ text: has(mask, column, n) ? "1" : "0", on: has(mask, column, n), mark: has(marked, column, n) ? mark : "" })),
  value: `= ${mask}`,
});
