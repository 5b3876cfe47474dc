import assert from "node:assert/strict";
import test from "node:test";

import { DEFAULT, KINDS, format, parse } from "../../../server/static/js/worksheet/address.js";
import { paperOf } from "../../../server/static/js/worksheet/choices.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { QUESTIONS } = await wordsOf("learn", "en");
const { KINDS: NAMES } = await wordsOf("worksheet", "en");

const LARGEST = new Map([
  ["bitmask", 32],
  ["flipped", 32],
  ["naive", 8],
]);
/** @param {string} query */
const read = (query) => parse(query, (name) => LARGEST.get(name) ?? 0);

test("every worksheet comes back from its address", () => {
  const places = [
    { run: { algorithm: "bitmask", n: 8, goal: "all" }, step: 331 },
    { run: { algorithm: "flipped", n: 12, goal: "first" }, step: 0 },
  ];
  const sheet = { places, kinds: ["free", "rd"], paper: "letter", codes: false };
  assert.equal(format(sheet), "?steps=bitmask.8.331,flipped.12.0.first&kinds=free,rd&paper=letter&codes=hidden");
  assert.deepEqual(read(format(sheet)), { sheet, badFields: [] });
  assert.deepEqual(read(""), { sheet: DEFAULT, badFields: [] });
  assert.deepEqual(read(format(DEFAULT)), { sheet: DEFAULT, badFields: [] });
});

test("what a field cannot mean is told, and the rest stays", () => {
  const { sheet, badFields } = read(
    "?steps=bitmask.8.331,bitmask.13.0,naive.9.0,nobody.4.0,bitmask.8&kinds=free,all&paper=a5&codes=1",
  );
  assert.deepEqual(sheet, {
    ...DEFAULT,
    places: [{ run: { algorithm: "bitmask", n: 8, goal: "all" }, step: 331 }],
    kinds: ["free"],
  });
  assert.deepEqual(badFields, [
    ["step", "bitmask.13.0"],
    ["step", "naive.9.0"],
    ["step", "nobody.4.0"],
    ["step", "bitmask.8"],
    ["steps", "5"],
    ["kinds", "all"],
    ["paper", "a5"],
    ["codes", "1"],
  ]);
  for (const text of [
    "bitmask.0.1",
    "bitmask.8.-1",
    "bitmask.8.99999999999999999",
    "bitmask.8.1.last",
    "Bitmask.8.1",
    "constructor.8.1",
  ]) {
    assert.deepEqual(read(`?steps=${text}`).badFields, [["step", text]]);
  }
});

test("there are all kinds of question, each with its name and its sentence", () => {
  const asked = new Set(Object.values(given("asked", 4)).flatMap((all) => all.map(({ about }) => about)));
  assert.deepEqual([...KINDS].sort(), [...asked].sort());
  assert.deepEqual(Object.keys(NAMES), KINDS);
  assert.deepEqual(Object.keys(QUESTIONS).sort(), [...KINDS].sort());
});

test("the paper is that of the country", () => {
  assert.deepEqual(["en-US", "en-CA", "en-GB", "de", "en"].map(paperOf), ["letter", "letter", "a4", "a4", "a4"]);
});
