// The series "every step": questions about twelve steps of the film, one after another, and a learner's answers to them.
// Pure: a series and an answer in, the next series out.

import { kindsOf } from "../questions/kinds.js";
import { chance } from "./order.js";

/** @import { Level, Question, Run } from "../types.js" */

/**
 * `questions`: of the steps, in order; `answers`: a sign for each question answered so far, "1" if it was right at once,
 * else "0"; `hints`: the number of those asked for.
 * @typedef {{run: Run, seed: number, level: Level, questions: Question[], answers: string, hints: number}} Series
 */

const SMALLEST = 4; // n
const LARGEST = 8;
export const LEVELS = /** @type {Level[]} */ ([1, 2, 3]);
const STEPS = 12; // with questions
const REACH = 256; // steps whose questions are read for a start, as many as a request may have

/** The kinds of question of each level, in the order in which the search finds the answers. */
const ASKED = {
  1: ["next", "after"],
  2: ["free", "next", "after"],
  3: ["free", "next", "after", "ld", "col", "rd"],
};

/** Return the levels of a search, whose view is loaded; none if it does not place queen after queen. @param {string} algorithm */
export const levelsOf = (algorithm) =>
  LEVELS.filter((level) => ASKED[level].every((kind) => kindsOf(algorithm).includes(kind)));

/** Draw a seed of three digits, which is easy to dictate, other than the one before. @param {number} [before] @returns {number} */
export function drawSeed(before) {
  const seed = 100 + Math.floor(Math.random() * 900);
  return seed === before ? drawSeed(before) : seed;
}

/**
 * Read the questions of a series. The same run, seed and level give the same ones; a board of another size, or a search
 * without such questions, none.
 * @param {Pick<Series, "run" | "seed" | "level">} series
 * @param {{start: number, stop: number}} bounds  the film's steps
 * @param {(start: number, stop: number) => Promise<Question[]>} read
 */
export async function readSeries({ run, seed, level }, { start, stop }, read) {
  if (run.n < SMALLEST || run.n > LARGEST) return [];
  const latest = Math.max(start, stop - REACH);
  const from = start + (chance(seed, run.n) % (latest - start + 1));
  const steps = groupSteps(await read(from, Math.min(stop, from + REACH)), level);
  const starts = steps.flatMap((_, at) => (isStart(steps, at) ? [at] : []));
  const at = starts[chance(seed, stop) % starts.length] ?? 0; // a film too short for a start is asked from its beginning
  return steps.slice(at, at + STEPS).flat();
}

/** Group the questions of a level by their steps. @param {Question[]} questions @param {Level} level */
function groupSteps(questions, level) {
  /** @type {Map<number, Question[]>} */
  const steps = new Map();
  for (const question of questions)
    if (ASKED[level].includes(question.about))
      steps.set(question.step, [...(steps.get(question.step) ?? []), question]);
  return [...steps.values()].map((here) => {
    const ordered = ASKED[level].flatMap((kind) => here.filter(({ about }) => about === kind));
    return hasChoice(here) ? ordered.filter(({ about }) => about !== "after") : ordered; // the choice says it, too
  });
}

/** @param {Question[]} here  questions of a step */
const hasChoice = (here) => here.some(({ about }) => about === "next");

/** Return whether a series can begin at a step: with a choice, and with a queen to lift later. @param {Question[][]} steps @param {number} at */
function isStart(steps, at) {
  const rest = steps.slice(at, at + STEPS);
  return (
    hasChoice(steps[at]) &&
    rest.length === STEPS &&
    rest.flat().some(({ about, answer }) => about === "after" && answer === 1)
  );
}

/** Return the question to answer; null at the end. @param {Series} series @returns {Question | null} */
export const questionNow = ({ questions, answers }) => questions[answers.length] ?? null;

/**
 * The progress of a series. `at`: the number of the present step, from 1, of so many; `answered`, `left`: questions;
 * `points`: answers that were right at once.
 * @typedef {{at: number, of: number, points: number, answered: number, left: number, hints: number, seed: number,
 *   level: Level, algorithm: string, n: number}} Progress
 */

/** @param {Series} series @returns {Progress} */
export function progressOf(series) {
  const { run, questions, answers, hints, seed, level } = series;
  const steps = [...new Set(questions.map(({ step }) => step))];
  const now = questionNow(series);
  const points = answers.replaceAll("0", "").length;
  const at = now ? steps.indexOf(now.step) + 1 : steps.length;
  const counts = { points, answered: answers.length, left: questions.length - answers.length, hints };
  return { at, of: steps.length, ...counts, seed, level, algorithm: run.algorithm, n: run.n };
}

/**
 * Add the answer to the present question; an answer to any other one is not counted.
 * @param {Series} series
 * @param {Pick<Question, "step" | "about">} question
 * @param {boolean} isRight  at once
 * @param {number} hints
 * @returns {Series}
 */
export function addAnswer(series, { step, about }, isRight, hints) {
  const now = questionNow(series);
  if (!now || now.step !== step || now.about !== about) return series;
  return { ...series, answers: series.answers + (isRight ? "1" : "0"), hints: series.hints + hints };
}
