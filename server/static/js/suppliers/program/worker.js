// The worker in which a learner's program runs. It can be ended at any time.
//
// - in: `begin`, where the files are; `run`, a task for server/programs/worker.py; `find`, the bytes of a recording and the
//   choice of a board
// - out: `share` of what has to be fetched that is here; `ready`; `failed`, and why; `block`, of a recording; `ended`;
//   `found`, the findings as JSON; `wrong`, why there are none

import { lastLineOf, workWithPython } from "../pyodide.js";

const GLUE = `
from bitqueens.programs.worker import find_all, run
lambda data, choice: find_all(data.to_bytes(), choice), run
`;

/** What no program has any use for: what could reach the network, other pages, or what the browser has stored. */
const REFUSED = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts"],
  ...["indexedDB", "caches", "cookieStore", "BroadcastChannel", "Worker", "SharedWorker", "navigator", "Notification"],
];

/** @type {{find: (data: Uint8Array, choice: string) => string, run: (task: string, sink: (block: any) => void) => void}} */
let python;

workWithPython((pyodide) => {
  const [find, run] = pyodide.runPython(GLUE);
  python = { find, run };
  close(pyodide);
  return take;
});

/** Take from the worker what a program must not reach. @param {any} pyodide */
function close(pyodide) {
  for (const name of REFUSED)
    for (let at = /** @type {object | null} */ (globalThis); at; at = Object.getPrototypeOf(at))
      if (Object.hasOwn(at, name)) Object.defineProperty(at, name, { value: undefined });
  pyodide.runPython(`
import sys
for name in ("js", "pyodide_js", "pyodide.http", "pyodide.code"):
    sys.modules[name] = None
`);
}

/** @param {any} message */
function take(message) {
  const { find, run } = python;
  if ("run" in message) {
    run(message.run, (block) => {
      const bytes = block.toJs();
      postMessage({ block: bytes });
    });
    return postMessage({ ended: true });
  }
  try {
    return postMessage({ found: find(message.find, message.choice) });
  } catch (error) {
    return postMessage({ wrong: lastLineOf(error) });
  }
}
