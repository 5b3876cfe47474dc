import assert from "node:assert/strict";
import test from "node:test";

import { attackers } from "../../../server/static/js/model/board.js";
import { given } from "../given.js";

test("who attacks whom is as the server says it", () => {
  const cases = given("attackers");
  assert.equal(cases.length, 125);
  for (const { columns, attackers: expected } of cases)
    assert.deepEqual(attackers(columns, 2, columns[2]), expected, String(columns));
});
