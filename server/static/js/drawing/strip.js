// Draws the strip in a picture: each cell below its column of the board, the row's name on the left and its value on the
// right.

import { upTo } from "../model/board.js";
import { TURNS, drawCell, drawHatches } from "./cells.js";
import { LAYOUT, label, widthOf } from "./layout.js";
import { svg } from "./nodes.js";
import { HUES, mix } from "./pieces.js";

/** @import { Content, Outer, Row, Strip } from "../model/strip.js" */
/** @import { Picture } from "./board.js" */
/** @import { Section, Type } from "./layout.js" */

const HEIGHT = 28; // of a row
const WIDEST_VALUED = 16; // columns of the widest board whose masks are also shown as numbers
const [NAME_END, BEYOND] = [12, 24]; // the gap between a name and the board, and the room for cells left of the board
const SIGN = 20; // room for a sign before a name
const MUTE = "var(--mute)";
const MADE = /** @type {Type} */ ({ size: 11.5, fill: MUTE, weight: 500, anchor: "end", name: "made" });

/** @param {Strip} strip @param {Picture} picture @returns {Section} */
export function stripSection({ rows, show }, { step, n }) {
  const { contents } = show(step, n);
  return {
    height: rows.length * HEIGHT,
    draw: (y) => [
      svg("defs", {}, ...drawHatches(rows)),
      ...rows.map((row, at) => drawRow(row, contents[row.name], y + at * HEIGHT, n)),
    ],
  };
}

/** @param {Row} row @param {Content} content @param {number} y @param {number} n */
function drawRow(row, content, y, n) {
  const { left, board } = LAYOUT;
  const width = board / n;
  const hue = HUES[row.along ?? ""];
  const { idle = false, value = "", cells } = content;
  const type = /** @type {Type} */ ({ size: 13, fill: MUTE, mono: true, name: "value" });
  return svg(
    "g",
    { class: "register", "data-row": row.name },
    ...drawName(row, content, y),
    ...upTo(n).map((column) =>
      drawCell(row, cells[column] ?? {}, idle, { x: left + column * width, y, width, height: HEIGHT }, n),
    ),
    ...(idle || n > WIDEST_VALUED || !value ? [] : [label(value, left + board + 8, y + 19, type)]),
    ...(content.pushed ? drawPushed(hue, y) : content.outer ? drawOuter(content.outer, hue, y) : []),
  );
}

/**
 * Draw the row's name, its sign and its formula, right-aligned and as large as fits.
 * @param {Row} row
 * @param {Content} content
 * @param {number} y
 */
function drawName({ along = "", sign, made = "", label: usual }, content, y) {
  const end = LAYOUT.left - (content.outer || content.pushed ? NAME_END + BEYOND : NAME_END);
  const [name, small] = [content.label ?? usual, content.made ?? made];
  const smallWidth = small ? widthOf(small, MADE) + 6 : 0;
  const signWidth = sign ? SIGN : 0;
  const type = /** @type {Type} */ ({ size: 15.5, weight: 700, mono: true, anchor: "end", name: "name" });
  const room = end - 4 - smallWidth - signWidth;
  const size = Math.min(type.size, (type.size * room) / widthOf(name, type));
  const start = end - widthOf(name, { ...type, size });
  const middle = y + HEIGHT / 2;
  const transform = `translate(${start - 12} ${middle}) rotate(${TURNS[along]})`;
  const stroke = { stroke: HUES[along], "stroke-width": 3.6, "stroke-linecap": "round" };
  return [
    label(name, end, middle + 5, { ...type, size, ...(content.idle && { fill: MUTE }) }),
    ...(small ? [label(small, start - signWidth - 6, middle + 5, MADE)] : []),
    ...(sign && along ? [svg("path", { d: "M0-7V7", transform, ...stroke })] : []),
  ];
}

/** Draw a 1 that has left the board on the left. @param {string} stroke @param {number} y */
function drawPushed(stroke, y) {
  const x = LAYOUT.left - BEYOND - 4;
  const box = { class: "pushed", x, y: y + 3, width: 22, height: HEIGHT - 6, rx: 5 };
  return [
    svg("rect", { ...box, fill: "none", stroke, "stroke-width": 2, "stroke-dasharray": "4 3" }),
    label("1", x + 11, y + 19, { size: 14, fill: MUTE, mono: true, anchor: "middle" }),
  ];
}

/** Draw the narrow cells of a long row, left and right of the board. @param {Outer} outer @param {string} hue @param {number} y */
function drawOuter(outer, hue, y) {
  const { left, board, width } = LAYOUT;
  return Object.entries(outer).map(([side, values]) => {
    const room = side === "left" ? BEYOND : width - left - board - 14;
    const step = Math.min(6, room / Math.max(1, values.length));
    const start = side === "left" ? left - 6 - values.length * step : left + board + 8;
    const box = { y: y + 6, width: Math.max(step - 1, step * 0.6), height: HEIGHT - 12 };
    return svg(
      "g",
      { class: "outer", "data-side": side },
      ...values.map((on, at) =>
        svg("rect", {
          ...(on && { "data-on": "" }),
          x: start + at * step,
          ...box,
          fill: on ? hue : mix("var(--ink)", 12, "var(--paper)"),
        }),
      ),
    );
  });
}
