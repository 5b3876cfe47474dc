import assert from "node:assert/strict";
import test from "node:test";

import { OUTSIDE } from "../../../server/static/js/class/room.js";
import { createSession } from "../../../server/static/js/class/session.js";
import { Refused } from "../../../server/static/js/wire/protocol.js";
import { createStorage } from "../device.js";
import { settled } from "../settled.js";
import { FILM } from "./film.js";

const NEWS = { type: "room", id: 1, ...FILM, age: 0, epoch: 5, seq: 3, term: 1 };
const ROOM = { ...NEWS, mode: "free", away: false, locked: false, here: 1, seats: 1, lasts: 60 };
const FIRST = { ...ROOM, code: "K7MQ4X", seat: "17.secret", number: 17 };
const QUESTION = { ask: 1, round: 1, phase: "open", about: "next", at: 40, voted: 0, of: 1 };
const SAVED = { code: "K7MQ4X", seat: "17.secret" };

/** Create a session with a simulated server: `sent` has all requests, each with functions that answer it. */
function openSession() {
  const [sent, failed, cancelled, reopened, directed] = [[], [], [], [], []];
  const socket = {
    request: (message, news) =>
      new Promise((resolve, reject) => {
        sent.push({
          get message() {
            return typeof message === "function" ? message() : message;
          },
          tell: news,
          resolve,
          refuse: (code) => reject(new Refused(code, code)),
        });
      }),
    latestId: () => sent.length,
    direct: (code) => directed.push(code),
    reconnect: () => directed.push("again"),
    cancel: (id) => cancelled.push(id),
  };
  let attendance = OUTSIDE;
  const get = () => attendance;
  const set = (change) => (attendance = { ...attendance, ...change });
  const session = createSession({
    socket,
    get,
    set,
    fail: (error) => failed.push(error.code),
    onReopen: ({ address }) => reopened.push(address),
    pause: settled,
    now: () => 1000,
  });
  const of = (type) => sent.filter(({ message }) => message.type === type);
  return { session: { ...session, get }, failed, cancelled, reopened, directed, of, latest: (type) => of(type).at(-1) };
}

/** Create a session that has requested a seat in a class. */
function requestSeat(its = {}) {
  const there = openSession();
  there.session.join({ code: "K7MQ4X", ...its });
  return there;
}

/** Create a session with a seat in a class. */
function joinAndSit(news = {}) {
  const its = requestSeat();
  its.latest("join").tell({ ...FIRST, ...news });
  return its;
}

/** Wait until an answer is handled and the next requests are sent. */
async function settleAnswer() {
  await settled();
  await settled();
}

/** Return a request from the seat of `joinAndSit`. */
const asked = (type, fields = {}) => ({ type, code: "K7MQ4X", seat: "17.secret", ...fields });

test.beforeEach(() => Object.assign(globalThis, { sessionStorage: createStorage(), localStorage: createStorage() }));

const kept = () => JSON.parse(sessionStorage.getItem("bitqueens.class"));

test("joining requests a seat, and stores it for the tab", () => {
  const { session, latest } = requestSeat();
  assert.deepEqual(latest("join").message, { type: "join", code: "K7MQ4X" });
  assert.equal(session.get().status, "joining");
  latest("join").tell(FIRST);
  const { status, number, room } = session.get();
  assert.deepEqual([status, number, room.step, room.type, room.seat], ["here", 17, 40, undefined, undefined]);
  assert.deepEqual(kept(), { ...SAVED, vote: null });
  // the socket would send it again
  assert.deepEqual(latest("join").message, asked("join"));
});

test("a tab returns to its seat, but not in another class", () => {
  sessionStorage.setItem("bitqueens.class", JSON.stringify(SAVED));
  const { session, latest } = requestSeat();
  assert.equal(latest("join").message.seat, "17.secret");
  session.join({ code: "PPPPPP" });
  assert.equal(latest("join").message.seat, undefined);
});

test("only news of this stay counts, and only if it is not older", () => {
  const { session, latest } = joinAndSit();
  const join = latest("join");
  join.tell({ ...ROOM, seq: 9, step: 50 });
  join.tell({ ...ROOM, seq: 8, step: 49 });
  assert.equal(session.get().room.step, 50);
  session.leave();
  join.tell({ ...ROOM, seq: 10, step: 51 });
  assert.equal(session.get().room.step, 50);
});

