// The worker in which the page's Python runs: Pyodide, and the part of the server that answers. A message that is a text
// is one of the wire, in both directions. Others:
//
// - in: `begin`, the addresses of the files; `load`, a number and the address of a file to be made
// - out: `share`, how much has loaded; `ready`; `failed`, with the reason; `loaded`, a file or an error
//
// Python runs one slice at a time. Between slices the worker handles the messages that have come.

import { measure } from "./measure.js";
import { workWithPython } from "./pyodide.js";

const GLUE = `
from bitqueens.solo.worker import Worker
Worker
`;

/** @type {any} */
let python = null;
const turns = new MessageChannel(); // a timer would wait at least four milliseconds
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
function handleMessage(message) {
  if (typeof message === "string") python.receive(message);
  else python.load(message.load, message.address);
  plan();
}

workWithPython((pyodide) => {
  python = pyodide.runPython(GLUE)((/** @type {string} */ text) => postMessage(text), postFile, measure);
  return handleMessage;
});

/** @param {number} number @param {string} error @param {string} name @param {string} type @param {string} text */
function postFile(number, error, name, type, text) {
  postMessage({ loaded: number, error, name, blob: new Blob([text], { type }) });
}
