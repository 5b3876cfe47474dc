// Voting: shows the class's question on a pupil's page at its step, sends the vote, and hides the step until the answer
// is revealed.

import { runOf } from "../algorithms/algorithms.js";
import { labelOf } from "../questions/asked.js";
import { isJudged } from "../questions/kinds.js";
import { mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, OwnQuestion, OwnText, State } from "../types.js" */
/** @import { FindQuestion } from "./restore.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("class");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {Session} session
 * @property {() => Promise<Asker>} asker
 * @property {FindQuestion} findQuestion  in the page's language
 */

export class Voting {
  #parts;
  /** @type {Asker | null} */
  #asker = null;
  #asked = ""; // question and round on the screen
  /** A lesson's own question in the page's language, and the region of its stop. @type {{place: string, question: Awaited<ReturnType<FindQuestion>>}} */
  #ours = { place: "", question: null };

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Return the question and the round that should be on the screen; "" for none. */
  #wanted() {
    const { room, follows } = this.#parts.state().class;
    if (!room || !follows || room.phase === undefined || room.phase === "revealed") return "";
    return `${room.ask} ${room.round}`;
  }

  /** Return the region of the stop whose own question the class is asked; "" for none, and for a question about a step. */
  #region() {
    const { room, follows } = this.#parts.state().class;
    const place = placeOf(room?.own);
    return follows && place !== "" && place === this.#ours.place ? (this.#ours.question?.region ?? "") : "";
  }

  /** Load what asks, and a lesson's own question in the page's language, so that it can come in one frame with its step. */
  async load() {
    const { asker, findQuestion, state } = this.#parts;
    const own = state().class.room?.own;
    const ours = own?.lesson ? findQuestion(own.lesson, own.stop ?? 0).catch(() => null) : null;
    this.#asker = await asker();
    this.#ours = { place: placeOf(own), question: await ours };
    const { room, tally } = state().class;
    if (room) this.#parts.set(this.translate({ room, ...(tally && { tally }) }));
    this.render();
  }

  /** Return true if a question, or its answer, would come without its form or its words. */
  isMissing = () => {
    const { room, follows } = this.#parts.state().class;
    const place = placeOf(room?.own);
    return (follows && place !== "" && place !== this.#ours.place) || (this.#wanted() !== "" && this.#asker === null);
  };

  /** Put a lesson's own question and its reason into the page's language. @param {Partial<Attendance>} change @returns {Partial<Attendance>} */
  translate(change) {
    const { place, question } = this.#ours;
    const { room = this.#parts.state().class.room, tally } = change;
    const own = room?.own;
    if (!question || !own || placeOf(own) !== place || question.choices.length !== own.choices.length) return change;
    const { text, choices, reason } = question;
    const said = change.room && { room: { ...change.room, own: { ...own, text, choices } } };
    return { ...change, ...said, ...(tally && { tally: { ...tally, reason } }) };
  }

  /** @param {Asker} asker @param {Room} room */
  async #ask(asker, { about = "", at = 0, own, ...film }) {
    const run = runOf(film);
    const { state, session } = this.#parts;
    const mine = this.#wanted();
    this.#asked = mine;
    const ballot = {
      words: words.BALLOT,
      isOpen: () => this.#wanted() !== mine || state().class.room?.phase === "open",
      sent: () => state().class.vote?.answer ?? null,
      counts: () => state().class.vote?.epoch === state().class.room?.epoch,
      closed: () => closedAfter(state().class),
      send: session.vote,
    };
    await asker.ask({ step: at, about, answer: -1, shown: at, own }, run, ballot); // the server does not send the right answer yet
    if (this.#asked === mine) this.#asked = ""; // closed by moving the film: it is asked again back at its step
  }

  render() {
    mark(document.documentElement, "vote-region", this.#region());
    const question = this.#wanted();
    const { room } = this.#parts.state().class;
    if (this.#asked && this.#asked !== question) this.leave();
    if (question && !this.#asked && room && this.#asker && !this.isMissing()) this.#ask(this.#asker, room);
  }

  /** Remove the question from the page. */
  leave() {
    mark(document.documentElement, "vote-region", "");
    if (!this.#asked) return;
    this.#asked = "";
    this.#asker?.close();
  }
}

/** Return the place of an own question in its lesson; "" for a typed one. @param {OwnText} [own] */
const placeOf = (own) => (own?.lesson ? `${own.lesson} ${own.stop}` : "");

/** Return the sentence for closed votes, with this pupil's answer. @param {Attendance} attendance */
function closedAfter({ room, vote }) {
  if (!room || !vote) return words.closedAfter(room ? isJudged(room) : false, null);
  return words.closedAfter(isJudged(room), labelOf(room.about ?? "", vote.answer, room, words.BALLOT.none));
}