test("the page shows how a stay ends, and the tab forgets its seat unless another tab has taken it", async () => {
  for (const why of ["ended", "dropped", "elsewhere"]) {
    const { session, latest } = joinAndSit();
    latest("join").resolve({ type: "left", why });
    await settled();
    assert.deepEqual([session.get().status, session.get().why], ["over", why]);
    assert.deepEqual(kept(), why === "elsewhere" ? { ...SAVED, vote: null } : null);
    session.join({ code: "K7MQ4X" });
    assert.equal(latest("join").message.seat, why === "elsewhere" ? "17.secret" : undefined);
  }
  const { session, latest } = requestSeat();
  latest("join").refuse("no_room");
  await settled();
  assert.deepEqual([session.get().status, session.get().why], ["over", "no_room"]);
});

test("leaving gives the seat back, and cancels a join without an answer", () => {
  const there = joinAndSit();
  there.session.leave();
  assert.deepEqual(there.latest("leave").message, asked("leave"));
  const coming = requestSeat();
  coming.session.leave();
  assert.deepEqual([coming.of("leave").length, coming.cancelled], [0, [1]]);
});

test("a pupil of a class that the server has forgotten waits for it and keeps the seat", async () => {
  const { session, of, latest } = joinAndSit();
  latest("join").refuse("waiting");
  await settled();
  assert.equal(session.get().status, "waiting");
  assert.equal(session.get().room.step, 40); // the page still has the whole film
  await settled();
  assert.deepEqual([of("join").length, of("open").length, latest("join").message.seat], [2, 0, "17.secret"]);
  latest("join").tell({ ...FIRST, epoch: 6, seq: 4 });
  assert.equal(session.get().status, "here");
});

test("a seat of another class with the same code is replaced by a new one", async () => {
  const vote = { ask: 1, round: 1, answer: 8, epoch: 2 };
  sessionStorage.setItem("bitqueens.class", JSON.stringify({ ...SAVED, vote }));
  const { session, latest, of } = requestSeat();
  latest("join").refuse("forbidden");
  await settled();
  assert.equal(latest("join").message.seat, undefined);
  latest("join").tell({ ...FIRST, ...QUESTION });
  assert.deepEqual([session.get().status, of("vote").length], ["here", 0]);
});

test("a host reopens a forgotten class with its last snapshot", async () => {
  const token = "ab".repeat(16);
  const rounds = [{ round: 1, voted: 1, counts: [[8, 1]], ones: [] }];
  const { of, latest, reopened } = requestSeat({ token });
  latest("join").tell({ ...ROOM, code: "K7MQ4X", ...QUESTION, phase: "closed" });
  latest("join").tell({ type: "tally", id: 1, ask: 1, rounds, answer: 8, shown: 41 });
  latest("join").tell({ type: "places", id: 1, follow: 1, free: 0, away: 0, hands: [], dropped: [3] });
  const saved = JSON.parse(localStorage.getItem("bitqueens.host"));
  assert.deepEqual([saved.token, saved.last.room.ask, saved.last.tally.rounds], [token, 1, rounds]); // for a restart of the device
  latest("join").refuse("waiting");
  await settled();
  const { last, ...open } = latest("open").message;
  assert.deepEqual(open, { type: "open", token, code: "K7MQ4X", dropped: [3], rounds });
  assert.deepEqual([last.seq, last.step, last.ask], [3, 40, 1]);
  latest("open").resolve({ type: "opened", address: "http://class.example/K7MQ4X" });
  await settleAnswer();
  assert.equal(of("join").length, 2);
  assert.deepEqual(reopened, ["http://class.example/K7MQ4X"]); // the server may have another one now
});

test("the newest vote is sent, counts once confirmed, and is sent again to a server without it", async () => {
  const { session, of, latest } = joinAndSit(QUESTION);
  const votes = () => of("vote").map(({ message }) => message.answer);
  for (const answer of [1, 2, 8]) session.vote(answer);
  assert.deepEqual(votes(), [1]);
  latest("vote").resolve({ type: "voted" });
  await settleAnswer();
  assert.deepEqual(votes(), [1, 8]);
  assert.equal(session.get().vote.epoch, 0); // the answer was to an earlier vote
  latest("vote").resolve({ type: "voted" });
  await settled();
  assert.deepEqual([session.get().vote.epoch, kept().vote.answer], [5, 8]);
  await settled();
  latest("join").tell({ ...FIRST, ...QUESTION, seq: 7 });
  assert.equal(of("vote").length, 2); // the server is the same
  latest("join").tell({ ...FIRST, ...QUESTION, epoch: 6, seq: 7 });
  assert.deepEqual(latest("vote").message, asked("vote", { ask: 1, round: 1, answer: 8 }));
  assert.equal(of("vote").length, 3);
});

test("a closed round takes no vote, and a new round clears it", () => {
  const { session, of, latest } = joinAndSit(QUESTION);
  session.vote(8);
  latest("join").tell({ ...ROOM, ...QUESTION, phase: "closed", epoch: 6 });
  session.vote(1);
  assert.equal(of("vote").length, 1);
  assert.equal(session.get().vote.answer, 8);
  latest("join").tell({ ...ROOM, ...QUESTION, round: 2, epoch: 6, seq: 4 });
  assert.equal(session.get().vote, null);
});

