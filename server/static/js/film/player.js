// The film: which step is shown now, and which steps will be needed next. It knows no control and no view.
//
// A step is shown once it has arrived, and play continues from it. A wanted step stays wanted until it arrives or
// another one is wanted.

import { createStepCache } from "./cache.js";
import { createPace, strideOf } from "./speed.js";
import { startOf, nextStep, advance } from "./playback.js";
import { boundsOf, limitStride } from "./segment.js";

/** @import { Change, Run, Source, Step, Store } from "../types.js" */
/** @import { Clock } from "./clock.js" */

const AHEAD = 32; // painted steps that are requested in advance
const PACE_EVERY = 250; // milliseconds between two updates of the achieved speed

/**
 * What may hold up a film that plays on, such as questions.
 * - most: the last step to which it may go from this one
 * - waits: whether it goes on by itself beyond that step, as soon as `most` says so
 * - arrive: what else changes in the state with a step that is shown
 * @typedef {{most: (step: number) => number, waits: () => boolean, arrive: (step: Step) => Change}} Guard
 */

/**
 * @param {object} parts
 * @param {Source} parts.source
 * @param {Store} parts.store
 * @param {Clock} parts.clock
 */
export function createPlayer({ source, store, clock }) {
  let cache = createStepCache(source, store.get().film.run, clock.wake, fail);
  let ahead = 0; // how far the film has run beyond the step that is shown
  /** @type {number | null} */
  let wanted = null;
  let scrubbing = false;
  let seeking = false;
  let notice = ""; // why the step that is wanted does not come yet
  const pace = createPace();
  let paceShown = 0;
  let travelled = 0; // steps, since the page began

  /** @type {Guard | null} */
  let guard = null;

  const bounds = () => boundsOf(store.get().film.segment, store.get().film.description?.steps);
  const currentStep = () => wanted ?? store.get().film.shown?.step.step ?? 0;

  /** Show an error on the page. @param {{message: string}} error */
  function fail({ message }) {
    store.set({ page: { notices: { ...store.get().page.notices, page: message } } });
  }

  /** @param {number} number */
  function show(number) {
    const step = cache.get(number);
    if (!step) throw new Error(`step ${number} has not arrived`);
    store.set({
      ...guard?.arrive(step),
      film: { shown: { run: cache.run, step }, reached: Math.max(store.get().film.reached, number) },
    });
  }

  /** Move the film by a moment. @param {number} seconds @param {number} now */
  function tick(seconds, now) {
    if (wanted !== null) {
      wanted = clampStep(wanted); // the film's length may have become known since
      if (!showWanted(wanted)) return store.get().play.playing !== 0;
    }
    const {
      play: { playing, speed },
    } = store.get();
    if (!playing) return false;
    const stride = limitStride(strideOf(speed), bounds());
    const step = currentStep();
    const limits = guarded(playing, step);
    const moment = advance({ step, ahead, direction: playing, speed, stride, ...limits }, seconds, cache.has);
    if (moment.step !== step) show(moment.step);
    ahead = moment.ahead;
    travelled += moment.passed;
    prefetch(moment.step, stride, playing, limits);
    measurePace(now, travelled);
    if (moment.ended && !(limits.held && guard?.waits())) pause();
    return store.get().play.playing !== 0;
  }

  /** How far the film may go now. @param {-1 | 1} direction @param {number} step */
  function guarded(direction, step) {
    const all = bounds();
    const most = direction > 0 && guard ? guard.most(step) : Infinity;
    return most < all.last ? { ...all, last: most, round: false, held: true } : { ...all, held: false };
  }

  /** Show the wanted step if it is cached; otherwise fetch it. Whether it was shown. @param {number} number */
  function showWanted(number) {
    if (!cache.has(number)) {
      fetchStep(number);
      return false;
    }
    wanted = null;
    ahead = 0;
    pace.reset();
    if (notice && store.get().page.notices.page === notice) fail({ message: "" });
    notice = "";
    if (store.get().film.shown?.step !== cache.get(number)) show(number);
    if (!scrubbing) prefetch(number, 1, 1, bounds());
    return true;
  }

  /** Fetch one step. One such request at a time; the step wanted last comes next. @param {number} number */
  async function fetchStep(number) {
    if (seeking) return;
    seeking = true;
    const requested = cache;
    try {
      const why = await requested.request(number);
      if (why && wanted === number) {
        notice = why.message;
        fail(why);
      }
    } catch (error) {
      if (wanted === number) wanted = null;
      fail(/** @type {Error} */ (error));
    } finally {
      seeking = false;
    }
    if (scrubbing && requested === cache && wanted !== null && wanted !== number && cache.has(number)) show(number);
    if (wanted !== null) clock.wake();
  }

  /**
   * Request the steps that will be needed soon.
   * @param {number} step
   * @param {number} stride
   * @param {-1 | 1} direction
   * @param {ReturnType<typeof bounds>} limits
   */
  function prefetch(step, stride, direction, { first, last, round }) {
    const next = nextStep(step, stride, direction, last, first);
    if (next !== null) cache.requestAround(next, stride);
    const later = Math.floor((next ?? step) / stride) * stride + direction * AHEAD * stride;
    if (later >= first && later <= last) {
      if (next !== null) cache.requestAround(later, stride);
    } else if (round) cache.requestAround(startOf(direction, last, first), stride);
  }

  /** @param {number} now @param {number} steps  that the film has moved in all */
  function measurePace(now, steps) {
    const achieved = pace.record(now, steps);
    if (now - paceShown < PACE_EVERY) return;
    paceShown = now;
    if (achieved !== store.get().play.achieved) store.set({ play: { achieved } });
  }

  function pause() {
    pace.reset();
    store.set({ play: { playing: 0, achieved: null } });
  }

  /** The nearest step within bounds. @param {number} step */
  function clampStep(step) {
    const { first, last } = bounds();
    return Math.min(Math.max(first, step), last);
  }

  clock.onTick(tick);

  return {
    currentStep,
    lastStep: () => bounds().last,
    /** The step at which the film stands or to which it is going, if it has arrived. */
    currentPicture: () => cache.get(currentStep()),
    pause,
    /** Load another trace at its first step, playing or paused as before. @param {Run} run */
    load(run) {
      cache.close();
      cache = createStepCache(source, run, clock.wake, fail);
      wanted = 0;
      pace.reset();
      store.set({
        film: { run, description: null, outline: null, zoom: null, segment: null, reached: 0 },
        play: { achieved: null },
      });
      clock.wake();
    },
    /** @param {-1 | 1} direction */
    play(direction) {
      const { first, last } = bounds();
      if (nextStep(currentStep(), 1, direction, last, first) === null) wanted = startOf(direction, last, first);
      ahead = 0;
      pace.reset();
      store.set({ play: { playing: direction, achieved: null } });
      clock.wake();
    },
    /**
     * Show a step as soon as it has arrived; with `loosely`, also steps that arrive on the way.
     * @param {number} step
     */
    seek(step, loosely = false) {
      wanted = clampStep(step);
      scrubbing = loosely;
      if (!cache.has(wanted)) fetchStep(wanted);
      clock.wake();
    },
    /** @param {Guard} its */
    setGuard(its) {
      guard = its;
    },
    /** Measure the achieved speed anew, after the speed was changed. */
    restartPace() {
      pace.reset();
      store.set({ play: { achieved: null } });
    },
  };
}
