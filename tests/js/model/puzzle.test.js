// A puzzle's board on the page of the film: why each square and bit is as it is, and why an answer is wrong, compared with
// the masks of the search.

import assert from "node:assert/strict";
import test from "node:test";

import "../views.js";
import { factOf } from "../../../server/static/js/model/causes.js";
import { formatPuzzle, insertBoard, puzzleOf } from "../../../server/static/js/model/puzzle.js";
import { answersTo, mannerOf } from "../../../server/static/js/questions/kinds.js";
import { explainMistake, explainRight } from "../../../server/static/js/questions/mistakes.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { squaresOf, upTo } from "../board.js";
import { given } from "../given.js";

const SAID = await Promise.all(["en", "de"].map((language) => wordsOf("learn", language)));
const EXPLAINED = await Promise.all(["en", "de"].map((language) => wordsOf("page", language)));
const REGISTERS = ["ld", "col", "rd", "reg", "open", "poss", "bit"];
const FILMS = given("board_films").map(({ board, steps, ...film }) => {
  const puzzle = puzzleOf(board);
  return { ...film, puzzle, steps: steps.map((step) => ({ ...step, puzzle })) };
});
const has = (mask, column, n) => ((mask >> (n - 1 - column)) & 1) === 1;

/** @param {(step: any, n: number, where: string) => void} look  called for every step of every board */
function everyStep(look) {
  for (const { puzzle, n, steps } of FILMS)
    for (const step of steps) look(step, n, `${formatPuzzle(puzzle)}, step ${step.step}`);
}

test("every bit of every register is the one of the step", () => {
  everyStep((step, n, before) => {
    for (const register of REGISTERS)
      for (const column of upTo(n)) {
        const { on, side } = factOf(step, n, { register, column });
        if (side !== "over") assert.equal(on, has(step[register], column, n), `${before}, ${register} ${column}`);
      }
  });
});

test("a square is attacked exactly where its row's masks bar it, and says by what", () => {
  const seen = new Set();
  everyStep((step, n, before) => {
    for (const square of squaresOf(n)) {
      const [row, column] = square;
      const call = step.stack[row];
      const fact = factOf(step, n, { square });
      for (const { explaining } of EXPLAINED) assert.match(explaining.explained(fact, n), /^\p{Lu}[^{}]+\.$/u, before);
      if (!call || fact.state === "queen") continue;
      const isFree = has(call.open & ~(call.ld | call.col | call.rd | call.reg), column, n);
      const { closed, given: givenQueen, queen } = fact.bars;
      assert.equal(fact.state !== "attacked", isFree, `${before}, ${square}`);
      assert.equal(Boolean(closed || givenQueen), !has(call.open, column, n), `${before}, ${square}`);
      assert.equal(Boolean(queen), has(call.reg, column, n), `${before}, ${square}`);
      for (const line of ["ld", "col", "rd"])
        assert.equal(
          fact.by.some((attack) => attack.line === line),
          has(call[line], column, n),
          `${before}, ${square}, ${line}`,
        );
      seen.add([closed && "closed", givenQueen && "given", queen && "region"].filter(Boolean).join());
    }
  });
  for (const bar of ["closed", "given", "region", ""]) assert.ok(seen.has(bar), bar);
});

test("every wrong answer about a board has a reason that its masks confirm", () => {
  const seen = new Set();
  const manner = mannerOf("puzzle");
  for (const { n, puzzle, steps, questions } of FILMS)
    for (const question of questions) {
      const step = steps[question.step];
      const asked = { question, step, run: { algorithm: "puzzle", n, goal: "all" } };
      const where = `${formatPuzzle(puzzle)}, step ${question.step}, ${question.about}`;
      const wrongs = (answersTo(asked, upTo(12)) ?? upTo(2 ** n)).filter((answer) => answer !== question.answer);
      for (const reason of [explainRight(asked), ...wrongs.map((wrong) => explainMistake(asked, wrong).reason)]) {
        seen.add(reason.why);
        for (const { why } of SAID) assert.match(why(reason, manner), /^(\p{Lu}|ld|rd)[^{}]+\.$/u, where);
        const { bit, by, bits } = reason;
        if (reason.why === "barred") assert.ok(((by === "region" ? step.reg : ~step.open) >> bit) & 1, where);
        if (reason.why === "missed" || reason.why === "lower") assert.ok((step.poss >> bit) & 1, where);
        if (reason.why === "attacked") assert.ok(((step.ld | step.col | step.rd) >> bit) & 1, where);
        if (reason.why === "open") {
          const below = steps[question.step + 1];
          assert.deepEqual(
            bits.map((one) => (below.poss >> one) & 1),
            Array(bits.length).fill(1),
            where,
          );
          assert.equal(below.poss.toString(2).replaceAll("0", "").length, bits.length, where);
        }
      }
    }
  for (const why of ["barred", "attacked", "missed", "beside", "clearAll", "lowest", "full"])
    assert.ok(seen.has(why), why);
});

test("a listing shown for a board is the one that the server runs", () => {
  const coloured = given("coloured", "puzzle");
  const textOf = (lines) => lines.map((pieces) => pieces.map(([, piece]) => piece).join("")).join("\n");
  for (const { puzzle, listings } of FILMS)
    for (const language of ["python", "javascript"])
      assert.equal(
        `${textOf(insertBoard(coloured[language], puzzle)).replace(/^n = 8$/m, `n = ${puzzle.n}`)}\n`, // as the panel writes it
        listings[language],
      );
});
