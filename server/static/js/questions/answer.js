// One question and its answers: right, wrong with other tries, or told. Pure: what was asked and answered in, how it
// stands out.

/** @import { Question } from "../types.js" */

/**
 * What takes the answers of a question. What is given an input returns what becomes of it.
 * - begin: its answers are known; remark: what has been said of it before
 * - press: a place of the card; choose: an answer; give: what is chosen, by the button, and enter by the key; none: no bits
 * - leave: by Escape or S; false if there is no way out
 * @typedef {{begin: (input: Input) => Input, remark: () => string, press: (input: Input, at: number) => Input, choose: (input: Input, value: number) => Input, give: (input: Input) => Input,
 *   enter: (input: Input) => Input, none: (input: Input) => Input, leave: (key: string) => boolean, paint: (input: Input) => void}} Taker
 */

/**
 * How a question ends: right at once, right at another try, told after wrong answers or because the viewer wants to
 * see it, or closed without one.
 * @typedef {"right" | "again" | "told" | "closed"} End
 */
/** @typedef {{question: Question, tries: number, wrong: number[], end: End | null}} Asking */

/** @param {Question} question @param {number} tries  answers that are taken before it is told @returns {Asking} */
export const begin = (question, tries) => ({ question, tries, wrong: [], end: null });

/** @param {Asking} asking @param {number} given @returns {Asking} */
export function answer(asking, given) {
  if (asking.end) return asking;
  if (given === asking.question.answer) return { ...asking, end: asking.wrong.length ? "again" : "right" };
  const wrong = [...asking.wrong, given];
  return { ...asking, wrong, end: wrong.length < asking.tries ? null : "told" };
}

/** @param {Asking} asking @returns {Asking} */
export const tell = (asking) => (asking.end ? asking : { ...asking, end: "told" });

// What the viewer has chosen of an answer so far, and what keys do to it. Pure.

/**
 * - labels: what the answers are called, in their order; digits type them
 * - answers: their values; null where each of `labels` is a bit that is chosen or not
 * - at: where the cursor is; chosen: the bits, by the places of their labels; typed: digits that may go on
 * @typedef {{labels: string[], answers: number[] | null, at: number, chosen: boolean[], typed: string}} Input
 */
/** @typedef {{input: Input, given: number | null}} Pressed  given: the answer, if the key gave it */

/** @param {string[]} labels @param {number[] | null} answers @returns {Input} */
export const createInput = (labels, answers) => ({
  labels,
  answers,
  at: answers ? 0 : labels.length - 1,
  chosen: labels.map(() => false),
  typed: "",
});

/** Choose a bit, or no longer. @param {Input} input @param {number} at @returns {Input} */
export const toggle = (input, at) => ({
  ...input,
  at,
  typed: "",
  chosen: input.chosen.map((one, place) => (place === at ? !one : one)),
});

/** The mask of the chosen bits: the last one is worth 1. @param {Input} input */
export const maskOf = ({ chosen }) => chosen.reduce((mask, one) => mask * 2 + Number(one), 0);

/** What a place means as an answer. @param {Input} input @param {number} at */
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
 * What a key does; null for one that does nothing.
 * @param {Input} input
 * @param {string} key
 * @returns {Pressed | null}
 */
export function press(input, key) {
  const last = input.labels.length - 1;
  const move = MOVES[key];
  if (move)
    return { input: { ...input, at: Math.max(0, Math.min(last, move(input.at, last))), typed: "" }, given: null };
  if (key === "Enter") return { input, given: input.answers ? valueAt(input, input.at) : maskOf(input) };
  if (key === " ")
    return input.answers ? { input, given: valueAt(input, input.at) } : { input: toggle(input, input.at), given: null };
  return /^\d$/.test(key) ? type(input, key) : null;
}

/**
 * A digit: it is done as soon as it can mean only one.
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

// A question that many answer at once: nobody is told whether an answer is right, and it can be changed until the votes
// are closed. Pure.

/**
 * Where votes go.
 * - isOpen: whether they are still taken; sent: the answer that was sent last, null for none; counts: whether the server
 *   has said that it counts; closed: what is said once they are closed
 * @typedef {{isOpen: () => boolean, sent: () => number | null, counts: () => boolean, send: (answer: number) => void,
 *   closed: () => string,
 *   words: {send: string, change: string, waits: string, done: string, none: string, sent: string}}} Ballot
 */

/** Choose one answer in place of another. @param {Input} input @param {number} at  its place @returns {Input} */
export const pick = (input, at) => ({ ...input, at, typed: "", chosen: input.labels.map((_, place) => place === at) });

/**
 * What is chosen: of bits a mask, null as long as none is; for an empty mask there is a button.
 * @param {Input} input
 * @returns {number | null}
 */
export function chosenOf(input) {
  if (!input.chosen.includes(true)) return null;
  return input.answers ? input.answers[input.chosen.indexOf(true)] : maskOf(input);
}

/** What was chosen for an answer, as after a reload. @param {Input} input @param {number} answer @returns {Input} */
export function choosing(input, answer) {
  if (input.answers) return input.answers.includes(answer) ? pick(input, input.answers.indexOf(answer)) : input;
  const last = input.labels.length - 1;
  return { ...input, chosen: input.labels.map((_, place) => Math.floor(answer / 2 ** (last - place)) % 2 === 1) };
}

/**
 * What the button that sends says, and whether there is something to send.
 * @param {Pick<Ballot, "sent" | "counts" | "words">} ballot
 * @param {number | null} chosen
 */
export function sending({ words, sent, counts }, chosen) {
  const before = sent();
  if (before !== null && (chosen === before || (chosen === null && before === 0)))
    return { label: counts() ? words.done : words.waits, can: false };
  return { label: before === null ? words.send : words.change, can: chosen !== null };
}
