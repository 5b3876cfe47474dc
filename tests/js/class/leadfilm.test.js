import assert from "node:assert/strict";
import test from "node:test";

import { createFilmSender, dueIn, filmShown } from "../../../server/static/js/class/leadfilm.js";
import { FILM } from "./film.js";

const film = (fields = {}) => ({ ...FILM, ...fields });
const last = (fields = {}) => ({ film: film(fields), at: 1000 });

test("a lead sends its film at once, then at every change, at most ten times a second", () => {
  assert.equal(dueIn(null, film(), 0), 0);
  assert.equal(dueIn(last(), film(), 5000), Infinity);
  assert.equal(dueIn(last(), film({ step: 41 }), 1030), 70);
  assert.equal(dueIn(last(), film({ step: 41 }), 1100), 0);
  assert.equal(dueIn(last(), film({ point: [1, 2] }), 1200), 0);
});

test("a film that plays on is sent once a second, and a jump at once", () => {
  const playing = { playing: 1, speed: 10 };
  assert.equal(dueIn(last(playing), film({ ...playing, step: 45 }), 1500), 500);
  assert.equal(dueIn(last(playing), film({ ...playing, step: 50 }), 2000), 0);
  assert.equal(dueIn(last(playing), film({ ...playing, step: 300 }), 1500), 0);
  assert.equal(dueIn(last({ playing: -1, speed: 10 }), film({ playing: -1, speed: 10, step: 36 }), 1400), 600);
  assert.equal(dueIn(last(playing), film({ speed: 10, step: 45 }), 1500), 0); // it has stopped
});

test("the last place of a dragged timeline is always sent", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1000;
  const pass = (milliseconds) => {
    now += milliseconds;
    context.mock.timers.tick(milliseconds);
  };
  const sent = [];
  const send = ({ step }) => sent.push(step);
  const sender = createFilmSender(send, () => now);
  for (let step = 40; step < 59; step++) {
    sender.show(film({ step }));
    pass(25);
  }
  assert.deepEqual(sent, [40, 43, 47, 51, 55]);
  pass(100);
  assert.equal(sent.at(-1), 58);
  pass(10_000);
  assert.equal(sent.length, 6);
  sender.show(film({ step: 60, playing: 1 }));
  pass(1000); // the window is hidden, so nothing is painted
  assert.equal(sent.length, 8);
  sender.stop();
  pass(10_000);
  assert.equal(sent.length, 8);
});

test("the film sent describes the page in the fields of the wire", () => {
  const run = { algorithm: "bitmask", n: 8, goal: "all" };
  const usual = { film: { part: null, segment: null }, play: { playing: 0, speed: 2 }, page: { pointed: null } };
  /** Return the film sent by a page at a step. */
  const told = (step, { film = {}, pointed = null, lesson = null }) =>
    filmShown({ ...usual, film: { ...usual.film, ...film, run, step }, page: { pointed }, learn: { lesson } });
  const inPart = { film: { part: { step: 40, index: -1 } } };
  assert.deepEqual(told(40, inPart), film({ part: -1 }));
  assert.deepEqual(told(41, inPart), film({ step: 41 }));
  const more = { pointed: { register: "ld", column: 2 }, lesson: { name: "tour", stop: 3 } };
  assert.deepEqual(told(40, more), film({ point: ["ld", 2], lesson: "tour", stop: 3 }));
  const loop = { film: { segment: { start: 3, stop: 9, why: "loop" } } };
  const alone = { ...loop, pointed: { register: "used", column: 2 }, lesson: { name: "own:1", stop: 3 } };
  assert.deepEqual(told(40, alone), film(), "a class does not have these");
});
