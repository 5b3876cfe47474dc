// The worker in which the page's Python runs: Pyodide, and the part of the server that answers. Texts are the messages
// of the wire, in both directions. Everything else that is said:
//
// - in: `begin`, where the files are; `load`, a number and the address of a file that is to be made
// - out: `share` of what has to be fetched that is here; `ready`; `failed`, and why; `loaded`, a file or an error
//
// One slice of Python at a time, then the worker's own turn: so what has come meanwhile is taken before the next slice.

import { measure } from "./measure.js";
import { workWithPython } from "./pyodide.js";

const GLUE = `
from bitqueens.solo.worker import Worker
Worker
`;

/** @type {any} */
let python = null;
const turns = new MessageChannel(); // a timer would wait for four milliseconds each time
let planned = false;

turns.port1.onmessage = () => {
  planned = false;
  if (python.run_turn()) plan();
};

function plan() {
  if (planned) return;
  planned = true;
  turns.port2.postMessage(null);
}

/** @param {any} message */
function take(message) {
  if (typeof message === "string") python.receive(message);
  else python.load(message.load, message.address);
  plan();
}

workWithPython((pyodide) => {
  python = pyodide.runPython(GLUE)((/** @type {string} */ text) => postMessage(text), give, measure);
  return take;
});

/** @param {number} number @param {string} error @param {string} name @param {string} type @param {string} text */
function give(number, error, name, type, text) {
  postMessage({ loaded: number, error, name, blob: new Blob([text], { type }) });
}
