// The switch of Predict. The rest is imported when it is first switched on.

import { find, setAttribute } from "../page/dom.js";
import { once, paintOnceWanted } from "../page/loading.js";

/** @import { Asker } from "../questions/ask.js" */
/** @import { Look } from "../types.js" */

/**
 * Create the painter of the switch, with `open` for the first step.
 * @param {Omit<Parameters<typeof import("./predicting.js").createPredict>[0], "asker">} parts
 * @param {() => Promise<Asker>} asker
 */
export function createPredict(parts, asker) {
  const { actions, state } = parts;
  const button = find("#predict");
  button.addEventListener("click", () => actions.setPredict(state().learn.predict ? null : { seed: null }));

  const load = once(async () => {
    const [{ createPredict: create }, loaded] = await Promise.all([import("./predicting.js"), asker()]);
    return create({ ...parts, asker: loaded });
  });

  const paint = paintOnceWanted(
    ({ learn: { predict }, page: { view } }) => predict !== null && view !== "embed",
    async () => (await load()).render,
    () => {
      actions.setPredict(null);
      actions.miss();
    },
  );

  /** @param {Look} look */
  function render(look) {
    setAttribute(button, "aria-pressed", String(look.learn.predict !== null));
    paint(look);
  }

  return Object.assign(render, {
    /**
     * Ask about the first step before it is shown; resolve to that step, which a series chooses itself. If the modules
     * fail to load, the step is shown without a question.
     * @param {number} first
     * @returns {Promise<number>}
     */
    open: (first) =>
      load()
        .then((loaded) => loaded.open(first))
        .catch(() => first), // the painter reports it
  });
}
