// The unchanged JavaScript listings find the solutions of the searches in the same order. Also: moves that a search lacks.

import assert from "node:assert/strict";
import test from "node:test";

import { hindranceOf } from "../../../server/static/js/algorithms/algorithms.js";
import { given } from "../given.js";
import { ALGORITHMS } from "../views.js";

const LISTINGS = Object.entries(given("listings"));

/** Run a listing for n queens; return its solutions. */
async function run(text, n) {
  const { solve } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const found = [];
  solve(n, (queens) => found.push([...queens]));
  return found;
}

test("a listing finds the solutions of its search, in order, or ends with the first", async () => {
  for (const [name, { text, first, boards }] of LISTINGS)
    for (const [index, expected] of boards.entries()) {
      const where = `${name}, N = ${index + 1}`;
      assert.equal(expected.length, [1, 0, 0, 2, 10, 4, 40, 92][index]);
      assert.deepEqual(await run(text, index + 1), expected, where);
      assert.deepEqual(await run(first, index + 1), expected.slice(0, 1), where);
    }
});

test("the listing of a board finds the solutions of its search", async () => {
  for (const { n, text, first, solutions } of given("board_listings")) {
    assert.deepEqual(await run(text, n), solutions, text);
    assert.deepEqual(await run(first, n), solutions.slice(0, 1), first);
  }
});

test("a search without calls offers no steps into or out of a call, and nothing follows the last step", () => {
  for (const algorithm of ALGORITHMS) {
    const its = { algorithm, n: 4, goal: "all" };
    const usual = algorithm === "naive" ? "noCalls" : null;
    assert.equal(hindranceOf(its, 0, 50), usual);
    assert.equal(hindranceOf(its, 49, null), usual);
    assert.equal(hindranceOf(its, 49, 50), usual ?? "lastStep");
  }
});
