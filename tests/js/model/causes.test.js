// The causes of attacked squares and of bits, compared with causes computed from the queens.

import assert from "node:assert/strict";
import test from "node:test";

import { findAttacks, factOf } from "../../../server/static/js/model/causes.js";
import { queensIn, squaresOf, upTo } from "../board.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { explaining } = await wordsOf("page", "en");

const LINES = { ld: 1, col: 0, rd: -1 }; // columns to the right in the next row
const REGISTERS = ["ld", "col", "rd", "taken", "poss", "bit"];
const SIZES = [4, 6];
const FILMS = given("films", ...SIZES);

const bitsOf = (n) => REGISTERS.flatMap((register) => upTo(n).map((column) => ({ register, column })));

/** @param {(step: any, n: number, where: string) => void} look  called for every step */
function everyStep(look) {
  for (const n of SIZES) for (const step of FILMS[n]) look(step, n, `N = ${n}, step ${step.step}`);
}

/** Return every queen on a line above a square. */
const attacksOn = (queens, row, column) =>
  Object.entries(LINES).flatMap(([line, slope]) =>
    queens.filter(([its, at]) => its < row && at + slope * (row - its) === column).map((queen) => ({ line, queen })),
  );

test("the state of a square and its attackers agree with the queens", () => {
  everyStep((step, n, before) => {
    for (const square of squaresOf(n)) {
      const [row, column] = square;
      const { by, state } = factOf(step, n, { square });
      const where = `${before}, ${square}`;
      const attacks = attacksOn(step.queens, row, column);
      assert.deepEqual(by, attacks, where);
      if (step.queens.some(([its, at]) => its === row && at === column)) assert.equal(state, "queen", where);
      else if (attacks.length) assert.equal(state, "attacked", where);
      else if (row >= step.stack.length) assert.equal(state, "free", where);
      else {
        const left = (step.stack[row].poss >> (n - 1 - column)) & 1;
        assert.ok((left ? ["free", "candidate"] : ["tried", "lifted"]).includes(state), where);
      }
    }
  });
});

test("every bit is the one of the step", () => {
  everyStep((step, n, before) => {
    const { ld, col, rd, kind } = step;
    const idle = { taken: 0, poss: 0, bit: 0 }; // a solution returns before they are computed
    const masks = kind === "solution" ? { ld, col, rd, ...idle } : { ...step, taken: ld | col | rd };
    for (const { register, column } of bitsOf(n)) {
      const fact = factOf(step, n, { register, column });
      const where = `${before}, ${register} ${column}`;
      assert.equal(fact.on, Boolean((masks[register] >> (n - 1 - column)) & 1), where);
      assert.ok(register in fact.lit || fact.side === "over", where);
      const lines = fact.by.map(({ line }) => line);
      if (fact.on && register in LINES) assert.deepEqual(lines, [register], where);
    }
  });
});

test("every square and bit has its sentence, which names the queens", () => {
  everyStep((step, n) => {
    for (const place of [...squaresOf(n).map((square) => ({ square })), ...bitsOf(n)]) {
      const fact = factOf(step, n, place);
      const said = explaining.explained(fact, n);
      assert.match(said, /\.$/);
      assert.doesNotMatch(said, /undefined|NaN/);
      const isTaken = fact.state === "attacked" && fact.side !== "over";
      if (isTaken && ["", "ld", "col", "rd"].includes(fact.register))
        for (const { queen } of fact.by) assert.ok(said.includes(`queen in row ${queen[0]}`), said);
    }
  });
});

test("of several queens on a line, the nearest attacks", () => {
  const found = findAttacks([[0, 1], ...queensIn(4, 3), [2, 1]], [3, 1]);
  assert.deepEqual(found, [
    { line: "col", queen: [2, 1] },
    { line: "rd", queen: [1, 3] },
  ]);
});
