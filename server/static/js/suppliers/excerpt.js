// Answers requests about a recorded stretch of a trace as the server would, by reading the steps. It contains no search.
// excerpts/excerpt.py makes excerpts.

import { unpack } from "./columns.js";
import { findStep } from "./finds.js";
import { cutOutline, outlineOfSteps } from "./outline.js";

/** @import { Question, Run, Step } from "../types.js" */
/** @import { Column } from "./columns.js" */

/**
 * An excerpt as it is stored.
 * @typedef {object} PackedExcerpt
 * @property {number} format
 * @property {Run} run
 * @property {Record<string, any>} description
 * @property {number} start
 * @property {number} stop
 * @property {Column} steps
 * @property {Column} tried
 * @property {Column} questions
 * @property {import("../types.js").Outline | null} outline  of the whole trace
 */

/** @typedef {Record<string, any>} Message */

/** A stretch of a trace, with the answers about it. */
export class Excerpt {
  /** @type {(message: Message) => Message | null} */
  #describe;
  #packed;
  #steps;
  #tried;
  /** Questions by the step at which they can be asked. @type {Map<number, Question[]>} */
  #questions = new Map();

  /** @param {PackedExcerpt} packed */
  constructor(packed) {
    this.run = packed.run;
    this.start = packed.start;
    this.stop = packed.stop;
    this.#packed = packed;
    this.#describe = () => packed.description;
    this.#steps = /** @type {Step[]} */ (unpack(packed.steps));
    this.#tried = unpack(packed.tried);
    const lengths = [this.#steps.length, this.#tried.length];
    if (lengths.some((length) => length !== this.stop - this.start))
      throw new Error("an excerpt must have all its steps");
    for (const question of unpack(packed.questions)) {
      const others = this.#questions.get(question.step);
      if (others) others.push(question);
      else this.#questions.set(question.step, [question]);
    }
  }

  /**
   * Return the answer to a request about this run, without its id; null if it was not recorded.
   * @param {Message} message
   */
  answer(message) {
    /** @type {Record<string, (message: Message) => Message | null>} */
    const answers = {
      describe: this.#describe,
      read: this.#read,
      find: this.#find,
      questions: this.#listQuestions,
      tried: this.#countSubtrees,
      outline: this.#outline,
      solutions: this.#listSolutions,
    };
    return answers[message.type]?.(message) ?? null;
  }

  /** Return the fields of every answer about the run: all but its goal. */
  #about() {
    const { algorithm, n, board } = this.run;
    return { algorithm, n, ...(board ? { board } : {}) };
  }

  /** Return true if the excerpt goes to the end of the trace. */
  #isWhole() {
    return this.start === 0 && this.stop === this.#packed.description.steps;
  }

  /** Return the number of steps of the trace; Infinity if it is unknown. */
  #countSteps() {
    return this.#packed.description.steps ?? Infinity;
  }

  /** @param {Message} message */
  #read = ({ start, stop, stride = 1, by = "steps" }) => {
    const steps = by === "checks" ? this.#readChecks(start, stop, stride) : this.#readSteps(start, stop, stride);
    return steps && { type: "steps", ...this.#about(), start, stride, ...(by === "steps" ? {} : { by }), steps };
  };

  /** @param {number} start @param {number} stop @param {number} stride */
  #readSteps(start, stop, stride) {
    const end = Math.min(stop, this.#countSteps(), start + LARGEST_WINDOW * stride);
    const steps = [];
    for (let at = start; at < end; at += stride) {
      const step = this.#steps[at - this.start];
      if (!step) return null;
      steps.push(step);
    }
    return steps;
  }

  /** Return the first steps at which so many checks are counted. @param {number} start @param {number} stop @param {number} stride */
  #readChecks(start, stop, stride) {
    if (!this.#isWhole()) return null;
    const steps = [];
    let at = 0;
    for (let checks = start; checks < Math.min(stop, start + LARGEST_WINDOW * stride); checks += stride) {
      while (at < this.#steps.length && this.#steps[at].checks < checks) at += 1;
      if (at === this.#steps.length) break;
      steps.push(this.#steps[at]);
    }
    return steps;
  }

  /** @param {Message} message */
  #find = (message) => {
    const found = findStep(this.#steps, { ...message, from: (message.from ?? 0) - this.start }, this.#isWhole());
    if (found === undefined) return null;
    return { type: "found", step: found === null ? null : found + this.start };
  };

  /** @param {Message} message */
  #listQuestions = ({ start, stop, about }) => {
    const end = Math.min(stop, this.#countSteps(), start + LARGEST_WINDOW);
    if (start < this.start || end > this.stop) return null;
    const questions = [];
    for (let step = start; step < end; step += 1) {
      const all = this.#questions.get(step) ?? [];
      questions.push(
        ...(about ? about.flatMap((/** @type {string} */ kind) => all.filter((one) => one.about === kind)) : all),
      );
    }
    return { type: "questions", ...this.#about(), start, questions };
  };

  /** @param {Message} message */
  #countSubtrees = ({ step }) => {
    const at = step - this.start;
    if (!(at in this.#steps)) return null;
    return { type: "tried", ...this.#about(), step, queens: this.#steps[at].queens, rows: this.#tried[at] };
  };

  /** @param {Message} message */
  #outline = ({ start, stop, width }) => {
    const end = Math.min(stop, this.#countSteps());
    const whole = this.#packed.outline;
    if (start >= this.start && end <= this.stop) {
      const drawn = outlineOfSteps(this.#steps, this.start, { start, stop: end, width: Math.min(width, end - start) });
      return { type: "outline", ...this.#about(), start, stop: end, exact: true, ...drawn };
    }
    if (!whole) return null;
    const drawn = start === 0 && end === whole.stop ? whole : cutOutline(whole, { start, stop: end, width });
    return { type: "outline", ...this.#about(), ...drawn };
  };

  /** @param {Message} message */
  #listSolutions = ({ start, stop }) => {
    if (!this.#isWhole()) return null;
    const found = this.#steps.filter(({ kind }) => kind === "solution");
    const solutions = found.slice(start, Math.min(stop, start + LARGEST_PAGE)).map(({ step, queens }, index) => {
      const columns = [...queens].sort(([row], [other]) => row - other).map(([, column]) => column);
      return { number: start + index + 1, step, columns };
    });
    return { type: "solutions", ...this.#about(), start, total: found.length, solutions };
  };
}

const LARGEST_WINDOW = 256; // steps in an answer
const LARGEST_PAGE = 64; // solutions in an answer
