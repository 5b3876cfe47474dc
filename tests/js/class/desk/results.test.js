import assert from "node:assert/strict";
import test from "node:test";

import { pathOf, spaced } from "../../../../server/static/js/class/desk/code.js";
import { labelOf } from "../../../../server/static/js/class/desk/label.js";
import { holdOn, isLeading } from "../../../../server/static/js/class/desk/lead.js";
import { usualOf } from "../../../../server/static/js/class/desk/question.js";
import { adviceOf, barsOf, favouriteMistake } from "../../../../server/static/js/class/desk/results.js";
import { listTicks } from "../../../../server/static/js/class/desk/ticks.js";
import { loadView } from "../../../../server/static/js/algorithms/views.js";

const round = (number, counts) => ({ round: number, voted: counts.reduce((sum, [, count]) => sum + count, 0), counts, ones: [] });
const tally = (...counts) => ({ ask: 1, rounds: counts.map((its, index) => round(index + 1, its)), answer: 4, shown: 41 });

test("the share of right answers says what to do next", () => {
  const what = (...counts) => adviceOf(tally(...counts)).what;
  assert.equal(what([]), "none");
  assert.equal(what([[8, 8], [4, 2]]), "explain");
  assert.equal(what([[8, 7], [4, 3]]), "discuss");
  assert.equal(what([[4, 7], [8, 3]]), "discuss");
  assert.equal(what([[4, 8], [8, 2]]), "reveal");
  assert.deepEqual(adviceOf(tally([[8, 9]], [[4, 9], [8, 1]])), { right: 9, voted: 10, what: "reveal" }); // the last round counts
  assert.equal(what([[8, 9]]), "explain");
});

test("answers have a bar for each round, and the right one has one in any case", () => {
  const bars = barsOf(tally([[8, 6], [2, 4]], [[4, 9], [8, 1]]));
  assert.deepEqual(bars.map(({ answer, isRight }) => [answer, isRight]), [[4, true], [8, false], [2, false]]);
  assert.deepEqual(bars.map(({ rounds }) => rounds.map(({ count }) => count)), [[0, 9], [6, 1], [4, 0]]);
  assert.equal(bars[0].rounds[1].share, 0.9);
  assert.deepEqual(barsOf(tally([])).map(({ rounds }) => rounds), [[{ count: 0, share: 0 }]]);
});

test("the most frequent mistake is that of the last round", () => {
  assert.equal(favouriteMistake(tally([[8, 6], [2, 4]], [[4, 5], [2, 3], [8, 1]])), 2);
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

test("the device that took the lead last has it, also when the class is opened again", () => {
  const room = (its = {}) => ({ epoch: 5, term: 3, lead: 0, ...its });
  const held = { term: 3, epoch: 5 };
  assert.ok(isLeading(held, room()));
  assert.ok(!isLeading(null, room()) && !isLeading(held, room({ lead: 17 })) && !isLeading(held, room({ term: 4 })));
  assert.equal(holdOn(held, room({ term: 4 })), null); // another device has taken it
  assert.equal(holdOn({ term: 4, epoch: 5 }, room()).term, 4); // the news of it is still on its way
  assert.deepEqual(holdOn(held, room({ epoch: 6, term: 5 })), { term: 5, epoch: 6 });
  assert.equal(holdOn(held, room({ epoch: 6, term: 5, lead: 17 })), null);
  assert.equal(holdOn(null, room({ epoch: 6 })), null);
});

test("Q asks what was asked last where that can be asked, or the easiest", () => {
  assert.equal(usualOf(["rd", "col", "below"], "rd"), "rd");
  assert.equal(usualOf(["below", "rd", "col"], "next"), "col");
  assert.equal(usualOf([]), undefined);
});

test("ticks lie where those are who look around, as far as the bar shows them", () => {
  const ticks = listTicks([[0, 0, 1], [40, 59, 7], [90, 99, 2]], { start: 0, stop: 80 });
  assert.deepEqual(ticks.map(({ from, to, count }) => [from, to, count]), [[0.5 / 80, 0.5 / 80, 1], [40.5 / 80, 59.5 / 80, 7]]);
});

test("a code is drawn by its dark modules, and read in two groups", () => {
  assert.equal(pathOf(["0110", "1000"]), "M1 0h2v1h-2zM0 1h1v1h-1z");
  assert.equal(spaced("K7MQ4X"), "K7M Q4X");
});
