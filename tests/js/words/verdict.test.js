// The verdict's sentences about a learner's own program in both languages: answers, sizes, faults, tries, masks.

import assert from "node:assert/strict";
import test from "node:test";

import { createView } from "../../../server/static/js/algorithms/yours.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { given } from "../given.js";
import { checkSentence } from "./checking.js";

const PROGRAMS = given("programs");
const LANGUAGES = { en: await wordsOf("yours", "en"), de: await wordsOf("yours", "de") };
const { en, de } = LANGUAGES;

const FACTS = {
  ...{
    n: 8,
    style: "placing",
    placements: 2056,
    alike: "basic",
    first_only: false,
  },
  ...{
    right: true,
    sound: true,
    visits: true,
    checks: 15720,
    faults: [],
    departure: null,
    sizes: [],
    total: 92,
  },
  ...{ outcome: { result: "agrees", given: 92, same: 0, orders: 1, classes: false, is_returned: false, boards: 0 } },
  ...{ elsewhere: 0, orders: 0 },
  ...{
    solutions: { count: 92, first: [] },
    wrong: { count: 0, first: [] },
    doubled: { count: 0, first: [] },
    missing: { count: 0, first: [] },
  },
};
const WRONG = {
  ...FACTS,
  right: false,
  sound: false,
  visits: false,
  outcome: { ...FACTS.outcome, result: "unknown", given: -1 },
};

test("a correct search is confirmed, with its number of checks", () => {
  const [outcome, order] = en.compared(FACTS);
  assert.equal(outcome.text, "Right: it finds all 92 solutions for N = 8 with 15,720 checks.");
  assert.equal(order.text, "All 2,056 placements match Basic.");
  assert.ok(![outcome, order].some(({ grave }) => grave));
  assert.match(de.compared(FACTS)[0].text, /^Richtig: Es findet alle 92 Lösungen für N = 8 mit 15\.720 Prüfungen\.$/);
  const only = (change) => en.compared({ ...FACTS, ...change })[0].text;
  assert.match(only({ checks: null }), /with 2,056 placements\.$/);
  assert.match(only({ n: 1, total: 1 }), /the only solution for N = 1/);
  assert.match(only({ n: 3, total: 0 }), /there is no solution for N = 3, and it finds none/);
  assert.match(
    only({ first_only: true, solutions: { count: 1, first: [] } }),
    /finds a correct solution with 15,720 checks, then stops/,
  );
});

test("a search is called right only if its answer is", () => {
  const said = (outcome, change = {}) =>
    en.compared({ ...FACTS, right: false, outcome: { ...FACTS.outcome, ...outcome }, ...change })[0];
  assert.deepEqual(said({ result: "differs", given: 184 }), {
    text: "It visits all 92 solutions for N = 8, but prints 184.",
    event: null,
    grave: true,
  });
  assert.match(said({ result: "differs", given: 184, is_returned: true }).text, /but returns 184\.$/);
  assert.equal(said({ result: "nothing" }).text, "It finds all 92 solutions for N = 8, but prints nothing.");
  assert.equal(said({ result: "unknown" }).text, "It visits all 92 solutions for N = 8 with 15,720 checks.");
  assert.match(said({ orders: 24, given: 48 }, { n: 4, total: 2 }).text, /^2 boards for N = 4, each in 24 orders/);
  assert.equal(said({ classes: true, given: 12 }).text, "Right: 12 up to symmetry for N = 8.");
  assert.ok(said({ same: 92, result: "differs" }).grave);
  const moved = { style: "whole", first_only: true, moves: 1, solutions: { count: 1, first: [] } };
  assert.match(said({}, moved).text, /reaches a board without an attack after 1 move\.$/);
});

test("several sizes are told apart", () => {
  const sizes = [
    { n: 1, given: 0, total: 1, wrong: true },
    { n: 4, given: 2, total: 2, wrong: false },
  ];
  const texts = en.compared({ ...WRONG, sizes }).map(({ text }) => text);
  assert.deepEqual(texts.slice(0, 2), ["Right for N = 4.", "For N = 1 it gives 0 instead of 1."]);
});

