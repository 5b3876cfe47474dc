// Voting: shows the class's question on a pupil's page at its step, sends the vote, and hides the step until the answer
// is revealed.

import { labelOf } from "../questions/asked.js";
import { isJudged } from "../questions/kinds.js";
import { mark } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { once } from "../page/loading.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Actions, State } from "../types.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */

const words = await wordsOf("class");

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {() => State} state
 * @property {Session} session
 * @property {() => Promise<Asker>} asker
 */

export class Voting {
  #parts;
  /** @type {Asker | null} */
  #asker = null;
  #asked = ""; // question and round on the screen

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

  /** Load what asks, so that a question can come in one frame with its step. */
  load = once(async () => {
    this.#asker = await this.#parts.asker();
    this.render();
  });

  /** Return true if a question that is wanted would come without its form. */
  isMissing = () => this.#asker === null && this.#wanted() !== "";

  /** @param {Asker} asker @param {Room} room */
  async #ask(asker, { algorithm, n, goal, about = "", at = 0, own }) {
    const run = { algorithm, n, goal };
    const { state, session } = this.#parts;
    const mine = this.#wanted();
    this.#asked = mine;
    if (!own) mark(document.documentElement, "alone", false); // the question is about more than queens
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
    const question = this.#wanted();
    const { room } = this.#parts.state().class;
    if (this.#asked && this.#asked !== question) this.leave();
    if (question && !this.#asked && room && this.#asker) this.#ask(this.#asker, room);
  }

  /** Remove the question from the page. */
  leave() {
    if (!this.#asked) return;
    this.#asked = "";
    this.#asker?.close();
  }
}

/** Return the sentence for closed votes, with this pupil's answer. @param {Attendance} attendance */
function closedAfter({ room, vote }) {
  if (!room || !vote) return words.closedAfter(room ? isJudged(room) : false, null);
  return words.closedAfter(isJudged(room), labelOf(room.about ?? "", vote.answer, room, words.BALLOT.none));
}
