import assert from "node:assert/strict";
import test from "node:test";

import { brief, parseWhole } from "../../../server/static/js/words/numbers.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

test("large counts are short", () => {
  const numbers = [0, 16, 9999, 10_000, 999_999, 17_210_372, 2_000_000_000];
  assert.deepEqual(numbers.map(brief), ["0", "16", "9999", "10k", "999k", "17M", "2G"]);
});

test("thousands are separated according to the language", async () => {
  for (const language of ["en", "de"]) {
    const { whole } = await wordsOf("common", language);
    for (const number of [0, 999, 1000, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, -1234, -123_456])
      assert.equal(whole(number), new Intl.NumberFormat(language).format(number), language);
  }
});

test("an integer is parsed as people write it", () => {
  for (const text of ["6170", "6,170", "6.170", " 6 170 ", "6\u202f170", "6’170"])
    assert.equal(parseWhole(text), 6170, text);
  assert.equal(parseWhole("3,423,570,900"), 3_423_570_900);
  for (const text of ["", "abc", "-1", "1.5", "61,70", "1e3", "12 monkeys", "99999999999999999"])
    assert.equal(parseWhole(text), null, text);
});
