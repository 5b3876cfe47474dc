// The board of a step, compared with states computed from the queens.

import assert from "node:assert/strict";
import test from "node:test";

import {
  boardsAcross,
  deadEndsOf,
  attackers,
  darkSquares,
  deadEndSide,
  sceneOf,
  squareState,
} from "../../../server/static/js/model/board.js";
import { queensIn, squaresOf, upTo } from "../board.js";
import { given } from "../given.js";

const FILMS = given("films", 1, 4, 5, 6);

/** @param {number[][]} queens @param {number} row @param {number} column */
const attacked = (queens, row, column) =>
  queens.some(([r, c]) => r < row && (c === column || Math.abs(c - column) === row - r));

test("squares of the active row are attacked, free or taken according to the queens, and others are unmarked", () => {
  for (const [size, steps] of Object.entries(FILMS))
    for (const step of steps) {
      const n = Number(size);
      const scene = sceneOf(step, n);
      const where = `N = ${n}, step ${step.step}`;
      const isOpen = step.stack.length > 0 && step.row < n;
      assert.deepEqual(scene.active, isOpen ? { along: "row", at: step.row } : null, where);
      for (const [row, column] of squaresOf(n)) {
        const state = squareState(scene, row, column);
        const place = `${where}, ${row} ${column}: ${state}`;
        if (row !== scene.active?.at) assert.equal(state, "", place);
        else assert.equal(state === "attacked", attacked(step.queens, row, column), place);
      }
      const standing = scene.states.flatMap((state, column) => (state === "placed" ? [column] : []));
      assert.deepEqual(standing, step.kind === "place" ? [step.square[1]] : [], where);
      const isBarren = step.kind === "call" && upTo(n).every((column) => attacked(step.queens, step.row, column));
      assert.equal(scene.barren !== null, isBarren, where);
    }
});

test("the next queen is outlined on the rightmost free square, and a lifted one on its old square", () => {
  for (const step of FILMS[5]) {
    const { hollow, lifted, states } = sceneOf(step, 5);
    const coming = step.kind === "call" ? states.lastIndexOf("candidate") : -1;
    assert.equal(lifted, step.kind === "return" && step.square !== null);
    assert.deepEqual(hollow, lifted ? step.square : coming < 0 ? null : [step.row, coming]);
    if (coming >= 0) assert.ok(states.slice(coming + 1).every((state) => state === "attacked"));
  }
});

test("a column can be active as well", () => {
  const scene = { active: { along: "column", at: 1 }, states: ["refused", "placed", ""] };
  const states = upTo(3).map((row) => squareState(scene, row, 1));
  assert.deepEqual(states, scene.states);
  assert.equal(squareState(scene, 1, 0), "");
});

test("half of the squares are dark, and never the upper left one", () => {
  assert.equal(darkSquares(1, 1), "");
  assert.equal(darkSquares(2, 2), "M1 0h1v1h-1zM0 1h1v1h-1z");
  assert.equal(darkSquares(5, 5).split("M").length - 1, 12);
});

test("in the last two rows the label of a dead end is above, away from its queen", () => {
  const queens = queensIn(0, 3, 6, 1, 4, 0);
  const side = (barren, column) => deadEndSide({ barren, queens: [...queens, [6, column]].slice(0, barren ?? 0) }, 8);
  assert.deepEqual([side(null, 0), side(0, 0), side(5, 0), side(7, 2), side(7, 5)], ["", "", "", "right", "left"]);
});

test("attacks are those of the server", () => {
  const cases = given("attackers");
  assert.equal(cases.length, 125);
  for (const { columns, attackers: expected } of cases)
    assert.deepEqual(attackers(columns, 2, columns[2]), expected, String(columns));
});

test("all solutions of eight queens fit, and fewer boards of larger ones", () => {
  assert.deepEqual(
    [
      [1, 1],
      [4, 2],
      [8, 92],
      [10, 724],
      [12, 14_200],
      [18, 666_090_624],
    ].map(([n, all]) => boardsAcross(n, all)),
    [1, 2, 10, 10, 8, 5],
  );
});

test("a board without a solution has these dead ends", () => {
  assert.deepEqual(deadEndsOf(2), [[0], [1]]);
  assert.deepEqual(deadEndsOf(3), [[0, 2], [1], [2, 0]]);
});
