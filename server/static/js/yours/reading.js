// The menu that shows and chooses the name that is read as the board.

import { el, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

const NONE = "none";

export class ReadingMenu {
  #select = /** @type {HTMLSelectElement} */ (el("select", { id: "own-reading" }));
  #said = el("p", { class: "hint" });
  #label = el("label", { class: "own-reading row" }, el("span", {}, words.YOURS.board), this.#select);
  element = el("div", { class: "own-board", hidden: "" }, this.#label, this.#said);

  /** @param {((index: number | null) => void) | null} choose  null if the page cannot read the board in another way */
  constructor(choose) {
    this.#select.disabled = !choose;
    this.#select.addEventListener("change", () => {
      const { value } = this.#select;
      choose?.(value === NONE ? null : Number(value));
    });
  }

  /** @param {ProgramFilm | null} film */
  show(film) {
    this.element.hidden = !film?.recording.count;
    if (!film) return;
    const { readings, board, confidence } = film.findings;
    this.#label.hidden = !readings.length;
    this.#select.replaceChildren(
      ...readings.map(({ name, function: owner }, index) =>
        el("option", { value: index }, owner ? `${name} · ${words.nameOf(shorten(owner))}` : name),
      ),
      el("option", { value: NONE }, words.YOURS.noBoard),
    );
    this.#select.value = board === null ? NONE : String(board);
    const said = board === null ? "" : words.reading(readings[board], board ? "said" : confidence);
    write(
      this.#said,
      [
        said || (readings.length ? "" : words.READING.none),
        board === null || confidence === "unsure" ? words.READING.hint : "",
      ]
        .filter(Boolean)
        .join(" "),
    );
  }
}

/** Return the last part of a function's name. @param {string} name */
const shorten = (name) => name.slice(name.lastIndexOf(".") + 1);
