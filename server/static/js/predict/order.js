// Which question is asked at a step, if any: by a seed, so that everybody is asked the same, or by what the viewer has
// answered. Pure: the questions of the steps in, one of them out.

import { EASIEST_FIRST, KINDS, kindsOf, squaresOf } from "../questions/kinds.js";

/** @import { Question } from "../types.js" */

/**
 * How often: at each step, where the search can go several ways, or only at dead ends and on the way back.
 * @typedef {"each" | "choice" | "stuck"} Often
 */

/**
 * Where a viewer stands: the kind that is asked now ("" for all of them, in turn), how many were right in a row, the
 * squares of the last two answers, and how many questions there were.
 * @typedef {{kind: string, streak: number, recent: (number | null)[], count: number}} Standing
 */

/** @type {Often[]} */
export const OFTEN = ["choice", "each", "stuck"];
const ENOUGH = 3; // right in a row: the next kind
const SPARSE = 3; // with a seed, about one step in so many has a question

/**
 * @type {Record<Often, string[]>} the kinds that have something to ask there: where there is a choice, a queen is placed anyway
 */
const ASKED = {
  each: KINDS,
  choice: KINDS.filter((kind) => !["after", "back", "attacker"].includes(kind)),
  stuck: ["after", "back", "line"],
};

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
 * The question that a seed draws at a step.
 * @param {number} seed
 * @param {Question[]} here
 * @returns {Question | null}
 */
function draw(seed, here) {
  const drawn = here.length ? chance(seed, here[0].step) : 1;
  return drawn % SPARSE ? null : here[Math.floor(drawn / SPARSE) % here.length];
}

/**
 * The question at a step with a seed: it depends on nothing else. One that would be the third drawn in a row with the
 * same squares is left out.
 * @param {number} seed
 * @param {(step: number) => Question[]} at  the questions of a step
 * @param {number} step
 * @param {number} first  from where questions are known
 */
export function pickSeeded(seed, at, step, first) {
  const picked = draw(seed, at(step));
  if (!picked || squaresOf(picked) === null) return picked;
  const before = [];
  for (let past = step - 1; past >= first && before.length < 2; past--) {
    const one = draw(seed, at(past));
    if (one) before.push(squaresOf(one));
  }
  return isThird(picked, before) ? null : picked;
}

/** @param {Question} question @param {(number | null)[]} before  the squares of the last two */
const isThird = (question, before) =>
  squaresOf(question) !== null && before.length === 2 && before.every((squares) => squares === squaresOf(question));

/**
 * The question at a step for a viewer who stands there.
 * @param {Standing} standing
 * @param {Question[]} here  the questions of the step
 * @param {boolean} chosen  whether the search could go several ways there
 * @param {Often} often @param {string[]} kinds  that are asked @returns {Question | null}
 */
export function pick({ kind, recent, count }, here, chosen, often, kinds) {
  const stuck = here.some(({ about }) => about === "back");
  const place = kinds.every((one) => ASKED[often].includes(one)) ? often : "each"; // else nothing would ever be asked
  if ((place === "choice" && !chosen) || (place === "stuck" && !stuck)) return null;
  const now = kinds.includes(kind) ? [kind] : kinds;
  const open = here.filter((question) => now.includes(question.about) && !isThird(question, recent));
  return open.length ? open[chance(count, open[0].step) % open.length] : null;
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
  const past = { recent: [...recent, squaresOf(question)].slice(-2), count: count + 1 };
  const at = kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
  if (!right) return { ...past, kind: kinds[Math.max(0, at - 1)], streak: 0 };
  if (streak + 1 < ENOUGH) return { ...past, kind: kinds[at] ?? "", streak: streak + 1 };
  return { ...past, kind: kinds[at + 1] ?? "", streak: 0 };
}
