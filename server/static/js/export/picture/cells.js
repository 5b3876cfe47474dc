// A cell of a strip in a picture, with its text and marks.

import { svg } from "../../page/dom.js";
import { css, mix } from "./colours.js";
import { styleOf } from "./cellstyle.js";
import { MONO, label } from "./layout.js";

/** @import { Cell, Row } from "../../model/strip.js" */
/** @import { CellStyle } from "./cellstyle.js" */
/** @import { Colours } from "./colours.js" */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const WIDEST_WRITTEN = 16; // columns of a board whose cells have room for digits
const LARGE = ["mask", "taken", "poss", "bit", "free"]; // kinds that hold a bit each, and nothing but digits

/**
 * @param {Row} row
 * @param {Cell} content
 * @param {boolean} idle
 * @param {Box} box
 * @param {number} n
 * @param {Colours} colours
 */
export function drawCell({ kind = "cost", along = "" }, content, idle, box, n, colours) {
  const { text = "", order } = content;
  const style = styleOf(kind, content, content.along || along, n, colours);
  const shown = !idle ? style : content.on && along ? { edge: style.edge, thick: 2 } : {};
  const crossed = content.mark === "tried" || content.state === "tried" || content.state === "lifted";
  const most = LARGE.includes(kind) ? 17 : 15;
  return svg(
    "g",
    { class: "cell", ...dataOf(content) },
    drawGround({ fill: css(mix(colours.ink, colours.paper, 0.05)), ...shown }, box),
    ...(crossed
      ? [drawCross(box, css(colours.mute))]
      : text && n <= WIDEST_WRITTEN
        ? drawText(text, shown, most, box, colours)
        : []),
    ...(order === undefined ? [] : drawBadge(order, box, colours)),
  );
}

/** A cell's meaning as data attributes, for programs. @param {Cell} content */
function dataOf({ on, mark, state, along }) {
  const all = {
    "data-on": on ? "1" : "",
    "data-mark": mark ?? "",
    "data-state": state ?? "",
    "data-along": along ?? "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/** @param {CellStyle} style @param {Box} box */
function drawGround({ fill = "none", edge, thick = 0, dashed = false }, { x, y, width, height }) {
  const gap = Math.min(2, width * 0.04);
  const inset = thick / 2;
  return svg("rect", {
    x: x + gap + inset,
    y: y + 1 + inset,
    width: Math.max(1, width - 2 * gap - thick),
    height: height - 2 - thick,
    rx: Math.min(5, width * 0.14),
    fill,
    ...(edge ? { stroke: edge, "stroke-width": thick } : {}),
    ...(dashed ? { "stroke-dasharray": "4 3" } : {}),
  });
}

/** @param {string} text @param {CellStyle} style @param {number} most @param {Box} box @param {Colours} colours */
function drawText(text, { ink, bold = false, patch = false }, most, { x, y, width, height }, colours) {
  const size = Math.min(most, width * (text.length > 1 ? 0.46 : 0.6));
  const wide = (text.length + 0.9) * size * 0.6;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return [
    ...(patch
      ? [
          svg("rect", {
            x: middle.x - wide / 2,
            y: middle.y - size * 0.6,
            width: wide,
            height: size * 1.2,
            rx: Math.min(5, size / 3),
            fill: css(colours.sheet),
          }),
        ]
      : []),
    label(text, {
      "font-family": MONO,
      x: middle.x,
      y: middle.y + size * 0.35,
      "text-anchor": "middle",
      "font-size": size,
      "font-weight": bold ? 700 : 400,
      fill: ink ?? css(colours.mute),
    }),
  ];
}

/** @param {Box} box @param {string} stroke */
function drawCross({ x, y, width, height }, stroke) {
  const arm = Math.min(5, width * 0.3);
  return svg("path", {
    d: `M${x + width / 2 - arm} ${y + height / 2 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`,
    stroke,
    "stroke-width": 2,
    fill: "none",
  });
}

/** The position of a flag in the order of reading. @param {number} order @param {Box} box @param {Colours} colours */
const drawBadge = (order, { x, y, width }, colours) => [
  svg("circle", { cx: x + width - 3, cy: y + 4, r: 8, fill: css(colours.ink) }),
  label(String(order), {
    class: "order",
    x: x + width - 3,
    y: y + 8,
    "text-anchor": "middle",
    "font-size": 11,
    "font-weight": 700,
    fill: css(colours.sheet),
  }),
];
