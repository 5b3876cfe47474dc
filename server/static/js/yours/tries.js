// The results of the tries of a program: other sizes of the board, and calls made twice. A size with a wrong count can be
// filmed.

import { createButton, el, mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Tries } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

export class TryList {
  element = el("div", { class: "own-tries stack", role: "status" });
  #film;
  /** @type {Tries | null} */
  #shown = null;

  /** @param {(task: Tries["tasks"][string]) => void} film  runs a task */
  constructor(film) {
    this.#film = film;
  }

  /** @param {Tries | null} tries  null before there are any */
  show(tries) {
    if (tries === this.#shown) return;
    this.#shown = tries;
    this.element.replaceChildren(...(tries ? words.tried(tries).map((one) => this.#createLine(tries, one)) : []));
  }

  /** @param {Tries} tries @param {{text: string, grave: boolean, n: number | null}} line */
  #createLine(tries, { text, grave, n }) {
    const line = el("p", { class: "own-fact" }, text);
    mark(line, "grave", grave);
    const task = tries.tasks[String(n)];
    if (task)
      line.append(
        " ",
        createButton(words.TRIES.film({ n: String(n) }), () => this.#film(task), "plain"),
      );
    return line;
  }
}
