// The registers of a picture: each bit under its column, hatched as its rays run.

import { free, has, taken } from "../bits.js";
import { svg, upTo } from "../dom.js";
import { css, mixed } from "./colours.js";
import { PLACE, named } from "./drawing.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./colours.js").Colours} Colours */

const MONO = "JetBrains Mono, Cascadia Code, SF Mono, Consolas, DejaVu Sans Mono, monospace";
const RAYS = /** @type {const} */ ({ ld: -45, col: 0, rd: 45 }); // degrees that the hatching is turned by
const DIGITS = 16; // columns up to which there is room for digits

/** @param {Step} step @param {number} n @param {Colours} colours */
export function registers(step, n, colours) {
  const { ld, col, rd, poss, bit } = step;
  const masks = { ld, col, rd, taken: taken(step), poss, bit };
  const hatches = Object.entries(RAYS).map(([name, turn]) => hatch(name, turn, colours));
  const lost = step.stack.length && step.kind !== "solution" ? (free(step, n) & ~poss) >>> 0 : 0;
  return [
    svg("defs", {}, ...hatches),
    ...Object.entries(masks).flatMap(([name, mask], at) => register(name, mask, name === "poss" ? lost : 0, at, n, colours)),
  ];
}

/** @param {string} name @param {number} turn @param {Colours} colours */
function hatch(name, turn, colours) {
  const hue = colours[/** @type {keyof typeof RAYS} */ (name)];
  return svg(
    "pattern",
    { id: `hatch-${name}`, width: 9, height: 9, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
    svg("rect", { width: 9, height: 9, fill: css(mixed(hue, colours.sheet, 0.2)) }),
    svg("rect", { width: 3.5, height: 9, fill: css(hue) }),
  );
}

/**
 * One register: its name, its bits, its value.
 * @param {string} name @param {number} mask @param {number} lost  bits that it has had @param {number} at  which one it is
 * @param {number} n @param {Colours} colours
 */
function register(name, mask, lost, at, n, colours) {
  const { left, strip, board, register: height } = PLACE;
  const cell = board / n;
  const y = strip + at * height;
  const text = { "font-family": MONO, y: y + height / 2 + 5.5 };
  const hue = css(name in RAYS ? colours[/** @type {keyof typeof RAYS} */ (name)] : colours.ink);
  return [
    named(svg("text", { ...text, x: left - 12, "text-anchor": "end", "font-size": 16, "font-weight": 700, fill: hue }), name),
    ...upTo(n).flatMap((column) => bitOf(name, column, has(mask, column, n), has(lost, column, n), { x: left + column * cell, y, width: cell, height, text }, n, colours)),
    ...(n > DIGITS ? [] : [named(svg("text", { ...text, x: left + board + 8, "font-size": 13, fill: css(colours.mute) }), `= ${mask}`)]),
  ];
}

/**
 * One bit. @param {string} name @param {number} column @param {boolean} on @param {boolean} lost
 * @param {{x: number, y: number, width: number, height: number, text: Record<string, string | number>}} box
 * @param {number} n @param {Colours} colours
 */
function bitOf(name, column, on, lost, box, n, colours) {
  const gap = Math.min(2, box.width * 0.04);
  const inner = { x: box.x + gap, y: box.y + 1, width: box.width - 2 * gap, height: box.height - 2, rx: Math.min(5, box.width * 0.14) };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const ink = css(on ? (name === "poss" || name === "bit" ? colours.freeInk : colours.ink) : colours.mute);
  const digit = named(svg("text", { ...box.text, x: middle.x, "text-anchor": "middle", "font-size": Math.min(17, box.width * 0.6), "font-weight": on ? 700 : 400, fill: ink }), on ? "1" : "0");
  const patch = on && name in RAYS && n <= DIGITS;
  return [
    svg("rect", { ...inner, ...lookOf(name, on, colours), "data-bit": `${name} ${column}` }),
    ...(patch ? [svg("circle", { cx: middle.x, cy: middle.y, r: Math.min(10, box.width * 0.34), fill: css(colours.sheet) })] : []),
    ...(lost ? [svg("path", { d: `M${middle.x - 5} ${middle.y - 5}l10 10m0-10l-10 10`, stroke: css(colours.mute), "stroke-width": 2 })] : []),
    ...(n > DIGITS || lost ? [] : [digit]),
  ];
}

/** How a bit is filled and framed. @param {string} name @param {boolean} on @param {Colours} colours @returns {Record<string, string | number>} */
function lookOf(name, on, colours) {
  const none = { fill: css(mixed(colours.ink, colours.paper, 0.05)) };
  switch (name) {
    case "ld":
    case "col":
    case "rd":
      return on ? { fill: `url(#hatch-${name})`, stroke: css(colours[name]), "stroke-width": 2 } : none;
    case "taken":
      return on ? { fill: css(colours.taken) } : { fill: "none", stroke: css(colours.edge), "stroke-width": 1.5 };
    case "poss":
      return on ? { fill: css(colours.free), stroke: css(colours.freeInk), "stroke-width": 2 } : none;
    case "bit":
      return on ? { fill: css(colours.free), stroke: css(colours.ink), "stroke-width": 4 } : none;
    default:
      throw new Error(`no register is called ${name}`);
  }
}
