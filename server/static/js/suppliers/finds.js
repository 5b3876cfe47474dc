// Finds a step among recorded ones, as the wire's `find` describes. A place is an index into the recorded steps.

/** @import { SquareStep, Step } from "../types.js" */

/** @typedef {{what: string, from: number, direction?: "forward" | "backward", number?: number, line?: number, square?: [number, number], queens?: number[]}} FindRequest */

/**
 * @param {Step[]} steps
 * @param {Record<string, any>} message  the request; its `from` is a place, too
 * @param {boolean} isWhole  true if these are all steps of the trace
 * @returns {number | null | undefined}  the place; null if there is none, undefined if it may lie outside of these steps
 */
export function findStep(steps, message, isWhole) {
  const wanted = /** @type {FindRequest} */ (message);
  const forward = wanted.direction !== "backward";
  const found = isCounted(wanted) && wanted.number ? findNumber(steps, wanted) : findNear(steps, wanted, forward);
  return found === null && !isWhole ? undefined : found;
}

/** @type {Record<string, "solutions" | "dead_ends">} */
const COUNTED = { solution: "solutions", dead_end: "dead_ends" };

/** @param {FindRequest} wanted */
const isCounted = ({ what }) => what in COUNTED;

/** Return the place of the step that finds the number-th solution or dead end of the trace. @param {Step[]} steps @param {FindRequest} wanted */
function findNumber(steps, { what, number = 0 }) {
  const at = steps.findIndex((step) => step[COUNTED[what]] >= number);
  return at < 0 || (at === 0 && steps[0][COUNTED[what]] > number) ? null : at;
}

/** @param {Step[]} steps @param {FindRequest} wanted @param {boolean} forward @returns {number | null} */
function findNear(steps, wanted, forward) {
  const { what, from } = wanted;
  if (!(from in steps)) return null;
  switch (what) {
    case "over":
      return forward ? findOver(steps, from) : findOverBack(steps, from);
    case "out":
      return forward ? findOut(steps, from) : findOutBack(steps, from);
    case "queens":
      return search(steps, -1, true, placing(wanted.queens ?? []));
    default:
      return search(steps, from, forward, MATCHES[what](steps, wanted));
  }
}

/** Make the test of a step for each kind of request. @type {Record<string, (steps: Step[], wanted: FindRequest) => (step: Step, at: number) => boolean>} */
const MATCHES = {
  solution: (steps) => counting(steps, "solutions"),
  dead_end: (steps) => counting(steps, "dead_ends"),
  line:
    (_, { line = 0 }) =>
    ({ lines }) =>
      lines.includes(line),
  square:
    (_, { square = [0, 0] }) =>
    (step) =>
      placesOn(step, square),
};

/** Make a test for steps that raise a counter. @param {Step[]} steps @param {"solutions" | "dead_ends"} counter */
const counting = (steps, counter) => (/** @type {Step} */ step, /** @type {number} */ at) =>
  step[counter] > (steps[at - 1]?.[counter] ?? 0);

/** Return true if a step placesOn a queen on a square. @param {Step} step @param {[number, number]} square */
function placesOn(step, [row, column]) {
  const { state } = /** @type {SquareStep} */ (/** @type {unknown} */ (step));
  if (state?.odometer) {
    const { odometer, turned } = state;
    return odometer[row] === column && row >= odometer.length - turned;
  }
  return step.kind === "place" && isSame(step.square, [row, column]);
}

/** Make a test for the step that places the last of these queens: one in each row, or in each column if the search fills columns. @param {number[]} queens */
const placing = (queens) => (/** @type {Step} */ step) => {
  if (step.kind !== "place" || step.queens.length !== queens.length) return false;
  const [filled, free] = "column" in step ? [1, 0] : [0, 1];
  return step.queens.every((square) => queens[square[filled]] === square[free]);
};

/**
 * Return the place of the nearest match in a direction.
 * @param {Step[]} steps @param {number} from @param {boolean} forward @param {(step: Step, at: number) => boolean} isMatch
 */
function search(steps, from, forward, isMatch) {
  for (let at = from + (forward ? 1 : -1); at in steps; at += forward ? 1 : -1) if (isMatch(steps[at], at)) return at;
  return null;
}

/** @param {readonly number[] | null} one @param {readonly number[] | null} other */
const isSame = (one, other) => one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** Return the place where a placed queen is lifted; of other steps the next one. @param {Step[]} steps @param {number} from */
function findOver(steps, from) {
  const { kind, square } = steps[from];
  if (kind !== "place" || !hasCalls(steps[from])) return from + 1 in steps ? from + 1 : null;
  return search(steps, from, true, (step) => step.kind === "return" && isSame(step.square, square));
}

/** @param {Step[]} steps @param {number} from */
function findOverBack(steps, from) {
  const { kind, square } = steps[from];
  if (kind !== "return" || !square) return from ? from - 1 : null;
  return search(steps, from, false, (step) => step.kind === "place" && isSame(step.square, square));
}

/** Return the place of the active call's return; without calls the last place. @param {Step[]} steps @param {number} from */
function findOut(steps, from) {
  if (from + 1 === steps.length) return null;
  const depth = steps[from].stack?.length ?? 0;
  if (depth < 2) return steps.length - 1;
  return search(steps, from, true, ({ kind, stack }) => kind === "return" && stack.length === depth - 1);
}

/** Return the place where the active call began, or from there its caller's; without calls the first one. @param {Step[]} steps @param {number} from */
function findOutBack(steps, from) {
  if (!hasCalls(steps[from])) return from ? 0 : null;
  const { stack } = steps[from];
  const depth = isEntering(steps[from]) ? stack.length - 1 : Math.max(1, stack.length); // the last step ends the first call
  return depth ? search(steps, from, false, (step) => isEntering(step) && step.stack.length === depth) : null;
}

/** @param {Step} step */
const hasCalls = ({ stack }) => stack !== undefined;

/** @param {Step} step */
const isEntering = ({ kind }) => kind === "call" || kind === "solution";
