// Runs programs in a worker, and finds what there is to see in their recordings: the page's side of it.

/** @import { Files } from "../pyodide.js" */

const PATIENCE = 120_000; // milliseconds without any news, after which Python that has not begun is given up
const GRACE = 500; // milliseconds that a program has to end, once its recording has
const STOPPED = { end: { reason: "stopped", line: null, text: "" } };

/** @typedef {{come: (share: number) => void, block: (blocks: number) => void}} Listener  what is told meanwhile */

/** Somebody has ended what was being done. */
export class Stopped extends Error {}

export class Runner {
  #files;
  #listener;
  /** @type {Worker | null} */
  #worker = null;
  /** Whoever waits for the worker's answer. @type {{resolve: (value: any) => void, reject: (error: Error) => void} | null} */
  #waiting = null;
  /** @type {Uint8Array[]} */
  #blocks = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Files} files @param {Listener} listener */
  constructor(files, listener) {
    this.#files = files;
    this.#listener = listener;
  }

  /**
   * Run a program. Resolves to its recording, also if it was stopped. Rejects if Python cannot be had.
   * @param {Record<string, unknown>} task  see server/programs/worker.py
   * @returns {Promise<Uint8Array>}
   */
  run(task) {
    this.#blocks = [];
    return this.#ask({ run: JSON.stringify(task) });
  }

  /**
   * What there is to see in a recording, as JSON.
   * @param {Uint8Array} bytes @param {string} choice  of the board
   * @returns {Promise<string>}
   */
  find(bytes, choice) {
    return this.#ask({ find: bytes, choice });
  }

  /** End the program that runs; what was recorded of it is kept. */
  stop() {
    const waiting = this.#waiting;
    this.#end();
    if (!waiting) return;
    if (this.#blocks.length) waiting.resolve(this.#takeRecording());
    else waiting.reject(new Stopped("it was stopped before it began"));
  }

  /** @param {object} message @returns {Promise<any>} */
  #ask(message) {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(message);
    return new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
  }

  #begin() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => this.#take(data);
    worker.onerror = ({ message }) => this.#fail(message || "its worker did not start");
    worker.postMessage({ begin: this.#files });
    this.#wait(PATIENCE, () => this.#fail("it did not start"));
    return worker;
  }

  /** @param {any} data */
  #take(data) {
    if ("share" in data) {
      this.#listener.come(data.share);
      this.#wait(PATIENCE, () => this.#fail("it did not start"));
    } else if (data.ready) {
      this.#listener.come(1);
      clearTimeout(this.#timer);
    } else if ("failed" in data) this.#fail(data.failed);
    else if (data.block) this.#add(data.block);
    else if (data.ended) this.#answer(this.#takeRecording());
    else if ("found" in data) this.#answer(data.found);
    else if ("wrong" in data) this.#fail(data.wrong);
  }

  /** @param {Uint8Array} block */
  #add(block) {
    this.#blocks.push(block);
    this.#listener.block(this.#blocks.length - 1);
    if (String.fromCharCode(block[0]) === "e") this.#wait(GRACE, () => this.stop()); // it may catch that it was ended
  }

  /** The recording so far; what was ended from outside has to be told. */
  #takeRecording() {
    const blocks = this.#blocks;
    this.#blocks = [];
    if (String.fromCharCode(blocks[blocks.length - 1][0]) !== "e") blocks.push(packBlock("e", STOPPED));
    return join(blocks);
  }

  /** @param {unknown} value */
  #answer(value) {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(value);
  }

  /** @param {string} why */
  #fail(why) {
    const waiting = this.#waiting;
    this.#end();
    waiting?.reject(new Error(why));
  }

  #end() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting = null;
  }

  /** @param {number} milliseconds @param {() => void} act */
  #wait(milliseconds, act) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, milliseconds);
  }
}

/** A block of a recording, as RECORDING.md has it. @param {string} kind @param {object} content */
export function packBlock(kind, content) {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const block = new Uint8Array(5 + bytes.length);
  block[0] = kind.charCodeAt(0);
  new DataView(block.buffer).setUint32(1, bytes.length);
  block.set(bytes, 5);
  return block;
}

/** @param {Uint8Array[]} parts */
function join(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
