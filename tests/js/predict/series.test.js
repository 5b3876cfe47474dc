import assert from "node:assert/strict";
import test from "node:test";

import { readStored, storeSeries } from "../../../server/static/js/predict/every.js";
import {
  LEVELS,
  addAnswer,
  levelsOf,
  progressOf,
  questionNow,
  readSeries,
} from "../../../server/static/js/predict/series.js";
import { forget } from "../../../server/static/js/page/storage.js";
import "../views.js";
import { items, readWith } from "../device.js";
import { given } from "../given.js";

const NAME = "bitqueens.every";
const SIZES = [4, 6];
const LONGEST = 3000; // steps whose questions are recorded
const REACH = 256; // steps of a request
const ASKED = Object.fromEntries(SIZES.map((n) => [n, given("questions", n)]));
const FILMS = Object.fromEntries(SIZES.map((n) => [n, given("every_film", n)]));
const SEEDS = [1, 7, 314, 999_999];

/** Return a series of a recorded film. */
async function seriesOf(algorithm, n, level, seed, bounds = {}) {
  const task = { run: { algorithm, n, goal: "all" }, seed, level };
  const whole = { start: 0, stop: Math.min(LONGEST, FILMS[n]?.[algorithm].length ?? LONGEST) };
  const questions = await readSeries(task, { ...whole, ...bounds }, async (start, stop) => {
    assert.ok(start >= 0 && start < stop && stop - start <= REACH, `${start} to ${stop}`);
    return ASKED[n][algorithm].filter(({ step }) => step >= start && step < stop);
  });
  return { ...task, questions, answers: "", hints: 0 };
}

/** Return the answer that the film shows: the next queen, what happens to one, or the mask of a step. */
function answerOf(film, n, { about, step }, { fills }) {
  if (about === "free") return film[step].poss;
  if (["ld", "col", "rd"].includes(about)) return film[step + 1][about];
  const moved = film.slice(step + 1).find(({ kind }) => kind === "place" || kind === "return");
  if (about === "after") return Number(moved.kind === "return");
  assert.equal(moved.kind, "place");
  return 2 ** (n - 1 - moved.square[fills === "row" ? 1 : 0]);
}

const kindsIn = (series) => new Set(series.questions.map(({ about }) => about));
const stepsIn = (series) => [...new Set(series.questions.map(({ step }) => step))];

test("every question of every search is right, and no step between is left out", async () => {
  const films = SIZES.flatMap((n) => Object.entries(FILMS[n]).map(([algorithm, film]) => ({ n, algorithm, film })));
  for (const { n, algorithm, film } of films) {
    const fills = algorithm === "backtracking" ? "column" : "row";
    for (const level of levelsOf(algorithm)) {
      for (const seed of SEEDS) {
        const where = `${algorithm}, N = ${n}, level ${level}, ${seed}`;
        const series = await seriesOf(algorithm, n, level, seed);
        const steps = stepsIn(series);
        assert.equal(steps.length, 12, where);
        assert.deepEqual(
          steps,
          [...steps].sort((one, other) => one - other),
          where,
        );
        for (const question of series.questions)
          assert.equal(question.answer, answerOf(film, n, question, { fills }), `${where}, step ${question.step}`);
        assert.ok(
          series.questions.some(({ about, answer }) => about === "after" && answer === 1),
          where,
        );
        assert.ok(
          series.questions.some(({ step, about }) => step === steps[0] && about === "next"),
          where,
        );
        for (const { kind, step } of film.slice(steps[0], steps[11] + 1)) {
          const isAsked = kind === "call" || kind === "return" || (kind === "place" && level === 3);
          assert.equal(steps.includes(step), isAsked, `${where}, step ${step}`);
        }
      }
    }
  }
});

test("a level adds kinds of question, where the search has them, in the order of the search", async () => {
  const kinds = [
    ["next", "after"],
    ["free", "next", "after"],
    ["free", "next", "after", "ld", "col", "rd"],
  ];
  for (const level of LEVELS) {
    const series = await seriesOf("bitmask", 6, level, 314);
    assert.deepEqual(kindsIn(series), new Set(kinds[level - 1]));
    const kindsAt = (step) => series.questions.filter((one) => one.step === step).map(({ about }) => about);
    const orders = new Set(stepsIn(series).map((step) => kindsAt(step).join(" ")));
    const masks = level === 3 ? ["ld col rd"] : [];
    const free = level > 1 ? "free " : "";
    assert.deepEqual(orders, new Set(["after", `${free}after`, `${free}next`, ...masks]));
  }
  assert.deepEqual([levelsOf("bitmask"), levelsOf("basic"), levelsOf("naive")], [[1, 2, 3], [1], []]);
});

