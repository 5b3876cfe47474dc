// The line that wrote a value of a learner's program is found, at any event.

import assert from "node:assert/strict";
import test from "node:test";

import { namesOf, readPlace } from "../../../server/static/js/suppliers/program/places.js";
import { findChange } from "../../../server/static/js/suppliers/program/origins.js";
import { ProgramFilm } from "../../../server/static/js/suppliers/program/film.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { findQueen, findWrite } from "../../../server/static/js/suppliers/program/writes.js";
import { given } from "../given.js";
import { seeded } from "../random.js";

const LINE = "l".charCodeAt(0);
const upTo = (count) => [...Array(count).keys()];
const open = (letters) => ProgramRecording.open(new Uint8Array(Buffer.from(letters, "base64")));

/**
 * Programs with questions, as comments. At the end of a line: `# ask` and values with their lines' marks; they are asked
 * about when the line is about to run for the last time. `# mark`: the line that wrote it. `call mark`: as an argument.
 */
const GOLDEN = {
  loop: `
n = 3                        # n
total = 0
for c in range(n):           # loop
    total += c               # sum
print(n, c, total)           # ask n: n; c: loop; total: sum
`,
  arguments: `
def add(a, b, c=4):
    s = a + b                # s
    return s                 # ask a: call one; b: call one; s: s

x = 1
y = add(x, 2)                # one
print(y)                     # ask y: one; x: x
`.replace("x = 1\n", "x = 1                        # x\n"),
  lists: `
queens = []
for row in range(4):
    queens.append(row)       # append
    if row == 3:
        queens.pop()         # pop
grid = [[0] * 3 for _ in range(3)]   # grid
grid[1][2] = 7               # cell
queens = queens[:2] + [9]    # anew
print(queens, grid)          # ask queens: anew; queens[0]: append; queens[2]: anew; grid: cell; grid[1][2]: cell; grid[1][1]: grid
`,
  shared: `
def fill(board, row):
    if row == 2:
        return               # ask board: put; board[0]: put; row: call again
    board[row] = row + 5     # put
    fill(board, row + 1)     # again

board = [0, 0, 3]            # made
fill(board, 0)               # first
print(board)                 # ask board: put; board[2]: made
`,
  copies: `
def search(row, queens):
    if row == 3:
        return 1             # ask row: call deeper; queens: call deeper; queens[2]: call deeper
    return search(row + 1, queens + [row])   # deeper

found = search(0, [])        # search
print(found)                 # ask found: search
`,
  attributes: `
class Board:
    size = 4
    def __init__(self):
        self.q = [0] * self.size
        self.count = 0
    def put(self, r, c):
        self.q[r] = c                # put
        self.count += 1              # count
        return r                     # ask self.q: put; self.q[1]: put; self.q[3]: made; self.count: count; c: call place

board = Board()                      # made
board.put(1, 3)                      # place
print(board)                         # ask board.count: count; board.q[1]: put
`,
  closures: `
def solve(n):
    board, count = [0] * n, 0        # start
    def put(row):
        nonlocal count
        if row == n:
            count += 1               # count
            return                   # ask n: call whole; count: count; board[0]: write; row: call next
        board[row] = row + 1         # write
        put(row + 1)                 # next
    put(0)
    return count                     # ask count: count; board: write; n: call whole

print(solve(2))                      # whole
`,
  globals: `
total = 0
def visit(k):
    global total
    total += k                       # add
    twice = [k for k in range(k)]    # twice
    return twice                     # ask total: add; twice: twice

for k in range(3):                   # outer
    visit(k)                         # visit
print(total)                         # ask total: add; k: outer
`,
  dicts: `
placed = {"a": [1]}                  # made
placed[2] = (3, 4)                   # second
placed["a"] = 5                      # first
print(placed)                        # ask placed: first; placed['a']: first; placed[2]: second; placed[2][1]: second
`,
  generators: `
def count(n):
    for i in range(n):               # i
        got = yield i                # got
        print(got)                   # ask got: got; i: i; n: call made

made = count(3)
for value in made:                   # made
    last = value                     # last
print(last)                          # ask last: last; value: made
`,
};

const RECORDED = given("recorded", ...Object.values(GOLDEN));

