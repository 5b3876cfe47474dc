// The switch of Predict. What asks is imported when it is first switched on.

import { find, put } from "../page/dom.js";
import { paintOnceWanted } from "../page/once.js";

/** @param {Omit<Parameters<typeof import("../learn/predict.js").createPredict>[0], "asker">} parts @param {() => Promise<import("../learn/ask.js").Asker>} asker */
export function createPredict(parts, asker) {
  const { actions, state } = parts;
  const button = find("#predict");
  button.addEventListener("click", () => actions.setPredict(state().predict ? null : { seed: null }));

  const paint = paintOnceWanted(({ predict, view }) => predict !== null && view !== "embed", load, () => {
    actions.setPredict(null);
    actions.miss();
  });

  async function load() {
    const [{ createPredict: create }, its] = await Promise.all([import("../learn/predict.js"), asker()]);
    return create({ ...parts, asker: its }).render;
  }

  /** @param {import("../types.js").Look} look */
  return function render(look) {
    put(button, "aria-pressed", String(look.predict !== null));
    paint(look);
  };
}
