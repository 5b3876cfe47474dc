// Python in a worker of the page answers: the page's side of it.

import { Interpreter } from "./interpreter.js";

/** @import { Files } from "./pyodide.js" */

/**
 * What is told of Python: how much of it has come, that it is there, what it says, and that it is gone, and why.
 * @typedef {object} Listener
 * @property {(share: number) => void} come
 * @property {() => void} ready
 * @property {(text: string) => void} say
 * @property {(why: string) => void} gone
 */

/** A Python that has been started. */
export class Python {
  #interpreter;
  /** Who waits for a file, by its number. @type {Map<number, {resolve: (file: File) => void, reject: (error: Error) => void}>} */
  #loading = new Map();
  #loads = 0;
  #listener;

  /** @param {Files} files @param {Listener} listener */
  constructor(files, listener) {
    this.#listener = listener;
    this.#interpreter = new Interpreter(new URL("./python.js", import.meta.url), files, {
      come: listener.come,
      ready: listener.ready,
      take: (data) => this.#take(data),
      gone: (why) => this.#lose(why),
    });
  }

  /** A message of the wire. @param {string} text */
  send(text) {
    this.#interpreter.send(text);
  }

  /** A file that is made now. @param {string} address  below the page @returns {Promise<File>} */
  load(address) {
    this.#loads += 1;
    this.#interpreter.send({ load: this.#loads, address });
    return new Promise((resolve, reject) => this.#loading.set(this.#loads, { resolve, reject }));
  }

  end() {
    this.#interpreter.end();
  }

  /** @param {any} data */
  #take(data) {
    if (typeof data === "string") return this.#listener.say(data);
    const wanted = this.#loading.get(data.loaded);
    this.#loading.delete(data.loaded);
    if (data.error) wanted?.reject(new Error(data.error));
    else wanted?.resolve(new File([data.blob], data.name, { type: data.blob.type }));
  }

  /** @param {string} why */
  #lose(why) {
    for (const { reject } of this.#loading.values()) reject(new Error(why));
    this.#listener.gone(why);
  }
}
