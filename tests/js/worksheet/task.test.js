// A sheet reveals no answers, and its key agrees with the film: every question about every step of small boards.

import assert from "node:assert/strict";
import test from "node:test";

import { KINDS, mannerOf } from "../../../server/static/js/questions/kinds.js";
import { findGivenAway, keyOf, taskOf, withSize } from "../../../server/static/js/worksheet/task.js";
import { EVERY, questionsOf, filmOf } from "../questions/every.js";
import "../views.js";

/** @param {(facts: Record<string, any>, where: string) => void} look  called for every step with questions */
function everyStep(look) {
  /** @type {Map<any, typeof EVERY>} */
  const steps = new Map();
  for (const one of EVERY) steps.set(one.step, [...(steps.get(one.step) ?? []), one]);
  for (const [step, asking] of steps) {
    const [{ n, algorithm, where }] = asking;
    const run = { algorithm, n, goal: "all" };
    const manner = mannerOf(algorithm);
    const asked = asking.map(({ question }) => question);
    const take = (its, questions) => taskOf(its, questions, run);
    look({ film: filmOf(algorithm, n), step, asked, run, n, manner, take, task: take(step, asked) }, where);
  }
}

test("the sheet does not depend on the answers", () => {
  everyStep(({ step, asked, n, manner, take, task }, where) => {
    const others = asked.map((one) => ({ ...one, answer: 2 ** n - 1 - one.answer, shown: 0 }));
    const hidden = manner.masks && step.kind === "call" ? { ...step, poss: 0, bit: 1, checks: 0 } : step;
    assert.deepEqual(take(hidden, others), task, where);
    for (const { about } of asked)
      for (const row of task.rows.filter(({ name, below }) => name === about && below)) assert.equal(row.digits, "");
    assert.equal(task.picture.next, null);
  });
});

/** For each kind of question, the key's answer and the film's. */
const SHOWN = {
  ld: ({ rows, next }) => [rows.ld, next.ld],
  col: ({ rows, next }) => [rows.col, next.col],
  rd: ({ rows, next }) => [rows.rd, next.rd],
  free: ({ rows, step }) => [rows.poss, step.poss],
  next: ({ picture, placed }) => [picture.next, placed.square],
  line: ({ answer, next }) => [answer, next.lines[0]],
  attacker: ({ answer, step }) => [answer, step.attacker[0]],
  back: ({ answer, step, placed }) => [answer, step.stack.length - placed.stack.length],
  ends: ({ answer, next }) => [answer === 2, next.kind === "solution"],
  after: ({ answer, firstOf }) => [answer, Number(firstOf("place", "return").kind === "return")],
};

test("the key is that of the film", () => {
  const seen = new Set();
  everyStep(({ film, step, asked, run, n, manner, task }, where) => {
    const key = keyOf(task, step, asked, run);
    for (const { digits } of key.rows) assert.equal(digits.length, n, where);
    const rows = Object.fromEntries(key.rows.map(({ name, digits }) => [name, parseInt(digits, 2)]));
    const rest = film.slice(step.step + 1);
    const firstOf = (...kinds) => rest.find(({ kind }) => kinds.includes(kind));
    const facts = { rows, step, picture: key.picture, next: rest[0], placed: firstOf("place"), firstOf };
    for (const { about, answer } of key.answers) {
      seen.add(about);
      const [told, shown] = SHOWN[about]?.({ ...facts, answer }) ?? [];
      assert.deepEqual(told, shown, `${where}: ${about}`);
      if (about === "free" && !manner.inverted) assert.equal(rows.taken, step.ld | step.col | step.rd, where);
      if (about === "next" && manner.masks) assert.equal(rows.bit, facts.placed.bit, where);
    }
  });
  assert.deepEqual([...seen].sort(), [...KINDS].sort());
});

test("a step whose picture reveals the answer to another item is found", () => {
  const run = { algorithm: "bitmask", n: 4, goal: "all" };
  const item = (/** @type {number} */ step, /** @type {object} */ of = run) => ({
    place: { run: of, step },
    questions: questionsOf("bitmask", 4).filter((one) => one.step === step),
  });
  const told = (...items) => findGivenAway(items).map(({ step, about }) => `${step} ${about}`);
  assert.deepEqual(told(item(0), item(1)), ["0 next", "0 after", "0 line"]);
  assert.deepEqual(told(item(0), item(9)), []);
  assert.deepEqual(told(item(0), item(1, { ...run, n: 5 })), []);
});

test("a listing has the size of the boards on the sheet, and none if there are several", () => {
  const lines = ["def try_():", "n = 8", "    n = 8"];
  assert.deepEqual(withSize(lines, [6, 6]), ["def try_():", "n = 6", "    n = 8"]);
  assert.deepEqual(withSize(lines, [4, 6])[1], "n = …");
});
