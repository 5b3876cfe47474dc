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

/**
 * A function that gets the place of an event in its chunk, the state at it, its changes, and the chunk.
 * @typedef {(place: number, state: ProgramState, changes: any[], chunk: Chunk) => void} Visit
 */

/**
 * The way to replay chunks. `keys`: the names, and the numbers of objects, to look for in the next chunk; `isOver`: returns
 * true after the last one that is wanted; `begin`: gets the state before a chunk; `visit`: gets its events in order.
 * @typedef {{keys: () => string[], isOver: () => boolean, begin: (state: ProgramState) => void, visit: Visit}} Replay
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
  /** The names, and the numbers of objects, that each chunk changes. @type {Set<string>[]} */
  #touched = [];
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
      this.#touched.push(listTouched(chunk.d));
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

  /** Replay chunks that change a name or an object, the latest one first, each up to an event. @param {number} event @param {Replay} replay */
  async replayBackward(event, { keys, isOver, begin, visit }) {
    for (let number = lastUpTo(this.#starts, event); number >= 0 && !isOver(); number -= 1) {
      if (!keys().some((key) => this.#touched[number].has(key))) continue;
      const chunk = await this.#unpack(number);
      walk(chunk, Math.min(event + 1 - chunk.at, chunk.k.length), visit, begin);
    }
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

/** List the names, and the numbers of objects, that some changes change. @param {any[][]} changes */
function listTouched(changes) {
  /** @type {Set<string>} */
  const touched = new Set();
  for (const [, local = 0, heap = 0, globals = 0] of changes)
    for (const part of [local, heap, globals]) for (const key of Object.keys(part)) touched.add(key);
  return touched;
}

/** @type {any[]} */
const UNCHANGED = [0, 0, 0, 0];

/**
 * Replay a chunk's first events.
 * @param {Chunk} chunk
 * @param {number} count
 * @param {Visit} visit
 * @param {(state: ProgramState) => void} [begin]  gets the state before the first event
 */
function walk(chunk, count, visit, begin) {
  if (!count) return; // an empty chunk has no state
  const { head, k, l, d } = chunk;
  const state = new ProgramState(/** @type {Head} */ (head));
  begin?.(state);
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
    visit(place, state, changes, chunk);
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
