// The parts of a step, compared with the listing, run under a line tracer.

import assert from "node:assert/strict";
import test from "node:test";

import { given } from "../given.js";
import { partsOf } from "../views.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { partly, sentence } = await wordsOf("page", "en");

const FILMS = given("films", 1, 2, 4, 5, 6);

/** Return all parts of all steps for n queens. @param {number} n */
const partsFor = (n) =>
  FILMS[n].flatMap((step) => {
    const parts = partsOf(step, { algorithm: "bitmask", n });
    assert.equal(parts.at(-1).picture, step, "the last part has the picture of the step");
    return parts;
  });

test("every part is the action of the listing in its line", () => {
  for (const [size, statements] of Object.entries(given("statements", 1, 2, 4, 5, 6))) {
    const n = Number(size);
    const parts = partsFor(n).filter(({ line }) => line);
    const lines = (list) => list.map(({ line }) => line);
    assert.deepEqual(lines(parts), lines(statements));
    parts.forEach(({ name, picture }, index) => {
      const { masks, solutions } = statements[index];
      const where = `N = ${n}, statement ${index}`;
      const { ld, col, rd, poss, bit } = picture;
      assert.deepEqual({ ld, col, rd, poss, bit }, masks, where);
      const call = picture.stack.at(-1);
      assert.deepEqual([call.poss, call.bit], [poss, bit], where);
      const queens = [...col.toString(2)].filter((digit) => digit === "1").length;
      assert.equal(picture.queens.length, queens + (name === "called" ? 1 : 0), where);
      assert.equal(picture.solutions, solutions + (name === "counted" ? 1 : 0), where);
    });
  }
});

test("every part has its sentence", () => {
  for (const n of [4, 6]) {
    const said = partsFor(n).map((part) => partly(part, n, "all") ?? sentence(part.picture, n, "all"));
    for (const { title, why } of said) {
      assert.ok(title && why);
      assert.ok(!`${title} ${why}`.includes("undefined"), `${title} ${why}`);
    }
    assert.ok(new Set(said.map(({ title }) => title)).size > 12);
  }
});

test("other algorithms go line by line through whole pictures", () => {
  const step = { kind: "reject", lines: [4, 7], queens: [] };
  const parts = partsOf(step, { algorithm: "basic", n: 8 });
  assert.deepEqual([parts.length, parts[0].line, parts[1].line], [2, 4, 7]);
  for (const { picture } of parts) assert.equal(picture, step);
});
