// The scan on the board: from the tested square the squares that were looked at, in order, up to the attacker or the edge.
//
// Slowly, they appear one after the other; in fast play the whole line is there at once.

import { svg } from "../dom.js";
import { trial } from "./trying.js";

/** @typedef {import("../types.js").Step} Step */

const LONGEST = 0.09; // seconds from one look to the next
const WHOLE = 0.42; // seconds for all looks of a step, which leaves time to see the end at two steps a second
const WIDEST_NUMBERED = 12; // columns of a board whose squares have room for a number

/** @typedef {{from: number[], along: string, squares: number[][]}} Scan */

/** @param {(scans: Scan[]) => Scan[]} [pick]  those that are drawn @returns {import("../types.js").Drawing} */
export function createScanLines(pick = (scans) => scans) {
  const element = svg("svg", { class: "scans", "aria-hidden": "true" });
  /** @type {Step | null} */
  let drawn = null;
  let drawnFast = false;

  return {
    element,
    render(step, n, fast) {
      if (step === drawn && fast === drawnFast) return;
      drawn = step;
      drawnFast = fast;
      element.setAttribute("viewBox", `0 0 ${n} ${n}`);
      element.replaceChildren(...draw(step, pick(trial(step).state.scans), n, fast));
    },
  };
}

/** @param {Step} step @param {Scan[]} scans @param {number} n @param {boolean} fast */
function draw(step, scans, n, fast) {
  const { attacker } = trial(step);
  const all = scans.reduce((sum, { squares }) => sum + squares.length, 0);
  const pace = all ? Math.min(LONGEST, WHOLE / all) : 0;
  const lines = [];
  const dots = [];
  let count = 0;
  for (const { from, along, squares } of scans) {
    let before = from;
    for (const square of squares) {
      count += 1;
      const hit = attacker !== undefined && count === all;
      const late = { class: `look ${along}${hit ? " hit" : ""}`, ...(fast ? {} : { "data-late": "" }) };
      lines.push(timed(svg("line", { ...late, x1: before[1] + 0.5, y1: before[0] + 0.5, x2: square[1] + 0.5, y2: square[0] + 0.5 }), count * pace));
      dots.push(timed(dot(late, square, hit || n > WIDEST_NUMBERED || fast ? "" : String(count), hit), count * pace));
      before = square;
    }
  }
  return [...lines, ...dots];
}

/** @param {SVGElement} shape @param {number} seconds */
function timed(shape, seconds) {
  shape.style.setProperty("--after", `${seconds.toFixed(3)}s`);
  return shape;
}

/** @param {Record<string, string>} attributes @param {number[]} square @param {string} text @param {boolean} hit */
function dot(attributes, [row, column], text, hit) {
  const place = svg("g", { ...attributes, transform: `translate(${column + 0.5} ${row + 0.5})` }, svg("circle", { r: hit ? 0.44 : text ? 0.2 : 0.12 }));
  if (!text) return place;
  const number = svg("text", { y: 0.09, "font-size": 0.25 });
  number.textContent = text;
  place.append(number);
  return place;
}
