// The film: the step shown now, and the steps needed next. It contains no control and no view.
//
// A step is shown once it has arrived, and play continues from it. A wanted step stays wanted until it arrives or the viewer
// goes to another one.

import { createStepCache, requestAhead } from "./cache.js";
import { createPace, strideOf } from "./speed.js";
import { startOf, nextStep, advance } from "./playback.js";
import { boundsOf, limitStride } from "./segment.js";

/** @import { Change, Run, Source, Step, Store, Supplier } from "../types.js" */
/** @import { Clock } from "./clock.js" */

const PACE_EVERY = 250; // milliseconds between two updates of the achieved speed

/**
 * Holds up a film that plays on, for example to ask a question.
 * - most: returns the last step up to which the film may play from this one
 * - waits: returns true if the film goes on by itself as soon as `most` allows it
 * - arrive: returns the other changes of the state that come with a step shown
 * @typedef {{most: (step: number) => number, waits: () => boolean, arrive: (step: Step) => Change}} Guard
 */

/** @typedef {{source: Source, store: Store, clock: Clock, boundsOf?: Supplier["boundsOf"]}} Parts */

class Player {
  #source;
  #store;
  #clock;
  #recordedOf;
  #cache;
  #ahead = 0; // steps that the film has run beyond the one shown
  /** @type {number | null} */
  #wanted = null;
  #scrubbing = false;
  #seeking = false;
  #notice = ""; // the reason why the wanted step has not come yet
  #pace = createPace();
  #paceShown = 0;
  #travelled = 0; // steps shown since the page opened
  /** @type {Guard | null} */
  #guard = null;

