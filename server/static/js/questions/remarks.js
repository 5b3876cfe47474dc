// Remarks about a learner's answers and hints, by the ladder of an attempt: where to look, the reason, the answer. Pure
// but for the words.

import { wordsOf } from "../words/words.js";
import { chosenOf, rungOf } from "./answer.js";
import { labelOf, lightOf } from "./asked.js";
import { mannerOf } from "./kinds.js";
import { explainMistake, explainRight } from "./mistakes.js";

/** @import { Asked, FactBase } from "../types.js" */
/** @import { Attempt, Input } from "./answer.js" */
/** @import { Reason } from "./mistakes.js" */

const words = await wordsOf("learn");

/**
 * A remark. `looks`: whether to mark the places to look at; `cause`: the queens and bits that show why an answer is
 * wrong; `bit`: the place of a wrong bit.
 * @typedef {{text: string, how: "right" | "wrong" | "told", looks?: boolean, cause?: FactBase | null, bit?: number}} Remark
 */

/**
 * Return the remark about an attempt.
 * @param {Asked} asked
 * @param {Attempt} before
 * @param {Attempt} now  after an answer, a hint, or the request to show the answer
 * @param {Input} input  the answer so far, for a hint
 * @returns {Remark}
 */
export function remarkOn(asked, before, now, input) {
  const { question, run } = asked;
  const { outcome, wrong } = now;
  const manner = mannerOf(run.algorithm);
  const why = (/** @type {Reason} */ reason) => words.why(reason, manner);
  if (outcome && outcome !== "told") return { text: `${words.RIGHT} ${why(explainRight(asked))}`, how: "right" };
  const isMiss = wrong.length > before.wrong.length;
  const how = isMiss ? "wrong" : "told";
  const missed = outcome || isMiss ? wrong.slice(-1).map((answer) => explainMistake(asked, answer)) : null;
  const said = isMiss ? [words.WRONG] : [];
  if (outcome) {
    const answer = words.SHOWN({ answer: labelOf(question.about, now.answer, run, "0".repeat(run.n)) });
    return { text: [...said, answer, ...(missed ?? []).map(({ reason }) => why(reason))].join(" "), how };
  }
  const mistake = missed ? missed[0] : mistakeIn(asked, now, input);
  if (!mistake) return { text: words.FITS, how };
  if (rungOf(now) === 1) return { text: [...said, words.hint(question.about, manner)].join(" "), how, looks: true };
  const { reason } = mistake;
  const bit = !input.answers && "bit" in reason ? run.n - 1 - reason.bit : undefined;
  return { text: why(reason), how, cause: lightOf(mistake, asked), bit };
}

/**
 * Return a mistake for a hint: that of the bits chosen so far, or of a choice that a queen refutes, if there is one.
 * @param {Asked} asked
 * @param {Attempt} attempt
 * @param {Input} input
 */
function mistakeIn(asked, { answer, wrong }, input) {
  const left = input.answers?.filter((one) => !wrong.includes(one)) ?? [chosenOf(input) ?? 0];
  const mistakes = left.filter((one) => one !== answer).map((one) => explainMistake(asked, one));
  return mistakes.find(({ by }) => by.length) ?? mistakes[0];
}
