// Computes what the views are given: the state and what several of them derive from it. Pure; computed once for each
// state.

import { factAt } from "../algorithms/algorithms.js";
import { partsOf } from "../model/parts.js";
import { wordsOf } from "../words/words.js";

/** @import { FilmState, Look, State } from "../types.js" */

const words = await wordsOf("page");

/**
 * What is on the screen: the step, or a part of it.
 * @typedef {{shown: FilmState["shown"], moment: Look["moment"]}} Shown
 */

const SLOWEST_FAST = 3; // steps a second: an area must not flash more often

/** Whether steps come faster than fills may change. @param {State} state */
const isFast = ({ play: { playing, speed, hurried } }) => hurried || (playing !== 0 && speed > SLOWEST_FAST);

/**
 * The question that is open at the step that is shown; one for another step waits, or will be closed.
 * @param {State} state
 */
const askedAt = ({ learn: { asked }, film: { shown } }) =>
  asked && shown?.run === asked.run && shown.step.step === asked.question.step ? asked : null;

export function createLook() {
  /** @type {State | null} */
  let before = null;
  /** @type {Look | null} */
  let look = null;
  /** @type {(Shown & {step: object, index: number}) | null} the part drawn last */
  let drawn = null;

  /**
   * What is on the screen: the step, a part of it, or the picture of the question that is open there.
   * @param {State} state
   * @param {Look["learn"]["asked"]} asked
   * @returns {Shown}
   */
  function inParts({ film: { shown, part } }, asked) {
    if (shown && asked) return { shown: { run: shown.run, step: asked.picture }, moment: null };
    if (!shown || part?.step !== shown.step.step) return { shown, moment: null };
    if (drawn?.step === shown.step && drawn.index === part.index) return drawn;
    const parts = partsOf(shown.step, shown.run);
    const last = parts.length - 1;
    const index = part.index < 0 ? last : Math.min(part.index, last); // an address may have any
    const done = parts.slice(0, index + 1).map(({ line }) => line);
    const moment = {
      part: parts[index],
      whole: shown.step,
      done,
      said: words.partly(parts[index], shown.run.n, shown.run.goal),
    };
    drawn = { step: shown.step, index: part.index, shown: { run: shown.run, step: parts[index].picture }, moment };
    return drawn;
  }

  /** @param {State} state @returns {Look} */
  return (state) => {
    if (look && state === before) return look;
    const asked = askedAt(state);
    const { shown, moment } = inParts(state, asked);
    const fast = isFast(state);
    const fact = !fast && shown && state.page.pointed && !asked ? factAt(shown, state.page.pointed) : null;
    before = state;
    look = { ...state, film: { ...state.film, shown }, learn: { ...state.learn, asked }, moment, fast, fact };
    return look;
  };
}
