// A class on its host's page, as views of the store: the next thing, the invitation, the question, the people, and behind
// More all else. Drawer, wall and a phone as the remote control are all this page.

import { createButton, el } from "../../page/dom.js";
import { listKeys, listenToKeys } from "../../page/keys.js";
import { wordsOf } from "../../words/words.js";
import { filmShown } from "../leadfilm.js";
import { Asking } from "./asking.js";
import { createTheButton } from "./button.js";
import { createLarge, createPageCode, createScreen } from "./display.js";
import { createEnding } from "./ending.js";
import { createInvitation } from "./invitation.js";
import { createMessage } from "./message.js";
import { HOUR, nextThing } from "./next.js";
import { createOwnForm } from "./own.js";
import { People, createDoors } from "./people.js";
import { createQuestion, createReturning } from "./question.js";
import { createFilmControls, createLessonText } from "./remote.js";
import { createSteering } from "./steering.js";

/** @import { Actions, Look, OwnQuestion, Player, Source, State } from "../../types.js" */
/** @import { Attendance, Room, SendRequest } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */
/** @import { Act } from "./next.js" */

const words = await wordsOf("desk");

const LONELY = 60_000; // milliseconds without any pupil

/**
 * The lesson: `go` moves to another stop; `next` is what follows this one, null without a lesson.
 * @typedef {{go: (stops: 1 | -1) => unknown, next: () => "stop" | "question" | "end" | null}} Lessons
 */

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {Session} session
 * @property {Lessons} lesson
 * @property {Invitation | null} invitation  null on a device that has not opened the class, which is a remote control
 * @property {boolean} leads  whether this device leads at first
 * @property {HTMLElement} report  the door of the report
 */

export class Desk {
  #parts;
  #since = Date.now();
  #reminder;
  #message = createMessage();
  #screen = createScreen();
  #invites;
  #steering;
  #film;
  #lesson = createLessonText();
  #people;
  #doors;
  #question;
  #ending;
  #asking;
  #own;
  #button;
  #isReturning = createReturning();
  #large = createLarge();
  #page = createPageCode();
  #stopListening;