test("every fault has a sentence with its place", () => {
  /** @type {[Record<string, any>, string][]} */
  const cases = [
    [
      { kind: "accepted", event: 47, line: 14, pair: [1, 2].map((row) => [row, 3 - row]) },
      "The queens of row 1, column 2 and row 2, column 1 attack each other, and the search goes on in line 14.",
    ],
    [{ kind: "uncleared" }, "After the first solution the board is never cleared."],
    [{ kind: "kept", name: "self.up" }, "When a queen is taken off, self.up is never set back."],
    [{ kind: "unlifted", name: "board" }, "No queen is ever taken off board again."],
    [{ kind: "turns", row: 5, back: 4 }, "The queen of row 5 goes round and round: nothing leads back to row 4."],
    [
      { kind: "turnsBelow", row: 5, back: 4 },
      "The queens from row 5 on go round and round: nothing leads back to row 4.",
    ],
    [{ kind: "turnsAll", row: 0, back: -1 }, "The same boards come again and again: the search goes round and round."],
    [{ kind: "stands", lines: [13, 1218] }, "Lines 13 to 1218 go round and round, and no queen moves any more."],
    [{ kind: "standsIn", lines: [13, 13] }, "Line 13 goes round and round, and no queen moves any more."],
    [{ kind: "shared", name: "found", times: 4 }, "found holds the same board 4 times: it was stored without a copy."],
    [{ kind: "rows", name: "board", times: 6 }, "The 6 rows of board are one and the same list."],
    [
      { kind: "short", queens: 4, count: 12 },
      "Boards with 4 queens are taken for solutions: the search gives 12 of them.",
    ],
    [{ kind: "wrong", count: 5 }, "On 5 of the boards your search accepts, queens attack each other."],
    [{ kind: "doubled", count: 2 }, "Your search repeats 2 solutions."],
    [{ kind: "missing", count: 4 }, "Your search misses 4 solutions."],
    [{ kind: "silent", name: "search", count: 3, all: 4 }, "search returned None 3 of 4 times."],
  ];
  for (const [facts, text] of cases) {
    const faults = [{ event: 7, ...facts }];
    const event = facts.event ?? 7;
    const [fault] = en.compared({ ...WRONG, faults });
    assert.deepEqual(fault, { text, event, grave: true });
    const [german] = de.compared({ ...WRONG, faults });
    checkSentence(german.text, text);
    assert.deepEqual([german.event, german.grave, german.text === text], [event, true, false]);
  }
});

test("the departure from our search has a sentence", () => {
  const order = (departure, change = {}) =>
    en.compared({ ...WRONG, faults: [{ kind: "uncleared" }], departure, ...change }).find(({ grave }) => !grave)?.text;
  const departure = { kind: "elsewhere", agreed: 40, event: 3, theirs: [], ours: [] };
  assert.equal(order(departure), "Your first 40 placements match Basic; after that it differs.");
  assert.equal(order({ ...departure, kind: "ended" }), "Your first 40 placements match Basic; then your search ends.");
  assert.match(order({ ...departure, agreed: 0 }), /^Your search differs from ours from its first placement on/);
  assert.match(order(departure, { sound: true, right: true, outcome: FACTS.outcome }), /^Right/);
  assert.equal(order(null, { style: "whole" }), undefined);
});

test("sentences about real programs have no gaps", () => {
  for (const { findings } of Object.values(PROGRAMS))
    for (const words of Object.values(LANGUAGES))
      for (const { text } of findings.comparison ? words.compared(findings.comparison) : [])
        checkSentence(text, "fact");
  const [first] = en.compared(PROGRAMS.wrong.findings.comparison);
  assert.match(first.text, /^The queens of row 1, column 2 and row 2, column 1 attack each other/);
});

test("every fault of a mask has a sentence with its value", () => {
  const { beyond, should, reasons, ...others } = en.MASKS;
  const kinds = { ...reasons, ...others };
  assert.ok(beyond && should && Object.keys(kinds).length > 10);
  for (const [language, words] of Object.entries(LANGUAGES))
    for (const kind of Object.keys(kinds)) {
      const text = words.maskFault({ kind, event: 3, line: 7, name: "free", value: "101 (5)", expected: "" });
      checkSentence(text, `${language} ${kind}`);
      for (const part of ["free", "101 (5)", "7"]) assert.ok(text.includes(part), text);
    }
});

