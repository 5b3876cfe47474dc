// What the viewer has chosen of an answer so far, and what keys do to it. Pure.

/**
 * - labels: what the answers are called, in their order; digits type them
 * - answers: their values; null where each of `labels` is a bit that is chosen or not
 * - at: where the cursor is; chosen: the bits, by the places of their labels; typed: digits that may go on
 * @typedef {{labels: string[], answers: number[] | null, at: number, chosen: boolean[], typed: string}} Input
 */
/** @typedef {{input: Input, given: number | null}} Pressed  given: the answer, if the key gave it */

/** @param {string[]} labels @param {number[] | null} answers @returns {Input} */
export const createInput = (labels, answers) => ({ labels, answers, at: answers ? 0 : labels.length - 1, chosen: labels.map(() => false), typed: "" });

/** Choose a bit, or no longer. @param {Input} input @param {number} at @returns {Input} */
export const toggle = (input, at) => ({ ...input, at, typed: "", chosen: input.chosen.map((one, place) => (place === at ? !one : one)) });

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

/** What a key does; null for one that does nothing. @param {Input} input @param {string} key @returns {Pressed | null} */
export function press(input, key) {
  const last = input.labels.length - 1;
  const move = MOVES[key];
  if (move) return { input: { ...input, at: Math.max(0, Math.min(last, move(input.at, last))), typed: "" }, given: null };
  if (key === "Enter") return { input, given: input.answers ? valueAt(input, input.at) : maskOf(input) };
  if (key === " ") return input.answers ? { input, given: valueAt(input, input.at) } : { input: toggle(input, input.at), given: null };
  return /^\d$/.test(key) ? type(input, key) : null;
}

/** A digit: it is done as soon as it can mean only one. @param {Input} input @param {string} digit @returns {Pressed} */
function type(input, digit) {
  const { labels } = input;
  const typed = [input.typed + digit, digit].find((text) => labels.some((label) => label.startsWith(text)));
  if (typed === undefined) return { input: { ...input, typed: "" }, given: null };
  const at = labels.indexOf(typed);
  const certain = at >= 0 && labels.filter((label) => label.startsWith(typed)).length === 1;
  if (certain && !input.answers) return { input: toggle(input, at), given: null };
  return { input: { ...input, at: at < 0 ? input.at : at, typed: certain ? "" : typed }, given: certain ? valueAt(input, at) : null };
}
