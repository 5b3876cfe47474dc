// The parts of a picture below the board, as the algorithm's view defines them: the strip, the odometer, long integers.

import { upTo } from "../../model/board.js";
import { svg } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { css, mix } from "./colours.js";
import { odometerPart } from "./odometer.js";
import { MONO, LAYOUT, hueOf, label } from "./layout.js";
import { stripPart } from "./strip.js";

/** @import { LongIntegers } from "../../types.js" */
/** @import { Colours } from "./colours.js" */
/** @import { Part, Picture } from "./layout.js" */

const words = await wordsOf("page");

const LINE = 24; // height of a line of text
const DIGITS = 17; // height of a line of digits
const WIDEST_WORTH = 10; // columns of the widest board whose bit values fit

/** The parts, from the top. @param {Picture} picture @returns {Part[]} */
export function partsBelow(picture) {
  const { step, n, view, colours } = picture;
  if (view.odometer) {
    const { wheels, said } = view.odometer(step, n);
    return [odometerPart(wheels, n, colours), linePart(said, picture)];
  }
  const { strip } = view;
  if (!strip) return [];
  const rows = stripPart(strip, picture);
  if (strip.worths) return n <= WIDEST_WORTH ? [rows, worthsPart(picture)] : [rows];
  const long = view.long?.(step, n) ?? null;
  return [rows, linePart(strip.show(step, n).said, picture), ...(long ? [digitsPart(long, colours)] : [])];
}

/** @param {string} said @param {Picture} picture @returns {Part} */
const linePart = (said, { colours }) => ({
  height: LINE,
  draw: (y) => [label(said, { x: LAYOUT.left, y: y + 17, "font-size": 13, fill: css(colours.mute) })],
});

/** The value of each bit of the registers. @param {Picture} picture @returns {Part} */
function worthsPart({ n, colours }) {
  const cell = LAYOUT.board / n;
  const text = { "font-family": MONO, "font-size": 13, fill: css(colours.mute) };
  return {
    height: LINE - 4,
    draw: (y) => [
      label(words.WORTH, { ...text, x: LAYOUT.left - 12, y: y + 14, "text-anchor": "end" }),
      ...upTo(n).map((column) =>
        label(String(2 ** (n - 1 - column)), {
          ...text,
          x: LAYOUT.left + (column + 0.5) * cell,
          y: y + 14,
          "text-anchor": "middle",
        }),
      ),
    ],
  };
}

/** Long integers in binary. @param {LongIntegers} long @param {Colours} colours @returns {Part} */
function digitsPart({ along, rows }, colours) {
  const width = Math.min(9, LAYOUT.board / along.length);
  return { height: rows.length * (DIGITS + 2) + 6, draw };

  /** @param {number} top */
  function draw(top) {
    return rows.flatMap(({ name, digits: own }, index) => {
      const y = top + 6 + index * (DIGITS + 2);
      const text = { "font-family": MONO, "font-size": 12, y: y + 12.5 };
      return [
        label(name, { ...text, x: LAYOUT.left - 12, "text-anchor": "end", "font-weight": 700, fill: css(colours.ink) }),
        svg(
          "g",
          { class: "long", "data-name": name },
          ...along.flatMap((part, at) => drawDigit(part, own[at], { x: LAYOUT.left + at * width, y, text })),
        ),
      ];
    });
  }

  /**
   * @param {string} part
   * @param {number | undefined} value
   * @param {{x: number, y: number, text: Record<string, string | number>}} box
   */
  function drawDigit(part, value, { x, y, text }) {
    const hue = hueOf(part, colours);
    const on = value === 1;
    return [
      svg("rect", { x, y, width, height: DIGITS, fill: css(mix(hue, colours.paper, 0.12)) }),
      ...(on ? [svg("rect", { x, y: y + DIGITS - 2, width, height: 2, fill: css(hue) })] : []),
      ...(value === undefined
        ? []
        : [
            label(String(value), {
              ...text,
              x: x + width / 2,
              "text-anchor": "middle",
              "font-weight": on ? 700 : 400,
              fill: css(on ? colours.ink : colours.mute),
            }),
          ]),
    ];
  }
}
