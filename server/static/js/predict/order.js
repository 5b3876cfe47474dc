// The choice of a step's question: by a seed, the same for every viewer, or by the viewer's answers so far. Pure: the
// questions of steps in, one of them out.

import { EASIEST_FIRST, KINDS, kindsAt, kindsOf, squaresOf } from "../questions/kinds.js";
import { WINDOW } from "../wire/windows.js";

/** @import { Question } from "../types.js" */

/**
 * The frequency of questions: at each step, at choices between several squares, or only at dead ends and returns.
 * @typedef {"each" | "choice" | "stuck"} Often
 */

/**
 * A viewer's standing: the present kind ("" for all of them, in turn), right answers in a row, the last two answers
 * (squares, or a line as a number below 0), the number of questions, and the last question's kind.
 * @typedef {{kind: string, streak: number, recent: (number | null)[], count: number, last?: string}} Standing
 */

/** @type {Often[]} */
export const OFTEN = ["choice", "each", "stuck"];
const ENOUGH = 3; // right answers in a row for the next kind
const SPARSE = 3; // steps for each question, about, with a seed

/**
 * @type {Record<Often, string[]>} the kinds that are asked at each frequency
 */
const ASKED = { each: KINDS, choice: kindsAt("choice"), stuck: kindsAt("stuck") };

/** @returns {Standing} */
export const newStanding = () => ({ kind: EASIEST_FIRST[0], streak: 0, recent: [], count: 0 });

/**
 * Return the kinds for a viewer, the easiest first; all kinds of the search if every one is switched off.
 * @param {string} algorithm
 * @param {Often} often
 * @param {string[]} off  kinds that are switched off
 */
export function kindsAsked(algorithm, often, off) {
  const all = kindsOf(algorithm);
  const wanted = all.filter((kind) => !off.includes(kind));
  const here = wanted.filter((kind) => ASKED[often].includes(kind));
  return here.length ? here : wanted.length ? wanted : all;
}

/** Return a pseudo-random number that depends only on seed and step. @param {number} seed @param {number} step */
export function chance(seed, step) {
  let mixed = 0x9e3779b9;
  for (const part of [seed, Math.floor(seed / 2 ** 32), step, Math.floor(step / 2 ** 32)]) {
    mixed = Math.imul(mixed ^ (part >>> 0), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return mixed >>> 0;
}

/**
 * Return the question at a step with a seed, which depends on nothing else. Its kind differs from the one before, if
 * there is another; no three in a row have the same squares, and hardly any three the same line. Each stretch of steps
 * is drawn by itself; a question that would repeat the end of the stretch before is left out.
 * @param {number} seed
 * @param {(step: number) => Question[]} at  returns the questions of a step
 * @param {number} step
 * @param {number} first  the first step with known questions, at the latest the beginning of the stretch before
 */
export function pickSeeded(seed, at, step, first) {
  const start = step - (step % WINDOW);
  const before = start > first ? drawStretch(seed, at, Math.max(first, start - WINDOW), start - 1) : [];
  const asked = [...before];
  for (const drawn of drawStretch(seed, at, start, step)) {
    const repeats = asked.at(-1)?.about === drawn.about && at(drawn.step).some(({ about }) => about !== drawn.about);
    const isLeftOut = repeats || isThird(drawn, asked);
    if (drawn.step === step) return isLeftOut ? null : drawn;
    if (!isLeftOut) asked.push(drawn);
  }
  return null;
}

/**
 * Draw the questions of a stretch of steps, independent of those before it.
 * @param {number} seed
 * @param {(step: number) => Question[]} at
 * @param {number} start @param {number} end  the last step
 */
function drawStretch(seed, at, start, end) {
  /** @type {Question[]} */
  const drawn = [];
  for (let step = start; step <= end; step++) {
    const here = at(step);
    const number = here.length ? chance(seed, step) : 1;
    if (number % SPARSE) continue;
    const open = here.filter((question) => !isThird(question, drawn));
    const picked = chooseOther(open, drawn.at(-1)?.about, Math.floor(number / SPARSE));
    if (picked) drawn.push(picked);
  }
  return drawn;
}

/**
 * Choose a question, of another kind than the last if there is one; null for none.
 * @param {Question[]} open @param {string | undefined} last @param {number} drawn  a random number @returns {Question | null}
 */
function chooseOther(open, last, drawn) {
  const others = open.filter(({ about }) => about !== last);
  const left = others.length ? others : open;
  return left[drawn % left.length] ?? null;
}

/**
 * Return whether the search has a choice at a step, or has just made one.
 * @param {(step: number) => Question[]} at  returns the questions of a step
 * @param {number} step
 */
export function hadChoice(at, step) {
  /** @param {number} past */
  const findChoice = (past) => at(past).find(({ about }) => about === "next");
  if (findChoice(step)) return true;
  for (let past = step - 1; past >= Math.max(0, step - WINDOW); past--) {
    const choice = findChoice(past);
    if (choice) return choice.shown === step;
  }
  return false;
}

/** Return a number that is equal for questions with the same answer; null if repeating it is fine. @param {Question} question */
const sameIn = (question) => (question.about === "line" ? -question.answer : squaresOf(question));

/** Return whether the last two answers are this one. @param {(number | null)[]} answers @param {number | null} same */
const hasTwo = (answers, same) =>
  same !== null && answers.length > 1 && answers.slice(-2).every((answer) => answer === same);

/** Return whether a question has the same answer as the two before it. @param {Question} question @param {Question[]} asked */
function isThird(question, asked) {
  const before = question.about === "line" ? asked.filter(({ about }) => about === "line") : asked;
  return hasTwo(before.map(sameIn), sameIn(question));
}

/**
 * Pick the question at a step by a viewer's standing; null for none.
 * @param {Standing} standing
 * @param {Question[]} here  the questions of the step
 * @param {boolean} chosen  whether the search had a choice there
 * @param {Often} often @param {string[]} kinds  the viewer's @returns {Question | null}
 */
export function pick({ kind, recent, count, last }, here, chosen, often, kinds) {
  const stuck = here.some(({ about }) => about === "back");
  const place = kinds.every((one) => ASKED[often].includes(one)) ? often : "each"; // else no question would ever be asked
  if ((place === "choice" && !chosen) || (place === "stuck" && !stuck)) return null;
  const now = kinds.includes(kind) ? [kind] : kinds;
  const open = here.filter((question) => now.includes(question.about) && !hasTwo(recent, sameIn(question)));
  return open.length ? chooseOther(open, last, chance(count, open[0].step)) : null;
}

/**
 * Return the viewer's standing after an answer.
 * @param {Standing} standing
 * @param {Question} question
 * @param {boolean} right  whether it was right at once
 * @param {string[]} kinds
 * @returns {Standing}
 */
export function standingAfter({ kind, streak, recent, count }, question, right, kinds) {
  const past = { recent: [...recent, sameIn(question)].slice(-2), count: count + 1, last: question.about };
  const at = kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  if (!right) return { ...past, kind: kinds[Math.max(0, at - 1)], streak: 0 };
  if (streak + 1 < ENOUGH) return { ...past, kind: kinds[at] ?? "", streak: streak + 1 };
  return { ...past, kind: kinds[at + 1] ?? "", streak: 0 };
}
