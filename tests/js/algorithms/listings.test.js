// The listings in JavaScript, run as they stand: they find what the searches do, in the same order.

import assert from "node:assert/strict";
import test from "node:test";

import { given } from "../given.js";

const LISTINGS = Object.entries(given("listings"));

/** The solutions that a listing finds for n queens. */
async function run(text, n) {
  const { solve } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const found = [];
  solve(n, (queens) => found.push([...queens]));
  return found;
}

test("a listing finds the solutions of its search, in order", async () => {
  for (const [name, { text, boards }] of LISTINGS)
    for (const [index, expected] of boards.entries()) {
      assert.deepEqual(await run(text, index + 1), expected, `${name}, N = ${index + 1}`);
      assert.equal(expected.length, [1, 0, 0, 2, 10, 4, 40, 92][index]);
    }
});

test("a listing for the first solution ends with it", async () => {
  for (const [name, { first, boards }] of LISTINGS)
    for (const [index, expected] of boards.entries()) {
      assert.deepEqual(await run(first, index + 1), expected.slice(0, 1), `${name}, N = ${index + 1}`);
    }
});
