// Python in a worker, seen from the page.

/** @import { Fetching, Files, OnProgress } from "./pyodide.js" */

const PATIENCE = 120_000; // milliseconds without news after which Python has failed to start; phones are slow

/**
 * Callbacks: the share that has loaded, Python is ready, a message from Python, and Python is lost, with the reason.
 * @typedef {object} InterpreterListener
 * @property {OnProgress} onProgress
 * @property {() => void} [onReady]
 * @property {(data: any) => void} onMessage
 * @property {(why: string) => void} onLost
 */

/** A Python that has been started. */
export class Interpreter {
  #worker;
  /** @type {InterpreterListener} */
  #listener;
  #share = 0;
  /** @type {Fetching | undefined} */
  #fetching;
  #isReady = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {URL} module  of the worker @param {Files} files @param {InterpreterListener} listener */
  constructor(module, files, listener) {
    this.#listener = listener;
    this.#worker = new Worker(blobOf(module), { type: "module" });
    this.#worker.onmessage = ({ data }) => (this.#isReady ? this.#listener.onMessage(data) : this.#handleLoading(data));
    this.#worker.onmessageerror = () => this.#lose("it sent a message that cannot be read");
    this.#worker.onerror = ({ message }) => this.#lose(message || "its worker did not start");
    this.#worker.postMessage({ begin: files });
    this.#wait();
  }

  /** Replace the listener, and report to the new one that Python is ready, or how far it is. @param {InterpreterListener} listener */
  setListener(listener) {
    this.#listener = listener;
    if (this.#isReady) listener.onReady?.();
    else listener.onProgress(this.#share, this.#fetching);
  }

  /** Send a message; it is queued until Python is ready. @param {any} message */
  send(message) {
    this.#worker.postMessage(message);
  }

  /** Terminate the worker. The listener is not called again. */
  terminate() {
    clearTimeout(this.#timer);
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
  }

  /** Handle a message that comes while Python loads. @param {any} data */
  #handleLoading({ share, fetching, failed }) {
    if (failed !== undefined) return this.#lose(failed);
    this.#share = share ?? 1;
    this.#fetching = fetching;
    this.#isReady = share === undefined;
    if (this.#isReady) clearTimeout(this.#timer);
    else this.#wait();
    this.#listener.onProgress(this.#share, fetching);
    if (this.#isReady) this.#listener.onReady?.();
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lose("it did not start"), PATIENCE);
  }

  /** @param {string} why */
  #lose(why) {
    this.terminate();
    this.#listener.onLost(why);
  }
}

/** @type {Map<string, string>} */
const blobs = new Map();

/**
 * Return the address of a blob that imports a module. A worker started from it has the page's Content-Security-Policy,
 * which a server of plain files does not send with a module. The import is dynamic: a static one goes to the network in
 * Firefox, past the service worker that has the file. The module receives the messages that have come before it, too.
 * @param {URL} module
 */
function blobOf({ href }) {
  const known = blobs.get(href);
  if (known) return known;
  const text = `
    const early = [];
    const keep = ({ data }) => early.push(data);
    addEventListener("message", keep);
    import(${JSON.stringify(href)}).then(
      () => {
        removeEventListener("message", keep);
        for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
      },
      ({ message }) => postMessage({ failed: message }),
    );`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  blobs.set(href, address);
  return address;
}
