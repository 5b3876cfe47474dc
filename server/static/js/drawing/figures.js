// Draws the odometer and the long integers, which some searches have below the board of a picture.

import { LAYOUT, label } from "./layout.js";
import { svg } from "./nodes.js";
import { HUES, mix } from "./pieces.js";

/** @import { LongIntegers, Wheel } from "../types.js" */
/** @import { Section } from "./layout.js" */

const HEIGHT = 112; // of the odometer
const [TOP, WHEEL] = [22, 66]; // top and height of the wheels
const DIGITS = 17; // height of a line of digits
const MUTE = "var(--mute)";

/** Lay out the odometer: a wheel for each row, with its number and the two next to it. @param {Wheel[]} wheels @param {number} n @returns {Section} */
export function odometerSection(wheels, n) {
  const gap = Math.min(10, Math.max(3, (LAYOUT.board / n) * 0.12));
  const width = Math.min(52, LAYOUT.board / n - gap);
  const start = LAYOUT.left + (LAYOUT.board - n * (width + gap) + gap) / 2;
  return { height: HEIGHT, draw: (y) => wheels.map((wheel, at) => drawWheel(wheel, start + at * (width + gap), y)) };

  /** @param {Wheel} wheel @param {number} x @param {number} y */
  function drawWheel({ name, column, turned, state, test }, x, y) {
    const attacked = state === "attacked";
    const stroke = attacked ? "var(--alarm)" : turned ? "var(--ink)" : "var(--edge)";
    const box = { x, y: y + TOP, width, height: WHEEL, rx: 9, fill: "var(--sheet)" };
    const type = /** @type {const} */ ({ size: 13, fill: MUTE, mono: true, anchor: "middle" });
    const middle = x + width / 2;
    return svg(
      "g",
      { class: "wheel", "data-state": state, ...(turned && { "data-turned": "" }) },
      label(name, middle, y + 14, { size: Math.min(12, width * 0.26), fill: MUTE, anchor: "middle" }),
      svg("rect", { ...box, stroke, "stroke-width": attacked || turned ? 3 : 2 }),
      label(String((column + n - 1) % n), middle, y + TOP + 16, type),
      label(String(column), middle, y + TOP + 41, {
        ...type,
        size: 24,
        fill: "var(--ink)",
        weight: 700,
        name: "number",
      }),
      label(String((column + 1) % n), middle, y + TOP + 59, type),
      label(test, middle, y + HEIGHT - 8, {
        ...type,
        name: "test",
        ...(attacked && { fill: "var(--alarm)", weight: 700 }),
      }),
    );
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
