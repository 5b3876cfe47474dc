// Runs programs, each in its own worker, and finds boards in their recordings in a worker that never runs a program. This
// is the page's side.

import { Interpreter } from "../interpreter.js";
import { Receiver } from "./receiver.js";

/** @import { Files } from "../pyodide.js" */

const TRYING = 20_000; // milliseconds for the tries of a program
const GRACE = 500; // milliseconds that a program may still run after its recording is complete

/** @typedef {{onProgress: (share: number) => void, onBlock: (events: number) => void}} RunnerListener  callbacks: share of Python loaded; events recorded so far */

/**
 * The work in progress. `left`: returns the result so far, for a stop; null if there is none.
 * @typedef {object} Work
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {() => Uint8Array | null} left
 */

/** The viewer has stopped the work. */
export class Stopped extends Error {}

export class Runner {
  #files;
  #listener;
  /** Started in advance, for the next program. @type {Interpreter | null} */
  #spare = null;
  /** Finds boards; never runs a program. @type {Interpreter | null} */
  #finder = null;
  /** Where the latest program has ended by itself; it can be tried there. @type {Interpreter | null} */
  #ran = null;
  /** @type {Work | null} */
  #work = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Files} files @param {RunnerListener} listener */
  constructor(files, listener) {
    this.#files = files;
    this.#listener = listener;
  }

  /**
   * Run a program and resolve to its recording, also if the viewer stops it or Python itself ends. Rejects if Python cannot
   * be loaded, and with NoRecording if the run leaves no valid recording.
   * @param {{source: string} & Record<string, unknown>} task  see server/programs/worker.py
   * @returns {Promise<Uint8Array>}
   */
  async run(task) {
    this.endTries();
    const receiver = new Receiver(task.source);
    const interpreter = this.#takeSpare();
    let hasEnded = false;
    if (!this.#finder) this.#prepare();
    try {
      const bytes = await this.#assign(
        interpreter,
        { run: JSON.stringify(task) },
        {
          onProgress: this.#listener.onProgress,
          onMessage: (said) => {
            hasEnded ||= Object(said).ended === true;
            this.#admit(receiver, said);
          },
          onLost: (why) => this.#admit(receiver, { ended: why }),
          left: () => receiver.closeRecording(),
        },
      );
      if (hasEnded) this.#ran = interpreter;
      return bytes;
    } finally {
      if (this.#ran !== interpreter) interpreter.terminate();
    }
  }

  /**
   * Try the program that has just run with other sizes, and its calls twice, in its own worker. Without a program that has
   * ended by itself nothing is tried.
   * @param {object} task  see server/programs/worker.py @param {(facts: string) => void} onFacts  gets the facts so far, as JSON
   */
  tryAll(task, onFacts) {
    const interpreter = this.#ran;
    if (!interpreter) return;
    const end = () => this.#ran === interpreter && this.endTries();
    const timer = setTimeout(end, TRYING);
    interpreter.setListener({
      onProgress: () => {},
      onLost: end,
      onMessage: (said) => {
        const { tried, ended } = Object(said);
        if (typeof tried === "string") onFacts(tried);
        if (ended !== true) return;
        clearTimeout(timer);
        end();
      },
    });
    interpreter.send({ try: JSON.stringify(task) });
  }

  /** End the tries. The facts so far stay. */
  endTries() {
    this.#ran?.terminate();
    this.#ran = null;
  }

  /**
   * Find the boards in a recording; resolve to the findings as JSON.
   * @param {Uint8Array} bytes @param {string} choice  the chosen board
   * @returns {Promise<string>}
   */
  async find(bytes, choice) {
    const interpreter = (this.#finder ??= this.#takeSpare());
    try {
      return await this.#assign(
        interpreter,
        { find: bytes, choice },
        {
          onProgress: () => {},
          onMessage: ({ found, wrong }) =>
            wrong === undefined ? this.#finish()?.resolve(found) : this.#fail(new Error(wrong)),
          left: () => null,
        },
      );
    } catch (error) {
      interpreter.terminate();
      this.#finder = null;
      throw error;
    } finally {
      this.#prepare();
    }
  }

  /** Stop the work in progress. A program's recording so far is its result. @param {Error} [why]  there is no result */
  stop(why = new Stopped("the run was stopped before it began")) {
    this.endTries();
    const work = this.#finish();
    const left = work?.left();
    if (left) work?.resolve(left);
    else work?.reject(why);
  }

  /** Check and store a message of the program's worker. @param {Receiver} receiver @param {any} said */
  async #admit(receiver, said) {
    const work = this.#work;
    if (!work) return;
    try {
      const isOver = await receiver.admit(said);
      if (work !== this.#work) return;
      this.#listener.onBlock(receiver.events);
      if (isOver) this.stop(new Error(said.ended));
      else if (receiver.isWhole) this.#timer ??= setTimeout(() => this.stop(), GRACE); // it may have caught its end
    } catch (error) {
      if (work === this.#work) this.#fail(/** @type {Error} */ (error));
    }
  }

  /**
   * @param {Interpreter} interpreter
   * @param {object} message
   * @param {{onProgress: (share: number) => void, onMessage: (said: any) => void, onLost?: (why: string) => void, left: Work["left"]}} listener
   * @returns {Promise<any>}
   */
  #assign(interpreter, message, { left, onLost = (why) => this.#fail(new Error(why)), ...rest }) {
    return new Promise((resolve, reject) => {
      this.#work = { resolve, reject, left };
      interpreter.setListener({ ...rest, onLost });
      interpreter.send(message);
    });
  }

  /** @param {Error} why */
  #fail(why) {
    this.#finish()?.reject(why);
  }

  #finish() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const work = this.#work;
    this.#work = null;
    return work;
  }

  /** Return an interpreter in which nothing has run. */
  #takeSpare() {
    const interpreter = this.#spare ?? this.#start();
    this.#spare = null;
    return interpreter;
  }

  /** Start an interpreter in advance, so that the next program starts at once. */
  #prepare() {
    this.#spare ??= this.#start();
  }

  #start() {
    /** @type {Interpreter} */
    const interpreter = new Interpreter(new URL("./worker.js", import.meta.url), this.#files, {
      onProgress: () => {},
      onMessage: () => {},
      onLost: () => {
        if (this.#spare === interpreter) this.#spare = null; // the next takeSpare starts one and reports its failure
      },
    });
    return interpreter;
  }
}
