// The film of a program: each of its events is a step, or each change of its board. It answers the page's requests as the
// wire describes them.

import { outline } from "../outline.js";
import { lastUpTo, listChanges } from "./changes.js";
import { Lines, Moves } from "./cuts.js";
import { stepOf } from "./steps.js";

/** @import { ProgramStep } from "../../types.js" */
/** @import { PackedChange } from "./changes.js" */
/** @import { Cut } from "./cuts.js" */
/** @import { ProgramRecording } from "./recording.js" */

/** @typedef {Record<string, any>} Message */

/**
 * The results of server/programs/verdict/findings.py.
 * @typedef {object} Findings
 * @property {Record<string, any>[]} readings
 * @property {number | null} board
 * @property {"said" | "sure" | "unsure"} confidence
 * @property {{function: string, name: string, width: number, negative: boolean}[]} registers
 * @property {"" | "unsure" | "other"} doubt
 * @property {number} size
 * @property {PackedChange[]} changes
 * @property {Record<string, any> | null} comparison
 * @property {{kind: string, event: number, line: number, name: string, value: string, expected: string} | null} masks
 * @property {{kind: string, event: number | null, [fact: string]: any} | null} rows
 */

/**
 * The facts of server/programs/tries/judging.py.
 * @typedef {object} Tries
 * @property {[n: number, count: number | null, known: number, error: string][]} sizes
 * @property {Record<string, {source: string, argv: string[], stdin: string, call: string}>} tasks  for a film of a size
 * @property {{line: number, first: string, second: string, survivors: [string, string][], used: boolean}[]} twice  numbers that differ
 * @property {({n: number, first: boolean, sure: boolean} & Record<string, any>) | null} plain  the program as it is written
 * @property {number} repeated  statements with the same answer twice
 */

/** The two films of a program, named like algorithms: every event is a step, or every change of the board. */
export const [LINES, MOVES] = ["yours", "moves"];

const LARGEST_WINDOW = 256; // steps in an answer
const EMPTY = 8; // rows of the board of a program without one

export class ProgramFilm {
  recording;
  findings;
  n;
  changes;
  /** Number of its events. */
  count;
  #events;
  /** The depth of the timeline's first row: that of the first call of the search. */
  #level = 0;

  /**
   * @param {ProgramRecording} recording
   * @param {Findings} findings
   * @param {boolean} [isPart]  of its first part: it ends before the last change found, whose kind depends on the next one
   */
  constructor(recording, findings, isPart = false) {
    this.recording = recording;
    this.findings = findings;
    this.isPart = isPart;
    this.n = findings.size || EMPTY;
    this.changes = listChanges(isPart ? findings.changes.slice(0, -1) : findings.changes);
    this.count = isPart ? (findings.changes.at(-1)?.[0] ?? 0) : recording.count;
    this.#events = this.changes.map(({ event }) => event);
    /** @type {{name: string, calls: number, searches: boolean}[]} */
    const functions = findings.comparison?.functions ?? [];
    const [search] = functions.filter(({ searches }) => searches).sort((one, other) => other.calls - one.calls);
    this.#level = recording.levels.get(search?.name) ?? 1;
  }

  /** Return true if another film has the same events, or their first part. @param {ProgramFilm} other */
  isLike({ recording: { header, count }, recording }) {
    return (
      recording === this.recording || header.source + count === this.recording.header.source + this.recording.count
    );
  }

