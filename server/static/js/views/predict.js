// The switch of Predict. What asks is imported when it is first switched on.

import { find, put } from "../page/dom.js";

/** @param {Omit<Parameters<typeof import("../learn/predict.js").createPredict>[0], "asker">} parts @param {() => Promise<import("../learn/ask.js").Asker>} asker */
export function createPredict(parts, asker) {
  const button = find("#predict");
  /** @type {((look: import("../types.js").Look) => void) | null} */
  let paint = null;
  let coming = false;
  button.addEventListener("click", () => parts.actions.setPredict(parts.state().predict ? null : { seed: null }));

  async function load() {
    coming = true;
    try {
      const [{ createPredict: create }, its] = await Promise.all([import("../learn/predict.js"), asker()]);
      paint = create({ ...parts, asker: its }).render;
      parts.actions.repaint();
    } catch {
      parts.actions.setPredict(null);
      parts.actions.miss();
    } finally {
      coming = false;
    }
  }

  /** @param {import("../types.js").Look} look */
  return function render(look) {
    put(button, "aria-pressed", String(look.predict !== null));
    if (paint) paint(look);
    else if (look.predict && look.view !== "embed" && !coming) load();
  };
}
