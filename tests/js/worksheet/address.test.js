import assert from "node:assert/strict";
import test from "node:test";

import { AS_IN_CLASS, DEFAULT, KINDS, format, parse } from "../../../server/static/js/worksheet/address.js";
import { POLLS } from "../../../server/static/js/questions/kinds.js";
import { paperOf } from "../../../server/static/js/worksheet/choices.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { ON_PAPER: NAMES, QUESTIONS } = await wordsOf("learn", "en");

const LARGEST = new Map(Object.entries({ bitmask: 32, flipped: 32, naive: 8 }));
/** @param {string} query */
const read = (query) => parse(query, (name) => LARGEST.get(name) ?? 0);
const place = (algorithm, n, step, goal = "all") => ({ run: { algorithm, n, goal }, step });

test("every worksheet survives formatting and parsing", () => {
  const places = [place("bitmask", 8, 331), place("flipped", 12, 0, "first")];
  const sheet = { places, kinds: ["free", "rd"], paper: "letter", codes: false };
  assert.equal(format(sheet), "?steps=bitmask.8.331,flipped.12.0.first&kinds=free,rd&paper=letter&codes=hidden");
  assert.deepEqual(read(format(sheet)), { sheet, badFields: [] });
  assert.deepEqual(read(format(DEFAULT)), { sheet: DEFAULT, badFields: [] });
  const { places: first, ...others } = read("").sheet;
  assert.equal(first.length, 4); // an address without steps has some to begin with
  assert.deepEqual({ ...others, places: [] }, DEFAULT);
});

test("an invalid value of a field is reported, and the other fields stay", () => {
  const bad = ["bitmask.13.0", "naive.9.0", "nobody.4.0", "bitmask.8"];
  const { sheet, badFields } = read(`?steps=bitmask.8.331,${bad}&kinds=free,all&paper=a5&codes=1`);
  assert.deepEqual(sheet, { ...DEFAULT, places: [place("bitmask", 8, 331)], kinds: ["free"] });
  const fields = ["steps 5", "kinds all", "paper a5", "codes 1"];
  const told = badFields.map(([field, text]) => `${field} ${text}`);
  assert.deepEqual(told, [...bad.map((step) => `step ${step}`), ...fields]);
  const never = ["bitmask.0.1", "bitmask.8.-1", "bitmask.8.99999999999999999", "bitmask.8.1.last"];
  for (const text of [...never, "Bitmask.8.1", "constructor.8.1"])
    assert.deepEqual(read(`?steps=${text}`).badFields, [["step", text]]);
});

test("every kind of question has its name and its sentence", () => {
  const asked = new Set(Object.values(given("questions", 4)).flatMap((all) => all.map(({ about }) => about)));
  assert.deepEqual([...KINDS].sort(), [...asked].sort());
  assert.deepEqual(Object.keys(NAMES), KINDS);
  assert.deepEqual([...AS_IN_CLASS].sort(), [...KINDS].sort());
  assert.deepEqual(Object.keys(QUESTIONS).sort(), [...KINDS, ...POLLS].sort());
});

test("the default paper size is that of the country", () => {
  assert.deepEqual(["en-US", "en-CA", "en-GB", "de", "en"].map(paperOf), ["letter", "letter", "a4", "a4", "a4"]);
});
