// The questions of a run, requested from the server window by window as the film approaches.

/** @import { Question, Run, Source } from "../types.js" */

export const WINDOW = 64; // steps whose questions are requested at a time

/** @param {number} step */
export const windowOf = (step) => Math.floor(step / WINDOW);

class Windows {
  #source;
  #run;
  #onArrival;
  /**
   * The questions of each window, step by step; null while they are loading.
   * @type {Map<number, Map<number, Question[]> | null>}
   */
  #windows = new Map();

  /** @param {Source} source @param {Run} run @param {() => void} onArrival */
  constructor(source, run, onArrival) {
    this.#source = source;
    this.#run = run;
    this.#onArrival = onArrival;
  }

  /** @param {number} number  of a window */
  async request(number) {
    if (this.#windows.has(number) || number < 0) return;
    this.#windows.set(number, null);
    /** @type {Map<number, Question[]>} */
    const steps = new Map();
    try {
      const [start, stop] = [number * WINDOW, (number + 1) * WINDOW];
      for (const question of await this.#source.readQuestions(this.#run, start, stop)) {
        steps.set(question.step, [...(steps.get(question.step) ?? []), question]);
      }
    } catch {
      // the server has no index there yet, or the connection is lost: no questions there
    }
    this.#windows.set(number, steps);
    this.#onArrival();
  }

  /** Return the questions of a step; undefined while they are loading. @param {number} step */
  questionsAt(step) {
    const number = windowOf(step);
    if (!this.#windows.has(number)) this.request(number);
    const loaded = this.#windows.get(number);
    return loaded ? (loaded.get(step) ?? []) : undefined;
  }

  /**
   * Return whether the search has a choice at a step, or has just made one.
   * @param {number} step
   * @param {Question[]} here
   */
  hadChoice(step, here) {
    if (here.some(({ about }) => about === "next")) return true;
    for (let past = step - 1; past >= Math.max(0, step - WINDOW); past--) {
      const next = (this.questionsAt(past) ?? []).find(({ about }) => about === "next");
      if (next) return next.shown === step;
    }
    return false;
  }
}

/** @param {Source} source @param {Run} run @param {() => void} onArrival  called when questions have loaded */
export const createWindows = (source, run, onArrival) => new Windows(source, run, onArrival);
