// Codes: results survive encoding, and typing errors are detected.

import assert from "node:assert/strict";
import test from "node:test";

import { ENOUGH, LENGTH, SIGNS, formatCode, readCode } from "../../../server/static/js/study/code.js";
import { seeded } from "../random.js";
import { anyResult, resultWith } from "./results.js";

const random = seeded(28);
const RESULTS = Array.from({ length: 1000 }, () => anyResult(random));
const EDGES = [
  { number: 1, before: Array(10).fill(0), after: Array(10).fill(0), scale: Array(10).fill(1) },
  { number: 999, before: Array(10).fill(4), after: Array(10).fill(4), scale: Array(10).fill(5) },
].map((its, at) => ({
  ...its,
  predicted: [
    { count: 0, first: 0, last: 0 },
    { count: 20, first: 10, last: 10 },
  ][at],
}));

test("a code holds the whole result, in four groups of unambiguous characters", () => {
  for (const result of [...RESULTS, ...EDGES]) {
    const code = formatCode(result);
    assert.match(code, /^([2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}$/);
    assert.deepEqual(readCode(code), result, code);
  }
  assert.equal(new Set(RESULTS.map(formatCode)).size, RESULTS.length);
  const many = { ...RESULTS[0], predicted: { count: 7000, first: 3, last: 9 } };
  assert.deepEqual(readCode(formatCode(many)).predicted, { count: ENOUGH, first: 3, last: 9 });
});

test("a code may be typed in any case and with any gaps", () => {
  const result = resultWith(17, 3, 8);
  const code = formatCode(result);
  for (const typed of [code.toLowerCase(), code.replaceAll("-", ""), code.replaceAll("-", " – "), `\t${code} `])
    assert.deepEqual(readCode(typed), result, typed);
});

test("every single wrong character and every swap of two characters is detected", () => {
  for (const result of RESULTS.slice(0, 20)) {
    const signs = [...formatCode(result).replaceAll("-", "")];
    for (let at = 0; at < LENGTH; at++) {
      for (const other of SIGNS.replace(signs[at], ""))
        assert.deepEqual(readCode(signs.with(at, other).join("")), { why: "check", text: "" });
      for (let far = 0; far < at; far++)
        if (signs[at] !== signs[far])
          assert.equal(readCode(signs.with(at, signs[far]).with(far, signs[at]).join("")).why, "check");
    }
  }
});

test("text that is no code is rejected with a reason", () => {
  const code = formatCode(resultWith(17, 3, 8));
  assert.deepEqual(readCode(code.replace(/^./, "O")), { why: "sign", text: "O" });
  assert.deepEqual(readCode("17;3;8"), { why: "sign", text: "1" });
  assert.deepEqual(readCode(code.slice(0, -1)), { why: "length", text: "19" });
  assert.deepEqual(readCode(`${code}2`), { why: "length", text: "21" });
  assert.deepEqual(readCode("♛"), { why: "sign", text: "♛" });
  const junk = Array.from({ length: 5000 }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join(""),
  );
  assert.ok(junk.filter((text) => !("why" in readCode(text))).length < 50);
});
