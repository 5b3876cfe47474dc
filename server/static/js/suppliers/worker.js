// Python in a worker that answers the page, seen from the page.

import { Interpreter } from "./interpreter.js";

/** @import { Files } from "./pyodide.js" */

/**
 * Callbacks: the share that has loaded, Python is ready, an answer, and Python is lost, with the reason.
 * @typedef {object} PythonListener
 * @property {(share: number) => void} onProgress
 * @property {() => void} onReady
 * @property {(text: string) => void} onMessage
 * @property {(why: string) => void} onLost
 */

/** A Python that has been started. */
export class Python {
  #interpreter;
  /** Requests for files, by their numbers. @type {Map<number, {resolve: (file: File) => void, reject: (error: Error) => void}>} */
  #loading = new Map();
  #loads = 0;
  #listener;

  /** @param {Files} files @param {PythonListener} listener */
  constructor(files, listener) {
    this.#listener = listener;
    this.#interpreter = new Interpreter(new URL("./python.js", import.meta.url), files, {
      onProgress: listener.onProgress,
      onReady: listener.onReady,
      onMessage: (data) => this.#receive(data),
      onLost: (why) => this.#lose(why),
    });
  }

  /** Send a message of the wire. @param {string} text */
  send(text) {
    this.#interpreter.send(text);
  }

  /** Make a file. @param {string} address  below the page @returns {Promise<File>} */
  load(address) {
    this.#loads += 1;
    this.#interpreter.send({ load: this.#loads, address });
    return new Promise((resolve, reject) => this.#loading.set(this.#loads, { resolve, reject }));
  }

  terminate() {
    this.#interpreter.terminate();
  }

  /** @param {any} data */
  #receive(data) {
    if (typeof data === "string") return this.#listener.onMessage(data);
    const wanted = this.#loading.get(data.loaded);
    this.#loading.delete(data.loaded);
    if (data.error) wanted?.reject(new Error(data.error));
    else wanted?.resolve(new File([data.blob], data.name, { type: data.blob.type }));
  }

  /** @param {string} why */
  #lose(why) {
    for (const { reject } of this.#loading.values()) reject(new Error(why));
    this.#listener.onLost(why);
  }
}
