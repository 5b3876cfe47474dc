// Start Python, import all modules for answers, and print its memory: a page that starts from it skips these steps.
//
//     node snapshot.mjs PYODIDE PACKAGE

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideAt, packageAt] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideAt}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodideAt}/`,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  _makeSnapshot: true,
});
python.FS.writeFile("/home/pyodide/package.zip", new Uint8Array(readFileSync(packageAt)));
const requests = [
  { type: "describe" },
  { type: "read", start: 0, stop: 2 },
  { type: "find", what: "solution", from: 0 },
  { type: "questions", start: 0, stop: 2 },
  { type: "tried", step: 1 },
  { type: "outline", start: 0, stop: 9, width: 3 },
  { type: "solutions", start: 0, stop: 2 },
  { type: "classes", start: 0, stop: 2 },
].map((request) => JSON.stringify({ id: 1, algorithm: "bitmask", n: 8, ...request }));

// Answer each kind of request once, so that all modules are imported.
python.globals.set("requests", python.toPy(requests));
python.runPython(`
import gc, sys
sys.path.insert(0, "/home/pyodide/package.zip")
import bitqueens.programs.worker
from bitqueens.solo.worker import Worker

worker = Worker(len, lambda *file: None)
for request in requests:
    worker.receive(request)
worker.load(1, "download/steps.csv?n=4")
while worker.run_turn():
    pass
del Worker, request, requests, worker
gc.collect()
`);
process.stdout.write(python.makeMemorySnapshot(), () => process.exit(0));
