// What a host's page does about the question of its class: asks it, also when a lesson comes to one, holds the film and
// shows the picture of its step that tells no answer, and plays the answer once it is shown.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { sameRun } from "../../address/address.js";
import { wordsOf } from "../../words/words.js";
import { createNewest } from "../../wire/newest.js";
import { createProposal } from "./proposal.js";
import { leastAsked } from "./question.js";
import { createAskedQuestion } from "../asked.js";
import { filmShown } from "../reports.js";
import { isInLesson } from "../placing.js";
import { roundOf } from "../room.js";
import { isPoll } from "../../questions/kinds.js";

/** @import { Actions, Asked, Film, Run, Sentence, Source, State } from "../../types.js" */
/** @import { AskedHere } from "../asked.js" */
/** @import { Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Request } from "./message.js" */

const words = await wordsOf("desk");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Source} source
 * @property {() => State} state
 * @property {() => number} here  the step at which the film is
 * @property {Session} session
 * @property {Request} request
 * @property {(film: Film, said: Sentence, about: string) => void} asked  a question is asked here
 */

export class Asking {
  #parts;
  #askable;
  #askedQuestion;
  /** How often each kind was asked. @type {Map<string, number>} */
  #counts = new Map();
  #proposal = createProposal((about) => this.ask(about));
  #isToPropose = false; // as soon as it is known what can be asked
  #lessonStop = ""; // the last one whose question was asked
  #phase = "";

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { source, actions } = parts;
    this.#askable = createAskable(source, actions.repaint);
    this.#askedQuestion = createAskedQuestion(source, actions.repaint);
  }

  /** The kinds of question that the step here allows; null as long as nobody knows. */
  kinds() {
    const { film, play } = this.#parts.state();
    return this.#askable.at(film.run, this.#parts.here(), play.playing !== 0);
  }

  /** @param {string} about */
  async ask(about) {
    const { state, here, request } = this.#parts;
    if (state().play.playing) this.#parts.actions.playOrPause();
    const {
      film: { run, shown },
    } = state();
    const step = here();
    const isAsked = await request("ask", { about, step });
    if (!isAsked) return;
    this.#counts.set(about, (this.#counts.get(about) ?? 0) + 1);
    if (shown?.step.step !== step || isPoll(about)) return; // no lesson asks a poll
    const said = sentenceAt({ film: { shown: { run, step: shown.step } }, learn: { asked: null }, moment: null });
    this.#parts.asked(filmShown(state(), step), said, about);
  }

  /** Whether the question is open, closed or revealed. @param {NonNullable<Room["phase"]>} phase */
  isIn(phase) {
    return this.#parts.session.get().room?.phase === phase;
  }

  /** End the round of votes. */
  end() {
    return this.#parts.request("close", roundOf(this.#parts.session.get().room));
  }

  /** Begin another round. */
  again() {
    return this.#parts.request("again", roundOf(this.#parts.session.get().room));
  }

  /** Tell everybody the answer; nobody votes any more. */
  async reveal() {
    const { session, request } = this.#parts;
    if (!this.isIn("open") || (await this.end())) await request("reveal", { ask: session.get().room?.ask });
  }

  /** The key Q: propose what to ask, or close the votes. */
  askOrClose() {
    const { state, actions } = this.#parts;
    if (this.isIn("open")) return this.end();
    if (this.isIn("closed")) return undefined;
    if (state().play.playing) actions.playOrPause();
    this.#isToPropose = true;
    return actions.repaint();
  }

  /** Propose what the step here allows, those kinds first that were asked least, and the polls. */
  #propose() {
    const kinds = this.#isToPropose ? this.kinds() : null;
    if (kinds === null) return; // the server is still asked
    this.#isToPropose = false;
    this.#proposal.open(leastAsked(kinds, this.#counts));
  }

  /**
   * Show on this page what is asked.
   * @param {Room} room
   * @param {boolean} leading
   * @returns {AskedHere | null}  the question, once its step has come
   */
  render(room, leading) {
    const asks = this.#askedQuestion(room);
    this.#show(room, asks);
    this.#hold(room);
    this.#playAnswer(room, leading);
    this.#propose();
    if (leading) this.#askAsLesson(room);
    return asks;
  }

  /** The film stays at a question until its answer is shown. @param {Room} room */
  #hold({ phase, at }) {
    const { state, here, actions } = this.#parts;
    const { shown } = state().film;
    const waits = phase === "open" || phase === "closed";
    const isThere = shown !== null && shown.step.step === at && here() === at;
    actions.setHeld(waits && isThere ? words.ASKING.HELD[phase] : "");
  }

  /** Where the lead is at a question of a lesson, everybody is asked it, once. @param {Room} room */
  #askAsLesson(room) {
    const { lesson, asked } = this.#parts.state().learn;
    const stop = lesson ? `${lesson.name} ${lesson.stop}` : "";
    if (!stop) this.#lessonStop = "";
    const isFree = room.phase === undefined || room.phase === "revealed";
    const isThere = asked !== null && sameRun(asked.run, room) && room.step === asked.question.step;
    if (stop === this.#lessonStop || !isFree || !isThere || !isInLesson(lesson, room) || room.here === 0) return;
    this.#lessonStop = stop;
    this.ask(asked.question.about);
  }

  /** Show the picture that asks, or no longer. @param {Room} room @param {Asked | null} its */
  #show(room, its) {
    const { state, actions } = this.#parts;
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
  #playAnswer(room, leading) {
    const isNew = room.phase === "revealed" && this.#phase !== "" && this.#phase !== "revealed";
    this.#phase = room.phase ?? "none";
    if (isNew && leading && room.shown !== undefined) this.#parts.actions.go(room.shown);
  }

  /** What a key does while questions are proposed. @param {string} name */
  bound(name) {
    return this.#proposal.bound(name);
  }

  close() {
    this.#proposal.close();
    this.#proposal.remove();
    this.#parts.actions.setHeld("");
    this.#askable.close();
  }
}

// What can be asked about the step that is shown. The server is asked when the film rests there.

/** @typedef {{name: string, run: Run, step: number}} Wanted */

/** @param {Source} source @param {() => void} changed */
function createAskable(source, changed) {
  /** @type {{name: string, kinds: string[]}} */
  let known = { name: "", kinds: [] };
  let wanted = "";
  const newest = createNewest(
    (/** @type {Wanted} */ { run, step }) => source.readQuestions(run, step, step + 1).catch(() => []),
    ({ name }, found) => {
      known = { name, kinds: [...new Set(found.map(({ about }) => about))] };
      changed();
    },
  );

  return {
    /**
     * The kinds of question that a step allows; null as long as nobody knows.
     * @param {Run} run
     * @param {number} step
     * @param {boolean} playing
     */
    at(run, step, playing) {
      const name = JSON.stringify([run, step]);
      if (name !== wanted && !playing) {
        wanted = name;
        newest.request({ name, run, step });
      }
      return known.name === name ? known.kinds : null;
    },
    close: newest.close,
  };
}
