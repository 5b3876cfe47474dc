// A sheet shows no answers, and its key is what the film shows: every question of every step of small boards.

import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS } from "../../../server/static/js/algorithms/algorithms.js";
import { mannerOf } from "../../../server/static/js/questions/kinds.js";
import { findGivenAway, keyOf, taskOf } from "../../../server/static/js/worksheet/task.js";
import { given } from "../given.js";
import { viewOf } from "../views.js";

const SIZES = [4, 5];
const FILMS = Object.fromEntries(SIZES.map((n) => [n, given("every_film", n)]));
const ASKED = Object.fromEntries(SIZES.map((n) => [n, given("asked", n)]));

/**
 * @param {(facts: {film: any[], step: any, asked: any[], run: any, n: number, manner: any, view: any, task: any}) => void}
 *   look  at every step that has questions
 */
function everyStep(look) {
  for (const n of SIZES) {
    for (const algorithm of ALGORITHMS) {
      const [film, view] = [FILMS[n][algorithm], viewOf(algorithm)];
      const [manner, run] = [mannerOf(algorithm), { algorithm, n, goal: "all" }];
      for (const [number, asked] of byStep(ASKED[n][algorithm]))
        look({
          film,
          step: film[number],
          asked,
          run,
          n,
          manner,
          view,
          task: taskOf(film[number], asked, run, manner, view),
        });
    }
  }
}

/** @param {{step: number}[]} all @returns {Map<number, any[]>} */
function byStep(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.step, [...(groups.get(one.step) ?? []), one]);
  return groups;
}

test("the sheet is the same whatever the answers are", () => {
  everyStep(({ step, asked, run, n, manner, view, task }) => {
    const others = asked.map((one) => ({ ...one, answer: 2 ** n - 1 - one.answer, shown: 0 }));
    const hidden = manner.masks && step.kind === "call" ? { ...step, poss: 0, bit: 1, checks: 0 } : step;
    assert.deepEqual(taskOf(hidden, others, run, manner, view), task);
    for (const { about } of asked)
      for (const row of task.rows.filter(({ name, below }) => name === about && below)) assert.equal(row.digits, "");
    assert.equal(task.picture.next, null);
  });
});

test("the key is what the film shows", () => {
  const seen = new Set();
  everyStep(({ film, step, asked, n, manner, task }) => {
    const key = keyOf(task, step, asked, n, manner);
    const row = (/** @type {string} */ name) => key.rows.find((one) => one.name === name)?.digits;
    const next = film[step.step + 1];
    const placed = film.slice(step.step + 1).find(({ kind }) => kind === "place");
    for (const { about, answer } of key.answers) {
      seen.add(about);
      if (["ld", "col", "rd"].includes(about)) assert.equal(parseInt(row(about), 2), next[about]);
      else if (about === "free") {
        assert.equal(parseInt(row("poss"), 2), step.poss);
        if (!manner.inverted) assert.equal(parseInt(row("taken"), 2), step.ld | step.col | step.rd);
      } else if (about === "next") {
        assert.deepEqual(key.picture.next, placed.square);
        if (manner.masks) assert.equal(parseInt(row("bit"), 2), placed.bit);
      } else if (about === "line") assert.equal(answer, next.lines[0]);
      else if (about === "attacker") assert.equal(answer, step.attacker[0]);
      else if (about === "back") assert.equal(answer, step.stack.length - placed.stack.length);
      else if (about === "ends" && answer === 2) assert.equal(next.kind, "solution");
      else if (about === "after")
        assert.equal(
          answer,
          Number(film.slice(step.step + 1).find(({ kind }) => kind === "place" || kind === "return").kind === "return"),
        );
    }
    assert.ok(key.rows.every(({ digits }) => digits.length === n));
  });
  assert.equal(seen.size, 12);
});

test("a step whose picture shows an answer to another one is found", () => {
  const run = { algorithm: "bitmask", n: 4, goal: "all" };
  const item = (/** @type {number} */ step, /** @type {object} */ of = run) => ({
    place: { run: of, step },
    questions: ASKED[4].bitmask.filter((one) => one.step === step),
  });
  const told = (...items) => findGivenAway(items).map(({ step, about }) => `${step} ${about}`);
  assert.deepEqual(told(item(0), item(1)), ["0 next", "0 after", "0 line"]);
  assert.deepEqual(told(item(0), item(9)), []);
  assert.deepEqual(told(item(0), item(1, { ...run, n: 5 })), []);
});
