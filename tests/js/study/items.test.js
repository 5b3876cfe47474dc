// The items of the study: their keys agree with the search, and both forms ask the same.

import assert from "node:assert/strict";
import test from "node:test";

import { CHOICES, FORMS, KINDS, formOf, itemsOf } from "../../../server/static/js/study/items.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { given } from "../given.js";

const ITEMS = Object.entries(FORMS).flatMap(([form, items]) =>
  items.map((item, at) => ({ ...item, where: `${form}${at + 1} ${item.kind}` })),
);

test("every key and every given value is that of the search at its step", () => {
  const found = given("answer_items", ITEMS);
  assert.equal(found.length, 20);
  for (const [index, { given: shown, choices, right, where }] of ITEMS.entries()) {
    assert.deepEqual(shown, found[index].given, where);
    assert.deepEqual(choices[right], found[index].answer, where);
  }
});

test("of four rows one is a dead end, one a solution, and two have free squares", () => {
  for (const { n, choices, right } of ITEMS.filter(({ kind }) => kind === "dead")) {
    const kinds = given("rows_with", n, choices);
    assert.equal(kinds[right], "dead");
    assert.deepEqual([...kinds].sort(), ["dead", "free", "free", "solution"]);
  }
});

test("both forms ask the same about different steps, and answers are in all positions", () => {
  const places = { A: new Set(), B: new Set() };
  for (const [form, items] of Object.entries(FORMS)) {
    assert.deepEqual(
      items.map(({ kind }) => kind),
      KINDS,
    );
    const counts = Array.from({ length: CHOICES }, (_, at) => items.filter(({ right }) => right === at).length);
    assert.ok(Math.max(...counts) <= 4 && Math.min(...counts) >= 1, `${form}: ${counts}`);
    for (const { n, step } of items) places[form].add(`${n} ${step}`);
  }
  assert.deepEqual([places.A.size, places.B.size, new Set([...places.A, ...places.B]).size], [10, 10, 20]);
  for (const [index, { right }] of FORMS.A.entries())
    if (!["back"].includes(KINDS[index])) assert.notEqual(right, FORMS.B[index].right, KINDS[index]);
});

test("choices differ, also in words, and no learner gets a form twice", async () => {
  for (const language of ["en", "de"]) {
    const words = await wordsOf("study", language);
    for (const item of ITEMS) {
      const said = Array.from({ length: CHOICES + 1 }, (_, index) => words.choice(item, index));
      assert.equal(new Set(said).size, CHOICES + 1, `${language} ${item.where}: ${said}`);
      assert.match(words.prompt(item), /[?.]$/, item.where);
      assert.ok(!words.prompt(item).includes(String(item.choices[item.right])), item.where);
    }
  }
  for (const number of [1, 2, 998, 999]) {
    assert.notEqual(formOf(number, "before"), formOf(number, "after"));
    assert.notEqual(formOf(number, "before"), formOf(number + 1, "before"));
    assert.equal(itemsOf(number, "after"), FORMS[formOf(number, "after")]);
  }
});

/** The wrong answers of each kind, by the mistakes that they stand for, in order. */
const WRONG = {
  free: ([ld, col, rd], full) => [ld | col | rd, full ^ col, full ^ (ld | rd)],
  ld: ([ld, bit]) => [ld | bit, (ld | bit) << 1, ld >> 1],
  rd: ([rd, bit]) => [rd | bit, (rd << 1) | bit, (rd | bit) >> 1],
  lowest: ([poss], full) => [poss & (poss - 1), 2 ** Math.floor(Math.log2(poss)), full ^ poss],
  done: ([taken], full) => [full ^ taken, taken, 7 * (full + 1) + taken],
  col: ([col, bit]) => [col, (col | bit) >> 1, bit],
  back: (rows) => [0, rows.length - 1, rows.length],
  calls: ([poss], full) => [1, countOnes(poss) + 1, countOnes(full)],
  dead: () => [2, 0, 1], // free squares; the one without has all queens
  minus: () => ["each", "once", "turns"],
};
const countOnes = (mask) => mask.toString(2).replaceAll("0", "").length;

test("the wrong answers of both forms stand for the same mistakes, in the same order", () => {
  for (const { kind, n, given: rows, choices, right, where } of ITEMS) {
    const full = 2 ** n - 1;
    const binary = (digits) => parseInt(digits.replace("…", ""), 2);
    const read = (choice) => {
      if (kind === "minus") return choice;
      if (kind === "dead") return countOnes(choice.map(binary).reduce((free, mask) => free & ~mask, full));
      return ["back", "calls"].includes(kind) ? Number(choice) : binary(choice);
    };
    const masks = rows.map(([, digits]) => binary(digits));
    assert.deepEqual(choices.toSpliced(right, 1).map(read), WRONG[kind](masks, full), where);
  }
});
