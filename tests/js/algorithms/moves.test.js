// Where the debugger's moves mean nothing.

import assert from "node:assert/strict";
import test from "node:test";

import { ALGORITHMS } from "../views.js";
import { hindranceOf } from "../../../server/static/js/algorithms/algorithms.js";

test("a search without calls has none to go into, and after the last step nothing follows", () => {
  for (const algorithm of ALGORITHMS) {
    const run = { algorithm, n: 4, goal: "all" };
    const usual = algorithm === "naive" ? "noCalls" : null;
    assert.equal(hindranceOf(run, 0, 50), usual);
    assert.equal(hindranceOf(run, 49, null), usual);
    assert.equal(hindranceOf(run, 49, 50), usual ?? "lastStep");
  }
});
