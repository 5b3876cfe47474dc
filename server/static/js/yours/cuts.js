// The two films of a program, every line that ran or every move of its board: the switch between them, and the way to an event.

import { createButton, el, setAttribute } from "../page/dom.js";
import { LINES, MOVES } from "../suppliers/program/film.js";
import { wordsOf } from "../words/words.js";
import { endOf } from "./view.js";

/** @import { Actions, State } from "../types.js" */
/** @import { ProgramFilm } from "../suppliers/program/film.js" */

const words = await wordsOf("yours");

export class Cuts {
  #parts;
  #buttons = Object.entries({ [LINES]: words.YOURS.every, [MOVES]: words.YOURS.moves }).map(([algorithm, text]) => ({
    algorithm,
    button: createButton(text, () => this.#choose(algorithm), ""),
  }));
  element = el(
    "div",
    { class: "goals", role: "group", "aria-label": words.YOURS.steps },
    ...this.#buttons.map(({ button }) => button),
  );
  /** @type {ProgramFilm | null} */
  #film = null;
  /** The viewer's choice, kept for the next runs. @type {string | null} */
  #chosen = null;

  /** @param {{actions: Actions, get: () => State}} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {ProgramFilm} film */
  setFilm(film) {
    this.#film = film;
  }

  /** Return the cut that a film opens with: without a board nothing moves, and a crash is a line. @param {ProgramFilm} film */
  cutOf(film) {
    return film.changes.length ? (this.#chosen ?? (endOf(film).crashed ? LINES : MOVES)) : LINES;
  }

  /** Return the event that is shown; 0 without a film. */
  get event() {
    const { run, shown } = this.#parts.get().film;
    return this.#film && shown ? this.#film.eventOf(run.algorithm, shown.step.step) : 0;
  }

  /** @param {string} algorithm */
  #choose(algorithm) {
    this.#chosen = algorithm;
    if (this.#shown !== algorithm) this.#go(algorithm, this.event);
  }

  /** Go to an event, among the lines if it is no move of the board. @param {number} event */
  goTo(event) {
    const isStep = this.#film?.eventOf(this.#shown, this.#film.stepOf(this.#shown, event)) === event;
    this.#go(isStep ? this.#shown : LINES, event);
  }

  /** @param {string} algorithm @param {number} event */
  #go(algorithm, event) {
    const { actions, get } = this.#parts;
    const step = this.#film?.stepOf(algorithm, event) ?? 0;
    if (this.#shown === algorithm) actions.go(step);
    else actions.showRun({ ...get().film.run, algorithm }, step);
  }

  get #shown() {
    return this.#parts.get().film.run.algorithm;
  }

  render() {
    this.element.hidden = !this.#film;
    for (const { algorithm, button } of this.#buttons) {
      setAttribute(button, "aria-pressed", String(algorithm === this.#shown));
      button.toggleAttribute("disabled", algorithm === MOVES && !this.#film?.changes.length);
    }
  }
}
