import assert from "node:assert/strict";
import test from "node:test";

import { createAskedQuestion } from "../../../server/static/js/class/asked.js";
import { leastAsked } from "../../../server/static/js/class/desk/asking.js";
import { pathOf, spaced } from "../../../server/static/js/class/desk/invitation.js";
import * as places from "../../../server/static/js/class/desk/places.js";
import { createReturning } from "../../../server/static/js/class/desk/question.js";
import { keepTerm, isLeading } from "../../../server/static/js/class/desk/steering.js";
import { AGAIN } from "../../../server/static/js/wire/again.js";
import { given } from "../given.js";
import { FILM } from "./film.js";

const { addQuestion, addRest, lessonOf, queryOf } = places;
const SAID = { title: "A queen is placed", why: "Her bit joins." };

test("the device that took the lead last holds it, also after the class is reopened", () => {
  const room = (its = {}) => ({ epoch: 5, term: 3, ...its });
  const own = { term: 3, epoch: 5 };
  assert.ok(isLeading(own, room()));
  assert.ok(!isLeading(null, room()) && !isLeading(own, room({ term: 4 })));
  assert.equal(keepTerm(own, room({ term: 4 })), null); // another device has taken the lead
  assert.equal(keepTerm({ term: 4, epoch: 5 }, room()).term, 4); // its news has not arrived yet
  assert.deepEqual(keepTerm(own, room({ epoch: 6, term: 5 })), { term: 5, epoch: 6 });
  assert.equal(keepTerm(null, room({ epoch: 6 })), null);
});

test("the proposed kind is the easiest of those asked least", () => {
  const kinds = ["below", "rd", "col"];
  assert.deepEqual(leastAsked(kinds, new Map()), ["col", "rd", "below"]);
  const counts = new Map([
    ["col", 1],
    ["next", 3],
  ]);
  assert.deepEqual(leastAsked(kinds, counts), ["rd", "below", "col"]);
  assert.deepEqual(leastAsked([], counts), []);
});

test("after a failure votes count as returning until all are back, or for twenty seconds", () => {
  let now = 1000;
  const returning = createReturning(() => now);
  const room = (epoch, voted, phase = "open") => ({ epoch, voted, phase });
  assert.deepEqual([room(1, 0), room(1, 5), room(1, 5)].map(returning), [false, false, false]);
  assert.deepEqual([room(2, 0), room(2, 3), room(2, 5), room(2, 4)].map(returning), [true, true, false, false]);
  assert.equal(returning(room(3, 0)), true);
  now += 20_001;
  assert.equal(returning(room(3, 2)), false); // one pupil has left meanwhile
  assert.equal(returning(room(4, 0)), true);
  assert.equal(returning(room(4, 0, "closed")), false);
});

test("ticks mark the steps of pupils who do not follow, within the visible range", () => {
  const [start, middle, beyond] = ["0 0 1", "40 59 7", "90 99 2"].map((text) => text.split(" ").map(Number));
  const ticks = places.listTicks([start, middle, beyond], { start: 0, stop: 80 });
  const lies = ({ from, to, count }) => `${from * 80} to ${to * 80}: ${count}`;
  assert.deepEqual(ticks.map(lies), ["0.5 to 0.5: 1", "40.5 to 59.5: 7"]);
});

test("a question whose step cannot be read is requested again after a pause, not at each snapshot", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const log = [];
  const read = () => {
    log.push("read");
    return Promise.reject(new Error("no answer"));
  };
  const load = createAskedQuestion({ read }, (asked) => log.push(asked));
  const hear = async (news) => {
    load({ ...FILM, epoch: 1, ...news });
    await new Promise(setImmediate);
  };
  for (let snapshot = 0; snapshot < 5; snapshot++) await hear({ ask: 1, about: "next", at: 0 });
  assert.deepEqual(log, ["read", null]);
  context.mock.timers.tick(AGAIN);
  await new Promise(setImmediate);
  assert.deepEqual(log, ["read", null, "read"]);
  await hear({});
  context.mock.timers.tick(AGAIN);
  assert.deepEqual(log, ["read", null, "read", null]); // no question is requested any more
});