test("a vote that comes too early is sent again, and one that comes too late is reported", async () => {
  const { session, of, failed, latest } = joinAndSit(QUESTION);
  session.vote(8);
  for (const code of ["too_often", "waiting", "late"]) {
    latest("vote").refuse(code);
    await settleAnswer();
  }
  assert.deepEqual([of("vote").length, failed], [3, ["late"]]);
});

test("an error before the seat has joined again is ignored: the vote is sent after joining", async () => {
  const { session, of, failed, latest } = joinAndSit(QUESTION);
  session.vote(8);
  latest("vote").refuse("forbidden");
  session.sendFilm({ ...FILM, step: 41 });
  latest("lead").refuse("forbidden");
  await settleAnswer();
  assert.deepEqual([of("vote").length, failed], [1, []]);
  latest("join").tell({ ...FIRST, ...QUESTION, seq: 4 });
  await settleAnswer();
  assert.deepEqual([of("vote").length, failed], [2, []]);
});

test("a pupil's position is sent again after a loss of the connection", async () => {
  const { session, of, latest } = joinAndSit();
  const place = { follow: false, hand: true };
  session.sendPosition(place);
  latest("here").resolve({ type: "ok" });
  await settleAnswer();
  latest("join").tell(FIRST);
  assert.equal(of("here").length, 2);
  assert.deepEqual(latest("here").message, asked("here", place));
});

test("a host sends its newest term, and learns from the news that another of its devices leads", async () => {
  const { session, failed, latest } = joinAndSit();
  latest("join").tell({ ...ROOM, seq: 4, term: 7 });
  session.sendFilm({ ...FILM, step: 41 });
  const { term, step, seat } = latest("lead").message;
  assert.deepEqual([term, step, seat], [7, 41, "17.secret"]);
  latest("lead").refuse("stale");
  await settled();
  assert.deepEqual(failed, []);
});

test("a new class gets another token if its code is taken, and its device stores the token", async () => {
  const { session, of, latest } = openSession();
  const opening = session.open({ film: FILM, key: "abc" });
  latest("open").refuse("taken");
  await settled();
  const [first, second] = of("open").map(({ message }) => message);
  assert.match(first.token, /^[0-9a-f]{32}$/);
  assert.notEqual(first.token, second.token);
  assert.deepEqual(second, { type: "open", token: second.token, key: "abc", ...FILM });
  latest("open").resolve({ type: "opened", code: "K7MQ4X", address: null, others: [], qr: null, lasts: 60 });
  assert.equal((await opening).token, second.token);
  assert.deepEqual(JSON.parse(localStorage.getItem("bitqueens.host")), { code: "K7MQ4X", token: second.token });
  const again = session.open({ film: FILM, saved: { code: "K7MQ4X", token: second.token } });
  latest("open").refuse("taken");
  await assert.rejects(again, { code: "taken" });
});

test("a connection that leads to another process of the server is replaced once by one to the class's", async () => {
  const { session, of, latest, directed } = requestSeat();
  latest("join").refuse("misdirected");
  await settled();
  assert.deepEqual([directed, of("join").length], [["K7MQ4X", "again"], 2]);
  latest("join").refuse("misdirected"); // the proxy does not look at the code
  await settled();
  assert.deepEqual([session.get().status, session.get().why, of("join").length], ["over", "misdirected", 2]);
  assert.deepEqual(directed, ["K7MQ4X", "again", ""]);
});

test("a host's device goes back to the process of its class, or to none if the class is lost", async () => {
  const saved = { code: "K7MQ4X", token: "ab".repeat(16) };
  localStorage.setItem("bitqueens.host", JSON.stringify(saved));
  const { session, latest, directed } = openSession();
  const again = session.open({ film: FILM, saved });
  latest("open").refuse("misdirected");
  await settled();
  assert.deepEqual(directed, ["K7MQ4X", "again"]);
  assert.deepEqual(latest("open").message, { type: "open", ...saved, ...FILM });
  latest("open").refuse("lost");
  await assert.rejects(again, { code: "lost" });
  assert.equal(JSON.parse(localStorage.getItem("bitqueens.host")), null);
});

test("a host's page says that a class is lost if the server can never open it again", async () => {
  const { session, latest } = requestSeat({ token: "ab".repeat(16) });
  latest("join").tell({ ...ROOM, code: "K7MQ4X" });
  latest("join").refuse("waiting");
  await settled();
  latest("open").refuse("lost");
  await settleAnswer();
  assert.deepEqual([session.get().status, session.get().why], ["over", "lost"]);
});
