// The worker in which a learner's program runs, or in which boards are found in a recording. The page can end it at any
// time. Messages:
//
// - in: `begin`, the addresses of the files; `run` and `try`, tasks for server/programs/worker.py; `find`, the bytes of a
//   recording and the chosen board
// - out: `share`, how much has loaded; `ready`; `failed`, with the reason; `block`, a block of a recording; `ended`: true,
//   or the reason that Python itself has ended; `tried`, the facts of the tries so far as JSON; `found`, the findings as JSON; `wrong`, the reason that there are none

import { lastLineOf, workWithPython } from "../pyodide.js";
import { leaveOnlyAllowed } from "./globals.js";

const GLUE = `
from bitqueens.programs.worker import find_all, run, try_all
lambda data, choice: find_all(data.to_bytes(), choice), run, lambda task, sink: try_all(task, lambda facts: sink(facts.decode()))
`;

const SPARE = new Array(16_384); // arguments for 128 KB of stack, which the recorder needs to write the end

/** Return false if deeper calls would take up the stack, which ends Python. */
function hasRoom() {
  try {
    Reflect.apply(() => {}, null, SPARE);
    return true;
  } catch {
    return false;
  }
}

workWithPython((pyodide, post) => {
  const [find, run, tryAll] = pyodide.runPython(GLUE);
  leaveOnlyAllowed();
  pyodide.runPython(`
import sys
for name in ("js", "pyodide_js", "pyodide.http", "pyodide.code"):
    sys.modules[name] = None  # so that a program that asks is told; what it must not reach is gone
`);

  return (/** @type {any} */ message) => {
    if ("run" in message) {
      try {
        run(message.run, (/** @type {any} */ block) => post({ block: block.toJs() }), hasRoom);
        return post({ ended: true });
      } catch (error) {
        return post({ ended: lastLineOf(error) });
      }
    }
    if ("try" in message) {
      tryAll(message.try, (/** @type {string} */ tried) => post({ tried }));
      return post({ ended: true });
    }
    try {
      return post({ found: find(message.find, message.choice) });
    } catch (error) {
      return post({ wrong: lastLineOf(error) });
    }
  };
});
