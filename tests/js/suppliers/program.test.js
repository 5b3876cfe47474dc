// Recordings of learners' programs: the page reads in them what Python reads, and makes a film of them.

import assert from "node:assert/strict";
import test from "node:test";

import { listAttacks, listChanges, lastUpTo, pairUp } from "../../../server/static/js/suppliers/program/changes.js";
import { Lines, Moves } from "../../../server/static/js/suppliers/program/cuts.js";
import { LINES, MOVES, ProgramFilm } from "../../../server/static/js/suppliers/program/film.js";
import { ourBoard } from "../../../server/static/js/suppliers/program/ours.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { packBlock } from "../../../server/static/js/suppliers/program/runner.js";
import { given } from "../given.js";
import { seeded } from "../random.js";

const PROGRAMS = given("programs");
const NAMES = Object.keys(PROGRAMS);

const bytesOf = (letters) => new Uint8Array(Buffer.from(letters, "base64"));
const open = (name) => ProgramRecording.open(bytesOf(PROGRAMS[name].recording));
const filmOf = async (name) => new ProgramFilm(await open(name), PROGRAMS[name].findings);

/** As Python describes it. */
function copy({ state, ...moment }) {
  const { stack, parked, globals, heap, frames } = state;
  return structuredClone({ ...moment, state: { stack, parked: [...parked.values()], globals, heap, frames } });
}

/** Of a walk's states only what is there can be compared: Python forgets no object before the next chunk. */
async function momentsOf(recording, events) {
  const found = [];
  await recording.visit(events, (moment) => found.push(copy(moment)));
  return found;
}

const upTo = (count) => [...Array(count).keys()];

test("every moment of every program is read as Python reads it", async () => {
  for (const name of NAMES) {
    const { moments, header, output } = PROGRAMS[name];
    const recording = await open(name);
    assert.equal(recording.count, moments.length, name);
    assert.deepEqual(recording.header, header, name);
    assert.deepEqual(recording.output, output, name);
    for (const moment of await momentsOf(recording, upTo(recording.count))) {
      const expected = moments[moment.event];
      for (const own of ["kind", "line", "local", "heap", "globals", "value"])
        assert.deepEqual(moment[own], expected[own], `${name} ${moment.event} ${own}`);
      const chunk = moment.event - (moment.event % header.chunk);
      assert.deepEqual(seen(moment.state), seen(expected.state), `${name} ${moment.event} after ${chunk}`);
    }
  }
});

/** A state with what is referred to in its places; objects that nobody refers to are none. */
function seen({ stack, parked, globals, heap, frames }) {
  const expand = (code, above) => {
    if (Array.isArray(code)) return code.map((one) => expand(one, above));
    if (code === null || typeof code !== "object") return code;
    if ("@" in code) {
      const number = code["@"];
      return above.includes(number)
        ? { above: above.length - above.indexOf(number) }
        : expand(heap[number], [...above, number]);
    }
    return Object.fromEntries(Object.entries(code).map(([key, one]) => [key, expand(one, above)]));
  };
  return {
    frames,
    ...Object.fromEntries(Object.entries({ stack, parked, globals }).map(([key, one]) => [key, expand(one, [])])),
  };
}

test("any events can be visited, and each state is that of the walk", async () => {
  const below = seeded(7);
  for (const name of NAMES) {
    const recording = await open(name);
    if (!recording.count) continue;
    const whole = await momentsOf(recording, upTo(recording.count));
    for (let round = 0; round < 20; round += 1) {
      const events = [...new Set(upTo(5).map(() => Math.floor(below() * recording.count)))].sort(
        (one, other) => one - other,
      );
      assert.deepEqual(
        await momentsOf(recording, events),
        events.map((event) => whole[event]),
        `${name} ${events}`,
      );
    }
  }
});

test("what is known of every event is what a walk counts", async () => {
  for (const name of NAMES) {
    const recording = await open(name);
    const { moments } = PROGRAMS[name];
    const letters = [...recording.kinds.subarray(0, recording.count)].map((code) => String.fromCharCode(code));
    assert.deepEqual(
      letters,
      moments.map(({ kind }) => kind),
      name,
    );
    assert.deepEqual(
      [...recording.lines].slice(0, recording.count),
      moments.map(({ line }) => line),
      name,
    );
    assert.deepEqual(
      [...recording.depths].slice(0, recording.count),
      moments.map(({ state }) => state.stack.length),
      name,
    );
    assert.deepEqual(
      [...recording.calls].slice(0, recording.count),
      moments.map(({ state }) => state.frames),
      name,
    );
  }
});

