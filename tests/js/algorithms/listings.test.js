// The listings in JavaScript, run as they stand: they find what the searches do, in the same order.

import assert from "node:assert/strict";
import test from "node:test";

import { given } from "../given.js";

test("a listing finds the solutions of its search, in order", async () => {
  for (const [name, { text, boards }] of Object.entries(given("listings"))) {
    const { solve } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    boards.forEach((expected, index) => {
      const found = [];
      solve(index + 1, (queens) => found.push([...queens]));
      assert.deepEqual(found, expected, `${name}, N = ${index + 1}`);
      assert.equal(found.length, [1, 0, 0, 2, 10, 4, 40, 92][index]);
    });
  }
});
