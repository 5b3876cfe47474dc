// The values beside the listing of a search that goes square by square. Pure.

import { asSquareStep } from "./squares.js";
import { words } from "../../words/page.js";

/** @typedef {import("../../types.js").Step} Step */

/**
 * The call's row or column, its variables, and the results of its tests, by line.
 * @param {Step} step @param {number} n @param {(pattern: RegExp) => number} at @returns {Map<number, string>}
 */
export function valuesBeside(step, n, at) {
  const { state, row, column, kind, stack } = asSquareStep(step);
  /** @type {Map<number, string>} */
  const beside = new Map();
  if (!stack.length) return beside;
  const fills = column === undefined ? "row" : "column";
  beside.set(at(/^def (try_|conjoin)/), `${words.LINE[fills]} ${column ?? row}`);
  const solved = at(/if (row|column) == n/);
  const loop = at(/^ +for (row|column) in (?!places)/);
  const asked = at(/if not /);
  const tried = fills === "row" ? state.column : state.row;
  switch (kind) {
    case "call":
      return beside.set(solved, words.ANSWERS.no);
    case "solution":
      return beside.set(solved, words.ANSWERS.yes).set(at(/solutions \+= 1/), String(step.solutions));
    case "reject":
      return addTestResult(beside.set(loop, String(tried)).set(asked, words.ANSWERS.no), step, at);
    case "place":
      return addTestResult(beside.set(loop, String(tried)).set(asked, words.ANSWERS.yes), step, at);
    case "return":
      return beside;
    default:
      throw new Error(`no values for ${kind}`);
  }
}

/** Adds what the test returned, and the list of columns that it runs over. @param {Map<number, string>} beside @param {Step} step @param {(pattern: RegExp) => number} at */
function addTestResult(beside, step, at) {
  const { attacker, state } = asSquareStep(step);
  const test = at(/^def attacked/);
  if (test && !step.veiled) beside.set(test, attacker ? "True" : "False");
  const list = at(/for column in columns/);
  if (list && state.columns) beside.set(list, `[${state.columns.join(", ")}]`);
  return beside;
}
