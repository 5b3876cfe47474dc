import assert from "node:assert/strict";
import test from "node:test";

import { EXAMPLES } from "../../../server/static/js/bench/examples.js";
import { KINDS } from "../../../server/static/js/questions/kinds.js";
import { LOOKS } from "../../../server/static/js/lessons/looks.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const german = await wordsOf("lessons", "de");
const english = await wordsOf("lessons", "en");

test("the page has what a lesson may name: parts of it, questions, and a sentence for each mistake", () => {
  const { looks, cards, kinds, rules } = given("lessons");
  assert.deepEqual(Object.keys(LOOKS), looks);
  assert.deepEqual(Object.keys(EXAMPLES), cards);
  assert.deepEqual(KINDS, kinds);
  for (const { FAULTS } of [english, german]) assert.deepEqual(Object.keys(FAULTS).sort(), rules);
});
