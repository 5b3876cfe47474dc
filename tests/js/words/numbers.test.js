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

test("times and forecasts are written in words", async () => {
  const { about, time } = await wordsOf("table", "en");
  const times = { 0.00000648: "6.48 µs", 0.0009996: "1.00 ms", 0.9996: "1.00 s", 59.96: "1:00", 3599.4: "59:59" };
  const days = { 3600: "1 h 0 min", 86400: "24 h 0 min", 794880: "9.2 days", 44180640000: "1,400 yr" };
  for (const [seconds, words] of Object.entries({ ...times, ...days })) assert.equal(time(Number(seconds)), words);
  const short = { 0.00002: "20 µs", 0.999: "1 s", 5.26: "5.3 s", 59.9: "1 min", 1140: "19 min", 109440: "30 h" };
  const years = { 313600000000: "9,900 yr", 7e14: "22 million yr", 2e17: "6.3 billion yr" };
  const forecasts = { ...short, 29376000: "340 days", ...years };
  for (const [seconds, words] of Object.entries(forecasts)) assert.equal(about(Number(seconds)), words);
});
