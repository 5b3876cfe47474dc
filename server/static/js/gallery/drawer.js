// The gallery: all solutions, or those found so far, as small boards. Choosing one goes to its step.

import { el, write } from "../page/dom.js";
import { createChoices, createDownloads } from "./choices.js";
import { createChosen } from "./details.js";
import { Selection, LARGEST_GROUPED } from "./selection.js";
import { SolutionCache } from "./cache.js";
import { Wall } from "./wall.js";
import { wordsOf } from "../words/words.js";

/** @import { DrawerContent, DrawerParts, Run, Solution, State } from "../types.js" */

const words = await wordsOf("gallery");

/** The gallery's parts, and the solution that the viewer has chosen. */
class Gallery {
  #actions;
  #source;
  #state;
  #selection;
  #choices = createChoices({
    which: (which) => {
      this.#selection.which = which;
      this.#showAnew();
    },
    group: (grouped) => {
      this.#selection.wantsGroups = grouped;
      this.#showAnew();
    },
    turn: (pages) => {
      this.#selection.turn(pages);
      this.#refill();
    },
  });
  #wall = new Wall({
    choose: (solution) => this.#choose(solution),
    onShow: (start, stop, first) => this.#request(start, stop, first),
  });
  #empty = buildEmpty();
  #details = createChosen();
  #downloads = createDownloads();
  element = el(
    "div",
    { class: "gallery" },
    this.#choices.element,
    this.#empty.element,
    this.#wall.element,
    this.#details.element,
    this.#downloads.element,
  );
  /** @type {Solution | null} */
  #chosen = null;
  #followed = 0; // number of the solution that was last scrolled into view
  #seen = ""; // key of the last painting

  /** @param {DrawerParts} parts */
  constructor({ actions, source, state }) {
    this.#actions = actions;
    this.#source = source;
    this.#state = state;
    this.#selection = new Selection(state);
    this.#empty.first.addEventListener("click", () => actions.find("solution", "forward"));
  }

  /** @param {State} state */
  render({ film: { shown, description, run } }) {
    if (!shown) return;
    if (shown.run !== this.#selection.cache?.run) this.#open(shown.run);
    this.#selection.cache?.note(shown.step);
    const here = this.#selection.findNearest();
    const now = `${shown.step.solutions} ${here} ${run === shown.run && description?.solutions}`;
    if (now === this.#seen) return; // most steps change nothing in the gallery
    this.#seen = now;
    this.#update();
    if (here !== this.#followed && !this.#wall.busy()) this.#reveal(here);
  }

  /** Show another run. @param {Run} run */
  #open(run) {
    this.#selection.cache?.close();
    const cache = new SolutionCache(
      this.#source,
      run,
      () => this.#state().film.description?.solutions ?? null,
      () => this.#handleArrival(),
      ({ message }) => this.#actions.showMessage(message),
    );
    this.#selection.open(cache);
    this.#chosen = null;
    this.#showAnew();
  }

  #handleArrival() {
    this.#update();
    if (!this.#followed) this.#reveal(this.#selection.findNearest());
  }

  /** @param {Solution} solution */
  #choose(solution) {
    this.#chosen = solution;
    this.#actions.go(solution.step);
    this.#update();
  }

  /**
   * Request the solutions or classes of the page.
   * @param {number} start @param {number} stop @param {number} first  the first one that is visible
   */
  #request(start, stop, first) {
    const { cache } = this.#selection;
    if (this.#selection.isGrouped()) cache?.classes.request(start, stop, first);
    else cache?.solutions.request(start, stop, first);
  }

  /** Fill the wall anew, and scroll to the current step's solution. */
  #showAnew() {
    this.#refill();
    this.#reveal(this.#selection.findNearest());
  }

  /** Fill the wall anew, after a choice or for another run. */
  #refill() {
    this.#selection.limitPage();
    this.#wall.fill(this.#selection.list());
    this.#update();
  }

  /** Scroll a solution into view. @param {number} number */
  #reveal(number) {
    this.#followed = number;
    if (!number) return;
    const tile = this.#selection.isGrouped() ? this.#selection.cache?.classOf(number) : { index: number - 1 };
    if (!tile || (this.#selection.isGrouped() && tile.index >= (this.#selection.countClasses() ?? 0))) {
      this.#followed = 0; // tried again when its class has arrived
      return;
    }
    if (this.#selection.turnTo(tile.index)) this.#refill();
    this.#wall.reveal(tile.index);
  }

  /** Paint everything that has arrived so far. */
  #update() {
    const selection = this.#selection;
    const { cache } = selection;
    if (!cache) return;
    const here = selection.findNearest();
    const total = cache.total();
    this.#wall.refresh(selection.list(), here, this.#chosen?.number ?? 0);
    this.#choices.show({
      which: selection.which,
      grouped: selection.isGrouped(),
      found: selection.countFound(),
      total,
      groupable: selection.canGroup(),
      classes: this.#describeClasses(),
      page: selection.describePage(),
    });
    const count = selection.count();
    const none = words.galleryEmpty(cache.run.n, total);
    write(this.#empty.title, none.title);
    write(this.#empty.why, none.why);
    this.#empty.element.hidden = count > 0;
    this.#empty.first.hidden = total === 0;
    this.#wall.element.hidden = count === 0;
    this.#showDetails(count ? (this.#chosen?.number ?? here) : 0);
    this.#downloads.show(cache.run, total === null ? 0 : count);
  }

  /** Return the number of classes as text, or why solutions cannot be grouped. */
  #describeClasses() {
    if (!this.#selection.canGroup()) return words.noClasses({ most: LARGEST_GROUPED });
    if (!this.#selection.isGrouped()) return "";
    const classes = this.#selection.cache?.classCount(null) ?? null;
    const shown = this.#selection.countClasses();
    return classes === null || shown === null ? words.GALLERY.sorting : words.classesHang(shown, classes);
  }

  /** Show the details of the chosen solution, or of the one at the current step. @param {number} number */
  #showDetails(number) {
    const { cache } = this.#selection;
    const solution = number ? (this.#chosen ?? cache?.solution(number)) : null;
    if (solution === undefined) return; // the previous one stays until it arrives
    this.#details.show(solution);
    const ofClass = number && this.#selection.canGroup() ? cache?.classOf(number) : null;
    if (ofClass) this.#details.showClass(ofClass.index, ofClass.itself);
  }
}

/** @param {DrawerParts} parts @returns {DrawerContent} */
export const create = (parts) => new Gallery(parts);

/** Build the notice for a run without solutions: the reason, and a button that goes to the first one. */
function buildEmpty() {
  const [title, why] = [el("p", { class: "title" }), el("p", { class: "hint" })];
  const first = el("button", { type: "button", class: "text" }, words.GALLERY.first);
  return { element: el("div", { class: "stack empty" }, title, why, first), title, why, first };
}
