// The Pythons of the page of a program: one records it, one tries it, one finds boards. They start before they are needed.

import { Interpreter } from "../interpreter.js";

/** @import { Files } from "../pyodide.js" */
/** @import { InterpreterListener } from "../interpreter.js" */

const SPARE = 2; // for the next program: one records it, one tries it; each takes about 60 MB

export class Pool {
  #files;
  /** Started in advance: nothing has run there. @type {Interpreter[]} */
  #spare = [];

  /** @param {Files} files */
  constructor(files) {
    this.#files = files;
  }

  /** Return a Python in which nothing has run. @param {InterpreterListener} listener */
  take(listener) {
    const interpreter = this.#spare.shift() ?? this.#start();
    interpreter.setListener(listener);
    return interpreter;
  }

  /** Start all that the next program needs. */
  warm() {
    while (this.#spare.length < SPARE) this.#spare.push(this.#start());
  }

  #start() {
    /** @type {Interpreter} */
    const interpreter = new Interpreter(new URL("./worker.js", import.meta.url), this.#files, {
      onProgress: () => {},
      onMessage: () => {},
      onLost: () => (this.#spare = this.#spare.filter((one) => one !== interpreter)), // `take` starts one and hears why
    });
    return interpreter;
  }
}
