// The reasons for wrong answers, compared with the queens: every wrong answer to every question about small boards.

import assert from "node:assert/strict";
import test from "node:test";

import "../views.js";
import { answersTo as listAnswers, mannerOf } from "../../../server/static/js/questions/kinds.js";
import { explainMistake, explainRight } from "../../../server/static/js/questions/mistakes.js";
import { readAsked } from "../../../server/static/js/class/asked.js";
import { wordsOf } from "../../../server/static/js/words/words.js";
import { upTo } from "../board.js";
import { given } from "../given.js";
import { EVERY } from "./every.js";

const { hint, question: ask, why } = await wordsOf("learn", "en");
const { hint: hinweis, question: frage, why: warum } = await wordsOf("learn", "de");

/** Find a question about four queens. */
const findAsked = (algorithm, number, about) =>
  EVERY.find(({ where }) => where === `${algorithm}, N = 4, step ${number}, ${about}`);

/** Return all possible answers, including the right one. */
const answersTo = (asked) => listAnswers(asked, upTo(12)) ?? upTo(2 ** asked.run.n);

/** @param {(mistake: any, wrong: number, asked: typeof EVERY[number], where: string) => void} look  called for every mistake */
function everyMistake(look) {
  for (const asked of EVERY) {
    const { question, where } = asked;
    for (const wrong of answersTo(asked).filter((answer) => answer !== question.answer))
      look(explainMistake(asked, wrong), wrong, asked, `${where}, ${wrong}`);
  }
}

const attacks = ([row, column], [other, its]) =>
  row === other || column === its || Math.abs(row - other) === Math.abs(column - its);

test("a mask without the shift, or without the queen, is recognised", () => {
  const seen = new Set();
  everyMistake(({ reason }, wrong, { question: { about }, step, n, algorithm }, where) => {
    if (algorithm !== "bitmask" || !["ld", "rd"].includes(about)) return;
    const [right, left] = [(mask) => mask >> 1, (mask) => (mask << 1) & (2 ** n - 1)];
    const [shift, turn] = about === "ld" ? [right, left] : [left, right];
    const joined = step[about] | step.bit;
    const slips = { unjoined: shift(step[about]), unshifted: joined, turned: turn(joined) };
    const slip = Object.keys(slips).find((name) => slips[name] === wrong);
    if (slip) assert.equal(reason.why, slip, where);
    else assert.ok(["hit", "clear"].includes(reason.why), where);
    seen.add(slip);
  });
  seen.delete(undefined);
  assert.deepEqual([...seen].sort(), ["turned", "unjoined", "unshifted"]);
});

const REASONS = `apart attacked clear earlier early empty falls follows goesOn hit inverse left line lower missed nearer
  nothing open second shut solved spent turned unjoined unshifted`;

test("every mistake and every question has its sentence, in both languages", () => {
  const said = new Set();
  everyMistake(({ reason }, _wrong, { question: { about }, algorithm }) => {
    const manner = mannerOf(algorithm);
    for (const text of [why(reason, manner), warum(reason, manner), ask(about, 1, manner), frage(about, 1, manner)]) {
      assert.match(text, /^[\p{Lu}][^{}]+[.?]$|^(ld|rd) .+\.$/u);
      assert.doesNotMatch(text, /undefined|NaN|null|object/);
    }
    said.add(reason.why);
  });
  assert.deepEqual([...said].sort(), REASONS.split(/\s+/));
});

/** Remarks about wrong answers on four queens: search, step, kind of question, answer. */
const SAID = {
  "bitmask 2 next 1": "Bit 0 is attacked along │ by the queen in row 0: col has a 1 there.",
  "bitmask 2 next 8": "Bit 3 is free, but so is a lower one, and the lowest comes first.",
  "bitmask 2 free 14": "Bit 1 is attacked along / by the queen in row 0: rd has a 1 there.",
  "flipped 2 free 14": "Bit 1 is attacked along / by the queen in row 0: rd has a 0 there.",
  "bitmask 3 rd 6": "That is rd before the shift: one row down it has moved one column to the left.",
  "bitmask 3 ld 0": "The new queen is missing: its ray starts in its own row, so its bit joins before the shift.",
  "bitmask 3 col 1": "The new queen is missing: its column is taken from now on.",
  "bitmask 1 falls 0": "Bit 0 is attacked along \\, and the shift to the right drops it.",
  "bitmask 2 after 1": "Row 1 still has bits 3 and 2 to try, so a queen goes there.",
  "bitmask 3 ends 0": "No queen can stand in row 2: every square is attacked.",
  "bitmask 3 ends 2": "Only 2 of 4 queens stand.",
  "bitmask 3 below 1": "By step 5 everything below this queen has been tried, without a solution.",
  "bitmask 4 back 0": "In row 2 nothing is left to try.",
  "bitmask 4 back 2": "Row 1 still has a free square to try, and the search comes to it first.",
  "bitmask 2 free 3": "That is taken, the attacked squares. The free ones are the others.",
  "flipped 2 free 3": "These are the attacked squares. The free ones are the others.",
  "bitmask 0 line 3": "The search has just entered this row, so it looks for a square to try: line 7.",
  "bitmask 3 line 7": "A queen has just been placed, so the search goes one level deeper: line 3.",
  "backtracking 1 line 9": "A queen has just been placed, so the search goes one level deeper: line 3.",
  "basic 0 next 1": "That square is free, but the search tries a row from the left and reaches another free one first.",
  "backtracking 3 attacker 3": "There is no queen in row 3 yet.",
};

