import assert from "node:assert/strict";
import test from "node:test";

import { fit, format, parse } from "../../../server/static/js/race/address.js";
import * as rules from "../../../server/static/js/race/rules.js";
import { createTimes, isSettled, timeOf } from "../../../server/static/js/race/times.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const de = await wordsOf("race", "de");
const en = await wordsOf("race", "en");

const ALL = ["naive", "plain", "basic", "caching", "flipped", "conjoin", "bitmask"];
const USUAL = { lanes: ["basic", "caching", "bitmask"], n: 8, way: "checks", share: 0, duration: 30, present: false };
const RUNNERS = [
  { algorithm: "a", steps: 101, checks: 1000, seconds: 2, board: 8 },
  { algorithm: "b", steps: 201, checks: 50, seconds: 1, board: 6 },
];

test("every race survives formatting and parsing, and invalid values are replaced by defaults", () => {
  const lanes = ["plain", "basic", "flipped", "conjoin"];
  const races = [
    { lanes: ["naive", "basic"], n: 5, way: "steps", share: 0.25, duration: 10, present: true },
    { ...USUAL, lanes, n: 12, way: "time" },
  ];
  for (const race of races) assert.deepEqual(parse(format(race), ALL), { race, badFields: [] });
  assert.deepEqual(parse("", ALL), { race: USUAL, badFields: [] });
  const { race, badFields } = parse("?lanes=basic,x&n=0&way=luck&at=7&seconds=3", ALL);
  assert.deepEqual(race, USUAL);
  const fields = ["lane x", "lanes basic,x", "n 0", "way luck", "seconds 3", "at 7"];
  assert.deepEqual(
    badFields.map(([field, text]) => `${field} ${text}`),
    fields,
  );
  assert.deepEqual(parse("?lanes=basic,x,plain", ALL).race.lanes, ["basic", "plain"]);
  for (const words of [en, de]) assert.doesNotMatch(words.badFields(badFields, words.FIELDS), /undefined/);
});

test("n is reduced to the maximum of the lanes, and the limiting lane is named", () => {
  const largest = (name) => ({ naive: 8, basic: 14, bitmask: 18 })[name];
  const fitted = (lanes, n) => {
    const { race, by } = fit({ ...USUAL, lanes, n }, largest);
    return `${race.lanes} ${race.n} ${by}`;
  };
  assert.equal(fitted(["bitmask", "basic"], 14), "bitmask,basic 14 null");
  assert.equal(fitted(["bitmask", "basic"], 99), "bitmask,basic 14 basic");
  assert.equal(fitted(["basic", "naive"], 10), "basic,naive 8 naive");
});

test("each way of racing has its result for two runners", () => {
  const found = ["steps", "checks", "time"].map((way) => {
    const lanes = RUNNERS.map((runner) => rules.laneOf(runner, way));
    const length = rules.lengthOf(lanes);
    const half = lanes.map((lane) => rules.valueAt(lane, length / 2));
    const strides = lanes.map((lane) => rules.strideOf(lane, length, 1));
    const seen = lanes.map((lane, index) => rules.seenAt(lane, length / 2, strides[index]));
    const ranks = [rules.ranksAt(lanes, length / 2), rules.ranksAt(lanes, length)];
    return [length, half, strides, seen, ...ranks, rules.inOrder(lanes)[0].total];
  });
  assert.deepEqual(found, [
    [200, [100, 100], [1, 1], [100, 100], [1, null], [1, 2], 100],
    [1000, [500, 50], [4, 4], [500, 50], [null, 1], [2, 1], 50],
    [2, [500, 50], [4, 1], [500, 50], [null, 1], [2, 1], 50],
  ]);
});

test("equal results share a rank, and the next rank is skipped", () => {
  assert.deepEqual(rules.ranksAt([{ finish: 3 }, { finish: 3 }, { finish: 4 }], 4), [1, 1, 3]);
});

test("a race has a way, and a measurement to go by", () => {
  assert.throws(() => rules.laneOf({ steps: 1, checks: 1, seconds: 1 }, "luck"), /unknown way to race: luck/);
  assert.throws(() => rules.laneOf({ steps: 1, checks: 1, seconds: null }, "time"), /no measured time/);
});

