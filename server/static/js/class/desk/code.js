// A QR code of the server's rows. Black on white in every theme, with the margin that readers need.

import { svg } from "../../page/dom.js";

const MARGIN = 4; // modules

/** The dark modules as one path, a piece for each run of them in a row. @param {string[]} rows  of 0 and 1 */
export const pathOf = (rows) => rows.map((row, at) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${at}h${run.length}v1h-${run.length}z`).join("")).join("");

/** @param {string[]} rows @param {string} name  for screen readers */
export function drawCode(rows, name) {
  const side = rows.length + 2 * MARGIN;
  const ground = svg("rect", { x: -MARGIN, y: -MARGIN, width: side, height: side, fill: "#fff" });
  return svg("svg", { class: "qr", viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}`, role: "img", "aria-label": name, "shape-rendering": "crispEdges" }, ground, svg("path", { d: pathOf(rows), fill: "#000" }));
}

/** A code in two groups, as it is read aloud. @param {string} code */
export const spaced = (code) => `${code.slice(0, 3)} ${code.slice(3)}`;
