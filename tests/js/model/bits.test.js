// Masks of up to 32 columns, compared with integers of any size.

import assert from "node:assert/strict";
import test from "node:test";

import * as bits from "../../../server/static/js/model/bits.js";
import { upTo } from "../board.js";

const SIZES = [1, 4, 8, 31, 32];

/** Return masks of n columns: the extreme ones, and one with scattered bits. @param {number} n */
function masksOf(n) {
  const all = 2n ** BigInt(n) - 1n;
  return [...new Set([0n, 1n, 2n ** BigInt(n - 1), all, 0xa5a5a5a5n & all])];
}

/** Return the columns of a mask of any size. */
const inColumns = (mask, n) => upTo(n).filter((column) => (mask >> BigInt(n - 1 - column)) & 1n);

/** @param {(masks: {ld: bigint, col: bigint, rd: bigint}, n: number, where: string) => void} look */
function everyMasks(look) {
  for (const n of SIZES)
    for (const ld of masksOf(n))
      for (const col of masksOf(n))
        for (const rd of masksOf(n).slice(-2)) look({ ld, col, rd }, n, `${n} columns, ${ld} ${col} ${rd}`);
}

test("masks of 32 bits agree with integers of any size", () => {
  everyMasks(({ ld, col, rd }, n, where) => {
    const all = 2n ** BigInt(n) - 1n;
    const masks = { ld: Number(ld), col: Number(col), rd: Number(rd) };
    const [taken, bit] = [ld | col | rd, ld & -ld];
    const free = all & ~taken;
    assert.equal(bits.ones(n), Number(all), where);
    assert.equal(bits.taken(masks), Number(taken), where);
    assert.equal(bits.free(masks, n), Number(free), where);
    assert.equal(bits.lowest(masks.ld), Number(bit), where);
    assert.equal(bits.binary(masks.ld, n), ld.toString(2).padStart(n, "0"), where);
    const set = inColumns(ld, n);
    const found = upTo(n).filter((column) => bits.has(masks.ld, column, n));
    const indexes = set.map((column) => n - 1 - column);
    assert.deepEqual([found, bits.bitIndexes(masks.ld)], [set, indexes], where);
    const poss = Number(free & (free - 1n) & all);
    assert.equal(bits.tried({ ...masks, poss, bit: 0 }, n), Number(free & -free), where);
    const next = { ld: Number((ld | bit) >> 1n), col: Number(col | bit), rd: Number(((rd | bit) << 1n) & all) };
    const shifted = bits.shiftMasks(masks, Number(bit), n);
    for (const name of ["ld", "col", "rd"]) assert.equal(shifted[name], next[name], where);
    assert.equal(bits.overflows(masks.rd, Number(bit), n), Boolean((rd | bit) >> BigInt(n - 1)), where);
  });
});

test("the number of a bit is its place", () => {
  assert.deepEqual([1, 4, 2 ** 31].map(bits.bitIndex), [0, 2, 31]);
});
