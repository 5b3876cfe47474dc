// Python for a worker: the server's progress while it fetches, and its sentence if it cannot.

import assert from "node:assert/strict";
import test from "node:test";

import { loadPython } from "../../../server/static/js/suppliers/pyodide.js";

const FILES = { pyodide: "https://queens.invalid/python/", package: "package.zip", snapshot: null, bytes: 10 };
const SENTENCE = "npm is not installed, and there is no network: do this";

test("the server's progress is reported, and its sentence about a missing file is the error", async () => {
  const answers = [40, 60].map((fetched) => Response.json({ fetched, bytes: 68 }, { status: 202 }));
  answers.push(new Response(`${SENTENCE}\n`, { status: 503 }));
  globalThis.fetch = async () => /** @type {Response} */ (answers.shift());
  /** @type {unknown[]} */
  const told = [];
  await assert.rejects(
    loadPython(FILES, (...report) => told.push(report)),
    { message: SENTENCE },
  );
  assert.deepEqual(
    told,
    [40, 60].map((fetched) => [0, { fetched, bytes: 68 }]),
  );
});
