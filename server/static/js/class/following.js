// A pupil's page follows the lead of its class until the pupil moves the film: then it looks around, where the class is
// free to, or is brought back at once. While a question is open, those who follow are at its step.

import { createPlacing, isInLesson } from "./placing.js";
import { filmOf } from "./room.js";

/** @import { Actions, Film, Player, State } from "../types.js" */
/** @import { Attendance, Room } from "./room.js" */
/** @import { Session } from "./session.js" */

const ARRIVING = 2000; // milliseconds in which a What if … or a stop of a lesson moves the film by itself

/**
 * Where those who follow are: at the step that is asked about until the answer is shown, else where the lead is.
 * @param {Room} room
 * @returns {Film}
 */
export function wantedFilm(room) {
  const film = filmOf(room);
  const asked = room.at !== undefined && room.phase !== "revealed";
  return asked
    ? { ...film, step: /** @type {number} */ (room.at), part: null, playing: 0, point: null, lesson: null, stop: 0 }
    : film;
}

/** Whether this page leads its class itself. @param {Attendance} attendance */
export const leads = ({ room, number }) => room !== null && room.lead === number;

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Player} parts.player
 * @param {() => State} parts.state
 * @param {Session} parts.session
 * @param {() => void} parts.onFixed  the pupil has moved a film that is fixed
 */
export function createFollowing({ actions, player, state, session, onFixed }) {
  const placing = createPlacing({ actions, player, state });
  let follows = false;
  let hand = false;
  let moves = 0; // that have been looked at
  let arriving = -Infinity; // since when
  let said = "";

  const isHere = () => ["here", "waiting"].includes(session.get().status);

  function place() {
    const { room, saidAt } = session.get();
    if (!room) return;
    const film = wantedFilm(room);
    if (!isInLesson(state().learn.lesson, film) || (film.queens.length && !placing.isSearch(film)))
      arriving = performance.now();
    const seen = () => (moves = state().play.moves);
    placing.place(film, saidAt).then(seen); // it may wait for what shows its search
    seen();
  }

  /** @param {boolean} on */
  function follow(on) {
    if (on === follows) return;
    follows = on;
    actions.setFollows(on);
    if (on) {
      if (state().learn.predict) actions.setPredict(null); // here the host asks
      place();
    } else placing.leave();
  }

  /** The film was moved, and not by the lead. */
  function moved() {
    const { room, saidAt } = session.get();
    if (!room || placing.isThere(wantedFilm(room), saidAt)) return;
    const settling = performance.now() - arriving < ARRIVING;
    if (room.mode === "free" && !settling) return follow(false);
    if (!settling) onFixed();
    place();
  }

  return {
    isFollowing: () => follows,
    hasHand: () => hand,
    /** Follow, or look around where that is allowed. */
    toggle() {
      const { room } = session.get();
      if (!room || leads(session.get())) return;
      if (follows && room.mode !== "free") onFixed();
      else follow(!follows);
    },
    raiseHand() {
      hand = !hand;
      actions.repaint();
    },
    /** @param {Attendance} attendance  as it is now @param {Attendance} before */
    take(attendance, before) {
      const { room } = attendance;
      if (!isHere() || !room || leads(attendance)) return follow(false);
      const isNew = before.room === null || leads(before) || (room.mode !== "free" && before.room.mode === "free");
      if (isNew && !follows) follow(true);
      else if (follows && room !== before.room) place();
    },
    render() {
      if (!isHere()) return;
      if (state().play.moves !== moves) {
        moves = state().play.moves;
        if (follows) moved();
      }
      const step = follows ? (session.get().room?.step ?? 0) : player.currentStep();
      const word = JSON.stringify([follows, hand, follows ? 0 : step]);
      if (word === said) return;
      said = word;
      session.here({ follow: follows, step, hand });
    },
    leave() {
      follow(false);
      hand = false;
      said = "";
    },
  };
}

/** @typedef {ReturnType<typeof createFollowing>} Following */
