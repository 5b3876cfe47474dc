// Why an answer is wrong, held to the queens on the board: every wrong answer to every question of small boards.

import assert from "node:assert/strict";
import test from "node:test";

import { viewOf } from "../views.js";
import { explainMistake } from "../../../server/static/js/questions/mistakes.js";
import { given } from "../given.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const { question, why } = await wordsOf("learn", "en");
const { question: frage, why: warum } = await wordsOf("learn", "de");

const SIZES = [4, 5];
const FILMS = Object.fromEntries(SIZES.map((n) => [n, given("every_film", n)]));
const ASKED = Object.fromEntries(SIZES.map((n) => [n, given("asked", n)]));
const EVERY = SIZES.flatMap((n) =>
  Object.entries(ASKED[n]).flatMap(([algorithm, all]) => all.map((asked) => ({ n, algorithm, asked }))),
);
const SLOPES = { ld: 1, col: 0, rd: -1 };

/** @param {string} algorithm */
function mannerOf(algorithm) {
  const { family, fills } = viewOf(algorithm);
  return { masks: family === "masks", fills, inverted: algorithm === "flipped" };
}

/** Answers that could be given, the right one too. */
function answersTo({ about }, n) {
  if (about === "next") return [...Array(n).keys()].map((bit) => 2 ** bit);
  if (["free", "ld", "col", "rd"].includes(about)) return [...Array(2 ** n).keys()];
  return [...Array(about === "line" ? 12 : 4).keys()];
}

/**
 * @param {(mistake: any, asked: any, wrong: number, step: any, n: number, algorithm: string) => void} look  at every
 *   wrong answer
 */
function everyMistake(look) {
  for (const { n, algorithm, asked } of EVERY) {
    const step = FILMS[n][algorithm][asked.step];
    for (const wrong of answersTo(asked, n).filter((answer) => answer !== asked.answer)) {
      look(explainMistake(asked, wrong, step, n, mannerOf(algorithm)), asked, wrong, step, n, algorithm);
    }
  }
}

const attacks = ([row, column], [other, its]) =>
  row === other || column === its || Math.abs(row - other) === Math.abs(column - its);

test("the queens to blame stand on the board and attack what is meant", () => {
  everyMistake(({ reason, by }, asked, wrong, step, n, algorithm) => {
    const where = `${algorithm} ${n}, step ${asked.step}, ${asked.about}, ${wrong}`;
    for (const { queen } of by)
      assert.ok(
        step.queens.some(([row, column]) => row === queen[0] && column === queen[1]),
        where,
      );
    if (reason.why !== "attacked" && reason.why !== "hit") return assert.equal(by.length, 0, where);
    const line = step.queens.length;
    const place = n - 1 - reason.bit;
    const square = algorithm === "backtracking" ? [place, line] : [line, place];
    assert.ok(attacks(by[0].queen, square), where);
    if (algorithm === "backtracking") return undefined;
    return assert.equal(by[0].queen[1] + SLOPES[by[0].line] * (line - by[0].queen[0]), place, where);
  });
});

test("a bit to blame is one that was told wrong", () => {
  everyMistake(({ reason }, asked, wrong, step, n, algorithm) => {
    if (!["free", "ld", "col", "rd"].includes(asked.about) || !("bit" in reason)) return;
    const where = `${algorithm} ${n}, step ${asked.step}, ${asked.about}, ${wrong}`;
    assert.equal(((asked.answer ^ wrong) >> reason.bit) & 1, 1, where);
    const set = Boolean((asked.answer >> reason.bit) & 1) !== (algorithm === "flipped" && asked.about !== "free");
    assert.equal(set, ["missed", "hit"].includes(reason.why), where);
  });
});

