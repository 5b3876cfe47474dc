// The same search as the film has it, in the pictures that the learner knows: queens come and go, and rows are full or not. Pure.

import { sceneOf, upTo } from "../../model/board.js";
import { N } from "./game.js";

/** @typedef {import("../../types.js").Step} Step */

/** `row`: the framed one; `tried`: its columns that led nowhere. @typedef {{kind: "start" | "place" | "dead end" | "return" | "solution", step: number, queens: number[], row: number, tried: number[]}} Frame */

/** The pictures up to the first solution. @param {Step[]} steps  of the film, from its beginning @returns {Frame[]} */
export function framesOf(steps) {
  const end = steps.findIndex(({ kind }) => kind === "solution");
  return steps.slice(0, end + 1).flatMap((step) => {
    const kind = kindOf(step);
    if (!kind) return [];
    const { states } = sceneOf(step, N);
    const tried = upTo(N).filter((column) => states[column] === "tried" || states[column] === "lifted");
    return { kind, step: step.step, queens: step.queens.map(([, column]) => column), row: step.row, tried };
  });
}

/** What a step is to somebody who knows no calls; null where nothing is to be seen. @param {Step} step @returns {Frame["kind"] | null} */
function kindOf({ kind, step, poss }) {
  if (kind === "call") return step === 0 ? "start" : poss ? null : "dead end";
  return kind === "place" || kind === "return" || kind === "solution" ? kind : null;
}

/** The step of the film at which these queens stand and the next row is entered. @param {Step[]} steps @param {number[]} queens */
export const entryBelow = (steps, queens) =>
  steps.find(({ kind, queens: its }) => kind === "call" && String(its.map(([, column]) => column)) === String(queens));
