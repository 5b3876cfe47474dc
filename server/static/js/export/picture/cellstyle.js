// The fill, frame and text style of a picture's cells, as on the page.

import { svg } from "../../page/dom.js";
import { css, mix } from "./colours.js";
import { TURNS, hueOf } from "./layout.js";

/** @import { Cell } from "../../model/strip.js" */
/** @import { Colour, Colours } from "./colours.js" */

/**
 * `fill` and `edge` are colours or references to a hatching; a `patch` is a plain background of the text.
 * @typedef {{fill?: string, edge?: string, thick?: number, dashed?: boolean, ink?: string, bold?: boolean, patch?: boolean}} CellStyle
 */
/**
 * The colours of cells; `flagged` is the style of a cell that is set.
 * @typedef {{
 *   ink: string,
 *   freeInk: string,
 *   edge: string,
 *   alarm: string,
 *   free: string,
 *   taken: string,
 *   sheet: string,
 *   queen: string,
 *   hue: string,
 *   fine: string,
 *   flagged: CellStyle,
 * }} Paint
 */

const WIDEST_BOLD = 10; // columns of the widest board whose masks have the bold hatching

/**
 * @param {string} kind  of the row
 * @param {Cell} cell
 * @param {string} along  the line that it belongs to
 * @param {number} n
 * @param {Colours} colours @returns {CellStyle}
 */
export function styleOf(kind, cell, along, n, colours) {
  if (!(kind in STYLES)) throw new Error(`no cell is of the kind ${kind}`);
  const { ink, freeInk, edge, alarm, free, taken, sheet, queen } = colours;
  const [hue, fine] = [css(along ? hueOf(along, colours) : edge), `url(#fine-${along})`];
  const bold = kind === "mask" && n <= WIDEST_BOLD;
  const flagged = {
    fill: bold ? `url(#bold-${along})` : fine,
    edge: hue,
    thick: 2,
    ink: css(ink),
    bold: true,
    patch: bold || kind !== "mask",
  };
  const named = {
    ink: css(ink),
    freeInk: css(freeInk),
    edge: css(edge),
    alarm: css(alarm),
    free: css(free),
    taken: css(taken),
    sheet: css(sheet),
    queen: css(queen),
  };
  return STYLES[kind](cell, { ...named, hue, fine, flagged });
}

/** @type {Record<string, (cell: Cell, paint: Paint) => CellStyle>} */
const STYLES = {
  mask: ({ on }, { flagged }) => (on ? flagged : {}),
  taken: ({ on }, { taken, edge, ink }) => ({
    ...(on ? { fill: taken } : { fill: "none", edge, thick: 2 }),
    ink,
    bold: true,
  }),
  poss: ({ on }, { free, freeInk }) => (on ? { fill: free, edge: freeInk, thick: 2, ink: freeInk, bold: true } : {}),
  bit({ on, mark }, { free, ink, freeInk }) {
    if (on) return { fill: free, edge: ink, thick: 3.5, ink: freeInk, bold: true };
    return mark === "coming" ? { edge: ink, thick: 2, dashed: true } : {};
  },
  free({ on, mark }, { fine, ink, hue, edge }) {
    if (!on) return { fill: fine, ink, patch: true };
    return { ...(mark === "in" ? { edge: hue, dashed: true } : { edge }), thick: 2, ink, bold: true };
  },
  cost: ({ mark }, { ink }) => (mark === "now" ? { edge: ink, thick: 2, ink, bold: true } : {}),
  look({ on, mark }, { flagged, hue, ink }) {
    if (on) return flagged;
    return mark === "seen" ? { edge: hue, thick: 1.5, ink } : {};
  },
  listed: ({ on }, { edge, ink }) => (on ? { edge, thick: 2, ink, bold: true } : { fill: "none" }),
  flag: ({ on, order, mark }, { flagged, ink, alarm }) => ({
    ...(on ? flagged : {}),
    ...(order === undefined ? {} : { edge: ink, thick: 3 }),
    ...hitStyle(mark, alarm),
  }),
  "own-bit": ({ on, mark }, { sheet, ink, alarm }) =>
    on ? { fill: sheet, edge: ink, thick: 2, ink, bold: true, ...hitStyle(mark, alarm) } : { fill: "none" },
  tried: ({ state, along }, paint) =>
    triedStyle(state ?? "", along ? { fill: paint.fine, edge: paint.hue, thick: 2 } : {}, paint),
};

/**
 * The style of a bit that both integers have.
 * @param {string | undefined} mark
 * @param {string} alarm
 * @returns {CellStyle}
 */
const hitStyle = (mark, alarm) => (mark === "hit" ? { edge: alarm, thick: 3 } : {});

/**
 * The style of a square's state.
 * @param {string} state
 * @param {CellStyle} found  the line on which it is attacked
 * @param {Paint} paint
 * @returns {CellStyle}
 */
function triedStyle(state, found, { alarm, queen, edge }) {
  switch (state) {
    case "":
    case "open":
    case "refused":
      return found;
    case "rejected":
      return { ...found, edge: alarm, thick: 3 };
    case "placed":
      return { fill: queen };
    case "out":
      return { fill: "none" };
    case "tried":
    case "lifted":
      return { edge, thick: 1.5 };
    default:
      throw new Error(`no square is ${state}`);
  }
}

/** The hatchings: a bold and a fine one for each line. @param {string[]} alongs @param {Colours} colours */
export function drawHatches(alongs, colours) {
  const lines = /** @type {(keyof typeof TURNS)[]} */ (Object.keys(TURNS));
  return lines
    .filter((line) => alongs.includes(line) || alongs.includes(""))
    .flatMap((line) => {
      const hue = hueOf(line, colours);
      return [
        drawHatch(`bold-${line}`, TURNS[line], 9, 3.5, hue, mix(hue, colours.sheet, 0.2)),
        drawHatch(`fine-${line}`, TURNS[line], 5, 2, mix(hue, colours.sheet, 0.42), mix(hue, colours.sheet, 0.14)),
      ];
    });
}

/**
 * @param {string} id
 * @param {number} turn
 * @param {number} size
 * @param {number} stripe
 * @param {Colour} dark
 * @param {Colour} light
 */
const drawHatch = (id, turn, size, stripe, dark, light) =>
  svg(
    "pattern",
    { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` },
    svg("rect", { width: size, height: size, fill: css(light) }),
    svg("rect", { width: stripe, height: size, fill: css(dark) }),
  );
