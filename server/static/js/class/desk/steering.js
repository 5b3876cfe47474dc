// The lead of a host's devices, and the film that a device sends while it leads. The device that moves the film takes
// the lead from the host's others.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { createButton, el, mark, write } from "../../page/dom.js";
import { listKeys, listenToKeys } from "../../page/keys.js";
import { wordsOf } from "../../words/words.js";
import { createFilmSender } from "../leadfilm.js";

/** @import { Actions, LeadFilm, Look, NoteText, State } from "../../types.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */

const words = await wordsOf("desk");

/** @param {{session: Session, state: () => State, set: (change: Partial<Attendance>) => void, leads: boolean}} parts  leads: at first */
export function createSteering({ session, state, set, leads }) {
  /** @type {OwnTerm} */
  let own = null;
  let isFirst = leads;
  const sender = createFilmSender((film) => session.sendFilm(film));

  /** Take the lead: from now on the class follows this device. */
  async function takeLead() {
    if (state().class.taking) return;
    set({ taking: true });
    try {
      const { term } = await session.send("take");
      own = { term, epoch: state().class.room?.epoch ?? 0 };
    } finally {
      set({ taking: false });
    }
  }

  /** Lead the class; resolves to the term. Rejects with Refused. */
  async function lead() {
    const { room } = state().class;
    if (!room || !isLeading(own, room)) await takeLead();
    return own?.term ?? 0;
  }

  return {
    takeLead,
    lead,
    /**
     * Return this device's part in the class by the newest snapshot.
     * @param {Room} room
     * @param {boolean} moved  whether the film was moved here
     * @returns {"leads" | "takes" | "follows"}
     */
    settle(room, moved) {
      own = isFirst ? { term: room.term, epoch: room.epoch } : keepTerm(own, room);
      isFirst = false;
      if (moved && !own) takeLead().catch(() => {}); // without the lead, the film follows again
      return isLeading(own, room) ? "leads" : state().class.taking || own ? "takes" : "follows";
    },
    /** Send the film as long as this device leads. @param {boolean} leading @param {LeadFilm} film */
    sendFilm(leading, film) {
      if (leading) sender.show(film);
      else sender.stop();
    },
    stop: sender.stop,
  };
}

// The lead among a host's devices. They all have the same token, so the term decides: the device that took the lead
// last has it. Pure.

/**
 * The term that this device has taken, and the room's epoch then; null for none.
 * @typedef {{term: number, epoch: number} | null} OwnTerm
 */

/** @param {OwnTerm} own @param {Room} room */
export const isLeading = (own, room) => own !== null && room.term === own.term;

/**
 * Return the term that a device still has at a new snapshot. After a failure a class has a new epoch and term, and
 * the same device leads.
 * @param {OwnTerm} own
 * @param {Room} room
 * @returns {OwnTerm}
 */
export function keepTerm(own, room) {
  if (!own) return null;
  if (room.epoch === own.epoch) return room.term > own.term ? null : own;
  return { term: room.term, epoch: room.epoch };
}

// Buttons that end a class, with a confirmation.

const { END } = words;

/** @param {() => void} end @param {() => (() => void) | null} trail  saves the trail of the class */
export function createEnding(end, trail) {
  const left = el("p", { class: "hint if-any" });
  const ends = createButton(END.end, () => confirmEnd(true));
  const yes = createButton(END.yes, end, "text primary");
  const no = createButton(END.no, () => confirmEnd(false));
  const saves = createButton(END.save, () => trail()?.());
  const sure = el(
    "div",
    { class: "row", role: "group", "aria-label": END.sure, hidden: "" },
    el("span", {}, END.sure),
    yes,
    no,
    saves,
  );
  const element = el("section", {}, ends, sure);

  /** @param {boolean} asking */
  function confirmEnd(asking) {
    sure.hidden = !asking;
    saves.hidden = trail() === null;
    ends.hidden = asking;
    (asking ? no : ends).focus();
  }

  return {
    element,
    left,
    /** @param {number} seconds  for which the class stays open */
    render: (seconds) => write(left, END.left({ minutes: Math.round(seconds / 60) })),
  };
}

// The film's main buttons beside the question, for a phone, on which the drawer covers those of the page.

const { ASKING, FILM } = words;

/** @param {Actions} actions @param {(stops: 1 | -1) => void} go  moves to another stop of a lesson */
export function createFilmControls(actions, go) {
  const where = el("p", { class: "hint if-any" });
  const play = createButton("", () => actions.playOrPause());
  const back = createButton(FILM.back, () => actions.stepBy(-1));
  const on = createButton(FILM.on, () => actions.stepBy(1), "text primary");
  const note = createLessonNote((stops) => {
    go(stops);
    actions.openDrawer("class"); // opening a stop has closed it
  });
  const element = el(
    "section",
    { class: "class-film", "aria-label": FILM.title },
    el("div", { class: "row" }, back, play, on),
    where,
    note.element,
  );

  return {
    element,
    notes: note.notes,
    /** @param {Look} look */
    render(look) {
      note.render(look.learn.note);
      const { held } = look.class;
      mark(element, "held", held !== "");
      write(play, look.play.playing ? FILM.pause : FILM.play);
      const { shown } = look.film;
      const here = shown ? `${ASKING.step({ step: shown.step.step })}: ${sentenceAt(look).title}` : "";
      write(where, held.replace(/ \([A-Z]\)/g, "") || here); // without the names of keys
    },
  };
}

/** Create the text of the shown stop, with buttons to the others, and the notes for the teacher. @param {(stops: 1 | -1) => void} go */
function createLessonNote(go) {
  const text = el("div", { class: "stack class-lesson-text" });
  const notes = el("section", { class: "class-notes if-any", "aria-label": FILM.notes });
  const buttons = [createButton(FILM.stopBack, () => go(-1)), createButton(FILM.stopOn, () => go(1), "text primary")];
  const element = el("section", { class: "class-lesson" }, text, el("div", { class: "row" }, ...buttons));
  /** @type {NoteText | null} */
  let drawn = null;

  return {
    element,
    notes,
    /** @param {NoteText | null} note */
    render(note) {
      element.hidden = note === null;
      if (note && note !== drawn)
        text.replaceChildren(el("p", { class: "hint" }, note.number), el("h3", {}, note.title), ...note.draw());
      if (note !== drawn) notes.replaceChildren(...(note?.drawNotes() ?? []));
      drawn = note;
    },
  };
}

// The host's keys. They are handled before the page's own, one of which has the same name.

/**
 * @param {(name: string) => (() => unknown) | undefined | ""} actionOf  returns the action of a key
 * @param {() => boolean} signs  whether keys that type a character are enabled
 * @returns {() => void}  stops listening
 */
export const listenAsHost = (actionOf, signs) =>
  listenToKeys(
    (name) => {
      const act = actionOf(name) || undefined;
      return (
        act &&
        ((event) => {
          event.stopImmediatePropagation();
          if (!event.repeat) act();
        })
      );
    },
    signs,
    true,
  );

/** List the keys in an element that opens. */
export const listHostKeys = () =>
  el("details", { class: "class-keys" }, el("summary", {}, words.KEYS_TITLE), listKeys(words.KEYS));
