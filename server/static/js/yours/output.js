// The output of a run: what it has printed before the step that is shown, and in grey what it prints later.

import { lastUpTo } from "../suppliers/program/changes.js";
import { el, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

const LONGEST = 20_000; // characters shown

export class Output {
  #reached = el("span");
  #later = el("span", { class: "later", role: "note", "aria-label": words.YOURS.later });
  element = el(
    "pre",
    { class: "own-output", tabindex: 0, "aria-label": words.YOURS.output },
    this.#reached,
    this.#later,
  );
  /** The event of each printed text, and the length of the output up to its end. @type {{events: number[], ends: number[]}} */
  #pieces = { events: [], ends: [] };
  #text = "";
  /** Characters before the step that is shown. */
  #shown = -1;

  /** @param {ProgramFilm | null} film  null: nothing is printed yet */
  setFilm(film) {
    const output = film?.recording.output ?? [];
    let length = 0;
    this.#pieces = { events: output.map(([event]) => event), ends: output.map(([, text]) => (length += text.length)) };
    this.#text = output.map(([, text]) => text).join("");
    this.#shown = -1;
    mark(this.element, "empty", !this.#text);
    write(this.#reached, this.#text || !film || film.isPart ? "" : words.YOURS.noOutput);
    write(this.#later, this.#text.slice(0, LONGEST));
  }

  /** Show the output before an event. @param {number} event */
  show(event) {
    const end = this.#pieces.ends[lastUpTo(this.#pieces.events, event - 1)] ?? 0;
    if (end === this.#shown || !this.#text) return;
    this.#shown = end;
    write(this.#reached, this.#text.slice(Math.max(0, end - LONGEST), end));
    write(this.#later, this.#text.slice(end, end + LONGEST));
    this.#later.hidden = end === this.#text.length;
    this.element.scrollTop = this.#later.offsetTop - this.element.clientHeight / 2;
  }
}