  /** Return the answer to a request, without its id; null if there is none. @param {Message} message @returns {Promise<Message | null>} */
  async answer(message) {
    const { type, algorithm, n } = message;
    const cut = this.#cut(algorithm);
    const run = { algorithm, n };
    switch (type) {
      case "describe": {
        const { placements = 0, solutions = 0 } = this.changes.at(-1) ?? {};
        return { type: "description", ...run, steps: cut.length, placements, solutions, checks: null, exact: true };
      }
      case "read": {
        const { start, stop, stride = 1 } = message;
        const steps = await this.#read(cut, start, Math.min(stop, start + LARGEST_WINDOW * stride, cut.length), stride);
        return { type: "steps", ...run, start, stride, steps };
      }
      case "find":
        return { type: "found", step: this.#find(cut, message) };
      case "outline":
        return { type: "outline", ...run, ...this.#outline(cut, message) };
      case "questions":
        return { type: "questions", ...run, start: message.start, questions: [] };
      default:
        return null;
    }
  }

  /** @param {Cut} cut @param {number} start @param {number} stop @param {number} stride @returns {Promise<ProgramStep[]>} */
  async #read(cut, start, stop, stride) {
    const numbers = [];
    for (let number = start; number < stop; number += stride) numbers.push(number);
    /** @type {Map<number, ProgramStep>} */
    const steps = new Map();
    const { calls } = this.recording;
    const { registers } = this.findings;
    const first = new Map(numbers.map((number) => [cut.eventOf(number), number]));
    await this.recording.visit([...first.keys()], (moment) => {
      const change = this.changeAt(moment.event);
      const number = /** @type {number} */ (first.get(moment.event));
      steps.set(moment.event, stepOf(moment, number, change, { calls: calls[moment.event], registers }));
    });
    return numbers.map((number) => ({ .../** @type {ProgramStep} */ (steps.get(cut.eventOf(number))), step: number }));
  }

  /** Return the board at an event. @param {number} event */
  changeAt(event) {
    return this.changes[lastUpTo(this.#events, event)];
  }

  /** Return the step that shows an event, or the last one before it. @param {string} algorithm  LINES or MOVES @param {number} event */
  stepOf(algorithm, event) {
    return algorithm === MOVES ? lastUpTo(this.#events, event) + 1 : event;
  }

  /** Return the event that a step shows. @param {string} algorithm @param {number} step */
  eventOf(algorithm, step) {
    return this.#cut(algorithm).eventOf(step);
  }

  /** @param {string} algorithm @returns {Cut} */
  #cut(algorithm) {
    return algorithm === MOVES ? new Moves(this) : new Lines(this);
  }

  /** Return the row of the timeline for a depth of calls. @param {number} depth */
  rowOf(depth) {
    return Math.min(this.n - 1, Math.max(0, depth - this.#level));
  }

  /** @param {Cut} cut @param {Message} message @returns {number | null} */
  #find(cut, { what, from, direction, line, square }) {
    const by = direction === "backward" ? -1 : 1;
    const depth = cut.depthOf(from);
    const matches = {
      solution: (/** @type {number} */ at) => this.#isNew(cut, at, "solution"),
      dead_end: (/** @type {number} */ at) => this.#isNew(cut, at, "attack"),
      over: (/** @type {number} */ at) => cut.depthOf(at) <= depth,
      out: (/** @type {number} */ at) => cut.depthOf(at) < depth,
      line: (/** @type {number} */ at) => cut.lineOf(at) === line,
      square: (/** @type {number} */ at) => this.#puts(cut, at, square),
    }[/** @type {string} */ (what)];
    if (!matches) return null;
    for (let at = from + by; at >= 0 && at < cut.length; at += by) if (matches(at)) return at;
    return null;
  }

  /** @param {Cut} cut @param {number} at */
  #changeNewAt(cut, at) {
    const event = cut.eventOf(at);
    const change = this.changeAt(event);
    return change?.event === event ? change : null;
  }

  /** @param {Cut} cut @param {number} at @param {"solution" | "attack"} what */
  #isNew(cut, at, what) {
    const change = this.#changeNewAt(cut, at);
    if (!change || change.kind === "lift") return false;
    return what === "solution" ? change.solution : change.attacks.length > 0;
  }

  /** @param {Cut} cut @param {number} at @param {[number, number]} square */
  #puts(cut, at, [row, column]) {
    const change = this.#changeNewAt(cut, at);
    return change !== null && change.kind !== "lift" && change.square?.[0] === row && change.square[1] === column;
  }

  /** @param {Cut} cut @param {Message} message */
  #outline(cut, { start, stop, width }) {
    const end = Math.min(stop, cut.length);
    const range = { start, stop: end, width: Math.min(width, end - start) };
    return { start, stop: end, exact: true, ...outline(cut, range, (number) => this.#isNew(cut, number, "solution")) };
  }
}
