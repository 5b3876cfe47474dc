// The results of the trials of a program: other sizes of the board, and calls made twice. A size with a wrong count can be
// filmed.

import { createButton, el, mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Trials } from "../suppliers/program/trials.js" */

const words = await wordsOf("yours");

export class TrialList {
  element = el("div", { class: "own-trials stack", role: "status" });
  #film;
  /** @type {Trials | null} */
  #shown = null;

  /** @param {(task: Trials["tasks"][string]) => void} film  runs a task */
  constructor(film) {
    this.#film = film;
  }

  /** @param {Trials | null} trials  null before there are any */
  show(trials) {
    if (trials === this.#shown) return;
    this.#shown = trials;
    this.element.replaceChildren(...(trials ? words.tried(trials).map((one) => this.#createLine(trials, one)) : []));
  }

  /** @param {Trials} trials @param {{text: string, grave: boolean, n: number | null}} line */
  #createLine(trials, { text, grave, n }) {
    const line = el("p", { class: "own-fact" }, text);
    mark(line, "grave", grave);
    const task = trials.tasks[String(n)];
    if (task)
      line.append(
        " ",
        createButton(words.TRIALS.film({ n: String(n) }), () => this.#film(task), "plain"),
      );
    return line;
  }
}
