import assert from "node:assert/strict";
import test from "node:test";

import { EXAMPLES } from "../../../server/static/js/bench/examples.js";
import { KINDS, WAYS, countAnswers } from "../../../server/static/js/questions/kinds.js";
import { LOOKS } from "../../../server/static/js/lessons/looks.js";
import { given } from "../given.js";

test("the page has all parts, cards and kinds of question that lessons may name", () => {
  const { looks, cards, kinds } = given("lesson_names");
  assert.deepEqual(Object.keys(LOOKS).sort(), looks.sort());
  assert.deepEqual(Object.keys(EXAMPLES), cards);
  const answers = KINDS.map((kind) => [kind, WAYS[kind] === "case" ? countAnswers({ about: kind }) - 1 : WAYS[kind]]);
  assert.deepEqual(answers, kinds);
});