test("a mask that forgets the shift, or the queen, is told so", () => {
  const seen = new Set();
  everyMistake(({ reason }, asked, wrong, step, n, algorithm) => {
    if (algorithm !== "bitmask" || !["ld", "rd"].includes(asked.about)) return;
    const before = step[asked.about];
    const [right, left] = [(mask) => mask >> 1, (mask) => (mask << 1) & (2 ** n - 1)];
    const [shift, turn] = asked.about === "ld" ? [right, left] : [left, right];
    const wanted =
      wrong === shift(before)
        ? "unjoined"
        : wrong === (before | step.bit)
          ? "unshifted"
          : wrong === turn(before | step.bit)
            ? "turned"
            : "";
    if (wanted) seen.add(wanted);
    if (wanted) assert.equal(reason.why, wanted, `step ${asked.step}, ${asked.about}, ${wrong}`);
    else assert.ok(["hit", "clear"].includes(reason.why));
  });
  assert.deepEqual([...seen].sort(), ["turned", "unjoined", "unshifted"]);
});

test("every mistake and every question has its sentence, in both languages", () => {
  const said = new Map();
  everyMistake(({ reason }, asked, wrong, step, n, algorithm) => {
    const manner = mannerOf(algorithm);
    for (const text of [
      why(reason, manner),
      warum(reason, manner),
      question(asked.about, 1, manner),
      frage(asked.about, 1, manner),
    ]) {
      assert.match(text, /^[\p{Lu}][^{}]+[.?]$|^(ld|rd) .+\.$/u);
      assert.doesNotMatch(text, /undefined|NaN|null|object/);
    }
    said.set(reason.why, why(reason, manner));
  });
  assert.deepEqual([...said.keys()].sort(), [
    "apart",
    "attacked",
    "clear",
    "earlier",
    "falls",
    "follows",
    "full",
    "goesOn",
    "hit",
    "left",
    "line",
    "lower",
    "missed",
    "nobody",
    "nothing",
    "open",
    "rows",
    "second",
    "solved",
    "spent",
    "turned",
    "unjoined",
    "unshifted",
  ]);
});

/** What is said to one wrong answer. */
function saidTo(algorithm, number, about, wrong) {
  const asked = ASKED[4][algorithm].find((each) => each.step === number && each.about === about);
  return why(
    explainMistake(asked, wrong, FILMS[4][algorithm][number], 4, mannerOf(algorithm)).reason,
    mannerOf(algorithm),
  );
}

test("one wrong answer of each kind", () => {
  assert.equal(
    saidTo("bitmask", 2, "next", 0b0001),
    "Bit 0 is attacked along │ by the queen of row 0: col has a 1 there.",
  );
  assert.equal(saidTo("bitmask", 2, "next", 0b1000), "Bit 3 is free, but bit 2 is lower, and the lowest comes first.");
  assert.equal(
    saidTo("bitmask", 2, "free", 0b1110),
    "Bit 1 is attacked along / by the queen of row 0: rd has a 1 there.",
  );
  assert.equal(
    saidTo("flipped", 2, "free", 0b1110),
    "Bit 1 is attacked along / by the queen of row 0: rd has a 0 there.",
  );
  assert.equal(
    saidTo("bitmask", 3, "rd", 0b0110),
    "That is rd before the shift: one row down it has moved one column to the left.",
  );
  assert.equal(
    saidTo("bitmask", 3, "ld", 0),
    "The new queen is missing: her ray starts in her own row, so her bit joins before the shift.",
  );
  assert.equal(saidTo("bitmask", 3, "col", 0b0001), "The new queen is missing: her column is taken from now on.");
  assert.equal(
    saidTo("bitmask", 1, "falls", 0),
    "Bit 0 is attacked along \\, and the shift to the right drops it. Bit 3 is not attacked along /, so nothing leaves on the left.",
  );
  assert.equal(saidTo("bitmask", 2, "after", 1), "Row 1 still has bits 3 and 2 to try, so a queen goes there.");
  assert.equal(saidTo("bitmask", 3, "ends", 0), "Every square of row 2 is attacked: a dead end.");
  assert.equal(
    saidTo("bitmask", 3, "below", 1),
    "By step 5 everything below her has been tried, and no solution was there.",
  );
  assert.equal(saidTo("bitmask", 4, "back", 2), "The nearest row with a free square left to try is row 1, 1 back.");
  assert.equal(saidTo("bitmask", 0, "line", 3), "Line 7 runs next.");
  assert.equal(
    saidTo("basic", 0, "next", 1),
    "That square is free, but the search tries a row from the left and comes to another free one before.",
  );
  assert.equal(saidTo("backtracking", 3, "attacker", 3), "There is no queen in row 3 yet.");
});
