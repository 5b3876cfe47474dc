// The questions of a lesson: each is asked in the note, with the picture that does not tell the answer, and then the
// film goes on to the step that shows it.

import { el, find, write } from "../page/dom.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, State, Stop } from "../types.js" */

/**
 * @param {HTMLElement} slot  of the note @param {() => Promise<Asker>} getAsker
 * @param {Actions} actions
 */
export function createQuestions(slot, getAsker, actions) {
  const title = el("p", { class: "what" });
  const how = el("p", { class: "how" });
  /** The stop whose question has been asked. @type {Stop | null} */
  let asked = null;

  /** @param {Stop} stop */
  async function ask(stop) {
    const { question, place } = stop;
    if (asked === stop || !question) return;
    asked = stop;
    try {
      const asker = await getAsker();
      if (asked !== stop) return;
      slot.replaceChildren(title, how, find("#question")); // its card, which is at home beside the step's sentence
      const end = await asker.askAt(question);
      const shown = asker.latest()?.shown ?? place.step;
      if (asked === stop && end !== null && end !== "closed" && shown !== place.step)
        actions.visit({ run: place.run, step: shown });
    } catch {
      actions.miss();
    }
  }

  /** Nothing is asked any more: another stop comes. */
  async function clear() {
    if (!asked) return;
    asked = null;
    (await getAsker()).hush();
  }

  return {
    ask,
    clear,
    /** @param {State} state */
    render({ learn: { asked: open } }) {
      write(title, open?.said.title ?? "");
      write(how, open?.said.why ?? "");
    },
    /** The card goes home: the lesson is over. */
    end() {
      clear();
      if (slot.firstChild) find("#why").after(find("#question"));
      slot.replaceChildren();
    },
  };
}