/** Return the lines with a mark, by the mark. @param {string[]} lines */
const marksOf = (lines) =>
  new Map(lines.flatMap((line, at) => (/# (?!ask)(\w+)$/.test(line) ? [[/# (\w+)$/.exec(line)[1], at + 1]] : [])));

/** Return the questions of a program: line, name, path and the expected mark. @param {string[]} lines */
const questionsOf = (lines) =>
  lines.flatMap((line, at) => {
    const [, asked] = /# ask (.*)$/.exec(line) ?? [];
    return (asked?.split("; ") ?? []).map((one) => {
      const [value, mark] = one.split(": ");
      const [name, ...parts] = value.split(/[.[]/);
      const path = parts.map((part) => (/^\d+\]$/.test(part) ? Number.parseInt(part, 10) : part.replace(/]$/, "")));
      return { line: at + 1, value, name, path, given: mark.startsWith("call "), mark: mark.replace("call ", "") };
    });
  });

/** Return a way with the entries of dicts by their places. */
async function resolved(recording, event, depth, { name, path }) {
  const way = [];
  await recording.visit([event], ({ state }) => {
    let code = (namesOf(state.stack[depth].number, state) ?? {})[name] ?? state.globals[name];
    for (const part of path) {
      const { d: entries, a: attributes, t: items } = state.resolve(code);
      const entry = entries?.findIndex(([key]) => JSON.stringify(key).replaceAll('"', "'") === String(part));
      way.push(entries ? { entry } : part);
      code = entries ? entries[entry][1] : (attributes ?? items ?? state.resolve(code))[part];
    }
  });
  return way;
}

/** Return the write of a value at the last time that a line is about to run. */
async function ask(recording, { line, name, path }) {
  const event = recording.lines.findLastIndex((one, at) => one === line && recording.kinds[at] === LINE);
  const depth = recording.depths[event] - 1;
  const own = [];
  await recording.visit([event], ({ state }) =>
    own.push(Object.hasOwn(namesOf(state.stack[depth].number, state), name)),
  );
  const way = await resolved(recording, event, depth, { name, path });
  return findWrite(recording, event, { ...(own[0] && depth ? { depth } : { function: "" }), name, path: way });
}

test("the line that wrote a value is found, or the call that passed it on", async () => {
  for (const [at, [program, source]] of Object.entries(GOLDEN).entries()) {
    const recording = await open(RECORDED[at].recording);
    const lines = source.split("\n");
    const marks = marksOf(lines);
    const questions = questionsOf(lines);
    assert.ok(questions.length > 1);
    for (const { given: isGiven, mark, ...question } of questions) {
      const written = await ask(recording, question);
      const said = `${program}: ${question.value} in line ${question.line}`;
      assert.ok(written?.write, said);
      assert.equal(written.name, question.value, said);
      assert.deepEqual([written.write.line, written.write.given], [marks.get(mark), isGiven], said);
      assert.equal(written.write.text, lines[written.write.line - 1].trim());
      assert.equal(recording.lines[written.write.event], written.write.line);
    }
  }
});

test("the latest change of any value is that of a walk through all events", async () => {
  const below = seeded(11);
  const pick = (list) => list[Math.floor(below() * list.length)];
  let checked = 0;
  for (const [program, { recording: letters }] of Object.entries(given("programs"))) {
    const recording = await open(letters);
    for (let round = 0; round < 12 && recording.count; round += 1) {
      const event = Math.floor(below() * recording.count);
      const held = [];
      await recording.visit([event], ({ state }) => {
        const { number } = pick(state.stack);
        const names = Object.keys(namesOf(number, state));
        if (!names.length) return;
        const place = { call: number, name: pick(names), path: pick([[], [], [0]]), shared: null };
        held.push({ place, objects: readPlace(place, state).objects });
      });
      if (!held.length) continue;
      const texts = [undefined];
      await recording.visit(upTo(event + 1), ({ state }) => texts.push(readPlace(held[0].place, state).text));
      const latest = texts.findLastIndex((text, at) => at > 0 && text !== texts[at - 1]) - 1;
      const change = await findChange(recording, held[0], event);
      assert.equal(change?.event ?? -2, latest, `${program} ${event} ${JSON.stringify(held[0].place)}`);
      checked += 1;
    }
  }
  assert.ok(checked > 60);
});

test("the names in the line come with their values then, before the other names of its call", async () => {
  const recording = await open(RECORDED[0].recording);
  const { write } = await ask(recording, { line: 6, name: "total", path: [] });
  assert.deepEqual(
    [write.text, write.values],
    [
      "total += c               # sum",
      [
        ["total", "1"],
        ["c", "2"],
        ["n", "3"],
      ],
    ],
  );
  const put = await ask(await open(RECORDED[5].recording), { line: 10, name: "self", path: ["q", 1] });
  assert.deepEqual(put.write.values, [
    ["r", "1"],
    ["c", "3"],
  ]);
  const called = await ask(await open(RECORDED[4].recording), { line: 4, name: "row", path: [] });
  assert.deepEqual(called.write.values, [
    ["row", "2"],
    ["queens", "[0, 1]"],
  ]);
});

test("a queen was placed, or taken off, by a line; a square without one so far has none", async () => {
  const { recording: letters, findings } = given("programs").lists;
  const recording = await open(letters);
  const { changes } = new ProgramFilm(recording, findings);
  const lines = recording.header.source.split("\n");
  for (const { event, kind, square } of changes) {
    const { isThere, write } = await findQueen(recording, changes, event, square);
    assert.equal(isThere, kind === "place");
    assert.equal(lines[write.line - 1].trim(), isThere ? "queens.append(column)" : "queens.pop()");
    assert.equal(isThere, (await findQueen(recording, changes, event + 1, square)).isThere);
  }
  assert.deepEqual(await findQueen(recording, changes, changes[0].event, [3, 3]), { isThere: false, write: null });
});

test("values that are not there have no write", async () => {
  const recording = await open(RECORDED[0].recording);
  for (const asked of [
    { depth: 0, name: "none" },
    { depth: 7, name: "n" },
    { function: "f", name: "n" },
    { function: "", name: "n", path: [3] },
  ])
    assert.equal(await findWrite(recording, 9, { path: [], ...asked }), null);
});
