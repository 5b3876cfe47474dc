// A step as one SVG picture that stands by itself: title, board and registers, in given colours. Pure: it knows neither the
// page nor how far the film has come.

import { candidateOf, free, has, isDeadEnd, place, tried } from "../bits.js";
import { svg, upTo } from "../dom.js";
import { words } from "../words.js";
import { css, mixed } from "./colours.js";
import { registers } from "./registers.js";

/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("./colours.js").Colours} Colours */
/** @typedef {import("../types.js").Face} Face */

/** Where things are, in the picture's own units; without registers it ends below the board. */
export const PLACE = { width: 648, height: 784, board: 480, left: 96, top: 104, register: 28, strip: 596 };
const BELOW = 24;

const SANS = "Inter, Segoe UI, Roboto, Noto Sans, system-ui, DejaVu Sans, sans-serif";
const SLOPES = /** @type {const} */ ({ ld: 1, col: 0, rd: -1 }); // columns that a ray moves to the right per row

/**
 * @param {Step} made @param {number} n
 * @param {Face} face  of its algorithm
 * @param {string} heading  which run and which step it is
 * @param {Colours} colours
 * @param {Element} crown  the queen's shapes, on 100 by 100
 */
export function drawing(made, n, face, heading, colours, crown) {
  const { width, left, top, board } = PLACE;
  const step = face.rays?.(made, n) ?? made;
  const masked = face.rays !== undefined; // some searches keep no masks
  const strip = masked && !face.panel; // or have others in their place
  const height = strip ? PLACE.height : top + board + BELOW;
  const { title } = face.sentence(made, n);
  const text = { "font-family": SANS, fill: css(colours.ink) };
  return svg(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height, role: "img" },
    named(svg("title"), `${heading}. ${title}`),
    svg("rect", { width, height, fill: css(colours.paper) }),
    named(svg("text", { ...text, x: left, y: 40, "font-size": 22, "font-weight": 700 }), title),
    named(svg("text", { ...text, x: left, y: 66, "font-size": 15, fill: css(colours.mute) }), heading),
    ...ruler(n, masked, { ...text, fill: css(colours.mute), "font-size": 13, "text-anchor": "middle" }),
    svg("g", { transform: `translate(${left} ${top}) scale(${board / n})` }, ...boardOf(step, n, colours, crown)),
    ...(masked ? badges(step, face, n, colours, text) : []),
    ...(strip ? registers(step, n, colours) : []),
  );
}

/** An element with a text. @param {SVGElement} element @param {string} text */
export function named(element, text) {
  element.textContent = text;
  return element;
}

/** The numbers of the bits above the board, those of the rows beside it. @param {number} n @param {boolean} bits  or those of the columns @param {Record<string, string | number>} text */
function ruler(n, bits, text) {
  const { left, top, board } = PLACE;
  const cell = board / n;
  const size = Math.min(13, cell * 0.55);
  return upTo(n).flatMap((at) => [
    named(svg("text", { ...text, "font-size": size, x: left + (at + 0.5) * cell, y: top - 8 }), String(bits ? n - 1 - at : at)),
    named(svg("text", { ...text, "font-size": size, x: left - 14, y: top + (at + 0.5) * cell + size / 3 }), String(at)),
  ]);
}

/** The board, a square being 1 by 1. @param {Step} step @param {number} n @param {Colours} colours @param {Element} crown */
function boardOf(step, n, colours, crown) {
  const active = typeof step.ld === "number" && step.stack.length > 0 && step.row < n ? step.row : null;
  const solved = step.kind === "solution";
  const dark = upTo(n * n).filter((at) => (Math.floor(at / n) + (at % n)) % 2);
  return [
    svg("rect", { width: n, height: n, fill: css(colours.square) }),
    svg("path", { d: dark.map((at) => `M${at % n} ${Math.floor(at / n)}h1v1h-1z`).join(""), fill: css(colours.dark) }),
    ...(active === null ? [] : upTo(n).flatMap((column) => squareOf(step, active, column, n, colours))),
    ...(active === null ? [] : [svg("svg", { width: n, height: n, viewBox: `0 0 ${n} ${n}` }, ...raysOf(step, active, n, colours))]), // cut at the edge
    svg("rect", { width: n, height: n, fill: "none", stroke: css(solved ? colours.gold : colours.edge), "stroke-width": (n / PLACE.board) * (solved ? 8 : 3) }),
    ...(active === null ? [] : [svg("rect", { y: active, width: n, height: 1, fill: "none", stroke: css(colours.ink), "stroke-width": (n / PLACE.board) * 5 })]),
    ...step.queens.map(([row, column]) => queen(row, column, colours, crown, solved)),
    ...ghost(step, n, colours, crown),
  ];
}

