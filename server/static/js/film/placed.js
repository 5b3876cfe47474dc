// The game by hand that the page shows: at the start of a search at rest, where the viewer leads the film. Pure.

import { createGame } from "../model/game.js";

/** @import { Placed, Run, State } from "../types.js" */

/** Return true if the page waits for the viewer's queen. @param {State} state */
function isWaiting({ film, play, learn, class: room, page }) {
  const isAtRest = film.step === 0 && film.shown?.step.step === 0 && film.shown.run === film.run && !play.playing;
  const isFree = !film.segment && !film.part && !learn.asked && !learn.predict && !learn.lesson;
  return isAtRest && isFree && !room.follows && room.role !== "host" && page.view !== "embed";
}

/** The empty board of a run, the same one as long as it is asked for. @type {Placed | null} */
let empty = null;

/**
 * Return the game that the page shows; null if it does not wait for a queen.
 * @param {State} state
 * @param {(run: Run) => boolean} takesQueens  returns true if the board of a run can be played by hand
 * @returns {Placed | null}
 */
export function placedIn(state, takesQueens) {
  const { run } = state.film;
  if (!isWaiting(state) || !takesQueens(run)) return null;
  const { placed } = state.learn;
  if (placed?.run === run) return placed;
  if (empty?.run !== run) empty = { run, game: createGame(run.n), step: null, inBits: false };
  return empty;
}
