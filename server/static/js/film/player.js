// The film: the step shown now, and the steps needed next. It contains no control and no view.
//
// A step is shown once it has arrived, and play continues from it. A wanted step stays wanted until it arrives or the viewer
// goes to another one.

import { StepCache } from "./cache.js";
import { createPace, strideOf } from "./speed.js";
import { startOf, nextStep, advance } from "./playback.js";
import { boundsOf, limitStride } from "./segment.js";

/** @import { Change, Run, Source, Step, Store, Supplier } from "../types.js" */
/** @import { Clock } from "../page/clock.js" */

const PACE_EVERY = 250; // milliseconds between two updates of the achieved speed

/**
 * Holds up a film that plays on, for example to ask a question.
 * - most: returns the last step up to which the film may play from this one
 * - waits: returns true if the film goes on by itself as soon as `most` allows it
 * @typedef {{most: (step: number) => number, waits: () => boolean}} Guard
 */
/** Returns the other changes of the state that come with a step, in the same frame. @typedef {(step: Step, run: Run) => Change} Arrival */

/** @typedef {{source: Source, store: Store, clock: Clock, boundsOf?: Supplier["boundsOf"]}} Parts */

class Player {
  #source;
  #store;
  #clock;
  #recordedOf;
  #cache;
  #ahead = 0; // steps that the film has run beyond the one shown
  #isComing = false; // whether the film's step is on its way to the screen
  #scrubbing = false;
  #seeking = false;
  #notice = ""; // the reason why the wanted step has not come yet
  #pace = createPace();
  #paceShown = 0;
  #travelled = 0; // steps shown since the page opened
  /** @type {Guard | null} */
  #guard = null;
  /** @type {Arrival[]} */
  #arrivals = [];

  /** @param {Parts} parts */
  constructor({ source, store, clock, boundsOf: recordedOf }) {
    this.#source = source;
    this.#recordedOf = recordedOf;
    this.#store = store;
    this.#clock = clock;
    this.#cache = this.#createCache(store.get().film.run);
    clock.onTick((seconds, now) => this.#tick(seconds, now));
  }

  firstStep() {
    return this.#findBounds().first;
  }

  lastStep() {
    return this.#findBounds().last;
  }

  /** Return the picture of the film's step, if it has arrived. */
  currentPicture() {
    return this.#cache.get(this.#step());
  }

  #step() {
    return this.#store.get().film.step;
  }

