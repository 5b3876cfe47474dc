import assert from "node:assert/strict";
import test from "node:test";

import { textOf } from "../../../server/static/js/gallery/details.js";
import { contentsOf, countRows, countShown, neighbourOf } from "../../../server/static/js/gallery/rows.js";
import { given } from "../given.js";

const solution = (number) => ({ number, step: number * 10, columns: [] });
const at = (index) => (index < 7 ? solution(index + 1) : null);
const IN_ROWS = { kind: "rows", n: 8, found: 7, base: 0, count: 7, at };
const classOf = (...numbers) => ({ size: 3, members: numbers.map((one) => ({ ...solution(one), turn: "identity" })) });
const CLASSES = [classOf(1, 2, 5), classOf(3, 4, 9)];
const IN_CLASSES = { kind: "classes", n: 8, found: 5, count: 3, at: (index) => CLASSES[index] ?? null };

test("solutions stand in rows as long as there are any, classes one a row", () => {
  const numbers = contentsOf(IN_ROWS, 4, 1).map((content) => content?.solution.number);
  assert.deepEqual(numbers, [5, 6, 7, undefined]);
  const inClass = contentsOf(IN_CLASSES, 4, 1).map((content) => `${content.solution.number} ${content.found}`);
  assert.deepEqual(inClass, ["3 true", "4 true", "9 false"]);
  const rows = [IN_ROWS, IN_CLASSES, null].map((things) => countRows(things, 4));
  const shown = [0, 1, 2].map((row) => countShown(IN_CLASSES, 4, row));
  assert.deepEqual(rows, [2, 3, 0]);
  assert.deepEqual(shown, [3, 2, 0]);
});

test("a key leads to the next tile, round the ends of rows", () => {
  const move = (key, row, slot) => Object.values(neighbourOf(key, { row, slot }, IN_ROWS, 4) ?? {}).join(" ");
  assert.deepEqual([move("ArrowRight", 0, 3), move("ArrowRight", 0, 1)], ["1 0", "0 2"]);
  assert.deepEqual([move("ArrowLeft", 1, 0), move("ArrowLeft", 0, 0)], ["0 3", "-1 0"]);
  assert.deepEqual([move("ArrowDown", 0, 2), move("ArrowUp", 1, 2)], ["1 2", "0 2"]);
  assert.deepEqual([move("Home", 1, 2), move("End", 0, 2)], ["0 0", "1 0"]);
  assert.equal(neighbourOf("x", { row: 0, slot: 0 }, IN_ROWS, 4), null);
});

test("a board is written as the server writes it, in every form", () => {
  const boards = given("boards_as_text");
  assert.ok(boards.length > 10);
  for (const { columns, texts } of boards)
    for (const [form, text] of Object.entries(texts))
      assert.equal(textOf(columns, form), text, `${form} of ${columns}`);
});
