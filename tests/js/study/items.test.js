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

test("the wrong answers of both forms stand for the same mistakes", () => {
  const shift = (mask, by) => (by > 0 ? mask >> 1 : mask << 1);
  const mistakesOf = (kind) => (form) => {
    const { given: rows, choices } = FORMS[form].find((item) => item.kind === kind);
    const [mask, bit] = rows.map(([, digits]) => parseInt(digits, 2));
    const by = kind === "ld" ? 1 : -1;
    const names = {
      right: shift(mask | bit, by),
      unshifted: mask | bit,
      turned: shift(mask | bit, -by),
      [kind === "ld" ? "unjoined" : "late"]: kind === "ld" ? shift(mask, by) : shift(mask, by) | bit,
    };
    const found = choices.map((digits) => Object.keys(names).find((name) => names[name] === parseInt(digits, 2)));
    return found.sort();
  };
  for (const kind of ["ld", "rd"]) assert.deepEqual(mistakesOf(kind)("A"), mistakesOf(kind)("B"), kind);
});
