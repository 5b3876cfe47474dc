// The sentences of a verdict, in the order of their weight: the outcome, the sizes, the faults, the order of placements.

import { capital, filled } from "../texts.js";

/** @import { Tries } from "../../suppliers/program/film.js" */
/** @import { AnswerFacts } from "../../yours/answers.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"yours">} Yours */
/** The facts of a comparison: see server/programs/verdict/facts.py. @typedef {Record<string, any>} Facts */
/** A fault: its kind is the name of its sentence. @typedef {{kind: string, event: number | null, pair?: number[][], line?: number, lines?: number[], [fact: string]: any}} Fault */
/** A sentence, and the event that shows it; a grave one is a fault. @typedef {{text: string, event: number | null, grave: boolean}} Finding */

const BOUNDS = ["events", "seconds", "memory", "process"]; // ends of a try that are ours, and no fault of the program

/** @param {string} text @param {boolean} [grave] @param {number | null} [event] @returns {Finding[]} */
const say = (text, grave = false, event = null) => (text ? [{ text, event, grave }] : []);

/** The findings about a program with a board. @param {Yours} words @param {Facts} facts @returns {Finding[]} */
export function compared(words, facts) {
  if (facts.another) return [...sayHarm(words, facts), ...say(sayAnother(words, facts))];
  return [
    ...sayOutcome(words, facts),
    ...saySizes(words, facts),
    ...sayFaults(words, facts),
    ...say(sayOrder(words, facts), false, facts.departure?.event ?? null),
  ];
}

/** The reason not to judge a board. @param {Yours} words @param {string} doubt @param {string} name  of the board */
export const doubted = ({ COMPARISON }, doubt, name) =>
  doubt === "other" ? COMPARISON.table({ name }) : COMPARISON.unsure({ name });

/** The other puzzle that explains the answer. @param {Yours} words @param {Facts} facts */
function sayAnother({ ANOTHER, SQUARE }, { n, another: { kind, count, total, squares, size, is_asked: isAsked } }) {
  const [rows, columns] = size;
  const named = squares.map((/** @type {number[]} */ [row, column]) => SQUARE({ row, column })).join("; ");
  const texts = /** @type {any} */ (isAsked ? ANOTHER.asked : count ? ANOTHER : ANOTHER.none);
  return texts[kind]({ n, count, total, rows, columns, squares: named });
}

/** Harm that is seen in the answer. @param {Yours} words @param {Facts} facts */
const sayHarm = (words, { outcome: { same }, faults }) => [
  ...(same ? say(words.COMPARISON.sameBoard({ count: same }), true) : []),
  ...faults.map((/** @type {Fault} */ fault) => sayFault(words, fault)),
];

/** All solutions of a board. @param {Yours["COMPARISON"]} words @param {number} total */
const allOf = ({ both, all }, total) => (total === 2 ? both : all({ count: total }));

/** @param {Yours} words @param {Facts} facts */
function sayOutcome({ COMPARISON }, facts) {
  const { n, total, outcome, solutions, checks, placements, right, sound, first_only: first } = facts;
  const { result, given, same, orders, times } = outcome;
  const found = facts.elsewhere || solutions.count;
  const effort = checks
    ? COMPARISON.withChecks({ count: checks })
    : placements
      ? COMPARISON.withPlacements({ count: placements })
      : "";
  const all = allOf(COMPARISON, total);
  if (same) return say(COMPARISON.sameBoard({ count: same }), true);
  if (result === "differs" && times > 1) return say(COMPARISON.eachTimes({ count: total, times, given }), true);
  if (result === "differs" && !facts.visits) return say(COMPARISON.gives({ n, total, given }), true);
  if (result === "differs")
    return say((outcome.is_returned ? COMPARISON.returns : COMPARISON.prints)({ n, all, given }), true);
  if (orders > 1) return say(COMPARISON.rightOrders({ n, count: total, orders, given, again: given - total }));
  if (outcome.classes) return say(COMPARISON.rightClasses({ n, given }));
  if (facts.style === "whole" && first && !facts.faults.length)
    return say(
      (found ? COMPARISON.repairs : COMPARISON.repairsNot)({ moves: COMPARISON.afterMoves({ count: facts.moves }) }),
    );
  if (facts.by_chance && result === "agrees" && outcome.boards && !right) return say(COMPARISON.givesOne);
  if (first && sound && found > 1) return say(COMPARISON.several({ count: found, effort }));
  if (first && sound) return say((result === "nothing" ? COMPARISON.lostFirst : COMPARISON.first)({ effort }));
  if (right) return say(total ? COMPARISON.right({ n, all, effort }) : COMPARISON.rightNone({ n }));
  if (sound && !total) return say(COMPARISON.noSolution({ n }));
  if (sound && result === "nothing") return say(COMPARISON.lost({ n, all }));
  if (sound) return say(COMPARISON.visits({ n, all, effort }));
  if (result !== "agrees" || facts.sizes.length) return [];
  if (facts.faults.length) return say(facts.visits ? COMPARISON.visits({ n, all, effort }) : "");
  return say(COMPARISON.rightAnswer({ n, given }));
}

