// Opens a recording of a program's run (server/programs/RECORDING.md): facts about every event, and the state at any event.

import { inflate, join, listBlocks, packBlock } from "./blocks.js";
import { lastUpTo } from "./changes.js";
import { checkChunk, checkHeader, demand, NoRecording } from "./checks.js";
import { ProgramState } from "./state.js";

/** @import { Block } from "./blocks.js" */
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

/** The end of a run that was cut off. */
export const STOPPED = { reason: "stopped", line: null, text: "" };
/** Of each event: the code of its letter in KINDS; its line from 1; the open calls; the calls so far with its own. */
const COLUMNS = /** @type {const} */ (["kinds", "lines", "depths", "calls"]);

/** A recording that grows: its blocks are checked one by one, and nothing later changes what they say. */
export class ProgramRecording {
  /** See RECORDING.md. Until the run has ended, it is that of a stopped one. @type {Record<string, any>} */
  header = { end: STOPPED };
  /** True once its last block is there, or once it was cut off: it grows no longer. */
  isOver = false;
  /** Number of events. */
  count = 0;
  /** Characters of all chunks. */
  characters = 0;
  kinds = new Uint8Array();
  lines = new Uint32Array();
  depths = new Uint16Array();
  calls = new Uint32Array();
  /** Printed texts, each with the number of its event. @type {[number, string][]} */
  output = [];
  /** The depth of each function's first call, by its name. @type {Map<string, number>} */
  levels = new Map();
  /** All blocks as they came. @type {Uint8Array[]} */
  #blocks = [];
  #hasEnd = false;
  /** True after a chunk without events: it has the last output. */
  #isLast = false;
  /** @type {Uint8Array[]} */
  #packed = [];
  /** The first event of each chunk. @type {number[]} */
  #starts = [];
  /** The names, and the numbers of objects, that each chunk changes. @type {Set<string>[]} */
  #touched = [];
  /** @type {Map<number, Chunk>} */
  #opened = new Map();

  /** Read and check a recording, complete or cut off. Rejects with NoRecording. @param {Uint8Array} bytes */
  static async open(bytes) {
    const recording = new ProgramRecording();
    for (const block of listBlocks(bytes)) await recording.add(block);
    checkHeader(recording.header);
    recording.close();
    return recording;
  }

  /** Check and add a block, unless it is closed meanwhile. Rejects with NoRecording. @param {Block} block */
  async add({ kind, content, bytes }) {
    try {
      const text = kind === "c" ? await inflate(content) : new TextDecoder("utf-8", { fatal: true }).decode(content);
      if (this.isOver) return;
      if (kind === "c") this.#addChunk(JSON.parse(text), content, text.length);
      else this.#addFields(JSON.parse(text));
      this.#blocks.push(bytes);
    } catch (error) {
      if (error instanceof NoRecording) throw error;
      throw new NoRecording(/** @type {Error} */ (error).message);
    }
  }

  /** @param {any} fields */
  #addFields(fields) {
    demand(Object(fields) === fields && !Array.isArray(fields), "a block", "an object", fields);
    const header = { ...this.header, ...fields };
    checkHeader(header);
    this.header = header;
    this.#hasEnd ||= Object.hasOwn(fields, "end");
  }

  /** Add a chunk, and fill the columns that finding needs of every event. @param {any} chunk @param {Uint8Array} packed @param {number} characters  of its JSON */
  #addChunk(chunk, packed, characters) {
    checkChunk(chunk, this.count, this.header.chunk);
    demand(!this.#isLast, "a chunk", "one with events", this.#packed.length - 1);
    const { at, k, l } = chunk;
    this.#isLast = !k;
    if (at + k.length > this.kinds.length) this.#widen(2 * (at + k.length));
    walk(chunk, k.length, (place, { stack, frames }) => {
      const { function: name } = stack[stack.length - 1];
      if (k[place] === "c" && !this.levels.has(name)) this.levels.set(name, stack.length);
      this.kinds[at + place] = k.charCodeAt(place);
      this.lines[at + place] = l[place];
      this.depths[at + place] = stack.length;
      this.calls[at + place] = frames;
    });
    this.#starts.push(at);
    this.#packed.push(packed);
    this.#touched.push(listTouched(chunk.d));
    for (const [place, text] of chunk.o) this.output.push([Math.max(0, at + place), text]);
    this.count += k.length;
    this.characters += characters;
  }

  /** @param {number} length  of all columns */
  #widen(length) {
    for (const name of COLUMNS) {
      const before = this[name];
      const column = /** @type {any} */ (new /** @type {any} */ (before.constructor)(length));
      column.set(before);
      this[name] = column;
    }
  }

  /** Let it grow no longer. Throws NoRecording if events are missing. @param {object} [end]  of a run that has not written its own */
  close(end = STOPPED) {
    const { events = this.count } = this.header;
    demand(events === this.count, "events", `${this.count}, as many as the chunks have`, events);
    if (!this.#hasEnd) this.header = { ...this.header, end };
    this.isOver = true;
  }

  /** The recording so far; without its last block it has the end in its header. */
  get bytes() {
    return join(this.#hasEnd ? this.#blocks : [...this.#blocks, packBlock("e", { end: this.header.end })]);
  }

  /** @param {number} number @returns {Promise<Chunk>} */
  async #unpack(number) {
    const known = this.#opened.get(number);
    if (known) return known;
    const chunk = JSON.parse(await inflate(this.#packed[number])); // checked when it was added
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
