// The page's one state. Changes are merged in; the painters are called once a frame, with the newest state.

/** @typedef {import("./types.js").State} State */

/**
 * @param {State} initial
 * @param {(paint: () => void) => void} nextFrame
 */
export function createStore(initial, nextFrame) {
  let state = initial;
  let asked = false;
  /** @type {((state: State) => void)[]} */
  const painters = [];

  function paint() {
    asked = false;
    for (const painter of painters) painter(state);
  }

  return {
    get: () => state,
    /** @param {Partial<State>} change */
    set(change) {
      state = { ...state, ...change };
      if (!asked) {
        asked = true;
        nextFrame(paint);
      }
    },
    /** @param {(state: State) => void} painter */
    onPaint(painter) {
      painters.push(painter);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
