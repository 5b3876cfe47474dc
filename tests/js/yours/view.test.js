// The view of a film of a program: the side of its masks, the event at which it opens, and the option behind its end.

import assert from "node:assert/strict";
import test from "node:test";

import { createView } from "../../../server/static/js/algorithms/yours.js";
import { MOVES, ProgramFilm } from "../../../server/static/js/suppliers/program/film.js";
import { ProgramRecording } from "../../../server/static/js/suppliers/program/recording.js";
import { callFor, countsFromLeft, endOf, firstOf, optionBehind } from "../../../server/static/js/yours/view.js";
import { given } from "../given.js";

const open = async ({ recording, findings }) =>
  new ProgramFilm(await ProgramRecording.open(new Uint8Array(Buffer.from(recording, "base64"))), findings);
const SEARCH = `
full, queens = 15, []
def solve(ld, col, rd):
    if col == full:
        return 1
    count, free = 0, full & ~(ld | col | rd)
    while free:
        bit = free & -free
        free ^= bit
        queens.append(COLUMN)
        count += solve((ld | bit) << 1, col | bit, (rd | bit) >> 1)
        queens.pop()
    return count
print(solve(0, 0, 0))
`;
const CRASH = "queens = [0, 2]\ndef row(r):\n    if r == 2:\n        print(queens[r])\n    row(r + 1)\nrow(0)\n";
const texts = [
  SEARCH.replace("COLUMN", "bit.bit_length() - 1"),
  SEARCH.replace("COLUMN", "4 - bit.bit_length()"),
  CRASH,
  "a = 1\nexit(2)\n",
];
const [direct, reversed, crash, left] = await Promise.all(given("recorded", ...texts).map(open));

test("each bit stands under its column, on whichever side the program counts from", async () => {
  assert.deepEqual([await countsFromLeft(direct), await countsFromLeft(reversed)], [true, false]);
  for (const film of [direct, reversed]) {
    const { steps } = await film.answer({ type: "read", algorithm: MOVES, n: 4, start: 1, stop: 2 });
    const [[, column]] = steps[0].queens;
    const { strip } = createView(film.findings.registers, film === direct);
    const bit = film.findings.registers.findIndex(({ name }) => name === "bit");
    const { cells } = strip.show(steps[0], 4).contents[bit];
    assert.deepEqual(
      cells.map(({ on }) => on),
      [0, 1, 2, 3].map((at) => at === column),
    );
  }
});

test("a crash opens its film where the exception was raised", () => {
  const { event, grave, crashed } = endOf(crash);
  assert.ok(grave && crashed && event < crash.recording.count - 2);
  assert.equal(crash.recording.lines[event], 4);
  assert.equal(String.fromCharCode(crash.recording.kinds[event]), "e");
  assert.equal(firstOf(crash), event);
  assert.deepEqual([endOf(left).grave, endOf(left).crashed], [true, false]); // it ended itself
  assert.deepEqual(endOf(direct), { event: direct.recording.count - 1, grave: false, crashed: false });
  assert.equal(firstOf(direct), direct.changes.find(({ queens }) => queens.length).event);
});

test("a call is forgotten when nothing that it calls is defined any more", () => {
  const call = "Solution().solveNQueens(8)";
  assert.equal(callFor(call, "class Solution:\n    pass\n"), call);
  assert.equal(callFor(call, "# Solution of mine\ndef solveNQueens(n):\n    pass\n"), "");
  for (const code of ["def solve(n): pass", "solve = lambda n: n", "from mine import read, solve"])
    assert.equal(callFor("print(solve(8))", code), "print(solve(8))", code);
  assert.equal(callFor("queens", "x = 1"), "queens"); // it calls nothing
});

test("an end leads to the option that it comes from", () => {
  const after = (reason, line, call = "solve(8)") =>
    optionBehind({ recording: { header: { end: { reason, line } } } }, call);
  assert.deepEqual([after("input", 3), after("argument", 3), after("exception", null)], ["stdin", "argv", "call"]);
  assert.deepEqual([after("exception", 3), after("done", null), after("exception", null, "")], ["", "", ""]);
});
