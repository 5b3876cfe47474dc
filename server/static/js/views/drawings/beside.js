// Right of the board, row for row: what each row has cost.

import { upTo } from "../../model/board.js";
import { el, mark, write } from "../../page/dom.js";
import { words } from "../../words/page.js";

const own = words.algorithms;

/** @param {NonNullable<import("../../types.js").AlgorithmView["beside"]>} beside @returns {import("./drawings.js").Drawing} */
export function createBeside(beside) {
  const element = el("div", { class: "side-looks", role: "list", "aria-label": own.LOOKS_PER_ROW });
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    element,
    render(step, n) {
      if (cells.length !== n) {
        cells = upTo(n).map(() => el("span", { role: "listitem" }));
        element.replaceChildren(...cells);
      }
      beside(step, n).forEach(({ text, along, now }, row) => {
        write(cells[row], text);
        mark(cells[row], "along", along);
        mark(cells[row], "now", now);
      });
    },
  };
}
