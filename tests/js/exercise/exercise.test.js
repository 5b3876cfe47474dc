// The exercises Rays and Digits: their questions, and the verdicts on an answer.

import assert from "node:assert/strict";
import test from "node:test";

import { N, SOLUTIONS, firstOf } from "../../../server/static/js/exercise/board.js";
import { judge } from "../../../server/static/js/exercise/judge.js";
import { addAnswer, createAttempt } from "../../../server/static/js/questions/answer.js";
import { askedOf, raysAt } from "../../../server/static/js/exercise/rays.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const german = await wordsOf("exercise", "de");
const english = await wordsOf("exercise", "en");

const FILM = given("every_film", N).bitmask;

test("each ray can be asked for on the boards of both solutions, which are the film's", () => {
  const found = FILM.filter(({ kind }) => kind === "solution");
  assert.deepEqual(
    found.map(({ queens }) => queens.map(([, column]) => column).join("")),
    SOLUTIONS,
  );
  const rays = { 2031: [["ld"], ["col"], ["rd", "col"]], 1302: [["col"], ["rd"], ["ld", "col"]] };
  for (const solution of SOLUTIONS) {
    const queens = firstOf(solution);
    assert.deepEqual(
      askedOf(queens).map((column) => raysAt(queens, column)),
      rays[solution],
    );
  }
});

test("three mistakes show where to look, the queen behind a digit, and the answer", () => {
  const [queens, answer] = [[2, 0], 0b1110];
  const judgeAfter = (misses, given) =>
    judge(addAnswer({ ...createAttempt(answer, 3), wrong: Array(misses).fill(0) }, given), queens);
  const verdicts = [0, 1, 2].map((misses) => judgeAfter(misses, 0b1000));
  assert.deepEqual(
    verdicts.map(({ about }) => about),
    ["look", "hit", "told"],
  );
  assert.deepEqual(verdicts[0], { about: "look", wrong: [1, 2], column: 1, by: [] });
  assert.deepEqual(verdicts[1].by, [{ row: 1, along: "ld" }]);
  assert.equal(judgeAfter(1, answer).about, "right");
  const clear = judgeAfter(1, 0b1111);
  assert.deepEqual([clear.about, clear.wrong, clear.by], ["clear", [3], []]);
  for (const words of [english, german]) {
    const said = [...verdicts, clear, judgeAfter(0, answer)].map((one) => words.verdictOnDigits(one));
    assert.equal(new Set(said).size, 5);
    assert.ok(said.every((text) => !/[{}]|undefined/.test(text)));
    assert.ok(words.wrongDigit(2).includes(words.COLUMNS[2]));
  }
});
