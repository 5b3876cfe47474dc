// All questions about small boards, with their steps.

import { given } from "../given.js";

export const SIZES = [4, 5];

const films = SIZES.map((n) => given("every_film", n));
const asked = SIZES.map((n) => given("questions", n));

/** Return the film of a search. @returns {any[]} */
export const filmOf = (algorithm, n) => films[SIZES.indexOf(n)][algorithm];

/** Return all questions about a search. @returns {any[]} */
export const questionsOf = (algorithm, n) => asked[SIZES.indexOf(n)][algorithm];

/** All questions of all searches, with a label for failures. */
export const EVERY = SIZES.flatMap((n) =>
  Object.keys(films[0]).flatMap((algorithm) =>
    questionsOf(algorithm, n).map((question) => ({
      ...{ n, algorithm, run: { algorithm, n, goal: "all" }, question, step: filmOf(algorithm, n)[question.step] },
      where: `${algorithm}, N = ${n}, step ${question.step}, ${question.about}`,
    })),
  ),
);
