// Which question is asked at a step, if any: by a seed, so that everybody is asked the same, or by what the viewer has
// answered. Pure: the questions of the steps in, one of them out.

import { EASIEST_FIRST, KINDS, kindsAt, kindsOf, squaresOf } from "../questions/kinds.js";
import { WINDOW } from "./windows.js";

/** @import { Question } from "../types.js" */

/**
 * How often: at each step, where the search can go several ways, or only at dead ends and on the way back.
 * @typedef {"each" | "choice" | "stuck"} Often
 */

/**
 * Where a viewer stands: the kind that is asked now ("" for all of them, in turn), how many were right in a row, the
 * last two answers (squares, or a line as a number below 0), how many questions there were, and of which kind the last
 * one was.
 * @typedef {{kind: string, streak: number, recent: (number | null)[], count: number, last?: string}} Standing
 */

/** @type {Often[]} */
export const OFTEN = ["choice", "each", "stuck"];
const ENOUGH = 3; // right in a row: the next kind
const SPARSE = 3; // with a seed, about one step in so many has a question

/**
 * @type {Record<Often, string[]>} the kinds that have something to ask there: where there is a choice, a queen is placed anyway
 */
const ASKED = { each: KINDS, choice: kindsAt("choice"), stuck: kindsAt("stuck") };

/** @returns {Standing} */
export const newStanding = () => ({ kind: EASIEST_FIRST[0], streak: 0, recent: [], count: 0 });

/**
 * The kinds that a viewer is asked, the easiest first; if nothing is left of them, all that the search has.
 * @param {string} algorithm
 * @param {Often} often
 * @param {string[]} off  kinds that are not wanted
 */
export function kindsAsked(algorithm, often, off) {
  const all = kindsOf(algorithm);
  const wanted = all.filter((kind) => !off.includes(kind));
  const here = wanted.filter((kind) => ASKED[often].includes(kind));
  return here.length ? here : wanted.length ? wanted : all;
}

/** A number that looks like chance, always the same for the same two. @param {number} seed @param {number} step */
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
 * The question at a step with a seed: it depends on nothing else. It is of another kind than the one before, where there
 * is another; no three in a row have the same squares, and of those about lines hardly any three the same line. Each stretch of steps is drawn by itself; a question that
 * would repeat the end of the stretch before is left out.
 * @param {number} seed
 * @param {(step: number) => Question[]} at  the questions of a step
 * @param {number} step
 * @param {number} first  from where questions are known: the stretch before, at least
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
 * The questions that a seed draws in a stretch of steps, whatever came before it.
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
 * One of some questions, of another kind than the last where there is another; null for none.
 * @param {Question[]} open @param {string | undefined} last @param {number} drawn  by chance @returns {Question | null}
 */
function chooseOther(open, last, drawn) {
  const others = open.filter(({ about }) => about !== last);
  const left = others.length ? others : open;
  return left[drawn % left.length] ?? null;
}

/** What two questions with the same answer have in common; null where that is not dull. @param {Question} question */
const sameIn = (question) => (question.about === "line" ? -question.answer : squaresOf(question));

/** Whether the last two answers are this one. @param {(number | null)[]} answers @param {number | null} its */
const hasTwo = (answers, its) =>
  its !== null && answers.length > 1 && answers.slice(-2).every((answer) => answer === its);

/** Whether a question has the answer of the two before it. @param {Question} question @param {Question[]} asked */
function isThird(question, asked) {
  const before = question.about === "line" ? asked.filter(({ about }) => about === "line") : asked;
  return hasTwo(before.map(sameIn), sameIn(question));
}

/**
 * The question at a step for a viewer who stands there.
 * @param {Standing} standing
 * @param {Question[]} here  the questions of the step
 * @param {boolean} chosen  whether the search could go several ways there
 * @param {Often} often @param {string[]} kinds  that are asked @returns {Question | null}
 */
export function pick({ kind, recent, count, last }, here, chosen, often, kinds) {
  const stuck = here.some(({ about }) => about === "back");
  const place = kinds.every((one) => ASKED[often].includes(one)) ? often : "each"; // else nothing would ever be asked
  if ((place === "choice" && !chosen) || (place === "stuck" && !stuck)) return null;
  const now = kinds.includes(kind) ? [kind] : kinds;
  const open = here.filter((question) => now.includes(question.about) && !hasTwo(recent, sameIn(question)));
  return open.length ? chooseOther(open, last, chance(count, open[0].step)) : null;
}

/**
 * Where the viewer stands after an answer.
 * @param {Standing} standing
 * @param {Question} question
 * @param {boolean} right  at once
 * @param {string[]} kinds
 * @returns {Standing}
 */
export function learn({ kind, streak, recent, count }, question, right, kinds) {
  const past = { recent: [...recent, sameIn(question)].slice(-2), count: count + 1, last: question.about };
  const at = kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  if (!right) return { ...past, kind: kinds[Math.max(0, at - 1)], streak: 0 };
  if (streak + 1 < ENOUGH) return { ...past, kind: kinds[at] ?? "", streak: streak + 1 };
  return { ...past, kind: kinds[at + 1] ?? "", streak: 0 };
}
