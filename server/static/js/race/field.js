// The running race: one clock for all lanes. Time advances only when the pictures of all lanes have arrived.

import { laneOf, lengthOf, ranksAt, seenAt, strideOf } from "./rules.js";
import { createPictures } from "./cache.js";

/** @import { Clock } from "../film/clock.js" */
/** @import { Run, Source, Square, Step } from "../types.js" */
/** @import { Pictures } from "./cache.js" */
/** @import { Lane, Runner } from "./rules.js" */
/** @import { Common } from "../page/status.js" */
/** @import { Race } from "./address.js" */

/**
 * @typedef {{
 *   lanes: Lane[],
 *   strides: number[],
 *   length: number,
 *   shown: (Step | null)[],
 *   ranks: (number | null)[],
 *   values: number[],
 *   basis: number | null,
 *   solutions: (Square[] | null)[],
 * }} Running  solutions: of each lane the first one, once it has come; null where there is none
 */

/**
 * All that the page shows.
 * @typedef {object} Raced
 * @property {Race} race
 * @property {Running | null} running  once all lanes are described
 * @property {boolean} playing
 * @property {{done: number, of: number} | null} measuring
 * @property {boolean | null} timed  whether the times of all lanes are known; null while that is asked
 * @property {string} notice         what the viewer's choice has changed besides
 */

/** @typedef {Common & Raced} State */

/**
 * @param {object} parts
 * @param {Clock} parts.clock
 * @param {Source} parts.source
 * @param {() => State} parts.state @param {(change: Partial<State>) => void} parts.set
 * @param {(error: Error) => void} parts.fail
 */
export function createField({ clock, source, state, set, fail }) {
  /** @type {Pictures[]} */
  let films = [];

  /** @param {number} seconds */
  function tick(seconds) {
    const { running, playing, race } = state();
    if (!running) return false;
    const share = playing ? Math.min(1, race.share + seconds / race.duration) : race.share;
    const time = share * running.length;
    const values = running.lanes.map((lane, index) => seenAt(lane, time, running.strides[index]));
    values.forEach((value, index) => films[index].request(value));
    const pictures = values.map((value, index) => films[index].get(value));
    if (pictures.some((picture) => !picture)) return false; // an arrival wakes the clock
    const shown = /** @type {Step[]} */ (pictures);
    const changed = shown.some((step, index) => step !== running.shown[index]) || share !== race.share;
    if (changed || running.values.some((value, index) => value !== values[index])) {
      set({
        running: { ...running, shown, values, ranks: ranksAt(running.lanes, time) },
        race: { ...race, share },
        playing: playing && share < 1,
      });
    }
    return state().playing;
  }

  clock.onTick(tick);

  /**
   * Fetches the first solution of each lane.
   * @param {Run[]} runs
   * @param {typeof films} its  of the race that they are for
   */
  async function fetchSolutions(runs, its) {
    const found = await Promise.all(runs.map((run) => source.readSolutions(run, 0, 1)));
    const solutions = found.map(
      ([first]) => first?.columns.map((column, row) => /** @type {Square} */ ([row, column])) ?? null,
    );
    const { running } = state();
    if (its === films && running) set({ running: { ...running, solutions } });
  }

  return {
    /** @param {Runner[]} runners @param {number | null} basis  n of the board on which the times were measured */
    open(runners, basis) {
      const { race } = state();
      const lanes = runners.map((runner) => laneOf(runner, race.way));
      const length = lengthOf(lanes);
      const strides = lanes.map((lane) => strideOf(lane, length, race.duration));
      const runs = race.lanes.map((algorithm) => ({ algorithm, n: race.n, goal: /** @type {const} */ ("all") }));
      films = lanes.map((lane, index) => {
        const run = runs[index];
        /** @param {number} start @param {number} stop @param {number} stride */
        const read = (start, stop, stride) => {
          const last = runners[index].steps - 1; // the last step may make no check, so it is read by its number
          return start === lane.total
            ? source.readPictures(run, last, last + 1, 1, "steps")
            : source.readPictures(run, start, stop, stride, lane.unit);
        };
        return createPictures(read, lane.total, strides[index], clock.wake, fail);
      });
      const nothing = lanes.map(() => null);
      set({
        running: {
          lanes,
          strides,
          length,
          basis,
          shown: nothing,
          ranks: nothing,
          values: lanes.map(() => 0),
          solutions: nothing,
        },
      });
      clock.wake();
      fetchSolutions(runs, films).catch(fail);
    },
    close() {
      for (const film of films) film.close();
      films = [];
    },
  };
}
