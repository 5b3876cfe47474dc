// The film: which step is to be seen now, and which ones will be wanted next. Knows no control and no view.
//
// A step is shown when it has arrived, never before; play goes on from it. A wish to see another step stands until that
// step comes or until there is another wish.

import { createStepCache } from "./cache.js";
import { createPace } from "./pace.js";
import { startOf, nextStep, advance } from "./playback.js";
import { strideOf } from "./speed.js";
import { boundsOf, limitStride } from "./segment.js";

const AHEAD = 32; // painted steps that are asked for in advance
const PACE_EVERY = 250; // milliseconds between two figures of the achieved speed

/**
 * @param {object} parts
 * @param {import("../types.js").Source} parts.source
 * @param {import("./store.js").Store} parts.store
 * @param {import("./clock.js").Clock} parts.clock
 */
export function createPlayer({ source, store, clock }) {
  let cache = createStepCache(source, store.get().run, clock.wake, fail);
  let ahead = 0; // how far the film has run beyond the step that is seen
  /** @type {number | null} */
  let wanted = 0;
  let scrubbing = false;
  let seeking = false;
  const pace = createPace();
  let paceShown = 0;
  let travelled = 0; // steps, since the page began

  const bounds = () => boundsOf(store.get().segment, store.get().description?.steps);
  const currentStep = () => wanted ?? store.get().shown?.step.step ?? 0;

  /** What could not be had is said on the page. @param {Error} error */
  function fail({ message }) {
    store.set({ notices: { ...store.get().notices, page: message } });
  }

  /** @param {number} number */
  function show(number) {
    const step = cache.get(number);
    if (!step) throw new Error(`step ${number} has not arrived`);
    store.set({ shown: { run: cache.run, step }, reached: Math.max(store.get().reached, number) });
  }

  /** One moment. @param {number} seconds @param {number} now */
  function tick(seconds, now) {
    if (wanted !== null) {
      wanted = clampStep(wanted); // where the film ends may have become known since
      if (!showWanted(wanted)) return store.get().playing !== 0;
    }
    const { playing, speed } = store.get();
    if (!playing) return false;
    const stride = limitStride(strideOf(speed), bounds());
    const step = currentStep();
    const moment = advance({ step, ahead, direction: playing, speed, stride, ...bounds() }, seconds, cache.has);
    if (moment.step !== step) show(moment.step);
    ahead = moment.ahead;
    travelled += moment.passed;
    prefetch(moment.step, stride, playing);
    measurePace(now, travelled);
    if (moment.ended) pause();
    return store.get().playing !== 0;
  }

  /** Show the step that is wanted, if it is here; ask for it otherwise. @param {number} number */
  function showWanted(number) {
    if (!cache.has(number)) {
      fetchStep(number);
      return false;
    }
    wanted = null;
    ahead = 0;
    pace.reset();
    if (store.get().shown?.step !== cache.get(number)) show(number);
    if (!scrubbing) prefetch(number, 1, 1);
    return true;
  }

  /** Ask for one step; one such request at a time, the newest wish next. @param {number} number */
  async function fetchStep(number) {
    if (seeking) return;
    seeking = true;
    const asked = cache;
    try {
      await asked.request(number);
    } catch (error) {
      if (wanted === number) wanted = null;
      fail(/** @type {Error} */ (error));
    } finally {
      seeking = false;
    }
    if (scrubbing && asked === cache && wanted !== null && wanted !== number && cache.has(number)) show(number);
    if (wanted !== null) clock.wake();
  }

  /** Ask for what will be needed soon. @param {number} step @param {number} stride @param {-1 | 1} direction */
  function prefetch(step, stride, direction) {
    const { first, last, round } = bounds();
    const next = nextStep(step, stride, direction, last, first);
    if (next !== null) cache.requestAround(next, stride);
    const later = Math.floor((next ?? step) / stride) * stride + direction * AHEAD * stride;
    if (later >= first && later <= last) {
      if (next !== null) cache.requestAround(later, stride);
    } else if (round) cache.requestAround(startOf(direction, last, first), stride);
  }

  /** @param {number} now @param {number} steps  that the film has gone in all */
  function measurePace(now, steps) {
    const achieved = pace.record(now, steps);
    if (now - paceShown < PACE_EVERY) return;
    paceShown = now;
    if (achieved !== store.get().achieved) store.set({ achieved });
  }

  function pause() {
    pace.reset();
    store.set({ playing: 0, achieved: null });
  }

  /** The nearest step that can be seen. @param {number} step */
  function clampStep(step) {
    const { first, last } = bounds();
    return Math.min(Math.max(first, step), last);
  }

  clock.onTick(tick);

  return {
    currentStep,
    lastStep: () => bounds().last,
    /** The step that is or will be seen, if it has arrived. */
    currentPicture: () => cache.get(currentStep()),
    pause,
    /** Begin another trace at its first step, playing or paused as before. @param {import("../types.js").Run} run */
    load(run) {
      cache.close();
      cache = createStepCache(source, run, clock.wake, fail);
      wanted = 0;
      pace.reset();
      store.set({ run, description: null, outline: null, zoom: null, segment: null, reached: 0, achieved: null });
      clock.wake();
    },
    /** @param {-1 | 1} direction */
    play(direction) {
      const { first, last } = bounds();
      if (nextStep(currentStep(), 1, direction, last, first) === null) wanted = startOf(direction, last, first);
      ahead = 0;
      pace.reset();
      store.set({ playing: direction, achieved: null });
      clock.wake();
    },
    /** Show a step as soon as it is here; with `loosely`, also those that come on the way there. @param {number} step */
    seek(step, loosely = false) {
      wanted = clampStep(step);
      scrubbing = loosely;
      clock.wake();
    },
    /** The speed has been changed: a new measurement. */
    restartPace() {
      pace.reset();
      store.set({ achieved: null });
    },
  };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */
