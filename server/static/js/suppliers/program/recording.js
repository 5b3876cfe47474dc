// Opens a recording of a program's run (server/programs/RECORDING.md): what is known of every event, and the state at any.

import { State } from "./state.js";

/** @import { Code, Head, Names } from "./state.js" */

/**
 * An event with the state at it. The state is the same object all the time: copy what is to stay.
 * @typedef {object} Moment
 * @property {number} event
 * @property {string} kind     of KINDS
 * @property {number} line
 * @property {Names} local     what this event changed in the names of its call,
 * @property {Names} heap      in objects by number,
 * @property {Names} globals   and in the module's names
 * @property {Code} value      what a return or a yield gives back, or the text of an exception
 * @property {State} state
 */

/** @typedef {{at: number, head: Head | null, k: string, l: number[], d: any[][], o: [number, string][]}} Chunk */

export const KINDS = /** @type {const} */ ({
  c: "call",
  l: "line",
  r: "return",
  y: "yield",
  s: "resume",
  e: "exception",
});
const OPENED = 12; // chunks that are kept unpacked

export class ProgramRecording {
  /** See RECORDING.md. @type {Record<string, any>} */
  header = {};
  /** As it came. @type {Uint8Array} */
  bytes;
  /** Events. */
  count = 0;
  /** Of each event, one letter's code. @type {Uint8Array} */
  kinds = new Uint8Array();
  /** Of each event, from 1. @type {Uint32Array} */
  lines = new Uint32Array();
  /** Of each event, how many calls are open. @type {Uint16Array} */
  depths = new Uint16Array();
  /** Of each event, how many calls there were so far, its own included. @type {Uint32Array} */
  calls = new Uint32Array();
  /** What was printed, and by which event. @type {[number, string][]} */
  output = [];
  /** The depth at which a function was called first, by its name. @type {Map<string, number>} */
  levels = new Map();
  /** @type {Uint8Array[]} */
  #packed = [];
  /** @type {Map<number, Chunk>} */
  #opened = new Map();

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  /** Reads a recording, whole or as far as it was written. Rejects if it is damaged. @param {Uint8Array} bytes */
  static async open(bytes) {
    const recording = new ProgramRecording(bytes);
    for (const [kind, content] of listBlocks(bytes)) {
      if (kind === "c") recording.#packed.push(content);
      else Object.assign(recording.header, JSON.parse(new TextDecoder().decode(content)));
    }
    if (!recording.header.chunk) throw new Error("a recording must begin with its header");
    recording.header.end ??= { reason: "stopped", line: null, text: "" };
    await recording.#index();
    return recording;
  }

  /** Note what finding needs of every event. */
  async #index() {
    const length = this.header.chunk * this.#packed.length;
    this.kinds = new Uint8Array(length);
    this.lines = new Uint32Array(length);
    this.depths = new Uint16Array(length);
    this.calls = new Uint32Array(length);
    for (let number = 0; number < this.#packed.length; number += 1) {
      const chunk = await this.#unpack(number);
      // Without an event there is no state: it is only output of the chunk before.
      let frames = chunk.head?.frames ?? 0;
      let depth = chunk.head?.stack.length ?? 0;
      const names = namesOfCalls(chunk);
      for (let place = 0; place < chunk.k.length; place += 1) {
        const [event, kind] = [chunk.at + place, chunk.k[place]];
        if (kind === "c" || kind === "s") depth += 1;
        if (kind === "c") {
          frames += 1;
          const name = names.get(place) ?? "";
          if (!this.levels.has(name)) this.levels.set(name, depth);
        }
        this.kinds[event] = kind.charCodeAt(0);
        this.lines[event] = chunk.l[place];
        this.depths[event] = depth;
        this.calls[event] = frames;
        if (kind === "r" || kind === "y") depth -= 1;
      }
      for (const [place, text] of chunk.o) this.output.push([Math.max(0, chunk.at + place), text]);
      this.count = chunk.at + chunk.k.length;
    }
  }

  /** @param {number} number @returns {Promise<Chunk>} */
  async #unpack(number) {
    const known = this.#opened.get(number);
    if (known) return known;
    const plain = new Blob([/** @type {BlobPart} */ (this.#packed[number])])
      .stream()
      .pipeThrough(new DecompressionStream("deflate"));
    const chunk = /** @type {Chunk} */ (await new Response(plain).json());
    this.#opened.set(number, chunk);
    if (this.#opened.size > OPENED) this.#opened.delete(/** @type {number} */ (this.#opened.keys().next().value));
    return chunk;
  }

  /**
   * Visit some events.
   * @param {number[]} events  in rising order
   * @param {(moment: Moment) => void} visit
   */
  async visit(events, visit) {
    const { chunk: length } = this.header;
    for (let index = 0; index < events.length;) {
      const number = Math.floor(events[index] / length);
      const wanted = new Set();
      while (index < events.length && Math.floor(events[index] / length) === number) wanted.add(events[index++]);
      walk(await this.#unpack(number), wanted, visit);
    }
  }
}

/** @param {Chunk} chunk @returns {Map<number, string>}  by their places */
function namesOfCalls({ d, k }) {
  /** @type {Map<number, string>} */
  const names = new Map();
  let place = 0;
  for (const [gap, , , , name] of d) {
    place += gap;
    if (k[place] === "c") names.set(place, name);
  }
  return names;
}

/** @param {Chunk} chunk @param {Set<number>} wanted  events of it @param {(moment: Moment) => void} visit */
function walk({ at, head, k, l, d }, wanted, visit) {
  const state = new State(/** @type {Head} */ (head));
  const last = Math.max(...wanted) - at;
  let next = 0;
  let change = d[0]?.[0] ?? Infinity; // where the next change stands
  for (let place = 0; place <= last; place += 1) {
    const [event, kind, line] = [at + place, k[place], l[place]];
    /** @type {any[]} */
    let [, local, heap, globals, ...more] = [0, 0, 0, 0];
    if (place === change) {
      [, local, heap, globals, ...more] = d[next];
      next += 1;
      change += d[next]?.[0] ?? Infinity;
    }
    state.enter(kind, line, more);
    state.change(local, heap, globals);
    if (wanted.has(event)) {
      const value = "rye".includes(kind) ? (more[0] ?? null) : null;
      visit({ event, kind, line, local: local || {}, heap: heap || {}, globals: globals || {}, value, state });
    }
    state.leave(kind);
  }
}

/** The kinds and contents of blocks; one that was cut off is left out. @param {Uint8Array} bytes @returns {[string, Uint8Array][]} */
function listBlocks(bytes) {
  /** @type {[string, Uint8Array][]} */
  const blocks = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = 0; place + 5 <= bytes.length;) {
    const kind = String.fromCharCode(bytes[place]);
    if (!"hce".includes(kind)) throw new Error(`a block must begin with h, c or e, not ${kind}`);
    const end = place + 5 + view.getUint32(place + 1);
    if (end > bytes.length) break;
    blocks.push([kind, bytes.subarray(place + 5, end)]);
    place = end;
  }
  return blocks;
}
