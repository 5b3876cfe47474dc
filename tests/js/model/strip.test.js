// The registers as rows of cells, compared with the masks of the steps and with the queens.

import assert from "node:assert/strict";
import test from "node:test";

import { outerCells, registersOf } from "../../../server/static/js/model/strip.js";
import { viewOf } from "../views.js";
import { columnsOf, upTo } from "../board.js";
import { given } from "../given.js";

const FILMS = given("films", 1, 4, 5, 6);

/** Return the cells of a row as digits. */
const digits = ({ cells }) => cells.map(({ text }) => text).join("");
/** Return the columns with a mark. */
const marked = ({ cells }, wanted) => cells.flatMap(({ mark }, column) => (mark === wanted ? [column] : []));

/** Call `look` for each step of the films. @param {(step: any, n: number, rows: any, where: string) => void} look */
function everyStep(look) {
  for (const [size, steps] of Object.entries(FILMS))
    for (const step of steps) {
      const n = Number(size);
      if (step.stack.length) look(step, n, registersOf(step, n), `N = ${n}, step ${step.step}`);
    }
}

test("each row shows its mask, one cell for each column", () => {
  everyStep((step, n, rows, where) => {
    const masks = { ...step, taken: step.ld | step.col | step.rd };
    for (const name of ["ld", "col", "rd", "taken", "poss", "bit"]) {
      const binary = masks[name].toString(2).padStart(n, "0");
      assert.equal(digits(rows[name]), binary, `${where}: ${name}`);
      assert.equal(rows[name].cells.map(({ on }) => Number(on)).join(""), binary, `${where}: ${name}`);
      assert.deepEqual([rows[name].value, rows[name].tip], [`= ${masks[name]}`, binary], `${where}: ${name}`);
    }
  });
});

test("poss has a cross for each tried square, and bit a mark for the next queen", () => {
  everyStep((step, n, rows, where) => {
    const isFree = (column) =>
      step.queens.every(([row, at]) => row >= step.row || (at !== column && Math.abs(at - column) !== step.row - row));
    const open = step.row < n;
    const left = columnsOf(step.poss, n);
    const lost = upTo(n).filter((column) => open && isFree(column) && !left.includes(column));
    assert.deepEqual(marked(rows.poss, "tried"), lost, where);
    const coming = step.kind === "call" && step.poss ? [digits(rows.poss).lastIndexOf("1")] : [];
    assert.deepEqual(marked(rows.bit, "coming"), coming, where);
    assert.equal(rows.poss.made, step.kind === "solution" ? "" : lost.length ? "lost" : "not", where);
  });
});

test("rd shows the 1 that has just left the board, where a queen's line did", () => {
  everyStep((step, n, rows, where) => {
    const left = step.queens.some(([row, column]) => row < step.row && column - (step.row - 1 - row) === 0);
    assert.equal(rows.rd.pushed, step.kind !== "return" && left, where);
  });
});

test("after the end there are no registers, so that none contradict each other", () => {
  for (const [size, steps] of Object.entries(FILMS)) {
    const rows = Object.values(registersOf(steps.at(-1), Number(size)));
    assert.equal(rows.length, 6);
    for (const row of rows) assert.deepEqual([digits(row), row.value, row.idle], ["", "", true]);
  }
  const { strip } = viewOf("flipped");
  const { contents } = strip.show(given("every_film", 4).flipped.at(-1), 4);
  assert.deepEqual(Object.values(contents).map(digits), ["", "", "", "", ""]);
});

test("cells that a call has not computed yet are blank, and those that a solution does not need are idle", () => {
  const step = FILMS[4].find(({ kind, row }) => kind === "call" && row === 1);
  const entered = registersOf({ ...step, kind: "enter", poss: 0, bit: 0 }, 4);
  const [ld, ...others] = ["ld", "taken", "poss", "bit"].map((name) => entered[name]);
  assert.deepEqual([digits(ld), ld.idle ?? false], [digits(registersOf(step, 4).ld), false]);
  for (const row of others) assert.deepEqual([digits(row), row.idle], ["", true]);
  everyStep((one, n, rows, where) => assert.equal(rows.bit.idle, one.kind === "solution", where));
});

test("cells beside the board end with the row", () => {
  const upTo = (least, most) => (column) => (column < least || column > most ? undefined : column % 2 === 0);
  assert.deepEqual(outerCells(upTo(-3, 4), 4), { left: [false, true, false], right: [true] });
  assert.deepEqual(outerCells(upTo(0, 3), 4), { left: [], right: [] });
});
