// The scan on the board: from the tested square the squares that were looked at, in order, up to the attacker or the edge.
//
// Slowly, they appear one after the other; in fast play the whole line is there at once.

import { svg } from "../../page/dom.js";
import { trial } from "./squares.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Square} Square */

const LONGEST = 0.09; // seconds from one look to the next
const WHOLE = 0.42; // seconds for all looks of a step, which leaves time to see the end at two steps a second
const WIDEST_NUMBERED = 12; // columns of a board whose squares have room for a number

/** @typedef {import("../../types.js").Scan} Scan */

/** A look from one square at another; `number`: the how manieth; `hit`: there the attacker stands. @typedef {{from: Square, to: Square, along: import("../../types.js").Along, number: number, hit: boolean}} Glance */

/** All scans of a step. @param {Step} step @returns {Scan[]} */
export const scansOf = (step) => trial(step).state.scans;

/** Look by look. @param {Step} step @param {Scan[]} scans @returns {Glance[]} */
export function glances(step, scans) {
  const all = scans.flatMap(({ from, along, squares }) => squares.map((to, at) => ({ from: at ? squares[at - 1] : from, to, along })));
  return all.map((glance, at) => ({ ...glance, number: at + 1, hit: trial(step).attacker !== undefined && at + 1 === all.length }));
}

/** What is written on a square that was looked at. @param {Glance} glance @param {number} n */
export const numberOf = ({ hit, number }, n) => (hit || n > WIDEST_NUMBERED ? "" : String(number));

/** How large the mark on such a square is. @param {Glance} glance @param {string} text */
export const radiusOf = ({ hit }, text) => (hit ? 0.44 : text ? 0.2 : 0.12);

/** @param {(step: Step) => Scan[]} scans  those that are drawn @returns {import("../../types.js").Drawing} */
export function createScanLines(scans) {
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
      element.replaceChildren(...draw(glances(step, scans(step)), n, fast));
    },
  };
}

/** @param {Glance[]} looks @param {number} n @param {boolean} fast */
function draw(looks, n, fast) {
  const pace = looks.length ? Math.min(LONGEST, WHOLE / looks.length) : 0;
  const shapes = looks.map((glance) => {
    const { from, to, along, number, hit } = glance;
    const late = { class: `look ${along}${hit ? " hit" : ""}`, ...(fast ? {} : { "data-late": "" }) };
    const line = svg("line", { ...late, x1: from[1] + 0.5, y1: from[0] + 0.5, x2: to[1] + 0.5, y2: to[0] + 0.5 });
    return [line, dot(late, glance, fast ? "" : numberOf(glance, n))].map((shape) => timed(shape, number * pace));
  });
  return [...shapes.map(([line]) => line), ...shapes.map(([, on]) => on)];
}

/** @param {SVGElement} shape @param {number} seconds */
function timed(shape, seconds) {
  shape.style.setProperty("--after", `${seconds.toFixed(3)}s`);
  return shape;
}

/** @param {Record<string, string>} attributes @param {Glance} glance @param {string} text */
function dot(attributes, glance, text) {
  const [row, column] = glance.to;
  const place = svg("g", { ...attributes, transform: `translate(${column + 0.5} ${row + 0.5})` }, svg("circle", { r: radiusOf(glance, text) }));
  if (!text) return place;
  const number = svg("text", { y: 0.09, "font-size": 0.25 });
  number.textContent = text;
  place.append(number);
  return place;
}
