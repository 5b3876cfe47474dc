import assert from "node:assert/strict";
import test from "node:test";

import { KINDS } from "../../../server/static/js/questions/kinds.js";
import { LOOKS } from "../../../server/static/js/lessons/placement.js";
import * as german from "../../../server/static/js/words/de/lessons.js";
import * as english from "../../../server/static/js/words/en/lessons.js";
import { given } from "../given.js";

test("the page has what a lesson may name: parts of it, questions, and a sentence for each mistake", () => {
  const { looks, kinds, rules } = given("lessons");
  assert.deepEqual(Object.keys(LOOKS), looks);
  assert.deepEqual(KINDS, kinds);
  for (const { FAULTS } of [english, german]) assert.deepEqual(Object.keys(FAULTS).sort(), rules);
});
