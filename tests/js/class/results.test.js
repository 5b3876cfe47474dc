import assert from "node:assert/strict";
import test from "node:test";

import { loadView } from "../../../server/static/js/algorithms/algorithms.js";
import { labelOf } from "../../../server/static/js/questions/answers.js";
import { adviceOf, barsOf, favouriteMistake } from "../../../server/static/js/class/results.js";

const round = (number, counts) => ({
  round: number,
  voted: counts.reduce((sum, [, count]) => sum + count, 0),
  counts,
  ones: [],
});
const tally = (...counts) => ({
  ask: 1,
  rounds: counts.map((its, index) => round(index + 1, its)),
  answer: 4,
  shown: 41,
});

test("the share of right answers says what to do next", () => {
  const what = (...counts) => adviceOf(tally(...counts)).what;
  assert.equal(what([]), "none");
  assert.equal(
    what([
      [8, 8],
      [4, 2],
    ]),
    "explain",
  );
  assert.equal(
    what([
      [8, 7],
      [4, 3],
    ]),
    "discuss",
  );
  assert.equal(
    what([
      [4, 7],
      [8, 3],
    ]),
    "discuss",
  );
  assert.equal(
    what([
      [4, 8],
      [8, 2],
    ]),
    "reveal",
  );
  assert.deepEqual(
    adviceOf(
      tally(
        [[8, 9]],
        [
          [4, 9],
          [8, 1],
        ],
      ),
    ),
    { right: 9, voted: 10, what: "reveal" },
  ); // the last round counts
  assert.equal(what([[8, 9]]), "explain");
});

test("answers have a bar for each round, and the right one has one in any case", () => {
  const bars = barsOf(
    tally(
      [
        [8, 6],
        [2, 4],
      ],
      [
        [4, 9],
        [8, 1],
      ],
    ),
  );
  assert.deepEqual(
    bars.map(({ answer, isRight }) => [answer, isRight]),
    [
      [4, true],
      [8, false],
      [2, false],
    ],
  );
  assert.deepEqual(
    bars.map(({ rounds }) => rounds.map(({ count }) => count)),
    [
      [0, 9],
      [6, 1],
      [4, 0],
    ],
  );
  assert.equal(bars[0].rounds[1].share, 0.9);
  assert.deepEqual(
    barsOf(tally([])).map(({ rounds }) => rounds),
    [[{ count: 0, share: 0 }]],
  );
});

test("the most frequent mistake is that of the last round", () => {
  assert.equal(
    favouriteMistake(
      tally(
        [
          [8, 6],
          [2, 4],
        ],
        [
          [4, 5],
          [2, 3],
          [8, 1],
        ],
      ),
    ),
    2,
  );
  assert.equal(favouriteMistake(tally([[4, 6]])), null);
});

test("an answer is called as on the board", async () => {
  await Promise.all([loadView("bitmask"), loadView("backtracking")]);
  const masks = { algorithm: "bitmask", n: 8 };
  assert.equal(labelOf("free", 20, masks, "none"), "00010100");
  assert.equal(labelOf("free", 0, masks, "none"), "none");
  assert.equal(labelOf("next", 4, masks, ""), "bit 2");
  assert.equal(labelOf("next", 4, { algorithm: "backtracking", n: 8 }, ""), "row 5");
  assert.equal(labelOf("ends", 1, masks, ""), "A dead end");
  assert.equal(labelOf("line", 7, masks, ""), "line 7");
  assert.equal(labelOf("back", 2, masks, ""), "2");
});
