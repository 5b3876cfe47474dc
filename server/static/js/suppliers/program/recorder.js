// Records one program, in a Python of its own.

import { Receiver } from "./receiver.js";

/** @import { OnProgress } from "../pyodide.js" */
/** @import { Pool } from "./pool.js" */
/** @import { ProgramRecording } from "./recording.js" */

const GRACE = 500; // milliseconds that a program may still run after its recording is complete

/** Callbacks: the share of Python that has loaded, Python is ready, and the recording has grown. @typedef {{onProgress: OnProgress, onReady: () => void, onBlock: (recording: ProgramRecording) => void}} RecorderListener */

/** The viewer has stopped the work. */
export class Stopped extends Error {}

export class Recorder {
  #listener;
  #receiver;
  #interpreter;
  /** True once it has been recorded. */
  isOver = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #resolve = (/** @type {ProgramRecording} */ _) => {};
  #reject = (/** @type {unknown} */ _) => {};
  /**
   * Resolves to the recording, also if the viewer stops the program or Python itself ends. Rejects if Python cannot be
   * loaded, and with NoRecording if the run leaves no valid recording.
   * @type {Promise<ProgramRecording>}
   */
  recording = new Promise((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  /** @param {Pool} pool @param {{source: string} & Record<string, unknown>} task  see server/programs/worker.py @param {RecorderListener} listener */
  constructor(pool, task, listener) {
    this.#listener = listener;
    this.#receiver = new Receiver(task.source);
    this.#interpreter = pool.take({
      ...{ onProgress: listener.onProgress, onReady: listener.onReady },
      onMessage: (said) => this.#admit(said),
      onLost: (wrong) => this.#admit({ wrong }),
    });
    this.#interpreter.send({ run: JSON.stringify(task) });
  }

  /** Check and store a message of the program's worker. @param {any} said */
  async #admit(said) {
    try {
      const isOver = await this.#receiver.admit(said);
      if (this.isOver) return;
      this.#listener.onBlock(this.#receiver.recording);
      if (isOver) this.stop(new Error(said.wrong));
      else if (this.#receiver.isWhole) this.#timer ??= setTimeout(() => this.stop(), GRACE); // it may have caught its end
    } catch (error) {
      this.#end(() => this.#reject(error));
    }
  }

  /** Stop the program. Its recording so far is the result. @param {Error} [why]  there is no result */
  stop(why = new Stopped("the run was stopped before it began")) {
    this.#end(() => {
      const recording = this.#receiver.close();
      if (recording) this.#resolve(recording);
      else this.#reject(why);
    });
  }

  /** @param {() => void} settle */
  #end(settle) {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.#timer);
    this.#interpreter.terminate();
    try {
      settle();
    } catch (error) {
      this.#reject(error);
    }
  }
}
