// Python in a worker of the page: the page's side of it.

/** @import { Files } from "./pyodide.js" */

const PATIENCE = 120_000; // milliseconds without any news, after which Python that has not begun is given up: phones are slow

/**
 * What is told of Python: how much of it has come, that it is there, what it says from then on, and that it is gone, and why.
 * @typedef {object} Listener
 * @property {(share: number) => void} come
 * @property {() => void} [ready]
 * @property {(data: any) => void} take
 * @property {(why: string) => void} gone
 */

/** A Python that has been started. */
export class Interpreter {
  #worker;
  /** @type {Listener} */
  #listener;
  #share = 0;
  #isReady = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {URL} module  of the worker @param {Files} files @param {Listener} listener */
  constructor(module, files, listener) {
    this.#listener = listener;
    this.#worker = new Worker(blobOf(module), { type: "module" });
    this.#worker.onmessage = ({ data }) => (this.#isReady ? this.#listener.take(data) : this.#begin(data));
    this.#worker.onmessageerror = () => this.#lose("it says what cannot be read");
    this.#worker.onerror = ({ message }) => this.#lose(message || "its worker did not start");
    this.#worker.postMessage({ begin: files });
    this.#wait();
  }

  /** From now on another one is told. @param {Listener} listener */
  tell(listener) {
    this.#listener = listener;
    listener.come(this.#share);
  }

  /** @param {any} message  waits until Python is there */
  send(message) {
    this.#worker.postMessage(message);
  }

  /** Nothing is told any more. */
  end() {
    clearTimeout(this.#timer);
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
  }

  /** @param {any} data  said before any program has run */
  #begin({ share, failed }) {
    if (failed !== undefined) return this.#lose(failed);
    this.#share = share ?? 1;
    this.#isReady = share === undefined;
    if (this.#isReady) clearTimeout(this.#timer);
    else this.#wait();
    this.#listener.come(this.#share);
    if (this.#isReady) this.#listener.ready?.();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose("it did not start"), PATIENCE);
  }

  /** @param {string} why */
  #lose(why) {
    this.end();
    this.#listener.gone(why);
  }
}

/** @type {Map<string, string>} */
const blobs = new Map();

/**
 * The address of a blob that imports a module. A worker that is started from it has the page's Content-Security-Policy; one that
 * is started from the module's own address has that of the answer's headers, which a server of plain files does not send.
 * @param {URL} module
 */
function blobOf({ href }) {
  const text = `import ${JSON.stringify(href)};`;
  if (!blobs.has(href)) blobs.set(href, URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  return /** @type {string} */ (blobs.get(href));
}
