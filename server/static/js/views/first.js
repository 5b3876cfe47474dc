// Meets whoever opens the bare address for the first time, once the first picture is there.

const bare = location.search === ""; // which the page writes its state into

/** @param {import("../intents/actions.js").Actions} actions */
export function createFirst(actions) {
  let waiting = bare && !isKnown();
  /** @type {((state: import("../types.js").State) => void) | null} */
  let render = null;

  /** @param {import("../types.js").State} state */
  return (state) => {
    if (waiting && state.shown) {
      waiting = false;
      import("../first/card.js").then(({ createCard }) => (render = createCard(actions)), () => {}); // nobody misses it
    }
    render?.(state);
  };
}

/** Whether something of this page is stored, or nothing can be. */
function isKnown() {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith("bitqueens."));
  } catch {
    return true;
  }
}