test("the depth of a function is that of its first call", async () => {
  const { levels } = await open("lists");
  assert.deepEqual(
    [...levels],
    [
      ["<module>", 1],
      ["search", 2],
      ["free", 3],
    ],
  );
});

test("blocks as they were written, and as far as they were, are a recording", async () => {
  const blocks = bytesOf(PROGRAMS.lists.blocks);
  const written = await ProgramRecording.open(blocks);
  assert.deepEqual([written.count, written.header.end.reason], [PROGRAMS.lists.moments.length, "done"]);
  const cut = await ProgramRecording.open(blocks.subarray(0, blocks.length - 400));
  assert.ok(cut.count > 0 && cut.count < written.count);
  assert.equal(cut.count % cut.header.chunk, 0);
  assert.equal(cut.header.end.reason, "stopped");
  const inside = new Uint8Array(blocks.length + 3);
  inside.set(blocks, 3);
  assert.equal((await ProgramRecording.open(inside.subarray(3))).count, written.count);
});

test("bytes that are no recording are refused", async () => {
  const bytes = (text) => new TextEncoder().encode(text);
  await assert.rejects(ProgramRecording.open(bytes("<html>")), /a block must begin with h, c or e, not </);
  await assert.rejects(ProgramRecording.open(bytes("")), /a recording must begin with its header/);
  await assert.rejects(ProgramRecording.open(packBlock("e", { end: {} })), /a recording must begin with its header/);
});

test("a block is packed as Python packs it", () => {
  assert.deepEqual([...packBlock("e", { ü: 1 })], [101, 0, 0, 0, 8, ...Buffer.from('{"ü":1}')]);
});

test("changes of a board are counted, and say which queen came or went", () => {
  const changes = listChanges([
    [3, 4, [0, 0], "place", false, 7, false],
    [5, 4, [0, 0, 1, 1], "place", false, 7, true],
    [6, 4, [0, 0], "lift", false, 0, false],
    [9, 4, [0, 2], "move", false, 7, false],
    [12, 4, [0, 2, 1, 0, 2, 3, 3, 1], "place", true, 7, false],
    [13, 4, [], "lift", false, 0, false],
  ]);
  const only = (...names) => changes.map((change) => names.map((name) => change[name]));
  assert.deepEqual(only("placements", "stays", "solutions", "attacked"), [
    [1, 1, 0, 0],
    [2, 1, 0, 1],
    [2, 1, 0, 1],
    [3, 2, 0, 1],
    [4, 3, 1, 1],
    [4, 3, 1, 1],
  ]);
  assert.deepEqual(only("square").flat(), [
    [0, 0],
    [1, 1],
    [1, 1],
    [0, 2],
    [3, 1],
    [3, 1],
  ]);
  assert.deepEqual(changes[1].attacks, [
    [
      [0, 0],
      [1, 1],
    ],
  ]);
  assert.deepEqual(only("trial", "solution").map(String), [
    "false,false",
    "true,false",
    "false,false",
    "false,false",
    "false,true",
    "false,false",
  ]);
});

test("two queens attack each other along rows, columns and both diagonals, and not otherwise", () => {
  assert.deepEqual(listAttacks([]), []);
  assert.deepEqual(
    listAttacks([
      [0, 1],
      [1, 3],
      [2, 0],
      [3, 2],
    ]),
    [],
  );
  for (const [one, other] of [
    [
      [2, 0],
      [2, 5],
    ],
    [
      [0, 3],
      [4, 3],
    ],
    [
      [1, 1],
      [4, 4],
    ],
    [
      [1, 4],
      [4, 1],
    ],
  ]) {
    assert.deepEqual(listAttacks([one, other]), [[one, other]]);
    assert.deepEqual(listAttacks([other, one]), [[other, one]]);
  }
  assert.equal(
    listAttacks([
      [0, 0],
      [1, 1],
      [2, 2],
    ]).length,
    3,
  );
});

