// The board of each day: the same everywhere, easy on Monday, and none twice within a year.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { boardOf, readBoards } from "../../../server/static/js/puzzle/days.js";

const FILE = new URL("../../../server/static/puzzle/boards.txt", import.meta.url);
const BOARDS = readBoards(readFileSync(FILE, "utf-8"));

/** The days from a date on. */
const daysFrom = (year, month, day, count) =>
  Array.from({ length: count }, (_, later) => new Date(year, month - 1, day + later));

test("the file has 2,000 boards", () => {
  assert.equal(BOARDS.length, 2000);
  for (const { n, rule, board } of BOARDS) {
    assert.match(board, /^touch:[A-K/]+$/);
    assert.equal(board.length, 6 + n * n + n - 1);
    assert.ok(rule >= 1 && rule <= 6);
  }
});

test("a week goes from easy to rule 5, and from small to large", () => {
  const week = daysFrom(2026, 11, 30, 7).map((date) => boardOf(date, BOARDS));
  assert.deepEqual(
    week.map(({ n }) => n),
    [7, 8, 8, 9, 9, 10, 11],
  );
  assert.deepEqual(
    week.map(({ rule }) => Math.max(rule, 3)),
    [3, 3, 4, 4, 5, 5, 5],
  );
});

test("no board comes twice within a year, in any year", () => {
  for (const year of [1969, 2026, 2027, 2028, 2060]) {
    const boards = daysFrom(year, 3, 1, 366).map((date) => boardOf(date, BOARDS).board);
    assert.equal(new Set(boards).size, 366, String(year));
  }
});

test("a day has one board, from its first to its last millisecond", () => {
  const names = (...time) => boardOf(new Date(2026, 11, 3, ...time), BOARDS).board;
  assert.equal(names(0, 0, 0, 0), names(23, 59, 59, 999));
  assert.notEqual(names(0), boardOf(new Date(2026, 11, 4), BOARDS).board);
  assert.notEqual(names(0), boardOf(new Date(2026, 11, 10), BOARDS).board);
});

test("all boards for a day of the week come before one comes again", () => {
  const boards = readBoards(["A", "B", "C", "D", "E", "F"].map((rows) => `7 3 ${rows}`).join("\n"));
  const mondays = Array.from({ length: 12 }, (_, week) => boardOf(new Date(2026, 10, 30 + 7 * week), boards).board);
  assert.equal(new Set(mondays.slice(0, 6)).size, 6);
  assert.deepEqual(mondays.slice(6), mondays.slice(0, 6));
});

test("a file without a board for the day is an error", () => {
  assert.throws(() => boardOf(new Date(2026, 10, 30), readBoards("7 5 A")), {
    message: "there is no board of n = 7 for the rules 1, 2, 3",
  });
});
