// Sentences of the searches that try square after square, or board after board, and of the flipped one.

import { bitIndexes } from "../../model/bits.js";
import { activeOf, asSquareStep, endsBarrenCall, countLooks } from "../../model/squares.js";
import { capital } from "../texts.js";
import { listed, word } from "./common.js";
import { allStand, bitsOf, sentence as maskSentence } from "./steps.js";

/** @import { Plan } from "../../model/squares.js" */
/** @import { Goal, Square, Step } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"page">} Page */

/** The words at the start of a call. @typedef {{begin: string}} Manner */

/** The lines that are tried in a line that is filled. @param {Plan} plan @returns {"row" | "column"} */
const triedIn = ({ fills }) => (fills === "row" ? "column" : "row");

/** The name of the tried line: "column 3", or "row 3". @param {Page} say @param {Plan} plan @param {Square | null} square */
function triedName({ AT }, plan, square) {
  if (!square) throw new Error("nothing was tried");
  return AT[triedIn(plan)]({ at: square[plan.fills === "row" ? 1 : 0] });
}

/** The attacker of the square, and the line along which it was found. @param {Page} say @param {Step} step */
export function attack({ AT, algorithms: say }, step) {
  const { attacker, along } = asSquareStep(step);
  if (!attacker || !along) throw new Error("a rejected square has no attacker");
  const [row, column] = attacker;
  const line = along === "row" ? AT.column({ at: column }) : AT.row({ at: row });
  return { who: say.QUEEN_OF({ line }), how: say.STANDS[along] };
}

/**
 * The action of a step, and its reason.
 * @param {Page} say @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n @param {Goal} goal
 */
