// The shift as a picture to hold: what moves is what the next call begins with.

import assert from "node:assert/strict";
import test from "node:test";

import { phaseOf, shiftOf, stagesOf } from "../../../server/static/js/model/shift.js";
import { LINES } from "../../../server/static/js/model/bits.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { HOLD } = await wordsOf("bench", "en");

const LISTINGS = given("mask_listings");
const columnsOf = (mask, n) => [...Array(n).keys()].filter((column) => (mask >> (n - 1 - column)) & 1);

test("the next row is that of the next call, in every search", () => {
  for (const [name, { films }] of Object.entries(LISTINGS))
    for (const n of [4, 5, 6]) {
      films[n].forEach((step, index) => {
        if (step.kind !== "place" || step.row === n - 1) return;
        const after = films[n][index + 1];
        const { row, column, moves } = shiftOf(step, n, name === "flipped");
        assert.deepEqual([row, column], step.square);
        for (const { line, columns, next, falls } of moves) {
          const mask = name === "flipped" ? after[line] ^ (2 ** n - 1) : after[line];
          assert.deepEqual(next, columnsOf(mask, n), `${name}, N = ${n}, step ${step.step}, ${line}`);
          assert.ok(columns.includes(column), "she has joined");
          const slid = columns.map((its) => its + LINES[line]).filter((its) => its >= 0 && its < n);
          assert.deepEqual(slid, next);
          assert.equal(falls, slid.length < columns.length);
        }
      });
    }
});

test("her bit joins before the row slides", () => {
  assert.deepEqual([0, 0.125, 0.25, 0.625, 1].map(stagesOf), [
    { joined: 0, slid: 0 },
    { joined: 0.5, slid: 0 },
    { joined: 1, slid: 0 },
    { joined: 1, slid: 0.5 },
    { joined: 1, slid: 1 },
  ]);
  assert.deepEqual([0, 0.1, 0.25, 0.3, 0.9, 1].map(phaseOf), ["before", "joins", "joins", "slides", "slides", "after"]);
});

test("what is said in the end names the bits that have left the board", () => {
  const step = (ld, rd) => shiftOf({ kind: "place", row: 1, ld, col: 0b100, rd, poss: 0, bit: 0b0100 }, 4, false);
  assert.equal(HOLD.after(step(0, 0), 4), "Row 2. No bit has left the board.");
  assert.match(HOLD.after(step(1, 0), 4), /^Row 2. Bit 0 of ld has dropped out/);
  assert.match(HOLD.after(step(1, 8), 4), /Bit 3 of rd now stands beyond the left edge/);
});
