// The view of a learner's own program: its board, with the queens that attack each other, and its masks.

import { upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";

/** @import { AlgorithmView, ProgramStep, Scene, Step } from "../types.js" */
/** @import { Content, Strip } from "../model/strip.js" */

const words = await wordsOf("yours");

const FOR_EVER = 3; // cells for ones without end

/** @param {Step} step @returns {ProgramStep} */
const asProgramStep = (step) => /** @type {any} */ (step);

/** @typedef {{name: string, width: number, negative: boolean}} Shown  a name whose bits are shown, and the most bits */

/** @param {Shown[]} registers @param {boolean} fromLeft  true: bit 0 stands for column 0 @returns {AlgorithmView} */
export const createView = (registers, fromLeft) => ({
  family: "squares",
  fills: "row",
  signs: { board: [], below: [], tree: [] },
  scene,
  calls: () => [],
  branches: () => [],
  sentence: (step, n) => words.sentence(asProgramStep(step), n),
  describe: (step, n) => words.board(asProgramStep(step), n),
  values: () => new Map(),
  fact: () => null,
  attacks: (step) => asProgramStep(step).state.attacks,
  tip: (step) => words.tip(asProgramStep(step)),
  callTip: (count, found) =>
    words.TIMELINE.call({ steps: words.steps({ count }), solutions: words.solutions({ count: found }) }),
  counters: words.COUNTERS,
  ...(registers.length ? { strip: createStrip(registers, fromLeft) } : {}),
});

/** @param {Step} step @returns {Scene} */
function scene(step) {
  const { kind, square, queens } = asProgramStep(step);
  const hollow = kind === "return" ? square : null;
  return { active: null, states: [], queens, hollow, lifted: hollow !== null, barren: null };
}

/** @param {Shown[]} registers @param {boolean} fromLeft @returns {Strip} */
const createStrip = (registers, fromLeft) => ({
  title: words.YOURS.registers,
  below: fromLeft ? "columns" : "numbers",
  rows: registers.map(({ name }, index) => ({ name: String(index), label: name, kind: "mask", explained: true })),
  show(step, n) {
    const read = asProgramStep(step).state.registers;
    const contents = registers.map(({ width, negative }, index) => {
      const { outer, ...row } = rowOf(read[index]?.value ?? null, n, fromLeft);
      return [String(index), negative || width > n ? { ...row, outer } : row];
    });
    return { contents: Object.fromEntries(contents), said: "" };
  },
});

/**
 * Return the lowest bits of a number, the leftmost column's first; cells beside the board show that it has more: one, or
 * FOR_EVER if it is negative and has ones without end.
 * @param {string | null} value @param {number} n @param {boolean} fromLeft @returns {Content}
 */
function rowOf(value, n, fromLeft) {
  if (value === null) return { cells: [], value: "", tip: "", idle: true, outer: { left: [], right: [] } };
  const [whole, bits] = [BigInt(value), BigInt.asUintN(n, BigInt(value))];
  const beyond = upTo(whole < 0n ? FOR_EVER : whole === bits ? 0 : 1).map(() => true);
  return {
    cells: upTo(n).map((column) => {
      const on = ((bits >> BigInt(fromLeft ? column : n - 1 - column)) & 1n) === 1n;
      return { text: on ? "1" : "0", on };
    }),
    value: `= ${value.length > 12 ? `${value.slice(0, 11)}…` : value}`,
    tip: beyond.length ? words.MASKS.beyond : "",
    idle: false,
    outer: fromLeft ? { left: [], right: beyond } : { left: beyond, right: [] },
  };
}
