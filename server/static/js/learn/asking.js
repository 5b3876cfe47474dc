// One question and its answers: right, wrong with another try, or told. Pure: what was asked and answered in, how it stands out.

/** @typedef {import("../types.js").Question} Question */

/**
 * How a question ends: right at once, right at the second try, told after wrong answers or because the viewer wants to see it,
 * or closed without one.
 * @typedef {"right" | "again" | "told" | "closed"} End
 */
/** @typedef {{question: Question, tries: number, wrong: number[], end: End | null}} Asking */

/** @param {Question} question @param {number[] | null} answers  to choose from; of two, one wrong answer tells the other @returns {Asking} */
export const begin = (question, answers) => ({ question, tries: answers?.length === 2 ? 1 : 2, wrong: [], end: null });

/** @param {Asking} asking @param {number} given @returns {Asking} */
export function answer(asking, given) {
  if (asking.end) return asking;
  if (given === asking.question.answer) return { ...asking, end: asking.wrong.length ? "again" : "right" };
  const wrong = [...asking.wrong, given];
  return { ...asking, wrong, end: wrong.length < asking.tries ? null : "told" };
}

/** @param {Asking} asking @returns {Asking} */
export const tell = (asking) => (asking.end ? asking : { ...asking, end: "told" });
