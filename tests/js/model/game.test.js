// The game of placing queens by hand: it goes through the tree of the search, and its board is that of the search.

import assert from "node:assert/strict";
import test from "node:test";

import { choose, createGame, openOf, takeBack } from "../../../server/static/js/model/game.js";
import { attackedPath, sceneOf } from "../../../server/static/js/model/gameboard.js";

/** Choose the squares of lines one after the other. @param {number} n @param {...number} squares */
const after = (n, ...squares) => squares.reduce((game, at) => choose(game, game.queens.length, at), createGame(n));

test("a game by hand visits every board of the search and finds all solutions", () => {
  /** Count the solutions below a game. @param {import("../../../server/static/js/model/game.js").Game} game @returns {number} */
  const count = (game) =>
    game.remark === "solved"
      ? 1
      : openOf(game).reduce((sum, at) => sum + count(choose(game, game.queens.length, at)), 0);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((n) => count(createGame(n))),
    [1, 0, 0, 2, 10, 4],
  );
});

test("each move has its remark, and a refused one changes nothing", () => {
  const game = after(4, 1);
  for (const [line, at, remark] of /** @type {[number, number, string][]} */ ([
    [1, 3, "placed"],
    [1, 0, "attacked"],
    [2, 0, "order"],
    [0, 0, "full"],
    [0, 1, "back"],
  ])) {
    const next = choose(game, line, at);
    assert.ok(remark.includes(next.remark), `${line} ${at}: ${next.remark}`);
    if (!["placed", "back"].includes(next.remark)) assert.equal(next.queens, game.queens);
  }
  assert.equal(after(4, 1, 3, 0, 2).remark, "solved");
  assert.equal(after(1, 0).remark, "solved");
});

test("a square that led to a dead end counts as tried, until its row is left", () => {
  const stuck = after(4, 0, 2);
  assert.equal(stuck.remark, "stuck");
  const back = takeBack(stuck);
  assert.deepEqual([back.queens, back.remark, openOf(back)], [[0], "back", [3]]);
  assert.equal(choose(back, 1, 2).remark, "tried");
  const deeper = choose(choose(back, 1, 3), 2, 1);
  assert.equal(deeper.remark, "stuck");
  const exhausted = takeBack(takeBack(deeper));
  assert.deepEqual([exhausted.queens, exhausted.remark], [[0], "exhausted"]);
  assert.deepEqual(openOf(takeBack(exhausted)), [1, 2, 3]);
  assert.equal(takeBack(createGame(4)).queens.length, 0);
});

test("the scene has the states of the next line; searches by columns have theirs", () => {
  const back = takeBack(after(4, 0, 2));
  const scene = sceneOf(back, "row");
  assert.deepEqual(scene.states, ["attacked", "attacked", "tried", "free"]);
  assert.deepEqual(scene.active, { along: "row", at: 1 });
  assert.deepEqual(sceneOf(after(4, 1), "column").queens, [[1, 0]]);
  assert.equal(sceneOf(after(4, 0, 2), "row").barren, 2);
  assert.deepEqual(sceneOf(after(4, 1, 3, 0, 2), "row"), {
    ...{ active: null, states: [], hollow: null, lifted: false, barren: null },
    queens: [
      [0, 1],
      [1, 3],
      [2, 0],
      [3, 2],
    ],
  });
  assert.equal(attackedPath(after(2, 0), "row"), "");
  assert.equal(attackedPath(after(3, 0), "row"), "M0 2h1v1h-1zM2 2h1v1h-1z");
  assert.equal(attackedPath(after(3, 0), "column"), "M2 0h1v1h-1zM2 2h1v1h-1z");
});
