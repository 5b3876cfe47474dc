// Remarks climb one ladder, by answers and by hints: where to look, the reason, the answer.

import assert from "node:assert/strict";
import test from "node:test";

import "../views.js";
import { addAnswer, addHint, createAttempt, createInput, giveUp } from "../../../server/static/js/questions/answer.js";
import { remarkOn } from "../../../server/static/js/questions/remarks.js";
import { EVERY } from "./every.js";

const asked = EVERY.find(
  ({ n, algorithm, question }) =>
    n === 4 && algorithm === "bitmask" && question.step === 2 && question.about === "free",
);
const BITS = createInput(["3", "2", "1", "0"], null);
const INVERSE = asked.question.answer ^ 15;

/** Return the remarks on attempts, one after the other. */
function remarksOn(input, ...acts) {
  let attempt = createAttempt(asked.question.answer, 3);
  return acts.map((act) => {
    const next = act(attempt);
    const remark = remarkOn(asked, attempt, next, input);
    attempt = next;
    return remark;
  });
}

test("wrong answers get a place to look at, then the reason with its bit, then the answer", () => {
  const give = (given) => (attempt) => addAnswer(attempt, given);
  const [first, second, third] = remarksOn(BITS, give(15), give(14), give(INVERSE));
  assert.deepEqual([first.how, first.looks, first.cause], ["wrong", true, undefined]);
  assert.match(first.text, /^Not quite\. Look at ld/);
  assert.match(second.text, /^Bit 1 is attacked along/);
  assert.deepEqual([second.how, second.bit, second.cause.by.length], ["wrong", 2, 1]);
  assert.match(third.text, /^Not quite\. The answer: 1100\. That is taken/);
  assert.match(remarksOn(BITS, give(12))[0].text, /^Right\. /);
});

test("hints say nothing of a wrong answer, and bits that are right are praised", () => {
  const [first, second] = remarksOn(BITS, addHint, addHint);
  assert.deepEqual([first.how, first.looks, second.how], ["told", true, "told"]);
  assert.match(second.text, /^Bit \d is free/);
  const fits = { ...BITS, chosen: [true, true, false, false] };
  assert.equal(remarksOn(fits, addHint)[0].text, "This is right as it is.");
  assert.deepEqual(remarksOn(BITS, giveUp)[0], { text: "The answer: 1100.", how: "told" });
});
