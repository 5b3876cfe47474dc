// Starting points for watching the search, each with a hint what to look for.

import { el } from "../page/dom.js";
import { drawPlacement } from "../drawing/smallboard.js";
import { wordsOf } from "../words/words.js";

/** @import { Actions, DrawerContent, DrawerParts } from "../types.js" */

const words = await wordsOf("guide");

/**
 * A starting point: board size and step, speed (0: paused), queens of its small picture (columns, from the top), and
 * the figures in its text, which a test compares with the search.
 * @typedef {{name: string, n: number, step: number, speed: number, queens: number[], figures: Record<string, number>}} Start
 */

/** @type {Start[]} */
export const STARTS = [
  { name: "whole", n: 4, step: 0, speed: 2, queens: [2, 0, 3, 1], figures: { steps: 50, dead_ends: 4, solutions: 2 } },
  { name: "mirror", n: 6, step: 0, speed: 20, queens: [4, 2, 0, 5, 3, 1], figures: { steps: 458, solutions: 4 } },
  { name: "two", n: 2, step: 0, speed: 1, queens: [1], figures: { dead_ends: 2 } },
  { name: "three", n: 3, step: 0, speed: 2, queens: [2, 0], figures: { dead_ends: 3 } },
  {
    name: "first",
    n: 8,
    step: 331,
    speed: 0,
    queens: [7, 3, 0, 2, 5, 1, 6, 4],
    figures: { placements: 113, dead_ends: 42 },
  },
  {
    name: "deepest",
    n: 8,
    step: 23,
    speed: 0,
    queens: [7, 5, 3, 1, 6, 4, 2],
    figures: { row: 7, column: 0, attacker: 0, times: 220 },
  },
  {
    name: "fast",
    n: 16,
    step: 0,
    speed: 1e7,
    queens: [15, 13, 11, 14, 3, 7, 2, 4, 1, 10, 0, 9, 12, 5, 8, 6],
    figures: { steps: 3_423_570_908, solutions: 14_772_512 },
  },
];

/** @param {DrawerParts} parts @returns {DrawerContent} */
export function create({ actions }) {
  const list = el("ul", { class: "entries starts" });
  for (const start of STARTS) {
    const { title, look } = words.start(start.name, {
      n: start.n,
      step: start.step,
      speed: start.speed,
      ...start.figures,
    });
    const button = el(
      "button",
      { type: "button" },
      drawPlacement(
        start.n,
        start.queens.map((column, row) => [row, column]),
      ),
      el("span", {}, el("b", {}, title), el("span", {}, look)),
    );
    button.addEventListener("click", () => {
      openStart(actions, start);
    });
    list.append(el("li", {}, button));
  }
  return { element: list };
}

/** @param {Actions} actions @param {Start} start */
function openStart(actions, { n, step, speed }) {
  actions.recordNavigation();
  actions.visit({ run: { algorithm: "bitmask", n, goal: "all" }, step, drawer: null });
  if (!speed) return;
  actions.setSpeed(speed);
  actions.toggle(1);
}
