// Sentences of the puzzle: faults of a board, hints, steps of the deduction and of the search.

import { capital } from "../texts.js";
import { listed, whole } from "./common.js";

/** @import { Deduced, Deduction, Square, Step } from "../../types.js" */
/** @import { Attack, Fault, Puzzle } from "../../model/puzzle.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"puzzle">} Words */
/** @typedef {Deduction["units"][number]} Unit */

export * from "./common.js";

const LETTERS = "ABCDEFGHIJKL";

/** @param {Unit} unit */
const nameOf = ([along, at]) => (along === "region" ? LETTERS[at] : String(at + 1));

/** @param {Words} say @param {Square} square */
export const squareName = (say, [row, column]) => say.square({ row: row + 1, column: column + 1 });

/** "region A", "regions A and C". @param {Words} say @param {Unit[]} units  of one kind */
const unitNames = (say, units) =>
  units.length === 1
    ? say.UNIT[units[0][0]]({ name: nameOf(units[0]) })
    : say.UNITS[units[0][0]]({ names: listed(say, units.map(nameOf)) });

/** Split units by their kind, in their order. @param {Unit[]} units */
const groupsOf = (units) =>
  [...new Set(units.map(([along]) => along))].map((kind) => units.filter(([along]) => along === kind));

/** The rules of a board. @param {Words} say @param {Puzzle} puzzle @param {boolean} regions */
export const rulesOf = ({ RULES }, { rule }, regions) =>
  RULES[rule === "touch" ? "touch" : regions ? "regions" : "long"];

/** Two queens that attack each other. @param {Words} say @param {{one: Square, other: Square, along: Attack}} attack @param {number} region */
export function attack({ ATTACK }, { one, other, along }, region) {
  const [from, to] = along === "row" ? [one[1], other[1]] : [one[0], other[0]];
  const name = along === "region" ? LETTERS[region] : String((along === "column" ? one[1] : one[0]) + 1);
  return ATTACK[along]({ one: Math.min(from, to) + 1, other: Math.max(from, to) + 1, name });
}

/**
 * A square for screen readers.
 * @param {Words} say @param {Square} square @param {{region: number, mark: "closed" | "given" | "q" | "x" | "empty", by: Square[]}} looks
 */
export function describeSquare(say, [row, column], { region, mark, by }) {
  const { SQUARE } = say;
  const place = SQUARE.place({ row: row + 1, column: column + 1 });
  const attacked = by.map((queen) => SQUARE.attacked({ queen: squareName(say, queen) }));
  return [place, region < 0 ? "" : SQUARE.region({ name: LETTERS[region] }), SQUARE[mark], ...attacked]
    .filter(Boolean)
    .join(", ");
}

/** Number of solutions, if it is worth a sentence. @param {Words} say @param {Deduced} facts */
export function solutionsOf(say, { solutions, total }) {
  if (total !== null && solutions === 1) return "";
  if (total !== null && !solutions) return say.NONE;
  return (total === null ? say.AT_LEAST : say.MANY)({ solutions: say.solutions({ count: solutions }) });
}

/** The two figures of a board, for one or both ways. @param {Words} say @param {Deduced} facts */
export function figuresOf(say, { deductions, guesses, search }) {
  const count = search.steps ?? 1_000_000;
  const steps = (search.steps === null ? say.moreThan : say.steps)({ count });
  return {
    deduce: `${say.deductions({ count: deductions })}, ${say.guesses({ count: guesses })}`,
    search: steps,
  };
}

/** The end of a game. @param {Words} say @param {Deduced | null} facts */
export function solved({ SOLVED, solutions }, facts) {
  if (!facts || facts.total === null || !facts.solutions) return SOLVED.any;
  return facts.solutions === 1 ? SOLVED.only : SOLVED.many({ solutions: solutions({ count: facts.solutions }) });
}

/** A fault of a board. @param {Words} say @param {Fault} fault */
export function fault(say, { kind, row = 0, column = 0, other, n = 0, count = 0, text = "" }) {
  const last = LETTERS[Math.max(0, n - 1)];
  const one = squareName(say, [row, column]);
  const facts = { row: row + 1, column: column + 1, n, count, text: text.slice(0, 12), last, one };
  if (kind === "empty") return say.FAULTS.empty({ ...facts, count: text.length, text: listed(say, [...text]) });
  return say.FAULTS[kind]({ ...facts, other: other ? squareName(say, other) : "" });
}

/** A hint: where to look, by which rule, on which square. @param {Words} say @param {Deduction} finding @param {number} level */
export function hint(say, finding, level) {
  const { HINT } = say;
  const { kind, units, proof, squares } = finding;
  if (kind === "contradiction") return HINT.stuck;
  const square = squareName(say, squares[0]);
  if (kind === "guess") return HINT.guess({ square });
  if (level === 1 && !units.length) return HINT.squares({ square: squareName(say, proof[0]) });
  if (level === 1) return HINT.unit({ units: unitNames(say, groupsOf(units)[0]) });
  if (level === 2) return capital(proofOf(say, finding, say.PROOF));
  if (kind === "place") return HINT.place({ square });
  return HINT.cross({ count: squares.length, square, squares: say.squares({ count: squares.length }) });
}

/** The proof of a finding; a hint holds its end back. @param {Words} say @param {Deduction} finding @param {Words["SO"] | Words["PROOF"]} texts */
function proofOf(say, { rule, units, squares, proof }, texts) {
  const [square, queen] = [squares[0], proof[0]].map((one) => (one ? squareName(say, one) : ""));
  const groups = groupsOf(units).map((group) => unitNames(say, group));
  const [unit, where] = [groups[0] ?? "", groups[groups.length - 1] ?? ""];
  const count = squares.length;
  const facts = { count, unit, units: unit, where, square, squares: say.squares({ count }) };
  switch (rule) {
    case 1:
      return texts.last(facts);
    case 2:
      return texts.queen({ ...facts, square: queen });
    case 3:
      return texts.within(facts);
    case 4:
      return texts.between(facts);
    case 5:
      return texts.leaves(facts);
    default:
      throw new Error(`no rule is called ${rule}`);
  }
}

/** A step of the deduction. @param {Words} say @param {Deduction} step */
export function deduced(say, step) {
  const { STEPS } = say;
  const square = step.squares[0] ? squareName(say, step.squares[0]) : "";
  switch (step.kind) {
    case "cross":
    case "place":
      return capital(proofOf(say, step, say.SO));
    case "guess":
      return STEPS.guess({ square });
    case "contradiction":
      return step.units.length
        ? capital(STEPS.contradiction({ unit: unitNames(say, [step.units[0]]) }))
        : STEPS.contradictionAlone;
    case "back":
      return STEPS.back({ square });
    case "solution":
      return STEPS.solution({ count: step.solutions });
    default:
      throw new Error(`no step is called ${step.kind}`);
  }
}

/** A step of the search. @param {Words} say @param {Step} step @param {number} n */
export function searched(say, { kind, row, poss, square, stack, solutions }, n) {
  const { SEARCH } = say;
  if (kind === "solution") return SEARCH.solution({ count: solutions });
  if (kind === "place" && square) return SEARCH.place({ square: squareName(say, square) });
  if (!stack.length || row >= n) return SEARCH.end;
  if (kind === "return") return SEARCH.return({ row: row + 1 });
  return SEARCH.call({ row: row + 1, count: poss.toString(2).replaceAll("0", "").length });
}

/** @param {Words} say @param {number} at  from 0 @param {number} length */
export const position = (say, at, length) => say.WATCH.at({ at: whole(say, at + 1), length: whole(say, length) });