/** @param {Yours} words @param {Facts} facts */
function saySizes({ COMPARISON }, { n: own, sizes }) {
  const right = sizes
    .filter((/** @type {any} */ one) => one.given === one.total)
    .map((/** @type {any} */ one) => one.n);
  const wrong = sizes.filter((/** @type {any} */ one) => one.wrong && one.n !== own); // its own is the outcome
  return [
    ...(right.length ? say(COMPARISON.sizesRight({ sizes: [...new Set(right)].join(", ") })) : []),
    ...wrong.flatMap((/** @type {any} */ { n, given, total }) => say(COMPARISON.gives({ n, total, given }), true)),
  ];
}

/** @param {Yours} words @param {Facts} facts */
const sayFaults = (words, { faults, orders, outcome, doubled }) => [
  ...faults.map((/** @type {Fault} */ fault) => sayFault(words, fault)),
  ...(orders && outcome.orders === 1
    ? say(words.COMPARISON.orders({ orders }), false, doubled.first[0]?.[0] ?? null)
    : []),
];

/** @param {Yours} words @param {Fault} fault @returns {Finding} */
export function sayFault(words, { kind, event, pair, line, lines, ...facts }) {
  const [one, other] = (pair ?? []).map(([row, column]) => words.SQUARE({ row, column }));
  const [first, last = ""] = (lines ?? []).map(String);
  const sentence = /** @type {any} */ (words.COMPARISON)[kind];
  const text = filled(sentence, { ...facts, one, other, line: String(line), first, last });
  return { text, event, grave: true };
}

/** @param {Yours} words @param {Facts} facts */
function sayOrder({ COMPARISON }, { style, departure, placements, alike, faults, outcome }) {
  if (style !== "placing" || !placements) return "";
  const name = capital(alike);
  if (!departure) return COMPARISON.same({ name, count: placements });
  if (!departure.agreed) return COMPARISON.departsAtOnce;
  const facts = { name, alike: COMPARISON.alike({ name, count: departure.agreed }) };
  if (!faults.length && outcome.result !== "differs") return COMPARISON.another(facts);
  return departure.kind === "ended" ? COMPARISON.ends(facts) : COMPARISON.departs(facts);
}

/** @param {string} text @param {boolean} [grave] @param {number | null} [n]  rows of a board, or the number of one */
const line = (text, grave = false, n = null) => ({ text, grave, n });

/**
 * The results of the tries, each with the size that can be filmed.
 * Sizes that are wrong, or right by a single board, are said once the recorded run shows that it is no other puzzle, and
 * that it does not lose the other boards.
 * @param {Yours} words @param {Tries} tries @param {{given: number, another?: boolean, harmed?: boolean} | null | undefined} recorded  the outcome of the recorded run, and whether it shows harm; null without one, undefined before its verdict
 */
