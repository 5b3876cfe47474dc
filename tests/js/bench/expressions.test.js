// The values of the bits bench, compared with Python's and JavaScript's.

import assert from "node:assert/strict";
import test from "node:test";

import { compute, namesIn, parseExpression, partAt } from "../../../server/static/js/bench/expressions.js";
import { beyond, carriesOf, cut, digitsOf } from "../../../server/static/js/bench/carry.js";
import { findCall, listCalls, listRows, listSpots } from "../../../server/static/js/bench/values.js";
import { placesIn } from "../../../server/static/js/model/cards.js";
import { given } from "../given.js";
import "../views.js";

const SIZES = [1, 4, 5, 6];
const LISTINGS = given("mask_listings");

/** Return the places of a listing with their cards and parts. */
function placesOf(listing) {
  let before = 0;
  return listing.split("\n").flatMap((line, index) => {
    const places = placesIn(line).map(({ card, start, end }) => ({
      card,
      line: index + 1,
      text: line.slice(start, end),
      part: partAt(listing, before + start, before + end),
    }));
    before += line.length + 1;
    return places;
  });
}

const NAMES = ["a", "b", "ld", "col", "rd", "poss", "bit", "done", "left"];
const functions = new Map();

/** Evaluate an expression in JavaScript. */
function run(text, values) {
  if (!functions.has(text)) functions.set(text, new Function(...NAMES, `return ${text}`));
  return BigInt(functions.get(text)(...NAMES.map((name) => Number(values[name] ?? 0))));
}

test("every operator of a listing leads to a card", () => {
  const cards = (text) => placesOf(text).map(({ card, text: sign, part }) => `${card} ${sign} : ${part.text}`);
  assert.deepEqual(cards(LISTINGS.bitmask.python), [
    "not ~ : ~(ld | col | rd)",
    "or | : ld | col | rd",
    "or | : ld | col | rd",
    "done & done : ~(ld | col | rd) & done",
    "lowest & : poss & -poss",
    "minus -poss : -poss",
    "or | : ld | bit",
    "right >> 1 : (ld | bit) >> 1",
    "or | : col | bit",
    "or | : rd | bit",
    "left << 1 : (rd | bit) << 1",
  ]);
  assert.deepEqual(cards(LISTINGS.flipped.javascript), [
    "and & : ld & col & rd",
    "and & : ld & col & rd",
    "lowest & : poss & -poss",
    "minus -poss : -poss",
    "xor ^= : poss ^ bit",
    "xor ^ : ld ^ bit",
    "right >> 1 : (ld ^ bit) >> 1",
    "or | : ((ld ^ bit) >> 1) | left",
    "xor ^ : col ^ bit",
    "xor ^ : rd ^ bit",
    "left << 1 : (rd ^ bit) << 1",
    "or | : ((rd ^ bit) << 1) | 1",
  ]);
  const signs = (text) =>
    placesOf(text)
      .map(({ card }) => card)
      .sort();
  for (const [name, { python, javascript }] of Object.entries(LISTINGS))
    assert.deepEqual(signs(javascript), signs(python), name);
});

test("an operator's value in a step is the one that Python computes there", () => {
  const entries = Object.entries(LISTINGS);
  const parts = Object.fromEntries(
    entries.map(([name, { python }]) => [name, placesOf(python).map(({ part }) => part)]),
  );
  const texts = Object.fromEntries(entries.map(([name]) => [name, [...new Set(parts[name].map(({ text }) => text))]]));
  const computed = given("expression_values", texts, ...SIZES);
  for (const [name, { films }] of entries)
    for (const n of SIZES) {
      const placed = films[n].filter(({ kind }) => kind === "place");
      assert.equal(placed.length, computed[name][n].length);
      for (const [index, step] of placed.entries())
        for (const part of parts[name]) {
          const { values } = findCall(part, listCalls(step, n, name, "python"));
          const where = `${name}, N = ${n}, step ${step.step}: ${part.text}`;
          assert.equal(String(compute(part, values, "python")), computed[name][n][index][part.text], where);
        }
    }
});

