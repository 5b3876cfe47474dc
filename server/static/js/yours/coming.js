// The program that was asked for, until it has come: a listing, an example or a file. It is shown unless code or options have
// been changed meanwhile; then it is offered.

import { createButton, el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

const { LATE } = await wordsOf("yours");

export class Coming {
  #show;
  #changes = 0; // of code and options
  #asked = 0; // programs
  #endWaiting = (/** @type {unknown} */ _) => {};
  /** Resolves once the latest program has come, or nobody waits for it any longer. @type {Promise<unknown>} */
  ended = Promise.resolve();
  element = el("p", { class: "own-late hint if-any", role: "status" });

  /** @param {(source: string, path: string) => void} show  puts in a program, with the name of its file */
  constructor(show) {
    this.#show = show;
  }

  /** Note that the viewer has changed something. */
  change() {
    this.#changes += 1;
    this.#endWaiting(null);
  }

  /**
   * Wait for a program.
   * @param {Promise<string | null>} program  null: there is none @param {string} path  the name of its file
   * @returns {Promise<boolean>}  true if it is shown
   */
  receive(program, path) {
    const [changes, asked] = [this.#changes, (this.#asked += 1)];
    this.element.replaceChildren();
    const received = program.then((source) => {
      if (source === null || asked !== this.#asked) return false;
      const isUntouched = changes === this.#changes;
      if (isUntouched) this.#show(source, path);
      else this.#offer(source, path);
      return isUntouched;
    });
    const ended = new Promise((resolve) => (this.#endWaiting = resolve));
    this.ended = Promise.race([received, ended]).catch(() => {});
    return received;
  }

  /** @param {string} source @param {string} path */
  #offer(source, path) {
    const show = createButton(LATE.show, () => {
      this.#show(source, path);
      this.element.replaceChildren();
    });
    this.element.replaceChildren(LATE.come({ path }), " ", show);
  }
}
