// The questions of a lesson: each is asked in the note, and comes with its step, whose picture hides the answer. Then the
// film goes on to the step that shows it.

import { el, find, write } from "../page/dom.js";
import { addressOfPage, addressOfPlace } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { createChoice } from "./choice.js";
import { ownOf } from "./voted.js";

/** @import { Actions, LessonChoice, State, Stop } from "../types.js" */
/** @import { BenchName } from "../model/cards.js" */
/** @import { Asker } from "../questions/ask.js" */

/**
 * Tools of a lesson from other modules: the page's asker, and the bench of a card.
 * @typedef {{asker: () => Promise<Asker>, bench: (name: BenchName) => Promise<HTMLElement>}} Tools
 */

const words = await wordsOf("lessons");

export class LessonQuestions {
  #slot;
  #tools;
  #actions;
  #standing;
  #title = el("p", { class: "what if-any" });
  #how = el("p", { class: "how hint if-any" });
  /** The present stop, and the one for which the slot is filled. @type {Stop | null} */
  #present = null;
  /** @type {Stop | null} */
  #shown = null;

  /**
   * @param {HTMLElement} slot  of the note
   * @param {Tools} tools
   * @param {Actions} actions
   * @param {() => State["class"]} standing  of the page in a class
   */
  constructor(slot, tools, actions, standing) {
    this.#slot = slot;
    this.#tools = tools;
    this.#actions = actions;
    this.#standing = standing;
  }

  /** Return true if the viewer answers alone: not for a class, which votes. */
  #isAlone() {
    const { role, follows } = this.#standing();
    return role !== "host" && !follows;
  }

  /** Fill the slot of the note, which may have a question. @param {Stop} stop */
  async show(stop) {
    if (this.#shown === stop) return;
    this.#shown = stop;
    const slot = this.#slot;
    const { choice, page, question } = stop;
    try {
      const card = stop.card && (await this.#tools.bench(stop.card));
      if (this.#shown !== stop) return;
      if (choice && this.#isAlone()) showChoice(choice, slot);
      if (page) slot.append(createPageDoor(page, DOORS[this.#standing().role]));
      if (card) slot.append(createBench(card, Boolean(choice ?? question)));
    } catch {
      this.#actions.miss();
    }
  }

  /**
   * Ask the question of a stop, before its step is shown. Resolves once the step may come.
   * @param {Stop} stop @param {HTMLElement | null} end  to stand below the question
   */
  async prepare(stop, end) {
    this.#present = stop;
    const { run, step } = stop.place;
    if (!stop.question || !this.#isAlone()) return;
    try {
      const asker = await this.#tools.asker();
      const question = await asker.find(run, step, stop.question);
      if (this.#present !== stop) return;
      // the card, which is otherwise beside the step's sentence
      this.#slot.append(this.#title, this.#how, find("#question"), ...(end ? [end] : []));
      if (question)
        asker.ask(question, run).then((outcome) => outcome !== "closed" && this.#goOn(stop, question.shown));
    } catch {
      this.#actions.miss();
    }
  }

  /** Go to the step that shows the answer. @param {Stop} stop @param {number} step */
  #goOn(stop, step) {
    const { run, step: before } = stop.place;
    if (this.#present === stop && step !== before) this.#actions.visit({ run, step });
  }

  /** Remove the questions before another stop. */
  clear() {
    const card = this.#slot.querySelector("#question");
    if (card) {
      find("#why").after(card);
      this.#tools.asker().then((asker) => asker.clearRemark());
    }
    this.#slot.replaceChildren();
    this.#shown = this.#present = null;
  }

  /** @param {State} state */
  render({ learn: { asked } }) {
    write(this.#title, asked?.said.title ?? "");
    write(this.#how, asked?.said.why ?? "");
  }
}

/** @param {LessonChoice} choice @param {HTMLElement} slot  of the note */
function showChoice(choice, slot) {
  const { element, focus } = createChoice(choice, ownOf(choice));
  slot.append(element);
  if (document.activeElement?.closest("dialog.lesson")) focus();
}

/** Attributes of such a link, by the role in a class: a pupil's is the one thing to do. */
const DOORS = { "": {}, pupil: { class: "text primary" }, host: { target: "_blank" } };

/** Create the link to a page on which one works alone. @param {string} page @param {object} attributes */
function createPageDoor(page, attributes) {
  const [name, query] = page.split("?");
  const href = name ? addressOfPage(name, `?${query}`) : addressOfPlace(`?${query}`);
  return el(
    "p",
    { class: "lesson-page" },
    el("a", { class: "text", href, ...attributes }, name || !query.startsWith("lesson=") ? words.PAGE : words.AGAIN),
  );
}

/** Create the bench of a card; beside a question, which comes first, it is folded. @param {HTMLElement} card @param {boolean} asks */
function createBench(card, asks) {
  const bench = el("div", { class: "bits stack" }, card);
  if (!asks) return el("div", { class: "lesson-card" }, bench);
  const door = el("details", { class: "lesson-card" }, el("summary", {}, words.CARD), bench);
  door.addEventListener("toggle", () => door.scrollIntoView({ block: "nearest" }));
  return door;
}
