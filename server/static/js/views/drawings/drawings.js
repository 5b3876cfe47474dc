// Draws what an algorithm adds to squares and queens: the strip or the odometer below the board, the scans on it, the cost of
// each row beside it, and the long integers under the sentence. A container is empty if the algorithm has nothing for it.

import { viewOf } from "../../algorithms/views.js";
import { find } from "../../page/dom.js";
import { createBeside } from "./beside.js";
import { createLong } from "./long.js";
import { createOdometer } from "./odometer.js";
import { createScanLines } from "./scanlines.js";
import { createStrip } from "./strip.js";

/** @typedef {import("../../types.js").AlgorithmView} AlgorithmView */
/** @typedef {{element: Element, render: (step: import("../../types.js").Step, n: number, fast: boolean) => void}} Drawing */

/** What is drawn in which container. @type {[container: string, create: (view: AlgorithmView) => Drawing | false | undefined][]} */
const CONTAINERS = [
  ["#below", ({ strip, odometer }) => (strip ? createStrip(strip) : odometer && createOdometer(odometer))],
  ["#own-lines", ({ scans }) => scans && createScanLines(scans)],
  ["#own-side", ({ beside }) => beside && createBeside(beside)],
  ["#own-detail", ({ long }) => long && createLong(long)],
];

export function createDrawings() {
  const containers = CONTAINERS.map(([selector, create]) => ({ container: find(selector), create }));
  /** @type {AlgorithmView | null} */
  let drawn = null;
  /** @type {Drawing[]} */
  let drawings = [];

  /** @param {AlgorithmView} view */
  function change(view) {
    drawn = view;
    drawings = containers.flatMap(({ container, create }) => {
      const drawing = create(view);
      container.replaceChildren(...(drawing ? [drawing.element] : []));
      return drawing ? [drawing] : [];
    });
  }

  /** @param {import("../../types.js").Look} look */
  return function render({ shown, fast }) {
    if (!shown) return;
    const view = viewOf(shown.run.algorithm);
    if (view !== drawn) change(view);
    for (const drawing of drawings) drawing.render(shown.step, shown.run.n, fast);
  };
}
