// The intents of controls and keys: each is checked and passed to the player or the store.

import { algorithmOf, hindranceOf } from "../algorithms/algorithms.js";
import { createChoosing } from "./choosing.js";
import { createOpening } from "./opening.js";
import { FASTEST, SLOWEST, STOPS, parseSpeed, formatSpeed, stopOf } from "../film/speed.js";
import { contains, moveLoopEnd } from "../film/segment.js";
import { partsOf } from "../model/parts.js";
import { createSeeking } from "./seeking.js";
import { createViewing } from "./viewing.js";
import { parseWhole } from "../words/numbers.js";
import { wordsOf } from "../words/words.js";

/** @import { Algorithm, Direction, Player, Run, Segment, Source, State, Store } from "../types.js" */

const words = await wordsOf("page");

const SHUTTLE = 3; // stops of the speed slider: about twice as fast
const LAST = -1; // the last part of a step that has not arrived yet

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {Source} parts.source
 * @param {{matches: boolean}} parts.systemDark  whether the system is dark
 * @param {Algorithm[]} parts.catalogue
 */
export function createActions({ store, player, source, systemDark, catalogue }) {
  /** Counts the intents: a search under way ends when a new intent comes. */
  let intent = 0;

  /** @param {Partial<State["page"]["notices"]>} change */
  const setNotices = (change) => store.set({ page: { notices: { ...store.get().page.notices, ...change } } });

  /** @param {() => void} act */
  function act(act) {
    intent += 1;
    store.set({ film: { part: null }, learn: { asked: null }, play: { moves: store.get().play.moves + 1 } });
    setNotices({ page: "", step: "" });
    act();
  }

  /** Begin a new history entry, so that Back returns here. */
  const recordNavigation = () => store.set({ play: { navigations: store.get().play.navigations + 1 } });

  /** Go to a step by hand: the film pauses there. @param {number} step */
  function go(step) {
    act(() => {
      player.pause();
      player.seek(step);
    });
  }

  /** Go to a distant step, with a new history entry. @param {number} step */
  function jump(step) {
    recordNavigation();
    go(step);
  }

  /** If the film's end is unknown, the furthest step seen stands for it. @param {number} tenths  of the film */
  function toTenth(tenths) {
    const last = player.lastStep();
    const known = Number.isFinite(last);
    jump(Math.round(((known ? last : store.get().film.reached) * tenths) / 10));
    if (!known) setNotices({ page: words.NO_END });
  }

  /** Fetch the size of a run. @param {Run} run */
  async function describe(run) {
    try {
      const description = await source.describe(run);
      if (store.get().film.run === run) store.set({ film: { description } });
    } catch (error) {
      if (store.get().film.run === run) setNotices({ page: /** @type {Error} */ (error).message });
    }
  }

  /** Confine the film to a segment; a film outside of it goes to its first step. @param {Segment | null} segment */
  function confine(segment) {
    act(() => {
      store.set({ film: { segment } });
      if (segment && !contains(segment, player.currentStep())) player.seek(segment.start);
    });
  }

  const viewing = createViewing({ store, setNotices, recordNavigation, systemDark });
  const seeking = createSeeking({
    store,
    player,
    source,
    intent: () => intent,
    act,
    setNotices,
    recordNavigation,
    confine,
  });

  /** Go one line of the listing on or back, across the ends of a step. @param {-1 | 1} by */
  function lineBy(by) {
    const {
      film: { run, part },
    } = store.get();
    const whole = player.currentPicture();
    if (!whole) return;
    const { step } = whole;
    const last = partsOf(whole, run).length - 1;
    const index = (part?.step === step && part.index >= 0 ? Math.min(part.index, last) : last) + by;
    if (index >= 0 && index <= last) {
      go(step);
      store.set({ film: { part: { step, index } } });
    } else if (step + by >= 0 && step + by <= player.lastStep()) {
      go(step + by);
      store.set({ film: { part: { step: step + by, index: by > 0 ? 0 : LAST } } });
    }
  }

  /**
   * Move among the calls, or say why that means nothing here.
   * @param {"into" | "over" | "out"} name
   * @param {Direction} direction
   */
  function move(name, direction = "forward") {
    const {
      film: { run, description },
    } = store.get();
    const hindrance = hindranceOf(run, player.currentStep(), direction === "forward" ? description?.steps : null);
    if (hindrance) act(() => setNotices({ page: words.HINDRANCES[hindrance] }));
    else if (name === "into") seeking.into();
    else seeking.find(name, direction);
  }

  /** @param {number} speed */
  function setSpeed(speed) {
    store.set({ play: { speed } });
    setNotices({ speed: "" });
    player.restartPace();
  }

  /** Faster or slower by stops of the slider. @param {number} stops */
  function speedBy(stops) {
    const stop = Math.min(STOPS.length - 1, Math.max(0, stopOf(store.get().play.speed) + stops));
    setSpeed(STOPS[stop]);
  }

  return {
    ...createOpening({
      store,
      player,
      intent: () => intent,
      act,
      setNotices,
      miss: viewing.miss,
      describe,
      preset: seeking.preset,
      largest: (id) => algorithmOf(catalogue, id).largest,
    }),
    /** Play in a direction, or pause if the film plays in it already. @param {-1 | 1} direction */
    toggle(direction) {
      act(() => (store.get().play.playing === direction ? player.pause() : player.play(direction)));
    },
    /** Play forward, or pause if the film plays in any direction. */
    playOrPause: () => act(() => (store.get().play.playing ? player.pause() : player.play(1))),
    /** Play in a direction, or faster if the film plays in it already. @param {-1 | 1} direction */
    shuttle(direction) {
      if (store.get().play.playing === direction) speedBy(SHUTTLE);
      else act(() => player.play(direction));
    },
    slower: () => speedBy(-SHUTTLE),
    toTenth,
    /** @param {number} steps */
    stepBy: (steps) => go(player.currentStep() + steps),
    toStart: () => jump(0),
    toEnd: () => toTenth(10),
    go: jump,
    recordNavigation,
    confine,
    find: seeking.find,
    preset: seeking.preset,
    move,
    /** Begin or end a loop at the present step. @param {"first" | "last"} end */
    loopHere: (end) =>
      confine(
        moveLoopEnd(
          store.get().film.segment,
          end,
          player.currentStep(),
          store.get().film.description?.steps ?? Infinity,
        ),
      ),
    lineBy,
    /** Follow the dragged timeline; a playing film goes on from there. @param {number} step */
    scrub: (step) => act(() => player.seek(step, true)),
    ...createChoosing({ store, player, act, setNotices, miss: viewing.miss, recordNavigation, describe, catalogue }),
    ...viewing,
    setSpeed,
    /** Go to a step as typed. @param {string} text @returns {boolean} whether it was taken */
    typeStep(text) {
      const step = parseWhole(text);
      const first = store.get().film.segment?.start ?? 0;
      const last = player.lastStep();
      const isValid = step !== null && step >= first && step <= last;
      if (isValid) jump(step);
      else setNotices({ step: words.badStep(text, first, last, player.currentStep()) });
      return isValid;
    },
    /** Set the speed as typed. @param {string} text @returns {boolean} whether it was taken */
    typeSpeed(text) {
      const speed = parseSpeed(words.normalizeNumber(text));
      if (speed !== null) setSpeed(speed);
      else
        setNotices({
          speed: words.badSpeed(text, SLOWEST, FASTEST, words.decimal(formatSpeed(store.get().play.speed))),
        });
      return speed !== null;
    },
  };
}
