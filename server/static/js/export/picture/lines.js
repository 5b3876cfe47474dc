// The lines on the board of a picture: what each queen attacks, where masks are kept; or the squares that were looked at.

import { glances, numberOf, radiusOf } from "../../algorithms/parts/scanlines.js";
import { LINES, candidateOf, has, place } from "../../model/bits.js";
import { svg, upTo } from "../../page/dom.js";
import { arrowOf } from "../../views/board/rays.js";
import { css } from "./colours.js";
import { hueOf, label } from "./layout.js";

/** @typedef {import("./layout.js").Picture} Picture */
/** @typedef {import("../../types.js").Square} Square */

const MASKS = /** @type {(keyof typeof LINES)[]} */ (Object.keys(LINES));

/** Plumb lines from the free squares to their bits, the rays, and the arrows of the queen that comes. @param {Picture} picture */
export function rays(picture) {
  const { step, n, face, scene, colours } = picture;
  const active = scene.active?.at;
  if (!face.rays || active === undefined) return [];
  const masks = face.rays(step, n);
  const plumbs = upTo(n).filter((column) => has(masks.poss, column, n));
  const inside = { width: n, height: n, viewBox: `0 0 ${n} ${n}` }; // cut at the board's edge
  return [
    svg(
      "svg",
      inside,
      ...plumbs.map((column) => svg("line", { x1: column + 0.5, y1: active + 1.08, x2: column + 0.5, y2: n, stroke: css(colours.edge), "stroke-width": 0.03, "stroke-dasharray": "0.08 0.1" })),
      ...step.queens.flatMap((square) => MASKS.flatMap((mask) => ray(square, mask, active, n, css(colours[mask])))),
      ...arrows(masks, n, colours),
    ),
  ];
}

/** A ray: solid down to the active row, dotted from there on. @param {Square} square @param {keyof typeof LINES} mask @param {number} active @param {number} n @param {string} stroke */
function ray([row, column], mask, active, n, stroke) {
  const slope = LINES[mask];
  const [x, y] = [column + 0.5, row + 0.5];
  const length = Math.min(n - y, slope > 0 ? n - x : slope < 0 ? x : Infinity);
  const near = active < row ? 0 : Math.min(length, Math.max(0.5, active + 1 - y));
  const line = (/** @type {number} */ from, /** @type {number} */ to) => ({ x1: x + slope * from, y1: y + from, x2: x + slope * to, y2: y + to, stroke });
  return [
    ...(length > near ? [svg("line", { ...line(near, length), "stroke-width": 0.1, "stroke-dasharray": "0.02 0.2", "stroke-linecap": "round", opacity: 0.6 })] : []),
    ...(near ? [svg("line", { ...line(0, near), "stroke-width": 0.13 })] : []),
  ];
}

/** @param {import("../../types.js").Step} step @param {number} n @param {import("./colours.js").Colours} colours */
function arrows(step, n, colours) {
  const candidate = candidateOf(step);
  if (!candidate || step.row === n - 1) return [];
  const column = n - 1 - place(candidate);
  return MASKS.filter((mask) => column + LINES[mask] >= 0 && column + LINES[mask] < n).map((mask) => {
    const arrow = arrowOf(mask);
    arrow.setAttribute("transform", `translate(${column + 0.5 + LINES[mask] * 0.42} ${step.row + 1.02})`);
    arrow.setAttribute("fill", css(colours[mask]));
    for (const [name, value] of Object.entries({ stroke: css(colours[mask]), "stroke-width": "0.12" })) arrow.querySelector("line")?.setAttribute(name, value);
    return arrow;
  });
}

/** The squares that were looked at, in order, up to the attacker or the edge. @param {Picture} picture */
export function scans({ step, n, face, colours }) {
  const looks = glances(step, face.scans?.(step) ?? []);
  return [
    ...looks.map(({ from, to, along }) => svg("line", { x1: from[1] + 0.5, y1: from[0] + 0.5, x2: to[1] + 0.5, y2: to[0] + 0.5, stroke: css(hueOf(along, colours)), "stroke-width": 0.08 })),
    ...looks.map((look) => {
      const { to, along, hit } = look;
      const text = numberOf(look, n);
      const paint = hit ? { fill: "none", stroke: css(colours.alarm), "stroke-width": 0.08 } : { fill: css(colours.sheet), stroke: css(hueOf(along, colours)), "stroke-width": 0.05 };
      return svg(
        "g",
        { class: "look", "data-along": along, ...(hit ? { "data-hit": "" } : {}), transform: `translate(${to[1]} ${to[0]})` },
        svg("circle", { cx: 0.5, cy: 0.5, r: radiusOf(look, text), ...paint }),
        ...(text ? [label(text, { x: 0.5, y: 0.59, "font-size": 0.25, "font-weight": 700, "text-anchor": "middle", fill: css(colours.ink) })] : []),
      );
    }),
  ];
}
