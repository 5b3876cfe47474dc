import assert from "node:assert/strict";
import test from "node:test";

import { readPuzzle } from "../../../server/static/js/model/puzzle.js";
import { readBoards } from "../../../server/static/js/puzzle/days.js";
import * as draft from "../../../server/static/js/puzzle/draft.js";
import * as hint from "../../../server/static/js/puzzle/hint.js";
import * as model from "../../../server/static/js/puzzle/model.js";
import { guessesAt, pictureOfDeduction, pictureOfGame } from "../../../server/static/js/puzzle/pictures.js";
import { chooseBoard } from "../../../server/static/js/puzzle/finding.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const words = await wordsOf("puzzle", "en");
const TEXT = "touch:AABB/CABB/CCDD/CCDD";
const start = (text = TEXT, marks = undefined) => model.startGame(readPuzzle(text).puzzle, marks);
const SOLUTION = [
  [0, 1],
  [1, 3],
  [2, 0],
  [3, 2],
];

test("a square goes from nothing to a cross, a queen, and nothing; each is taken back by itself", () => {
  const games = [start()];
  for (const mark of ["x", "q", "."]) {
    games.push(model.cycle(games.at(-1), [1, 2]));
    assert.equal(model.markAt(games.at(-1), [1, 2]), mark);
  }
  let game = games.at(-1);
  for (const before of games.slice(0, -1).reverse()) {
    game = model.undo(game);
    assert.equal(game.marks, before.marks);
  }
  assert.equal(model.undo(game).marks, game.marks);
});

test("the crosses of a drag are taken back together, and starting again can be taken back", () => {
  let game = model.putMarks(start(), [[0, 0]], "x");
  for (const column of [1, 2]) game = model.putMarks(game, [[0, column]], "x", true);
  assert.equal(model.listCrosses(game).length, 3);
  assert.equal(model.undo(game).marks, start().marks);
  const cleared = model.clear(game);
  assert.equal(model.isBegun(cleared), false);
  assert.equal(model.undo(cleared).marks, game.marks);
});

test("closed squares and given queens take no marks, also from a stored game", () => {
  const text = "long:Q.#./..../..../....";
  const game = model.putMarks(start(text), [[0, 0], [0, 2], [1, 3]], "q"); // prettier-ignore
  assert.deepEqual(model.listQueens(game), [[0, 0], [1, 3]]); // prettier-ignore
  assert.equal(start(text, "q".repeat(16)).marks.slice(0, 4), ".q.q");
  assert.equal(start(text, "q").marks, ".".repeat(16));
  assert.equal(start(text, 7).marks, ".".repeat(16));
});

test("a game is solved when all queens stand and none attacks another", () => {
  const all = model.putMarks(start(), SOLUTION, "q");
  assert.equal(model.isSolved(all), true);
  assert.equal(model.isSolved(model.putMarks(start(), SOLUTION.slice(1), "q")), false);
  const wrong = model.putMarks(model.putMarks(all, [SOLUTION[3]], "."), [[3, 3]], "q");
  assert.equal(model.isSolved(wrong), false);
  const picture = pictureOfGame(wrong, { hint: null, dots: true });
  assert.deepEqual(picture.lines, [[[1, 3], [3, 3]]]); // prettier-ignore
  assert.equal(picture.looks[15].tone, "alarm");
});

test("attacked squares count as crossed out, and their attackers are named", () => {
  const game = model.putMarks(start(), [[1, 3]], "q");
  assert.deepEqual(model.listAttackers(game, [0, 2]), [{ queen: [1, 3], along: "region" }]);
  assert.equal(model.listRuledOut(game).length, 8);
  assert.deepEqual(hint.marksFor(game).queens, [[1, 3]]);
});

const STEP = { step: 0, kind: "cross", rule: 4, queens: [], free: [15, 15, 15, 15], squares: [[0, 1]], proof: [[2, 2]], depth: 0, deductions: 1, guesses: 0, solutions: 0 }; // prettier-ignore
const UNITS = [["region", 0], ["region", 2], ["column", 1], ["column", 2]]; // prettier-ignore

