import assert from "node:assert/strict";
import test from "node:test";

import { NAMES, listOverview } from "../../../server/static/js/exercise/list.js";
import { ANSWERS } from "../../../server/static/js/yours/bugs.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

test("the overview has only what the supplier offers, and words for all of it", async () => {
  const all = listOverview(() => true);
  for (const language of ["en", "de"]) {
    const { LIST } = await wordsOf("exercise", language);
    assert.deepEqual(Object.keys(LIST), [...all.map(({ name }) => name)]);
  }
  assert.deepEqual(
    listOverview(() => false).map(({ name }) => name),
    NAMES,
  );
  const bugs = all.find(({ name }) => name === "bugs");
  assert.equal(bugs.href, `yours?bug=${Object.keys(ANSWERS)[0]}`);
  const alone = listOverview((name) => name !== "watch").map(({ name }) => name);
  assert.deepEqual(alone, [...NAMES, "bugs"]);
});
