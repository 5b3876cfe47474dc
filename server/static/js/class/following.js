// A pupil's page follows the lead of its class until the pupil moves the film: then it looks around, where the class is
// free to, or is brought back at once. While a question is open, those who follow are at its step.

import { Placing } from "./placing.js";
import { filmOf, isHost } from "./room.js";

/** @import { Actions, Film, Player, State } from "../types.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */

/** Whether something is asked whose answer is not shown yet. @param {Room} room */
export const isAsking = (room) => room.at !== undefined && room.phase !== "revealed";

/**
 * Where those who follow are: at the step that is asked about until the answer is shown, else where the lead is.
 * @param {Room} room
 * @returns {Film}
 */
export function wantedFilm(room) {
  const film = filmOf(room);
  return isAsking(room)
    ? { ...film, step: /** @type {number} */ (room.at), part: null, playing: 0, point: null, lesson: null, stop: 0 }
    : film;
}

/** Whether this page leads its class itself. @param {Attendance} attendance */
export const leads = ({ room, number }) => room !== null && room.lead === number;

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {() => State} state
 * @property {Session} session
 * @property {() => void} onFixed  the pupil has moved a film that is fixed
 */

export class Following {
  #parts;
  #placing;
  #follows = false;
  #hand = false;
  #moves = 0; // that have been looked at
  #said = "";

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

  #place() {
    const { room, saidAt } = this.#parts.session.get();
    if (!room) return;
    const see = () => (this.#moves = this.#parts.state().play.moves);
    this.#placing.place(wantedFilm(room), saidAt).then(see); // it may wait for what shows its search
    see();
  }

  /** @param {boolean} on */
  #follow(on) {
    if (on === this.#follows) return;
    this.#follows = on;
    this.#parts.actions.setFollows(on);
    if (on) {
      if (this.#parts.state().learn.predict) this.#parts.actions.setPredict(null); // here the host asks
      this.#place();
    } else this.#placing.leave();
  }

  /** The film was moved, and not by the lead. */
  #comeBack() {
    const { room, saidAt } = this.#parts.session.get();
    if (!room || this.#placing.isThere(wantedFilm(room), saidAt)) return;
    const isArriving = this.#placing.isArriving();
    if (room.mode === "free" && !isArriving) return this.#follow(false);
    if (!isArriving) this.#parts.onFixed();
    this.#place();
  }

  /** Follow, or look around where that is allowed. */
  toggle = () => {
    const { room } = this.#parts.session.get();
    if (!room || leads(this.#parts.session.get())) return;
    if (this.#follows && room.mode !== "free") this.#parts.onFixed();
    else this.#follow(!this.#follows);
  };

  raiseHand = () => {
    this.#hand = !this.#hand;
    this.#parts.actions.repaint();
  };

  /** @param {Attendance} attendance  as it is now @param {Attendance} before */
  take(attendance, before) {
    const { room } = attendance;
    if (!this.#isHere() || !room || leads(attendance)) return this.#follow(false);
    if (before.room && room.lowered > before.room.lowered) this.#hand = false; // the host has seen it
    const wasElse = before.room === null || leads(before) || isHost(before);
    const isNew = wasElse || (room.mode !== "free" && before.room?.mode === "free");
    if (isNew && !this.#follows) this.#follow(true);
    else if (this.#follows && room !== before.room) this.#place();
  }

  render() {
    if (!this.#isHere()) return;
    const { moves } = this.#parts.state().play;
    if (moves !== this.#moves) {
      this.#moves = moves;
      if (this.#follows) this.#comeBack();
    }
    const follow = this.#follows;
    const hand = this.#hand;
    const step = follow ? (this.#parts.session.get().room?.step ?? 0) : this.#parts.player.currentStep();
    const word = JSON.stringify([follow, hand, follow ? 0 : step]);
    if (word === this.#said) return;
    this.#said = word;
    this.#parts.session.here({ follow, step, hand });
  }

  leave() {
    this.#follow(false);
    this.#hand = false;
    this.#said = "";
  }
}
