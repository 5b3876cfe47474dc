// A class on its host's page: the invitation, the lead's film, the question, the people, the trail. Drawer,
// projector and a phone as the remote control are all this page.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { el } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { Asking } from "./asking.js";
import { People } from "./people.js";
import { createClosing } from "./closing.js";
import { createCountdown } from "../countdown.js";
import { QuestionSection, createReturning } from "./question.js";
import { createInvitation } from "./invitation.js";
import { createRemote, linkOf } from "./remote.js";
import { createLarge, createScreen } from "./display.js";
import { createMessage } from "./message.js";
import { createPageCode } from "./page.js";
import { createPlaces, createTicks } from "./places.js";
import { filmShown, isElsewhere } from "../leadfilm.js";
import { createEnding, createFilmControls, createSteering, listHostKeys, listenAsHost } from "./steering.js";

/** @import { Actions, Look, Source, State } from "../../types.js" */
/** @import { AskedHere } from "../asked.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */
/** @import { SendRequest } from "./message.js" */
/** @import { LessonNote } from "./steering.js" */

const words = await wordsOf("desk");

const LONELY = 60_000; // milliseconds without any pupil

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Source} source
 * @property {() => State} state
 * @property {() => number} here  the film's step
 * @property {Session} session
 * @property {LessonNote} lesson
 * @property {Invitation | null} invitation  null on a device that has not opened the class
 * @property {boolean} leads  whether this device leads at first
 */

export class Desk {
  #parts;
  #since = Date.now();
  /** True if this screen has left the film that a pupil leads. */
  #hasLeft = false;
  #reminder;
  #message = createMessage();
  #screen = createScreen();
  #invites;
  #steering;
  #controls;
  #people;
  #question;
  #closing;
  #countdown;
  #remote;
  #places;
  #ending;
  #asking;
  #isReturning = createReturning();
  #ticks = createTicks();
  #large = createLarge();
  #page = createPageCode();
  #stopListening;
  /** The row at the lower edge of the drawer. */
  foot = el("div", { class: "row class-foot" });

