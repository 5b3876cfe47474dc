// The questions of a lesson: each is asked in the note, with a picture that hides the answer. Then the film goes on to
// the step that shows it.

import { el, find, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { createChoice } from "./choice.js";

/** @import { Actions, LessonChoice, State, Stop } from "../types.js" */
/** @import { BenchName } from "../model/cards.js" */
/** @import { Asker } from "../questions/ask.js" */

/**
 * Tools of a lesson from other modules: the page's asker, and the bench of a card.
 * @typedef {{asker: () => Promise<Asker>, bench: (name: BenchName) => Promise<HTMLElement>}} Tools
 */

const words = await wordsOf("lessons");

/** @param {HTMLElement} slot  of the note @param {Tools} tools @param {Actions} actions */
export function createQuestions(slot, tools, actions) {
  const title = el("p", { class: "what" });
  const how = el("p", { class: "how" });
  /** The shown stop, with its questions. @type {Stop | null} */
  let shown = null;

  /** @param {Stop} stop */
  async function show(stop) {
    if (shown === stop) return;
    shown = stop;
    try {
      const card = stop.card && (await tools.bench(stop.card));
      if (shown !== stop) return;
      if (stop.choice) showChoice(stop.choice);
      if (card) slot.append(createBenchDoor(card));
      if (stop.question) await ask(stop, stop.question);
    } catch {
      actions.miss();
    }
  }

  /** @param {LessonChoice} choice */
  function showChoice(choice) {
    const { element, focus } = createChoice(choice);
    slot.append(element);
    if (document.activeElement?.closest("dialog.lesson")) focus();
  }

  /** @param {Stop} stop @param {string} question */
  async function ask(stop, question) {
    const asker = await tools.asker();
    if (shown !== stop) return;
    slot.append(title, how, find("#question")); // the card, which is otherwise beside the step's sentence
    const outcome = await asker.askAt(question);
    const step = asker.latest()?.shown ?? stop.place.step;
    if (shown === stop && outcome !== null && outcome !== "closed" && step !== stop.place.step)
      actions.visit({ run: stop.place.run, step });
  }

  /** Remove the questions before another stop. */
  function clear() {
    const card = slot.querySelector("#question");
    if (card) {
      find("#why").after(card);
      tools.asker().then((asker) => asker.clearRemark());
    }
    slot.replaceChildren();
    shown = null;
  }

  return {
    show,
    clear,
    /** @param {State} state */
    render({ learn: { asked: open } }) {
      write(title, open?.said.title ?? "");
      write(how, open?.said.why ?? "");
    },
  };
}

/** Create the bench of a card, folded: the question comes first. @param {HTMLElement} card */
function createBenchDoor(card) {
  const bench = el("div", { class: "bits" }, card);
  const door = el("details", { class: "lesson-card" }, el("summary", {}, words.CARD), bench);
  door.addEventListener("toggle", () => door.scrollIntoView({ block: "nearest" }));
  return door;
}