test("in 32 bits, an expression has the value that JavaScript computes", () => {
  for (const [name, { javascript, films }] of Object.entries(LISTINGS))
    for (const step of films[6])
      for (const { part } of placesOf(javascript)) {
        const where = `${name}, step ${step.step}: ${part.text}`;
        const call = findCall(part, listCalls(step, 6, name, "javascript"));
        assert.ok(call, where);
        const plain = part.text.replaceAll("[row]", "");
        assert.equal(compute(part, call.values, "javascript"), run(plain, call.values), where);
      }
  const texts = ["~a", "-a", "a | b", "a & b", "a ^ b", "a << 1", "a >> 1", "(a | b) << 1", "~a & b", "a & -a"];
  const numbers = [0, 1, 5, 180, 2 ** 30, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, -1, -12, -(2 ** 31)].map(BigInt);
  for (const text of [...texts, "~(a | b) & a"])
    for (const a of numbers)
      for (const b of numbers) {
        assert.equal(
          compute(parseExpression(text), { a, b }, "javascript"),
          run(text, { a, b }),
          `${text} for ${a} and ${b}`,
        );
      }
});

test("the largest boards of each search fit into 32 bits", () => {
  const step = (n) => ({ kind: "call", stack: [{ row: 0, poss: 2 ** n - 1, bit: 0 }] });
  for (const n of [30, 31, 32]) {
    const [{ values }] = listCalls(step(n), n, "bitmask", "javascript");
    assert.equal(Number(values.done), (1 << n) - 1, `N = ${n}`);
    const free = parseExpression("~(ld | col | rd) & done");
    assert.equal(compute(free, values, "javascript"), BigInt(~0 & ((1 << n) - 1)));
    assert.equal(compute(free, listCalls(step(n), n, "bitmask", "python")[0].values, "python"), 2n ** BigInt(n) - 1n);
  }
});

test("the integers of conjoin are those of the film", () => {
  const { python, javascript, films } = given("listings_of", "conjoin", 4);
  const spots = (text) => ["and", "or"].flatMap((card) => listSpots(text, card, "integers")).map(({ node }) => node);
  const texts = (text) => spots(text).map((node) => node.text);
  assert.deepEqual(texts(python), ["bits & used", "used & ~bits", "used | bits"]);
  assert.deepEqual(texts(javascript), texts(python));
  const [test, lifts, takes] = spots(python);
  const join = ({ columns, nwse, nesw }) => BigInt(columns) | (BigInt(nwse) << 4n) | (BigInt(nesw) << 11n);
  for (const step of films[4]) {
    const value = (node) => compute(node, findCall(node, listCalls(step, 4, "conjoin", "python")).values, "python");
    const used = join(step.state.used);
    if (step.kind === "place") assert.deepEqual([value(test), value(takes)], [0n, used]);
    if (step.kind === "reject") assert.notEqual(value(test), 0n);
    if (step.kind === "return" && step.square) assert.equal(value(lifts), used);
  }
});

test("an expression is shown line by line", () => {
  const values = { ld: 4n, col: 1n, rd: 2n, done: 15n };
  const rows = listRows(parseExpression("~(ld | col | rd) & done"), values, "python");
  const told = rows.map(({ text, value }) => `${text} = ${value}`);
  const names = ["ld = 4", "col = 1", "rd = 2", "done = 15"];
  assert.deepEqual(told, [...names, "ld | col | rd = 7", "~(ld | col | rd) = -8", "~(ld | col | rd) & done = 8"]);
  assert.deepEqual(namesIn(parseExpression("poss[row] & -poss[row]")), ["poss"]);
  for (const bad of ["a |", "(a | b", "a b"])
    assert.throws(() => parseExpression(bad), /ends too early|not closed|goes on with/);
  assert.throws(() => compute(parseExpression("a"), {}, "python"), /a has no value/);
});

test("digits, the digits left of them and the carries are correct", () => {
  assert.deepEqual(digitsOf(-12n, 8), [1, 1, 1, 1, 0, 1, 0, 0]);
  assert.deepEqual([cut(-12n, 4), cut(20n, 4)], [4n, 4n]);
  assert.deepEqual([beyond(-1n, 4), beyond(15n, 4), beyond(16n, 4), beyond(0b1010000n, 4)], [3, 0, 1, 3]);
  for (let x = 0n; x < 256n; x++) {
    const turned = cut(~x, 8);
    assert.equal(cut(turned ^ carriesOf(turned, 8), 8), cut(-x, 8), `${x}`);
  }
});
