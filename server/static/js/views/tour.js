// The buttons of the guided tour. The tour itself is imported when it is first taken.

import { find } from "../page/dom.js";

/** @param {import("../intents/actions.js").Actions} actions @param {() => import("../types.js").State} state */
export function createTour(actions, state) {
  /** @type {((state: import("../types.js").State) => void) | null} */
  let guide = null;
  let coming = false;
  let before = state();

  for (const button of document.querySelectorAll("[data-tour]")) {
    button.addEventListener("click", () => {
      find("#menu").hidePopover();
      before = state();
      actions.setTour(0);
    });
  }

  async function load() {
    coming = true;
    try {
      const { createGuide } = await import("../tour/guide.js");
      const made = createGuide(actions, state, () => before);
      guide = made;
      made(state());
    } catch {
      actions.setTour(null);
      actions.miss();
    } finally {
      coming = false;
    }
  }

  /** @param {import("../types.js").State} state */
  return function render(state) {
    if (guide) guide(state);
    else if (state.tour !== null && !coming) load();
  };
}
