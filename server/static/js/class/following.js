// Following: a pupil's page follows the lead of its class until the pupil moves the film. Then it looks around, if the
// class may, or is brought back at once. While a question is open, the pages that follow are at its step.

import { WAYS } from "../questions/kinds.js";
import { CatchUp, isInLesson } from "./catchup.js";
import { filmOf, isHost } from "./room.js";

/** @import { Actions, LeadFilm, Player, State } from "../types.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */
/** @import { Voting } from "./voting.js" */

/** Return whether a question is open whose answer is not revealed yet. @param {Room} room */
export const isAsking = (room) => room.at !== undefined && room.phase !== "revealed";

/** Return the way of answering such a question; "" without one. @param {Room | null} room */
export const wayAsked = (room) => (room && isAsking(room) ? WAYS[room.about ?? ""] : "");

/**
 * Return the film for pages that follow: at the question's step until the answer is revealed, else the lead's.
 * @param {Room} room
 * @returns {LeadFilm}
 */
export function wantedFilm(room) {
  const film = filmOf(room);
  return isAsking(room)
    ? { ...film, step: /** @type {number} */ (room.at), part: null, playing: 0, point: null, lesson: null, stop: 0 }
    : film;
}

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {() => State} state
 * @property {(change: Partial<Attendance>) => void} set
 * @property {Session} session
 * @property {Pick<Voting, "isMissing" | "load">} voting
 */

/** Return what a pupil does alone, and how much is done: queens placed by hand, or questions answered. @param {State["film"]} film @param {State["learn"]} learn */
function workOf({ step }, { predict, answered, placed }) {
  if (predict) return { task: "predict", done: answered };
  return placed && step === 0 ? { task: "place", done: placed.game.queens.length } : {};
}

export class Following {
  #parts;
  #catchUp;
  #isAlone = false; // until the pupil goes to the lead, or the lead to the next stop
  #hasMoved = false; // whether the pupil has moved the film since the last frame
  #sent = "";

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#catchUp = new CatchUp(parts);
    parts.actions.onMove(() => (this.#hasMoved = true));
  }

  #attendance() {
    return this.#parts.state().class;
  }

  #isHere() {
    return ["here", "waiting"].includes(this.#attendance().status);
  }

  /** Bring the film to the class's. */
  #place() {
    const { room, sentAt } = this.#attendance();
    if (!room) return;
    const { voting, actions } = this.#parts;
    if (voting.isMissing())
      voting.load().then(() => this.#place(), actions.miss); // its step comes with the question
    else this.#catchUp.place(wantedFilm(room), sentAt);
  }

  /** @param {boolean} on */
  #follow(on) {
    if (on) this.#isAlone = false;
    if (on === this.#attendance().follows) return;
    this.#parts.set({ follows: on });
    if (on) {
      if (this.#parts.state().learn.predict) this.#parts.actions.setPredict(null); // in a class the host asks
      this.#place();
    } else this.#catchUp.leave();
  }

  /** Look around, or return to the lead, after the pupil has moved the film. */
  #onMove() {
    const { room, sentAt } = this.#attendance();
    const film = room && wantedFilm(room);
    if (!film) return;
    if (this.#catchUp.isThere(film, sentAt) && isInLesson(this.#parts.state().learn.lesson, film)) return;
    if (room.mode === "free") return this.#follow(false);
    this.#place();
  }

  /** Switch between following and looking around, where that is allowed. */
  toggle = () => {
    const { room, follows } = this.#attendance();
    if (room && !(follows && room.mode === "held")) this.#follow(!follows);
  };

  /** Begin apart from the lead: the address has a quiz, or a board to place queens on. */
  startAlone() {
    this.#isAlone = true;
  }

  raiseHand = () => this.#parts.set({ hand: !this.#attendance().hand });

  /** Return whether the page begins to follow with a snapshot. @param {Room} room @param {Attendance} before */
  #isToFollow(room, before) {
    const last = isHost(before) ? null : before.room;
    if (!last) return room.mode === "held" || !this.#isAlone;
    const isNext = room.lesson !== last.lesson || room.stop !== last.stop; // for it, work of one's own ends
    return room.mode === "held" ? last.mode === "free" : this.#isAlone && isNext;
  }

  /** @param {Attendance} attendance  the new one @param {Attendance} before */
  update(attendance, before) {
    const { room, follows } = attendance;
    if (!this.#isHere() || !room) return this.#follow(false);
    if (before.room && room.lowered > before.room.lowered) this.#parts.set({ hand: false }); // the host has seen it
    if (!follows && this.#isToFollow(room, before)) this.#follow(true);
    else if (follows && room !== before.room) this.#place();
  }

  render() {
    if (!this.#isHere()) return;
    const hasMoved = this.#hasMoved;
    this.#hasMoved = false;
    if (hasMoved && this.#attendance().follows) this.#onMove();
    const { film, learn, class: attendance } = this.#parts.state();
    const { follows: follow, hand } = attendance;
    const position = { follow, hand, ...(follow ? {} : workOf(film, learn)) };
    const text = JSON.stringify(position);
    if (text === this.#sent) return;
    this.#sent = text;
    this.#parts.session.sendPosition(position);
  }

  leave() {
    this.#follow(false);
    this.#parts.set({ hand: false });
    this.#sent = "";
  }
}
