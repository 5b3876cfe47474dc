// Python for a worker: if it cannot be loaded, the error is the server's sentence.

import assert from "node:assert/strict";
import test from "node:test";

import { loadPython } from "../../../server/static/js/suppliers/pyodide.js";

const FILES = { pyodide: "https://queens.invalid/python/", package: "package.zip", snapshot: null, bytes: 10 };
const SENTENCE = "503 Service Unavailable: Pyodide comes by npm, and there is no npm here";

test("the server's sentence about a missing file is the error", async () => {
  globalThis.fetch = async (address) =>
    String(address).endsWith(".mjs") ? new Response(`${SENTENCE}\n`, { status: 503 }) : new Response("zip");
  await assert.rejects(
    loadPython(FILES, () => {}),
    { message: SENTENCE },
  );
});
