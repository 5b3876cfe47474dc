// The worker in which a learner's program runs, or in which boards are found in a recording. The page can end it at any
// time. Messages:
//
// - in: `begin`, the addresses of the files; `run` and `try`, tasks for server/programs/worker.py; `find`, the bytes of a
//   recording, and the chosen board or, for the first part of a run, null; `judge`, the task of tries, and their outcomes
// - out: `share`, how much has loaded; `ready`; `failed`, with the reason; `block`, a block of a recording; `tried`, the
//   outcome of a try; `ended`; `answer`, to `find` and `judge`, as JSON; `wrong`, an error

import { lastLineOf, workWithPython } from "../pyodide.js";
import { leaveOnlyAllowed } from "./globals.js";

const GLUE = `
from bitqueens.programs.worker import Finder, judge_all, run, try_all
finder = Finder()
lambda data, choice: finder.find(data.to_bytes(), choice), judge_all, run, try_all
`;
const SPARE = new Array(32_768); // arguments for 256 KB of stack, which the recorder needs to write the end

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
  const [find, judge, run, tryAll] = pyodide.runPython(GLUE);
  leaveOnlyAllowed();
  pyodide.runPython(`
import sys
for name in ("js", "pyodide_js", "pyodide.http", "pyodide.code"):
    sys.modules[name] = None  # so that a program that asks is told; what it must not reach is gone
`);

  return (/** @type {any} */ message) => {
    try {
      if ("find" in message) return post({ answer: find(message.find, message.choice) });
      if ("judge" in message) return post({ answer: judge(message.judge, message.outcomes) });
      if ("run" in message) run(message.run, (/** @type {any} */ block) => post({ block: block.toJs() }), hasRoom);
      else tryAll(message.try, (/** @type {string} */ tried) => post({ tried }));
      return post({ ended: true });
    } catch (error) {
      return post({ wrong: lastLineOf(error) });
    }
  };
});
