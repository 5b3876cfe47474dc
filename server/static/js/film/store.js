// Holds the page's state. Changes are merged into it; the painters are called once a frame with the newest state.

/** @import { State } from "../types.js" */

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

  return {
    get: () => state,
    /** @param {Partial<State>} change */
    set(change) {
      state = { ...state, ...change };
      if (!scheduled) {
        scheduled = true;
        nextFrame(paint);
      }
    },
    /** @param {(state: State, now: number) => void} painter */
    onPaint(painter) {
      painters.push(painter);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
