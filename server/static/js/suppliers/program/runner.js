// Runs programs, each in its own worker, and finds boards in their recordings in a worker that never runs a program. This
// is the page's side.

import { Interpreter } from "../interpreter.js";
import { Receiver } from "./receiver.js";

/** @import { Files, OnProgress } from "../pyodide.js" */

const TRYING = 20_000; // milliseconds for the tries of a program
const MOST_OUTCOMES = 9; // eight sizes, and the calls made twice
const LONGEST_OUTCOMES = 16_000_000; // characters of all
const GRACE = 500; // milliseconds that a program may still run after its recording is complete

/** @typedef {{onProgress: OnProgress, onBlock: (events: number) => void}} RunnerListener  callbacks: share of Python loaded; events recorded so far */

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
  /** Outcomes of tries that the finder has not yet judged. */
  #awaited = 0;
  /** Gets the facts, null for outcomes that no try has. @type {(facts: string | null) => void} */
  #onJudged = () => {};
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
      /** @type {Uint8Array} */
      const bytes = await new Promise((resolve, reject) => {
        this.#work = { resolve, reject, left: () => receiver.closeRecording() };
        interpreter.setListener({
          onProgress: this.#listener.onProgress,
          onMessage: (said) => {
            hasEnded ||= Object(said).ended === true;
            this.#admit(receiver, said);
          },
          onLost: (wrong) => this.#admit(receiver, { wrong }),
        });
        interpreter.send({ run: JSON.stringify(task) });
      });
      if (hasEnded) this.#ran = interpreter;
      return bytes;
    } finally {
      if (this.#ran !== interpreter) interpreter.terminate();
    }
  }

  /**
   * Try the program that has just run with other sizes, and its calls twice, in its own worker; the finder judges the
   * outcomes. Without a program that has ended by itself nothing is tried.
   * @param {object} task  see server/programs/worker.py @param {(facts: string) => void} onFacts  gets the facts so far, as JSON
   */
  tryAll(task, onFacts) {
    const program = this.#ran;
    if (!program) return;
    const finder = this.#takeFinder();
    const text = JSON.stringify(task);
    /** @type {string[]} */
    const outcomes = [];
    let [size, isOver] = [0, false];
    const end = () => this.#ran === program && this.endTries();
    const finish = () => {
      isOver = true;
      if (!this.#awaited) end();
    };
    setTimeout(end, TRYING);
    this.#onJudged = (facts) => {
      this.#awaited -= 1;
      if (typeof facts !== "string") return end();
      onFacts(facts);
      if (isOver) finish();
    };
    program.setListener({
      onProgress: () => {},
      onLost: finish,
      onMessage: (said) => {
        const { tried } = Object(said);
        if (typeof tried !== "string") return finish();
        size += tried.length;
        if (isOver || outcomes.push(tried) > MOST_OUTCOMES || size > LONGEST_OUTCOMES) return end();
        this.#awaited += 1;
        finder.send({ judge: text, outcomes: outcomes.join("\n") });
      },
    });
    program.send({ try: text });
  }

  /** End the tries, and a finder that is still judging. The facts so far stay. */
  endTries() {
    this.#ran?.terminate();
    this.#ran = null;
    if (this.#awaited) this.#dropFinder(new Stopped("the tries have ended"));
  }

  /**
   * Find the boards in a recording; resolve to the findings as JSON.
   * @param {Uint8Array} bytes @param {string} choice  the chosen board
   * @returns {Promise<string>}
   */
  async find(bytes, choice) {
    const finder = this.#takeFinder();
    try {
      return await new Promise((resolve, reject) => {
        this.#work = { resolve, reject, left: () => null };
        finder.send({ find: bytes, choice });
      });
    } catch (error) {
      if (finder === this.#finder) this.#dropFinder(/** @type {Error} */ (error));
      throw error;
    } finally {
      this.#prepare();
    }
  }

  #takeFinder() {
    if (this.#finder) return this.#finder;
    this.#finder = this.#takeSpare();
    this.#finder.setListener({
      onProgress: () => {},
      onLost: (why) => this.#dropFinder(new Error(why)),
      onMessage: ({ found, judged, wrong }) => {
        if (judged !== undefined) this.#onJudged(judged);
        else if (wrong === undefined) this.#finish()?.resolve(found);
        else this.#fail(new Error(wrong));
      },
    });
    return this.#finder;
  }

  /** @param {Error} why  for a search that waits for it */
  #dropFinder(why) {
    this.#finder?.terminate();
    this.#finder = null;
    this.#awaited = 0;
    this.#fail(why);
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
      if (isOver) this.stop(new Error(said.wrong));
      else if (receiver.isWhole) this.#timer ??= setTimeout(() => this.stop(), GRACE); // it may have caught its end
    } catch (error) {
      if (work === this.#work) this.#fail(/** @type {Error} */ (error));
    }
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
