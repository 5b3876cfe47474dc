import assert from "node:assert/strict";
import test from "node:test";

import { createReport, updateReport } from "../../../server/static/js/class/report/report.js";
import { csvOf, summarize } from "../../../server/static/js/class/report/summary.js";
import { given } from "../given.js";
import { FILM } from "./film.js";

const DAY = new Date("2026-11-24T09:00:00Z");
const STEP = given("films", 8)[8][40];
const source = { read: async () => [STEP] };

/** Return the news of a class. */
const room = (its = {}) => ({ ...FILM, here: 3, ...its });
const asked = (its = {}) => room({ ask: 1, round: 1, phase: "open", about: "after", at: 40, voted: 0, of: 3, ...its });
const round = (number, ...counts) => ({
  round: number,
  voted: counts.reduce((sum, [, count]) => sum + count, 0),
  counts,
  ones: [],
  moved: [],
});

/** Return a report of all this news. */
const report = (...news) =>
  news.reduce((its, [told, tally]) => updateReport(its, told, tally ?? null), createReport("K7MQ4X", DAY));

test("a report has each question once, with the turnout of its rounds and the reasons given for them", () => {
  const first = round(1, [0, 2], [1, 1]);
  const second = round(2, [1, 3]);
  const tally = { ask: 1, rounds: [first, second], answer: 1, shown: 41 };
  const { code, day, most, questions } = report(
    [room({ here: 5 })],
    [asked({ voted: 2 })],
    [asked({ voted: 3, phase: "closed" })],
    [asked({ round: 2, of: 4 })],
    [asked({ round: 2, voted: 3, of: 4, phase: "closed" })],
    [asked({ round: 2, voted: 3, of: 1, phase: "revealed" }), tally],
    [room({ here: 1 })],
    [asked({ ask: 2, about: "lost", at: 7 })],
  );
  assert.deepEqual([code, day, most, questions.length], ["K7MQ4X", "2026-11-24T09:00:00.000Z", 5, 2]);
  assert.deepEqual(questions[0].turnout, [
    { voted: 3, of: 3 },
    { voted: 3, of: 4 },
  ]);
  assert.deepEqual([questions[0].answer, questions[0].rounds], [1, [first, second]]);
  assert.deepEqual([questions[1].answer, questions[1].rounds, questions[1].step], [null, [], 7]);
});

test("the table has a line for each round, and no mistake without a reason of its own", async () => {
  const moved = { ...round(2, [0, 2], [1, 1]), moved: [1, 0, 1, 0] };
  const tally = { ask: 1, rounds: [round(1, [1, 2], [0, 1]), moved], answer: 1, shown: 41 };
  const its = report(
    [asked({ voted: 3, phase: "closed" })],
    [asked({ round: 2, voted: 3, phase: "closed" })],
    [asked({ round: 2, phase: "revealed" }), tally],
    [asked({ ask: 2, about: "lost", voted: 1 })],
  );
  const lines = csvOf(await summarize(its, source, String)).split("\r\n");
  assert.equal(lines[0].slice(0, 22), "\ufeffnumber,search,N,goal,");
  const place = "1,bitmask,8,all,40,What happens to a queen next?";
  assert.equal(lines[1], `${place},1,3,3,2,67,One is lifted,,,,One is lifted: 2 | One is placed: 1,,,,`);
  assert.equal(lines[2], `${place},2,3,3,1,33,One is lifted,,,,One is placed: 2 | One is lifted: 1,1,0,1,0`); // the reason is the right answer's
  assert.equal(lines[3], "2,bitmask,8,all,40,Can you follow?,1,3,1,,,,,,,,,,,");
  assert.deepEqual([lines.length, lines[4]], [5, ""]);
});

test("the digits of a mask stay digits in a spreadsheet, and the most frequent mistake has its reason", async () => {
  const tally = { ask: 1, rounds: [round(1, [6, 2], [12, 1])], answer: 6, shown: 41 };
  const its = report([asked({ about: "rd", voted: 3 })], [asked({ about: "rd", voted: 3, phase: "revealed" }), tally]);
  const [, line] = csvOf(await summarize(its, source, String)).split("\r\n");
  assert.match(line, /"=""00000110""","=""00001100""",1,Bit 1 of rd is a 0 one row down/);
});

test("an own question is reported with its text, its choices and its reason", async () => {
  const own = { text: "Which half?", choices: ["the left", "the right"], judged: true };
  const tally = { ask: 1, rounds: [round(1, [1, 2], [0, 1])], answer: 1, shown: 40, reason: "It begins there." };
  const [summary] = await summarize(
    report([asked({ about: "own", own })], [asked({ about: "own", own, phase: "revealed" }), tally]),
    source,
    String,
  );
  assert.equal(summary.title, "Which half?");
  assert.deepEqual(summary.reason, { label: "the right", why: "It begins there." });
  assert.equal(summary.mistake, null);
  assert.match(csvOf([summary]), /Which half\?.*the right,,,,the right: 2 \| the left: 1/);
});
