// The page reads recordings of learners' programs like Python.

import assert from "node:assert/strict";
import test from "node:test";

import { packBlock } from "../../../server/static/js/suppliers/program/blocks.js";
import { listAttacks, listChanges, lastUpTo, pairUp } from "../../../server/static/js/suppliers/program/changes.js";
import { Receiver } from "../../../server/static/js/suppliers/program/receiver.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";

import { given } from "../given.js";
import { seeded } from "../random.js";

const PROGRAMS = given("programs");
const NAMES = Object.keys(PROGRAMS);

const bytesOf = (letters) => new Uint8Array(Buffer.from(letters, "base64"));
const open = (name) => ProgramRecording.open(bytesOf(PROGRAMS[name].recording));

/** Return a moment in the form that Python gives it. */
function copy({ state, ...moment }) {
  const { stack, parked, globals, heap, frames } = state;
  return structuredClone({ ...moment, state: { stack, parked: [...parked.values()], globals, heap, frames } });
}

/** Return the moments of a walk. Compare their states by `seen`: Python drops unreachable objects only at a new chunk. */
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

/** Return a state with references resolved, so that unreachable objects are gone. */
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

test("any event can be visited, and its state is that of the walk", async () => {
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

/** The columns of a recording, by the facts about a moment. */
const COLUMNS = {
  kinds: ({ kind }) => kind.charCodeAt(0),
  lines: ({ line }) => line,
  depths: ({ state }) => state.stack.length,
  calls: ({ state }) => state.frames,
};

test("the facts about every event are those counted in a walk", async () => {
  for (const name of NAMES) {
    const recording = await open(name);
    for (const [column, read] of Object.entries(COLUMNS)) {
      const found = [...recording[column].subarray(0, recording.count)];
      assert.deepEqual(found, PROGRAMS[name].moments.map(read), `${name} ${column}`);
    }
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

test("blocks as written form a recording, also if it was cut off", async () => {
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

test("whatever Python records is accepted as written", async () => {
  for (const name of NAMES) {
    const { blocks, header, moments } = PROGRAMS[name];
    const bytes = bytesOf(blocks);
    const receiver = new Receiver(header.source);
    for (let at = 0; at < bytes.length;) {
      const end = at + 5 + new DataView(bytes.buffer).getUint32(at + 1);
      assert.equal(await receiver.admit({ block: bytes.subarray(at, end) }), false, name);
      at = end;
    }
    assert.equal(await receiver.admit({ ended: true }), true, name);
    const { count, bytes: received } = receiver.recording;
    assert.deepEqual([count, received], [moments.length, bytes], name);
  }
});

test("bytes that are no recording are refused", async () => {
  const bytes = (text) => new TextEncoder().encode(text);
  await assert.rejects(ProgramRecording.open(bytes("<html>")), /a block must begin with h, c or e, not </);
  await assert.rejects(ProgramRecording.open(bytes("")), /version must be 1, not undefined/);
  await assert.rejects(ProgramRecording.open(packBlock("e", { end: {} })), /version must be 1, not undefined/);
});

test("a block is packed as Python packs it", () => {
  assert.deepEqual([...packBlock("e", { ü: 1 })], [101, 0, 0, 0, 8, ...Buffer.from('{"ü":1}')]);
});

/** Read squares, such as "00 13": numbers of one digit. */
const squares = (text) => text.split(" ").map((one) => [...one].map(Number));

test("changes of a board are counted, with the queen that was placed or removed", () => {
  const changes = listChanges([
    [3, 4, [0, 0], "place", false, 7, false],
    [5, 4, [0, 0, 1, 1], "place", false, 7, true],
    [6, 4, [0, 0], "lift", false, 0, false],
    [9, 4, [0, 2], "move", false, 7, false],
    [12, 4, [0, 2, 1, 0, 2, 3, 3, 1], "place", true, 7, false],
    [13, 4, [], "lift", false, 0, false],
  ]);
  const only = (...names) => changes.map((change) => names.map((name) => change[name]));
  assert.deepEqual(only("placements", "solutions", "attacked"), squares("100 201 201 301 411 411"));
  assert.deepEqual(only("square").flat(), squares("00 11 11 02 31 31"));
  assert.deepEqual(changes[1].attacks, [squares("00 11")]);
  const found = only("trial", "solution").map((flags) => flags.map(Number).join(""));
  assert.deepEqual(found, ["00", "10", "00", "00", "01", "00"]);
});

test("two queens attack each other along rows, columns and both diagonals, and not otherwise", () => {
  assert.deepEqual(listAttacks([]), []);
  assert.deepEqual(listAttacks(squares("01 13 20 32")), []);
  for (const pair of ["20 25", "03 43", "11 44", "14 41"].map(squares)) assert.deepEqual(listAttacks(pair), [pair]);
  assert.equal(listAttacks(squares("00 11 22")).length, 3);
});

test("squares come in pairs, and the last number that is not larger is found", () => {
  assert.deepEqual(pairUp([]), []);
  assert.deepEqual(pairUp([0, 1, 2, 3]), squares("01 23"));
  const found = [0, 1, 2, 5, 6, 9].map((most) => lastUpTo([1, 5, 5, 8], most));
  assert.deepEqual(found, [-1, 0, 0, 2, 2, 3]);
  assert.equal(lastUpTo([], 3), -1);
});
