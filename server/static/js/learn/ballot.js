// A question that many answer at once: nobody is told whether an answer is right, and it can be changed until the votes are
// closed. Pure.

import { maskOf } from "./input.js";

/** @typedef {import("./input.js").Input} Input */

/**
 * Where votes go.
 * - isOpen: whether they are still taken; sent: the answer that was sent last, null for none
 * @typedef {{isOpen: () => boolean, sent: () => number | null, send: (answer: number) => void,
 *   words: {send: string, change: string, done: string, none: string, sent: string, closed: string}}} Ballot
 */

/** Choose one answer in place of another. @param {Input} input @param {number} at  its place @returns {Input} */
export const pick = (input, at) => ({ ...input, at, typed: "", chosen: input.labels.map((_, place) => place === at) });

/** What is chosen: of bits a mask, null as long as none is; for an empty mask there is a button. @param {Input} input @returns {number | null} */
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

/** What the button that sends says, and whether there is something to send. @param {Pick<Ballot, "sent" | "words">} ballot @param {number | null} chosen */
export function sending({ words, sent }, chosen) {
  const before = sent();
  if (before !== null && (chosen === before || (chosen === null && before === 0))) return { label: words.done, can: false };
  return { label: before === null ? words.send : words.change, can: chosen !== null };
}
