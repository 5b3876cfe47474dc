import assert from "node:assert/strict";
import test from "node:test";

import { KINDS, squaresOf } from "../../../server/static/js/questions/kinds.js";
import { kindsAsked, newStanding, pick, pickSeeded, standingAfter } from "../../../server/static/js/predict/order.js";
import { changePractice, countDone, readPractice } from "../../../server/static/js/predict/practice.js";
import { forget } from "../../../server/static/js/page/storage.js";
import "../views.js";
import { upTo } from "../board.js";
import { given } from "../given.js";
import { readWith, items } from "../device.js";

const NAME = "bitqueens.predict";

const ASKED = { 4: given("questions", 4), 6: given("questions", 6) };
const LAST = 2000;

/** Return the questions by step. */
function byStep(all) {
  const steps = new Map();
  for (const question of all) steps.set(question.step, [...(steps.get(question.step) ?? []), question]);
  return (step) => steps.get(step) ?? [];
}

/** Return the questions of a seed, step by step. */
function seeded(seed, all, from = 0) {
  const at = byStep(all);
  const steps = upTo(LAST).slice(from);
  return steps.map((step) => pickSeeded(seed, at, step, 0)).filter(Boolean);
}

/** Return the questions for a learner who wants one kind and is always wrong. */
function questionsOfKind(kind, at) {
  let standing = { ...newStanding(), kind };
  const asked = [];
  for (let step = 0; step < LAST; step++) {
    const question = pick(standing, at(step), true, "each", [kind]);
    if (!question) continue;
    asked.push(question);
    standing = standingAfter(standing, question, false, [kind]);
  }
  return asked;
}

const hasThree = (asked) =>
  asked.map(squaresOf).some((one, at, all) => one !== null && at > 1 && all[at - 1] === one && all[at - 2] === one);

test("a seed asks everyone the same from any step on, and another seed asks other questions", () => {
  const all = ASKED[6].bitmask;
  const whole = seeded(314, all);
  assert.deepEqual(whole, seeded(314, all));
  const late = whole.filter(({ step }) => step >= 200);
  assert.deepEqual(late, seeded(314, all, 200));
  assert.notDeepEqual(whole, seeded(315, all));
  assert.ok(new Set(whole.map(({ about }) => about)).size > 8);
});

test("the same squares are never asked three times running", () => {
  for (const all of [4, 6].flatMap((n) => Object.values(ASKED[n]))) {
    for (const seed of [0, 1, 314, 2 ** 40]) assert.ok(!hasThree(seeded(seed, all)));
    for (const kind of ["next", "free", "attacker"]) assert.ok(!hasThree(questionsOfKind(kind, byStep(all))));
  }
});

test("hardly any three questions about lines in a row have the same line, so that a repeated line is asked rarely", () => {
  const lines = (asked) => asked.filter(({ about }) => about === "line").map(({ answer }) => answer);
  const repeats = (line, at, its) => at > 1 && its[at - 1] === line && its[at - 2] === line;
  const films = [4, 6].flatMap((n) => Object.values(ASKED[n]));
  for (const all of films) assert.ok(!lines(questionsOfKind("line", byStep(all))).some(repeats));
  const drawn = films.flatMap((all) => upTo(4).flatMap((seed) => [...lines(seeded(seed, all)), null]));
  const dull = drawn.filter(repeats).length;
  assert.ok(dull < drawn.length / 100, `${dull} of ${drawn.length}`);
  assert.ok(lines(seeded(314, ASKED[6].basic).slice(0, 60)).length < 20);
});

test("no kind comes twice in a row if there is another", () => {
  for (const all of [4, 6].flatMap((n) => Object.values(ASKED[n]))) {
    const at = byStep(all);
    for (const seed of [...upTo(40), 314, 2 ** 40]) {
      const drawn = seeded(seed, all);
      const twice = drawn.filter(({ about }, index) => index && drawn[index - 1].about === about);
      for (const { step, about } of twice)
        assert.ok(
          at(step).every((other) => other.about === about),
          `${seed}, ${step}`,
        );
    }
  }
});

