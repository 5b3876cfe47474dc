// A session of the exercise with lines to sort: tries, refusals and help.

import assert from "node:assert/strict";
import test from "node:test";

import { findProblems, placeLine } from "../../../server/static/js/exercise/lines/grade.js";
import { DISTRACTORS, refute } from "../../../server/static/js/exercise/lines/distractors.js";
import { createPuzzle } from "../../../server/static/js/exercise/lines/puzzle.js";
import {
  append,
  check,
  createSession,
  giveHelp,
  hasHelp,
  isSwapped,
  lay,
} from "../../../server/static/js/exercise/lines/session.js";
import { describe } from "../../../server/static/js/exercise/lines/task.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const english = await wordsOf("exercise", "en");
const german = await wordsOf("exercise", "de");

const { pieces: OWN } = createPuzzle(given("coloured", "bitmask").python, "python");
const FILM = given("films", 4)[4];

/** Create a session with a certain stray line in its pile. */
function sessionWith(name) {
  for (let seed = 1; ; seed++) {
    const session = createSession(OWN, "python", seed);
    if (session.arrangement.heap.includes(name)) return session;
  }
}

/** Return the program of the listing, with some lines replaced. */
const program = (session, instead = {}) =>
  OWN.reduce(
    (laid, { id, indent }) =>
      lay(laid, placeLine(laid.arrangement, instead[id] ?? id, laid.arrangement.program.length, indent)),
    session,
  );

test("the seed alone decides the pile, and every stray line replaces another line", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { arrangement, pieces, wanted } = createSession(OWN, "python", seed);
    assert.deepEqual(createSession(OWN, "python", seed).arrangement, arrangement);
    assert.deepEqual([wanted, arrangement.heap.length, new Set(arrangement.heap).size], [8, 12, 12]);
    const strays = arrangement.heap.filter((id) => id in DISTRACTORS).map((id) => pieces[id].role);
    assert.equal(new Set(strays).size, 4);
  }
});

test("the listing is right, also with its shifts swapped", () => {
  const session = sessionWith("swapped");
  const own = check(program(session));
  assert.deepEqual([own.done, own.tries, own.findings, isSwapped(own)], [true, 1, [], false]);
  const other = check(program(session, { call: "swapped" }));
  assert.deepEqual([other.done, isSwapped(other)], [true, true]);
});

test("a program with missing lines is not judged", () => {
  const session = createSession(OWN, "python", 1);
  assert.deepEqual(check(session).findings, [{ why: "missing", count: 8, ids: [] }]);
  assert.equal(check(append(session, "loop")).tries, 0);
});

test("a stray line is refused, with a sentence and a step, in both languages", () => {
  for (const name of Object.keys(DISTRACTORS).filter((each) => each !== "swapped")) {
    const { role } = DISTRACTORS[name];
    const { findings, tries } = check(program(sessionWith(name), { [role]: name }));
    assert.deepEqual([findings, tries], [[{ why: "distractor", name, ids: [name] }], 1]);
    const refutation = refute(name, FILM, 4);
    for (const { LINES } of [english, german]) {
      assert.match(
        LINES.stray(name, refutation, 4),
        new RegExp(`^\\p{Lu}.*${refutation.step} .*\\b[01]{4}\\b.*\\.$`, "u"),
      );
      assert.doesNotMatch(LINES.stray(name, refutation, 4), /undefined/);
    }
  }
  assert.equal(
    english.LINES.stray("others", refute("others", FILM, 4), 4),
    "At step 1 of N = 4 bit is 0001; with this line it would be 1110. It drops the lowest 1 and keeps the others.",
  );
});

test("one of two lines for the same work is refused", () => {
  const session = sessionWith("none");
  const both = append(program(session), "none");
  assert.deepEqual(
    check(both).findings.map(({ why, ids }) => [why, ...ids]),
    [
      ["double", "pick", "none"],
      ["distractor", "none"],
    ],
  );
});

test("after three tries there is help: the strays are removed, then the indentation is given", () => {
  let session = program(sessionWith("none"), { pick: "none" });
  for (let tries = 0; tries < 3; tries++) {
    assert.equal(hasHelp(session), false);
    session = check(session);
  }
  assert.ok(hasHelp(session));
  const helped = giveHelp(session);
  assert.deepEqual([helped.arrangement.heap, helped.arrangement.program.length], [["pick"], 7]);
  const twice = giveHelp(helped);
  assert.equal(hasHelp(twice), false);
  const laid = lay(twice, placeLine(twice.arrangement, "pick", 5, 0));
  assert.equal(laid.arrangement.program[5].indent, 1);
  assert.deepEqual([check(laid).done, check(laid).help], [true, 2]);
});

test("a line at the end is indented below a line that begins a block", () => {
  const session = append(append(createSession(OWN, "python", 1), "loop"), "pick");
  assert.deepEqual(session.arrangement.program, [
    { id: "loop", indent: 0 },
    { id: "pick", indent: 1 },
  ]);
});

test("a check reports all faults at once, with line numbers", () => {
  const session = program(sessionWith("none"), { pick: "none" });
  const laid = lay(session, placeLine(session.arrangement, "count", 1, 3));
  const told = describe(check(laid), FILM, false).remark.text.split("\n");
  assert.deepEqual(
    told.map((sentence) => sentence.slice(0, 24)),
    ["Line 2: This line is ind", "Line 6: At step 1 of N ="],
  );
});

test("all faults are found at once, indentation first, and a line that is only indented too deep has no other fault", () => {
  const program = OWN.map(({ id, role, indent }) => ({ id, role, indent }));
  const find = (role) => program.find((line) => line.role === role);
  find("count").indent = 3;
  program.push(...program.splice(program.indexOf(find("free")), 1)); // behind the loop that needs it
  find("call").indent = 0;
  const found = findProblems(program).map(({ why, ids }) => `${why} ${ids[0]}`);
  assert.deepEqual(found, ["deep count", "inside call", "before loop"]);
  find("take").indent = 0;
  find("pick").indent = 0;
  assert.deepEqual(
    findProblems(program).map(({ why, ids }) => `${why} ${ids[0]}`),
    ["deep count", "empty loop", "inside pick", "inside take", "inside call", "before loop"],
  );
});
