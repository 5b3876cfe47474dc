// The end of a search, which leaves the board empty: the last of its solutions, pale.

import { createQueens } from "../../drawing/pieces.js";
import { find, mark } from "../../page/dom.js";
import { createNewest } from "../../wire/newest.js";

/** @import { Look, Run, Source, Square } from "../../types.js" */

/** @typedef {{run: Run, solutions: number}} End */

/** @param {Source} source */
export function createEnding(source) {
  const layer = find("#ending");
  /** The end whose solution has been requested last. @type {End | null} */
  let wanted = null;
  /** @type {{end: End, queens: Square[]} | null} */
  let found = null;
  const newest = createNewest(
    async ({ run, solutions }) => source.readSolutions(run, solutions - 1, solutions),
    (/** @type {End} */ end, [solution]) => {
      found = solution ? { end, queens: solution.columns.map((column, row) => [row, column]) } : null;
      draw();
    },
  );

  function draw() {
    const here = found?.end === wanted ? found : null;
    mark(layer, "shown", here !== null);
    if (!here) return;
    const { n } = here.end.run;
    const { shapes, place } = createQueens(n);
    layer.setAttribute("viewBox", `0 0 ${n} ${n}`);
    layer.replaceChildren(...shapes);
    place(here.queens);
  }

  /** @param {Look} look */
  return function render({ film: { shown, description } }) {
    const end = shown && endOf(shown, description?.steps ?? null);
    if (end && wanted?.run === end.run && wanted.solutions === end.solutions) return;
    wanted = end;
    draw(); // nothing until it has come
    if (end) newest.request(end);
  };
}

/** Return the end that is shown; null at every other step, and at the end of a search without solutions. @param {NonNullable<Look["film"]["shown"]>} shown @param {number | null} steps @returns {End | null} */
function endOf({ run, step }, steps) {
  const isLast = steps !== null && step.step === steps - 1 && step.queens.length === 0;
  return isLast && step.solutions > 0 ? { run, solutions: step.solutions } : null;
}
