// Draws a cell of a strip in a picture: ground, frame, text and marks, like the style sheet does on the page.

import { label } from "./layout.js";
import { svg } from "./nodes.js";
import { HUES, mix } from "./pieces.js";

/** @import { Cell, Row } from "../model/strip.js" */
/** @import { Box } from "./layout.js" */

/**
 * The style of a cell. `fill` and `edge` are colours or references to a hatching; a `patch` is a plain background of the text.
 * @typedef {{fill?: string, edge?: string, thick?: number, dashed?: boolean, ink?: string, bold?: boolean, patch?: boolean}} CellStyle
 */
/** The colour of a row's line, its fine hatching, and the style of a cell that is set. @typedef {{hue: string, fine: string, flagged: CellStyle}} Paint */

const WIDEST_BOLD = 10; // columns of the widest board whose masks have the bold hatching
const WIDEST_WRITTEN = 16; // columns of the widest board whose cells have room for digits
const LARGE = ["mask", "taken", "poss", "bit", "free"]; // kinds of rows whose cells show a bit and nothing but digits
/** The rotation, in degrees, that makes a vertical stroke parallel to a line of the board. @type {Record<string, number>} */
export const TURNS = { row: 90, column: 0, ld: -45, rd: 45 };

const [INK, EDGE, ALARM, FREE, FREE_INK] = ["ink", "edge", "alarm", "free", "free-ink"].map((name) => `var(--${name})`);

/** Return the style of a cell with a frame in its colour. @param {string} edge @param {number} thick @param {CellStyle} [more] */
const framed = (edge, thick, more) => ({ edge, thick, ink: INK, bold: true, ...more });

/** Return the style of a bit that both integers have. @param {Cell} cell */
const hit = ({ mark }) => (mark === "hit" ? { edge: ALARM, thick: 3 } : {});

/** Return the style of a cell, by the kind of its row. @type {Record<string, (cell: Cell, paint: Paint) => CellStyle>} */
const STYLES = {
  mask: ({ on }, { flagged }) => (on ? flagged : {}),
  taken: ({ on }) => (on ? { fill: "var(--taken)", ink: INK, bold: true } : framed(EDGE, 2, { fill: "none" })),
  poss: ({ on }) => (on ? framed(FREE_INK, 2, { fill: FREE, ink: FREE_INK }) : {}),
  bit({ on, mark }) {
    if (on) return framed(INK, 3.5, { fill: FREE, ink: FREE_INK });
    return mark === "coming" ? { edge: INK, thick: 2, dashed: true } : {};
  },
  free({ on, mark }, { fine, hue }) {
    if (!on) return { fill: fine, ink: INK, patch: true };
    return mark === "in" ? framed(hue, 2, { dashed: true }) : framed(EDGE, 2);
  },
  cost: ({ mark }) => (mark === "now" ? framed(INK, 2) : {}),
  look({ on, mark }, { flagged, hue }) {
    if (on) return flagged;
    return mark === "seen" ? { edge: hue, thick: 1.5, ink: INK } : {};
  },
  listed: ({ on }) => (on ? framed(EDGE, 2) : { fill: "none" }),
  flag: (cell, { flagged }) => ({
    ...(cell.on ? flagged : {}),
    ...(cell.order === undefined ? {} : { edge: INK, thick: 3 }),
    ...hit(cell),
  }),
  "own-bit": (cell) => (cell.on ? framed(INK, 2, { fill: "var(--sheet)", ...hit(cell) }) : { fill: "none" }),
  tried: ({ state, along }, { fine, hue }) => triedStyle(state, along ? { fill: fine, edge: hue, thick: 2 } : {}),
};

/** Return the style of a square's state. @param {string | undefined} state @param {CellStyle} found  that of the line on which it is attacked @returns {CellStyle} */
function triedStyle(state = "", found) {
  switch (state) {
    case "":
    case "open":
    case "refused":
      return found;
    case "rejected":
      return { ...found, edge: ALARM, thick: 3 };
    case "placed":
      return { fill: "var(--queen)" };
    case "out":
      return { fill: "none" };
    case "tried":
    case "lifted":
      return { edge: EDGE, thick: 1.5 };
    default:
      throw new Error(`unknown state of a square: ${state}`);
  }
}

