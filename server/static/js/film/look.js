// Computes the input of the views, a look: the state, and values derived from it that several views need. Pure; computed once
// for each state.

import { factAt, partsOf } from "../algorithms/algorithms.js";
import { wordsOf } from "../words/words.js";
import { notationOf } from "./notation.js";

/** @import { FilmState, Look, State } from "../types.js" */

const words = await wordsOf("page");

/**
 * The step on the screen, or a part of it.
 * @typedef {{shown: FilmState["shown"], moment: Look["moment"]}} Shown
 */

/**
 * Return the question that is open at the step shown. A question about another step is waiting, or about to be closed.
 * @param {State} state
 */
const askedAt = ({ learn: { asked }, film: { shown } }) =>
  asked && shown?.run === asked.run && shown.step.step === asked.question.step ? asked : null;

/** @param {() => boolean} isStill  returns true if the device is set to reduced motion */
export function createLook(isStill) {
  /** @type {State | null} */
  let before = null;
  /** @type {Look | null} */
  let look = null;
  /** @type {(Shown & {step: object, index: number}) | null} the part drawn last */
  let drawn = null;

  /**
   * Return the step on the screen, a part of it, or the picture of the question that is open there.
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
    const index = part.index < 0 ? last : Math.min(part.index, last); // the index in an address may be too large
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
    const notation = notationOf(state.play, isStill() || !state.page.settings.animations);
    const fast = notation.filled < 1;
    const fact = !fast && shown && state.page.pointed && !asked ? factAt(shown, state.page.pointed) : null;
    before = state;
    const film = { ...state.film, shown };
    look = { ...state, film, learn: { ...state.learn, asked }, moment, notation, fast, fact };
    return look;
  };
}
