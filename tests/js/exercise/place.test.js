// The exercise with four queens: its rules, and a learner's way through the same tree as the search's.

import assert from "node:assert/strict";
import test from "node:test";

import {
  CORNER,
  N,
  SOLUTIONS as OWN,
  choose,
  createGame,
  entryBelow,
  firstOf,
  picturesOf,
  isSolved,
  isStuck,
  isTried,
  takeBack,
} from "../../../server/static/js/exercise/place/game.js";
import { MOST_MISSES, judge } from "../../../server/static/js/exercise/place/judge.js";
import { askedOf, raysAt } from "../../../server/static/js/exercise/place/rays.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const german = await wordsOf("place", "de");
const english = await wordsOf("place", "en");

const FILM = given("every_film", N).bitmask;
const SOLUTIONS = ["1,3,0,2", "2,0,3,1"];
const COLUMNS = [...Array(N).keys()];

/** @param {number[]} queens */
const leadsOn = (queens) => SOLUTIONS.some((solution) => solution.startsWith(queens.join(",")));

/**
 * Call `look` for every turn of every game that can follow from these choices.
 * @param {any} game
 * @param {(turn: any, before: any) => void} look
 */
function everyGame(game, look) {
  const seen = new Set();
  const walk = (/** @type {any} */ before) => {
    const key = JSON.stringify(before);
    if (seen.has(key)) return;
    seen.add(key);
    const squares = COLUMNS.flatMap((row) => COLUMNS.map((column) => [row, column]));
    for (const turn of [...squares.map((square) => choose(before, /** @type {any} */ (square))), takeBack(before)]) {
      look(turn, before);
      walk(turn.game);
    }
  };
  walk(game);
  return seen.size;
}

test("no two placed queens attack each other, and crossed squares lead nowhere", () => {
  const games = everyGame(createGame(), ({ game, remark }, before) => {
    game.queens.forEach((column, row) =>
      game.queens
        .slice(0, row)
        .forEach((other, above) => assert.ok(![0, row - above].includes(Math.abs(column - other)))),
    );
    game.tried.forEach((columns, row) =>
      columns.forEach((column) => assert.ok(!leadsOn([...game.queens.slice(0, row), column]), "a crossed square")),
    );
    assert.equal(
      isStuck(game),
      !isSolved(game) &&
        COLUMNS.every(
          (column) =>
            isTried(game, game.queens.length, column) ||
            choose(game, [game.queens.length, column]).remark.about === "refused",
        ),
    );
    if (isSolved(game)) assert.ok(SOLUTIONS.includes(String(game.queens)));
    if (remark.about === "named")
      assert.ok(!before.named && isStuck(before) && game.named, "backtracking is named once, after being stuck");
    for (const words of [english, german])
      assert.equal(
        words.remark(remark).includes(words.NAME),
        remark.about === "named" || (remark.about === "solved" && game.named),
      );
  });
  assert.ok(games > 50);
});

test("a queen in the corner leads to a dead end before the solution", () => {
  everyGame(createGame([CORNER]), ({ game }) => assert.ok(!isSolved(game) || game.queens[0] !== CORNER));
});

test("a refused square is explained by all queens that attack it", () => {
  const { remark } = choose(createGame([3, 0]), [2, 1]);
  assert.deepEqual(remark, {
    about: "refused",
    square: [2, 1],
    against: [
      { row: 0, along: "rd" },
      { row: 1, along: "ld" },
    ],
    stuck: false,
  });
  assert.match(
    english.remark(remark),
    /the queen in the top row attacks that square diagonally, and the queen in the second row/,
  );
  assert.equal(choose(createGame([3, 0, 2]), [3, 1]).remark.stuck, true);
});

test("the demonstration shows the search up to its first solution", () => {
  const pictures = picturesOf(FILM);
  assert.deepEqual(pictures.at(-1).queens, [2, 0, 3, 1]);
  const kinds = FILM.slice(0, pictures.at(-1).step + 1)
    .filter((/** @type {any} */ { kind }) => kind !== "call")
    .map((/** @type {any} */ { kind }) => kind);
  assert.deepEqual(
    pictures.map(({ kind }) => kind).filter((kind) => kind !== "start" && kind !== "dead end"),
    kinds,
  );
  assert.equal(pictures.filter(({ kind }) => kind === "dead end").length, FILM[pictures.at(-1).step].dead_ends);
  for (const { kind, queens, row, tried } of pictures)
    if (kind === "return") for (const column of tried) assert.ok(!leadsOn([...queens.slice(0, row), column]));
  for (const words of [english, german]) for (const frame of pictures) assert.ok(words.frame(frame));
});

test("each ray can be asked for on the found board, and its digits are those of the film", () => {
  assert.deepEqual([...OWN].sort(), SOLUTIONS.map((solution) => solution.replaceAll(",", "")).sort());
  const digits = { 2031: [0b0100, 0b1010, 0b1000, 0b0001], 1302: [0b0001, 0b0101, 0b0010, 0b1000] };
  const rays = { 2031: [["ld"], ["col"], ["rd", "col"]], 1302: [["col"], ["rd"], ["ld", "col"]] };
  for (const solution of OWN) {
    const queens = firstOf(solution);
    assert.deepEqual(
      askedOf(queens).map((column) => raysAt(queens, column)),
      rays[solution],
    );
    const { kind, ld, col, rd, poss } = entryBelow(FILM, queens);
    assert.deepEqual([kind, ld, col, rd, poss], ["call", ...digits[solution]]);
  }
});

test("three mistakes show where to look, the queen behind a digit, and the answer", () => {
  const [queens, answer] = [[2, 0], 0b1110];
  const verdicts = [0, 1, 2].map((misses) => judge(0b1000, answer, queens, misses));
  assert.deepEqual(
    verdicts.map(({ about }) => about),
    ["look", "hit", "told"],
  );
  assert.deepEqual(verdicts[0], { about: "look", wrong: [1, 2], column: 1, by: [] });
  assert.deepEqual(verdicts[1].by, [{ row: 1, along: "ld" }]);
  assert.equal(judge(answer, answer, queens, 1).about, "right");
  assert.equal(MOST_MISSES, 3);
  const clear = judge(0b1111, answer, queens, 1);
  assert.deepEqual([clear.about, clear.wrong, clear.by], ["clear", [3], []]);
  for (const words of [english, german]) {
    const said = [...verdicts, clear, judge(answer, answer, queens, 0)].map((one) => words.verdictOnDigits(one));
    assert.equal(new Set(said).size, 5);
    assert.ok(said.every((text) => !/[{}]|undefined/.test(text)));
    assert.ok(words.wrongDigit(2).includes(words.COLUMNS[2]));
  }
});
