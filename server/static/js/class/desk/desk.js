// A class on its host's page: the invitation, the lead's film, the question, the people, the trail. Drawer,
// projector and a phone as the remote control are all this page.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { Asking } from "./asking.js";
import { People, createRemote, linkOf } from "./people.js";
import { QuestionSection, createClosing, createReturning } from "./question.js";
import { createInvitation } from "./invitation.js";
import { createLarge, createPageCode, createScreen } from "./display.js";
import { createPlaces, createTicks } from "./places.js";
import { filmShown } from "../leadfilm.js";
import { createEnding, createFilmControls, createSteering, listHostKeys, listenAsHost } from "./steering.js";

/** @import { Actions, Look, Player, Source, State } from "../../types.js" */
/** @import { Attendance, Room, SendRequest } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */
/** @import { Refused } from "../../wire/protocol.js" */

const classWords = await wordsOf("class");
const words = await wordsOf("desk");

const LONELY = 60_000; // milliseconds without any pupil

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {Source} source
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {Session} session
 * @property {{go: (stops: 1 | -1) => void}} lesson
 * @property {Invitation | null} invitation  null on a device that has not opened the class
 * @property {boolean} leads  whether this device leads at first
 */

export class Desk {
  #parts;
  #since = Date.now();
  #reminder;
  #message = createMessage();
  #screen = createScreen();
  #invites;
  #steering;
  #controls;
  #people;
  #question;
  #closing;
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
    const { actions, state } = parts;
    const request = this.#request;
    this.#parts = parts;
    this.#reminder = setTimeout(this.#renderInvitation, LONELY + 1000); // if nothing else paints the page
    this.#invites = createInvitation(actions, this.#screen.toggle);
    this.#steering = createSteering(parts);
    this.#controls = createFilmControls(actions, parts.lesson.go);
    this.#people = new People({ state, takeLead: this.#takeLead, request });
    this.#places = createPlaces(actions, state().class.code);
    this.#asking = new Asking({
      ...parts,
      request,
      lead: this.#steering.lead,
      asked: this.#places.ask,
      write: this.#write,
    });
    this.#question = new QuestionSection({
      ask: (about) => this.#asking.ask(about),
      askOwn: this.#asking.askOwn,
      close: () => this.#asking.closeRound(),
      again: () => this.#asking.again(),
      reveal: () => this.#asking.reveal(),
      setVotes: this.#setVotes,
    });
    this.#closing = createClosing(state, request);
    this.#remote = createRemote(actions, state, request);
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
    const { session, state } = this.#parts;
    session.setScreen(shown ? "remote" : state().class.token ? "projector" : "pupil");
  };

  /** Listen to the host's keys. Return a function that stops listening. */
  #listen() {
    const { actions, state } = this.#parts;
    /** @type {Record<string, () => unknown>} */
    const bindings = {
      w: this.#screen.toggle,
      q: () => this.#asking.askOrClose(),
      v: () => this.#setVotes(state().class.screen !== "remote"),
      r: () => (this.#asking.isIn("open") || this.#asking.isIn("closed")) && this.#asking.reveal(),
      g: () => this.#asking.isIn("closed") && this.#asking.again(),
      h: () => {
        actions.openDrawer("class");
        requestAnimationFrame(this.#people.show); // once the drawer is open
      },
      t: () => this.#closing.toggle(/** @type {Room} */ (state().class.room)),
      m: this.#takeLead,
      f: () => this.#request("mode", { mode: state().class.room?.mode === "free" ? "held" : "free" }),
    };
    const signs = () => state().page.settings.keys;
    const actionOf = (/** @type {string} */ name) =>
      name === "t" && !this.#asking.isIn("open") ? undefined : bindings[name];
    return listenAsHost((name) => this.#asking.actionOf(name) ?? actionOf(name), signs);
  }

  /** Render the invitation; after LONELY milliseconds without any pupil with a hint. */
  #renderInvitation = () => {
    const { invitation, state } = this.#parts;
    const isLonely = state().class.room?.seats === 0 && Date.now() - this.#since > LONELY;
    this.#invites.render(invitation, invitation !== null && isLonely);
  };

  /** Render the drawer. @param {Look} look @param {Room} room @param {boolean} leading @param {boolean} returning */
  #renderDrawer(look, room, leading, returning) {
    const { invitation } = this.#parts;
    const { places: where, token } = look.class;
    this.#renderInvitation();
    this.#controls.render(look);
    this.#people.render(room, where, leading);
    this.#question.render(look, room, this.#asking.kinds(), returning);
    this.#remote.render(invitation?.address ? linkOf(invitation.address, token) : "", room.remote);
    this.#ending.render(room.lasts);
  }

  /** Handle a new snapshot. @param {Room} room */
  update(room) {
    this.#asking.load(room);
  }

  /** @param {Look} look @param {Room} room @param {boolean} moved  whether the film was moved on this device */
  render(look, room, moved) {
    const { status, seconds } = look.class;
    const shown = filmShown(this.#parts.state());
    const standing = this.#steering.settle(room, moved);
    const leading = standing === "leads";
    this.#steering.sendFilm(leading && status === "here" && hasArrived(look), shown);
    this.#asking.render(room, leading);
    if (look.film.shown?.step.step === shown.step && !look.learn.asked) this.#places.note(shown, sentenceAt(look));
    const returning = this.#isReturning(room); // pages are sending their votes again
    this.#renderDrawer(look, room, leading, returning);
    this.#closing.render(room, seconds);
    this.#renderScreen(look, room, words.asked(room, returning, seconds));
    return standing;
  }

  /** Render what a projector shows around the film. @param {Look} look @param {Room} room @param {string} asked */
  #renderScreen(look, room, asked) {
    const { invitation } = this.#parts;
    const { places: where, asks } = look.class;
    this.#page.render(look.learn.note?.page ?? "", invitation);
    this.#screen.render(invitation, words.status(room, where));
    this.#ticks.render(look, where);
    const isCornered = look.learn.lesson === null && room.phase !== "revealed"; // then the corner shows raised hands
    const seats = isCornered ? "" : words.seats(where);
    this.#large.render(room, asks, look.film.step, [asked, seats].filter(Boolean).join(" · "));
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
    this.#places.stop();
    this.#asking.close();
    this.#stopListening();
    this.#screen.close();
    this.#ticks.remove();
    this.#large.remove();
    this.#page.remove();
  }
}

/** Return true unless the page is on its way to a stop of a lesson, whose question may come first. @param {Look} look */
const hasArrived = ({ learn: { lesson, note } }) =>
  lesson === null || (lesson.name === note?.here.name && lesson.stop === note.here.stop);

// A message about the host's last action: done, for some seconds, or why it was refused, until the next action.

const BRIEF = 6000; // milliseconds

function createMessage() {
  const element = el("p", { class: "class-message if-any", role: "status" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} text @param {boolean} isRefused */
  function show(text, isRefused) {
    clearTimeout(timer);
    write(element, text);
    mark(element, "refused", isRefused);
    if (!isRefused) timer = setTimeout(() => write(element, ""), BRIEF);
  }

  return {
    element,
    /**
     * Await an action and show its message, or why it was refused. Resolves to whether it is done.
     * @param {Promise<unknown>} action
     * @param {string} [done]
     */
    async attempt(action, done = "") {
      let refused = "";
      try {
        await action;
      } catch (error) {
        const { code, message: said } = /** @type {Refused} */ (error);
        refused = classWords.why(code, said);
      }
      show(refused || done, refused !== "");
      return refused === "";
    },
    close: () => clearTimeout(timer),
  };
}
