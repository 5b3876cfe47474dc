// The view that all square-by-square searches share. A plan describes how they differ (see squares.js).

import { words } from "../../words/page.js";
import { branchesOf, callsOf, sceneOf } from "./squares.js";
import { factOf } from "./tested.js";
import { valuesBeside } from "./values.js";

const own = words.algorithms;

/** @typedef {import("../../types.js").AlgorithmView} AlgorithmView */

/**
 * The signs of such a search.
 * @param {readonly string[]} below @param {readonly string[]} [scans]  of what is on the board while a square is tested @param {"row" | "column"} [fills]
 * @returns {import("../../types.js").Signs}
 */
export const signsOf = (below, scans = [], fills = "row") => ({
  board: ["queen", fills, ...scans, "rejected", "placed", "done", "lifted", "solution", "fixed"],
  below,
  tree: ["path", "searched", "refused", "refusing", "open"],
});

export const SCANS = ["looks", "found"];

/**
 * @param {import("./squares.js").Plan} plan @param {Parameters<typeof own.sentence>[1]} sentences
 * @param {Partial<AlgorithmView> & Pick<AlgorithmView, "signs">} particular  overrides and additions for this search @returns {AlgorithmView}
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
