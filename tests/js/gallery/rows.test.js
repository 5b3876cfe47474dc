import assert from "node:assert/strict";
import test from "node:test";

import { textOf } from "../../../server/static/js/gallery/details.js";
import { contentsOf, countGroups, countShown, neighbourOf } from "../../../server/static/js/gallery/rows.js";
import { given } from "../given.js";

const solution = (number) => ({ number, step: number * 10, columns: [] });
const at = (index) => (index < 7 ? solution(index + 1) : null);
const IN_ROWS = { kind: "rows", n: 8, found: 7, base: 0, count: 7, at };
const classOf = (...numbers) => ({ size: 3, members: numbers.map((one) => ({ ...solution(one), turn: "identity" })) });
const CLASSES = [classOf(1, 2, 5), classOf(3, 4, 9)];
const IN_CLASSES = { kind: "classes", n: 8, found: 5, base: 0, count: 3, at: (index) => CLASSES[index] ?? null };

test("solutions are in groups of sixty, and each class is a group", () => {
  const page = { ...IN_ROWS, base: 4, count: 3 };
  const numbers = contentsOf(page, 0).map(({ solution }) => solution.number);
  assert.deepEqual(numbers, [5, 6, 7]);
  const many = { ...IN_ROWS, base: 600, count: 130, at: (index) => solution(index + 1) };
  const ends = [0, 1, 2].map((group) => contentsOf(many, group).map((content) => content.solution.number));
  assert.deepEqual(
    ends.map((group) => [group.at(0), group.at(-1)]),
    [
      [601, 660],
      [661, 720],
      [721, 730],
    ],
  );
  const inClass = (classes, group) =>
    contentsOf(classes, group).map(({ solution, found }) => `${solution.number} ${found}`);
  assert.deepEqual(inClass(IN_CLASSES, 1), ["3 true", "4 true", "9 false"]);
  assert.deepEqual(inClass({ ...IN_CLASSES, base: 1, count: 2 }, 0), ["3 true", "4 true", "9 false"]);
  const shown = [0, 1, 2].map((group) => countShown(IN_CLASSES, group));
  assert.deepEqual([{ ...IN_ROWS, count: 0 }, IN_ROWS, many, IN_CLASSES].map(countGroups), [0, 1, 3, 3]);
  assert.deepEqual(shown, [3, 2, 0]);
});

test("a key leads to the next tile, from class to class", () => {
  const moveIn = (things) => (key, group, slot) =>
    Object.values(neighbourOf(key, { group, slot }, things, 2) ?? {}).join(" ");
  const [move, among] = [moveIn(IN_ROWS), moveIn(IN_CLASSES)];
  assert.deepEqual([move("ArrowRight", 0, 1), move("ArrowLeft", 0, 2)], ["0 2", "0 1"]);
  assert.deepEqual([move("ArrowDown", 0, 2), move("ArrowUp", 0, 4)], ["0 4", "0 2"]);
  assert.deepEqual([move("Home", 0, 2), move("End", 0, 2)], ["0 0", "0 6"]);
  assert.deepEqual([among("ArrowRight", 0, 2), among("ArrowLeft", 1, 0)], ["1 0", "0 2"]);
  assert.deepEqual([among("ArrowDown", 0, 2), among("ArrowUp", 1, 0)], ["1 0", "0 2"]);
  assert.deepEqual([among("ArrowLeft", 0, 0), among("ArrowDown", 2, 0)], ["-1 0", "3 0"]);
  assert.equal(neighbourOf("x", { group: 0, slot: 0 }, IN_ROWS, 4), null);
});

test("the page writes a board like the server, in every format", () => {
  const boards = given("boards_as_text");
  assert.ok(boards.length > 10);
  for (const { columns, texts } of boards)
    for (const [form, text] of Object.entries(texts))
      assert.equal(textOf(columns, form), text, `${form} of ${columns}`);
});
