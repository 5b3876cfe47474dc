// Asks the Python in which no program ever runs: it finds boards in recordings, and judges the outcomes of tries.

/** @import { Interpreter } from "../interpreter.js" */
/** @import { Pool } from "./pool.js" */

/** A question, with the callbacks for its answer. @typedef {{message: object, resolve: (answer: any) => void, reject: (why: Error) => void}} Question */

export class Finder {
  #pool;
  /** @type {Interpreter | null} */
  #interpreter = null;
  /** In the order in which they are answered. @type {Question[]} */
  #questions = [];

  /** @param {Pool} pool */
  constructor(pool) {
    this.#pool = pool;
  }

  /** Ask a question; see worker.js. @param {object} message @returns {Promise<string>} */
  ask(message) {
    return new Promise((resolve, reject) => this.#send({ message, resolve, reject }));
  }

  /** Start it before it is asked. */
  warm() {
    this.#interpreter ??= this.#pool.take({
      onProgress: () => {},
      onLost: (why) => this.end(new Error(why)),
      onMessage: ({ answer, wrong }) => {
        const asked = this.#questions.shift();
        if (wrong === undefined) asked?.resolve(answer);
        else asked?.reject(new Error(wrong));
      },
    });
    return this.#interpreter;
  }

  /** @param {Question} question */
  #send(question) {
    this.#questions.push(question);
    this.warm().send(question.message);
  }

  /** End it, and what it is doing. @param {Error} why  for the questions that wait @param {(message: object) => boolean} [isOver]  false for those to be asked again */
  end(why, isOver = () => true) {
    this.#interpreter?.terminate();
    this.#interpreter = null;
    for (const question of this.#questions.splice(0))
      if (isOver(question.message)) question.reject(why);
      else this.#send(question);
  }
}
