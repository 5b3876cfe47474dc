// Holds the page's state. Changes are merged into its groups; the painters are called once a frame with the latest state.

/** @import { Change, State } from "../types.js" */

/**
 * @param {State} initial
 * @param {(paint: (now: number) => void) => void} nextFrame
 */
export function createStore(initial, nextFrame) {
  let state = initial;
  let scheduled = false;
  /** @type {((state: State, now: number) => void)[]} */
  const painters = [];

  /** @param {number} now  milliseconds */
  function paint(now) {
    scheduled = false;
    for (const painter of painters) painter(state, now);
  }

  function schedule() {
    if (!scheduled) nextFrame(paint);
    scheduled = true;
  }

  return {
    get: () => state,
    /** @param {Change} change */
    set(change) {
      state = merge(state, change);
      schedule();
    },
    /** Call a painter from the next frame on. @param {(state: State, now: number) => void} painter */
    onPaint(painter) {
      painters.push(painter);
      schedule();
    },
  };
}

/** @param {State} state @param {Change} change @returns {State} */
function merge(state, change) {
  const { film, play, page, learn, class: classState } = change;
  return {
    film: film ? { ...state.film, ...film } : state.film,
    play: play ? { ...state.play, ...play } : state.play,
    page: page ? { ...state.page, ...page } : state.page,
    learn: learn ? { ...state.learn, ...learn } : state.learn,
    class: classState ? { ...state.class, ...classState } : state.class,
  };
}
