// The film of a learner's program answers requests as WIRE.md describes.

import assert from "node:assert/strict";
import test from "node:test";

import { Lines, Moves } from "../../../server/static/js/suppliers/program/cuts.js";
import { LINES, MOVES, ProgramFilm } from "../../../server/static/js/suppliers/program/film.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { given } from "../given.js";

const PROGRAMS = given("programs");

/** @param {string} name */
async function filmOf(name) {
  const { recording, findings } = PROGRAMS[name];
  return new ProgramFilm(await ProgramRecording.open(new Uint8Array(Buffer.from(recording, "base64"))), findings);
}

const upTo = (count) => [...Array(count).keys()];

test("every event is a step, or every change of the board", async () => {
  const film = await filmOf("lists");
  const [lines, moves] = [new Lines(film), new Moves(film)];
  assert.deepEqual([lines.length, moves.length], [428, 33]);
  assert.deepEqual([moves.eventOf(0), moves.depthOf(0)], [0, 0]);
  film.changes.forEach(({ event, queens }, index) => {
    assert.deepEqual([moves.eventOf(index + 1), moves.depthOf(index + 1)], [event, queens.length]);
    assert.equal(film.stepOf(MOVES, event), index + 1);
    assert.equal(film.eventOf(MOVES, index + 1), event);
  });
  const { moments } = PROGRAMS.lists;
  for (const { event, kind, line } of moments) {
    assert.deepEqual([lines.eventOf(event), film.stepOf(LINES, event)], [event, event]);
    assert.equal(lines.lineOf(event), kind === "l" ? line : 0);
    const at = film.changeAt(event);
    assert.equal(at?.event ?? 0, moves.eventOf(film.stepOf(MOVES, event)));
  }
  for (const cut of [lines, moves])
    for (const number of upTo(cut.length)) {
      const [kept, open] = cut.boundsOf(number);
      assert.ok(kept >= 0 && kept <= open && open <= film.n, `${number}: ${kept} ${open}`);
      assert.ok(cut.rowOf(number) >= 0 && cut.rowOf(number) < film.n);
    }
});

const RUN = { algorithm: LINES, n: 4 };

test("a film describes itself", async () => {
  const film = await filmOf("lists");
  const facts = { placements: 16, solutions: 2, checks: null, exact: true };
  assert.deepEqual(await film.answer({ type: "describe", ...RUN }), {
    type: "description",
    ...RUN,
    steps: 428,
    ...facts,
  });
  const moves = { algorithm: MOVES, n: 4 };
  assert.deepEqual(await film.answer({ type: "describe", ...moves }), {
    type: "description",
    ...moves,
    steps: 33,
    ...facts,
  });
});

test("steps are read from any start with any stride, up to the limit", async () => {
  const film = await filmOf("lists");
  const read = async (start, stop, stride, algorithm = LINES) => {
    const answer = await film.answer({ type: "read", algorithm, n: 4, start, stop, stride });
    assert.deepEqual([answer.type, answer.start, answer.stride], ["steps", start, stride ?? 1]);
    return answer.steps;
  };
  const whole = [...(await read(0, 256)), ...(await read(256, 1000))];
  assert.deepEqual(
    whole.map(({ step }) => step),
    upTo(428),
  );
  assert.equal((await read(0, 428)).length, 256);
  for (const [start, stop, stride] of [
    [5, 9, 1],
    [3, 400, 7],
    [427, 428, 1],
    [63, 130, 1],
  ])
    assert.deepEqual(
      await read(start, stop, stride),
      whole.filter(({ step }) => step >= start && step < stop && (step - start) % stride === 0),
    );
  const moves = await read(0, 100, 1, MOVES);
  assert.deepEqual(
    moves.map(({ state }) => state.event),
    [0, ...film.changes.map(({ event }) => event)],
  );
  assert.deepEqual(
    moves.map(({ step }) => step),
    upTo(33),
  );
  const solutions = whole.filter(({ kind }) => kind === "solution");
  assert.deepEqual(
    solutions.map(({ queens }) => queens.map(([, column]) => column).join("")),
    ["1302", "2031"],
  );
});