test("a code is drawn by its dark modules, and shown in two groups", () => {
  assert.equal(pathOf(["0110", "1000"]), "M1 0h2v1h-2zM0 1h1v1h-1z");
  assert.equal(spaced("K7MQ4X"), "K7M Q4X");
});

/** Return the steps of a trail, with the kinds of question asked there. */
const listed = (trail) => trail.map(({ film, about }) => (about ? `${film.step} ${about}` : `${film.step}`));

test("a rest enters the trail once, a playing film does not, and the trail has at most a hundred entries", () => {
  const one = addRest([], FILM, SAID);
  assert.equal(addRest(one, { ...FILM, point: [1, 1] }, SAID), one);
  assert.equal(addRest(one, { ...FILM, step: 41, playing: 1 }, SAID), one);
  const two = addRest(addRest(one, { ...FILM, step: 41 }, SAID), FILM, SAID);
  assert.deepEqual(listed(two), ["40", "41", "40"]);
  let many = [];
  for (let step = 0; step < 120; step++) many = addRest(many, { ...FILM, step }, SAID);
  assert.deepEqual([many.length, many[0].film.step], [100, 20]);
});

test("a question belongs to the rest at which it was asked", () => {
  const trail = addQuestion(addRest([], FILM, SAID), FILM, SAID, "rd");
  assert.deepEqual(listed(trail), ["40 rd"]);
  assert.deepEqual(listed(addQuestion(trail, { ...FILM, step: 50, playing: 1 }, SAID, "next")), ["40 rd", "50 next"]);
});

test("a rest has the address of a lesson's place", () => {
  assert.equal(queryOf(FILM), "?algorithm=bitmask&n=8&step=40");
  assert.equal(queryOf({ ...FILM, goal: "first", part: -1 }), "?algorithm=bitmask&n=8&goal=first&step=40&part=last");
});

test("a trail is a valid lesson, whatever characters its sentences contain", () => {
  const title = "# *Two* queens `<b>` [a](b) ~~ & ld << 1";
  const why = "Row 3 is\n\n## full: ~(ld | col | rd) & done ![x](y) _z_ 1. &amp;";
  const film = { ...FILM, step: 41, part: 1 };
  const rests = addRest(addRest([], FILM, SAID), film, { title, why });
  const text = lessonOf(addQuestion(rests, film, { title, why }, "next"), "Class K7M Q4X");
  const lesson = given("read_lesson", text);
  const [first, second] = lesson.stops;
  assert.deepEqual([lesson.title, lesson.faults, lesson.stops.length], ["Class K7M Q4X", [], 2]);
  assert.deepEqual([first.title, first.place.step, first.place.part], [SAID.title, 40, null]);
  assert.deepEqual([second.title, second.place.step, second.place.part], [title, 41, 1]);
  assert.deepEqual(second.text, [["paragraph", [["text", why.replace(/\s+/g, " ")]]]]);
  assert.equal(second.question, "next");
});

test("a question that the host has written is saved in the lesson with its choices and its reason", () => {
  const own = { text: "Which *half*?", choices: ["the left", "[x] the right"], right: 1, reason: "It begins there." };
  const [stop] = given("read_lesson", lessonOf(addQuestion([], FILM, SAID, own), "Class K7M Q4X")).stops;
  assert.deepEqual(stop.choice, {
    text: [["text", own.text]],
    answers: [
      { text: [["text", "the left"]], right: false, why: [] },
      { text: [["text", "[x] the right"]], right: true, why: [["text", own.reason]] },
    ],
  });
  const poll = { text: "Why?", choices: ["a", "b"], right: null, reason: "" };
  const lesson = given("read_lesson", lessonOf(addQuestion([], FILM, SAID, poll), "Class K7M Q4X"));
  assert.deepEqual([lesson.faults, lesson.stops[0].choice.answers.length], [[], 2]);
});
