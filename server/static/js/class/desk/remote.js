// The lesson and the film on the remote control, whose drawer covers the page: the stop's text, the notes for the teacher,
// which no other screen shows, and the main buttons of the film.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { createButton, el, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Actions, Look, NoteText } from "../../types.js" */

const words = await wordsOf("desk");

const { ASKING, FILM } = words;

/** Create the text of the shown stop, and the notes for the teacher. */
export function createLessonText() {
  const text = el("div", { class: "stack class-lesson-text" });
  const notes = el("section", { class: "class-notes if-any", "aria-label": FILM.notes });
  const element = el("section", { class: "class-lesson", hidden: "" }, text, notes);
  /** @type {NoteText | null} */
  let drawn = null;

  return {
    element,
    /** @param {NoteText | null} note */
    render(note) {
      element.hidden = note === null;
      if (note === drawn) return;
      drawn = note;
      if (note) text.replaceChildren(el("p", { class: "hint" }, note.number), el("h3", {}, note.title), ...note.draw());
      notes.replaceChildren(...(note?.drawNotes() ?? []));
    },
  };
}

/** Create the film's main buttons, with the way back to the stop before. @param {Actions} actions @param {() => void} back */
export function createFilmControls(actions, back) {
  const where = el("p", { class: "hint if-any" });
  const play = createButton("", () => actions.playOrPause());
  const stop = createButton(FILM.stopBack, back);
  const buttons = [
    createButton(FILM.back, () => actions.stepBy(-1)),
    play,
    createButton(FILM.on, () => actions.stepBy(1)),
    stop,
  ];
  const element = el("section", { "aria-label": FILM.title }, el("div", { class: "row" }, ...buttons), where);

  return {
    element,
    /** @param {Look} look */
    render(look) {
      const { blocked } = look.class;
      const { shown } = look.film;
      write(play, look.play.playing ? FILM.pause : FILM.play);
      stop.hidden = look.learn.note === null;
      write(where, blocked || (shown ? `${ASKING.step({ step: shown.step.step })}: ${sentenceAt(look).title}` : ""));
    },
  };
}
