// The scan on the board: from the tested square the squares that were looked at, in order, up to the attacker or the
// edge.
//
// In slow play they appear one after the other, in fast play all at once.

import { glancesOf } from "../../model/rays.js";
import { svg } from "../../page/dom.js";

/** @import { Glance } from "../../model/rays.js" */
/** @import { AlgorithmView, Drawing, Step } from "../../types.js" */

const LONGEST = 0.09; // seconds from one look to the next
const WHOLE = 0.42; // seconds for all looks of a step, which leaves time to see the end at two steps a second

/** @param {NonNullable<AlgorithmView["scans"]>} scans @returns {Drawing} */
export function createScanLines(scans) {
  const element = svg("svg", { class: "scans", "aria-hidden": "true" });
  /** @type {Step | null} */
  let drawn = null;
  let drawnFast = false;

  return {
    element,
    render(step, n, { fast }) {
      if (step === drawn && fast === drawnFast) return;
      drawn = step;
      drawnFast = fast;
      element.setAttribute("viewBox", `0 0 ${n} ${n}`);
      element.replaceChildren(...draw(glancesOf(step, scans(step), n, fast), fast));
    },
  };
}

/** @param {Glance[]} looks @param {boolean} fast */
function draw(looks, fast) {
  const pace = looks.length ? Math.min(LONGEST, WHOLE / looks.length) : 0;
  const shapes = looks.map((glance) => {
    const { from, to, along, number, hit } = glance;
    const late = { class: `look ${along}${hit ? " hit" : ""}`, ...(fast ? {} : { "data-late": "" }) };
    const line = svg("line", { ...late, x1: from[1] + 0.5, y1: from[0] + 0.5, x2: to[1] + 0.5, y2: to[0] + 0.5 });
    return [line, dot(late, glance)].map((shape) => delay(shape, number * pace));
  });
  return [...shapes.map(([line]) => line), ...shapes.map(([, on]) => on)];
}

/** @param {SVGElement} shape @param {number} seconds */
function delay(shape, seconds) {
  shape.style.setProperty("--after", `${seconds.toFixed(3)}s`);
  return shape;
}

/** @param {Record<string, string>} attributes @param {Glance} glance */
function dot(attributes, { to: [row, column], text, radius }) {
  const mark = svg(
    "g",
    { ...attributes, transform: `translate(${column + 0.5} ${row + 0.5})` },
    svg("circle", { r: radius }),
  );
  if (!text) return mark;
  const number = svg("text", { y: 0.09, "font-size": 0.25 });
  number.textContent = text;
  mark.append(number);
  return mark;
}
