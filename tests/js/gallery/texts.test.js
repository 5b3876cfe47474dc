import assert from "node:assert/strict";
import test from "node:test";

import { textOf } from "../../../server/static/js/gallery/details.js";
import { given } from "../given.js";

test("a board is written as the server writes it, in every form", () => {
  const boards = given("boards_as_text");
  assert.ok(boards.length > 10);
  for (const { columns, texts } of boards) {
    for (const [form, text] of Object.entries(texts))
      assert.equal(textOf(columns, form), text, `${form} of ${columns}`);
  }
});
