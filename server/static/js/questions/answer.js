// Attempts at a question: answers, and the outcome. Pure: an attempt and an answer in, the next attempt out.

/** @import { Question } from "../types.js" */

/**
 * Handles the answers to a question. Methods with an input return the next input.
 * - start: called once the answers are known; remark: returns an earlier remark, "" for none
 * - press: a place of the card; choose: an answer; submit: the chosen answer, by the button; enter: by the key;
 *   submitNone: no bits; hint: asks for the next hint
 * - leave: by Escape or S; returns false if the question stays open
 * @typedef {{start: (input: Input) => Input, remark: () => string, press: (input: Input, at: number) => Input, choose: (input: Input, value: number) => Input, submit: (input: Input) => Input,
 *   enter: (input: Input) => Input, submitNone: (input: Input) => Input, hint: (input: Input) => Input, leave: (key: string) => boolean, paint: (input: Input) => void}} AnswerHandler
 */

/**
 * The outcome of a question. right: at once; again: right at a later try; told: the answer was shown, after wrong
 * answers or on request; closed: without an answer.
 * @typedef {"right" | "again" | "told" | "closed"} Outcome
 */
/**
 * `wrong`: the wrong answers; `hints`: how many the learner has asked for. Both climb one ladder: where to look, the
 * reason, and at last the answer itself, which only a wrong answer or the button for it shows.
 * @typedef {{question: Question, tries: number, wrong: number[], hints: number, outcome: Outcome | null}} Attempt
 */

/** @param {Question} question @param {number} tries  answers before the right one is shown @returns {Attempt} */
export const createAttempt = (question, tries) => ({ question, tries, wrong: [], hints: 0, outcome: null });

/** Return the rung of the ladder: 0 none, 1 where to look, from 2 on the reason. @param {Attempt} attempt */
export const rungOf = ({ wrong, hints }) => wrong.length + hints;

/** Return whether there is a hint that leaves something to find. @param {Attempt} attempt */
export const hasHint = (attempt) => !attempt.outcome && rungOf(attempt) < Math.max(1, attempt.tries - 1);

/** @param {Attempt} attempt @returns {Attempt} */
export const addHint = (attempt) => (hasHint(attempt) ? { ...attempt, hints: attempt.hints + 1 } : attempt);

/** @param {Attempt} attempt @param {number} given @returns {Attempt} */
export function addAnswer(attempt, given) {
  if (attempt.outcome) return attempt;
  if (given === attempt.question.answer) return { ...attempt, outcome: attempt.wrong.length ? "again" : "right" };
  const wrong = [...attempt.wrong, given];
  return { ...attempt, wrong, outcome: wrong.length < attempt.tries ? null : "told" };
}

/** @param {Attempt} attempt @returns {Attempt} */
export const giveUp = (attempt) => (attempt.outcome ? attempt : { ...attempt, outcome: "told" });

// The input of an answer so far, and the effect of keys on it. Pure.

/**
 * - labels: of the answers, in order; digits type them
 * - answers: their values; null if each of `labels` is a bit to switch
 * - at: the cursor's place; chosen: whether each place is chosen; typed: digits so far of a longer number
 * - struck: places of wrong answers, which the cursor skips
 * @typedef {{labels: string[], answers: number[] | null, at: number, chosen: boolean[], typed: string, struck: number[]}} Input
 */
/** @typedef {{input: Input, given: number | null}} Pressed  given: the answer that the key has given; null without one */

/** @param {string[]} labels @param {number[] | null} answers @returns {Input} */
export const createInput = (labels, answers) => ({
  labels,
  answers,
  at: answers ? 0 : labels.length - 1,
  chosen: labels.map(() => false),
  typed: "",
  struck: [],
});

/** Switch a bit. @param {Input} input @param {number} at @returns {Input} */
export const toggle = (input, at) => ({
  ...input,
  at,
  typed: "",
  chosen: input.chosen.map((one, place) => (place === at ? !one : one)),
});

/** Return the mask of the chosen bits; the last place is worth 1. @param {Input} input */
export const maskOf = ({ chosen }) => chosen.reduce((mask, one) => mask * 2 + Number(one), 0);

/** Return the answer at a place; null for a bit. @param {Input} input @param {number} at */
const valueAt = ({ answers }, at) => (answers ? answers[at] : null);

/** @type {Record<string, (at: number, last: number) => number>} */
const MOVES = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Apply a key; return null for one without an effect.
 * @param {Input} input
 * @param {string} key
 * @returns {Pressed | null}
 */
export function press(input, key) {
  const move = MOVES[key];
  if (move) return { input: moveTo(input, move(input.at, input.labels.length - 1)), given: null };
  if (key === "Enter") return { input, given: input.answers ? valueAt(input, input.at) : maskOf(input) };
  if (key === " ")
    return input.answers ? { input, given: valueAt(input, input.at) } : { input: toggle(input, input.at), given: null };
  return /^\d$/.test(key) ? type(input, key) : null;
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
  if (place < 0) return input;
  const struck = [...input.struck, place];
  return moveTo({ ...input, struck }, input.at);
}

/**
 * Apply a digit: it chooses an answer as soon as only one label matches.
 * @param {Input} input
 * @param {string} digit
 * @returns {Pressed}
 */
function type(input, digit) {
  const { labels } = input;
  const typed = [input.typed + digit, digit].find((text) => labels.some((label) => label.startsWith(text)));
  if (typed === undefined) return { input: { ...input, typed: "" }, given: null };
  const at = labels.indexOf(typed);
  const certain = at >= 0 && labels.filter((label) => label.startsWith(typed)).length === 1;
  if (certain && !input.answers) return { input: toggle(input, at), given: null };
  return {
    input: { ...input, at: at < 0 ? input.at : at, typed: certain ? "" : typed },
    given: certain ? valueAt(input, at) : null,
  };
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

/** Choose one answer in place of another. @param {Input} input @param {number} at  its place @returns {Input} */
export const pick = (input, at) => ({ ...input, at, typed: "", chosen: input.labels.map((_, place) => place === at) });

/**
 * Return the chosen answer, or the mask of the chosen bits; null without any. A button of its own gives an empty mask.
 * @param {Input} input
 * @returns {number | null}
 */
export function chosenOf(input) {
  if (!input.chosen.includes(true)) return null;
  return input.answers ? input.answers[input.chosen.indexOf(true)] : maskOf(input);
}

/** Return the input for a given answer, as after a reload. @param {Input} input @param {number} answer @returns {Input} */
export function choosing(input, answer) {
  if (input.answers) return input.answers.includes(answer) ? pick(input, input.answers.indexOf(answer)) : input;
  const last = input.labels.length - 1;
  return { ...input, chosen: input.labels.map((_, place) => Math.floor(answer / 2 ** (last - place)) % 2 === 1) };
}

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
