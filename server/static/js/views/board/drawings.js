// What an algorithm draws of its own: under the board, on it, beside it, and under the sentence. Each place holds what the
// present algorithm has for it, or nothing.

import { faceOf } from "../../algorithms/views.js";
import { find, mark } from "../../page/dom.js";

/** @typedef {import("../../types.js").Drawing} Drawing */

/** The places, by the part of a face that fills them. */
const PLACES = /** @type {const} */ ({ panel: "#own-panel", lines: "#own-lines", side: "#own-side", detail: "#own-detail" });

export function createDrawings() {
  const places = Object.entries(PLACES).map(([name, selector]) => ({ part: /** @type {keyof typeof PLACES} */ (name), place: find(selector) }));
  const stage = find("#stage");
  let algorithm = "bitmask";
  /** @type {Drawing[]} */
  let drawings = [];

  /** @param {string} its */
  function change(its) {
    algorithm = its;
    const face = faceOf(its);
    drawings = places.flatMap(({ part, place }) => {
      const drawing = face[part]?.();
      place.replaceChildren(...(drawing ? [drawing.element] : []));
      if (part === "panel") mark(stage, "own", drawing !== undefined);
      return drawing ? [drawing] : [];
    });
  }

  /** @param {import("../../types.js").Look} look */
  return function render({ shown, fast }) {
    if (!shown) return;
    if (shown.run.algorithm !== algorithm) change(shown.run.algorithm);
    for (const drawing of drawings) drawing.render(shown.step, shown.run.n, fast);
  };
}
