// Starting points: their texts are true.

import assert from "node:assert/strict";
import test from "node:test";

import { STARTS } from "../../../server/static/js/guide/starts.js";
import { queensIn, upTo } from "../board.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { start: describe } = await wordsOf("guide", "en");

const start = (name) => STARTS.find((one) => one.name === name);
const FILMS = given("films", 2, 3, 4, 6, 8);
const TOTALS = given("totals", 2, 3, 4, 6, 8, 16);

/** Return the steps of the dead ends with the most queens. */
function deepestDeadEnds(n) {
  const dead = FILMS[n].filter(({ kind, poss }) => kind === "call" && poss === 0);
  const deepest = Math.max(...dead.map(({ row }) => row));
  return dead.filter(({ row }) => row === deepest);
}

const firstSolution = (n) => FILMS[n].find(({ kind }) => kind === "solution");

const NAMES = ["whole", "mirror", "two", "three", "first", "deepest", "fast"];

test("the figures are those of the search", () => {
  assert.deepEqual(STARTS.map(({ name }) => name).sort(), [...NAMES].sort());
  for (const { name, n, step, figures } of STARTS)
    for (const figure of ["steps", "solutions", "dead_ends"].filter((its) => its in figures))
      if (figure !== "dead_ends" || !step) assert.equal(figures[figure], TOTALS[n][figure], name);
  assert.deepEqual([2, 3].map(firstSolution), [undefined, undefined], "boards without a solution have none");
});

test("the second half of the solutions for N = 6 mirrors the first", () => {
  const solutions = FILMS[6].filter(({ kind }) => kind === "solution");
  const boards = solutions.map(({ queens }) => queens.map(([, column]) => column));
  const mirrored = boards.map((board) => board.map((column) => 5 - column));
  assert.deepEqual(mirrored, boards.reverse());
});

test("the first solution is the first of its film", () => {
  const { step, figures } = start("first");
  const first = firstSolution(8);
  assert.equal(step, first.step);
  assert.deepEqual(figures, { placements: first.placements, dead_ends: first.dead_ends });
});

test("the deepest dead end has the most queens", () => {
  const { step, figures } = start("deepest");
  const deepest = deepestDeadEnds(8);
  assert.equal(step, deepest[0].step);
  assert.equal(figures.times, deepest.length);
  const { row, queens } = deepest[0];
  assert.deepEqual([figures.row, row, queens.length], [7, 7, 7]);
  const left = upTo(8).filter((column) => !queens.some(([, at]) => at === column));
  assert.deepEqual(left, [figures.column]);
  const attackers = queens.filter(([its, at]) => Math.abs(at - left[0]) === row - its).map(([its]) => its);
  assert.deepEqual(attackers, [figures.attacker]);
});

test("every number in a text comes from its film", () => {
  for (const { name, n, step, speed, figures } of STARTS) {
    const known = new Set([n, step, speed, 0, 1, ...Object.values(figures)]); // 0 and 1: rows
    known.add(n - 1 - (figures.column ?? n - 1));
    if (name === "fast") known.add(Math.round(figures.steps / speed / 60)); // minutes
    const { title, look } = describe(name, { n, step, speed, ...figures });
    const told = `${title} ${look}`.match(/\b\d[\d,]*\b/g).map((number) => Number(number.replaceAll(",", "")));
    for (const number of told) assert.ok(known.has(number), `${name}: ${number}`);
  }
});

test("a small board shows the first solution, or a state right before a dead end", () => {
  for (const { name, n, queens } of STARTS) {
    if (["two", "three", "deepest"].includes(name)) {
      const [{ step }] = deepestDeadEnds(n);
      assert.deepEqual(FILMS[n][step - 1].queens, queensIn(...queens), name);
    } else assert.deepEqual(TOTALS[n].first, [queens], name);
  }
});
