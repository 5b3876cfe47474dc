import assert from "node:assert/strict";
import test from "node:test";

import { parse, format } from "../../../server/static/js/puzzle/address.js";
import { attackBetween, formatPuzzle, listFaults, readPuzzle } from "../../../server/static/js/model/puzzle.js";
import { wordsOf } from "../../../server/static/js/words/words.js";

const WORDS = [await wordsOf("puzzle", "en"), await wordsOf("puzzle", "de")];
const SAID = WORDS[0].fault;

const sayFaults = (text) => readPuzzle(text).faults.map((fault) => SAID(fault));

test("a board is read from its text and written as the same text", () => {
  for (const text of ["touch:AAB/ABB/CCC", "long:Q.#/.../...", "touch:Aab/ABB/CCC", "long:A"])
    assert.equal(formatPuzzle(readPuzzle(text).puzzle), text);
  assert.equal(formatPuzzle(readPuzzle(" AAB\nABB \r\nCCC\n").puzzle), "long:AAB/ABB/CCC");
});

test("each fault names its row, column and sign, and says what is allowed", () => {
  assert.deepEqual(sayFaults("touch:AAB/AxB/CCC"), [
    "Row 2, column 2: “x” is no sign of a board. Allowed are A to L, a to l, “.”, “#” and Q.",
  ]);
  assert.deepEqual(sayFaults("AAB/ADB/CCC"), ["Row 2, column 2: a board with 3 rows has no region D, only A to C."]);
  assert.match(sayFaults("AAB/AB/CCC")[0], /^Row 2 has 2 signs, not 3/);
  assert.match(sayFaults("AAA/AAA/AAA")[0], /^Regions B and C have no square/);
  assert.match(sayFaults("AAA/AAA/BBB")[0], /^Region C has no square/);
  assert.match(sayFaults("touch:.../.../...")[0], /need regions A to C/);
  assert.match(sayFaults("hex:A")[0], /long or touch, not “hex”/);
  assert.match(sayFaults("")[0], /1 to 12 rows, not 0/);
  assert.match(sayFaults("A/".repeat(12).concat("A"))[0], /1 to 12 rows, not 13/);
  assert.match(sayFaults("###/.../...")[0], /^Row 1 has no open square/);
  assert.match(sayFaults("Q../.Q./...")[0], /queens in row 1, column 1 and row 2, column 2 attack/);
  assert.match(sayFaults("A".repeat(100_000))[0], /at most 300 signs, not 100,000/);
  for (const words of WORDS)
    for (const text of ["AxB", "", "hex:A", "###/.../...", "Q../.Q./...", "A".repeat(400), "AAA/AAA/AAA", "touch:."])
      for (const fault of readPuzzle(text).faults) assert.doesNotMatch(words.fault(fault), /undefined/);
});

test("queens attack along lines, in a region, and on long diagonals only where the rule is long", () => {
  const along = (rule, one, other) => attackBetween(readPuzzle(`${rule}:AABB/AABB/CCDD/CCDD`).puzzle, one, other);
  assert.equal(along("touch", [0, 0], [0, 3]), "row");
  assert.equal(along("touch", [0, 3], [3, 3]), "column");
  assert.equal(along("touch", [0, 0], [1, 1]), "region");
  assert.equal(along("touch", [1, 1], [2, 2]), "touch");
  assert.equal(along("touch", [0, 0], [2, 2]), null);
  assert.equal(along("long", [0, 0], [2, 2]), "diagonal");
  assert.equal(along("long", [0, 0], [0, 0]), null);
});

test("an address keeps the board, the way of its film and the step", () => {
  const { puzzle } = readPuzzle("long:Q.#/.../...");
  assert.deepEqual(listFaults(puzzle), []);
  const query = format(puzzle, "both", 7);
  assert.equal(query, "?board=long:Q.%23/.../...&watch=both&step=7");
  assert.deepEqual(parse(query), { place: { board: "long:Q.#/.../...", watch: "both", step: 7 }, badFields: [] });
  assert.equal(format(null), "");
  assert.deepEqual(parse("").place, { board: null, watch: null, step: null });
  assert.deepEqual(parse("?watch=tv").badFields, [["watch", "tv", ["deduce", "search", "both"]]]);
});
