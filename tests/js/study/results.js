// Results of learners, for the tests of codes and tables.

import { UNKNOWN, itemsOf } from "../../../server/static/js/study/items.js";

/** Return a result with so many right answers before and after the lesson; the other answers are "don't know". */
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

/** Return a random result. @param {() => number} random  from 0 to 1 */
export function anyResult(random) {
  const below = (limit) => Math.floor(random() * limit);
  const many = (limit, least = 0) => Array.from({ length: 10 }, () => least + below(limit));
  const count = below(21);
  const most = Math.min(count, 10) + 1;
  const predicted = { count, first: below(most), last: below(most) };
  return { number: 1 + below(999), before: many(5), after: many(5), scale: many(5, 1), predicted };
}
