// The scan on the board: the squares looked at from the tested square, in order, up to the attacker or the edge.
//
// In slow play they appear one after the other, in fast play all at once.

import { glancesOf } from "../../model/rays.js";
import { drawAttacks, drawGlance } from "../../drawing/pieces.js";
import { mark, svg } from "../../page/dom.js";

/** @import { Glance } from "../../model/rays.js" */
/** @import { AlgorithmView, Drawing, Step } from "../../types.js" */

const LONGEST = 0.09; // seconds from one look to the next
const WHOLE = 0.42; // seconds for all looks of a step; at two steps a second this leaves time to see the last one

/** @param {NonNullable<AlgorithmView["scans"]>} scans @returns {Drawing} */
export function createScanLines(scans) {
  const element = svg("g", { class: "scans" });
  /** @type {Step | null} */
  let drawn = null;
  let drawnFast = false;

  return {
    element,
    render(step, n, { fast }) {
      if (step === drawn && fast === drawnFast) return;
      drawn = step;
      drawnFast = fast;
      element.replaceChildren(...draw(glancesOf(step, scans(step), n, fast), fast));
    },
  };
}

/** @param {Glance[]} looks @param {boolean} fast */
function draw(looks, fast) {
  const pace = looks.length ? Math.min(LONGEST, WHOLE / looks.length) : 0;
  const shapes = looks.map((glance) =>
    drawGlance(glance).map((shape) => delay(shape, fast ? null : glance.number * pace)),
  );
  return [...shapes.map(([line]) => line), ...shapes.map(([, end]) => end)];
}

/** @param {SVGElement} shape @param {number | null} seconds  until it appears */
function delay(shape, seconds) {
  mark(shape, "late", seconds !== null);
  if (seconds !== null) shape.style.setProperty("--after", `${seconds.toFixed(3)}s`);
  return shape;
}

// Queens that attack each other, in red.

/** @param {NonNullable<AlgorithmView["attacks"]>} attacks @returns {Drawing} */
export function createAttacks(attacks) {
  const element = svg("g", { class: "attacks" });
  let drawn = "";

  return {
    element,
    render(step, n) {
      const pairs = attacks(step);
      const key = `${n} ${JSON.stringify(pairs)}`;
      if (key === drawn) return;
      drawn = key;
      element.replaceChildren(...drawAttacks(pairs));
    },
  };
}
