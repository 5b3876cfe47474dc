// Checks the messages of a worker in which a program runs. The program may have got hold of the worker's means of sending,
// so a message can hold anything; nothing reads it before these checks.

import { listBlocks } from "./blocks.js";
import { demand } from "./checks.js";
import { ProgramRecording, STOPPED } from "./recording.js";

const MOST_BYTES = 320_000_000; // of all blocks, packed and unpacked: the recorder ends at 300 million
const MOST_BLOCKS = 10_000;
const MOST_EVENTS = 1_000_000; // as the recorder's
const LONGEST = 400; // characters of a reason
const TOO_DEEP = /call stack|recursion/; // as browsers say it

/** Makes a recording of the blocks received from one run. Rejects with NoRecording if they form none. */
export class Receiver {
  /** The recording so far. */
  recording = new ProgramRecording();
  #source;
  #most;
  /** Received, including blocks that are not checked yet. */
  #received = { blocks: 0, bytes: 0 };
  /** Resolves once all received blocks are checked, which happens in order. @type {Promise<void>} */
  #checked = Promise.resolve();
  #end = STOPPED;
  /** Kinds of the next block. */
  #allowed = "h";

  /** @param {string} source  of the program @param {number} [most]  bytes of all blocks, and characters of all chunks */
  constructor(source, most = MOST_BYTES) {
    this.#source = source;
    this.#most = most;
  }

  /** True once the recording has begun. */
  get hasBegun() {
    return this.#allowed !== "h";
  }

  /** True once the program's end is recorded. */
  get isWhole() {
    return this.#allowed === "";
  }

  /** Accept a message of the worker. Resolves to true if the run is over. @param {any} said */
  async admit(said) {
    const { block, ended, wrong } = Object(said);
    const isOver = ended === true || typeof wrong === "string";
    demand(isOver || block instanceof Uint8Array, "a message", "a block of bytes, or that the run has ended", said);
    if (!isOver) {
      this.#count("blocks", 1, MOST_BLOCKS);
      this.#count("bytes", block.length, this.#most);
    }
    this.#checked = this.#checked.then(() => (isOver ? this.#checkEnd(wrong) : this.#add(block)));
    await this.#checked;
    return isOver;
  }

  /** @param {"blocks" | "bytes"} what @param {number} more @param {number} most */
  #count(what, more, most) {
    this.#received[what] += more;
    demand(this.#received[what] <= most, `the ${what}`, `at most ${most}`, this.#received[what]);
  }

  /** End the recording, and drop blocks that are not checked. Return null if it has not begun. */
  close() {
    this.recording.close(this.#end);
    return this.hasBegun ? this.recording : null;
  }

  /** @param {string} [wrong]  the reason if Python itself has ended */
  #checkEnd(wrong) {
    demand(this.isWhole || wrong !== undefined, "a run's end", "preceded by a block with its reason", null);
    if (wrong) this.#end = TOO_DEEP.test(wrong) ? endOf("recursion") : endOf("crash", wrong.slice(0, LONGEST));
  }

  /** @param {Uint8Array} bytes */
  async #add(bytes) {
    const { recording } = this;
    if (recording.isOver) return;
    const [block, ...more] = listBlocks(bytes);
    demand(!more.length && block?.bytes.length === bytes.length, "a message", "one whole block", bytes.length);
    const { kind } = block;
    const allowed = this.#allowed ? `one of ${this.#allowed}` : "none after the end";
    demand(this.#allowed.includes(kind), "a block", allowed, kind);
    const { count, output } = recording;
    const pieces = output.length;
    await recording.add(block);
    if (recording.isOver) return;
    const { header, characters } = recording;
    demand(header.source === this.#source, "source", "the program's", header.source);
    demand(characters <= this.#most, "the characters", `at most ${this.#most}`, characters);
    demand(recording.count <= MOST_EVENTS, "events", `at most ${MOST_EVENTS}`, recording.count);
    if (kind === "e") demand(header.events === count, "events", `${count}`, header.events);
    const isLast = kind === "c" && recording.count === count;
    demand(!isLast || output.length > pieces, "a chunk", "one with events, or with the last output", null);
    this.#allowed = kind === "e" ? "" : isLast ? "e" : "ce";
  }
}

/** @param {string} reason @param {string} [text] */
const endOf = (reason, text = "") => ({ reason, line: null, text });
