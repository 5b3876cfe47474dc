// Record programs in Pyodide, Python in WebAssembly, as a page does: `node pyodide.mjs PYODIDE ZIP` reads a JSON object of
// programs from its input, and prints the descriptions by tests/programs/in_browser.py. PYODIDE is the folder of the npm
// package, ZIP holds `server/programs` and `server/search/symmetry.py`.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { text } from "node:stream/consumers";

const [folder, zip] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } });
python.unpackArchive(new Uint8Array(await readFile(zip)), "zip", { extractDir: "/home/pyodide" });
const describe = python.runPython("from in_browser import describe_all; describe_all");
process.stdout.write(describe(await text(process.stdin)));