test("a seed gives everyone the same task, and other seeds give others", async () => {
  const one = await seriesOf("bitmask", 6, 3, 314);
  assert.deepEqual(one, await seriesOf("bitmask", 6, 3, 314));
  const others = await Promise.all([...Array(20).keys()].map((seed) => seriesOf("bitmask", 6, 3, seed)));
  assert.ok(new Set(others.map(({ questions }) => questions[0].step)).size > 9);
});

test("a part of a film has a series of its own; the questions end where it does", async () => {
  const part = { start: 100, stop: 180 };
  const { questions } = await seriesOf("bitmask", 6, 3, 314, part);
  assert.ok(questions.every(({ step }) => step >= part.start && step < part.stop));
  const short = await seriesOf("bitmask", 6, 1, 314, { start: 0, stop: 9 });
  assert.deepEqual(
    stepsIn(short),
    FILMS[6].bitmask.slice(0, 9).flatMap(({ kind, step }) => (kind === "call" || kind === "return" ? [step] : [])),
  );
  assert.deepEqual((await seriesOf("naive", 4, 3, 314)).questions, []);
  for (const n of [3, 9]) assert.deepEqual((await seriesOf("bitmask", n, 3, 314)).questions, [], `N = ${n}`);
});

test("each question is counted once, in order, and the last one ends the series", async () => {
  let series = await seriesOf("bitmask", 4, 3, 7);
  const { questions } = series;
  for (const [at, question] of questions.entries()) {
    assert.equal(questionNow(series), question);
    const before = series;
    for (const other of [questions[at - 1], questions[at + 1], { step: question.step, about: "ends" }])
      if (other) assert.equal(addAnswer(series, other, true, 9), before);
    series = addAnswer(series, question, at % 2 === 0, at % 3);
    assert.deepEqual(progressOf(series).points, Math.ceil((at + 1) / 2));
    assert.equal(addAnswer(series, question, true, 9), series);
  }
  assert.equal(questionNow(series), null);
  const { at, of, answered, left, hints } = progressOf(series);
  const many = questions.length;
  assert.deepEqual([at, of, answered, left], [12, 12, many, 0]);
  assert.equal(
    hints,
    questions.reduce((sum, _, index) => sum + (index % 3), 0),
  );
});

test("the count is that of the steps", async () => {
  let series = await seriesOf("bitmask", 6, 3, 314);
  const steps = stepsIn(series);
  for (let now = questionNow(series); now; now = questionNow(series)) {
    assert.deepEqual([progressOf(series).at, progressOf(series).of], [steps.indexOf(now.step) + 1, 12]);
    series = addAnswer(series, now, true, 0);
  }
});

test("the device stores how far a series is, in a few bytes, until it is told to forget", async () => {
  items.clear();
  assert.equal(readStored(), null);
  let series = await seriesOf("bitmask", 6, 3, 314);
  for (let now = questionNow(series); now; now = questionNow(series)) {
    series = addAnswer(series, now, true, 2);
    storeSeries(series);
    const { questions, ...stored } = series;
    assert.deepEqual(readStored(), { ...stored, of: questions.length });
    assert.ok(items.get(NAME).length < 200);
  }
  forget();
  assert.equal(readStored(), null);
});

test("a damaged series is none", () => {
  const run = { algorithm: "bitmask", n: 6, goal: "all" };
  const good = { run, seed: 314, level: 2, answers: "101", hints: 1, of: 20 };
  const read = (value) => readWith(NAME, typeof value === "string" ? value : JSON.stringify(value), readStored);
  assert.deepEqual(read(good), good);
  const odd = [
    ...["{", "7", "null", '"x"', "[]"],
    ...[{ level: 4 }, { level: "2" }, { seed: -1 }, { seed: "314" }, { hints: 0.5 }, { of: 2 }, { of: null }],
    ...[
      { answers: "12" },
      { answers: 101 },
      { answers: null },
      { run: null },
      { run: { ...run, algorithm: "quantum" } },
    ],
    ...[{ run: { ...run, n: "6" } }, { run: { ...run, goal: "some" } }],
  ];
  for (const bad of odd)
    assert.equal(read(typeof bad === "string" ? bad : { ...good, ...bad }), null, JSON.stringify(bad));
});
