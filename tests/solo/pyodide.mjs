// Runs the package in Pyodide, Python in WebAssembly, as a page without a server does: `node pyodide.mjs PYODIDE ZIP`
// reads requests from its input, a JSON text a line, and prints the answer to each. PYODIDE is the folder of the npm
// package, ZIP has the package and what it imports.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, zip] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.unpackArchive(new Uint8Array(await readFile(zip)), "zip", { extractDir: "/home/pyodide" });
const solo = python.runPython(`
from server.solo.solo import Solo

said = []
solo = Solo(said.append)

def ask(text):
    said.clear()
    solo.take(text)
    while solo.turn():
        pass
    (answer,) = said
    return answer

ask
`);
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${solo(line)}\n`);
