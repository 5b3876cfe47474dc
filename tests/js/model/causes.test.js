// Why a square is attacked and a bit is a 1, held to a look at the queens.

import assert from "node:assert/strict";
import test from "node:test";

import { findAttacks, factOf } from "../../../server/static/js/model/causes.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { explaining } = await wordsOf("page", "en");

const LINES = { ld: 1, col: 0, rd: -1 }; // columns to the right a row further down
const REGISTERS = ["ld", "col", "rd", "taken", "poss", "bit"];
const SIZES = [4, 6];
const FILMS = given("films", ...SIZES);

const upTo = (n) => [...Array(n).keys()];

/** @param {number} n @param {(step: any, row: number, column: number) => void} look  at every square of every step */
function everySquare(n, look) {
  for (const step of FILMS[n]) for (const row of upTo(n)) for (const column of upTo(n)) look(step, row, column);
}

/** Every queen on a line above a square. */
const attacksOn = (queens, row, column) =>
  Object.entries(LINES).flatMap(([line, slope]) =>
    queens.filter(([its, at]) => its < row && at + slope * (row - its) === column).map((queen) => ({ line, queen })),
  );

test("the queens to blame", () => {
  for (const n of SIZES)
    everySquare(n, (step, row, column) => {
      assert.deepEqual(
        factOf(step, n, { square: [row, column] }).by,
        attacksOn(step.queens, row, column),
        `step ${step.step}`,
      );
    });
});

test("what a square is", () => {
  for (const n of SIZES)
    everySquare(n, (step, row, column) => {
      const { state } = factOf(step, n, { square: [row, column] });
      const where = `N = ${n}, step ${step.step}, ${row} ${column}`;
      if (step.queens.some(([its, at]) => its === row && at === column)) assert.equal(state, "queen", where);
      else if (attacksOn(step.queens, row, column).length) assert.equal(state, "attacked", where);
      else if (row >= step.stack.length) assert.equal(state, "free", where);
      else {
        const left = (step.stack[row].poss >> (n - 1 - column)) & 1;
        assert.ok((left ? ["free", "candidate"] : ["tried", "lifted"]).includes(state), where);
      }
    });
});

test("every bit is what the step says", () => {
  for (const n of SIZES)
    for (const step of FILMS[n]) {
      const { ld, col, rd, poss, bit } = step;
      // it returns before
      const masks = step.kind === "solution" ? [ld, col, rd, 0, 0, 0] : [ld, col, rd, ld | col | rd, poss, bit];
      REGISTERS.forEach((register, index) => {
        for (const column of upTo(n)) {
          const fact = factOf(step, n, { register, column });
          const where = `N = ${n}, step ${step.step}, ${register} ${column}`;
          assert.equal(fact.on, Boolean((masks[index] >> (n - 1 - column)) & 1), where);
          assert.ok(register in fact.lit || fact.side === "over", where);
          if (fact.on && register in LINES)
            assert.deepEqual(
              fact.by.map(({ line }) => line),
              [register],
              where,
            );
        }
      });
    }
});

test("every place has its sentence, which names the queens", () => {
  for (const n of SIZES)
    for (const step of FILMS[n]) {
      const squares = upTo(n * n).map((at) => ({ square: [Math.floor(at / n), at % n] }));
      const bits = REGISTERS.flatMap((register) => upTo(n).map((column) => ({ register, column })));
      for (const place of [...squares, ...bits]) {
        const fact = factOf(step, n, place);
        const said = explaining.explained(fact, n);
        assert.match(said, /\.$/);
        assert.doesNotMatch(said, /undefined|NaN/);
        if (fact.state !== "attacked" || fact.side === "over" || !["", "ld", "col", "rd"].includes(fact.register))
          continue;
        for (const { queen } of fact.by) assert.ok(said.includes(`queen of row ${queen[0]}`), said);
      }
    }
});

test("of several queens on a line, the nearest", () => {
  const found = findAttacks(
    [
      [0, 1],
      [2, 1],
      [1, 3],
      [0, 4],
    ],
    [3, 1],
  );
  assert.deepEqual(found, [
    { line: "col", queen: [2, 1] },
    { line: "rd", queen: [1, 3] },
  ]);
});