export function tried(words, { plain, sizes: all, twice, repeated }, recorded) {
  const { COMPARISON, TRIES } = words;
  const isClear =
    all.every(([, count, known]) => count === null || count === known) && all.some(([, , known]) => known > 1);
  const isOpen = recorded === undefined && !isClear;
  const sizes = isOpen || recorded?.another ? [] : all;
  const right = (recorded ?? plain)?.harmed ? [] : sizes.filter(([, count, known]) => count === known).map(([n]) => n);
  const wrong = sizes.filter(([, count, known]) => count !== null && count !== known);
  const failed = right.length ? sizes.filter(([, , , error]) => error && !BOUNDS.includes(error)) : [];
  const named = { sizes: listSizes(TRIES, right) };
  const answer = plain ? sayAnswer(words, plain, recorded) : "";
  return [
    ...(answer ? [line(answer)] : []),
    ...wrong.slice(0, 1).map(([n, given, total]) => line(COMPARISON.gives({ n, given: given ?? 0, total }), true, n)),
    ...failed.slice(0, 1).map(([n, , , error]) => line(TRIES.failed({ n, error }), true)),
    ...twice.map(({ line: at, first, second, survivors: [[name, value] = ["", ""]], used }) =>
      line(TRIES.twice({ line: String(at), first, second, name, value }), used),
    ),
    ...(right.length > 1 ? [line((repeated && !twice.length ? TRIES.rightTwice : TRIES.right)(named))] : []),
  ];
}

/**
 * The answer of the program as it is written: until the verdict is there, and if the recorded run gave another one.
 * @param {Yours} words @param {NonNullable<Tries["plain"]>} plain @param {{given: number} | null | undefined} recorded
 */
function sayAnswer({ COMPARISON, TRIES }, { n, given, result, sure, first, orders, classes }, recorded) {
  if (recorded !== undefined) {
    const isOther = recorded && recorded.given >= 0 && given >= 0 && recorded.given !== given;
    return isOther ? TRIES.differs({ n, given, other: recorded.given }) : "";
  }
  if (given < 0) return "";
  if (result !== "agrees" || !sure || orders > 1) return TRIES.gives({ n, given });
  if (first) return COMPARISON.givesOne;
  return (classes ? COMPARISON.rightClasses : COMPARISON.rightAnswer)({ n, given });
}

/** Sizes in a row as a range: 1 to 8. @param {Yours["TRIES"]} words @param {number[]} sizes */
function listSizes({ range }, sizes) {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const isRow = sizes.length > 2 && last === first + sizes.length - 1;
  return isRow ? range({ first, last }) : sizes.join(", ");
}

/**
 * The facts about a pasted answer, each with the board that shows it.
 * @param {Yours} words @param {AnswerFacts} facts @param {number | null} total  solutions for this N; null if that is not known
 */
export function answered(words, { n, count, right, wrong, again, differs, lacking }, total) {
  const { ANSWER } = words;
  const isWhole = right === total && !wrong.length;
  return [
    ...wrong.slice(0, 3).map(({ number, pair, row }) => {
      const [one, other] = (pair ?? []).map(([at, column]) => words.SQUARE({ row: at, column }));
      const text = pair ? ANSWER.attacked({ number, one, other }) : ANSWER.row({ number, row: String(row) });
      return line(text, true, number);
    }),
    ...(wrong.length > 3 ? [line(ANSWER.alsoWrong({ count: wrong.length - 3 }), true)] : []),
    ...again.slice(0, 3).map(({ number, first }) => line(ANSWER.again({ number, first }), true, number)),
    ...(isWhole
      ? [line(ANSWER.whole({ n, all: allOf(words.COMPARISON, right) }))]
      : [line(total === null ? ANSWER.some({ n, count: right }) : ANSWER.part({ n, count: right, total }))]),
    ...(differs === null || wrong.some(({ number }) => number === differs)
      ? []
      : [line(ANSWER.differs({ number: differs }), false, differs)]),
    ...(lacking && count ? [line(ANSWER.lacking({ count: lacking }))] : []),
  ];
}
