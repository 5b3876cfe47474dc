// Draws a cell of the page's strip in a picture. The style sheet says how it looks: its ground, hatching, frames and text.

import { svg } from "../drawing/nodes.js";
import { label } from "./layout.js";

/** @import { Box } from "./layout.js" */

/** Return the value of a variable of a cell's style, "" without one. @typedef {(name: string) => string} Look */
/** The hatchings of a picture, by their names. @typedef {Map<string, SVGElement>} Hatches */

const LARGE = ".mask, .taken, .poss, .bit, .free"; // cells that show a bit and nothing but digits
const WIDEST_WRITTEN = 16; // columns of the widest board whose cells have room for digits

/** @param {HTMLElement} cell  of a strip on the page @param {Box} box @param {number} n @param {Hatches} hatches */
export function drawCell(cell, box, n, hatches) {
  const style = getComputedStyle(cell);
  /** @type {Look} */
  const look = (name) => style.getPropertyValue(`--${name}`).replace(/^transparent$/, "");
  const { on, mark, state, along, order } = cell.dataset;
  const isCrossed = [mark, state].includes("tried") || state === "lifted";
  const text = n <= WIDEST_WRITTEN && !isCrossed ? cell.textContent : "";
  return svg(
    "g",
    { class: "cell", ...dataOf({ on: on === "" ? "1" : "", mark, state, along }) },
    drawEdge(box, 0, { fill: fillOf(look, hatches) || "none" }),
    ...drawFrames(style, look, box),
    ...(isCrossed ? [drawCross(box)] : []),
    ...(text ? drawText(text, style, look("patch"), cell.matches(LARGE) ? 17 : 15, box) : []),
    ...(order ? drawOrder(order, box) : []),
  );
}

/** Return a cell's meaning as data attributes, for programs that read the file. @param {Record<string, string | undefined>} meaning */
const dataOf = (meaning) =>
  Object.fromEntries(Object.entries(meaning).flatMap(([name, value]) => (value ? [[`data-${name}`, value]] : [])));

/** Return the colour or the hatching of a cell's ground. @param {Look} look @param {Hatches} hatches */
function fillOf(look, hatches) {
  if (["", "none"].includes(look("image"))) return look("tone").replace("transparent", "var(--paper)");
  const name = `hatch-${look("angle")}-${look("pitch")}`;
  if (!hatches.has(name)) hatches.set(name, drawHatch(name, look));
  return `url(#${name})`;
}

/** @param {string} id @param {Look} look */
function drawHatch(id, look) {
  const [width, stripe, angle] = ["pitch", "stripe", "angle"].map((name) => parseFloat(look(name)));
  const [dark, light] = ["dark", "light"].map(
    (share) => `color-mix(in srgb, ${look("hue")} ${look(share)}, var(--sheet))`,
  );
  const box = { width, height: width };
  return svg(
    "pattern",
    { id, ...box, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${angle - 90})` },
    svg("rect", { ...box, fill: light }),
    svg("rect", { ...box, width: stripe, fill: dark }),
  );
}

/** Draw what frames a cell, from the inside: its frame, a ring around that, and an outline. @param {CSSStyleDeclaration} style @param {Look} look @param {Box} box */
function drawFrames(style, look, box) {
  const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = style;
  const thick = parseFloat(look("thick") || "2");
  const wide = outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  const lines = [
    { stroke: look("frame"), width: thick, out: -thick / 2 },
    { stroke: look("ring"), width: 2, out: 1 },
    { stroke: wide ? outlineColor : "", width: wide, out: parseFloat(outlineOffset) + wide / 2 },
  ];
  return lines.flatMap(({ stroke, width, out }, at) => {
    const dashed = at === 2 && outlineStyle === "dashed" && { "stroke-dasharray": "4 3" };
    return stroke ? [drawEdge(box, out, { fill: "none", stroke, "stroke-width": width, ...dashed })] : [];
  });
}

/** Draw the rectangle of a cell. @param {Box} box @param {number} out  distance of its edge from the cell's @param {Record<string, string | number>} paint */
function drawEdge({ x, y, width, height }, out, paint) {
  const gap = Math.min(2, width * 0.04) - out;
  return svg("rect", {
    x: x + gap,
    y: y + 1 - out,
    width: Math.max(1, width - 2 * gap),
    height: height - 2 + 2 * out,
    rx: Math.min(5, width * 0.14),
    ...paint,
  });
}

/** @param {string} text @param {CSSStyleDeclaration} style @param {string} patch  colour of the text's ground @param {number} most @param {Box} box */
function drawText(text, { color: fill, fontWeight }, patch, most, { x, y, width, height }) {
  const size = Math.min(most, width * (text.length > 1 ? 0.46 : 0.6));
  const [wide, high] = [(text.length + 0.9) * size * 0.6, size * 1.2];
  const [middle, centre] = [x + width / 2, y + height / 2];
  const ground = { x: middle - wide / 2, y: centre - high / 2, width: wide, height: high, rx: Math.min(5, size / 3) };
  const type = /** @type {const} */ ({ size, fill, weight: Number(fontWeight), mono: true, anchor: "middle" });
  return [...(patch ? [svg("rect", { ...ground, fill: patch })] : []), label(text, middle, centre + size * 0.35, type)];
}

/** @param {Box} box */
function drawCross({ x, y, width, height }) {
  const arm = Math.min(5, width * 0.3);
  const d = `M${x + width / 2 - arm} ${y + height / 2 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
  return svg("path", { d, stroke: "var(--mute)", "stroke-width": 2, fill: "none" });
}

/** Draw the position of a flag in reading order. @param {string} order @param {Box} box */
function drawOrder(order, { x, y, width }) {
  const type = /** @type {const} */ ({ size: 11, fill: "var(--sheet)", weight: 700, anchor: "middle", name: "order" });
  return [
    svg("circle", { cx: x + width - 3, cy: y + 4, r: 8, fill: "var(--ink)" }),
    label(order, x + width - 3, y + 8, type),
  ];
}
