// Runs one program without the recorder, in a Python of its own: with other sizes, its calls twice, and as it is written.
// The finder judges the outcomes.

import { Stopped } from "./recorder.js";

/** @import { Interpreter } from "../interpreter.js" */
/** @import { Tries } from "./film.js" */
/** @import { Finder } from "./finder.js" */
/** @import { Pool } from "./pool.js" */

const TRYING = 20_000; // milliseconds for all
const MOST_OUTCOMES = 10; // the program as it is written, eight sizes, and the calls made twice
const LONGEST_OUTCOMES = 16_000_000; // characters of all

export class Trying {
  #pool;
  #finder;
  #task;
  #onFacts;
  /** The facts so far. @type {Tries | null} */
  facts = null;
  /** @type {Interpreter | null} */
  #interpreter = null;
  /** @type {string[]} */
  #outcomes = [];
  #characters = 0;
  /** Outcomes that the finder has not yet judged. */
  #awaited = 0;
  /** True once no more outcomes come. */
  #isComplete = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #finish = () => {};
  /** Resolves at the end. @type {Promise<void>} */
  ended = new Promise((resolve) => (this.#finish = resolve));

  /** @param {Pool} pool @param {Finder} finder @param {Record<string, any>} task  see server/programs/worker.py @param {(facts: Tries) => void} onFacts  gets the facts so far */
  constructor(pool, finder, task, onFacts) {
    this.#pool = pool;
    this.#finder = finder;
    this.#task = task;
    this.#onFacts = onFacts;
    this.#start();
  }

  /** True if a try was right. */
  get hasRight() {
    return this.facts?.sizes.some(([, count, known]) => count === known) ?? false;
  }

  #start() {
    const interpreter = (this.#interpreter = this.#pool.take({
      onProgress: () => {},
      onReady: () => {
        this.#timer = setTimeout(() => this.end(), TRYING);
      },
      onMessage: (said) => this.#admit(said),
      onLost: () => this.#complete(),
    }));
    interpreter.send({ try: JSON.stringify(this.#task) });
  }

  /** @param {any} said */
  async #admit(said) {
    const { tried } = Object(said);
    if (typeof tried !== "string") return this.#complete();
    this.#characters += tried.length;
    const isOver = this.#isComplete || this.#outcomes.push(tried) > MOST_OUTCOMES;
    if (isOver || this.#characters > LONGEST_OUTCOMES) return this.end();
    this.#awaited += 1;
    const asked = this.#finder.ask({ judge: JSON.stringify(this.#task), outcomes: this.#outcomes.join("\n") });
    const facts = await asked.catch(() => null);
    this.#awaited -= 1;
    if (!this.#interpreter) return;
    if (facts === null) return this.end(); // no try has such an outcome
    this.#onFacts((this.facts = JSON.parse(facts)));
    if (this.#isComplete) this.#complete();
  }

  #complete() {
    this.#isComplete = true;
    if (!this.#awaited) this.end();
  }

  /** End the tries, and a finder that is still judging. The facts so far stay. */
  end() {
    if (!this.#interpreter) return;
    this.#interpreter.terminate();
    this.#interpreter = null;
    clearTimeout(this.#timer);
    if (this.#awaited) this.#finder.end(new Stopped("the tries have ended"), (message) => "judge" in message);
    this.#finish();
  }
}
