// Shows lessons over the page, and returns to what was there when one ends. What shows them is imported with the first.

/** @typedef {import("../types.js").State} State */

/**
 * @param {import("../intents/actions.js").Actions} actions @param {() => State} get @param {() => number} currentStep
 * @param {() => Promise<import("../learn/ask.js").Asker>} asker  what asks questions on this page
 */
export function createLesson(actions, get, currentStep, asker) {
  /** @type {((state: State) => void) | null} */
  let guide = null;
  let coming = false;
  /** The page as it was before the lesson. @type {{state: State, step: number} | null} */
  let before = null;

  async function load() {
    coming = true;
    try {
      const { createGuide } = await import("../lessons/guide.js");
      const made = createGuide({ actions, get, leave, asker });
      guide = made;
      made(get());
    } catch {
      actions.followLesson(null);
      actions.miss();
    } finally {
      coming = false;
    }
  }

  function leave() {
    actions.setLesson(null);
    if (!before) return;
    const { run, speed, segment, view, panel, drawer, zoom, playing } = before.state;
    actions.visit({ run, step: before.step, speed, segment, view, panel, drawer: drawer === "learn" ? null : drawer });
    actions.setZoom(zoom);
    if (playing) actions.toggle(playing);
  }

  /** @param {State} state */
  return function render(state) {
    if (!state.lesson || !before) before = { state, step: currentStep() };
    if (guide) guide(state);
    else if (state.lesson && !coming) load();
  };
}
