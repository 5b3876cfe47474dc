// The examples, steps and tries of the cards.

import assert from "node:assert/strict";
import test from "node:test";

import { EXAMPLES, STEPS, chooseTries, isGapped } from "../../../server/static/js/bench/examples.js";
import { cut } from "../../../server/static/js/bench/carry.js";
import { compute, parseExpression, partAt } from "../../../server/static/js/bench/expressions.js";
import { findCall, listCalls } from "../../../server/static/js/bench/values.js";
import { CARDS, placesIn } from "../../../server/static/js/model/cards.js";
import { given } from "../given.js";
import { seeded } from "../random.js";
import "../views.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { CARD, TRY, listed } = await wordsOf("bench", "en");
const { CARD: KARTE } = await wordsOf("bench", "de");

const NAMES = CARDS.filter((name) => name !== "check");

test("every card has its example, its step and its words", () => {
  for (const list of [EXAMPLES, STEPS]) assert.deepEqual(Object.keys(list), NAMES);
  for (const words of [CARD, KARTE]) assert.deepEqual(Object.keys(words), [...CARDS]);
});

test("no text is longer than 60 words", () => {
  const texts = [CARD, KARTE].flatMap((words) =>
    Object.values(words).flatMap(({ rule, whys }) => [rule, ...whys.flat()]),
  );
  for (const text of texts) assert.ok(text.split(/\s+/).length <= 60, text);
});

test("each example shows the subject of its card", () => {
  for (const name of NAMES) {
    const { text, values, width } = EXAMPLES[name];
    for (const value of Object.values(values)) assert.ok(value < 1n << BigInt(width));
    assert.ok(compute(parseExpression(text), values, "python") !== 0n, name);
  }
  assert.ok(isGapped(EXAMPLES.lowest.values.x, 8) && EXAMPLES.lowest.values.x === 0b10110100n);
  assert.equal(cut(-EXAMPLES.minus.values.x, 4), 0b0100n, "-12 is shown as 0100");
  assert.equal(EXAMPLES.right.values.a & 1n, 1n);
  assert.equal(EXAMPLES.left.values.a >> 7n, 1n);
});

test("each step shows the subject of its card", () => {
  const { bitmask, flipped } = given("steps_at", STEPS);
  const value = (text, { n, step, algorithm }) => {
    const calls = listCalls({ bitmask, flipped }[algorithm][`${n} ${step}`], n, algorithm, "python");
    return compute(parseExpression(text), findCall(parseExpression(text), calls).values, "python");
  };
  assert.ok(value("rd", STEPS.done) > 255n, "a bit is beyond the board");
  assert.ok(value("~(ld | col | rd)", STEPS.not) < 0n);
  for (const name of ["ld", "col", "rd"]) assert.notEqual(value(name, STEPS.or), 0n);
  assert.equal(value("ld | bit", STEPS.right) & 1n, 1n, "a 1 drops out");
  assert.equal((value("rd | bit", STEPS.left) >> 7n) & 1n, 1n, "a 1 moves beyond the board");
  assert.equal(cut(value("-poss", STEPS.minus), 4), 0b0100n);
  assert.ok(isGapped(value("poss", STEPS.lowest), 8));
  assert.equal(value("ld & bit", STEPS.xor), value("bit", STEPS.xor));
  const texts = given("mask_listings");
  for (const name of NAMES) {
    const lines = texts[STEPS[name].algorithm].python.split("\n");
    const cards = lines.flatMap((line) => placesIn(line).map(({ card }) => card));
    assert.ok(cards.includes(name), `${name} is in the listing`);
  }
});

test("a card has five different tries, four bits and then eight, each of which shows its point", () => {
  for (const name of NAMES)
    for (let seed = 0; seed < 40; seed++) {
      const tries = chooseTries(name, seeded(seed));
      const widths = tries.map(({ width }) => width);
      assert.deepEqual(widths, [4, 4, 8, 8, 8], name);
      assert.equal(new Set(tries.map(({ width, values }) => `${width} ${values.a}`)).size, 5, name);
      for (const { text, values, width, answer } of tries) {
        assert.equal(answer, cut(compute(parseExpression(text), values, "python"), width));
        assert.ok(answer !== 0n && answer !== values.a);
        if (name === "lowest" || name === "minus") assert.ok(isGapped(values.x, width), `${values.x}`);
      }
      const goesBeyond = tries.some(({ values, width }) => values.a >> BigInt(width - 1));
      if (name === "left") assert.ok(goesBeyond, "a 1 moves beyond the board");
      assert.deepEqual(chooseTries(name, seeded(seed)), tries, "the same random numbers give the same tries");
    }
  assert.equal(TRY.wrong({ count: 1, bits: "3" }), "Bit 3 is wrong.");
  assert.equal(TRY.wrong({ count: 3, bits: listed([7, 3, 0]) }), "Bits 7, 3 and 0 are wrong.");
});

test("the numbers of checks are those of the searches", () => {
  const counted = given("check_counts", 8, "bitmask", "basic");
  for (const words of [CARD, KARTE]) {
    const told = words.check.whys[0][1].match(/\d+[.,]\d{3}/g).map((text) => Number(text.replace(/[.,]/, "")));
    assert.deepEqual(told, counted);
  }
});

test("the part of a listing at a place is its text there", () => {
  assert.equal(partAt("poss = ~(ld | col | rd) & done", 24, 30).text, "~(ld | col | rd) & done");
  assert.throws(() => partAt("n = 8", 0, 1), /no operator in n/);
});
