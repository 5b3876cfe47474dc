// Every question that can be asked on small boards, with its step.

import { given } from "../given.js";

export const SIZES = [4, 5];

const films = SIZES.map((n) => given("every_film", n));
const asked = SIZES.map((n) => given("asked", n));

/** The film of a search. @returns {any[]} */
export const filmOf = (algorithm, n) => films[SIZES.indexOf(n)][algorithm];

/** What can be asked of a search. @returns {any[]} */
export const askedOf = (algorithm, n) => asked[SIZES.indexOf(n)][algorithm];

/** Each question of each search, with what a failure names. */
export const EVERY = SIZES.flatMap((n) =>
  Object.keys(films[0]).flatMap((algorithm) =>
    askedOf(algorithm, n).map((question) => ({
      ...{ n, algorithm, question, step: filmOf(algorithm, n)[question.step] },
      where: `${algorithm}, N = ${n}, step ${question.step}, ${question.about}`,
    })),
  ),
);
