// Opens a recording of a program's run (server/programs/RECORDING.md): facts about every event, and the state at any event.

import { inflate, listBlocks } from "./blocks.js";
import { lastUpTo } from "./changes.js";
import { checkChunk, checkHeader, demand, NoRecording } from "./checks.js";
import { ProgramState } from "./state.js";

/** @import { Chunk, Code, Head, Names } from "./checks.js" */

/**
 * An event with the state at it. The state is one object that changes: copy the parts that are to stay.
 * @typedef {object} Moment
 * @property {number} event
 * @property {string} kind     of KINDS
 * @property {number} line
 * @property {Names} local     changes of this event in the names of its call,
 * @property {Names} heap      in objects, by number,
 * @property {Names} globals   and in the module's names
 * @property {Code} value      the value of a return or yield, or the text of an exception
 * @property {ProgramState} state
 */

export const KINDS = /** @type {const} */ ({
  c: "call",
  l: "line",
  r: "return",
  y: "yield",
  s: "resume",
  e: "exception",
});
const OPENED = 12; // chunks that stay unpacked in the cache

export class ProgramRecording {
  /** See RECORDING.md. @type {Record<string, any>} */
  header = {};
  /** The recording as it was read. @type {Uint8Array} */
  bytes;
  /** Number of events. */
  count = 0;
  /** Of each event, the code of its letter in KINDS. @type {Uint8Array} */
  kinds = new Uint8Array();
  /** Of each event, from 1. @type {Uint32Array} */
  lines = new Uint32Array();
  /** Of each event, the number of open calls. @type {Uint16Array} */
  depths = new Uint16Array();
  /** Of each event, the number of calls so far, its own included. @type {Uint32Array} */
  calls = new Uint32Array();
  /** Printed texts, each with the number of its event. @type {[number, string][]} */
  output = [];
  /** The depth of each function's first call, by its name. @type {Map<string, number>} */
  levels = new Map();
  /** @type {Uint8Array[]} */
  #packed = [];
  /** The first event of each chunk. @type {number[]} */
  #starts = [];
  /** @type {Map<number, Chunk>} */
  #opened = new Map();

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
  }

  /** Read and check a recording, complete or cut off. Rejects with NoRecording. @param {Uint8Array} bytes */
  static async open(bytes) {
    const recording = new ProgramRecording(bytes);
    try {
      for (const [kind, content] of listBlocks(bytes)) {
        if (kind === "c") recording.#packed.push(content);
        else Object.assign(recording.header, JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content)));
      }
      recording.header.end ??= { reason: "stopped", line: null, text: "" };
      checkHeader(recording.header);
      await recording.#index();
    } catch (error) {
      if (error instanceof NoRecording) throw error;
      throw new NoRecording(/** @type {Error} */ (error).message);
    }
    return recording;
  }

  /** Fill the columns that finding needs of every event. */
  async #index() {
    /** @type {[kinds: Uint8Array, lines: Uint32Array, depths: Uint16Array, calls: Uint32Array][]} */
    const parts = [];
    for (let number = 0; number < this.#packed.length; number += 1) {
      this.#starts.push(this.count);
      const chunk = await this.#unpack(number);
      const { length } = chunk.k;
      demand(length > 0 || number === this.#packed.length - 1, "a chunk", "one with events", number);
      const kinds = new Uint8Array(length);
      const [depths, calls] = [new Uint16Array(length), new Uint32Array(length)];
      walk(chunk, length, (place, { stack, frames }) => {
        if (chunk.k[place] === "c") {
          const { function: name } = stack[stack.length - 1];
          if (!this.levels.has(name)) this.levels.set(name, stack.length);
        }
        kinds[place] = chunk.k.charCodeAt(place);
        depths[place] = stack.length;
        calls[place] = frames;
      });
      parts.push([kinds, Uint32Array.from(chunk.l), depths, calls]);
      for (const [place, text] of chunk.o) this.output.push([Math.max(0, chunk.at + place), text]);
      this.count += length;
    }
    const { events = this.count } = this.header;
    demand(events === this.count, "events", `${this.count}, as many as the chunks have`, events);
    this.kinds = join(new Uint8Array(this.count), parts, 0);
    this.lines = join(new Uint32Array(this.count), parts, 1);
    this.depths = join(new Uint16Array(this.count), parts, 2);
    this.calls = join(new Uint32Array(this.count), parts, 3);
  }

  /** @param {number} number @returns {Promise<Chunk>} */
  async #unpack(number) {
    const known = this.#opened.get(number);
    if (known) return known;
    const chunk = JSON.parse(await inflate(this.#packed[number]));
    checkChunk(chunk, this.#starts[number], this.header.chunk);
    this.#opened.set(number, chunk);
    if (this.#opened.size > OPENED) this.#opened.delete(/** @type {number} */ (this.#opened.keys().next().value));
    return chunk;
  }

  /**
   * Visit some events in order.
   * @param {number[]} events  in rising order
   * @param {(moment: Moment) => void} visit
   */
  async visit(events, visit) {
    for (let index = 0; index < events.length;) {
      const number = lastUpTo(this.#starts, events[index]);
      const after = this.#starts[number + 1] ?? this.count;
      const wanted = new Set();
      while (index < events.length && events[index] < after) wanted.add(events[index++]);
      if (!wanted.size) throw new RangeError(`event must be from 0 to ${this.count - 1}, not ${events[index]}`);
      const chunk = await this.#unpack(number);
      walk(chunk, events[index - 1] + 1 - chunk.at, (place, state, changes) => {
        if (wanted.has(chunk.at + place)) visit(momentOf(chunk, place, state, changes));
      });
    }
  }
}

/**
 * Join one column of all chunks into one array.
 * @template {Uint8Array | Uint16Array | Uint32Array} T
 * @param {T} whole @param {ArrayLike<number>[][]} parts @param {number} column
 */
function join(whole, parts, column) {
  let place = 0;
  for (const part of parts) {
    whole.set(part[column], place);
    place += part[column].length;
  }
  return whole;
}

/** @type {any[]} */
const UNCHANGED = [0, 0, 0, 0];

/**
 * Replay a chunk's first events.
 * @param {Chunk} chunk
 * @param {number} count
 * @param {(place: number, state: ProgramState, changes: any[]) => void} visit
 */
function walk({ head, k, l, d }, count, visit) {
  if (!count) return; // an empty chunk has no state
  const state = new ProgramState(/** @type {Head} */ (head));
  let next = 0;
  let change = d[0]?.[0] ?? Infinity; // the place of the next change
  for (let place = 0; place < count; place += 1) {
    const kind = k[place];
    let changes = UNCHANGED;
    if (place === change) {
      changes = d[next];
      next += 1;
      change += d[next]?.[0] ?? Infinity;
    }
    state.enter(kind, l[place], changes);
    state.change(changes[1], changes[2], changes[3]);
    visit(place, state, changes);
    state.leave(kind);
  }
}

/** @param {Chunk} chunk @param {number} place @param {ProgramState} state @param {any[]} changes @returns {Moment} */
function momentOf({ at, k, l }, place, state, [, local, heap, globals, more]) {
  const kind = k[place];
  const value = "rye".includes(kind) ? (more ?? null) : null;
  const changed = { local: local || {}, heap: heap || {}, globals: globals || {} };
  return { event: at + place, kind, line: l[place], ...changed, value, state };
}
