// Draws the odometer and the long integers, which some searches have below the board of a picture.

import { svg } from "../drawing/nodes.js";
import { HUES, mix } from "../drawing/pieces.js";
import { createWheel, paintWheel } from "../drawing/wheel.js";
import { LAYOUT, MONO, label } from "./layout.js";

/** @import { LongIntegers, Wheel } from "../types.js" */
/** @import { Section } from "./layout.js" */

const HEIGHT = 112; // of the odometer
const DIGITS = 17; // height of a line of digits
const MUTE = "var(--mute)";

/** Lay out the odometer. @param {Wheel[]} wheels @param {number} n @returns {Section} */
export function odometerSection(wheels, n) {
  const gap = Math.min(10, Math.max(3, (LAYOUT.board / n) * 0.12));
  const width = Math.min(52, LAYOUT.board / n - gap);
  const start = LAYOUT.left + (LAYOUT.board - n * (width + gap) + gap) / 2;
  return { height: HEIGHT, draw: (y) => wheels.map((shown, at) => drawWheel(shown, start + at * (width + gap), y)) };

  /** @param {Wheel} shown @param {number} x @param {number} y */
  function drawWheel(shown, x, y) {
    const wheel = createWheel("var(--sheet)");
    paintWheel(wheel, shown, n);
    for (const text of wheel.querySelectorAll("text:not(.name)")) text.setAttribute("font-family", MONO);
    const place = { x: x + 1, y: y + 6, width: width - 2, height: HEIGHT - 12, "font-size": 13 };
    for (const [name, value] of Object.entries(place)) wheel.setAttribute(name, String(value));
    return wheel;
  }
}

/** Lay out long integers in binary. @param {LongIntegers} long @returns {Section} */
export function digitsSection({ along, rows }) {
  const width = Math.min(9, LAYOUT.board / along.length);
  return { height: rows.length * (DIGITS + 2) + 6, draw };

  /** @param {number} top */
  function draw(top) {
    return rows.flatMap(({ name, digits }, index) => {
      const y = top + 6 + index * (DIGITS + 2);
      const shapes = along.flatMap((part, at) => drawDigit(HUES[part], digits[at], LAYOUT.left + at * width, y));
      return [
        label(name, LAYOUT.left - 12, y + 12.5, { size: 12, weight: 700, mono: true, anchor: "end" }),
        svg("g", { class: "long", "data-name": name }, ...shapes),
      ];
    });
  }

  /** @param {string} hue @param {number | undefined} value @param {number} x @param {number} y */
  function drawDigit(hue, value, x, y) {
    const type = /** @type {const} */ ({ size: 12, mono: true, anchor: "middle" });
    const look = value === 1 ? { weight: 700 } : { fill: MUTE };
    return [
      svg("rect", { x, y, width, height: DIGITS, fill: mix(hue, 12, "var(--paper)") }),
      ...(value === 1 ? [svg("rect", { x, y: y + DIGITS - 2, width, height: 2, fill: hue })] : []),
      ...(value === undefined ? [] : [label(String(value), x + width / 2, y + 12.5, { ...type, ...look })]),
    ];
  }
}
