// The worker in which the page's Python runs: Pyodide, and the part of the server that answers. Texts are the messages
// of the wire, in both directions. Everything else that is said:
//
// - in: `begin`, where the files are; `load`, a number and the address of a file that is to be made
// - out: `share` of what has to be fetched that is here; `ready`; `failed`, and why; `loaded`, a file or an error
//
// One slice of Python at a time, then the worker's own turn: so what has come meanwhile is taken before the next slice.

import { measure } from "./measure.js";

/**
 * @typedef {object} Files  addresses
 * @property {string} pyodide       of its folder
 * @property {string} package       of the zip with our Python
 * @property {string | null} snapshot  of the memory with all of it loaded, compressed
 * @property {number} bytes         of all that is fetched
 */

const HOME = "/home/pyodide"; // where Pyodide lets files be
const GLUE = `
import sys
sys.path.insert(0, "${HOME}/package.zip")
from bitqueens.solo.worker import Worker
Worker
`;

/** @type {any} */
let python = null;
/** What came before Python was there. @type {any[]} */
const waiting = [];
const turns = new MessageChannel(); // a timer would wait for four milliseconds each time
let planned = false;

turns.port1.onmessage = () => {
  planned = false;
  if (python.turn()) plan();
};

function plan() {
  if (planned) return;
  planned = true;
  turns.port2.postMessage(null);
}

/** @param {any} message */
function take(message) {
  if (typeof message === "string") python.take(message);
  else python.load(message.load, message.address);
  plan();
}

addEventListener("message", ({ data }) => {
  if (data.begin) start(data.begin);
  else if (python) take(data);
  else waiting.push(data);
});

/** @param {Files} files */
async function start(files) {
  try {
    countBytes(files.bytes);
    const [{ loadPyodide }, snapshot, zip] = await Promise.all([
      import(`${files.pyodide}pyodide.mjs`),
      files.snapshot && fetchUnpacked(files.snapshot),
      fetchBytes(files.package),
    ]);
    const pyodide = await loadPyodide({
      indexURL: files.pyodide,
      env: { HOME },
      stdout: () => {}, // what it logs nobody can read here
      stderr: () => {},
      ...(snapshot && { _loadSnapshot: snapshot }),
    });
    pyodide.FS.writeFile(`${HOME}/package.zip`, zip);
    const create = pyodide.runPython(GLUE);
    python = create((/** @type {string} */ text) => postMessage(text), give, measure);
    postMessage({ ready: true });
    waiting.splice(0).forEach(take);
  } catch (error) {
    postMessage({ failed: String(/** @type {any} */ (error)?.message ?? error) });
  }
}

/** @param {number} number @param {string} error @param {string} name @param {string} type @param {string} text */
function give(number, error, name, type, text) {
  postMessage({ loaded: number, error, name, blob: new Blob([text], { type }) });
}

/** @param {string} address */
async function fetchBytes(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** @param {string} address */
async function fetchUnpacked(address) {
  const packed = new Blob([await fetchBytes(address)]);
  return new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Tell the page how much has come of all that is fetched, whoever fetches it. @param {number} bytes */
function countBytes(bytes) {
  let come = 0;
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await original(...request);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          come += chunk.length;
          postMessage({ share: Math.min(1, come / bytes) });
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, answer); // its type is still that of WebAssembly
  };
}