  /** @param {Parts} parts */
  constructor(parts) {
    const { actions, session, leads } = parts;
    const request = this.#request;
    this.#parts = parts;
    this.#countdown = createCountdown(actions.repaint);
    this.#reminder = setTimeout(actions.repaint, LONELY + 1000); // if nothing else repaints the page
    this.#invites = createInvitation(actions, this.#screen.toggle);
    this.#steering = createSteering({ session, leads, changed: actions.repaint });
    this.#controls = createFilmControls(actions, parts.lesson);
    this.#people = new People({ session, takeLead: this.#takeLead, request });
    this.#places = createPlaces(actions, session.get().code);
    this.#asking = new Asking({ ...parts, request, asked: this.#places.ask, write: this.#write });
    this.#question = new QuestionSection({
      ask: (about) => this.#asking.ask(about),
      askOwn: this.#asking.askOwn,
      close: () => this.#asking.closeRound(),
      again: () => this.#asking.again(),
      reveal: () => this.#asking.reveal(),
      setVotes: this.#setVotes,
    });
    this.#closing = createClosing(session, request);
    this.#remote = createRemote(actions, session, request);
    this.#ending = createEnding(() => request("end"), this.#places.save);
    this.element = el(
      "div",
      { class: "stack class-desk" },
      this.#message.element,
      this.#controls.element,
      this.#controls.notes,
      this.#invites.element,
      this.#question.element,
      this.#closing.element,
      this.#people.element,
      this.#remote.element,
      this.#places.element,
      listHostKeys(),
      this.#ending.left,
      this.foot,
    );
    this.foot.append(this.#ending.element);
    this.#stopListening = this.#listen();
  }

  /** @type {SendRequest} */
  #request = (type, fields, done) => this.#message.attempt(this.#parts.session.send(type, fields), done);

  #takeLead = () => {
    this.#message.attempt(this.#steering.takeLead(), words.LEAD.taken);
  };

  /** Open the drawer at the form for a question of the host's own. */
  #write = () => {
    this.#parts.actions.openDrawer("class");
    requestAnimationFrame(this.#question.write); // once the drawer is open
  };

  /** @param {boolean} shown */
  #setVotes = (shown) => {
    const { session } = this.#parts;
    session.setScreen(shown ? "remote" : session.get().token ? "projector" : "pupil");
  };

  /** Listen to the host's keys. Return a function that stops listening. */
  #listen() {
    const { actions, session, state } = this.#parts;
    /** @type {Record<string, () => unknown>} */
    const bindings = {
      w: this.#screen.toggle,
      q: () => this.#asking.askOrClose(),
      v: () => this.#setVotes(session.get().screen !== "remote"),
      r: () => (this.#asking.isIn("open") || this.#asking.isIn("closed")) && this.#asking.reveal(),
      g: () => this.#asking.isIn("closed") && this.#asking.again(),
      h: () => {
        actions.openDrawer("class");
        requestAnimationFrame(this.#people.show); // once the drawer is open
      },
      t: () => this.#closing.toggle(/** @type {Room} */ (session.get().room)),
      m: this.#takeLead,
      f: () => this.#request("mode", { mode: session.get().room?.mode === "free" ? "pinned" : "free" }),
    };
    const signs = () => state().page.settings.keys;
    const actionOf = (/** @type {string} */ name) =>
      name === "t" && !this.#asking.isIn("open") ? undefined : bindings[name];
    return listenAsHost((name) => this.#asking.actionOf(name) ?? actionOf(name), signs);
  }

  /** Render the drawer. @param {Look} look @param {Attendance} attendance @param {Room} room @param {boolean} leading @param {AskedHere | null} asks @param {boolean} returning */
  #renderDrawer(look, { tally, places: where, screen, token }, room, leading, asks, returning) {
    const { invitation } = this.#parts;
    const lonely = invitation !== null && room.seats === 0 && Date.now() - this.#since > LONELY;
    this.#invites.render(invitation, lonely);
    this.#controls.render(look);
    this.#people.render(room, where, leading);
    this.#question.render(room, tally, screen === "remote", {
      kinds: this.#asking.kinds(),
      playing: look.play.playing !== 0,
      asks,
      returning,
    });
    this.#remote.render(invitation?.address ? linkOf(invitation.address, token) : "", room.remote);
    this.#ending.render(room.lasts);
  }

  /** @param {Look} look @param {Attendance} attendance @param {boolean} moved  whether the film was moved on this device */
  render(look, attendance, moved) {
    const { state, here } = this.#parts;
    const { room, status } = attendance;
    if (!room) return "follows";
    const shown = filmShown(state(), here());
    const standing = this.#steering.settle(room, moved);
    const leading = standing === "leads";
    this.#steering.sendFilm(leading && status === "here", shown);
    this.#hasLeft = room.lead !== 0 && (moved || this.#hasLeft) && isElsewhere(shown, room);
    const asks = this.#asking.render(room, leading);
    if (look.film.shown?.step.step === shown.step && !look.learn.asked) this.#places.note(shown, sentenceAt(look));
    const returning = this.#isReturning(room); // pages are sending their votes again
    const seconds = this.#countdown.left(room);
    this.#renderDrawer(look, attendance, room, leading, asks, returning);
    this.#closing.render(room, seconds);
    this.#renderScreen(look, attendance, room, shown.step, asks, words.asked(room, returning, seconds));
    return standing;
  }

  /** Render what a projector shows around the film. @param {Look} look @param {Attendance} attendance @param {Room} room @param {number} step @param {AskedHere | null} asks @param {string} asked */
  #renderScreen(look, { places: where }, room, step, asks, asked) {
    const { invitation, lesson } = this.#parts;
    this.#page.render(lesson.noteText()?.page ?? "", invitation);
    this.#screen.render(invitation, words.status(room, where, this.#hasLeft));
    this.#ticks.render(look, where);
    const isCornered = look.learn.lesson === null && room.phase !== "revealed"; // then the corner shows who leads
    const seats = isCornered ? "" : words.seats(room, where, this.#hasLeft);
    this.#large.render(room, asks, step, [asked, seats].filter(Boolean).join(" · "));
  }

  /** Show another invitation. @param {Invitation} invitation */
  invite(invitation) {
    this.#parts = { ...this.#parts, invitation };
  }

  /** Remove the desk: the class is over for this page. */
  close() {
    clearTimeout(this.#reminder);
    this.#message.close();
    this.#countdown.stop();
    this.#steering.stop();
    this.#places.stop();
    this.#asking.close();
    this.#stopListening();
    this.#screen.close();
    this.#ticks.remove();
    this.#large.remove();
    this.#page.remove();
  }
}
