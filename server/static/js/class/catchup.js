// Catch-up: brings the page to the film of a class: its search, step, play, pointed square and lesson.

import { hasView, loadView, runOf, sameRun } from "../algorithms/algorithms.js";
import { stepBy } from "./room.js";

/** @import { Actions, LeadFilm, LessonStop, Player, State } from "../types.js" */

const NEAR = 1; // steps, or
const LATE = 0.4; // seconds of play by which a film may differ from the lead's before it jumps there

/**
 * @typedef {object} Parts
 * @property {Actions} actions
 * @property {Player} player
 * @property {() => State} state
 * @property {() => number} [now]  milliseconds
 */

export class CatchUp {
  #parts;
  #now;
  #latest = 0; // number of the latest film: an older one may still wait for the modules of its search
  /** @type {LeadFilm["point"]} */
  #pointed = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
  }

  /** @param {LeadFilm} film @param {number} sentAt */
  #stepOf(film, sentAt) {
    const last = sameRun(this.#parts.state().film.run, film) ? this.#parts.player.lastStep() : Infinity;
    return stepBy(film, sentAt, this.#now(), last);
  }

  /**
   * Return whether a film that plays would stop at a step, from which Play begins again.
   * @param {number} step
   * @param {LeadFilm["playing"]} playing
   */
  #isEnd(step, playing) {
    return playing !== 0 && (playing > 0 ? step >= this.#parts.player.lastStep() : step === 0);
  }

  /**
   * Return whether the page shows a film; one that plays may differ by NEAR steps or LATE seconds.
   * @param {LeadFilm} film
   * @param {number} sentAt
   */
  isThere(film, sentAt) {
    const {
      film: { run, step, part },
      play: { playing },
    } = this.#parts.state();
    const off = Math.abs(step - this.#stepOf(film, sentAt));
    if (!sameRun(run, film)) return false;
    const hasEnded = playing === 0 && off === 0 && this.#isEnd(step, film.playing);
    if (playing !== film.playing && !hasEnded) return false;
    return film.playing ? off <= Math.max(NEAR, film.speed * LATE) : off === 0 && partOf(part, film.step) === film.part;
  }

  /** Bring the page to a film; no move of this counts as the viewer's. @param {LeadFilm} film @param {number} sentAt */
  async place(film, sentAt) {
    const mine = (this.#latest += 1);
    if (!hasView(film.algorithm)) {
      const isHere = await loadView(film.algorithm).then(
        () => true,
        () => false,
      );
      if (mine !== this.#latest) return;
      if (!isHere) return this.#parts.actions.miss();
    }
    const {
      film: { run, segment },
      play: { speed },
    } = this.#parts.state();
    if (!sameRun(run, film) || segment) this.#open(film);
    if (speed !== film.speed) this.#parts.actions.setSpeed(film.speed);
    const { lesson } = this.#parts.state().learn;
    if (!isInLesson(lesson, film) || (lesson && !lesson.placed))
      this.#parts.actions.followLesson(
        film.lesson === null ? null : { name: film.lesson, stop: film.stop, placed: true },
      );
    if (!this.isThere(film, sentAt)) this.#go(film, sentAt);
    this.#point(film.point);
  }

  /** Show the search of a film. @param {LeadFilm} film */
  #open({ step, ...film }) {
    this.#parts.actions.visit({ run: runOf(film), step }, false);
  }

  /** @param {LeadFilm} film @param {number} sentAt */
  #go(film, sentAt) {
    const { player, state } = this.#parts;
    const step = this.#stepOf(film, sentAt);
    if (!film.playing) {
      if (state().play.playing) player.pause();
      if (state().film.step !== step) player.seek(step);
      if (partOf(state().film.part, step) !== film.part)
        this.#parts.actions.showPart(film.part === null ? null : { step, index: film.part });
      return;
    }
    if (state().film.part) this.#parts.actions.showPart(null);
    if (state().film.step !== step) player.seek(step);
    if (state().play.playing !== film.playing && !this.#isEnd(step, film.playing)) player.play(film.playing);
  }

  /** @param {LeadFilm["point"]} point */
  #point(point) {
    if (JSON.stringify(point) === JSON.stringify(this.#pointed)) return;
    this.#pointed = point;
    const [place, column] = point ?? [];
    if (place === undefined || column === undefined) this.#parts.actions.point(null);
    else
      this.#parts.actions.point(typeof place === "number" ? { square: [place, column] } : { register: place, column });
  }

  /** Drop a film that is being placed: the viewer has moved on. */
  leave() {
    this.#latest += 1;
    this.#pointed = null;
  }
}

/** Return whether a stop of a lesson is the film's. @param {LessonStop | null} lesson @param {LeadFilm} film */
export const isInLesson = (lesson, film) =>
  lesson ? lesson.name === film.lesson && lesson.stop === film.stop : film.lesson === null;

/** @param {State["film"]["part"]} part @param {number} step */
const partOf = (part, step) => (part?.step === step ? part.index : null);
