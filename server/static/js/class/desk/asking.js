// The class's question on a host's page: asks it, also on reaching one in a lesson, blocks the film, shows a picture of
// the step that hides the answer, and goes to the answer once it is revealed.

import { sameRun } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";
import { createAskable, leastAsked } from "./askable.js";
import { createProposal } from "./proposal.js";
import { createAskedQuestion, stepShown } from "../asked.js";
import { filmShown } from "../leadfilm.js";
import { isAsking } from "../following.js";
import { roundOf, saveOwn } from "../room.js";
import { openAsked } from "../../questions/asked.js";
import { OWN, isSameOwn } from "../../questions/kinds.js";

/** @import { Actions, Change, OpenQuestion, OwnQuestion, Player, StopQuestion, Run, Source, State, Step } from "../../types.js" */
/** @import { Attendance, Room, SendRequest } from "../room.js" */

const words = await wordsOf("desk");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Pick<Player, "onArrive">} player
 * @property {Source} source
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {SendRequest} request
 * @property {() => Promise<number>} lead  leads the class, and resolves to the term
 */

export class Asking {
  #parts;
  #askable;
  /** Loads the question of a snapshot, once there is a first one. @type {ReturnType<typeof createAskedQuestion> | null} */
  #loadQuestion = null;
  /** Times that each kind was asked. @type {Map<string, number>} */
  #counts = new Map();
  /** The proposed questions, once they were wanted. @type {ReturnType<typeof createProposal> | null} */
  #proposal = null;
  #isToPropose = false; // as soon as the kinds of question are known
  /** The question of a lesson that was asked last. @type {StopQuestion | null} */
  #askedStop = null;
  #phase = "";
  #ignoreArrivals;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#askable = createAskable(parts);
    this.#ignoreArrivals = parts.player.onArrive(this.#arrive);
  }

  /** Hide the answer in the frame in which the class's question comes to this page. @param {Step} step @param {Run} run @returns {Change} */
  #arrive = (step, run) => {
    const room = this.#room();
    if (!room || !isAsking(room) || room.at !== step.step || !sameRun(run, room)) return {};
    const { about = "", own } = room;
    return {
      learn: {
        asked: openAsked({ question: { step: step.step, about, answer: -1, shown: step.step, own }, step, run }),
      },
    };
  };

  /** Return the kinds of question that the film's step allows; null until the server has answered. */
  kinds() {
    return this.#askable.here();
  }

  /** Load the question of a new snapshot. @param {Room} room */
  load(room) {
    const { source, set } = this.#parts;
    if (room.ask !== undefined) this.#loadQuestion ??= createAskedQuestion(source, (asks) => set({ asks }));
    this.#loadQuestion?.(room);
  }

  #room() {
    return this.#parts.state().class.room;
  }

  /** Ask a question of the host's own; resolves to whether it is asked. @param {OwnQuestion} own */
  askOwn = async (own) => {
    const isAsked = await this.ask(OWN, own);
    if (isAsked) saveOwn(own);
    return isAsked;
  };

  /** Ask a question; resolves to whether it is asked. @param {string} about @param {OwnQuestion} [own] */
  async ask(about, own) {
    const { state, request } = this.#parts;
    if (state().play.playing) this.#parts.actions.playOrPause();
    const isAsked = await request("ask", { about, step: state().film.step, ...(own && { own }) });
    if (isAsked) this.#counts.set(about, (this.#counts.get(about) ?? 0) + 1);
    return isAsked;
  }

  /** Return whether the question is in this phase. @param {NonNullable<Room["phase"]>} phase */
  isIn(phase) {
    return this.#room()?.phase === phase;
  }

  /** Close the round of votes. */
  closeRound() {
    return this.#parts.request("close", roundOf(this.#room()));
  }

  /** Open another round. */
  again() {
    return this.#parts.request("again", roundOf(this.#room()));
  }

  /** Reveal the answer to the class, which ends the votes. */
  async reveal() {
    if (!this.isIn("open") || (await this.closeRound()))
      await this.#parts.request("reveal", { ask: this.#room()?.ask });
  }

  /** Take the open question back, with its votes. The answer to a lesson's stays hidden: pages go to the start of the film. */
  async discard() {
    const { state, actions, request, lead } = this.#parts;
    const ask = this.#room()?.ask;
    const stop = this.#askedStop;
    if (state().learn.lesson === null || !stop) return request("discard", { ask });
    const film = { ...filmShown(state()), step: 0, part: null, point: null, lesson: null, stop: 0 };
    const term = await lead().catch(() => null);
    const isDone = term !== null && (await request("discard", { ask, ...film, term }));
    if (isDone) actions.setAwaited(stop); // until it is asked again, this page does not send its film
    return isDone;
  }

  /** Handle the key Q: propose questions, or close the votes. */
  askOrClose() {
    const { state, actions } = this.#parts;
    if (this.isIn("open")) return this.closeRound();
    if (this.isIn("closed")) return undefined;
    if (state().play.playing) actions.playOrPause();
    this.#isToPropose = true;
    return this.#propose();
  }

  /** Propose the kinds that the film's step allows, the least asked first. */
  #propose() {
    const kinds = this.#isToPropose ? this.kinds() : null;
    if (kinds === null) return; // the server has not answered yet
    this.#isToPropose = false;
    this.#proposal ??= createProposal((about) => this.ask(about));
    this.#proposal.open(leastAsked(kinds, this.#counts));
  }

  /**
   * Show the class's question on this page.
   * @param {Room} room
   * @param {boolean} leading
   */
  render(room, leading) {
    this.#show(room, this.#parts.state().class.asks);
    this.#block(room);
    this.#playAnswer(room, leading);
    this.#propose();
    if (isAsking(room) && this.#parts.state().learn.awaits === this.#askedStop) this.#parts.actions.setAwaited(null);
    this.#pose();
  }

  /** Block the film at a question until its answer is revealed. @param {Room} room */
  #block(room) {
    const { phase, at } = room;
    const { film } = this.#parts.state();
    const waits = phase === "open" || phase === "closed";
    const isThere = film.step === at && stepShown(film, room) === at;
    this.#setBlocked(waits && isThere ? words.ASKING.BLOCKED[phase] : "");
  }

  /** Block the film, with the reason that is shown to a viewer who moves it; "" releases it. @param {string} blocked */
  #setBlocked(blocked) {
    const { state, set, actions } = this.#parts;
    const { blocked: before } = state().class;
    if (blocked === before) return;
    set({ blocked });
    if (before && state().page.notices.page === before) actions.showMessage("");
  }

  /** Ask the class the question at which a lesson waits; its place and the question reach all pages as one. */
  async #pose() {
    const { state, actions, request, lead } = this.#parts;
    const { awaits } = state().learn;
    if (!awaits || awaits === this.#askedStop || state().class.status !== "here") return;
    this.#askedStop = awaits;
    const { here, place, about, own } = awaits;
    const { film, learn, ...rest } = state();
    const { run, step } = place;
    const at = filmShown({ ...rest, film: { ...film, run, step, part: null }, learn: { ...learn, lesson: here } });
    const term = await lead().catch(() => null);
    const isAsked =
      term !== null && (await request("ask", { ...at, playing: 0, point: null, term, about, ...(own && { own }) }));
    if (isAsked && own) saveOwn(own);
    if (isAsked || state().learn.awaits !== awaits) return;
    const { room } = state().class;
    actions.followLesson(room?.lesson ? { name: room.lesson, stop: room.stop } : null);
    actions.showBriefly(words.ASKING.refused);
  }

  /** Return the question of the page that the class is not asked yet: of a lesson's stop, or of a link; null without one. */
  #questionHere() {
    const { film, learn, class: attendance } = this.#parts.state();
    const { room } = attendance;
    if (!room || isAsking(room) || film.shown?.step.step !== film.step) return null;
    if (learn.asked) return { about: learn.asked.question.about, own: null };
    const own = learn.lesson && learn.note?.own;
    return own && !isSameOwn(room.own, own) ? { about: OWN, own } : null;
  }

  /** Return whether the page has a question that the class is not asked yet. */
  canAskHere = () => this.#questionHere() !== null;

  /** Ask the class the question of the page. */
  askHere = async () => {
    const here = this.#questionHere();
    if (!here) return;
    const isAsked = await (here.own ? this.askOwn(here.own) : this.ask(here.about));
    if (!isAsked) this.#parts.actions.showBriefly(words.ASKING.refused);
  };

  /** Show or remove the question's picture. @param {Room} room @param {OpenQuestion | null} opened */
  #show(room, opened) {
    const { state, actions } = this.#parts;
    const {
      learn: { asked },
      film: { shown },
    } = state();
    const isOurs = opened !== null && asked?.question === opened.question;
    const isThere = shown !== null && shown.step.step === room.at && opened !== null && sameRun(shown.run, opened.run);
    if (isThere && room.phase !== "revealed") {
      if (!isOurs) actions.setAsked({ ...opened, run: shown.run });
    } else if (isOurs) actions.setAsked(null);
  }

  /** Go to the step of the answer once it is revealed. @param {Room} room @param {boolean} leading */
  #playAnswer(room, leading) {
    const isNew = room.phase === "revealed" && this.#phase !== "" && this.#phase !== "revealed";
    this.#phase = room.phase ?? "none";
    if (!isNew || !leading || room.shown === undefined) return;
    if (this.#parts.state().learn.predict?.about) this.#parts.actions.setPredict(null); // it was for this step alone
    this.#parts.actions.go(room.shown);
  }

  /** Return the action of a key while questions are proposed. @param {string} name */
  actionOf(name) {
    return this.#proposal?.actionOf(name);
  }

  close() {
    this.#proposal?.close();
    this.#proposal?.remove();
    this.#setBlocked("");
    this.#askable.close();
    this.#ignoreArrivals();
  }
}