test("a step has the board, the calls, the names and the changes of the previous line", async () => {
  const film = await filmOf("lists");
  const at = film.changes[1];
  const {
    steps: [step],
  } = await film.answer({ type: "read", ...RUN, start: at.event, stop: at.event + 1 });
  assert.equal(step.kind, "place");
  assert.deepEqual(
    [step.queens, step.square],
    [
      [
        [0, 0],
        [1, 2],
      ],
      [1, 2],
    ],
  );
  assert.deepEqual(
    step.stack.map(({ name }) => name),
    ["<module>", "search", "search"],
  );
  assert.deepEqual(step.stack[2].names, [
    ["row", "1", false],
    ["column", "2", false],
  ]);
  assert.deepEqual([step.placements, step.solutions, step.dead_ends], [2, 0, 0]);
  assert.deepEqual(step.state.globals, [
    ["n", "4", false],
    ["queens", "[0, 2]", true],
    ["found", "[]", false],
  ]);
  assert.deepEqual(step.lines, [PROGRAMS.lists.moments[at.event].line]);
});

test("names of JavaScript's own properties are ordinary names", async () => {
  const { steps } = await (await filmOf("dicts")).answer({ type: "read", ...RUN, start: 0, stop: 99 });
  const changed = steps.filter(({ state }) => state.globals.some(([name, , is]) => name === "constructor" && is));
  assert.deepEqual(
    changed.map(({ step }) => step),
    [steps.length - 1],
  );
});

test("attacked queens are counted and shown on their squares", async () => {
  const film = await filmOf("wrong");
  const { event, pair } = PROGRAMS.wrong.findings.comparison.faults[0];
  const {
    steps: [step],
  } = await film.answer({ type: "read", ...RUN, start: event, stop: event + 1 });
  assert.deepEqual(step.state.attacks, [pair]);
  assert.deepEqual([step.kind, step.dead_ends], ["place", 1]);
});

test("masks are read in the innermost call that has them", async () => {
  const film = await filmOf("bitmask");
  const names = film.findings.registers.map(({ name }) => name);
  assert.ok(["ld", "col", "rd"].every((name) => names.includes(name)));
  const { steps } = await film.answer({ type: "read", ...RUN, start: 0, stop: 204 });
  for (const { stack, state } of steps)
    for (const { name, value } of state.registers) {
      const own = stack.findLast(({ names: its }) => its.length)?.names.find(([each]) => each === name);
      if (own && /^-?\d+$/.test(own[1])) assert.equal(value, own[1]);
    }
  assert.ok(steps.some(({ state }) => state.registers.every(({ value }) => value !== null)));
});

/** Return all steps of a film. */
async function stepsOf(film, algorithm) {
  const run = { algorithm, n: film.n };
  const { steps: length } = await film.answer({ type: "describe", ...run });
  const steps = [];
  for (let start = 0; start < length; start += 256)
    steps.push(...(await film.answer({ type: "read", ...run, start, stop: length })).steps);
  return steps;
}

/** Return for each kind of search a function that tests whether a step matches. */
const matchesOf = (film, algorithm, moments) => {
  const came = ({ kind, state }) => kind !== "return" && film.changeAt(state.event)?.event === state.event;
  const isLine = (moment) => (algorithm === MOVES || moment.kind === "l") && moment.line === 9;
  return {
    solution: (step) => step.kind === "solution",
    dead_end: (step) => came(step) && step.state.attacks.length > 0,
    line: (step) => isLine(moments[step.state.event]),
    square: (step) => came(step) && String(step.square) === "1,3",
  };
};

const SEARCHES = ["lists", "wrong", "bitmask", "selves"].flatMap((name) => [LINES, MOVES].map((cut) => [name, cut]));

