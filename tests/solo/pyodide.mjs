// Run the package in Pyodide, Python in WebAssembly, as the page's worker does: `node pyodide.mjs PYODIDE PACKAGE` reads
// requests from its input, one JSON text per line, and prints the answer to each.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { measure } from "../../server/static/js/suppliers/measure.js";

const [folder, packageAt] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile("/home/pyodide/package.zip", new Uint8Array(await readFile(packageAt)));
const create = python.runPython(`
import sys
sys.path.insert(0, "/home/pyodide/package.zip")
from bitqueens.solo.worker import Worker
Worker
`);
const said = [];
const worker = create((text) => said.push(text), () => {}, measure);
for await (const line of createInterface({ input: process.stdin })) {
  worker.receive(line);
  while (worker.run_turn());
  process.stdout.write(`${said.pop()}\n`);
}
