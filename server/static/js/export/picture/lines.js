// The lines on a picture's board: the queens' rays in a mask search, or else the scanned squares.

import { LINE_NAMES } from "../../model/bits.js";
import { arrowsOf, glancesOf, plumbsOf, rayOf } from "../../model/rays.js";
import { svg } from "../../page/dom.js";
import { createArrow } from "../../page/smallboard.js";
import { css } from "./colours.js";
import { hueOf, label } from "./layout.js";

/** @import { Arrow, Point, Ray } from "../../model/rays.js" */
/** @import { Picture } from "./layout.js" */

/**
 * The plumb lines from free squares to their bits, the rays, and the arrows of the queen being placed.
 * @param {Picture} picture
 */
export function drawRays({ step, n, view, scene, colours }) {
  const active = scene.active?.at;
  if (view.family !== "masks" || active === undefined) return [];
  const inside = { width: n, height: n, viewBox: `0 0 ${n} ${n}` }; // clips the lines at the board's edge
  return [
    svg(
      "svg",
      inside,
      ...plumbsOf(step, active, n).map(({ from, to }) =>
        drawLine([from, to], { stroke: css(colours.edge), "stroke-width": 0.03, "stroke-dasharray": "0.08 0.1" }),
      ),
      ...step.queens.flatMap((square) =>
        LINE_NAMES.flatMap((name) => drawRay(rayOf(square, name, active, n), css(colours[name]))),
      ),
      ...arrowsOf(step, n).map((one) => drawArrow(one, css(colours[one.line]))),
    ),
  ];
}

/** @param {Point[]} ends @param {Record<string, string | number>} paint */
const drawLine = ([[x1, y1], [x2, y2]], paint) => svg("line", { x1, y1, x2, y2, ...paint });

/** @param {Ray} ray @param {string} stroke */
const drawRay = ({ solid, dotted }, stroke) => [
  ...(dotted
    ? [drawLine(dotted, { stroke, "stroke-width": 0.1, "stroke-dasharray": "0.02 0.2", "stroke-linecap": "round" })]
    : []),
  drawLine(solid, { stroke, "stroke-width": 0.13 }),
];

/** @param {Arrow} one @param {string} colour */
function drawArrow({ line: name, at: [x, y] }, colour) {
  const shape = createArrow(name);
  shape.setAttribute("transform", `translate(${x} ${y})`);
  shape.setAttribute("fill", colour);
  for (const [attribute, value] of Object.entries({ stroke: colour, "stroke-width": "0.12" }))
    shape.querySelector("line")?.setAttribute(attribute, value);
  return shape;
}

/** The scanned squares, in order, up to the attacker or the edge. @param {Picture} picture */
export function drawScans({ step, n, view, colours }) {
  const looks = glancesOf(step, view.scans?.(step) ?? [], n);
  return [
    ...looks.map(({ from, to, along }) =>
      svg("line", {
        x1: from[1] + 0.5,
        y1: from[0] + 0.5,
        x2: to[1] + 0.5,
        y2: to[0] + 0.5,
        stroke: css(hueOf(along, colours)),
        "stroke-width": 0.08,
      }),
    ),
    ...looks.map(({ to, along, hit, text, radius }) => {
      const paint = hit
        ? { fill: "none", stroke: css(colours.alarm), "stroke-width": 0.08 }
        : { fill: css(colours.sheet), stroke: css(hueOf(along, colours)), "stroke-width": 0.05 };
      return svg(
        "g",
        {
          class: "look",
          "data-along": along,
          ...(hit ? { "data-hit": "" } : {}),
          transform: `translate(${to[1]} ${to[0]})`,
        },
        svg("circle", { cx: 0.5, cy: 0.5, r: radius, ...paint }),
        ...(text
          ? [
              label(text, {
                x: 0.5,
                y: 0.59,
                "font-size": 0.25,
                "font-weight": 700,
                "text-anchor": "middle",
                fill: css(colours.ink),
              }),
            ]
          : []),
      );
    }),
  ];
}