test("squares come in pairs, and the last number that is not larger is found", () => {
  assert.deepEqual(pairUp([]), []);
  assert.deepEqual(pairUp([0, 1, 2, 3]), [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(
    [0, 1, 2, 5, 6, 9].map((most) => lastUpTo([1, 5, 5, 8], most)),
    [-1, 0, 0, 2, 2, 3],
  );
  assert.equal(lastUpTo([], 3), -1);
});

test("our board after so many placements has the queens of the open rows", () => {
  const placed = [
    [0, 0, 0],
    [1, 1, 2],
    [1, 1, 3],
    [2, 2, 1],
    [0, 0, 1],
  ];
  const columns = upTo(6).map((count) =>
    ourBoard(placed, count)
      .map(([, column]) => column)
      .join(""),
  );
  assert.deepEqual(columns, ["", "0", "02", "03", "031", "1"]);
});

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

test("steps are read from anywhere, with any stride, and no more than fit", async () => {
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

test("a step has the board, the calls, the names and what the line before has changed", async () => {
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

test("a name that every object of JavaScript has is a name like any other", async () => {
  const { steps } = await (await filmOf("dicts")).answer({ type: "read", ...RUN, start: 0, stop: 99 });
  const changed = steps.filter(({ state }) => state.globals.some(([name, , is]) => name === "constructor" && is));
  assert.deepEqual(
    changed.map(({ step }) => step),
    [steps.length - 1],
  );
});

test("attacked queens are counted and shown where they stand", async () => {
  const film = await filmOf("wrong");
  const { event, pair } = PROGRAMS.wrong.findings.comparison.accepted;
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

test("it finds solutions, attacks, lines, squares and the ends of calls, forward and backward", async () => {
  for (const name of ["lists", "wrong", "bitmask", "selves"]) {
    const film = await filmOf(name);
    for (const algorithm of [LINES, MOVES]) {
      const { steps: length } = await film.answer({ type: "describe", algorithm, n: film.n });
      const steps = [];
      for (let start = 0; start < length; start += 256)
        steps.push(...(await film.answer({ type: "read", algorithm, n: film.n, start, stop: length })).steps);
      const came = ({ kind, state }) => kind !== "return" && film.changeAt(state.event)?.event === state.event;
      const moments = PROGRAMS[name].moments;
      const matches = {
        solution: (step) => step.kind === "solution",
        dead_end: (step) => came(step) && step.state.attacks.length > 0,
        line: (step) =>
          (algorithm === MOVES || moments[step.state.event].kind === "l") && moments[step.state.event].line === 9,
        square: (step) => came(step) && String(step.square) === "1,3",
      };
      for (const [what, match] of Object.entries(matches)) {
        const there = steps.filter(match).map(({ step }) => step);
        for (const from of [0, 1, Math.floor(length / 2), length - 1])
          for (const direction of ["forward", "backward"]) {
            const answer = await film.answer({
              type: "find",
              algorithm,
              n: film.n,
              what,
              from,
              direction,
              line: 9,
              square: [1, 3],
            });
            const expected =
              direction === "forward" ? there.find((step) => step > from) : there.findLast((step) => step < from);
            assert.deepEqual(
              answer,
              { type: "found", step: expected ?? null },
              `${name} ${algorithm} ${what} ${from} ${direction}`,
            );
          }
      }
      const depth = (step) => (algorithm === MOVES ? step.queens.length : step.stack.length);
      for (const from of [0, 30, length - 1])
        for (const [what, isThere] of [
          ["over", (step) => depth(step) <= depth(steps[from] ?? step)],
          ["out", (step) => depth(step) < depth(steps[from] ?? step)],
        ]) {
          if (from >= length) continue;
          const answer = await film.answer({ type: "find", algorithm, n: film.n, what, from });
          assert.equal(answer.step, steps.slice(from + 1).find(isThere)?.step ?? null, `${name} ${what} ${from}`);
        }
    }
  }
});

test("its outline has calls as rows and solutions where they are", async () => {
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

test("nothing is asked about a program's steps, and what is not known is not answered", async () => {
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
