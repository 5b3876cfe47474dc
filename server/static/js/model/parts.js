// Splits a step into parts, one for each line of the listing, with registers and board as they are after that line. Pure.

import { free, highest, shiftMasks, tried } from "./bits.js";

/** @import { Part, Step } from "../types.js" */

/** Split a step of `bitmask`. @param {Step} step @param {number} n @returns {Part[]} the last one's picture is the step itself */
export function partsOfMasks(step, n) {
  switch (step.kind) {
    case "call":
      return [part("solved", step.lines[0], pictureOfEntry(step)), part("found", step.lines[1], step)];
    case "place":
      return partsOfPlacing(step, n);
    case "solution":
      return [
        part("solved", step.lines[0], { ...pictureOfEntry(step), solutions: step.solutions - 1 }),
        part("counted", step.lines[1], step),
        part("returned", step.lines[2], step),
      ];
    case "return":
      return step.lines.length
        ? [part("ended", step.lines[0], pictureOfEnd(step, n)), part("back", 0, step)]
        : [part("back", 0, step)];
    default:
      throw new Error(`a step of the kind ${step.kind} has no parts`);
  }
}

/** Split a step of which only the lines are known. @param {Step} step @returns {Part[]} */
export function partsByLine(step) {
  return step.lines.length ? step.lines.map((line) => part("line", line, step)) : [part("back", 0, step)];
}

/** @param {Part["name"]} name @param {number} line @param {Step} picture @returns {Part} */
const part = (name, line, picture) => ({ name, line, picture });

/** Return the picture of a call before its row is computed. @param {Step} step @returns {Step} */
export const pictureOfEntry = (step) => withActiveCall({ ...step, kind: "enter" }, { poss: 0, bit: 0 });

/** @param {Step} step @param {number} n */
function partsOfPlacing(step, n) {
  const [loop, lowest, taken, called] = step.lines;
  const before = highest(tried(step, n)); // the queen placed here before: bit still has its value
  const untaken = { ...step, queens: step.queens.slice(0, -1), square: null, placements: step.placements - 1 };
  const poss = (step.poss | step.bit) >>> 0;
  return [
    part("loop", loop, withActiveCall({ ...untaken, kind: before ? "return" : "call" }, { poss, bit: before })),
    part("lowest", lowest, withActiveCall({ ...untaken, kind: "call" }, { poss, bit: step.bit })),
    part("taken", taken, untaken),
    part("called", called, step),
  ];
}

/**
 * Return a picture with other values in the active call.
 * @param {Step} picture
 * @param {{poss: number, bit: number}} values
 * @returns {Step}
 */
function withActiveCall(picture, values) {
  const call = picture.stack[picture.stack.length - 1];
  return { ...picture, ...values, stack: [...picture.stack.slice(0, -1), { ...call, ...values }] };
}

/**
 * Return the picture of a call that is about to end: all squares are tried, its caller's queen still stands.
 * @param {Step} step
 * @param {number} n
 * @returns {Step}
 */
function pictureOfEnd(step, n) {
  const outermost = !step.square;
  const masks = outermost ? { ld: 0, col: 0, rd: 0 } : shiftMasks(step, step.bit, n);
  const open = free(masks, n);
  const call = { row: outermost ? 0 : step.row + 1, ...masks, poss: 0, bit: highest(open) };
  return {
    ...step,
    ...call,
    kind: open ? "return" : "call",
    queens: step.square ? [...step.queens, step.square] : [],
    square: null,
    stack: [...step.stack, call],
  };
}
