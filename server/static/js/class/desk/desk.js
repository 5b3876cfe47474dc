// A class as its host has it: the invitation, what the lead reports, the question, the people, the trail; in the
// drawer, on the projector and on a phone as a remote control, which are all the same page.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { sameRun } from "../../address/address.js";
import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { createOutage, createPeople } from "./people.js";
import { createAskable, createQuestion, usualOf } from "./question.js";
import { createInvitation, createRemote, linkOf } from "./invitation.js";
import { createLarge, createAskedQuestion, createScreen } from "./display.js";
import { createPlaces, createTicks } from "./places.js";
import { filmShown } from "../reports.js";
import { createEnding, createFilm, createSteering, listHostKeys, listenAsHost } from "./steering.js";

/** @import { Actions, Asked, Look, Source, State } from "../../types.js" */
/** @import { Refused } from "../../wire/protocol.js" */
/** @import { Attendance, Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Invitation } from "./invitation.js" */

const classWords = await wordsOf("class");
const words = await wordsOf("desk");

const LONELY = 60_000; // milliseconds without anybody

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Source} parts.source
 * @param {() => State} parts.state
 * @param {() => number} parts.here  the step at which the film is
 * @param {Session} parts.session
 * @param {Invitation | null} parts.invitation  null on a device that has not opened the class
 * @param {boolean} parts.leads  whether this device leads from the beginning
 */
export function createDesk({ actions, source, state, here, session, invitation, leads }) {
  let lastAsked = "";
  let phase = "";
  const since = Date.now();
  const reminder = setTimeout(actions.repaint, LONELY + 1000); // if nothing else happens

  const message = el("p", { class: "class-message", role: "status" });
  const outage = createOutage();
  const screen = createScreen();
  const invites = createInvitation(actions, screen.toggle);
  const steering = createSteering({ session, leads, changed: actions.repaint });
  const take = () => attempt(steering.take(), words.LEAD.taken);
  const film = createFilm(actions);
  const people = createPeople({ session, take, attempt });
  const question = createQuestion({
    ask,
    close: () => attempt(session.close()),
    again: () => attempt(session.again()),
    reveal: () => attempt(session.reveal()),
    setVotes,
  });
  const remote = createRemote(actions);
  const places = createPlaces(actions);
  const ending = createEnding(() => attempt(session.end()));
  const ticks = createTicks();
  const large = createLarge();
  const askedQuestion = createAskedQuestion(source, actions.repaint);
  const askable = createAskable(source, actions.repaint);
  const element = el(
    "div",
    { class: "class-desk" },
    message,
    outage.element,
    film.element,
    invites.element,
    question.element,
    people.element,
    remote.element,
    places.element,
    listHostKeys(),
    ending.element,
  );

  const isPhase = (/** @type {string} */ its) => session.get().room?.phase === its;
  const kindsHere = () => askable.at(state().film.run, here(), state().play.playing !== 0);
  const forget = listenAsHost(
    {
      w: screen.toggle,
      q: askOrClose,
      v: () => setVotes(session.get().screen !== "remote"),
      r: () => isPhase("closed") && attempt(session.reveal()),
      g: () => isPhase("closed") && attempt(session.again()),
      h() {
        actions.openDrawer("class");
        requestAnimationFrame(people.show); // once the drawer is open
      },
      m: take,
      f: () => attempt(session.mode(session.get().room?.mode === "free" ? "pinned" : "free")),
    },
    () => state().page.settings.keys,
  );

  /**
   * Do something, and say so, or why not; resolves to whether it is done.
   * @param {Promise<unknown>} doing
   * @param {string} [done]
   */
  async function attempt(doing, done = "") {
    let refused = "";
    try {
      await doing;
    } catch (error) {
      const { code, message: said } = /** @type {Refused} */ (error);
      refused = classWords.why(code, said);
    }
    write(message, refused || done);
    mark(message, "refused", refused !== "");
    return refused === "";
  }

  /** @param {boolean} shown */
  function setVotes(shown) {
    session.look(shown ? "remote" : "projector");
  }

  /** @param {string} about */
  async function ask(about) {
    const {
      film: { run, shown },
    } = state();
    const step = here();
    lastAsked = about;
    const asked = await attempt(session.ask(about, step));
    if (asked && shown?.step.step === step)
      places.ask(
        filmShown(state(), step),
        sentenceAt({ film: { shown: { run, step: shown.step } }, learn: { asked: null }, moment: null }),
        about,
      );
  }

  /** The key Q: ask, or close the votes. */
  function askOrClose() {
    if (isPhase("open")) return attempt(session.close());
    if (isPhase("closed")) return undefined;
    if (state().play.playing) actions.playOrPause();
    const usual = usualOf(kindsHere() ?? [], lastAsked);
    return usual ? ask(usual) : write(message, words.ASKING.none);
  }

  /** Show the picture that asks, or no longer. @param {Room} room @param {Asked | null} its */
  function pose(room, its) {
    const {
      learn: { asked },
      film: { shown },
    } = state();
    const isOurs = its !== null && asked?.question === its.question;
    const isThere = shown !== null && shown.step.step === room.at && its !== null && sameRun(shown.run, its.run);
    if (isThere && room.phase !== "revealed") {
      if (!isOurs) actions.setAsked({ ...its, run: shown.run });
    } else if (isOurs) actions.setAsked(null);
  }

  /** The film plays the answer once it is shown. @param {Room} room @param {boolean} leading */
  function playAnswer(room, leading) {
    const isNew = room.phase === "revealed" && phase !== "" && phase !== "revealed";
    phase = room.phase ?? "none";
    if (isNew && leading && room.shown !== undefined) actions.go(room.shown);
  }

  /**
   * What stands in the drawer.
   * @param {Look} look
   * @param {Attendance} attendance
   * @param {Room} room
   * @param {boolean} leading
   * @param {Asked | null} asks
   */
  function renderDrawer(look, { tally, places: where, screen: its, token }, room, leading, asks) {
    const lonely = invitation !== null && room.seats === 0 && Date.now() - since > LONELY;
    outage.render(where?.cut_off ?? false);
    invites.render(invitation, lonely);
    film.render(look);
    people.render(room, where, leading);
    question.render(room, tally, its === "remote", {
      kinds: kindsHere(),
      playing: look.play.playing !== 0,
      text: asks?.said.title ?? "",
    });
    remote.render(invitation?.address ? linkOf(invitation.address, token) : "", invitation?.remote ?? null);
    ending.render(room.lasts);
  }

  return {
    element,
    /** @param {Look} look @param {Attendance} attendance @param {boolean} moved  the film, on this device */
    render(look, attendance, moved) {
      const { room, places: where, status, code } = attendance;
      if (!room) return "follows";
      const standing = steering.settle(room, moved);
      const leading = standing === "leads";
      const shown = filmShown(state(), here());
      steering.report(leading && status === "here", shown);
      const asks = askedQuestion(room);
      pose(room, asks);
      playAnswer(room, leading);
      if (look.film.shown?.step.step === shown.step && !look.learn.asked) places.note(shown, sentenceAt(look), code);
      renderDrawer(look, attendance, room, leading, asks);
      screen.render(invitation, words.people(room.here, where?.follow ?? null));
      ticks.render(look, where);
      large.render(room, asks, shown.step);
      return standing;
    },
    /** The class is over for this page. */
    close() {
      clearTimeout(reminder);
      outage.close();
      steering.stop();
      places.stop();
      askable.close();
      forget();
      screen.close();
      ticks.remove();
      large.remove();
    },
  };
}

/** @typedef {ReturnType<typeof createDesk>} Desk */