  /** @param {Parts} parts */
  constructor({ source, store, clock, boundsOf: recordedOf }) {
    this.#source = source;
    this.#recordedOf = recordedOf;
    this.#store = store;
    this.#clock = clock;
    this.#cache = this.#createCache(store.get().film.run);
    clock.onTick((seconds, now) => this.#tick(seconds, now));
  }

  currentStep = () => this.#wanted ?? this.#store.get().film.shown?.step.step ?? 0;

  firstStep() {
    return this.#findBounds().first;
  }

  lastStep() {
    return this.#findBounds().last;
  }

  /** Return the step that is shown or on its way, if it has arrived. */
  currentPicture() {
    return this.#cache.get(this.currentStep());
  }

  pause = () => {
    this.#pace.reset();
    this.#store.set({ play: { playing: 0, achieved: null } });
  };

  /** Load another trace at its first step, playing or paused as before. @param {Run} run */
  load(run) {
    this.#cache.close();
    this.#cache = this.#createCache(run);
    this.#wanted = 0;
    this.#pace.reset();
    const recorded = this.#recordedOf?.(run) ?? null;
    this.#store.set({
      film: { run, recorded, description: null, outline: null, zoom: recorded, segment: null, reached: 0 },
      play: { achieved: null },
    });
    this.#clock.wake();
  }

  /** @param {-1 | 1} direction */
  play(direction) {
    const { first, last } = this.#findBounds();
    if (nextStep(this.currentStep(), 1, direction, last, first) === null)
      this.#wanted = startOf(direction, last, first);
    this.#ahead = 0;
    this.#pace.reset();
    this.#store.set({ play: { playing: direction, achieved: null } });
    this.#clock.wake();
  }

  /**
   * Show a step as soon as it has arrived. `loosely`: also show steps that arrive on the way.
   * @param {number} step
   */
  seek(step, loosely = false) {
    this.#wanted = this.#clampStep(step);
    this.#scrubbing = loosely;
    if (!this.#cache.has(this.#wanted)) this.#fetchStep(this.#wanted);
    this.#clock.wake();
  }

  /** @param {Guard} guard */
  setGuard(guard) {
    this.#guard = guard;
  }

  /** Measure the achieved speed anew, after the speed was changed. */
  restartPace() {
    this.#pace.reset();
    this.#store.set({ play: { achieved: null } });
  }

  /** @param {Run} run */
  #createCache(run) {
    return createStepCache(this.#source, run, this.#clock.wake, (error) => this.#fail(error));
  }

  #findBounds() {
    const { segment, description, recorded } = this.#store.get().film;
    return boundsOf(segment, description?.steps, recorded);
  }

  /** Return the nearest step within the bounds. @param {number} step */
  #clampStep(step) {
    const { first, last } = this.#findBounds();
    return Math.min(Math.max(first, step), last);
  }

  /** Return the bounds of play from a step. @param {-1 | 1} direction @param {number} step */
  #findLimits(direction, step) {
    const all = this.#findBounds();
    const most = direction > 0 && this.#guard ? this.#guard.most(step) : Infinity;
    return most < all.last ? { ...all, last: most, round: false, held: true } : { ...all, held: false };
  }

  /** @param {{message: string}} error */
  #fail({ message }) {
    this.#store.set({ page: { notices: { ...this.#store.get().page.notices, page: message } } });
  }

  /** @param {number} number */
  #show(number) {
    const step = this.#cache.get(number);
    if (!step) throw new Error(`step ${number} has not arrived`);
    this.#store.set({
      ...this.#guard?.arrive(step),
      film: { shown: { run: this.#cache.run, step }, reached: Math.max(this.#store.get().film.reached, number) },
    });
  }

  /** Move the film by a moment. Returns true if it goes on. @param {number} seconds @param {number} now */
  #tick(seconds, now) {
    if (this.#wanted !== null) {
      this.#wanted = this.#clampStep(this.#wanted); // the film's length may be known by now
      if (!this.#showWanted(this.#wanted)) return this.#isPlaying();
    }
    const { playing } = this.#store.get().play;
    if (playing) this.#advance(playing, seconds, now);
    return this.#isPlaying();
  }

  #isPlaying() {
    return this.#store.get().play.playing !== 0;
  }

  /** Play on for a moment. @param {-1 | 1} direction @param {number} seconds @param {number} now */
  #advance(direction, seconds, now) {
    const { speed } = this.#store.get().play;
    const stride = limitStride(strideOf(speed), this.#findBounds());
    const step = this.currentStep();
    const limits = this.#findLimits(direction, step);
    const film = { step, ahead: this.#ahead, direction, speed, stride, ...limits };
    const moment = advance(film, seconds, (number) => this.#cache.has(number));
    if (moment.step !== step) this.#show(moment.step);
    this.#ahead = moment.ahead;
    this.#travelled += moment.passed;
    requestAhead(this.#cache, moment.step, stride, direction, limits);
    this.#measurePace(now);
    if (moment.ended && !(limits.held && this.#guard?.waits())) this.pause();
  }

  /** Show the wanted step if it is cached, else fetch it. Returns true if it was shown. @param {number} number */
  #showWanted(number) {
    if (!this.#cache.has(number)) {
      this.#fetchStep(number);
      return false;
    }
    this.#wanted = null;
    this.#ahead = 0;
    this.#pace.reset();
    if (this.#notice && this.#store.get().page.notices.page === this.#notice) this.#fail({ message: "" });
    this.#notice = "";
    if (this.#store.get().film.shown?.step !== this.#cache.get(number)) this.#show(number);
    if (!this.#scrubbing) requestAhead(this.#cache, number, 1, 1, this.#findBounds());
    return true;
  }

  /** Fetch one step. One such request at a time; the latest wanted step is next. @param {number} number */
  async #fetchStep(number) {
    if (this.#seeking) return;
    this.#seeking = true;
    const requested = this.#cache;
    try {
      const why = await requested.request(number);
      if (why && this.#wanted === number) {
        this.#notice = why.message;
        this.#fail(why);
      }
    } catch (error) {
      if (this.#wanted === number) this.#wanted = null;
      this.#fail(/** @type {Error} */ (error));
    } finally {
      this.#seeking = false;
    }
    if (this.#scrubbing && requested === this.#cache) this.#showOnTheWay(number);
    if (this.#wanted !== null) this.#clock.wake();
  }

  /** Show a step that has arrived although another one is wanted by now. @param {number} number */
  #showOnTheWay(number) {
    if (this.#wanted !== null && this.#wanted !== number && this.#cache.has(number)) this.#show(number);
  }

  /** @param {number} now */
  #measurePace(now) {
    const achieved = this.#pace.record(now, this.#travelled);
    if (now - this.#paceShown < PACE_EVERY) return;
    this.#paceShown = now;
    if (achieved !== this.#store.get().play.achieved) this.#store.set({ play: { achieved } });
  }
}

/** @param {Parts} parts */
export const createPlayer = (parts) => new Player(parts);
