// A wheel of the odometer, in ems of its type: the name of its row, its number between the two next to it, and the result of its
// row's test. Shared by the page and its pictures.

import { mark, setAttribute, svg, write } from "./nodes.js";

/** @import { Wheel } from "../types.js" */

/** The texts of a wheel, from the top, and their attributes; `y` in ems of their own size. */
const TEXTS = {
  name: { y: "0.92em" },
  before: { y: "2.53em", "aria-hidden": "true" },
  number: { y: "2.553em", "font-size": "1.692em", "font-weight": 700, fill: "var(--ink)" },
  after: { y: "5.63em", "aria-hidden": "true" },
  test: { y: "7.24em" },
};

/** Create a wheel as wide as its place. @param {string} ground  its colour */
export function createWheel(ground) {
  const type = { x: "50%", "text-anchor": "middle", fill: "var(--mute)" };
  const texts = Object.entries(TEXTS).map(([name, own]) => svg("text", { class: name, ...type, ...own }));
  const face = svg("rect", { y: "1.535em", width: "100%", height: "4.4em", rx: 8, fill: ground });
  return svg("svg", { class: "wheel", overflow: "visible" }, face, ...texts);
}

/** @param {SVGElement} wheel @param {Wheel} shown @param {number} n  numbers on it */
export function paintWheel(wheel, { name, column, turned, state, test }, n) {
  const [face, ...texts] = wheel.children;
  const isWrong = state === "attacked";
  const shown = [name, (column + n - 1) % n, column, (column + 1) % n, test];
  texts.forEach((text, at) => write(text, String(shown[at])));
  mark(wheel, "turned", turned);
  mark(wheel, "state", state);
  setAttribute(face, "stroke", `var(--${isWrong ? "alarm" : turned ? "ink" : "edge"})`);
  setAttribute(face, "stroke-width", isWrong || turned ? "3" : "2");
  setAttribute(texts[4], "fill", isWrong ? "var(--alarm)" : "var(--mute)");
  setAttribute(texts[4], "font-weight", isWrong ? "700" : "400");
}
