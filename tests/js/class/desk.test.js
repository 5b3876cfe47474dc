import assert from "node:assert/strict";
import test from "node:test";

import { createAskedQuestion } from "../../../server/static/js/class/asked.js";
import { leastAsked } from "../../../server/static/js/class/desk/askable.js";
import { pathOf, spaced } from "../../../server/static/js/class/desk/invitation.js";
import { nextThing } from "../../../server/static/js/class/desk/next.js";
import { createReturning } from "../../../server/static/js/class/desk/question.js";
import { createSteering, keepTerm, isLeading } from "../../../server/static/js/class/desk/steering.js";
import { AGAIN } from "../../../server/static/js/wire/again.js";
import { FILM } from "./film.js";

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

test("a question that is asked while the lead is taken waits for the new term", async () => {
  const requests = [];
  const session = { send: (kind) => new Promise((resolve) => requests.push({ kind, resolve })), sendFilm() {} };
  const state = { class: { room: { epoch: 5, term: 2 }, taking: false } };
  const steering = createSteering({
    session,
    state: () => state,
    set: (change) => Object.assign(state.class, change),
    leads: false,
  });
  assert.equal(steering.settle(state.class.room, true), "takes"); // the film was moved here
  const [first, second] = [steering.lead(), steering.lead()];
  requests[0].resolve({ term: 3 });
  assert.deepEqual(await Promise.all([first, second]), [3, 3]);
  assert.deepEqual([requests.map(({ kind }) => kind), state.class.taking], [["take"], false]);
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

/** Return the next thing, from what differs from a stop of the lesson at which nothing is asked. */
const next = ({ rounds, answer = 8, ...its } = {}) => {
  const { phase, about = "next", own, round = 1, ...known } = its;
  const room = { ...(phase && { ask: 3, phase, about, own, round, voted: 26, of: 30 }) };
  const tally = rounds ? { ask: 3, answer, rounds, shown: 41 } : null;
  return nextThing({ room, tally, next: "stop", canAsk: false, left: 5, ...known });
};
/** Return the votes of a round: this many of nine are right. */
const votes = (right) => ({ round: 1, voted: 9, counts: [[8, right]].concat(right < 9 ? [[1, 9 - right]] : []) });

test("the one button is the next thing of an hour, from the first stop to the end of the class", () => {
  assert.deepEqual(next({ next: null, left: null }), { what: "start" });
  assert.deepEqual(next(), { what: "next" });
  assert.deepEqual(next({ next: "question" }), { what: "ask" }); // one press goes on and asks
  assert.deepEqual(next({ canAsk: true }), { what: "ask" }); // the present stop's question
  assert.deepEqual(next({ next: null, canAsk: true }), { what: "ask" });
  assert.deepEqual(next({ phase: "open", next: "question" }), { what: "close", voted: 26, of: 30 });
  assert.deepEqual(next({ phase: "closed", rounds: [votes(8)] }), { what: "reveal" });
  assert.deepEqual(next({ phase: "revealed", rounds: [votes(8)] }), { what: "next" });
  assert.deepEqual(next({ left: 1 }), { what: "thanks" });
  assert.deepEqual(next({ next: "end", left: 0 }), { what: "end" });
});

test("after a closed round neighbours discuss if 30 to 70 % are right, in three rounds at most", () => {
  const after = (right, its = {}) => next({ phase: "closed", rounds: [votes(right)], ...its });
  assert.deepEqual(after(3), { what: "again", right: 3, voted: 9 });
  assert.deepEqual(after(6), { what: "again", right: 6, voted: 9 });
  for (const right of [0, 2, 7, 9]) assert.deepEqual(after(right), { what: "reveal" });
  assert.deepEqual(after(3, { round: 2 }), { what: "again", right: 3, voted: 9 });
  assert.deepEqual(after(3, { round: 3 }), { what: "reveal" });
  assert.deepEqual(next({ phase: "closed" }), { what: "reveal" }); // the results have not arrived
  assert.deepEqual(after(0, { rounds: [{ round: 1, voted: 0, counts: [] }] }), { what: "reveal" });
});

test("a poll has votes to show, and no answer", () => {
  const own = { text: "Which?", choices: ["a", "b"], judged: false };
  for (const its of [{ about: "lost" }, { about: "own", own }])
    assert.deepEqual(next({ phase: "closed", ...its, rounds: [votes(3)], answer: null }), { what: "votes" });
  assert.deepEqual(next({ phase: "closed", about: "own", own: { ...own, judged: true } }), { what: "reveal" });
});
