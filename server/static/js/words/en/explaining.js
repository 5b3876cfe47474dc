// Why a square is attacked or free, and a bit 1 or 0, in English. It comes with the explanations. Pure: facts in, text out.

import { capital, named, word } from "./page.js";
import { SIGNS, boardExplained, cellExplained, listed, trialExplained } from "./tested.js";

/** Why a square is attacked or free, a bit 1 or 0. @param {import("../../types.js").Fact} fact @param {number} n */
export function explained(fact, n) {
  switch (fact.about) {
    case "masks":
    case "flipped":
      return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
    case "trial":
      return trialExplained(fact);
    case "board":
      return boardExplained(fact);
    case "flag":
    case "used":
    case "bits":
      return cellExplained(fact);
    default:
      throw new Error("nobody knows what this is about");
  }
}

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function squareExplained({ about, square, by, side, state }, n) {
  const [row] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const blame = listed(by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of row ${queen[0]}`));
  if (state === "queen") return `The queen of row ${row} stands on bit ${n - 1 - square[1]}. Below her she attacks this column and both diagonals.`;
  if (side === "over") return `The search is over: no queen attacks ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} is attacked ${blame}, so row ${row} does not try it.`;
    if (side === "below") return `${it} is attacked ${blame}: there, ${listed(masks)} will have a ${one}.`;
    return `${it} is attacked ${blame}: ${listed(masks)} ${masks.length > 1 ? "have" : "has"} a ${one} here.`;
  }
  if (side === "above") return state === "tried" ? `${it} was free, and all that follows from it has been tried.` : `${it} is free: it will be tried when the search is back in row ${row}.`;
  if (side === "below") return `No queen attacks ${named(square, n)} so far.`;
  return `${it} is ${unattacked(state, 1 - one)}`;
}

/** @param {import("../../types.js").MaskFact["state"]} state @param {number} zero  what the masks have at a square that nobody attacks */
function unattacked(state, zero) {
  const zeros = `ld, col and rd all have a ${zero} here`;
  switch (state) {
    case "open":
      return `not attacked: ${zeros}.`;
    case "free":
      return `free: ${zeros}, so poss has a 1.`;
    case "candidate":
      return `free: ${zeros}, so poss has a 1. It is the lowest one and comes next.`;
    case "placed":
      return `the lowest 1 of poss: ${zeros}. The queen is about to stand there.`;
    case "tried":
      return "free, but has been tried: poss has lost its 1.";
    case "lifted":
      return "free, but its queen has just been lifted: poss has lost its 1.";
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function bitExplained({ about, register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} has a ${on ? 1 : 0} at bit ${n - 1 - column}:`;
  if (side === "over") return `${register} is not worked out in this step.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length ? `${here} ${slid(by[0], row, n, on ? 1 : 0)}` : `${here} no queen attacks this square along ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "have a 1" : "has a 1"} here` : "ld, col and rd all have a 0 here"}.`;
    case "poss":
      return `${here} ${on ? "the square is free and still to be tried." : state === "attacked" ? (about === "flipped" ? "ld, col and rd do not all have a 1 here." : "taken has a 1 here.") : state === "placed" ? "the square has just been taken." : "the square was free and has been tried."}`;
    case "bit":
      if (on) return `${here} ${state === "lifted" ? "its queen has just been lifted." : "the lowest 1 of poss, where the queen goes."}`;
      return `${here} ${state === "candidate" ? "but it is the lowest 1 of poss and comes next." : "only the lowest 1 of poss gets there."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** Where the digit of an attacked square comes from. @param {import("../../types.js").Attack} attack @param {number} row @param {number} n @param {number} digit */
function slid({ line, queen: [from, column] }, row, n, digit) {
  if (line === "col") return `the queen of row ${from} stands in this column.`;
  const columns = row - from;
  const way = `${word(columns)} ${columns === 1 ? "column" : "columns"} to the ${line === "ld" ? "right" : "left"}`;
  return `the queen of row ${from} took bit ${n - 1 - column}, and her ${digit} has slid ${way}.`;
}

/** How to go on from a square. */
export const GO = {
  mouse: "Click: next queen here · Shift: previous",
  keys: "Enter: next queen here · Shift: previous",
};
