// Masks of up to 32 columns, held to whole numbers of any size.

import assert from "node:assert/strict";
import test from "node:test";

import * as bits from "../../../server/static/js/model/bits.js";

const SIZES = [1, 4, 8, 31, 32];

/** @param {number} n  masks of n columns with edges, and one with bits here and there */
function masksOf(n) {
  const all = 2n ** BigInt(n) - 1n;
  return [...new Set([0n, 1n, 2n ** BigInt(n - 1), all, 0xa5a5a5a5n & all])];
}

test("masks are what whole numbers of any size say", () => {
  for (const n of SIZES) {
    const all = 2n ** BigInt(n) - 1n;
    for (const ld of masksOf(n))
      for (const col of masksOf(n))
        for (const rd of masksOf(n).slice(-2)) {
          const masks = { ld: Number(ld), col: Number(col), rd: Number(rd) };
          const taken = ld | col | rd;
          const free = all & ~taken;
          const bit = ld & -ld;
          const next = bits.shiftMasks(masks, Number(bit), n);
          const where = `${n} columns, ${ld} ${col} ${rd}`;
          assert.equal(bits.ones(n), Number(all), where);
          assert.equal(bits.taken(masks), Number(taken), where);
          assert.equal(bits.free(masks, n), Number(free), where);
          assert.equal(bits.lowest(masks.ld), Number(bit), where);
          assert.equal(bits.binary(masks.ld, n), ld.toString(2).padStart(n, "0"), where);
          const columns = [...Array(n).keys()];
          const isSet = columns.map((column) => Boolean((ld >> BigInt(n - 1 - column)) & 1n));
          assert.deepEqual(
            columns.map((column) => bits.has(masks.ld, column, n)),
            isSet,
            where,
          );
          assert.deepEqual(
            bits.bitIndexes(masks.ld),
            columns.filter((column) => isSet[column]).map((column) => n - 1 - column),
            where,
          );
          const poss = Number(free & (free - 1n) & all);
          assert.equal(bits.tried({ ...masks, poss, bit: 0 }, n), Number(free & -free), where);
          assert.deepEqual(
            [next.ld, next.col, next.rd],
            [(ld | bit) >> 1n, col | bit, ((rd | bit) << 1n) & all].map(Number),
            where,
          );
          assert.equal(bits.overflows(masks.rd, Number(bit), n), Boolean((rd | bit) >> BigInt(n - 1)), where);
        }
  }
});

test("the place of a bit", () => {
  assert.deepEqual([1, 4, 2 ** 31].map(bits.bitIndex), [0, 2, 31]);
});
