// Draws the parts that an algorithm adds to squares and queens: the strip or the odometer below the board, scans on it, the
// cost of each row beside it, and long integers under the sentence. A container is empty if the algorithm has no part for
// it.

import { viewOf } from "../../algorithms/algorithms.js";
import { createStrip } from "../../drawing/strip.js";
import { find } from "../../page/dom.js";

/** @import { AlgorithmView, Drawing, Look, Step } from "../../types.js" */

/**
 * The containers and their drawings. Drawings that bitmask does not have are imported with the first view that has them.
 * @type {[container: string, create: (view: AlgorithmView) => Promise<Drawing | undefined>][]}
 */
const CONTAINERS = [
  [
    "#below",
    async ({ strip, odometer }) =>
      strip ? createStrip(strip) : odometer && (await import("../../drawing/figures.js")).createOdometer(odometer),
  ],
  [
    "#own-lines",
    async ({ scans, attacks }) =>
      scans
        ? (await import("./lines.js")).createScanLines(scans)
        : attacks && (await import("./lines.js")).createAttacks(attacks),
  ],
  ["#own-side", async ({ beside }) => beside && (await import("../../drawing/figures.js")).createBeside(beside)],
  ["#own-detail", async ({ long }) => long && (await import("../../drawing/figures.js")).createLong(long)],
];

const ROWS = 6; // of most searches: the board keeps its size from one to another

/** The drawings of each view, in the order of the containers. @type {Map<AlgorithmView, (Drawing | undefined)[]>} */
const prepared = new Map();

/** Create the drawings of a view before it is shown. Rejects if they cannot be loaded. @param {AlgorithmView} view */
export async function prepareDrawings(view) {
  prepared.set(view, await Promise.all(CONTAINERS.map(([, create]) => create(view))));
}

/** Set the number of rows that the board leaves room for, and the lengths of the longest names of rows, in letters: of all, a sign counts as two, and of those without a sign. @param {AlgorithmView} view */
function measureNames({ strip }) {
  const rows = strip?.rows ?? [];
  const names = rows.map(({ label, sign }) => label.length + (sign ? 2 : 0));
  const unsigned = rows.filter(({ sign }) => !sign).map(({ label }) => label.length);
  for (const [name, lengths] of Object.entries({ names, unsigned }))
    document.documentElement.style.setProperty(`--${name}`, String(Math.max(0, ...lengths)));
  document.documentElement.style.setProperty("--strip-rows", String(Math.max(ROWS, rows.length)));
}

export function createDrawings() {
  const containers = CONTAINERS.map(([selector]) => find(selector));
  /** @type {(Drawing | undefined)[]} */
  let drawn = [];

  /** @param {Look} look @param {number} now  milliseconds */
  return function render({ film: { shown, passed }, fast, notation }, now) {
    const drawings = shown && prepared.get(viewOf(shown.run.algorithm));
    if (!drawings) return;
    if (drawings !== drawn) {
      drawings.forEach((drawing, index) => containers[index].replaceChildren(...(drawing ? [drawing.element] : [])));
      measureNames(viewOf(shown.run.algorithm));
    }
    drawn = drawings;
    for (const drawing of drawings) drawing?.render(shown.step, shown.run.n, { fast, notation, passed }, now);
  };
}