test("a mask with bits beyond the board is marked", () => {
  const { show } = createView([{ name: "free", width: 65, negative: true }]).strip;
  const rowOf = (value) => show({ state: { registers: [{ name: "free", value }] } }, 4).contents[0];
  for (const [value, bits, beyond] of [
    ["5", "0101", 0],
    ["21", "0101", 1],
    ["-6", "1010", 3],
    ["18446744073709551617", "0001", 1],
  ]) {
    const { cells, outer, tip } = rowOf(value);
    assert.deepEqual([cells.map(({ text }) => text).join(""), outer.left.length, outer.right], [bits, beyond, []]);
    assert.equal(Boolean(tip), beyond > 0);
  }
  assert.deepEqual(rowOf(null).outer, { left: [], right: [] });
});

const TRIES = {
  sizes: [1, 2, 3, 4, 5, 6].map((n) => [n, [1, 0, 0, 2, 10, 4][n - 1], [1, 0, 0, 2, 10, 4][n - 1], "", 0.1]),
  ...{ tasks: {}, twice: [], repeated: 1 },
};

test("the results of tries have sentences", () => {
  const said = (change, words = en, recorded = null) => words.tried({ ...TRIES, ...change }, recorded);
  const texts = (change, words) => said(change, words).map(({ text }) => text);
  assert.deepEqual(texts({}), ["It is right for N = 1 to 6, also when it is called twice."]);
  assert.deepEqual(texts({ repeated: 0 }), ["It is right for N = 1 to 6."]);
  const wrong = [...TRIES.sizes.slice(0, 4), [5, 14, 10, "", 0.1], [6, null, 4, "IndexError: x", 0.1]];
  assert.deepEqual(said({ sizes: wrong }).slice(0, 2), [
    { text: "For N = 5 it gives 14 instead of 10.", grave: true, n: 5 },
    { text: "For N = 6 it ends with IndexError: x.", grave: true, n: null },
  ]);
  const twice = [{ line: 16, first: "10", second: "12", survivors: [["total", "2"]], used: true }];
  assert.deepEqual(
    texts({ twice })[0],
    "When line 16 runs a second time, it gives 12 instead of 10: total still held 2.",
  );
  for (const [language, words] of Object.entries(LANGUAGES))
    for (const text of texts({ sizes: wrong, twice }, words)) checkSentence(text, language);
  assert.deepEqual(texts({ sizes: [] }), []);
  const single = TRIES.sizes.map(([n, , , ...rest]) => [n, 1, 1, ...rest]); // a board each: perhaps it loses the others
  for (const sizes of [wrong, single]) assert.deepEqual(en.tried({ ...TRIES, sizes }), []); // until the verdict is there
  assert.deepEqual(texts({ sizes: single, repeated: 0 }), ["It is right for N = 1 to 6."]);
  assert.deepEqual(said({}, en, { given: -1, another: true }), []);
});

test("the answer of a program as it is written is said until the verdict is there, and then only if that differs", () => {
  const usual = { n: 8, result: "agrees", given: 92, sure: true, first: false, orders: 1, classes: false };
  const said = (change, recorded, words = en) =>
    words.tried({ ...TRIES, sizes: [], plain: { ...usual, ...change } }, recorded).map(({ text }) => text);
  assert.deepEqual(said({}), ["The answer is right for N = 8: 92."]);
  assert.deepEqual(said({ classes: true, given: 12 }), ["Right: 12 up to symmetry for N = 8."]);
  assert.deepEqual(said({ first: true, given: 1 }), ["It gives a correct solution."]);
  for (const change of [{ sure: false }, { orders: 2 }, { result: "differs" }])
    assert.deepEqual(said(change), ["For N = 8 it gives 92."]);
  for (const recorded of [null, { given: 92 }, { given: -1 }]) assert.deepEqual(said({}, recorded), []);
  for (const [language, words] of Object.entries(LANGUAGES))
    for (const text of said({}, { given: 91 }, words)) checkSentence(text, language);
  assert.deepEqual(said({}, { given: 91 }), ["For N = 8 it gives 92, and 91 while it was recorded."]);
  assert.deepEqual(said({ given: -1, result: "unknown" }), []);
});
