// Makes a drawing self-contained: replaces the style sheet's colours by their values in the present theme, and uses of the
// page's symbols by their shapes.

import { el, find, svg } from "../page/dom.js";

/** The style sheet's colours that a picture may contain. */
const NAMES = [
  ...["paper", "sheet", "ink", "mute", "edge", "square", "square-dark", "mask-ld", "mask-col", "mask-rd"],
  ...["free", "free-ink", "taken", "gold-fill", "gold-ink", "queen", "queen-halo", "alarm"],
];
const MOST_SHADES = 255; // a GIF has 256; one of them stands for unchanged pixels
const SIZES = new Set(["x", "y", "width", "height", "href"]); // attributes of a symbol's use
const NEAR = 90; // colours that differ by less get no shades between them

/** @typedef {[number, number, number]} Colour  red, green and blue, each 0 to 255 */
/** Return the value of a colour of the style sheet. @typedef {(colour: string) => Colour} Theme */

/** Read the current theme, each colour once. @returns {Theme} */
export function readTheme() {
  /** @type {Map<string, Colour>} */
  const known = new Map();
  return (colour) => {
    const value = known.get(colour) ?? read(colour);
    known.set(colour, value);
    return value;
  };
}

/** @param {string} colour @returns {Colour} */
function read(colour) {
  const probe = el("span", { class: "probe" });
  probe.style.setProperty("--probe", colour);
  document.head.append(probe); // the page does not change
  const { color } = getComputedStyle(probe); // a mixture is written in parts of 1
  probe.remove();
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return /** @type {Colour} */ (color.startsWith("rgb") ? parts : parts.map((part) => Math.round(part * 255)));
}

/** Format a colour for SVG. @param {Colour} colour */
const css = (colour) => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** Make a drawing self-contained. @param {SVGElement} drawing @param {Theme} theme */
export function resolve(drawing, theme) {
  for (const use of drawing.querySelectorAll("use")) {
    const [x, y, width, href] = ["x", "y", "width", "href"].map((name) => use.getAttribute(name) ?? "");
    const shapes = [...find(href).children].map((shape) => shape.cloneNode(true));
    const crown = svg("g", { transform: `translate(${x} ${y}) scale(${Number(width) / 100})` }, ...shapes);
    for (const { name, value } of use.attributes) if (!SIZES.has(name)) crown.setAttribute(name, value);
    use.replaceWith(crown);
  }
  for (const shape of drawing.querySelectorAll("*"))
    for (const name of ["fill", "stroke"]) {
      const colour = shape.getAttribute(name) ?? "";
      if (/^(?!url)\S*\(/.test(colour)) shape.setAttribute(name, css(theme(colour)));
    }
  return drawing;
}

/**
 * Return the palette of a picture for a format with few colours: the colours themselves, and two shades between each pair
 * that differs much, for smooth edges.
 * @param {Theme} theme @returns {Colour[]}
 */
export function shades(theme) {
  const all = NAMES.map((name) => theme(`var(--${name})`));
  const pure = [...new Map(all.map((colour) => [css(colour), colour])).values()]; // some names have the same colour
  const between = pure.flatMap((one, at) =>
    pure
      .slice(at + 1)
      .filter((other) => distance(one, other) > NEAR)
      .flatMap((other) => [mix(one, other, 1 / 3), mix(one, other, 2 / 3)]),
  );
  if (pure.length + between.length > MOST_SHADES)
    throw new Error(`a GIF has at most ${MOST_SHADES} colours, not ${pure.length + between.length}`);
  return [...pure, ...between];
}

/** @param {Colour} one @param {Colour} other @param {number} share  of the first, 0 to 1 */
const mix = (one, other, share) =>
  /** @type {Colour} */ (one.map((part, at) => Math.round(part * share + other[at] * (1 - share))));

/** @param {Colour} one @param {Colour} other */
const distance = (one, other) => one.reduce((sum, part, at) => sum + Math.abs(part - other[at]), 0);
