import assert from "node:assert/strict";
import test from "node:test";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { about, time } = await wordsOf("table", "en");

const DAY = 86_400;
const YEAR = 31_557_600;

test("times in words", () => {
  const said = [
    [6.48e-6, "6.48 µs"],
    [0.000_999_6, "1.00 ms"],
    [0.0193, "19.3 ms"],
    [0.9996, "1.00 s"],
    [7.916, "7.92 s"],
    [59.96, "1:00"],
    [316, "5:16"],
    [3599.4, "59:59"],
    [3600, "1 h 0 min"],
    [DAY, "24 h 0 min"],
    [DAY * 9.2, "9.2 days"],
    [YEAR * 1400, "1,400 yr"],
  ];
  for (const [seconds, words] of said) assert.equal(time(seconds), words);
});

test("forecasts in words", () => {
  const said = [
    [2e-5, "20 µs"],
    [0.25, "250 ms"],
    [0.999, "1 s"],
    [5.26, "5.3 s"],
    [59.9, "1 min"],
    [1140, "19 min"],
    [3600 * 30.4, "30 h"],
    [DAY * 340, "340 days"],
    [3.2e7 * 9800, "9,900 yr"],
    [7e14, "22 million yr"],
    [2e17, "6.3 billion yr"],
  ];
  for (const [seconds, words] of said) assert.equal(about(seconds), words);
});
