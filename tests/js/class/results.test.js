import assert from "node:assert/strict";
import test from "node:test";

import { loadView } from "../../../server/static/js/algorithms/algorithms.js";
import { isJudged } from "../../../server/static/js/questions/kinds.js";
import { labelOf } from "../../../server/static/js/questions/asked.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { adviceOf, barsOf, mistakeIn, spotsOf } from "../../../server/static/js/class/results.js";

/**
 * Return the tally of each round: the votes for each answer, and for squares those for each bit.
 *
 * @param {...(Record<number, number> | {ones: number[]})} rounds  most frequent first
 */
const tally = (...rounds) => ({
  ask: 1,
  rounds: rounds.map(({ ones = [], ...its }, at) => {
    const counts = Object.entries(its).map(([answer, count]) => [Number(answer), count]);
    counts.sort(([, one], [, other]) => other - one);
    const voted = ones.length ? 4 : counts.reduce((sum, [, count]) => sum + count, 0);
    return { round: at + 1, voted, counts, ones };
  }),
  answer: 4,
  shown: 41,
});

test("the share of right answers in the last round decides the next action", () => {
  const what = (...rounds) => adviceOf(tally(...rounds)).what;
  assert.equal(what({}), "none");
  assert.equal(what({ 8: 8, 4: 2 }), "explain");
  assert.equal(what({ 8: 7, 4: 3 }), "discuss");
  assert.equal(what({ 4: 7, 8: 3 }), "discuss");
  assert.equal(what({ 4: 8, 8: 2 }), "reveal");
  assert.equal(what({ 8: 9 }), "explain");
  assert.deepEqual(adviceOf(tally({ 8: 9 }, { 4: 9, 8: 1 })), { right: 9, voted: 10, what: "reveal" });
});

test("the sentence about an answer without votes gives no share", async () => {
  const { answered } = await wordsOf("class", "en");
  assert.equal(answered("bit 4", 0, 0, null), "Answer: bit 4. No one has answered.");
  assert.equal(answered("bit 4", 1, 2, true), "Answer: bit 4. 1 of 2 got it, including you.");
  assert.equal(answered("bit 4", 1, 2, false), "Answer: bit 4. 1 of 2 got it, but you did not.");
  assert.equal(answered("bit 4", 0, 2, false), "Answer: bit 4. 0 of 2 got it.");
});

test("each answer has a bar for each round, and the right one always has one", () => {
  const bars = barsOf(tally({ 8: 6, 2: 4 }, { 4: 9, 8: 1 }));
  const lengths = ({ rounds }) => rounds.map(({ count }) => count).join();
  const told = bars.map((bar) => `${bar.answer} ${bar.isRight}: ${lengths(bar)}`);
  assert.deepEqual(told, ["4 true: 0,9", "8 false: 6,1", "2 false: 4,0"]);
  assert.equal(bars[0].rounds[1].share, 0.9);
  const [none] = barsOf(tally({}));
  assert.deepEqual(none.rounds, [{ count: 0, share: 0 }]);
});

test("the most frequent mistake is the one of the last round, if no other is as frequent and it has a reason", () => {
  const why = (given) => (given === 1 ? "" : `because of ${given}`);
  const mistake = mistakeIn(tally({ 8: 6, 2: 4 }, { 4: 5, 2: 3, 8: 1 }), why);
  assert.deepEqual(mistake, { answer: 2, count: 3, why: "because of 2" });
  assert.equal(mistakeIn(tally({ 4: 6 }), why), null);
  assert.equal(mistakeIn(tally({ 4: 6, 8: 3, 2: 3 }), why), null);
  assert.equal(mistakeIn(tally({ 4: 6, 1: 3, 2: 2 }), why), null);
});

test("the squares chosen in the last round are those of its bits", () => {
  const spots = spotsOf(tally({ ones: [4, 4, 4, 4] }, { ones: [3, 0, 0, 1] }), 4, "row", 2);
  assert.deepEqual(spots, [
    { square: [2, 3], count: 3 },
    { square: [2, 0], count: 1 },
  ]);
  const inColumn = spotsOf(tally({ ones: [0, 2, 0, 0] }), 4, "column", 1);
  assert.deepEqual(inColumn, [{ square: [2, 1], count: 2 }]);
});

test("answers other than squares, and rounds without votes, have no squares", () => {
  assert.deepEqual(spotsOf(tally({ ones: [1, 2] }), 4, "row", null), []);
  assert.deepEqual(spotsOf(tally({}), 4, "row", 1), []);
  assert.deepEqual(spotsOf(tally(), 4, "row", 1), []);
});

test("the label of an answer is its name on the board", async () => {
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

test("a poll has a bar for each answer in its order, without advice or a mistake", () => {
  const poll = { ...tally({ 2: 2, 0: 1 }), answer: null, shown: 5 };
  const bars = barsOf(poll, 4).map(({ answer, isRight, rounds }) => `${answer} ${isRight}: ${rounds[0].count}`);
  assert.deepEqual(bars, ["0 false: 1", "1 false: 0", "2 false: 2", "3 false: 0"]);
  assert.deepEqual([adviceOf(poll).what, mistakeIn(poll, String)], ["none", null]);
});

test("who moved between two rounds is one line", async () => {
  const { moved } = await wordsOf("desk", "en");
  const line = "From round 1 to 2: 4 stayed right · 3 became right · 0 became wrong · 2 stayed wrong";
  assert.equal(moved({ round: 2, moved: [4, 3, 0, 2] }), line);
  assert.equal(moved({ round: 1, moved: [] }), "");
});

test("neighbours are asked only about a question with a right answer", async () => {
  const { closedAfter } = await wordsOf("class", "en");
  assert.equal(closedAfter(true, "B"), "Voting is closed. Your answer: B. What do your neighbours think?");
  assert.equal(closedAfter(false, "B"), "Voting is closed. Your answer: B.");
  assert.equal(closedAfter(false, null), "Voting is closed.");
  const [poll, judged] = [false, true].map((judged) => ({ about: "own", own: { judged } }));
  assert.deepEqual([{ about: "next" }, { about: "lost" }, poll, judged].map(isJudged), [true, false, false, true]);
});

test("work done alone is how many have finished, and how much each has done", async () => {
  const { work } = await wordsOf("desk", "en");
  const said = (task, ...done) =>
    work(
      done.map(([most, pupils]) => [task, most, pupils]),
      26,
    );
  assert.equal(said("place", [4, 14], [2, 3]), "14 of 26 have placed four queens");
  assert.equal(said("predict", [9, 1], [7, 2]), "Quiz, questions answered: 9, 7, 7");
  assert.equal(said("place"), "");
});