/** @param {string} kind  of the row @param {Cell} cell @param {string} along  its line of the board @param {number} n */
function styleOf(kind, cell, along, n) {
  if (!(kind in STYLES)) throw new Error(`unknown kind of cell: ${kind}`);
  const [hue, fine] = [along ? HUES[along] : EDGE, `url(#fine-${along})`];
  const bold = kind === "mask" && n <= WIDEST_BOLD;
  const flagged = framed(hue, 2, { fill: bold ? `url(#bold-${along})` : fine, patch: bold || kind !== "mask" });
  return STYLES[kind](cell, { hue, fine, flagged });
}

/** @param {Row} row @param {Cell} content @param {boolean} idle @param {Box} box @param {number} n */
export function drawCell({ kind = "cost", along = "" }, content, idle, box, n) {
  const { text = "", order, on, mark, state } = content;
  const whole = styleOf(kind, content, content.along || along, n);
  const style = idle ? idleStyle(whole, on && along) : whole;
  const crossed = [mark, state].includes("tried") || state === "lifted";
  const shapes = [
    drawGround({ fill: mix(INK, 5, "var(--paper)"), ...style }, box),
    ...(crossed ? [drawCross(box)] : []),
    ...(!crossed && text && n <= WIDEST_WRITTEN ? drawText(text, style, LARGE.includes(kind) ? 17 : 15, box) : []),
    ...(order === undefined ? [] : drawOrder(order, box)),
  ];
  return svg("g", { class: "cell", ...dataOf({ on: on ? "1" : "", mark, state, along: content.along }) }, ...shapes);
}

/** Return the style of a cell in an idle row: the frame alone, if it is set. @param {CellStyle} style @param {string | boolean | undefined} isSet */
const idleStyle = ({ edge }, isSet) => (isSet ? { edge, thick: 2 } : {});

/** Return a cell's meaning as data attributes, for programs that read the file. @param {Record<string, string | undefined>} meaning */
const dataOf = (meaning) =>
  Object.fromEntries(Object.entries(meaning).flatMap(([name, value]) => (value ? [[`data-${name}`, value]] : [])));

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

/** @param {string} text @param {CellStyle} style @param {number} most @param {Box} box */
function drawText(text, { ink = "var(--mute)", bold = false, patch = false }, most, { x, y, width, height }) {
  const size = Math.min(most, width * (text.length > 1 ? 0.46 : 0.6));
  const [wide, high] = [(text.length + 0.9) * size * 0.6, size * 1.2];
  const [middle, centre] = [x + width / 2, y + height / 2];
  const ground = { x: middle - wide / 2, y: centre - high / 2, width: wide, height: high, rx: Math.min(5, size / 3) };
  return [
    ...(patch ? [svg("rect", { ...ground, fill: "var(--sheet)" })] : []),
    label(text, middle, centre + size * 0.35, {
      size,
      fill: ink,
      weight: bold ? 700 : 400,
      mono: true,
      anchor: "middle",
    }),
  ];
}

/** @param {Box} box */
function drawCross({ x, y, width, height }) {
  const arm = Math.min(5, width * 0.3);
  const d = `M${x + width / 2 - arm} ${y + height / 2 - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
  return svg("path", { d, stroke: "var(--mute)", "stroke-width": 2, fill: "none" });
}

/** Draw the position of a flag in reading order. @param {number} order @param {Box} box */
const drawOrder = (order, { x, y, width }) => [
  svg("circle", { cx: x + width - 3, cy: y + 4, r: 8, fill: INK }),
  label(String(order), x + width - 3, y + 8, {
    size: 11,
    fill: "var(--sheet)",
    weight: 700,
    anchor: "middle",
    name: "order",
  }),
];

/** Draw the hatchings of some rows: a bold and a fine one for each line. @param {Row[]} rows */
export function drawHatches(rows) {
  const lines = Object.keys(TURNS).filter((line) => rows.some(({ along = "" }) => along === line || !along));
  return lines.flatMap((line) => {
    const [hue, turn] = [HUES[line], TURNS[line]];
    return [
      drawHatch(`bold-${line}`, turn, 9, 3.5, hue, mix(hue, 20, "var(--sheet)")),
      drawHatch(`fine-${line}`, turn, 5, 2, mix(hue, 42, "var(--sheet)"), mix(hue, 14, "var(--sheet)")),
    ];
  });
}

/**
 * @param {string} id
 * @param {number} turn
 * @param {number} size
 * @param {number} stripe
 * @param {string} dark
 * @param {string} light
 */
const drawHatch = (id, turn, size, stripe, dark, light) =>
  svg(
    "pattern",
    { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
    svg("rect", { width: size, height: size, fill: light }),
    svg("rect", { width: stripe, height: size, fill: dark }),
  );
