// The registers of bitmask as a strip that a picture can draw. Pure.

import { registersOf } from "../../model/strip.js";
import { words } from "../../words/page.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../model/strip.js").Strip} Strip */

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
  const { poss, bit, ...others } = registersOf(step, n);
  return { contents: { ...others, poss: { ...poss, made: poss.made && words.MADE[poss.made] }, bit: { ...bit, made: bit.made && words.MADE[bit.made] } }, said: "" };
}