  /** Send for a step, which is shown as soon as it has arrived. @param {number} step */
  #want(step) {
    this.#isComing = true;
    this.#store.set({ film: { step } });
  }

  pause = () => {
    this.#pace.reset();
    this.#store.set({ play: { playing: 0, achieved: null } });
  };

  /** Load another trace at its first step, playing or paused as before. @param {Run} run */
  load(run) {
    this.#cache.close();
    this.#cache = this.#createCache(run);
    this.#isComing = true;
    this.#pace.reset();
    const recorded = this.#recordedOf?.(run) ?? null;
    this.#store.set({
      film: { run, step: 0, recorded, description: null, outline: null, zoom: recorded, segment: null, reached: 0 },
      play: { achieved: null },
    });
    this.#clock.wake();
  }

  /** @param {-1 | 1} direction */
  play(direction) {
    const { first, last } = this.#findBounds();
    if (nextStep(this.#step(), 1, direction, last, first) === null) this.#want(startOf(direction, last, first));
    this.#ahead = 0;
    this.#pace.reset();
    this.#store.set({ play: { playing: direction, achieved: null }, film: { passed: null } });
    this.#clock.wake();
  }

  /**
   * Show a step as soon as it has arrived. `loosely`: also show steps that arrive on the way.
   * @param {number} step
   */
  seek(step, loosely = false) {
    this.#want(this.#clampStep(step));
    this.#scrubbing = loosely;
    if (!this.#cache.has(this.#step())) this.#fetchStep(this.#step());
  }

  /** @param {Guard} guard */
  setGuard(guard) {
    this.#guard = guard;
  }

  /** Call a function with each step that is about to be shown. Return a function that ends this. @param {Arrival} arrival */
  onArrive(arrival) {
    this.#arrivals.push(arrival);
    return () => void this.#arrivals.splice(this.#arrivals.indexOf(arrival), 1);
  }

  /** Measure the achieved speed anew, after the speed was changed. */
  restartPace() {
    this.#pace.reset();
    this.#store.set({ play: { achieved: null } });
  }

  /** @param {Run} run */
  #createCache(run) {
    return new StepCache(this.#source, run, this.#clock.wake, (error) => this.#fail(error));
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

  /** Return the picture of a step that has arrived. @param {number} number */
  #picture(number) {
    const step = this.#cache.get(number);
    if (!step) throw new Error(`step ${number} has not arrived`);
    return step;
  }

  /** @param {number} number @param {Change["film"]} [change]  that comes with it */
  #show(number, change) {
    const step = this.#picture(number);
    const { run } = this.#cache;
    for (const arrival of this.#arrivals) this.#store.set(arrival(step, run));
    this.#store.set({
      film: {
        shown: { run, step },
        passed: null,
        reached: Math.max(this.#store.get().film.reached, number),
        ...change,
      },
    });
  }

  /** Move the film by a moment. Returns true if it goes on. @param {number} seconds @param {number} now */
  #tick(seconds, now) {
    if (this.#isComing) {
      const step = this.#clampStep(this.#step()); // the film's length may be known by now
      if (step !== this.#step()) this.#want(step);
      if (!this.#showWanted(step)) return this.#isPlaying();
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
    const step = this.#step();
    const limits = this.#findLimits(direction, step);
    const film = { step, ahead: this.#ahead, direction, speed, stride, ...limits };
    const moment = advance(film, seconds, (number) => this.#cache.has(number));
    if (moment.step !== step) {
      const steps = moment.read.map((number) => this.#picture(number));
      const from = this.#store.get().film.shown?.step ?? steps[0];
      this.#show(moment.step, { step: moment.step, passed: { from, steps, seconds: stride / speed } });
    }
    this.#ahead = moment.ahead;
    this.#travelled += moment.passed;
    this.#cache.requestAhead(moment.step, stride, direction, limits, speed);
    this.#measurePace(now);
    if (moment.ended && !(limits.held && this.#guard?.waits())) this.pause();
  }

  /** Show the wanted step if it is cached, else fetch it. Returns true if it was shown. @param {number} number */
  #showWanted(number) {
    if (!this.#cache.has(number)) {
      this.#fetchStep(number);
      return false;
    }
    this.#isComing = false;
    this.#ahead = 0;
    this.#pace.reset();
    if (this.#notice && this.#store.get().page.notices.page === this.#notice) this.#fail({ message: "" });
    this.#notice = "";
    if (this.#store.get().film.shown?.step !== this.#cache.get(number)) this.#show(number);
    if (!this.#scrubbing) this.#cache.requestAhead(number, 1, 1, this.#findBounds());
    return true;
  }

  /** Fetch one step. One such request at a time; the latest wanted step is next. @param {number} number */
  async #fetchStep(number) {
    if (this.#seeking) return;
    this.#seeking = true;
    const requested = this.#cache;
    try {
      const why = await requested.fetch(number, number + 1);
      if (why && this.#isWanted(number)) {
        this.#notice = why.message;
        this.#fail(why);
      }
    } catch (error) {
      if (this.#isWanted(number)) this.#giveUp();
      this.#fail(/** @type {Error} */ (error));
    } finally {
      this.#seeking = false;
    }
    if (this.#scrubbing && requested === this.#cache) this.#showOnTheWay(number);
    if (this.#isComing) this.#clock.wake();
  }

  /** Return whether a step is on its way to the screen. @param {number} number */
  #isWanted(number) {
    return this.#isComing && this.#step() === number;
  }

  /** Stay at the step that is shown. */
  #giveUp() {
    this.#isComing = false;
    this.#store.set({ film: { step: this.#store.get().film.shown?.step.step ?? 0 } });
  }

  /** Show a step that has arrived although another one is wanted by now. @param {number} number */
  #showOnTheWay(number) {
    if (this.#isComing && !this.#isWanted(number) && this.#cache.has(number)) this.#show(number);
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
