// The strip in a picture: each cell below its column of the board, with the row's name at the left and its value at the
// right.

import { upTo } from "../../model/board.js";
import { svg } from "../../page/dom.js";
import { drawCell } from "./cells.js";
import { css, mix } from "./colours.js";
import { drawHatches } from "./cellstyle.js";
import { MONO, LAYOUT, SANS, TURNS, hueOf, label } from "./layout.js";
import { widthOf } from "./texts.js";

/** @import { Content, Row, Strip } from "../../model/strip.js" */
/** @import { Along } from "../../types.js" */
/** @import { Colours } from "./colours.js" */
/** @import { Part, Picture } from "./layout.js" */

const HEIGHT = 28; // of a row
const WIDEST_VALUED = 16; // columns of the widest board whose masks are shown as numbers, too
const [NAME_END, BEYOND] = [12, 24]; // the gap between a name and the board, and the room for cells left of the board
const SIGN = 20; // room for a sign before a name

/** @param {Strip} made @param {Picture} picture @returns {Part} */
export function stripPart({ rows, show }, picture) {
  const { step, n, colours } = picture;
  const { contents } = show(step, n);
  return {
    height: rows.length * HEIGHT,
    draw: (y) => [
      svg(
        "defs",
        {},
        ...drawHatches(
          rows.map(({ along = "" }) => along),
          colours,
        ),
      ),
      ...rows.map((row, at) => drawRow(row, contents[row.name], y + at * HEIGHT, n, colours)),
    ],
  };
}

/** @param {Row} row @param {Content} content @param {number} y @param {number} n @param {Colours} colours */
function drawRow(row, content, y, n, colours) {
  const { left, board } = LAYOUT;
  const width = board / n;
  const { idle = false, value = "", cells } = content;
  return svg(
    "g",
    { class: "register", "data-row": row.name },
    ...drawName(row, content, y, colours),
    ...upTo(n).map((column) =>
      drawCell(row, cells[column] ?? {}, idle, { x: left + column * width, y, width, height: HEIGHT }, n, colours),
    ),
    ...(idle || n > WIDEST_VALUED || !value
      ? []
      : [
          label(value, {
            class: "value",
            "font-family": MONO,
            x: left + board + 8,
            y: y + 19,
            "font-size": 13,
            fill: css(colours.mute),
          }),
        ]),
    ...drawOutside(row, content, y, colours),
  );
}

/**
 * The row's name, its sign, and how it is made, right-aligned and as large as fits.
 * @param {Row} row
 * @param {Content} content
 * @param {number} y
 * @param {Colours} colours
 */
function drawName({ along, sign, made = "", label: usual }, content, y, colours) {
  const end = LAYOUT.left - (content.outer || content.pushed ? NAME_END + BEYOND : NAME_END);
  const [name, small] = [content.label ?? usual, content.made ?? made];
  const smallWidth = small ? widthOf(small, 11.5, 500) + 6 : 0;
  const signWidth = sign ? SIGN : 0;
  const room = end - 4 - smallWidth - signWidth;
  const size = Math.min(15.5, (15.5 * room) / widthOf(name, 15.5, 700, MONO));
  const start = end - widthOf(name, size, 700, MONO);
  const middle = y + HEIGHT / 2;
  const turn = TURNS[/** @type {Along} */ (along)];
  return [
    label(name, {
      class: "name",
      "font-family": MONO,
      x: end,
      y: middle + 5,
      "text-anchor": "end",
      "font-size": size,
      "font-weight": 700,
      fill: css(content.idle ? colours.mute : colours.ink),
    }),
    ...(small
      ? [
          label(small, {
            class: "made",
            "font-family": SANS,
            x: start - signWidth - 6,
            y: middle + 5,
            "text-anchor": "end",
            "font-size": 11.5,
            "font-weight": 500,
            fill: css(colours.mute),
          }),
        ]
      : []),
    ...(sign && along
      ? [
          svg("path", {
            d: "M0-7V7",
            transform: `translate(${start - 12} ${middle}) rotate(${turn})`,
            stroke: css(hueOf(along, colours)),
            "stroke-width": 3.6,
            "stroke-linecap": "round",
          }),
        ]
      : []),
  ];
}

/**
 * What a row has left and right of the board: narrow cells of a long row, or a 1 that has left the board.
 * @param {Row} row
 * @param {Content} content
 * @param {number} y
 * @param {Colours} colours
 */
function drawOutside({ along = "" }, { outer, pushed }, y, colours) {
  const { left, board } = LAYOUT;
  if (pushed) {
    const x = left - BEYOND - 4;
    return [
      svg("rect", {
        class: "pushed",
        x,
        y: y + 3,
        width: 22,
        height: HEIGHT - 6,
        rx: 5,
        fill: "none",
        stroke: css(hueOf(along, colours)),
        "stroke-width": 2,
        "stroke-dasharray": "4 3",
      }),
      label("1", {
        "font-family": MONO,
        x: x + 11,
        y: y + 19,
        "text-anchor": "middle",
        "font-size": 14,
        fill: css(colours.mute),
      }),
    ];
  }
  if (!outer) return [];
  const none = css(mix(colours.ink, colours.paper, 0.12));
  return Object.entries(outer).map(([side, values]) => {
    const room = side === "left" ? BEYOND : LAYOUT.width - left - board - 14;
    const step = Math.min(6, room / Math.max(1, values.length));
    const start = side === "left" ? left - 6 - values.length * step : left + board + 8;
    return svg(
      "g",
      { class: "outer", "data-side": side },
      ...values.map((on, at) =>
        svg("rect", {
          ...(on ? { "data-on": "" } : {}),
          x: start + at * step,
          y: y + 6,
          width: Math.max(step - 1, step * 0.6),
          height: HEIGHT - 12,
          fill: on ? css(hueOf(along, colours)) : none,
        }),
      ),
    );
  });
}
