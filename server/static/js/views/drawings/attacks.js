// Queens that attack each other, in red.

import { drawAttacks } from "../../drawing/pieces.js";
import { svg } from "../../page/dom.js";

/** @import { AlgorithmView, Drawing } from "../../types.js" */

/** @param {NonNullable<AlgorithmView["attacks"]>} attacks @returns {Drawing} */
export function createAttacks(attacks) {
  const element = svg("svg", { class: "attacks", "aria-hidden": "true" });
  let drawn = "";

  return {
    element,
    render(step, n) {
      const pairs = attacks(step);
      const key = `${n} ${JSON.stringify(pairs)}`;
      if (key === drawn) return;
      drawn = key;
      element.setAttribute("viewBox", `0 0 ${n} ${n}`);
      element.replaceChildren(...drawAttacks(pairs));
    },
  };
}
