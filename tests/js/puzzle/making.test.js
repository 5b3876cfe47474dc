// Boards made in the page: each has one solution, connected regions, and is the same for the same seed.

import assert from "node:assert/strict";
import test from "node:test";
import { Worker } from "node:worker_threads";

import { makeBoard } from "../../../server/static/js/puzzle/making/making.js";
import { createRandom, shuffle } from "../../../server/static/js/puzzle/making/random.js";
import { growRegions, placeQueens, staysConnected } from "../../../server/static/js/puzzle/making/regions.js";
import { Solver } from "../../../server/static/js/puzzle/making/solver.js";
import { listSolutions, readBoard } from "./oracle.js";

const MAKING = new URL("../../../server/static/js/puzzle/making/worker.js", import.meta.url);

const rowsOf = (regions, n) => Array.from({ length: n }, (_, row) => [...regions.slice(row * n, (row + 1) * n)]);

/** Return the number of connected parts of the regions. */
function countParts(regions) {
  const seen = new Set();
  const visit = (row, column, region) => {
    const key = `${row} ${column}`;
    if (regions[row]?.[column] !== region || seen.has(key)) return 0;
    seen.add(key);
    for (const [down, right] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) visit(row + down, column + right, region); // prettier-ignore
    return 1;
  };
  return regions.flatMap((row, at) => row.map((region, column) => visit(at, column, region))).filter(Boolean).length;
}

test("each board has one solution and n connected regions", () => {
  for (let n = 4; n <= 9; n += 1) {
    for (let seed = 0; seed < 20; seed += 1) {
      const { rule, regions } = readBoard(makeBoard(n, createRandom(seed)));
      assert.equal(rule, "touch");
      assert.equal(listSolutions(regions).length, 1, `n = ${n}, seed ${seed}`);
      assert.equal(countParts(regions), n);
      assert.deepEqual([...new Set(regions.flat())], [...Array(n).keys()]); // the letters do not give the queens away
    }
  }
});

test("the largest boards have one solution, too", () => {
  for (const n of [10, 11]) assert.equal(listSolutions(readBoard(makeBoard(n, createRandom(n))).regions).length, 1);
});

test("a seed gives the same board each time, another seed another", () => {
  const make = (seed) => makeBoard(7, createRandom(seed));
  assert.equal(make(5), make(5));
  assert.equal(new Set(Array.from({ length: 50 }, (_, seed) => make(seed))).size, 50);
});

test("the solver finds another solution where there is one", () => {
  const counts = { one: 0, several: 0 };
  for (let seed = 0; seed < 400; seed += 1) {
    const random = createRandom(seed);
    const n = 4 + (seed % 4);
    const columns = placeQueens(n, random);
    const regions = growRegions(columns, random);
    const solutions = listSolutions(rowsOf(regions, n)).map(String);
    assert.ok(solutions.includes(String(columns)));
    const other = new Solver(n).findOther(regions, columns);
    assert.equal(other !== null, solutions.length > 1, `seed ${seed}`);
    if (other) assert.ok(solutions.includes(String(other)) && String(other) !== String(columns));
    counts[other ? "several" : "one"] += 1;
  }
  assert.ok(counts.one > 10 && counts.several > 10, JSON.stringify(counts));
});

test("a region of one square, or whose parts one square joins, does not lose it", () => {
  const regions = Int8Array.from([0, 0, 0, 1, 2, 0, 1, 1, 0]);
  assert.deepEqual(
    [...regions.keys()].filter((square) => staysConnected(regions, 3, square)),
    [0, 3, 7, 8],
  );
});

test("random numbers are spread evenly, and an order has each number once", () => {
  const random = createRandom(1);
  const tenths = new Array(10).fill(0);
  for (let count = 0; count < 10_000; count += 1) tenths[Math.floor(random() * 10)] += 1;
  assert.ok(
    tenths.every((count) => Math.abs(count - 1000) < 150),
    String(tenths),
  );
  assert.deepEqual(
    shuffle(random, 12).sort((one, other) => one - other),
    [...Array(12).keys()],
  );
});

test("repairs are counted, and a size that no board has is refused", () => {
  const counts = [];
  makeBoard(8, createRandom(3), (repairs) => counts.push(repairs));
  assert.deepEqual(
    counts,
    [...counts.keys()].map((index) => index + 1),
  );
  for (const n of [3, 13, 4.5, "8"]) {
    assert.throws(() => makeBoard(n, createRandom(0)), { message: `n must be a whole number from 4 to 12, not ${n}` });
  }
});

test("the worker sends progress and then the board", { timeout: 60_000 }, async () => {
  const start = `
    const { parentPort } = require("node:worker_threads");
    globalThis.postMessage = (message) => parentPort.postMessage(message);
    globalThis.addEventListener = (_, listener) => parentPort.once("message", (data) => listener({ data }));
    import(${JSON.stringify(MAKING.href)}).then(() => parentPort.postMessage("ready"));
  `;
  const made = async (order) => {
    const worker = new Worker(start, { eval: true });
    const reports = [];
    try {
      return await new Promise((resolve, reject) => {
        worker.on("error", reject);
        worker.on("message", (report) => {
          if (report === "ready") worker.postMessage(order);
          else reports.push(report);
          if ("board" in Object(report)) resolve(reports);
        });
      });
    } finally {
      await worker.terminate();
    }
  };
  const seed = 2;
  let last = 0;
  const board = makeBoard(10, createRandom(seed), (repairs) => (last = repairs));
  const progress = Array.from({ length: Math.floor(last / 64) }, (_, index) => ({ progress: 64 * (index + 1) }));
  assert.ok(progress.length > 0);
  assert.deepEqual(await made({ n: 10, seed }), [...progress, { board }]);
  await assert.rejects(made({ n: 99, seed }), RangeError);
});
