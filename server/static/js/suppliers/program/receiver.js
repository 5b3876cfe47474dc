// Checks the messages of a worker in which a program runs. The program may have got hold of the worker's means of sending,
// so a message can hold anything; nothing reads it before these checks.

import { inflate, join, listBlocks, packBlock } from "./blocks.js";
import { checkChunk, checkHeader, demand, NoRecording } from "./checks.js";

const MOST_BYTES = 320_000_000; // of all blocks, packed and unpacked: the recorder ends at 300 million
const MOST_BLOCKS = 10_000;
const MOST_EVENTS = 1_000_000; // as the recorder's
const LONGEST = 400; // characters of a reason
const STOPPED = endOf("stopped");
const TOO_DEEP = /call stack|recursion/; // as browsers say it

/** The blocks received from one run. Rejects with NoRecording if they form no recording. */
export class Receiver {
  #source;
  #most;
  /** @type {Record<string, any>} */
  #header = {};
  /** @type {Uint8Array[]} */
  #blocks = [];
  /** Received, including blocks that are not checked yet; `characters`: of the chunks that are. */
  #received = { blocks: 0, bytes: 0, characters: 0 };
  /** Resolves once all received blocks are checked, which happens in order. @type {Promise<void>} */
  #checked = Promise.resolve();
  #end = STOPPED;
  #isClosed = false;
  /** True after a chunk without events: it has the last output. */
  #isLast = false;
  /** Events of all accepted blocks. */
  events = 0;
  /** True once the recording is complete. */
  isWhole = false;

  /** @param {string} source  of the program @param {number} [most]  bytes of all blocks, and characters of all chunks */
  constructor(source, most = MOST_BYTES) {
    this.#source = source;
    this.#most = most;
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

  /** @param {"blocks" | "bytes" | "characters"} what @param {number} more @param {number} most */
  #count(what, more, most) {
    this.#received[what] += more;
    demand(this.#received[what] <= most, `the ${what}`, `at most ${most}`, this.#received[what]);
  }

  /** Return the recording so far, with an end if it is incomplete; null if it has not begun. Drop blocks that are not checked. */
  closeRecording() {
    this.#isClosed = true;
    if (!this.#blocks.length) return null;
    return join(this.isWhole ? this.#blocks : [...this.#blocks, packBlock("e", this.#end)]);
  }

  /** @param {string} [wrong]  the reason if Python itself has ended */
  #checkEnd(wrong) {
    demand(this.isWhole || wrong !== undefined, "a run's end", "preceded by a block with its reason", null);
    if (wrong) this.#end = TOO_DEEP.test(wrong) ? endOf("recursion") : endOf("crash", wrong.slice(0, LONGEST));
  }

  /** @param {Uint8Array} bytes */
  async #add(bytes) {
    if (this.#isClosed) return;
    const [[kind, content], ...more] = [...listBlocks(bytes), ["", bytes]];
    demand(more.length === 1 && content.length === bytes.length - 5, "a message", "one whole block", bytes.length);
    const allowed = this.isWhole ? "" : this.#isLast ? "e" : this.#blocks.length ? "ce" : "h";
    demand(allowed.includes(kind), "a block", allowed ? `one of ${allowed}` : "none after the end", kind);
    if (kind === "c") await this.#addChunk(content);
    else {
      const fields = read(content);
      demand(Object(fields) === fields && !Array.isArray(fields), "a block", "an object", fields);
      const header = { ...STOPPED, ...this.#header, ...fields };
      checkHeader(header);
      demand(header.source === this.#source, "source", "the program's", header.source);
      if (kind === "e") demand(header.events === this.events, "events", `${this.events}`, header.events);
      this.#header = header;
      this.isWhole = kind === "e";
    }
    this.#blocks.push(bytes);
  }

  /** @param {Uint8Array} content */
  async #addChunk(content) {
    const text = await inflate(content).catch((why) => {
      throw why instanceof NoRecording ? why : new NoRecording(`a chunk must be zlib's, not ${why.message}`);
    });
    if (this.#isClosed) return;
    this.#count("characters", text.length, this.#most);
    const chunk = read(text);
    checkChunk(chunk, this.events, this.#header.chunk);
    this.#isLast = !chunk.k;
    demand(!this.#isLast || chunk.o.length > 0, "a chunk", "one with events, or with the last output", chunk);
    this.events += chunk.k.length;
    demand(this.events <= MOST_EVENTS, "events", `at most ${MOST_EVENTS}`, this.events);
  }
}

/** @param {string} reason @param {string} [text] */
function endOf(reason, text = "") {
  return { end: { reason, line: null, text } };
}

/** @param {Uint8Array | string} content @returns {any} */
function read(content) {
  try {
    const text =
      typeof content === "string"
        ? content
        : new TextDecoder("utf-8", { fatal: true }).decode(/** @type {Uint8Array} */ (content));
    return JSON.parse(text);
  } catch (error) {
    return demand(false, "a block", "JSON", /** @type {Error} */ (error).message);
  }
}
