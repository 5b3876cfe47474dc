// Computes the input of the views, a look: the state, and values derived from it that several views need. Pure; computed once
// for each state.

import { factAt, partsOf, viewOf } from "../algorithms/algorithms.js";
import { wordsOf } from "../words/words.js";
import { placeOf } from "../model/squares.js";
import { attackers } from "../model/board.js";
import { placedIn } from "./placed.js";
import { notationOf } from "./notation.js";

/** @import { FilmState, Look, Placed, Run, State, Target } from "../types.js" */

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

/** Draw a part of a step. @param {NonNullable<Shown["shown"]>} shown @param {number} index  -1 or too large: the last part @returns {Shown} */
function drawPart({ run, step }, index) {
  const parts = partsOf(step, run);
  const done = index in parts ? parts.slice(0, index + 1) : parts;
  const part = done[done.length - 1];
  const said = words.partly(part, run.n, run.goal);
  return {
    shown: { run, step: part.picture },
    moment: { part, whole: step, done: done.map(({ line }) => line), said },
  };
}

/** Return true if there is something to explain about a target: in a game by hand, bits and attacked squares. @param {Target} target @param {Placed | null} placed */
function isKnown(target, placed) {
  if (!placed) return true;
  const { run, game, step } = placed;
  if (game.queens.length && !step) return false; // the step is on its way
  if (!("square" in target)) return true;
  const { depth, at } = placeOf(viewOf(run.algorithm), target.square);
  return depth >= game.queens.length && attackers(game.queens, depth, at).length > 0;
}

/** Return the remark on the last move of a game. @param {Placed} placed @param {State} state */
function sayPlaced({ run, game }, { film: { description } }) {
  const solutions = run.goal === "all" ? (description?.solutions ?? null) : null;
  return words.placed(game, viewOf(run.algorithm).fills, solutions);
}

/**
 * @param {() => boolean} isStill  returns true if the device is set to reduced motion
 * @param {(run: Run) => boolean} takesQueens  returns true if the board of a run can be played by hand
 */
export function createLook(isStill, takesQueens) {
  /** @type {State | null} */
  let before = null;
  /** @type {Look | null} */
  let look = null;
  /** @type {(Shown & {step: object, index: number}) | null} the part drawn last */
  let drawn = null;

  /**
   * Return the picture of the question that is open at the step on the screen, else of the game by hand, else of the part shown,
   * else the step.
   * @param {State} state
   * @param {Look["learn"]["asked"]} asked
   * @param {Look["placed"]} placed
   * @returns {Shown}
   */
  function choosePicture({ film: { shown, part } }, asked, placed) {
    if (shown && placed?.step) return { shown: { run: shown.run, step: placed.step }, moment: null };
    if (shown && asked) return { shown: { run: shown.run, step: asked.picture }, moment: null };
    if (!shown || part?.step !== shown.step.step) return { shown, moment: null };
    if (drawn?.step !== shown.step || drawn.index !== part.index)
      drawn = { step: shown.step, index: part.index, ...drawPart(shown, part.index) };
    return drawn;
  }

  /** @param {State} state @returns {Look} */
  return (state) => {
    if (look && state === before) return look;
    const asked = askedAt(state);
    const game = placedIn(state, takesQueens);
    const placed = game && { ...game, said: sayPlaced(game, state) };
    const { shown, moment } = choosePicture(state, asked, placed);
    const notation = notationOf(state.play, isStill() || !state.page.settings.animations);
    const fast = notation.filled < 1;
    const { pointed } = state.page;
    const fact = !fast && shown && pointed && !asked && isKnown(pointed, placed) ? factAt(shown, pointed) : null;
    before = state;
    const film = { ...state.film, shown };
    look = { ...state, film, learn: { ...state.learn, asked }, placed, moment, notation, fast, fact };
    return look;
  };
}
