// The worker in which the page's Python runs: Pyodide, and the part of the server that answers. Texts are the messages
// of the wire, in both directions. Everything else that is said:
//
// - in: `begin`, where the files are; `load`, a number and the address of a file that is to be made
// - out: `share` of what has to be fetched that is here; `ready`; `failed`, and why; `loaded`, a file or an error
//
// One slice of Python at a time, then the worker's own turn: so what has come meanwhile is taken before the next slice.

import { measure } from "./measure.js";
import { loadPython } from "./pyodide.js";

/** @import { Files } from "./pyodide.js" */

const GLUE = `
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
    const pyodide = await loadPython(files, (share) => postMessage({ share }));
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
