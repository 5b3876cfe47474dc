// The colours of the page's theme as a picture needs them: by name, as numbers. Reads the page, draws nothing.

import { el } from "../../page/dom.js";

/** What a picture is painted with, by the style sheet's names. */
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

const MOST_SHADES = 255; // a GIF has 256, and one of them means: as before
const NEAR = 90; // colours that differ by less need none in between

/** @typedef {keyof typeof NAMES} Name */
/** @typedef {[number, number, number]} Colour  red, green and blue, each 0 to 255 */
/** @typedef {Record<Name, Colour>} Colours */

/** The colours of the theme that is on. @returns {Colours} */
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

/** A colour as SVG has it. @param {Colour} colour */
export const css = ([red, green, blue]) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** So much of one colour in another. @param {Colour} one @param {Colour} other @param {number} share  of the first, 0 to 1 @returns {Colour} */
export const mix = (one, other, share) => /** @type {Colour} */ (one.map((part, at) => Math.round(part * share + other[at] * (1 - share))));

/**
 * All that a picture consists of, for a format that has few colours: the colours themselves, and between each two of them
 * that differ much the two in between that smooth edges are made of.
 * @param {Colours} colours @returns {Colour[]}
 */
export function shades(colours) {
  const pure = [...new Map(Object.values(colours).map((colour) => [css(colour), colour])).values()]; // some names mean the same
  const between = pure.flatMap((one, at) => pure.slice(at + 1).filter((other) => distance(one, other) > NEAR).flatMap((other) => [mix(one, other, 1 / 3), mix(one, other, 2 / 3)]));
  const all = [...pure, ...between];
  if (all.length > MOST_SHADES) throw new Error(`these are ${all.length} colours, and a GIF has ${MOST_SHADES}`);
  return all;
}

/** @param {Colour} one @param {Colour} other */
const distance = (one, other) => one.reduce((sum, part, at) => sum + Math.abs(part - other[at]), 0);
