// Brings the page to where the film of a class is: another search, another step, play, what is pointed at, a lesson.

import { hasView, loadView } from "../algorithms/algorithms.js";
import { sameRun } from "../address/address.js";
import { stepBy } from "./room.js";

/** @import { Actions, Film, LessonStop, Player, State } from "../types.js" */

const NEAR = 1; // steps, or
const LATE = 0.4; // seconds by which a film that plays may be elsewhere than the lead's before it jumps there

/**
 * @param {object} parts
 * @param {Actions} parts.actions
 * @param {Player} parts.player
 * @param {() => State} parts.state
 * @param {() => number} [parts.now]  milliseconds
 */
export function createPlacing({ actions, player, state, now = () => performance.now() }) {
  let latest = 0; // of the films to be shown: one may wait for the part of the page that shows its search
  let queens = "[]"; // of the What if … that is shown
  /** @type {Film["point"]} */
  let pointed = null;

  /** @param {Film} film @param {number} saidAt */
  const stepOf = (film, saidAt) =>
    stepBy(film, saidAt, now(), sameRun(state().film.run, film) ? player.lastStep() : Infinity);

  /**
   * Whether a film that plays stops at a step, and would begin again.
   * @param {number} step
   * @param {Film["playing"]} playing
   */
  const isEnd = (step, playing) => playing !== 0 && (playing > 0 ? step >= player.lastStep() : step === 0);

  /**
   * Whether the page is where a film is; one that plays may be a little off.
   * @param {Film} film
   * @param {number} saidAt
   */
  function isThere(film, saidAt) {
    const {
      film: { run, part },
      play: { playing },
    } = state();
    const off = Math.abs(player.currentStep() - stepOf(film, saidAt));
    if (!sameRun(run, film)) return false;
    const hasEnded = playing === 0 && off === 0 && isEnd(player.currentStep(), film.playing);
    if (playing !== film.playing && !hasEnded) return false;
    return film.playing ? off <= Math.max(NEAR, film.speed * LATE) : off === 0 && partOf(part, film.step) === film.part;
  }

  /** Whether the search is the film's, with the queens of its What if …. @param {Film} film */
  const isSearch = (film) => sameRun(state().film.run, film) && queens === JSON.stringify(film.queens);

  /** @param {Film} film @param {number} saidAt */
  async function place(film, saidAt) {
    const mine = (latest += 1);
    if (!hasView(film.algorithm)) {
      const isHere = await loadView(film.algorithm).then(
        () => true,
        () => false,
      );
      if (mine !== latest) return;
      if (!isHere) return actions.miss();
    }
    const {
      film: { segment },
      play: { speed },
    } = state();
    if (!isSearch(film) || (segment && !segment.queens)) {
      queens = JSON.stringify(film.queens);
      actions.visit({
        run: { algorithm: film.algorithm, n: film.n, goal: film.goal },
        step: film.step,
        queens: film.queens,
      });
    }
    if (speed !== film.speed) actions.setSpeed(film.speed);
    if (!isInLesson(state().learn.lesson, film))
      actions.followLesson(film.lesson === null ? null : { name: film.lesson, stop: film.stop });
    if (!isThere(film, saidAt)) go(film, saidAt);
    point(film.point);
  }

  /** @param {Film} film @param {number} saidAt */
  function go(film, saidAt) {
    const step = stepOf(film, saidAt);
    if (!film.playing) {
      if (state().play.playing) player.pause();
      if (player.currentStep() !== step) player.seek(step);
      if (partOf(state().film.part, step) !== film.part)
        actions.showPart(film.part === null ? null : { step, index: film.part });
      return;
    }
    if (state().film.part) actions.showPart(null);
    if (player.currentStep() !== step) player.seek(step);
    if (state().play.playing !== film.playing && !isEnd(step, film.playing)) player.play(film.playing);
  }

  /** @param {Film["point"]} point */
  function point(point) {
    if (JSON.stringify(point) === JSON.stringify(pointed)) return;
    pointed = point;
    const [place, column] = point ?? [];
    if (place === undefined || column === undefined) actions.point(null);
    else actions.point(typeof place === "number" ? { square: [place, column] } : { register: place, column });
  }

  return {
    isThere,
    isSearch,
    place,
    /** The viewer has gone elsewhere: nothing that is on its way arrives. */
    leave() {
      latest += 1;
      queens = "[]";
      pointed = null;
    },
  };
}

/** Whether a stop of a lesson is the film's. @param {LessonStop | null} lesson @param {Film} film */
export const isInLesson = (lesson, film) =>
  lesson ? lesson.name === film.lesson && lesson.stop === film.stop : film.lesson === null;

/** @param {State["film"]["part"]} part @param {number} step */
const partOf = (part, step) => (part?.step === step ? part.index : null);