/** What marks a square of the active row. @param {Step} step @param {number} row @param {number} column @param {number} n @param {Colours} colours */
function squareOf(step, row, column, n, colours) {
  const fill = (/** @type {import("./colours.js").Colour} */ colour) => svg("rect", { x: column, y: row, width: 1, height: 1, fill: css(colour) });
  const centre = { cx: column + 0.5, cy: row + 0.5 };
  const ink = css(colours.freeInk);
  if (has(candidateOf(step), column, n)) return [fill(colours.free), svg("rect", { x: column + 0.05, y: row + 0.05, width: 0.9, height: 0.9, fill: "none", stroke: ink, "stroke-width": 0.08 })];
  if (has(step.poss, column, n)) return [fill(colours.free), svg("circle", { ...centre, r: 0.2, fill: "none", stroke: ink, "stroke-width": 0.06 })];
  if (has(tried(step, n), column, n) || (step.kind === "return" && has(step.bit, column, n))) return [cross(column, row, css(colours.mute))];
  return has(free(step, n), column, n) ? [] : [fill(isDeadEnd(step) ? colours.taken : mixed(colours.ink, (row + column) % 2 ? colours.dark : colours.square, 0.06))];
}

/** @param {number} column @param {number} row @param {string} stroke */
const cross = (column, row, stroke) => svg("path", { d: `M${column + 0.37} ${row + 0.37}l.26 .26m0-.26l-.26 .26`, fill: "none", stroke, "stroke-width": 0.05 });

/** What each queen attacks below her: solid down to the active row, dotted from there on. @param {Step} step @param {number} active @param {number} n @param {Colours} colours */
function raysOf(step, active, n, colours) {
  return step.queens.flatMap(([row, column]) =>
    Object.entries(SLOPES).flatMap(([mask, slope]) => {
      const [x, y] = [column + 0.5, row + 0.5];
      const length = Math.min(n - y, slope > 0 ? n - x : slope < 0 ? x : Infinity);
      const near = active < row ? 0 : Math.min(length, Math.max(0.5, active + 1 - y));
      const stroke = css(colours[/** @type {keyof typeof SLOPES} */ (mask)]);
      const line = (/** @type {number} */ from, /** @type {number} */ to) => ({ x1: x + slope * from, y1: y + from, x2: x + slope * to, y2: y + to, stroke });
      return [
        ...(length > near ? [svg("line", { ...line(near, length), "stroke-width": 0.08, "stroke-dasharray": "0.02 0.2", "stroke-linecap": "round", opacity: 0.6 })] : []),
        ...(near ? [svg("line", { ...line(0, near), "stroke-width": 0.12 })] : []),
      ];
    }),
  );
}

/** @param {number} row @param {number} column @param {Colours} colours @param {Element} crown @param {boolean} solved */
function queen(row, column, colours, crown, solved) {
  return svg(
    "g",
    { class: "queen", transform: `translate(${column} ${row})` },
    svg("circle", { cx: 0.5, cy: 0.5, r: 0.42, fill: css(solved ? colours.free : colours.sheet) }),
    crowned(crown, 0.13, { fill: css(solved ? colours.freeInk : colours.queen) }),
  );
}

/** The queen that comes or has just been lifted, in outline. @param {Step} step @param {number} n @param {Colours} colours @param {Element} crown */
function ghost(step, n, colours, crown) {
  const lifted = step.kind === "return" ? step.square : null;
  const candidate = typeof step.ld === "number" ? candidateOf(step) : 0;
  const square = lifted ?? (candidate ? [step.row, n - 1 - place(candidate)] : null);
  if (!square) return [];
  const outline = { fill: "none", stroke: css(lifted ? colours.mute : colours.freeInk), "stroke-width": 6.5, "stroke-linejoin": "round" };
  return [svg("g", { class: "ghost", transform: `translate(${square[1]} ${square[0]})` }, crowned(crown, 0.18, outline))];
}

/** The crown on a square, so far from its edges. @param {Element} crown @param {number} edge @param {Record<string, string | number>} paint */
function crowned(crown, edge, paint) {
  const shapes = [...crown.children].map((shape) => shape.cloneNode(true));
  return svg("g", { ...paint, transform: `translate(${edge} ${edge}) scale(${(1 - 2 * edge) / 100})` }, ...shapes);
}

/** What is written on the board's edge. @param {Step} step @param {Face} face @param {number} n @param {Colours} colours @param {Record<string, string | number>} text */
function badges(step, face, n, colours, text) {
  if (!isDeadEnd(step)) return [];
  const { left, top, board } = PLACE;
  const cell = board / n;
  const below = step.row < n - 1;
  const y = below ? top + (step.row + 1) * cell + 8 : top + step.row * cell - 34;
  return [
    svg("rect", { x: left + board / 2 - 76, y, width: 152, height: 27, rx: 13.5, fill: css(colours.ink) }),
    named(svg("text", { ...text, x: left + board / 2, y: y + 19, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: css(colours.sheet) }), words.barren(face, step.row)),
  ];
}
