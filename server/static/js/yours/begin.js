// Before the first run, in place of its variables: the next action, and examples: programs with a bug, and the listings of
// other searches.

import { createButton, el } from "../page/dom.js";
import { once } from "../page/loading.js";
import { capital } from "../words/texts.js";
import { wordsOf } from "../words/words.js";
import { createList } from "./bugs.js";
import { loadListing } from "./saved.js";

/** @import { ProgramFilm } from "../suppliers/program/film.js" */
/** @import { Origin } from "./saved.js" */

const words = await wordsOf("yours");
const { BEGIN } = words;

/** The searches whose listings are examples. */
const SEARCHES = ["naive", "backtracking", "basic", "caching", "conjoin", "bitmask"];

export class Begin {
  #others = el("div", { class: "stack" }, el("h3", {}, BEGIN.others));
  #examples = el("details", {}, el("summary", {}, BEGIN.examples));
  element = el("div", { class: "own-begin stack" }, el("p", {}, BEGIN.how));
  /** In place of the results. */
  coming = el("p", { class: "own-coming" }, BEGIN.coming);
  /** The listing from which the page was opened; "" until it has been loaded, and for a program with a bug. */
  #listing = "";
  #code = "";
  /** Loads the listing when it is first needed. */
  #load = async () => {};

  /** @param {Origin} origin @param {(path: string, load: () => Promise<string>) => void} open  opens an example, and runs it */
  constructor(origin, open) {
    if (origin.bug) return; // its task is the example
    const buttons = SEARCHES.map((search) =>
      createButton(capital(search), () => open(`${search}.py`, () => loadListing({ ...origin, algorithm: search }))),
    );
    this.#others.append(el("div", { class: "row compact" }, ...buttons));
    this.#examples.append(el("h3", {}, BEGIN.bugs), createList(null), this.#others);
    this.element.append(this.#examples);
    this.#load = once(async () => {
      this.#listing = await loadListing(origin).catch(() => ""); // then no other search is offered
      this.#offer();
    });
  }

  /** Offer other searches while the code is the unchanged listing: nothing is lost then. */
  #offer() {
    this.#others.hidden = !this.#listing || this.#code !== this.#listing;
  }

  /**
   * Show the way to a first film, unless there is one.
   * @param {{film: ProgramFilm | null, runs: boolean, code: string}} state
   * @param {HTMLElement[]} results  shown once there is a film
   */
  show({ film, runs, code }, results) {
    const isFirst = runs && film === null;
    this.#code = code;
    this.#offer();
    if (isFirst) this.#load();
    for (const element of [this.element, this.coming]) element.hidden = !isFirst;
    for (const element of results) element.hidden = isFirst;
  }
}
