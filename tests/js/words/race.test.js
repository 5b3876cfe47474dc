// What the race says in the end.

import assert from "node:assert/strict";
import test from "node:test";
import { wordsOf } from "../../../server/static/js/words/words.js";

const de = await wordsOf("race", "de");
const en = await wordsOf("race", "en");

const lane = (title, finish) => ({ title, finish });

test("who won, and how the others came in", () => {
  const lanes = [lane("Bitmask", 1965), lane("Plain", 22_630), lane("Basic", 81_318)];
  assert.equal(
    en.result("checks", lanes),
    "Bitmask wins: 1,965 checks. Plain needs 22,630 checks, Basic 81,318 checks. Basic takes 41 times as many.",
  );
  assert.equal(
    de.result("checks", lanes),
    "Bitmask gewinnt: 1.965 Prüfungen. Plain braucht 22.630 Prüfungen, Basic 81.318 Prüfungen. Basic braucht 41-mal so viele.",
  );
  assert.equal(en.result("time", [lane("A", 2), lane("B", 3)]), "A wins: 2 s. B needs 3 s. B takes 1.5 times as long.");
});

test("who comes in together wins together", () => {
  const lanes = [lane("Basic", 327), lane("Caching", 327), lane("Naive", 400)];
  assert.equal(en.result("steps", lanes), "Basic and Caching win together: 328 steps each. Naive needs 401 steps.");
  assert.equal(de.result("steps", lanes.slice(0, 2)), "Basic und Caching gewinnen gemeinsam: je 328 Schritte.");
});
