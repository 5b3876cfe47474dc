// The picture of a question: its step without anything that gives the answer away. While the question is open, the page
// draws and describes only this picture. Pure.

import { viewOf } from "../algorithms/algorithms.js";
import { isDeadEnd } from "../model/bits.js";
import { pictureOfEntry } from "../model/parts.js";
import { asSquareStep, countLooks } from "../model/squares.js";
import { isHosts } from "./kinds.js";

/** @import { Question, Run, Scan, SquareStep, Step } from "../types.js" */

const BEFORE_TEST = 2; // lines of a step that come before the test of its square

/**
 * Return the picture of a question.
 * @param {Pick<Question, "about">} question
 * @param {Step} step  the question's
 * @param {Pick<Run, "algorithm">} run
 * @returns {Step}
 */
export function pictureAsking({ about }, step, { algorithm }) {
  if (isHosts(about)) return step;
  const veiled = { ...step, veiled: true };
  if (about === "line") return veiled; // the step's own lines do not give away the next one
  const { finding } = viewOf(algorithm);
  if (step.kind === "call" && finding) return beforeFree(veiled, finding);
  return about === "attacker" ? beforeTest(veiled) : veiled;
}

/**
 * Return the picture of a call with its masks, before its free squares are found.
 * @param {Step} step
 * @param {number} finding  lines
 */
function beforeFree(step, finding) {
  return {
    ...pictureOfEntry(step),
    lines: step.lines.slice(0, -finding),
    dead_ends: step.dead_ends - Number(isDeadEnd(step)),
  };
}

/** Return the picture of an attacked square, before its attacker is found. @param {Step} step @returns {Step} */
function beforeTest(step) {
  const { state, square } = asSquareStep(step);
  const isFromHere = (/** @type {Scan} */ { from }) => from[0] === square?.[0] && from[1] === square[1];
  const looks = state.scans ? countLooks(state.scans.filter(isFromHere)) : state.reads ? state.reads.length : 1;
  const hidden = {
    ...state,
    ...(state.scans && { scans: state.scans.filter((/** @type {Scan} */ scan) => !isFromHere(scan)) }),
    ...(state.reads && { reads: [] }),
    ...(state.bits && { bits: null }),
  };
  const picture = {
    ...step,
    attacker: undefined,
    along: undefined,
    state: hidden,
    checks: step.checks - looks,
    lines: step.lines.slice(0, BEFORE_TEST),
  };
  return /** @type {Step} */ (/** @type {unknown} */ (picture));
}
