// Whether this device leads, and what it reports as the lead. Whichever of the host's devices moves the film takes the
// lead from the others; a pupil who has it keeps it until the host takes it.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { createButton, el, mark, write } from "../../page/dom.js";
import { listKeys, listenToKeys } from "../../page/keys.js";
import { wordsOf } from "../../words/words.js";
import { createReports } from "../reports.js";

/** @import { Actions, Film, Look } from "../../types.js" */
/** @import { Room } from "../room.js" */
/** @import { Session } from "../session.js" */

const words = await wordsOf("desk");

/** @param {{session: Session, leads: boolean, changed: () => void}} parts  leads: from the beginning */
export function createSteering({ session, leads, changed }) {
  /** @type {Held} */
  let held = null;
  let isFirst = leads;
  let taking = false;
  const reports = createReports((film) => session.lead(film));

  /** Take the lead: from now on all follow this device. */
  async function take() {
    if (taking) return;
    taking = true;
    try {
      const { term } = await session.send("give", { to: 0 });
      held = { term, epoch: session.get().room?.epoch ?? 0 };
    } finally {
      taking = false;
    }
    changed();
  }

  return {
    take,
    /**
     * How this device stands to the film of the class, by the newest news.
     * @param {Room} room
     * @param {boolean} moved  the film, here
     * @returns {"leads" | "takes" | "follows"}
     */
    settle(room, moved) {
      held = isFirst ? { term: room.term, epoch: room.epoch } : holdOn(held, room);
      isFirst = false;
      if (moved && room.lead === 0 && !held) take().catch(() => {}); // then the film follows again
      return isLeading(held, room) ? "leads" : taking || held ? "takes" : "follows";
    },
    /** As the lead, tell what is shown. @param {boolean} leading @param {Film} film */
    report(leading, film) {
      if (leading) reports.show(film);
      else reports.stop();
    },
    stop: reports.stop,
  };
}

// Whether this device of a host leads. All of a host's devices have the same token, so the term says whose word counts:
// the lead is with the device that took it last. Pure.

/**
 * The term that this device has taken, in which epoch of the room; null: none.
 * @typedef {{term: number, epoch: number} | null} Held
 */

/** @param {Held} held @param {Room} room */
export const isLeading = (held, room) => held !== null && room.lead === 0 && room.term === held.term;

/**
 * What a device still holds when there is news. After a failure a class has a new epoch and term, and the lead stays
 * where it was.
 * @param {Held} held
 * @param {Room} room
 * @returns {Held}
 */
export function holdOn(held, room) {
  if (!held) return null;
  if (room.epoch === held.epoch) return room.term > held.term ? null : held;
  return room.lead === 0 ? { term: room.term, epoch: room.epoch } : null;
}

// The end of a class, which is asked for twice.

const { END } = words;

/** @param {() => void} end @param {() => (() => void) | null} trail  saves where the class has been */
export function createEnding(end, trail) {
  const left = el("p", { class: "class-hint" });
  const ends = createButton(END.end, () => ask(true));
  const yes = createButton(END.yes, end, "text primary");
  const no = createButton(END.no, () => ask(false));
  const saves = createButton(END.save, () => trail()?.());
  const sure = el(
    "div",
    { class: "row", role: "group", "aria-label": END.sure, hidden: "" },
    el("span", {}, END.sure),
    yes,
    no,
    saves,
  );
  const element = el("section", {}, left, ends, sure);

  /** @param {boolean} asking */
  function ask(asking) {
    sure.hidden = !asking;
    saves.hidden = trail() === null;
    ends.hidden = asking;
    (asking ? no : ends).focus();
  }

  return {
    element,
    /** @param {number} seconds  for which the class stays open */
    render: (seconds) => write(left, END.left({ minutes: Math.round(seconds / 60) })),
  };
}

// The film's most needed buttons beside the question, for a phone, where the drawer lies over those of the page.

const { ASKING, FILM } = words;

/**
 * What the note of a lesson says, and what leads to another stop.
 * @typedef {{
 *   said: () => {number: string, title: string, draw: () => Element[]} | null,
 *   go: (stops: 1 | -1) => void,
 * }} LessonNote
 */

/** @param {Actions} actions @param {LessonNote} lesson */
export function createFilm(actions, lesson) {
  const where = el("p", { class: "class-hint" });
  const play = createButton("", () => actions.playOrPause());
  const back = createButton(FILM.back, () => actions.stepBy(-1));
  const on = createButton(FILM.on, () => actions.stepBy(1), "text primary");
  const note = createLessonNote(lesson.said, (stops) => {
    lesson.go(stops);
    actions.openDrawer("class"); // which a lesson closes
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
    /** @param {Look} look */
    render(look) {
      note.render();
      const { held } = look.class;
      mark(element, "held", held !== "");
      write(play, look.play.playing ? FILM.pause : FILM.play);
      const { shown } = look.film;
      const here = shown ? `${ASKING.step({ step: shown.step.step })}: ${sentenceAt(look).title}` : "";
      write(where, held.replace(/ \([A-Z]\)/g, "") || here); // the keys are elsewhere
    },
  };
}

/** The text of the stop that is shown, with the way to the others. @param {LessonNote["said"]} said @param {LessonNote["go"]} go */
function createLessonNote(said, go) {
  const text = el("div", { class: "class-lesson-text" });
  const buttons = [createButton(FILM.stopBack, () => go(-1)), createButton(FILM.stopOn, () => go(1), "text primary")];
  const element = el("section", { class: "class-lesson" }, text, el("div", { class: "row" }, ...buttons));
  /** @type {ReturnType<typeof said>} */
  let drawn = null;

  return {
    element,
    render() {
      const its = said();
      element.hidden = its === null;
      if (its && its !== drawn)
        text.replaceChildren(el("p", { class: "class-hint" }, its.number), el("h3", {}, its.title), ...its.draw());
      drawn = its;
    },
  };
}

// The host's keys. They come before the page's own, of which one has the same name.

/**
 * @param {(name: string) => (() => unknown) | undefined | ""} bound  what a key does
 * @param {() => boolean} signs  whether keys that type a sign do anything
 * @returns {() => void}  no longer listens
 */
export const listenAsHost = (bound, signs) =>
  listenToKeys(
    (name) => {
      const act = bound(name) || undefined;
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

/** The keys as a list that opens. */
export const listHostKeys = () =>
  el("details", { class: "class-keys" }, el("summary", {}, words.KEYS_TITLE), listKeys(words.KEYS));