test("the result names the winners, also if several win together, and the others in order", () => {
  const lanesOf = (its) => Object.entries(its).map(([title, finish]) => ({ title, finish }));
  const lanes = lanesOf({ Bitmask: 1965, Plain: 22_630, Basic: 81_318 });
  const together = lanesOf({ Basic: 327, Caching: 327, Naive: 400 });
  const won =
    "Bitmask wins: 1,965 checks. Plain needs 22,630 checks, Basic 81,318 checks. Basic takes 41 times as many.";
  assert.equal(en.result("checks", lanes), won);
  assert.equal(
    de.result("checks", lanes),
    "Bitmask gewinnt: 1.965 Prüfungen. Plain braucht 22.630 Prüfungen, Basic 81.318 Prüfungen. Basic braucht 41-mal so viele.",
  );
  assert.equal(en.result("time", lanesOf({ A: 2, B: 3 })), "A wins: 2 s. B needs 3 s. B takes 1.5 times as long.");
  assert.equal(en.result("steps", together), "Basic and Caching win together: 328 steps each. Naive needs 401 steps.");
  assert.equal(de.result("steps", together.slice(0, 2)), "Basic und Caching gewinnen gemeinsam: je 328 Schritte.");
});

test("the position has its unit once, and the first step counts once the race has begun", () => {
  assert.equal(en.position("checks", 1626.4, 81_318), "1,626 of 81,318 checks");
  assert.equal(en.position("steps", 0.1, 6169), "1 of 6,170 steps");
  assert.equal(de.position("steps", 0, 6169), "0 / 6.170 Schritte");
  assert.equal(en.position("time", 0.5, 3), "0.5 s of 3 s");
});

const ROWS = [
  { algorithm: "naive", seconds: [1e-6, 1e-5, 1e-4, 1e-3], over: true, fault: "" },
  { algorithm: "basic", seconds: [1e-6, 2e-6, 3e-6, 4e-6, 5e-6, 6e-6], over: false, fault: "" },
  { algorithm: "loop", seconds: [], over: false, fault: "ValueError" },
  { algorithm: "plain", seconds: [], over: false, fault: "" },
];

test("a listing has its time for n, or that of its largest board", () => {
  assert.deepEqual(timeOf(ROWS, "basic", 3), { seconds: 3e-6, board: 3 });
  assert.deepEqual(timeOf(ROWS, "naive", 8), { seconds: 1e-3, board: 4 });
  assert.deepEqual([timeOf(ROWS, "plain", 8), timeOf([], "basic", 8)], [null, null]);
  const settled = ROWS.map(({ algorithm }) => isSettled(ROWS, algorithm, 6));
  assert.deepEqual(settled, [true, true, true, false]);
  assert.equal(isSettled(ROWS, "basic", 7), false);
});

test("beyond its largest board the time of a lane grows like its checks", async () => {
  const checks = { naive: { 4: 500, 8: 4000 }, basic: { 6: 300, 8: 900 } };
  const source = { describe: async ({ algorithm, n }) => ({ steps: 10, checks: checks[algorithm][n] }) };
  const times = createTimes(/** @type {any} */ ({}), /** @type {any} */ (source), () => {});
  const race = { ...USUAL, lanes: ["naive", "basic"], way: "time" };
  const [naive, basic] = await times.runners(race, () => ROWS);
  assert.deepEqual([naive.seconds, naive.board], [8e-3, 4]);
  assert.deepEqual([Number(basic.seconds?.toPrecision(6)), basic.board], [1.8e-5, 6]);
  assert.deepEqual(
    (await times.runners({ ...race, way: "checks" }, () => ROWS)).map(({ seconds }) => seconds),
    [null, null],
  );
});

test("each listing says on which board its time was measured, or why there is none", () => {
  const timed = { machine: "", rows: ROWS, measuring: false, now: null };
  const notes = (say, change, n) => ROWS.map(({ algorithm }) => say.note({ ...timed, ...change }, algorithm, n));
  assert.deepEqual(notes(en, {}, 4), ["N = 4", "N = 4", "failed: ValueError", "not yet"]);
  assert.deepEqual(notes(de, {}, 8), ["endet bei N = 4", "N = 6", "gescheitert: ValueError", "noch nicht"]);
  const now = { algorithm: "basic", n: 7 };
  assert.deepEqual(notes(en, { measuring: true, now }, 8), [
    "stopped at N = 4",
    "measuring N = 7",
    "failed: ValueError",
    "measuring …",
  ]);
});
