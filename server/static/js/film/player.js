// The film: which step is to be seen now, and which ones will be wanted next. Knows no control and no view.
//
// A step is shown when it has arrived, never before; play goes on from it. A wish to see another step stands until that
// step comes or until there is another wish.

import { createLibrary } from "./cache.js";
import { createPace } from "./pace.js";
import { beginning, following, play } from "./playback.js";
import { strideOf } from "./speed.js";
import { boundsOf, limitStride } from "./segment.js";

const AHEAD = 32; // painted steps that are asked for in advance
const PACE_EVERY = 250; // milliseconds between two figures of the achieved speed

/**
 * @param {object} parts
 * @param {import("../types.js").Source} parts.source
 * @param {import("./store.js").Store} parts.store
 * @param {import("./clock.js").Frames} parts.frames
 */
export function createPlayer({ source, store, frames }) {
  let library = createLibrary(source, store.get().run, frames.wake, fail);
  let ahead = 0; // how far the film has run beyond the step that is seen
  /** @type {number | null} */
  let wanted = 0;
  let scrubbing = false;
  let seeking = false;
  const pace = createPace();
  let paceShown = 0;
  let travelled = 0; // steps, since the page began

  const bounds = () => boundsOf(store.get().segment, store.get().description?.steps);
  const here = () => wanted ?? store.get().shown?.step.step ?? 0;

  /** What could not be had is said on the page. @param {Error} error */
  function fail({ message }) {
    store.set({ notices: { ...store.get().notices, page: message } });
  }

  /** @param {number} number */
  function show(number) {
    const step = library.get(number);
    if (!step) throw new Error(`step ${number} has not arrived`);
    store.set({ shown: { run: library.run, step }, reached: Math.max(store.get().reached, number) });
  }

  /** One moment. @param {number} seconds @param {number} now */
  function tick(seconds, now) {
    if (wanted !== null) {
      wanted = inside(wanted); // where the film ends may have become known since
      if (!settle(wanted)) return store.get().playing !== 0;
    }
    const { playing, speed } = store.get();
    if (!playing) return false;
    const stride = limitStride(strideOf(speed), bounds());
    const step = here();
    const moment = play({ step, ahead, direction: playing, speed, stride, ...bounds() }, seconds, library.has);
    if (moment.step !== step) show(moment.step);
    ahead = moment.ahead;
    travelled += moment.passed;
    look(moment.step, stride, playing);
    measure(now, travelled);
    if (moment.ended) pause();
    return store.get().playing !== 0;
  }

  /** Show the step that is wanted, if it is here; ask for it otherwise. @param {number} number */
  function settle(number) {
    if (!library.has(number)) {
      seek(number);
      return false;
    }
    wanted = null;
    ahead = 0;
    pace.reset();
    if (store.get().shown?.step !== library.get(number)) show(number);
    if (!scrubbing) look(number, 1, 1);
    return true;
  }

  /** Ask for one step; one such request at a time, the newest wish next. @param {number} number */
  async function seek(number) {
    if (seeking) return;
    seeking = true;
    const asked = library;
    try {
      await asked.wish(number);
    } catch (error) {
      if (wanted === number) wanted = null;
      fail(/** @type {Error} */ (error));
    } finally {
      seeking = false;
    }
    if (scrubbing && asked === library && wanted !== null && wanted !== number && library.has(number)) show(number);
    if (wanted !== null) frames.wake();
  }

  /** Ask for what will be needed soon. @param {number} step @param {number} stride @param {-1 | 1} direction */
  function look(step, stride, direction) {
    const { first, last, round } = bounds();
    const next = following(step, stride, direction, last, first);
    if (next !== null) library.wishAround(next, stride);
    const later = Math.floor((next ?? step) / stride) * stride + direction * AHEAD * stride;
    if (later >= first && later <= last) {
      if (next !== null) library.wishAround(later, stride);
    } else if (round) library.wishAround(beginning(direction, last, first), stride);
  }

  /** @param {number} now @param {number} steps  that the film has gone in all */
  function measure(now, steps) {
    const achieved = pace.note(now, steps);
    if (now - paceShown < PACE_EVERY) return;
    paceShown = now;
    if (achieved !== store.get().achieved) store.set({ achieved });
  }

  function pause() {
    pace.reset();
    store.set({ playing: 0, achieved: null });
  }

  /** The nearest step that can be seen. @param {number} step */
  function inside(step) {
    const { first, last } = bounds();
    return Math.min(Math.max(first, step), last);
  }

  frames.onTick(tick);

  return {
    here,
    last: () => bounds().last,
    /** The step that is or will be seen, if it has arrived. */
    coming: () => library.get(here()),
    pause,
    /** Begin another trace at its first step, playing or paused as before. @param {import("../types.js").Run} run */
    load(run) {
      library.close();
      library = createLibrary(source, run, frames.wake, fail);
      wanted = 0;
      pace.reset();
      store.set({ run, description: null, outline: null, zoom: null, segment: null, reached: 0, achieved: null });
      frames.wake();
    },
    /** @param {-1 | 1} direction */
    play(direction) {
      const { first, last } = bounds();
      if (following(here(), 1, direction, last, first) === null) wanted = beginning(direction, last, first);
      ahead = 0;
      pace.reset();
      store.set({ playing: direction, achieved: null });
      frames.wake();
    },
    /** Show a step as soon as it is here; with `loosely`, also those that come on the way there. @param {number} step */
    seek(step, loosely = false) {
      wanted = inside(step);
      scrubbing = loosely;
      frames.wake();
    },
    /** The speed has been changed: a new measurement. */
    paceAgain() {
      pace.reset();
      store.set({ achieved: null });
    },
  };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
