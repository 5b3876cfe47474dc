// What a host's page does about the question of its class: asks it, shows the picture of its step that tells no answer,
// and plays the answer once it is shown.

import { sentenceAt } from "../../algorithms/algorithms.js";
import { sameRun } from "../../address/address.js";
import { wordsOf } from "../../words/words.js";
import { createAskable } from "./askable.js";
import { createAskedQuestion } from "./display.js";
import { usualOf } from "./question.js";
import { filmShown } from "../reports.js";

/** @import { Actions, Asked, Film, Sentence, Source, State } from "../../types.js" */
/** @import { Room } from "../room.js" */
/** @import { Session } from "../session.js" */
/** @import { Message } from "./message.js" */

const words = await wordsOf("desk");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Source} source
 * @property {() => State} state
 * @property {() => number} here  the step at which the film is
 * @property {Session} session
 * @property {Message} message
 * @property {(film: Film, said: Sentence, about: string) => void} asked  a question is asked here
 */

class Asking {
  #parts;
  #askable;
  #askedQuestion;
  #lastAsked = ""; // the kind
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
    const { state, here, session, message } = this.#parts;
    const {
      film: { run, shown },
    } = state();
    const step = here();
    this.#lastAsked = about;
    const isAsked = await message.attempt(session.ask(about, step));
    if (!isAsked || shown?.step.step !== step) return;
    const said = sentenceAt({ film: { shown: { run, step: shown.step } }, learn: { asked: null }, moment: null });
    this.#parts.asked(filmShown(state(), step), said, about);
  }

  /** Whether the question is open, closed or revealed. @param {NonNullable<Room["phase"]>} phase */
  isIn(phase) {
    return this.#parts.session.get().room?.phase === phase;
  }

  /** End the round of votes. */
  end() {
    const { session, message } = this.#parts;
    return message.attempt(session.close());
  }

  /** Begin another round. */
  again() {
    const { session, message } = this.#parts;
    return message.attempt(session.again());
  }

  /** Tell everybody the answer. */
  reveal() {
    const { session, message } = this.#parts;
    return message.attempt(session.reveal());
  }

  /** The key Q: ask, or close the votes. */
  askOrClose() {
    const { state, actions, message } = this.#parts;
    if (this.isIn("open")) return this.end();
    if (this.isIn("closed")) return undefined;
    if (state().play.playing) actions.playOrPause();
    const usual = usualOf(this.kinds() ?? [], this.#lastAsked);
    return usual ? this.ask(usual) : message.say(words.ASKING.none);
  }

  /**
   * Show on this page what is asked.
   * @param {Room} room
   * @param {boolean} leading
   * @returns {Asked | null}  the question, once its step has come
   */
  render(room, leading) {
    const asks = this.#askedQuestion(room);
    this.#show(room, asks);
    this.#playAnswer(room, leading);
    return asks;
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

  close() {
    this.#askable.close();
  }
}

/** @param {Parts} parts */
export const createAsking = (parts) => new Asking(parts);
