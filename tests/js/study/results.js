// Results of learners, for the tests of codes and tables.

import { UNKNOWN, itemsOf } from "../../../server/static/js/study/items.js";

/** A learner who has so many right before, so many after, and does not know the rest. */
export function resultWith(number, before, after, its = {}) {
  const answers = (part, right) => itemsOf(number, part).map((item, at) => (at < right ? item.right : UNKNOWN));
  return {
    number,
    before: answers("before", before),
    after: answers("after", after),
    scale: [4, 2, 4, 2, 4, 2, 4, 2, 4, 2],
    predicted: { count: 20, first: 4, last: 8 },
    ...its,
  };
}

/** Any result. @param {() => number} random  from 0 to 1 */
export function anyResult(random) {
  const below = (limit) => Math.floor(random() * limit);
  const many = (limit, least = 0) => Array.from({ length: 10 }, () => least + below(limit));
  const count = below(21);
  const most = Math.min(count, 10) + 1;
  const predicted = { count, first: below(most), last: below(most) };
  return { number: 1 + below(999), before: many(5), after: many(5), scale: many(5, 1), predicted };
}
