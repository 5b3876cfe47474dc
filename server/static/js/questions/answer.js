// Attempts at a question: answers, and the outcome. Pure: an attempt and an answer in, the next attempt out.

import { STEPS } from "../page/roving.js";

/**
 * The outcome of a question. right: at once; again: right at a later try; told: the answer was shown, after wrong
 * answers or on request; closed: without an answer.
 * @typedef {"right" | "again" | "told" | "closed"} Outcome
 */
/**
 * `tries`: answers before the right one is shown; `wrong`: the wrong answers; `hints`: how many the learner has asked
 * for. Both climb one ladder: where to look, the reason, and at last the answer itself, which only a wrong answer or the
 * button for it shows.
 * @template {number | bigint} [T=number]
 * @typedef {{answer: T, tries: number, wrong: T[], hints: number, outcome: Outcome | null}} Attempt
 */

/** @template {number | bigint} T @param {T} answer  the right one @param {number} tries @returns {Attempt<T>} */
export const createAttempt = (answer, tries) => ({ answer, tries, wrong: [], hints: 0, outcome: null });

/** Return the rung of the ladder: 0 none, 1 where to look, from 2 on the reason. @param {Attempt} attempt */
export const rungOf = ({ wrong, hints }) => wrong.length + hints;

/** Return whether there is a hint that leaves something to find. @param {Attempt} attempt */
export const hasHint = (attempt) => !attempt.outcome && rungOf(attempt) < Math.max(1, attempt.tries - 1);

/** @param {Attempt} attempt @returns {Attempt} */
export const addHint = (attempt) => (hasHint(attempt) ? { ...attempt, hints: attempt.hints + 1 } : attempt);

/** @template {number | bigint} T @param {Attempt<T>} attempt @param {T} given @returns {Attempt<T>} */
export function addAnswer(attempt, given) {
  if (attempt.outcome) return attempt;
  if (given === attempt.answer) return { ...attempt, outcome: attempt.wrong.length ? "again" : "right" };
  const wrong = [...attempt.wrong, given];
  return { ...attempt, wrong, outcome: wrong.length < attempt.tries ? null : "told" };
}

/** @template {number | bigint} T @param {Attempt<T>} attempt @returns {Attempt<T>} */
export const giveUp = (attempt) => (attempt.outcome ? attempt : { ...attempt, outcome: "told" });

// The input of an answer so far, and the effect of keys on it. Pure.

/**
 * - labels: of the answers, in order; digits type them
 * - answers: their values; null if each of `labels` is a bit to switch
 * - at: the cursor's place; chosen: whether each place is chosen; typed: digits so far of a longer number
 * - struck: places of wrong answers, which the cursor skips
 * @typedef {{labels: string[], answers: number[] | null, at: number, chosen: boolean[], typed: string, struck: number[]}} Input
 */
/** @typedef {{input: Input, presses: boolean}} Typed  presses: whether the key presses the place at the cursor */

/** @param {string[]} labels @param {number[] | null} answers @returns {Input} */
export const createInput = (labels, answers) => ({
  labels,
  answers,
  at: answers ? 0 : labels.length - 1,
  chosen: labels.map(() => false),
  typed: "",
  struck: [],
});

/** Switch a bit, or choose one answer in place of another. @param {Input} input @param {number} at  its place @returns {Input} */
export const choose = (input, at) => ({
  ...input,
  at,
  typed: "",
  chosen: input.chosen.map((one, place) => (input.answers ? place === at : one !== (place === at))),
});

/**
 * Return the chosen answer, or the mask of the chosen bits; null without any.
 * @param {Input} input
 * @returns {number | null}
 */
export function chosenOf({ chosen, answers }) {
  if (!chosen.includes(true)) return null;
  return answers ? answers[chosen.indexOf(true)] : chosen.reduce((mask, one) => mask * 2 + Number(one), 0);
}

/** Return the input for a given answer, as after a reload. @param {Input} input @param {number} answer @returns {Input} */
export function choosing(input, answer) {
  if (input.answers) return input.answers.includes(answer) ? choose(input, input.answers.indexOf(answer)) : input;
  const last = input.labels.length - 1;
  return { ...input, chosen: input.labels.map((_, place) => Math.floor(answer / 2 ** (last - place)) % 2 === 1) };
}

/**
 * Apply a key: it moves the cursor, or presses the place there. Return null for one without an effect.
 * @param {Input} input
 * @param {string} key
 * @returns {Typed | null}
 */
export function type(input, key) {
  const by = STEPS.both[key];
  if (by) return { input: moveTo(input, input.at + by), presses: false };
  if (key === " ") return { input, presses: true };
  return /^\d$/.test(key) ? typeDigit(input, key) : null;
}

/**
 * Move the cursor to a place; from a struck one on to the next in that direction, or else back.
 * @param {Input} input
 * @param {number} to
 * @returns {Input}
 */
function moveTo(input, to) {
  const open = input.labels.map((_, place) => place).filter((place) => !input.struck.includes(place));
  const back = open.filter((place) => place <= to).at(-1);
  const on = open.find((place) => place >= to);
  const at = to < input.at ? (back ?? on) : (on ?? back);
  return { ...input, at: at ?? input.at, typed: "" };
}

/**
 * Strike a wrong answer out; the cursor goes on to one that is left.
 * @param {Input} input
 * @param {number} wrong
 * @returns {Input}
 */
export function strike(input, wrong) {
  const place = input.answers?.indexOf(wrong) ?? -1;
  return place < 0 ? input : moveTo({ ...input, struck: [...input.struck, place] }, input.at);
}

/**
 * Apply a digit: it presses an answer as soon as only one label matches.
 * @param {Input} input
 * @param {string} digit
 * @returns {Typed}
 */
function typeDigit(input, digit) {
  const { labels } = input;
  const typed = [input.typed + digit, digit].find((text) => labels.some((label) => label.startsWith(text))) ?? "";
  const at = typed ? labels.indexOf(typed) : -1;
  const presses = at >= 0 && labels.filter((label) => label.startsWith(typed)).length === 1;
  return { input: { ...input, at: at < 0 ? input.at : at, typed: presses ? "" : typed }, presses };
}

// Votes: answers to a class's question. The page does not show whether a vote is right, and it can be changed until the
// ballot is closed. Pure.

/**
 * A ballot for votes.
 * - isOpen: whether votes are accepted; sent: returns the last vote, null for none; counts: whether the server has
 *   confirmed it; closed: returns the sentence for a closed ballot
 * @typedef {{isOpen: () => boolean, sent: () => number | null, counts: () => boolean, send: (answer: number) => void,
 *   closed: () => string,
 *   words: {send: string, change: string, waits: string, done: string, none: string, sent: string}}} Ballot
 */

/**
 * Return the label of the Send button, and whether it is enabled.
 * @param {Pick<Ballot, "sent" | "counts" | "words">} ballot
 * @param {number | null} chosen
 */
export function sending({ words, sent, counts }, chosen) {
  const before = sent();
  if (before !== null && (chosen === before || (chosen === null && before === 0)))
    return { label: counts() ? words.done : words.waits, can: false };
  return { label: before === null ? words.send : words.change, can: chosen !== null };
}
