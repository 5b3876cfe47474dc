// Reads the colours of the page's theme for a picture, as numbers.

import { el } from "../../page/dom.js";

/** The picture's colours, with their names in the style sheet. */
const NAMES = /** @type {const} */ ({
  paper: "--paper",
  sheet: "--sheet",
  ink: "--ink",
  mute: "--mute",
  edge: "--edge",
  square: "--square",
  dark: "--square-dark",
  ld: "--mask-ld",
  col: "--mask-col",
  rd: "--mask-rd",
  free: "--free",
  freeInk: "--free-ink",
  taken: "--taken",
  gold: "--gold-fill",
  onGold: "--gold-ink",
  queen: "--queen",
  halo: "--queen-halo",
  alarm: "--alarm",
});

const MOST_SHADES = 255; // a GIF has 256, and one of them stands for unchanged pixels
const NEAR = 90; // colours that differ by less get no shades in between

/** @typedef {keyof typeof NAMES} Name */
/** @typedef {[number, number, number]} Colour  red, green and blue, each 0 to 255 */
/** @typedef {Record<Name, Colour>} Colours */

/** The colours of the current theme. @returns {Colours} */
export function readThemeColours() {
  const probe = el("span", { class: "probe" });
  document.body.append(probe);
  const found = Object.entries(NAMES).map(([name, property]) => {
    probe.style.setProperty("--probe", `var(${property})`);
    return [name, (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)];
  });
  probe.remove();
  return Object.fromEntries(found);
}

/** Formats a colour for SVG. @param {Colour} colour */
export const css = ([red, green, blue]) =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/**
 * Mixes two colours.
 * @param {Colour} one
 * @param {Colour} other
 * @param {number} share  of the first, 0 to 1
 * @returns {Colour}
 */
export const mix = (one, other, share) =>
  /** @type {Colour} */ (one.map((part, at) => Math.round(part * share + other[at] * (1 - share))));

/**
 * The palette of a picture for a format with few colours: the colours themselves, and two shades between each pair that
 * differs much, for smooth edges.
 * @param {Colours} colours @returns {Colour[]}
 */
export function shades(colours) {
  // some names mean the same
  const pure = [...new Map(Object.values(colours).map((colour) => [css(colour), colour])).values()];
  const between = pure.flatMap((one, at) =>
    pure
      .slice(at + 1)
      .filter((other) => distance(one, other) > NEAR)
      .flatMap((other) => [mix(one, other, 1 / 3), mix(one, other, 2 / 3)]),
  );
  const all = [...pure, ...between];
  if (all.length > MOST_SHADES) throw new Error(`these are ${all.length} colours, and a GIF has ${MOST_SHADES}`);
  return all;
}

/** @param {Colour} one @param {Colour} other */
const distance = (one, other) => one.reduce((sum, part, at) => sum + Math.abs(part - other[at]), 0);
