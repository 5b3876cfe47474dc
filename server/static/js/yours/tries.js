// The results of the tries of a program: other sizes of the board, and calls made twice. A size with a wrong count can be
// filmed.

import { createButton, el, mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm, Tries } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

export class TryList {
  element = el("div", { class: "own-tries stack", role: "status" });
  #film;
  /** @type {Tries | null} */
  #shown = null;
  #isSilent = false;

  /** @param {(task: Tries["tasks"][string]) => void} film  runs a task */
  constructor(film) {
    this.#film = film;
  }

  /** @param {Tries | null} tries  null before there are any @param {ProgramFilm | null} film  null before it is there */
  show(tries, film) {
    const isSilent = tries !== null && isOfAnother(tries, film);
    if (tries === this.#shown && isSilent === this.#isSilent) return;
    this.#shown = tries;
    this.#isSilent = isSilent;
    const said = tries && (isSilent ? { ...tries, sizes: [], forecast: null } : tries);
    this.element.replaceChildren(...(said ? words.tried(said).map((one) => this.#createLine(said, one)) : []));
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

/** Return true if the sizes may be those of another puzzle: a wrong count is said once the film shows that it is queens. @param {Tries} tries @param {ProgramFilm | null} film */
function isOfAnother({ sizes }, film) {
  if (!film) return sizes.some(([, count, known]) => count !== null && count !== known);
  const { comparison, doubt } = film.findings;
  return doubt === "other" || Boolean(comparison?.another);
}
