// The view that all square-by-square searches share. A plan describes their differences (see squares.js).

import { wordsOf } from "../../words/words.js";
import { branchesOf, callsOf, sceneOf, asSquareStep } from "../../model/squares.js";
import { factOf } from "./tested.js";

/** @import { Plan } from "../../model/squares.js" */
/** @import { AlgorithmView, Signs, Step } from "../../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/**
 * Return the signs of such a search.
 * @param {readonly string[]} below
 * @param {readonly string[]} [scans]  signs on the board while a square is tested
 * @param {"row" | "column"} [fills]
 * @returns {Signs}
 */
export const signsOf = (below, scans = [], fills = "row") => ({
  board: ["queen", fills, ...scans, "rejected", "placed", "done", "lifted", "solution"],
  below,
  tree: ["path", "searched", "refused", "refusing", "open"],
});

export const SCANS = ["looks", "found"];

/**
 * @param {Plan} plan
 * @param {Parameters<typeof own.sentence>[1]} sentences
 * @param {Partial<AlgorithmView> & Pick<AlgorithmView, "signs">} particular  overrides and additions for this search
 * @returns {AlgorithmView}
 */
export const squareBySquare = (plan, sentences, particular) => ({
  family: "squares",
  fills: plan.fills,
  scene: (step, n) => sceneOf(plan, step, n),
  calls: (step, n) => callsOf(plan, step, n),
  branches: (step, n) => branchesOf(plan, step, n),
  sentence: (step, n, goal) => own.sentence(plan, sentences, step, n, goal),
  describe: (step, n) => own.board(plan, step, n),
  fact: (step, n, target) => factOf(plan, step, n, target),
  values: valuesBeside,
  ...particular,
});

// The values beside the listing of a search that goes square by square. Pure.

/**
 * Return the call's row or column, its variables, and the results of its tests, by line.
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

/**
 * Add the test's result, and the list of columns that it goes through.
 * @param {Map<number, string>} beside
 * @param {Step} step
 * @param {(pattern: RegExp) => number} at
 */
function addTestResult(beside, step, at) {
  const { attacker, state } = asSquareStep(step);
  const test = at(/^def attacked/);
  if (test && !step.veiled) beside.set(test, attacker ? "True" : "False");
  const list = at(/for column in columns/);
  if (list && state.columns) beside.set(list, `[${state.columns.join(", ")}]`);
  return beside;
}
