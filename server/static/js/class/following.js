// Following: a pupil's page follows the lead of its class until the pupil moves the film. Then it looks around, if the
// class may, or is brought back at once. While a question is open, the pages that follow are at its step.

import { WAYS } from "../questions/kinds.js";
import { Placing } from "./placing.js";
import { filmOf, isHost } from "./room.js";

/** @import { Actions, LeadFilm, Player, State } from "../types.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */

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

/** Return whether this page leads its class. @param {Attendance} attendance */
export const leads = ({ room, number }) => room !== null && room.lead === number;

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {() => State} state
 * @property {Session} session
 * @property {() => void} onFixed  called when the pupil moves a film that is fixed
 */

export class Following {
  #parts;
  #placing;
  #follows = false;
  #isAlone = false; // until the pupil goes to the lead
  #hand = false;
  #moves = 0; // moves that have been handled
  #sent = "";

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#placing = new Placing(parts);
  }

  isFollowing = () => this.#follows;

  hasHand = () => this.#hand;

  #isHere() {
    return ["here", "waiting"].includes(this.#parts.session.get().status);
  }

  /** Bring the film to the class's. Its moves are not the pupil's, so they count as handled. */
  #place() {
    const { room, sentAt } = this.#parts.session.get();
    if (!room) return;
    const noteMoves = () => (this.#moves = this.#parts.state().play.moves);
    this.#placing.place(wantedFilm(room), sentAt).then(noteMoves); // once more after waiting for a search's modules
    noteMoves();
  }

  /** @param {boolean} on */
  #follow(on) {
    if (on) this.#isAlone = false;
    if (on === this.#follows) return;
    this.#follows = on;
    this.#parts.actions.setFollows(on);
    if (on) {
      if (this.#parts.state().learn.predict) this.#parts.actions.setPredict(null); // in a class the host asks
      this.#place();
    } else this.#placing.leave();
  }

  /** Look around, or return to the lead, after the pupil has moved the film. */
  #onMove() {
    const { room, sentAt } = this.#parts.session.get();
    if (!room || this.#placing.isThere(wantedFilm(room), sentAt)) return;
    const isArriving = this.#placing.isArriving();
    if (room.mode === "free" && !isArriving) return this.#follow(false);
    if (!isArriving) this.#parts.onFixed();
    this.#place();
  }

  /** Switch between following and looking around, where that is allowed. */
  toggle = () => {
    const { room } = this.#parts.session.get();
    if (!room || leads(this.#parts.session.get())) return;
    if (this.#follows && room.mode !== "free") this.#parts.onFixed();
    else this.#follow(!this.#follows);
  };

  /** Begin apart from the lead: the address has a quiz. */
  startAlone() {
    this.#isAlone = true;
  }

  raiseHand = () => {
    this.#hand = !this.#hand;
    this.#parts.actions.repaint();
  };

  /** Return whether the page begins to follow with a snapshot. @param {Room} room @param {Attendance} before */
  #isToFollow(room, before) {
    const wasElse = before.room === null || leads(before) || isHost(before);
    return room.mode === "free" ? wasElse && !this.#isAlone : wasElse || before.room?.mode === "free";
  }

  /** @param {Attendance} attendance  the new one @param {Attendance} before */
  update(attendance, before) {
    const { room } = attendance;
    if (!this.#isHere() || !room || leads(attendance)) return this.#follow(false);
    if (before.room && room.lowered > before.room.lowered) this.#hand = false; // the host has seen it
    if (!this.#follows && this.#isToFollow(room, before)) this.#follow(true);
    else if (this.#follows && room !== before.room) this.#place();
  }

  render() {
    if (!this.#isHere()) return;
    const { moves } = this.#parts.state().play;
    if (moves !== this.#moves) {
      this.#moves = moves;
      if (this.#follows) this.#onMove();
    }
    const follow = this.#follows;
    const hand = this.#hand;
    const step = follow ? (this.#parts.session.get().room?.step ?? 0) : this.#parts.player.currentStep();
    const { predict, answered } = this.#parts.state().learn;
    const work = predict && !follow ? { task: "predict", done: answered } : {};
    const position = JSON.stringify([follow, hand, follow ? 0 : step, work]);
    if (position === this.#sent) return;
    this.#sent = position;
    this.#parts.session.sendPosition({ follow, step, hand, ...work });
  }

  leave() {
    this.#follow(false);
    this.#hand = false;
    this.#sent = "";
  }
}
