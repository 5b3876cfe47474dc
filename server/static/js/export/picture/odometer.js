// The odometer of naive in a picture: a wheel for each row, with its number and the two next to it.

import { svg } from "../../page/dom.js";
import { css } from "./colours.js";
import { MONO, LAYOUT, label } from "./layout.js";

/** @import { Wheel } from "../../types.js" */
/** @import { Colours } from "./colours.js" */
/** @import { Part } from "./layout.js" */

const HEIGHT = 112;
const [TOP, WHEEL] = [22, 66]; // top and height of the wheels

/** @param {Wheel[]} wheels @param {number} n @param {Colours} colours @returns {Part} */
export function odometerPart(wheels, n, colours) {
  const gap = Math.min(10, Math.max(3, (LAYOUT.board / n) * 0.12));
  const width = Math.min(52, LAYOUT.board / n - gap);
  const start = LAYOUT.left + (LAYOUT.board - n * (width + gap) + gap) / 2;
  return { height: HEIGHT, draw: (y) => wheels.map((wheel, at) => drawWheel(wheel, start + at * (width + gap), y)) };

  /** @param {Wheel} wheel @param {number} x @param {number} y */
  function drawWheel({ name, column, turned, state, test }, x, y) {
    const attacked = state === "attacked";
    const stroke = css(attacked ? colours.alarm : turned ? colours.ink : colours.edge);
    const middle = { x: x + width / 2, "text-anchor": "middle", "font-family": MONO, fill: css(colours.mute) };
    return svg(
      "g",
      { class: "wheel", "data-state": state, ...(turned ? { "data-turned": "" } : {}) },
      label(name, {
        x: x + width / 2,
        y: y + 14,
        "text-anchor": "middle",
        "font-size": Math.min(12, width * 0.26),
        fill: css(colours.mute),
      }),
      svg("rect", {
        x,
        y: y + TOP,
        width,
        height: WHEEL,
        rx: 9,
        fill: css(colours.sheet),
        stroke,
        "stroke-width": attacked || turned ? 3 : 2,
      }),
      label(String((column + n - 1) % n), { ...middle, y: y + TOP + 16, "font-size": 13 }),
      label(String(column), {
        ...middle,
        class: "number",
        y: y + TOP + 41,
        "font-size": 24,
        "font-weight": 700,
        fill: css(colours.ink),
      }),
      label(String((column + 1) % n), { ...middle, y: y + TOP + 59, "font-size": 13 }),
      label(test, {
        ...middle,
        class: "test",
        y: y + HEIGHT - 8,
        "font-size": 13,
        ...(attacked ? { fill: css(colours.alarm), "font-weight": 700 } : {}),
      }),
    );
  }
}
