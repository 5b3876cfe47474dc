import assert from "node:assert/strict";
import test from "node:test";

import {
  addAnswer,
  addHint,
  createAttempt,
  giveUp,
  hasHint,
  rungOf,
} from "../../../server/static/js/questions/answer.js";
import { choose, chosenOf, createInput, strike, type as typeKey } from "../../../server/static/js/questions/answer.js";
import { triesAt } from "../../../server/static/js/questions/kinds.js";

const QUESTION = { step: 2, about: "rd", answer: 6, shown: 4 };
const BITS = ["3", "2", "1", "0"];

/** Type keys one after the other. @returns {{input: any, given: number[]}}  given: answers to choose from that were pressed */
function type(input, ...keys) {
  const given = [];
  for (const key of keys) {
    const typed = typeKey(input, key);
    if (!typed) continue;
    input = typed.presses && !input.answers ? choose(typed.input, typed.input.at) : typed.input;
    if (typed.presses && input.answers) given.push(input.answers[input.at]);
  }
  return { input, given };
}

test("wrong answers allow further tries, then the answer is shown", () => {
  const asking = createAttempt(QUESTION.answer, 3);
  assert.equal(addAnswer(asking, 6).outcome, "right");
  const wrong = addAnswer(asking, 3);
  assert.deepEqual([wrong.outcome, wrong.wrong], [null, [3]]);
  assert.equal(addAnswer(wrong, 6).outcome, "again");
  const twice = addAnswer(wrong, 5);
  assert.deepEqual([twice.outcome, addAnswer(twice, 6).outcome, addAnswer(twice, 1).outcome], [null, "again", "told"]);
  assert.equal(addAnswer(addAnswer(twice, 1), 6).outcome, "told");
  assert.equal(giveUp(asking).outcome, "told");
});

test("with two choices one wrong answer reveals the other; if the reason reveals it, there are two tries", () => {
  const step = { queens: [[0, 0], [1, 2], [2, 4]], square: [3, 1], stack: [{}, {}, {}] }; // prettier-ignore
  const two = { ...step, queens: step.queens.slice(1) };
  const tries = [
    ["after", step, 1],
    ["falls", step, 2],
    ["line", step, 2],
    ["back", step, 2],
    ["rd", step, 3],
    ["attacker", step, 3],
    ["attacker", two, 1],
  ];
  for (const [about, its, expected] of tries)
    assert.equal(triesAt({ question: { ...QUESTION, about }, step: its, run: { n: 6 } }), expected, about);
  assert.equal(addAnswer(createAttempt(1, 1), 0).outcome, "told");
});

test("bits are toggled by number keys and by the cursor", () => {
  const empty = createInput(BITS, null);
  assert.equal(empty.at, 3);
  const { input } = type(empty, "2", "1", "ArrowLeft", "ArrowLeft", " ", "q");
  assert.equal(chosenOf(input), 0b1110);
  assert.equal(chosenOf(type(input, "3", "7").input), 0b0110);
  assert.deepEqual(
    [type(empty, "Home").input.at, type(empty, "Home", "ArrowLeft").input.at, type(empty, "End", "ArrowDown").input.at],
    [0, 0, 3],
  );
});

test("a number submits an answer as soon as it is unambiguous", () => {
  assert.deepEqual(type(createInput(["1", "2"], [0, 1]), "3", "2").given, [1]);
  const lines = createInput(["3", "6", "10", "11"], [3, 6, 10, 11]);
  assert.deepEqual(type(lines, "6").given, [6]);
  assert.deepEqual(type(lines, "1", "1").given, [11]);
  const both = createInput(["1", "10"], [1, 10]);
  assert.deepEqual(type(both, "1").given, []);
  assert.deepEqual(type(both, "1", " ").given, [1]);
  assert.deepEqual(type(both, "1", "0").given, [10]);
  assert.deepEqual(type(lines, "ArrowRight", " ").given, [6]);
});

test("where numbers share a first digit, the bits of a wide board need the second one", () => {
  const wide = createInput([...Array(12).keys()].map(String).reverse(), null);
  assert.equal(chosenOf(type(wide, "1").input), null);
  assert.equal(chosenOf(type(wide, "1", "1", "7").input), 2 ** 11 + 2 ** 7);
  assert.equal(chosenOf(type(wide, "1", " ").input), 2);
  const widest = createInput([...Array(32).keys()].map(String).reverse(), null);
  assert.equal(chosenOf(type(widest, "Home", " ").input), 2 ** 31);
});

test("the cursor leaves a wrong answer and skips it from then on", () => {
  let input = createInput(["1", "2", "3", "4"], [5, 6, 7, 8]);
  input = strike(input, 5);
  assert.equal(input.at, 1);
  assert.equal(typeKey(input, "ArrowLeft").input.at, 1);
  assert.equal(typeKey(input, "Home").input.at, 1);
  input = strike(typeKey(input, "ArrowRight").input, 7);
  assert.equal(input.at, 3);
  assert.equal(typeKey(input, "ArrowLeft").input.at, 1);
  input = strike(input, 8);
  assert.deepEqual([input.at, typeKey(input, "End").input.at], [1, 1]);
  const bits = createInput(["1", "0"], null);
  assert.equal(strike(bits, 3), bits);
});

test("hints and wrong answers climb one ladder, and a hint costs no try", () => {
  const asking = createAttempt(QUESTION.answer, 3);
  const once = addHint(asking);
  const twice = addHint(once);
  assert.deepEqual([asking, once, twice].map(rungOf), [0, 1, 2]);
  assert.deepEqual([asking, once, twice].map(hasHint), [true, true, false]);
  assert.equal(addHint(twice), twice);
  assert.deepEqual([addAnswer(twice, 6).outcome, addAnswer(twice, 6).hints], ["right", 2]);
  const wrong = addAnswer(once, 3);
  assert.deepEqual([rungOf(wrong), hasHint(wrong), wrong.outcome], [2, false, null]);
  assert.equal(hasHint(giveUp(asking)), false);
  for (const tries of [1, 2]) {
    const few = createAttempt(QUESTION.answer, tries); // the reason would give the answer away
    assert.deepEqual([hasHint(few), hasHint(addHint(few))], [true, false]);
  }
});
