// Intents that go to a step, or to a line of the listing within a step.

import { partsOf } from "../algorithms/algorithms.js";
import { parseWhole } from "../words/numbers.js";
import { wordsOf } from "../words/words.js";

/** @import { Player, State, Step, Store } from "../types.js" */

const words = await wordsOf("page");

const LAST = -1; // the last part of a step that has not arrived yet

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Player} parts.player
 * @param {(act: () => void) => void} parts.act  runs a new intent, which ends a search in progress
 * @param {(change: Partial<State["page"]["notices"]>) => void} parts.setNotices
 * @param {() => void} parts.recordNavigation  starts a new history entry
 */
export function createStepping({ store, player, act, setNotices, recordNavigation }) {
  /** Go to a step by hand, and pause there. @param {number} step */
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

  /** Go to a tenth of the film, or of the steps seen so far if its end is unknown. @param {number} tenths */
  function toTenth(tenths) {
    const last = player.lastStep();
    const end = Number.isFinite(last) ? last : Math.max(store.get().film.reached, store.get().film.step);
    jump(Math.round((end * tenths) / 10));
    if (end !== last) setNotices({ page: words.NO_END });
  }

  /** Go one line of the listing on or back, beyond the step's lines, too. @param {-1 | 1} by */
  function lineBy(by) {
    const whole = player.currentPicture();
    if (!whole) return;
    const { step, index } = partBeside(whole, store.get().film, by);
    if (step !== whole.step && (step < 0 || step > player.lastStep())) return;
    go(step);
    store.set({ film: { part: { step, index } } });
  }

  return {
    toTenth,
    /** @param {number} steps */
    stepBy: (steps) => go(store.get().film.step + steps),
    toStart: () => jump(0),
    toEnd: () => toTenth(10),
    go: jump,
    lineBy,
    /** Follow the dragged timeline; a playing film goes on from there. @param {number} step */
    scrub: (step) => act(() => player.seek(step, true)),
    /** Go to a step as typed. @param {string} text @returns {boolean} true if it is allowed */
    typeStep(text) {
      const step = parseWhole(text);
      const [first, last] = [player.firstStep(), player.lastStep()];
      const isValid = step !== null && step >= first && step <= last;
      if (isValid) jump(step);
      else setNotices({ step: words.badStep(text, first, last, store.get().film.step) });
      return isValid;
    },
  };
}

/**
 * Return the part before or after the one that is shown, in the same step or the one beside it.
 * @param {Step} whole
 * @param {Pick<State["film"], "run" | "part">} film
 * @param {-1 | 1} by
 */
function partBeside(whole, { run, part }, by) {
  const { step } = whole;
  const last = partsOf(whole, run).length - 1;
  const index = (part?.step === step && part.index >= 0 ? Math.min(part.index, last) : last) + by;
  if (index >= 0 && index <= last) return { step, index };
  return { step: step + by, index: by > 0 ? 0 : LAST };
}
