// Python in a worker of the page answers: the page's side of it.

/** @import { Files } from "./pyodide.js" */

const PATIENCE = 120_000; // milliseconds without any news, after which Python that has not begun is given up: phones are slow

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
  #worker = new Worker(new URL("./python.js", import.meta.url), { type: "module" });
  /** Who waits for a file, by its number. @type {Map<number, {resolve: (file: File) => void, reject: (error: Error) => void}>} */
  #loading = new Map();
  #loads = 0;
  #listener;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Files} files @param {Listener} listener */
  constructor(files, listener) {
    this.#listener = listener;
    this.#worker.onmessage = ({ data }) => this.#take(data);
    this.#worker.onerror = ({ message }) => this.#lose(message || "its worker did not start");
    this.#worker.postMessage({ begin: files });
    this.#wait();
  }

  /** A message of the wire. @param {string} text */
  send(text) {
    this.#worker.postMessage(text);
  }

  /** A file that is made now. @param {string} address  below the page @returns {Promise<File>} */
  load(address) {
    this.#loads += 1;
    this.#worker.postMessage({ load: this.#loads, address });
    return new Promise((resolve, reject) => this.#loading.set(this.#loads, { resolve, reject }));
  }

  end() {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose("it did not start"), PATIENCE);
  }

  /** @param {any} data */
  #take(data) {
    if (typeof data === "string") return this.#listener.say(data);
    if ("share" in data) {
      this.#wait();
      return this.#listener.come(data.share);
    }
    if (data.ready) {
      clearTimeout(this.#timer);
      return this.#listener.ready();
    }
    if ("failed" in data) return this.#lose(data.failed);
    const wanted = this.#loading.get(data.loaded);
    this.#loading.delete(data.loaded);
    if (data.error) wanted?.reject(new Error(data.error));
    else wanted?.resolve(new File([data.blob], data.name, { type: data.blob.type }));
  }

  /** @param {string} why */
  #lose(why) {
    this.end();
    for (const { reject } of this.#loading.values()) reject(new Error(why));
    this.#listener.gone(why);
  }
}
