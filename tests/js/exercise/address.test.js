import assert from "node:assert/strict";
import test from "node:test";

import { SEED, format, oneOf, parse, wholeNumber } from "../../../server/static/js/exercise/address.js";

const FIELDS = { n: wholeNumber(4, 8, () => 6), seed: SEED, feedback: oneOf(["once", "end"]) };

test("the address of every exercise survives formatting and parsing", () => {
  const values = { n: 5, seed: 314, feedback: "end" };
  assert.equal(format("be", values), "?exercise=be&n=5&seed=314&feedback=end");
  assert.deepEqual(parse(format("be", values), FIELDS), { values, bad: [] });
});

test("an invalid value of a field is reported and replaced by its default", () => {
  const { values, bad } = parse("?n=9&seed=0&feedback=never&other=1", FIELDS);
  assert.deepEqual({ ...values, seed: 0 }, { n: 6, seed: 0, feedback: "once" });
  assert.deepEqual(bad, [
    { field: "n", text: "9", allowed: { least: 4, most: 8 } },
    { field: "seed", text: "0", allowed: { least: 1, most: 999_999 } },
    { field: "feedback", text: "never", allowed: { of: ["once", "end"] } },
  ]);
  for (const text of ["", "-4", "4.5", "4e0", "٤", "44444444444"])
    assert.equal(parse(`?n=${encodeURIComponent(text)}`, FIELDS).bad.length, 1, text);
});

test("a missing seed is drawn at random and has three digits", () => {
  const drawn = new Set([...Array(50)].map(() => parse("", FIELDS).values.seed));
  for (const seed of drawn) assert.ok(seed >= 100 && seed <= 999);
  assert.ok(drawn.size > 10);
});
