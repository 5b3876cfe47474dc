// The worker in which a learner's program runs, or in which what there is to see in a recording is found. It can be ended at any time.
//
// - in: `begin`, where the files are; `run`, a task for server/programs/worker.py; `find`, the bytes of a recording and the
//   choice of a board
// - out: `share` of what has to be fetched that is here; `ready`; `failed`, and why; `block`, of a recording; `ended`;
//   `found`, the findings as JSON; `wrong`, why there are none

import { lastLineOf, workWithPython } from "../pyodide.js";
import { leaveOnlyAllowed } from "./globals.js";

const GLUE = `
from bitqueens.programs.worker import find_all, run
lambda data, choice: find_all(data.to_bytes(), choice), run
`;

workWithPython((pyodide, say) => {
  const [find, run] = pyodide.runPython(GLUE);
  leaveOnlyAllowed();
  pyodide.runPython(`
import sys
for name in ("js", "pyodide_js", "pyodide.http", "pyodide.code"):
    sys.modules[name] = None  # so that a program that asks is told; what it must not reach is gone
`);

  return (/** @type {any} */ message) => {
    if ("run" in message) {
      run(message.run, (/** @type {any} */ block) => {
        const bytes = block.toJs();
        say({ block: bytes });
      });
      return say({ ended: true });
    }
    try {
      return say({ found: find(message.find, message.choice) });
    } catch (error) {
      return say({ wrong: lastLineOf(error) });
    }
  };
});
