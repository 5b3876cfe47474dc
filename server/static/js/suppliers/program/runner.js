// Runs programs, each in a worker of its own, and finds what there is to see in their recordings in one that never ran a program:
// the page's side of it.

import { Interpreter } from "../interpreter.js";
import { Door } from "./door.js";

/** @import { Files } from "../pyodide.js" */

const GRACE = 500; // milliseconds that a program has to end, once its recording has

/** @typedef {{come: (share: number) => void, block: (events: number) => void}} Listener  what is told meanwhile */

/**
 * What is being done. `left`: what there is of it if it is stopped now, or null.
 * @typedef {object} Work
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {() => Uint8Array | null} left
 */

/** Somebody has ended what was being done. */
export class Stopped extends Error {}

export class Runner {
  #files;
  #listener;
  /** Begun before it is wanted. @type {Interpreter | null} */
  #spare = null;
  /** Never runs a program. @type {Interpreter | null} */
  #finder = null;
  /** @type {Work | null} */
  #work = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Files} files @param {Listener} listener */
  constructor(files, listener) {
    this.#files = files;
    this.#listener = listener;
  }

  /**
   * Run a program. Resolves to its recording, also if it was stopped. Rejects if Python cannot be had, and with NoRecording if what
   * comes of the run is no recording.
   * @param {{source: string} & Record<string, unknown>} task  see server/programs/worker.py
   * @returns {Promise<Uint8Array>}
   */
  async run(task) {
    const door = new Door(task.source);
    const interpreter = this.#takeSpare();
    if (!this.#finder) this.#prepare();
    try {
      return await this.#give(
        interpreter,
        { run: JSON.stringify(task) },
        {
          come: this.#listener.come,
          take: (said) => this.#admit(door, said),
          left: () => door.take(),
        },
      );
    } finally {
      interpreter.end();
    }
  }

  /**
   * What there is to see in a recording, as JSON.
   * @param {Uint8Array} bytes @param {string} choice  of the board
   * @returns {Promise<string>}
   */
  async find(bytes, choice) {
    const interpreter = (this.#finder ??= this.#takeSpare());
    try {
      return await this.#give(
        interpreter,
        { find: bytes, choice },
        {
          come: () => {},
          take: ({ found, wrong }) =>
            wrong === undefined ? this.#end()?.resolve(found) : this.#fail(new Error(wrong)),
          left: () => null,
        },
      );
    } catch (error) {
      interpreter.end();
      this.#finder = null;
      throw error;
    } finally {
      this.#prepare();
    }
  }

  /** End what is being done; what was recorded of a program is kept. */
  stop() {
    const work = this.#end();
    const left = work?.left();
    if (left) work?.resolve(left);
    else work?.reject(new Stopped("it was stopped before it began"));
  }

  /** Let what a program's worker says in. @param {Door} door @param {any} said */
  async #admit(door, said) {
    const work = this.#work;
    if (!work) return;
    try {
      const isOver = await door.admit(said);
      if (work !== this.#work) return;
      this.#listener.block(door.events);
      if (isOver) this.stop();
      else if (door.isWhole) this.#timer ??= setTimeout(() => this.stop(), GRACE); // it may catch that it was ended
    } catch (error) {
      if (work === this.#work) this.#fail(/** @type {Error} */ (error));
    }
  }

  /**
   * @param {Interpreter} interpreter @param {object} message
   * @param {{come: (share: number) => void, take: (said: any) => void, left: Work["left"]}} listener
   * @returns {Promise<any>}
   */
  #give(interpreter, message, { come, take, left }) {
    return new Promise((resolve, reject) => {
      this.#work = { resolve, reject, left };
      interpreter.tell({ come, take, gone: (why) => this.#fail(new Error(why)) });
      interpreter.send(message);
    });
  }

  /** @param {Error} why */
  #fail(why) {
    this.#end()?.reject(why);
  }

  #end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const work = this.#work;
    this.#work = null;
    return work;
  }

  /** An interpreter in which nothing has run. */
  #takeSpare() {
    const interpreter = this.#spare ?? this.#begin();
    this.#spare = null;
    return interpreter;
  }

  /** Begin another one, so that nobody has to wait for it. */
  #prepare() {
    this.#spare ??= this.#begin();
  }

  #begin() {
    /** @type {Interpreter} */
    const interpreter = new Interpreter(new URL("./worker.js", import.meta.url), this.#files, {
      come: () => {},
      take: () => {},
      gone: () => {
        if (this.#spare === interpreter) this.#spare = null; // whoever wants one begins one, and is told why there is none
      },
    });
    return interpreter;
  }
}