test("three right answers in a row lead to the next kind, and a wrong one to an easier kind", () => {
  const kinds = kindsAsked("bitmask", "each", []);
  const question = { step: 0, about: "free", answer: 1, shown: 0 };
  const after = (standing, ...rights) =>
    rights.reduce((now, right) => standingAfter(now, question, right, kinds), standing);
  const begun = newStanding();
  assert.equal(begun.kind, kinds[0]);
  const kindAfter = (...rights) => after(begun, ...rights).kind;
  assert.deepEqual([kindAfter(true, true), kindAfter(true, true, true)], kinds.slice(0, 2));
  assert.deepEqual([kindAfter(true, true, false, true), kindAfter(false)], [kinds[0], kinds[0]]);
  assert.equal(after({ ...begun, kind: kinds[4] }, false).kind, kinds[3]);
  const all = Array(3 * kinds.length).fill(true);
  assert.equal(after(begun, ...all).kind, "");
  assert.equal(after(begun, ...all, false).kind, kinds.at(-1));
});

test("only the wanted kind is asked, at its usual frequency", () => {
  const at = byStep(ASKED[6].bitmask);
  const asked = (kind, often, isChosen = true) =>
    upTo(LAST)
      .map((step) => pick({ ...newStanding(), kind }, at(step), isChosen, often, kindsAsked("bitmask", often, [])))
      .filter(Boolean);
  const kindsOf = (questions) => [...new Set(questions.map(({ about }) => about))].sort();
  assert.deepEqual(kindsOf(asked("rd", "each")), ["rd"]);
  assert.deepEqual(asked("free", "choice", false), []);
  const stuck = asked("", "stuck");
  assert.deepEqual(kindsOf(stuck), ["after", "back", "line"]);
  assert.ok(stuck.every(({ step }) => at(step).some(({ about }) => about === "back")));
  assert.ok(kindsOf(asked("", "each")).length > 8);
});

test("if no question is left, any question is asked", () => {
  assert.deepEqual(kindsAsked("naive", "choice", []), ["line"]);
  assert.deepEqual(kindsAsked("naive", "stuck", ["line"]), ["attacker"]);
  assert.deepEqual(kindsAsked("naive", "each", ["line", "attacker"]), ["attacker", "line"]);
  const [question] = ASKED[4].naive.filter(({ about }) => about === "attacker");
  assert.equal(pick(newStanding(), [question], false, "stuck", ["attacker"]), question);
});

test("invalid stored data is replaced by the defaults", () => {
  const usual = { often: "choice", off: [], standing: newStanding(), done: {} };
  const odd = { often: "never", off: "rd", standing: 3, done: { rd: [2, 1], ld: [1], free: "" } };
  const none = { standing: { kind: "x", streak: -1, recent: ["a"], count: 0.5 } };
  for (const stored of [undefined, null, 7, "x", [], odd, none]) {
    const text = JSON.stringify(stored) ?? null;
    assert.deepEqual(readWith(NAME, text, readPractice), usual, text);
  }
  const standing = { kind: "", streak: 2, recent: [3, null], count: 12 };
  const good = { often: "each", off: ["rd"], standing, done: { ld: [2, 3] } };
  assert.deepEqual(readWith(NAME, JSON.stringify(good), readPractice), good);
});

test("the device stores a little of the learner's progress, until it is cleared", () => {
  items.clear();
  changePractice({ off: ["ld"], done: countDone({}, "rd", true) });
  assert.deepEqual([readPractice().done, readPractice().off], [{ rd: [1, 1] }, ["ld"]]);
  changePractice({ off: KINDS, done: Object.fromEntries(KINDS.map((kind) => [kind, [999, 999]])) });
  assert.ok([...items.values()].join("").length < 1000);
  forget();
  assert.deepEqual([[...items.values()].join(""), readPractice().off], ["", []]);
  globalThis.localStorage.setItem = globalThis.localStorage.getItem = () => assert.fail("forbidden");
  changePractice({ off: ["rd"] });
  assert.deepEqual(readPractice().off, ["rd"]);
  assert.deepEqual(countDone({ rd: [4, 999] }, "rd", true), { rd: [4, 999] });
});