test("a hint says where, by which rule and which square, and is then done", () => {
  const game = start();
  const finding = { ...STEP, units: UNITS };
  const begun = hint.beginHint(game, { finding, mistake: null });
  assert.equal(hint.isAbout(begun, game), true);
  assert.deepEqual(
    [1, 2, 3].map((level) => words.hint(finding, level)),
    [
      "Look at regions A and C.",
      "Regions A and C need columns 2 and 3 between them.",
      "So no queen stands in row 1, column 2.",
    ],
  );
  assert.deepEqual(model.listCrosses(hint.follow(game, begun)), [[0, 1]]);
  const tones = [1, 2, 3].map((level) => pictureOfGame(game, { hint: { ...begun, level }, dots: false }).looks);
  assert.deepEqual(
    tones.map((looks) => [looks[1].tone, looks[10].tone]),
    [
      ["", ""],
      ["", "proof"],
      ["here", "proof"],
    ],
  );
});

test("a mistake is named first, and taken away", () => {
  const game = model.putMarks(start(), [[0, 0]], "q");
  const wrong = hint.beginHint(game, { finding: null, mistake: { queen: [0, 0] } });
  assert.equal(hint.follow(game, wrong).marks, start().marks);
  assert.equal(pictureOfGame(game, { hint: wrong, dots: false }).looks[0].tone, "alarm");
});

test("each rule has its sentence in the film", () => {
  const say = (step) => words.deduced({ ...STEP, ...step });
  assert.equal(
    say({ units: UNITS }),
    "Regions A and C need columns 2 and 3 between them, so no other queen stands there.",
  );
  assert.equal(say({ rule: 1, kind: "place", units: [["row", 0]] }), "Row 1 has one free square left: the queen stands in row 1, column 2."); // prettier-ignore
  assert.equal(say({ rule: 2, units: [] }), "The queen in row 3, column 3 attacks 1 square.");
  assert.equal(say({ rule: 3, units: [UNITS[0], UNITS[2]] }), "All free squares of region A lie in column 2, so no other queen stands there."); // prettier-ignore
  assert.equal(say({ rule: 5, units: [UNITS[0]] }), "A queen in row 1, column 2 would leave region A without a free square."); // prettier-ignore
  assert.equal(say({ kind: "guess", rule: null }), "No rule helps. A guess: a queen in row 1, column 2.");
});

test("the guesses under way are those whose branch is not done", () => {
  const step = (kind, depth, square) => ({ ...STEP, kind, depth, squares: square ? [square] : [], units: [] });
  const steps = [step("guess", 1, [0, 0]), step("guess", 2, [1, 2]), step("contradiction", 2), step("back", 1, [1, 2])];
  assert.deepEqual(guessesAt(steps.slice(0, 3)), [[0, 0], [1, 2]]); // prettier-ignore
  assert.deepEqual(guessesAt(steps), [[0, 0]]);
  const { looks } = pictureOfDeduction(start().puzzle, { ...STEP, queens: [[0, 0]], units: [] }, [[0, 0]]);
  assert.equal(looks[0].piece, "guess");
  assert.equal(looks[10].tone, "proof");
});

test("drawing closes squares, paints regions and keeps given queens; a smaller board loses what lies outside", () => {
  const signs = ({ puzzle }) => puzzle.rows.join("/");
  let board = draft.startDraft(null, 4);
  board = draft.toggleClosed(board, [0, 0]);
  board = draft.toggleGiven(board, [1, 1]);
  board = draft.paintRegion(draft.chooseLetter(board, "D"), [[1, 1], [3, 3]]); // prettier-ignore
  assert.equal(signs(board), "#.../.d../..../...D");
  assert.equal(signs(draft.toggleGiven(board, [1, 1])), "#.../.D../..../...D");
  assert.equal(signs(draft.resize(board, 5)), "#..../.d.../...../...D./.....");
  const small = draft.resize(draft.resize(board, 5), 4);
  assert.equal(signs(small), signs(board));
  assert.equal(words.fault(draft.faultsOf(board)[0]), "Regions A, B and C have no square: a board has no regions, or A to D."); // prettier-ignore
  assert.deepEqual(draft.faultsOf(draft.startDraft(null, 4)), []);
});

test("a board of the file has the size and the hardest rule that were asked for", () => {
  const boards = readBoards("7 3 A\n7 5 B\n7 6 C\n8 4 D\n");
  assert.equal(chooseBoard(boards, 7, "easy"), "touch:A");
  assert.equal(chooseBoard(boards, 7, "rules"), "touch:B");
  assert.equal(chooseBoard(boards, 7, "guess"), "touch:C");
  assert.equal(chooseBoard(boards, 8, "guess"), null);
});
