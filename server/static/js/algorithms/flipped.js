// The face of flipped: bitmask's board, and registers in which a 1 is a free square.

import { binary, candidateOf, has, lowest, ones } from "../model/bits.js";
import { factOf } from "../model/causes.js";
import { upTo } from "../page/dom.js";
import { sceneOf } from "../model/board.js";
import { branches, calls, picking, valuesBeside } from "./bitmask.js";
import { createRows } from "./parts/rows.js";
import { words } from "../words/page.js";

const own = words.algorithms;

/** @typedef {import("../types.js").Step} Step */

/** @type {import("../model/strip.js").Strip} */
const strip = {
  title: own.FLIPPED,
  rows: [
    { name: "ld", label: "ld", sign: "ray-ld", along: "ld", kind: "free", told: true },
    { name: "col", label: "col", sign: "ray-col", along: "column", kind: "free", told: true },
    { name: "rd", label: "rd", sign: "ray-rd", along: "rd", kind: "free", told: true },
    { name: "poss", label: "poss", made: words.MADE.and, kind: "poss", told: true },
    { name: "bit", label: "bit", made: words.MADE.lowest, kind: "bit", told: true },
  ],
  show(step, n) {
    const { ld, col, rd, poss, bit, kind, row } = step;
    const open = step.stack.length > 0;
    const coming = candidateOf(step);
    const entered = open && row > 0;
    const idle = kind === "solution" || !open;
    const contents = {
      ld: { cells: cellsOf(ld, n, (column) => entered && column === 0), value: `= ${ld}`, tip: binary(ld, n) },
      col: { cells: cellsOf(col, n), value: `= ${col}` },
      rd: { cells: cellsOf(rd, n, (column) => entered && column === n - 1), value: `= ${rd}`, tip: binary(rd, n) },
      poss: { cells: cellsOf(poss, n), value: `= ${poss}`, idle, made: poss === (ld & col & rd) >>> 0 ? words.MADE.and : words.MADE.lost },
      bit: { cells: cellsOf(bit, n).map((cell, column) => ({ ...cell, mark: has(coming, column, n) ? "coming" : "" })), value: `= ${bit}`, idle, made: coming ? words.MADE.next : bit && kind === "return" ? words.MADE.lifted : words.MADE.lowest },
    };
    return { contents, said: own.incoming(entered) };
  },
};

/** @type {import("../types.js").Face} */
export const face = {
  family: "masks",
  fills: "row",
  scene: (step, n) => sceneOf(attacked(step, n), n),
  calls: (step, n) => calls(attacked(step, n), n),
  branches: (step, n) => branches(attacked(step, n), n),
  sentence: own.flippedSentence,
  fact,
  board: (step, n) => words.board(attacked(step, n), n),
  rays: attacked,
  values: valuesBeside,
  sums,
  strip,
  panel: () => createRows(strip),
};

/** The same step with a 1 for each attacked square, as bitmask has it. @param {Step} step @param {number} n @returns {Step} */
export function attacked(step, n) {
  if (!step.stack.length) return step;
  const done = ones(n);
  /** @template {{ld: number, col: number, rd: number}} T @param {T} frame @returns {T} */
  const turned = (frame) => ({ ...frame, ld: (frame.ld ^ done) >>> 0, col: (frame.col ^ done) >>> 0, rd: (frame.rd ^ done) >>> 0 });
  return { ...turned(step), stack: step.stack.map(turned) };
}

/** What the masks say of a place, a 1 being a free square. @param {Step} step @param {number} n @param {import("../types.js").Target} place */
function fact(step, n, place) {
  const found = factOf(attacked(step, n), n, place);
  if (!found) return null;
  const on = ["ld", "col", "rd"].includes(found.register) && found.side !== "over" ? !found.on : found.on;
  return { ...found, about: /** @type {const} */ ("flipped"), on };
}

/** The next row's masks: a queen clears her bits, and a 1 comes in at the edge. @param {Step} step @param {number} bit @param {number} n */
export function shiftedIn({ ld, col, rd }, bit, n) {
  const left = 2 ** (n - 1);
  return {
    ld: (((ld ^ bit) >>> 1) | left) >>> 0,
    col: (col ^ bit) >>> 0,
    rd: ((((rd ^ bit) << 1) | 1) & ones(n)) >>> 0,
  };
}

/** @param {Step} step @param {number} n @returns {import("../types.js").Sums} */
function sums(step, n) {
  const open = step.kind === "place" ? (step.poss | step.bit) >>> 0 : step.kind === "solution" ? 0 : step.poss;
  const bit = lowest(open);
  if (!bit) return { pick: null, shift: null };
  const next = shiftedIn(step, bit, n);
  return {
    pick: picking(open, bit, n),
    shift: step.row + 1 < n ? [
      { mask: next.ld, hit: 0, note: "1 → right" },
      { mask: next.col, hit: 0, note: "↓ stays" },
      { mask: next.rd, hit: 0, note: "← left 1" },
    ] : null,
  };
}

/** @param {number} mask @param {number} n @param {(column: number) => boolean} [comesIn] */
const cellsOf = (mask, n, comesIn = () => false) =>
  upTo(n).map((column) => ({ text: has(mask, column, n) ? "1" : "0", on: has(mask, column, n), mark: comesIn(column) ? "in" : "" }));