/** Return the square of a bit in the row or column of the answers. */
const squareOf = (bit, { step: { queens }, run: { n, algorithm } }) =>
  algorithm === "backtracking" ? [n - 1 - bit, queens.length] : [queens.length, n - 1 - bit];
const isAttacked = (bit, asked) => asked.step.queens.some((queen) => attacks(queen, squareOf(bit, asked)));
const differs = (bit, wrong, { question: { answer } }) => ((answer ^ wrong) >>> bit) & 1;

const isLate = ({ bit, other }, wrong, asked) =>
  wrong === 2 ** bit && ![bit, other].some((one) => isAttacked(one, asked));
const queenIn = (row, { step: { queens } }) => queens.find(([own]) => own === row);

/** The conditions that make a reason one of this wrong answer, by its name. */
const OWN = {
  attacked: ({ bit }, wrong, asked) => isAttacked(bit, asked) && (wrong >>> bit) & 1,
  lower: (its, wrong, asked) => isLate(its, wrong, asked) && its.other < its.bit,
  earlier: (its, wrong, asked) => isLate(its, wrong, asked) && its.other > its.bit,
  missed: ({ bit }, wrong, asked) => !isAttacked(bit, asked) && !((wrong >>> bit) & 1),
  hit: ({ bit }, wrong, asked) => differs(bit, wrong, asked),
  clear: ({ bit }, wrong, asked) => differs(bit, wrong, asked),
  inverse: (_, wrong, { question: { answer }, run: { n } }) => (wrong ^ answer) === 2 ** n - 1,
  falls: ({ ld, rd }, wrong, asked) =>
    [ld, rd].every(
      (falls, bit) => (falls === null) !== Boolean(differs(bit, wrong, asked)) && falls !== Boolean(wrong & (bit + 1)),
    ),
  early: ({ queens, n }, wrong) => wrong === 2 && queens < n,
  shut: (_, wrong, { question: { answer } }) => wrong === 0 && answer === 1,
  empty: (_, wrong, { question: { answer } }) => wrong < answer,
  nearer: (_, wrong, { question: { answer } }) => wrong > answer,
  apart: ({ row }, wrong, asked) => row === wrong && !attacks(queenIn(row, asked), asked.step.square),
  second: ({ row }, wrong, asked) => row === wrong && attacks(queenIn(row, asked), asked.step.square),
};
const SLIPS = ["unshifted", "turned", "unjoined"]; // masks, compared above

test("a class reads beside a wrong answer a reason that is about it, or none", async () => {
  const seen = new Set();
  for (const asked of given("sampled", 4, 6, 8)) {
    const { run, step, question } = asked;
    const { about, answer, shown } = question;
    const { why: whyOf } = await readAsked({ read: async () => [step] }, { ...run, about, at: step.step });
    for (const wrong of answersTo(asked).filter((one) => one !== answer)) {
      if (!whyOf(wrong, { answer, shown })) continue;
      const { reason, by } = explainMistake(asked, wrong);
      for (const { queen } of by) assert.ok(step.queens.map(String).includes(String(queen)));
      if (SLIPS.includes(reason.why)) continue;
      assert.ok(OWN[reason.why]?.(reason, wrong, asked), `${JSON.stringify([run, question, reason])}, ${wrong}`);
      seen.add(reason.why);
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(OWN).sort());
});

test("one wrong answer of each kind has its reason", () => {
  for (const [mistake, said] of Object.entries(SAID)) {
    const [algorithm, number, about, wrong] = mistake.split(" ");
    const { reason } = explainMistake(findAsked(algorithm, number, about), Number(wrong));
    assert.equal(why(reason, mannerOf(algorithm)), said, mistake);
  }
});

/** Remarks about right answers on four queens: search, step, kind of question. */
const RIGHT = {
  "bitmask 2 next": "Bit 2 is the lowest that no queen attacks.",
  "bitmask 2 free": "There ld, col and rd all have a 0.",
  "flipped 2 free": "There ld, col and rd all have a 1.",
  "bitmask 3 rd": "The bits of rd and the new queen's, one column to the left.",
  "bitmask 3 ends": "Every square of row 2 is attacked: a dead end.",
  "bitmask 4 line": "The search has just entered this row, so it looks for a square to try: line 7.",
  "bitmask 4 back": "The nearest row with a free square left to try is row 1, 1 back.",
  "basic 0 next": "It is the first square from the left that no queen attacks.",
  "backtracking 3 attacker": "This queen shares a line with that square, and the search finds it first.",
};

test("one right answer of each kind has its reason", () => {
  for (const [its, said] of Object.entries(RIGHT)) {
    const [algorithm, number, about] = its.split(" ");
    assert.equal(why(explainRight(findAsked(algorithm, number, about)), mannerOf(algorithm)), said, its);
  }
});

test("every question has a place to look at and a reason, in both languages, and no hint reveals the answer", () => {
  for (const asked of EVERY) {
    const { algorithm, question, where } = asked;
    const manner = mannerOf(algorithm);
    const reason = explainRight(asked);
    const reasons = [why(reason, manner), warum(reason, manner)];
    const hints = [hint(question.about, manner), hinweis(question.about, manner)];
    for (const text of [...reasons, ...hints]) assert.match(text, /^[\p{Lu}][^{}]+[.?]$/u, where);
    for (const text of hints) assert.doesNotMatch(text.replace(/eine? [01]|a [01]/g, ""), /\d/, where);
  }
});

test("the right answer is among the possible ones", () => {
  for (const asked of EVERY) {
    const answers = listAnswers(asked, upTo(30));
    assert.ok(answers === null || answers.includes(asked.question.answer), asked.where);
  }
});