export function sentence(say, plan, manner, step, n, goal) {
  const { algorithms, AT, COUNTED, SOLUTION } = say;
  switch (step.kind) {
    case "call": {
      const line = AT[plan.fills]({ at: activeOf(step, n) ?? 0 });
      return { title: algorithms.BEGIN({ Line: capital(line) }), why: manner.begin };
    }
    case "reject":
      return rejecting(say, plan, step);
    case "place":
      return placing(say, plan, step, n);
    case "solution": {
      const line = AT[plan.fills]({ at: n });
      return {
        title: SOLUTION({ number: step.solutions }),
        why: algorithms.SOLVED({ stand: allStand(say, n), line, next: COUNTED[goal] }),
      };
    }
    case "return":
      return step.square ? lifting(say, plan, step, n) : over(say, step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Page} say @param {Plan} plan @param {Step} step */
function rejecting(say, plan, step) {
  const { who, how } = attack(say, step);
  const tried = triedName(say, plan, step.square);
  return {
    title: say.algorithms.ATTACKED({ Tried: capital(tried), who }),
    why: `${how} ${COSTS[plan.unit](say, step)}`,
  };
}

/** @param {Page} say @param {Plan} plan @param {Step} step @param {number} n */
function placing(say, { fills, unit }, step, n) {
  const { algorithms, AT } = say;
  const [row, column] = /** @type {Square} */ (step.square);
  const next = (activeOf(step, n) ?? 0) + 1;
  const then = next === n ? algorithms.FULL[fills] : algorithms.NEXT({ Line: capital(AT[fills]({ at: next })) });
  return {
    title: algorithms.PLACED({ square: algorithms.SQUARE[fills]({ row, column }) }),
    why: `${COSTS[unit](say, step)} ${then}`,
  };
}

/** @param {Page} say @param {Plan} plan @param {Step} step @param {number} n */
function lifting(say, plan, step, n) {
  const { algorithms, AT, LINE } = say;
  const { fills } = plan;
  const at = activeOf(step, n) ?? 0;
  const title = algorithms.BACK({ line: AT[fills]({ at }), tried: triedName(say, plan, step.square) });
  const [line, tried] = [AT[fills]({ at: at + 1 }), LINE[triedIn(plan)]];
  if (endsBarrenCall(plan, step, n)) return { title, why: algorithms.BARREN({ line, tried }) };
  return { title, why: at + 1 === n ? algorithms.COUNTED({ tried }) : algorithms.ENDED({ tried, line }) };
}

/** @param {Page} say @param {Step} step */
export function over(say, { solutions, placements, checks }) {
  const { OVER } = say;
  return {
    title: OVER.title({ solutions: say.solutions({ count: solutions }) }),
    why:
      (solutions ? "" : `${OVER.none} `) +
      OVER.squares({
        placements: OVER.placements({ count: placements }),
        checks: say.checks({ count: checks }),
      }),
  };
}

/** The squares looked at, in vain or up to an attacker. @param {Page} say @param {Step} step */
export function scanning(say, step) {
  const { state, kind } = asSquareStep(step);
  const count = countLooks(state.scans);
  if (kind === "reject") return say.algorithms.FOUND({ count });
  return say.algorithms.LOOKED({ count, Looks: capital(word(say, count)) });
}

/** The queens, for a screen reader. @param {Page} say @param {Step} step */
const queensOf = ({ BOARD }, step) => step.queens.map(([row, column]) => BOARD.square({ row, column })).join(", ");

/** The board, for a screen reader. @param {Page} say @param {Plan} plan @param {Step} step @param {number} n */
export function board(say, { fills }, step, n) {
  const { BOARD, AT } = say;
  const queens = queensOf(say, step);
  const depth = activeOf(step, n);
  const parts = [BOARD.size({ n }), queens ? BOARD.queens({ queens }) : BOARD.none];
  if (depth !== null) parts.push(BOARD.active({ Line: capital(AT[fills]({ at: depth })) }));
  return parts.join(" ");
}

/**
 * Below the panel: the looks for this square, and for all.
 * @param {Page} say
 * @param {Step} step
 * @param {number | null} now  looks of this step
 */
export function looksSaid({ algorithms: say }, step, now) {
  const all = say.LOOKS({ count: step.checks });
  return now === null ? all : say.LOOKS_NOW({ count: now, all });
}

/** @param {Page} say @param {Step} step @param {number | null} now  look-ups of this step */
export function readsSaid({ algorithms: say }, step, now) {
  const all = say.READS({ count: step.checks });
  return now === null ? all : say.READS_NOW({ count: now, all });
}

/** The flags that were read. @param {Page} say @param {Step} step */
function reading(say, step) {
  const { algorithms } = say;
  const reads = /** @type {{array: string, place: number}[]} */ (asSquareStep(step).state.reads);
  const names = reads.map(({ array, place }) => `${array}[${place}]`);
  if (step.kind !== "reject") return algorithms.ALL_FALSE({ reads: names.join(", ") });
  const facts = { last: names[names.length - 1], lookups: algorithms.LOOKUPS({ count: reads.length }) };
  const before = names.slice(0, -1);
  if (!before.length) return algorithms.TRUE(facts);
  return algorithms.TRUE_AFTER({ ...facts, count: before.length, before: listed(say, before) });
}

/** @param {Page} say @param {Step} step @param {boolean} tested */
export function andSaid({ algorithms: say }, step, tested) {
  const all = say.OPERATIONS({ count: step.checks });
  if (!tested) return all;
  return step.kind === "reject" ? say.AND_HIT({ all }) : say.AND_FREE({ all });
}

/** @param {Page} say @param {boolean | null} shared */
export const longSaid = ({ algorithms: { LONG } }, shared) =>
  shared === null ? LONG.alone : shared ? LONG.shared : LONG.different;

/** The result of the one operation. @param {Page} say @param {Step} step */
const operating = ({ algorithms: { CONJOIN } }, step) => (step.kind === "reject" ? CONJOIN.hit : CONJOIN.free);

/** The cost of a test, by its unit. */
const COSTS = { looks: scanning, reads: reading, operations: operating };

/** @param {Page} say @param {Step} step @param {number} n @param {Goal} goal @returns {{title: string, why: string}} */
export function flippedSentence(say, step, n, goal) {
  const { MASKS } = say;
  const { FLIPPED_STEPS } = say.algorithms;
  const { kind, row, poss, stack } = step;
  const bit = 31 - Math.clz32(step.bit);
  const bits = poss ? bitsOf(say, poss) : "";
  const rest = poss ? FLIPPED_STEPS.stillToTry({ bits }) : FLIPPED_STEPS.nothingLeft;
  switch (kind) {
    case "call": {
      if (!poss) return { title: MASKS.deadEnd({ row }), why: FLIPPED_STEPS.deadEnd };
      const count = bitIndexes(poss).length;
      return {
        title: FLIPPED_STEPS.free({ count, row, squares: word(say, count) }),
        why: FLIPPED_STEPS.keeps({ bits }),
      };
    }
    case "place":
      return {
        title: MASKS.placed({ bit, row }),
        why: row === n - 1 ? FLIPPED_STEPS.last({ rest }) : FLIPPED_STEPS.clears({ rest }),
      };
    case "solution":
      return {
        title: say.SOLUTION({ number: step.solutions }),
        why: FLIPPED_STEPS.solved({ next: say.COUNTED[goal] }),
      };
    case "return":
      return stack.length ? { title: MASKS.back({ row, bit }), why: rest } : over(say, step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** @param {Page} say @param {Step} step @param {number} n @param {Goal} goal */
export function puzzleSentence(say, step, n, goal) {
  const said = maskSentence(say, step, n, goal);
  if (step.kind !== "call") return said;
  const { PUZZLE_STEPS } = say.algorithms;
  const bits = bitIndexes(step.poss);
  const Bits = capital(bitsOf(say, step.poss));
  const why = bits.length ? PUZZLE_STEPS.free({ count: bits.length, Bits }) : PUZZLE_STEPS.deadEnd;
  return { title: said.title, why };
}

/** @param {Page} say @param {Step} step @param {number} n @param {Goal} goal */
export function naive(say, step, n, goal) {
  const { algorithms } = say;
  if (step.kind === "solution") {
    const next = goal === "first" ? say.COUNTED.first : algorithms.TURNS_ON;
    return {
      title: say.SOLUTION({ number: step.solutions }),
      why: algorithms.PEACEFUL({ count: n, queens: word(say, n), next }),
    };
  }
  const { turned } = asSquareStep(step).state;
  const { who, how } = attack(say, step);
  const wheels =
    turned === n ? algorithms.ALL_WHEELS : algorithms.WHEELS({ count: turned, Wheels: capital(word(say, turned)) });
  return { title: algorithms.QUEEN_ATTACKED({ row: step.row, who }), why: algorithms.TESTED({ how, wheels }) };
}

/** @param {Page} say @param {Step} step @param {number} n */
export const naiveBoard = (say, step, n) =>
  `${say.BOARD.size({ n })} ${say.BOARD.queens({ queens: queensOf(say, step) })}`;