  /** @param {Parts} parts */
  constructor(parts) {
    const { actions, state } = parts;
    const request = this.#request;
    this.#parts = parts;
    this.#reminder = setTimeout(this.#renderInvitation, LONELY + 1000); // if nothing else paints the page
    this.#invites = createInvitation(actions, this.#screen.toggle);
    this.#steering = createSteering(parts);
    this.#film = createFilmControls(actions, this.#back);
    this.#people = new People(state, request);
    this.#doors = createDoors(request);
    this.#own = createOwnForm(this.#ask);
    this.#asking = new Asking({ ...parts, request, lead: this.#steering.lead });
    this.#question = createQuestion({
      again: () => this.#asking.again(),
      reveal: () => this.#asking.reveal(),
      discard: () => this.#asking.discard(),
    });
    this.#ending = createEnding(() => request("end"));
    this.#button = createTheButton(state, this.#act, this.#back);
    this.element = this.#build(parts.report);
    this.#stopListening = this.#listen();
  }

  /** @param {HTMLElement} report */
  #build(report) {
    const film = this.#parts.invitation ? [] : [this.#film.element];
    const more = el(
      "details",
      { class: "class-more" },
      el("summary", {}, words.MORE),
      el(
        "div",
        { class: "stack" },
        createButton(words.PROPOSAL.title, () => this.#asking.askOrClose()),
        ...film,
        ...[this.#people.more, this.#invites.more, report],
        el("details", { class: "class-keys" }, el("summary", {}, words.KEYS_TITLE), listKeys(words.KEYS)),
      ),
    );
    const own = createButton(words.OWN.open, () => this.#own.open());
    return el(
      "div",
      { class: "stack class-desk" },
      ...[this.#message.element, this.#lesson.element, this.#invites.element, this.#people.element],
      ...[this.#question.element, el("div", { class: "row" }, own, this.#ending.element), more],
    );
  }

  /** @type {SendRequest} */
  #request = (type, fields, done) => this.#message.attempt(this.#parts.session.send(type, fields), done);

  /** Ask a question of the host's own, or a poll. @param {string} about @param {OwnQuestion} [own] */
  #ask = (about, own) => (own ? this.#asking.askOwn(own) : this.#asking.ask(about));

  /** Do the next thing. @param {Act} what */
  #act = async (what) => {
    const { lesson } = this.#parts;
    const asking = this.#asking;
    const acts = {
      start: this.#start,
      next: () => lesson.go(1),
      thanks: () => lesson.go(1),
      ask: () => (asking.canAskHere() ? asking.askHere() : lesson.go(1)),
      close: () => asking.closeRound(),
      again: () => asking.again(),
      reveal: () => asking.reveal(),
      votes: () => asking.reveal(),
      end: () => this.#ending.ask(true),
    };
    await acts[what]();
    this.#stayOpen();
  };

  /** Start the lesson for a class, on the wall in the view for a projector. */
  #start = () => {
    const { actions, invitation, state } = this.#parts;
    if (invitation && state().page.view === "page") actions.togglePresent();
    actions.setLesson({ name: HOUR, stop: 0 });
  };

  #back = () => {
    this.#parts.lesson.go(-1);
    this.#stayOpen();
  };

  /** Keep the drawer of a remote control, which is all its page; a stop of a lesson closes it. */
  #stayOpen() {
    const { actions, invitation, state } = this.#parts;
    if (!invitation && state().page.drawer === null) actions.openDrawer("class");
  }

  /** Listen to the host's keys, before the page's own. Return a function that stops listening. */
  #listen() {
    const { actions, state } = this.#parts;
    const asking = this.#asking;
    /** @type {Record<string, () => unknown>} */
    const bindings = {
      w: this.#screen.toggle,
      q: () => asking.askOrClose(),
      o: () => this.#own.open(),
      r: () => (asking.isIn("open") || asking.isIn("closed")) && asking.reveal(),
      g: () => asking.isIn("closed") && asking.again(),
      h: () => actions.openDrawer("class"),
      f: () => this.#request("mode", { mode: state().class.room?.mode === "free" ? "held" : "free" }),
    };
    return listenToKeys(
      (name) => {
        if (document.querySelector("dialog:modal")) return undefined;
        const act = asking.actionOf(name) ?? bindings[name];
        return act
          ? (event) => {
              event.stopImmediatePropagation();
              if (!event.repeat) act();
            }
          : undefined;
      },
      () => state().page.settings.keys,
      true,
    );
  }

  /** Render the invitation; after LONELY milliseconds without any pupil with a hint. */
  #renderInvitation = () => {
    const { invitation, state } = this.#parts;
    const isLonely = state().class.room?.seats === 0 && Date.now() - this.#since > LONELY;
    this.#invites.render(invitation, invitation !== null && isLonely);
  };

  /** Handle a new snapshot. @param {Room} room */
  update(room) {
    this.#asking.load(room);
  }

  /** @param {Look} look @param {Room} room @param {boolean} moved  whether the film was moved on this device */
  render(look, room, moved) {
    const shown = filmShown(this.#parts.state());
    const standing = this.#steering.settle(room, moved);
    const leading = standing === "leads";
    this.#steering.sendFilm(leading && look.class.status === "here" && hasArrived(look), shown);
    this.#asking.render(room, leading);
    const asked = words.asked(room, this.#isReturning(room));
    this.#renderDrawer(look, room, asked);
    this.#renderScreen(look, room, asked);
    return standing;
  }

  /** @param {Look} look @param {Room} room @param {string} asked  the state of the question in one line */
  #renderDrawer(look, room, asked) {
    const { lesson, invitation } = this.#parts;
    const { note, lesson: stop } = look.learn;
    const { tally, places } = look.class;
    const left = stop?.name === HOUR ? (note?.left ?? null) : null;
    const follows = lesson.next() ?? (stop && "stop"); // a lesson that loads
    const next = nextThing({ room, tally, next: follows, canAsk: this.#asking.canAskHere(), left });
    const isSecret = invitation === null;
    this.#button.render(next);
    this.#renderInvitation();
    this.#lesson.render(isSecret ? note : null);
    this.#film.render(look);
    this.#people.render(room, places);
    this.#doors.render(places);
    this.#question.render(look.class, room, next, { isSecret, asked, step: look.film.step });
  }

  /** Render what a projector shows around the film. @param {Look} look @param {Room} room @param {string} asked */
  #renderScreen(look, room, asked) {
    const { invitation } = this.#parts;
    const { places, asks } = look.class;
    this.#page.render(look.learn.note?.page ?? "", invitation);
    this.#screen.render(invitation, words.status(room, places));
    const isCornered = look.learn.lesson === null && room.phase !== "revealed"; // then the corner shows the hands
    const hands = isCornered ? "" : words.hands(places?.hands ?? []);
    this.#large.render(room, asks, look.film.step, [asked, hands].filter(Boolean).join(" · "));
  }

  /** Show another invitation. @param {Invitation} invitation */
  invite(invitation) {
    this.#parts = { ...this.#parts, invitation };
  }

  /** Remove the desk: the class is over for this page. */
  close() {
    clearTimeout(this.#reminder);
    this.#message.close();
    this.#steering.stop();
    this.#stopListening();
    for (const part of [this.#asking, this.#button, this.#screen]) part.close();
    for (const part of [this.#doors, this.#own, this.#ending, this.#large, this.#page]) part.remove();
  }
}

/** Return true unless the page is on its way to a stop of a lesson, whose question may come first. @param {Look} look */
const hasArrived = ({ learn: { lesson, note, awaits } }) =>
  awaits === null && (lesson === null || (lesson.name === note?.here.name && lesson.stop === note.here.stop));
