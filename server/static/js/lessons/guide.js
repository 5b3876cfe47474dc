// The guide through a lesson: moves the page from stop to stop, with rings around the parts to look at and a note
// beside them.

import { PANELS } from "../model/names.js";
import { createButton, el } from "../page/dom.js";
import { isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";
import { createNote } from "./note.js";
import { regionOf } from "./looks.js";
import { asks, isAskedIn, questionAt } from "./voted.js";
import { LessonQuestions } from "./questions.js";
import { noteStop } from "./seen.js";
import { loadLesson } from "./list.js";
import { PATH, numberOf } from "./path.js";
import { drawBlocks } from "./drawn.js";

/** @import { Tools } from "./questions.js" */
/** @import { Actions, Address, Lesson, LessonStop, State, Stop } from "../types.js" */

const words = await wordsOf("lessons");

// elements that use the arrow keys themselves
const OWN_KEYS = "input, textarea, select, [role=slider], [role=tab], .lesson-choice button, .rows *";

/** The films after the path: the page asks what comes next, and a large search at full speed. @type {Partial<Address>[]} */
const [QUIZ, WHOLE] = [
  { run: { algorithm: "bitmask", n: 6, goal: "all" }, predict: { seed: null }, speed: 2 },
  { run: { algorithm: "bitmask", n: 18, goal: "all" }, speed: 1_000_000 },
];

/**
 * `leave`: ends the lesson and restores the page
 * @typedef {{actions: Actions, get: () => State, leave: () => void, tools: Tools}} Parts
 */

export class Guide {
  #actions;
  #get;
  #leave;
  #note;
  #questions;
  /** The name of the lesson that is shown or loading; null for none. @type {string | null} */
  #name = null;
  /** @type {Lesson | null} */
  #lesson = null;
  /** The name of the next lesson. @type {string | null} */
  #following = null;
  /** The button at the end of the path. @type {HTMLElement | null} */
  #end = null;
  /** @type {number | null} */
  #stop = null;
  #missed = ""; // a message about a stop that does not exist

  /** @param {Parts} parts */
  constructor({ actions, get, leave, tools }) {
    this.#actions = actions;
    this.#get = get;
    this.#leave = leave;
    this.#note = createNote({ away: leave, back: () => this.go(-1), next: () => this.go(1) });
    this.#questions = new LessonQuestions(this.#note.slot, tools, actions, () => get().class);
  }

  /** Go to another stop; from the last one to the next lesson, or out of the lesson. @param {1 | -1} stops */
  go(stops) {
    const here = this.#get().learn.lesson; // it may be ahead of the painted stop
    if (!here || !this.#lesson) return;
    const to = here.stop + stops;
    if (to >= this.#lesson.stops.length && this.#following !== null)
      this.#actions.setLesson({ name: this.#following, stop: 0 });
    else if (to >= this.#lesson.stops.length && this.#isEndOfPath()) this.#play(QUIZ);
    else if (to >= this.#lesson.stops.length) this.#leave();
    else if (to >= 0) this.#actions.setLesson({ ...here, stop: to });
  }

  /** Return the number of this lesson on the path; 0 elsewhere: in a class, or in a film of the lesson alone. */
  #numberOfLeg() {
    const { role, follows } = this.#get().class;
    return this.#name === null || role === "host" || follows || !isOffered("learn") ? 0 : numberOf(this.#name);
  }

  /** Return what follows the present stop: another one, one that asks, or the end; null without a lesson. @returns {"stop" | "question" | "end" | null} */
  next() {
    const here = this.#get().learn.lesson;
    if (!here || !this.#lesson) return null;
    const stop = this.#lesson.stops[here.stop + 1];
    return !stop ? "end" : asks(stop) ? "question" : "stop";
  }

  #isEndOfPath() {
    return this.#numberOfLeg() === PATH.length;
  }

  /** Leave the lesson and play another film from its start. @param {Partial<Address>} film */
  #play(film) {
    this.#actions.visit({ ...film, step: 0, lesson: null });
    this.#actions.toggle(1);
  }

  /** Handle a key before the page's shortcuts. @param {KeyboardEvent} event */
  #handleKey = (event) => {
    const element = event.target instanceof Element ? event.target : null;
    const { learn, page, class: attendance } = this.#get();
    if (attendance.role === "host") return; // they are the desk's
    // then the keys belong to the question
    const asking = learn.asked !== null && !element?.closest("dialog.lesson > .row");
    const busy = asking || page.drawer !== null || element?.matches(OWN_KEYS);
    const act = { ArrowRight: () => this.go(1), ArrowLeft: () => this.go(-1) }[event.key];
    if (!act || busy || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #enter() {
    if (this.#note.isOpen()) return;
    this.#note.open();
    addEventListener("keydown", this.#handleKey, { capture: true });
  }

  #exit() {
    if (!this.#note.isOpen()) return;
    removeEventListener("keydown", this.#handleKey, { capture: true });
    this.#questions.clear();
    this.#note.close();
    this.#actions.setNote(null);
    this.#actions.setAwaited(null);
  }

  /** @param {string} wanted */
  async #load(wanted) {
    const loaded = await loadLesson(wanted).catch(() => undefined);
    if (this.#name !== wanted) return; // the viewer has opened another lesson meanwhile
    if (loaded?.lesson.stops.length) {
      this.#lesson = loaded.lesson;
      this.#following = loaded.following;
      this.#note.setLanguage(loaded.language);
      this.render(this.#get());
    } else {
      this.#actions.followLesson(null);
      if (loaded === undefined) this.#actions.miss();
      else this.#actions.showMessage(words.noLesson({ name: wanted }));
    }
  }

  /** Change to another lesson, or none. @param {string | null} wanted  its name */
  #change(wanted) {
    this.#name = wanted;
    this.#lesson = null;
    this.#stop = null;
    this.#note.lookAway();
    if (wanted !== null) this.#load(wanted);
    else this.#exit();
  }

  /** Return true while a stop waits until a host's class is asked its question. @param {Stop} stop @param {LessonStop} here */
  #awaits(stop, here) {
    const { learn, class: attendance } = this.#get();
    const question = attendance.role === "host" ? questionAt(stop, here) : null;
    const isAwaited = question !== null && attendance.room !== null && !isAskedIn(question, attendance.room);
    if (!isAwaited) this.#actions.setAwaited(null);
    else if (learn.awaits?.here !== here) this.#actions.setAwaited(question);
    return isAwaited;
  }

  /** @param {Lesson} lesson @param {LessonStop} here */
  async #arrive(lesson, here) {
    const at = here.stop;
    const { title, place, look, text, notes, page } = lesson.stops[at];
    const isLast = at === lesson.stops.length - 1;
    const leg = this.#numberOfLeg();
    const isEnd = isLast && this.#isEndOfPath();
    this.#end = isEnd
      ? el(
          "p",
          { class: "lesson-page" },
          createButton(words.WHOLE, () => this.#play(WHOLE)),
        )
      : null;
    this.#questions.clear();
    const number = words.stopOf({ title: lesson.title, stop: at + 1, stops: lesson.stops.length });
    const { own } = questionAt(lesson.stops[at], here) ?? {};
    const [draw, drawNotes] = [() => drawBlocks(text), () => drawBlocks(notes)];
    const left = lesson.stops.length - 1 - at;
    this.#actions.setNote({ here, number, title, draw, drawNotes, page, own, left });
    this.#note.showStop({
      number,
      title,
      text: draw(),
      isFirst: at === 0,
      path: leg ? words.PATH.at({ leg, legs: PATH.length }) : "",
      next: isLast ? this.#nameEnd(isEnd) : words.BUTTONS.next,
      away: isLast && (isEnd || this.#following !== null) ? words.BUTTONS.end : words.BUTTONS.leave,
    });
    const region = regionOf(lesson.stops[at]);
    if (this.#name !== null) noteStop(this.#name, at);
    this.#note.lookAt(look, region);
    await this.#questions.prepare(lesson.stops[at], this.#end);
    if (this.#lesson !== lesson || this.#stop !== at) return;
    const panel = PANELS.find((name) => name === region);
    if (!this.#get().class.blocked) this.#actions.visitStop(place, panel);
    if (this.#missed) this.#actions.showMessage(this.#missed); // opening the stop has cleared all messages
    this.#missed = "";
  }

  /** Return the label of the button Next at the last stop. @param {boolean} isEnd  of the path */
  #nameEnd(isEnd) {
    if (isEnd) return words.PATH.next({ leg: words.PATH.quiz });
    if (this.#following === null) return words.BUTTONS.end;
    return numberOf(this.#following) ? words.PATH.next({ leg: words.LEGS[this.#following] }) : words.BUTTONS.following;
  }

  /** @param {State} state */
  render(state) {
    const wanted = state.learn.lesson?.name ?? null;
    if (wanted !== this.#name) this.#change(wanted);
    const lesson = this.#lesson;
    if (!state.learn.lesson || !lesson) return;
    const { stops } = lesson;
    const at = state.learn.lesson.stop;
    if (at >= stops.length) {
      this.#missed = words.noStop({ title: lesson.title, stops: stops.length, stop: at + 1 });
      this.#actions.followLesson({ ...state.learn.lesson, stop: 0 });
      return;
    }
    const { run, shown } = state.film;
    const isThere = shown?.run === run && shown.step.step === stops[at].place.step;
    if (at === this.#stop && isThere) this.#questions.show(stops[at]);
    this.#questions.render(state);
    if (at !== this.#stop) {
      const { look, place } = stops[at];
      if (this.#awaits(stops[at], state.learn.lesson)) return;
      if (this.#actions.bringIn([...look, place.panel])) return; // the part is painted before the note looks for it
      this.#stop = at;
      this.#enter();
      this.#arrive(lesson, state.learn.lesson);
    }
    this.#note.render(isThere);
  }
}

/** @param {Parts} parts */
export const createGuide = (parts) => new Guide(parts);
