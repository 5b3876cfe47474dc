// The drawer of the worksheet: the viewer adds steps, chooses the questions, and opens the sheet to print it.

import { algorithmOf, readCatalogue, loadView, viewOf } from "../algorithms/algorithms.js";
import { createButton, el, mark, write } from "../page/dom.js";
import { loadStyles } from "../page/loading.js";
import { drawPlacement } from "../drawing/smallboard.js";
import { addressOfPage } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { LARGEST_N, MOST_PLACES, format, nameOf } from "./address.js";
import { createChoices, loadWorksheet, saveWorksheet } from "./choices.js";

/** @import { Place, Worksheet } from "./address.js" */
/** @import { DrawerContent, DrawerParts, Source } from "../types.js" */

const words = await wordsOf("worksheet");

await loadStyles("drawers/worksheet.css");

class Choosing {
  #actions;
  #source;
  #state;
  #catalogue = readCatalogue();
  #sheet;
  #add;
  #open = el("a", { class: "text primary" }, words.OPEN);
  #message = el("p", { "aria-live": "polite" });
  #list = el("ol", { class: "stack" });
  #choices;
  /** @type {Map<string, HTMLElement>} */
  #boards = new Map();

  /** @param {DrawerParts} parts */
  constructor({ actions, source, state }) {
    this.#actions = actions;
    this.#source = source;
    this.#state = state;
    this.#sheet = loadWorksheet((id) => this.#catalogue.find((one) => one.id === id)?.largest ?? 0);
    this.#add = createButton(words.ADD, () => this.#addHere());
    this.#choices = createChoices((change) => this.#save({ ...this.#sheet, ...change }));
    this.element = el(
      "div",
      { class: "chosen-steps stack" },
      this.#message,
      el("div", { class: "row" }, this.#add, this.#open),
      this.#list,
      this.#choices.element,
    );
    this.#draw();
  }

  #addHere() {
    const place = this.#here();
    if (place) this.#save({ ...this.#sheet, places: [...this.#sheet.places, place] });
    if (this.#add.hasAttribute("disabled")) this.#open.focus(); // the sheet is full, or has this step already
  }

  /** Return the step on the screen. @returns {Place | null} */
  #here() {
    const {
      film: { shown },
    } = this.#state();
    return shown && { run: shown.run, step: shown.step.step };
  }

  /** @param {Worksheet} changed */
  #save(changed) {
    this.#sheet = changed;
    const saved = saveWorksheet(changed);
    this.#draw();
    if (!saved) this.#actions.showMessage(words.NOT_STORED);
  }

  /** @param {Place} place */
  #titleOf({ run: { algorithm, n }, step }) {
    return words.placeName({ title: algorithmOf(this.#catalogue, algorithm).title, n, step });
  }

  #draw() {
    const sheet = this.#sheet;
    this.#list.replaceChildren(...sheet.places.map((place, index) => this.#drawItem(place, index)));
    this.#open.setAttribute("href", addressOfPage("worksheet", format(sheet)));
    this.#open.hidden = !sheet.places.length;
    this.#choices.render(sheet);
    this.render();
  }

  /** @param {Place} place @param {number} index */
  #drawItem(place, index) {
    const title = this.#titleOf(place);
    const remove = createButton("×", () => this.#remove(place, index), "icon");
    remove.setAttribute("aria-label", words.remove({ name: title }));
    remove.title = words.remove({ name: title });
    return el("li", {}, this.#boardOf(place), el("span", {}, title), remove);
  }

  /** @param {Place} place @param {number} index */
  #remove(place, index) {
    this.#save({ ...this.#sheet, places: this.#sheet.places.filter((one) => one !== place) });
    const others = this.#list.querySelectorAll("button");
    (others[Math.min(index, others.length - 1)] ?? this.#add).focus();
  }

  /** Return an element for a board, which is drawn once its step has loaded. @param {Place} place */
  #boardOf(place) {
    const name = nameOf(place);
    const board = this.#boards.get(name) ?? el("div");
    if (!this.#boards.has(name)) {
      this.#boards.set(name, board);
      drawBoard(this.#source, place, board).catch((error) => this.#actions.showMessage(error.message));
    }
    return board;
  }

  /** Return the reason why the step on the screen cannot be added; "" for none. @param {Place | null} place */
  #refusalOf(place) {
    const { places } = this.#sheet;
    if (places.length === MOST_PLACES) return words.chosen(MOST_PLACES, MOST_PLACES);
    if (place && place.run.n > LARGEST_N) return words.tooLarge({ most: LARGEST_N });
    return place && places.some((one) => nameOf(one) === nameOf(place)) ? words.already({ step: place.step }) : "";
  }

  render() {
    const { places } = this.#sheet;
    const place = this.#here();
    const hindrance = this.#refusalOf(place);
    this.#add.toggleAttribute("disabled", !place || hindrance !== "");
    const said = places.length ? words.chosen(places.length, MOST_PLACES) : words.EMPTY({ most: MOST_PLACES });
    write(this.#message, hindrance || said);
    mark(this.#message, "hindrance", hindrance !== "");
  }
}

/** @param {DrawerParts} parts @returns {DrawerContent} */
export const create = (parts) => new Choosing(parts);

/** @param {Source} source @param {Place} place @param {HTMLElement} board */
async function drawBoard(source, { run, step: number }, board) {
  const [[step]] = await Promise.all([source.read(run, number, number + 1, 1), loadView(run.algorithm)]);
  const { queens, active } = viewOf(run.algorithm).scene(step, run.n);
  board.replaceChildren(drawPlacement(run.n, queens, active));
}