test("solutions, attacks, lines and squares are found, forward and backward", async () => {
  for (const [name, algorithm] of SEARCHES) {
    const film = await filmOf(name);
    const steps = await stepsOf(film, algorithm);
    const find = (message) => film.answer({ type: "find", algorithm, n: film.n, line: 9, square: [1, 3], ...message });
    for (const [what, match] of Object.entries(matchesOf(film, algorithm, PROGRAMS[name].moments))) {
      const there = steps.filter(match).map(({ step }) => step);
      for (const from of [0, 1, steps.length >> 1, steps.length - 1]) {
        const said = `${name} ${algorithm} ${what} ${from}`;
        const [on, back] = [there.find((step) => step > from), there.findLast((step) => step < from)];
        assert.equal((await find({ what, from, direction: "forward" })).step, on ?? null, said);
        assert.equal((await find({ what, from, direction: "backward" })).step, back ?? null, said);
      }
    }
  }
});

test("the end of a call, and the step after the calls of a line, are found", async () => {
  for (const [name, algorithm] of SEARCHES) {
    const film = await filmOf(name);
    const steps = await stepsOf(film, algorithm);
    const depth = (step) => (algorithm === MOVES ? step.queens.length : step.stack.length);
    const find = async (what, from) => (await film.answer({ type: "find", algorithm, n: film.n, what, from })).step;
    for (const from of [0, 30, steps.length - 1].filter((at) => at < steps.length)) {
      const [own, later] = [depth(steps[from]), steps.slice(from + 1)];
      assert.equal(await find("over", from), later.find((step) => depth(step) <= own)?.step ?? null, name);
      assert.equal(await find("out", from), later.find((step) => depth(step) < own)?.step ?? null, name);
    }
  }
});

test("the outline has calls as rows, and solutions at their places", async () => {
  const film = await filmOf("lists");
  for (const [algorithm, steps] of [
    [LINES, 428],
    [MOVES, 33],
  ]) {
    const run = { algorithm, n: 4 };
    const answer = await film.answer({ type: "outline", ...run, start: 0, stop: 10_000, width: 100_000 });
    assert.deepEqual([answer.start, answer.stop, answer.width, answer.exact], [0, steps, steps, true]);
    assert.equal(
      answer.solutions.reduce((sum, one) => sum + one, 0),
      2,
    );
    assert.equal(Math.max(...answer.deepest), 3);
    for (const [row, first, end] of answer.calls) assert.ok(row >= 0 && row < 4 && first < end && end <= steps);
    const part = await film.answer({ type: "outline", ...run, start: 10, stop: 20, width: 5 });
    assert.deepEqual([part.start, part.stop, part.deepest.length], [10, 20, 5]);
  }
});

test("there are no questions about a program's steps, and unknown requests are refused", async () => {
  const film = await filmOf("lists");
  assert.deepEqual(await film.answer({ type: "questions", ...RUN, start: 7 }), {
    type: "questions",
    ...RUN,
    start: 7,
    questions: [],
  });
  for (const type of ["count", "solutions", "tried", "nonsense"])
    assert.equal(await film.answer({ type, ...RUN }), null);
  assert.deepEqual(await film.answer({ type: "find", ...RUN, what: "nonsense", from: 0 }), {
    type: "found",
    step: null,
  });
});

test("a program without a board has a film of its lines", async () => {
  const film = await filmOf("exceptions");
  assert.deepEqual([film.n, film.changes], [8, []]);
  const { steps } = await film.answer({ type: "read", algorithm: LINES, n: 8, start: 0, stop: 99 });
  assert.equal(steps.length, 82);
  assert.deepEqual([...new Set(steps.map(({ state }) => state.happens))].sort(), [
    "call",
    "exception",
    "line",
    "return",
  ]);
  assert.ok(steps.some(({ state }) => state.value === "Full: row 3"));
  const moves = await film.answer({ type: "read", algorithm: MOVES, n: 8, start: 0, stop: 99 });
  assert.equal(moves.steps.length, 1);
});
