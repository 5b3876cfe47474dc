import assert from "node:assert/strict";
import test from "node:test";

import * as classroom from "../../../server/static/js/class/room.js";
import { FILM } from "./film.js";

const { OUTSIDE, filmOf, isNews, isVoteNow, readCode, roleIn, stepBy, timeSent } = classroom;
const room = (its = {}) => ({ ...FILM, epoch: 5, seq: 3, age: 0.5, ...its });

test("the newest snapshot has the highest epoch, then the highest number, and of equals the last counts", () => {
  for (const its of [{}, { seq: 4 }, { epoch: 6, seq: 1 }]) assert.ok(isNews(room(), room(its)));
  for (const its of [{ seq: 2 }, { epoch: 4, seq: 99 }]) assert.ok(!isNews(room(), room(its)));
  assert.ok(isNews(null, room()));
});

test("a resting film is at its step; a playing one moves on by the age of the report, within the film", () => {
  const at = (its, seconds, last = 100) => stepBy({ ...FILM, ...its }, 1000, 1000 + seconds * 1000, last);
  assert.equal(at({}, 60), 40);
  assert.equal(at({ playing: 1 }, 1.4), 42);
  assert.equal(at({ playing: 1 }, -1), 40);
  assert.equal(at({ playing: -1, speed: 10 }, 1), 30);
  assert.equal(at({ playing: -1, speed: 1e6 }, 1), 0);
  assert.equal(at({ playing: 1, speed: 1e6 }, 1), 100);
  assert.equal(at({ step: 200 }, 1), 200); // the last step that this page knows
});

test("of one report's arrival times the earliest counts, and a new report has its own", () => {
  const known = { room: room(), sentAt: timeSent({ room: null, sentAt: 0 }, room(), 10_000) };
  assert.equal(known.sentAt, 9500);
  assert.equal(timeSent(known, room({ seq: 4, age: 1 }), 10_520), 9500); // this news took 20 ms longer
  assert.equal(timeSent(known, room({ seq: 4, age: 1 }), 10_490), 9490);
  assert.equal(timeSent(known, room({ seq: 4, step: 41, age: 0 }), 10_000), 10_000);
  assert.equal(timeSent(known, room({ seq: 9, age: 0 }), 20_000), 20_000);
});

test("a snapshot's film has only the fields of a film", () => {
  assert.deepEqual(filmOf(room()), FILM);
});

test("a vote belongs to one question and round", () => {
  const vote = { ask: 2, round: 1, answer: 8, epoch: 0 };
  assert.equal(isVoteNow(room({ ask: 2, round: 1 }), vote), true);
  for (const its of [{ ask: 2, round: 2 }, { ask: 3, round: 1 }, {}]) assert.equal(isVoteNow(room(its), vote), false);
  assert.equal(isVoteNow(room({ ask: 2, round: 1 }), null), false);
});

test("a code is read in any case and with spaces, and other text is no code", () => {
  for (const text of ["K7MQ4X", " k7m q4x ", "k7m-q4x", "K7M\u2011Q4X"]) assert.equal(readCode(text), "K7MQ4X");
  for (const text of ["k7mq4", "K7MQ4XX", "K7MQ4A", ""]) assert.equal(readCode(text), null, text);
});

test("a page's role in a class follows from its attendance", () => {
  const role = (its) => roleIn({ ...OUTSIDE, status: "here", room: { ...room(), remote: 9 }, ...its });
  assert.equal(role({ number: 17 }), "pupil");
  for (const its of [{ token: "secret" }, { number: 9 }, { token: "secret", room: null }])
    assert.equal(role(its), "host");
  for (const status of ["none", "over"]) assert.equal(role({ status, token: "secret" }), "");
});
