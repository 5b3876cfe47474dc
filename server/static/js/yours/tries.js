// The results of the tries of a program: other sizes of the board, and calls made twice. A size with a wrong count can be
// filmed.

import { createButton, el, mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Tries } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

/** @param {string} text @param {boolean} grave @param {[name: string, press: () => void][]} buttons  behind the text */
export function createFact(text, grave, buttons) {
  const links = buttons.flatMap(([name, press]) => [" ", createButton(name, press, "plain")]);
  const fact = el("p", { class: "own-fact" }, text, ...links);
  mark(fact, "grave", grave);
  return fact;
}

export class TryList {
  element = el("div", { class: "own-tries stack", role: "status" });
  #film;
  /** The tries that are shown, and the outcome beside them. @type {unknown[]} */
  #shown = [];

  /** @param {(task: Tries["tasks"][string]) => void} film  runs a task */
  constructor(film) {
    this.#film = film;
  }

  /** @param {Tries | null} tries  null before there are any @param {{given: number, another?: boolean, harmed?: boolean} | null | undefined} recorded  the outcome of the recorded run, undefined before it is known */
  show(tries, recorded) {
    if (tries === this.#shown[0] && recorded === this.#shown[1]) return;
    this.#shown = [tries, recorded];
    const said = tries ? words.tried(tries, recorded) : [];
    this.element.replaceChildren(...said.map((one) => this.#createLine(/** @type {Tries} */ (tries), one)));
  }

  /** @param {Tries} tries @param {{text: string, grave: boolean, n: number | null}} line */
  #createLine(tries, { text, grave, n }) {
    const task = tries.tasks[String(n)];
    return createFact(text, grave, task ? [[words.TRIES.film({ n: String(n) }), () => this.#film(task)]] : []);
  }
}
