// The time for which bits and queens were held in the last second, and the changing lines of the board.

import assert from "node:assert/strict";
import test from "node:test";

import { Held, findChanging, isSettled, squareNumber, strengthOf } from "../../../server/static/js/model/held.js";
import { upTo } from "../board.js";
import { seeded } from "../random.js";

const near = (is, should, what = "") => assert.ok(Math.abs(is - should) < 1e-9, `${what} ${is}, not ${should}`);

test("a constant state was held for a second, and a past one for less and less", () => {
  const held = new Held(3, [0, 1]);
  assert.deepEqual([...held.seconds], [1, 1, 0]);
  held.note([0, 2], 0.25);
  upTo(3).forEach((thing) => near(held.seconds[thing], [1, 0.75, 0.25][thing]));
  held.note([0], 0.5);
  upTo(3).forEach((thing) => near(held.seconds[thing], [1, 0.25, 0.25][thing]));
  held.note([0], 2); // longer than the memory
  upTo(3).forEach((thing) => near(held.seconds[thing], [1, 0, 0][thing]));
});

test("the time held is the sum over the pictures of the last second, at any intervals", () => {
  const random = seeded(11);
  const pictures = [{ things: [0], length: 1 }];
  const held = new Held(5, [0]);
  for (let round = 0; round < 2000; round++) {
    const things = upTo(5).filter(() => random() < 0.4);
    const lasted = random() < 0.1 ? random() / 2 : random() / 60;
    held.note(things, lasted);
    pictures.push({ things, length: lasted });
    const sums = Array(5).fill(0);
    let left = 1;
    for (const { things: these, length } of pictures.slice().reverse()) {
      const share = Math.min(left, length);
      for (const thing of these) sums[thing] += share;
      if ((left -= share) <= 0) break;
    }
    sums.forEach((sum, thing) => assert.ok(Math.abs(sum - held.seconds[thing]) < 1e-6, `${thing} in round ${round}`));
  }
});

test("if there are more pictures than fit, they cover less than a second", () => {
  const held = new Held(1, []);
  for (let picture = 0; picture < 5000; picture++) held.note([0], 1 / 5000);
  assert.ok(held.seconds[0] > 0 && held.seconds[0] <= 1);
});

/** Return the seconds of all squares of a board, from triples [row, column, seconds]. */
function boardOf(n, squares) {
  const seconds = new Float64Array(n * n);
  for (const [row, column, its] of squares) seconds[squareNumber([row, column], n)] = its;
  return seconds;
}

test("the changing lines reach from the first queen that moves to the last line with a queen", () => {
  const still = [
    [0, 1, 1],
    [1, 3, 0.9],
  ];
  const queens = [
    [0, 1],
    [1, 3],
    [2, 0],
  ];
  assert.ok(isSettled(0.9) && !isSettled(0.5));
  assert.equal(findChanging(boardOf(4, still), queens.slice(0, 2), 4, "row"), null);
  assert.deepEqual(findChanging(boardOf(4, [...still, [2, 0, 0.2]]), queens, 4, "row"), { first: 2, last: 2 });
  const deep = [...still, [2, 0, 0.2], [3, 2, 0.1]];
  assert.deepEqual(findChanging(boardOf(4, deep), queens, 4, "row"), { first: 2, last: 3 });
  assert.deepEqual(findChanging(boardOf(4, deep), queens.slice(0, 2), 4, "row"), { first: 2, last: 3 });
  const turned = deep.map(([row, column, its]) => [column, row, its]);
  const across = queens.map(([row, column]) => [column, row]);
  assert.deepEqual(findChanging(boardOf(4, turned), across, 4, "column"), { first: 2, last: 3 });
});

test("a longer time is a stronger colour, on which a digit stays readable", () => {
  const strengths = [0, 0.05, 0.2, 0.5, 1].map(strengthOf);
  assert.deepEqual(strengths, [...strengths].sort());
  assert.equal(strengths[0], 0);
  assert.ok(strengths[4] <= 0.8);
});
