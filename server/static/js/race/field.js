// The running race: one clock for all lanes. Time advances only when the pictures of all lanes have arrived.

import { laneOf, lengthOf, ranksAt, seenAt, speedOf, strideOf } from "./rules.js";
import { WINDOW, Windows } from "../wire/windows.js";

/** @import { Clock } from "../page/clock.js" */
/** @import { Passed, Run, Source, Square, Step } from "../types.js" */
/** @import { Lane, Racer } from "./rules.js" */
/** @import { Common } from "../page/page.js" */
/** @import { Race } from "./address.js" */
/** @import { Timed } from "./times.js" */

/**
 * @typedef {{
 *   lanes: Lane[],
 *   strides: number[],
 *   length: number,
 *   shown: (Step | null)[],
 *   moving: Moving[],
 *   ranks: (number | null)[],
 *   values: number[],
 *   solutions: (Square[] | null)[],
 * }} Running  solutions: the first one of each lane, once it has arrived; null if it has none
 */

/**
 * The page's state besides the common part.
 * @typedef {object} Raced
 * @property {Race} race
 * @property {Running | null} running  once all lanes are described
 * @property {boolean} playing
 * @property {boolean} waiting       true if a lane has no time yet
 * @property {Timed} timed
 * @property {string} notice         other changes caused by the viewer's choice
 */

/** The pictures since the last frame, and the steps or checks a second. @typedef {{passed: Passed | null, speed: number}} Moving */

/** @typedef {Common & Raced} State */

/**
 * @typedef {object} Parts
 * @property {Clock} clock
 * @property {Source} source
 * @property {() => State} state
 * @property {(change: Partial<State>) => void} set
 * @property {(error: Error) => void} fail
 */

export class Field {
  #clock;
  #source;
  #state;
  #set;
  #fail;
  /** The pictures of each lane, by its values. @type {Windows<Step>[]} */
  #films = [];

  /** @param {Parts} parts */
  constructor({ clock, source, state, set, fail }) {
    this.#clock = clock;
    this.#source = source;
    this.#state = state;
    this.#set = set;
    this.#fail = fail;
    clock.onTick((seconds) => this.#tick(seconds));
  }

  /** Move the race by a moment. @param {number} seconds */
  #tick(seconds) {
    const { running, playing, race } = this.#state();
    if (!running) return false;
    const share = playing ? Math.min(1, race.share + seconds / race.duration) : race.share;
    const time = share * running.length;
    const values = running.lanes.map((lane, index) => seenAt(lane, time, running.strides[index]));
    running.lanes.forEach(({ total }, index) => {
      const [film, stride, value] = [this.#films[index], running.strides[index], values[index]];
      film.requestAround(value, stride, total);
      film.requestAround(Math.floor(Math.min(total, value + stride * WINDOW) / stride) * stride, stride, total);
    });
    const pictures = values.map((value, index) => this.#films[index].get(value));
    if (pictures.some((picture) => !picture)) return false; // an arrival wakes the clock
    const shown = /** @type {Step[]} */ (pictures);
    const changed = shown.some((step, index) => step !== running.shown[index]) || share !== race.share;
    if (changed || running.values.some((value, index) => value !== values[index])) {
      this.#set({
        running: {
          ...running,
          shown,
          values,
          moving: values.map((value, index) => this.#pass(running, index, value)),
          ranks: ranksAt(running.lanes, time),
        },
        race: { ...race, share },
        playing: playing && share < 1,
      });
    }
    return this.#state().playing;
  }

  /** Return the pictures of a lane since the last frame; none after a jump. @param {Running} running @param {number} index @param {number} value @returns {Moving} */
  #pass({ shown, strides, values, lanes, length }, index, value) {
    const [from, stride, lane] = [shown[index], strides[index], lanes[index]];
    const speed = value === lane.total ? 0 : speedOf(lane, length, this.#state().race.duration);
    const first = Math.floor(values[index] / stride) + 1;
    const count = Math.ceil(value / stride) - first; // besides the last one
    if (!from || !speed || count < 0 || count > WINDOW) return { passed: null, speed };
    const read = [...Array.from({ length: count }, (_, at) => (first + at) * stride), value];
    const steps = read.flatMap((at) => this.#films[index].get(at) ?? []);
    return { passed: { from, steps, seconds: stride / speed }, speed };
  }

  /**
   * Fetch the first solution of each lane.
   * @param {Run[]} runs
   * @param {Windows<Step>[]} films  pictures of the race that they belong to
   */
  async #fetchSolutions(runs, films) {
    const found = await Promise.all(runs.map((run) => this.#source.readSolutions(run, 0, 1)));
    const solutions = found.map(
      ([first]) => first?.columns.map((column, row) => /** @type {Square} */ ([row, column])) ?? null,
    );
    const { running } = this.#state();
    if (films === this.#films && running) this.#set({ running: { ...running, solutions } });
  }

  /** @param {Run} run @param {Racer} runner @param {Lane} lane @returns {Windows<Step>} */
  #createFilm(run, { steps }, { total, unit }) {
    /** @param {number} start @param {number} stop @param {number} every */
    const read = (start, stop, every) =>
      start === total // the last step may make no check, so it is read by its number
        ? this.#source.readPictures(run, steps - 1, steps, 1, "steps")
        : this.#source.readPictures(run, start, stop, every, unit);
    return new Windows(read, this.#clock.wake, this.#fail);
  }

  /** @param {Racer[]} runners */
  open(runners) {
    const { race } = this.#state();
    const lanes = runners.map((runner) => laneOf(runner, race.way));
    const length = lengthOf(lanes);
    const strides = lanes.map((lane) => strideOf(lane, length, race.duration));
    const runs = race.lanes.map((algorithm) => ({ algorithm, n: race.n, goal: /** @type {const} */ ("all") }));
    this.#films = lanes.map((lane, index) => this.#createFilm(runs[index], runners[index], lane));
    const nothing = lanes.map(() => null);
    this.#set({
      running: {
        lanes,
        strides,
        length,
        shown: nothing,
        moving: lanes.map(() => ({ passed: null, speed: 0 })),
        ranks: nothing,
        values: lanes.map(() => 0),
        solutions: nothing,
      },
    });
    this.#clock.wake();
    this.#fetchSolutions(runs, this.#films).catch(this.#fail);
  }

  close() {
    for (const film of this.#films) film.close();
    this.#films = [];
  }
}
