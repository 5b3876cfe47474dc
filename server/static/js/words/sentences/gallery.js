// Sentences of the drawer with the solutions: which text applies, and with which facts.

import { capital } from "../texts.js";
import { word } from "./common.js";

/** @import { Solution, Turn } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"gallery">} Gallery */

export * from "./common.js";

/** @param {Gallery} say @param {Solution} solution @param {{turn: Turn, first: number} | null} from */
export const solutionName = ({ SOLUTION_NAME, TURNS }, { number, step }, from) =>
  from && from.turn !== "identity"
    ? SOLUTION_NAME.turned({ number, step, first: from.first, turn: TURNS[from.turn] })
    : SOLUTION_NAME.found({ number, step });

/** @param {Gallery} say @param {number} shown @param {number} total */
export const classesHang = ({ CLASSES }, shown, total) =>
  shown < total ? CLASSES.some({ shown, count: total }) : CLASSES.all({ count: total });

/** The reason for which the gallery is empty. @param {Gallery} say @param {number} n @param {number | null} total */
export function galleryEmpty(say, n, total) {
  const { none, total: some, impossible } = say.EMPTY;
  if (total === null) return none;
  if (total) return { title: some.title, why: some.why({ total }) };
  return { title: impossible.title({ n }), why: impossible.why({ n, Queens: capital(word(say, n)) }) };
}

/** @param {Gallery} say @param {number} index @param {number} found @param {number} size */
export function className(say, index, found, size) {
  const solutions = say.solutions({ count: size });
  return {
    title: say.CLASS_NAME.title({ number: index + 1 }),
    size: found < size ? say.CLASS_NAME.size({ found, solutions }) : solutions,
  };
}

/**
 * The class of a chosen solution.
 * @param {Gallery} say
 * @param {number} index
 * @param {number} size
 * @param {{turn: Turn, first: number}} from
 */
export function classSentence(say, index, size, { turn, first }) {
  const facts = { number: index + 1, count: size, size: word(say, size) };
  if (turn === "identity") return say.CLASS_OF.first(facts);
  return say.CLASS_OF.turned({ ...facts, first, turn: say.TURNS[turn] });
}

/** @param {Gallery} say @param {number} first @param {number} last @param {number | null} total */
export const pageOf = ({ PAGE_OF }, first, last, total) =>
  total === null ? PAGE_OF.some({ first, last }) : PAGE_OF.all({ first, last, total });
