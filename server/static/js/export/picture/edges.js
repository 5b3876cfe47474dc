// The edges of a picture's board: numbers of rows and columns, the name of the active one, and the algorithm's values
// beside the rows.

import { upTo } from "../../model/board.js";
import { svg } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";
import { css, mix } from "./colours.js";
import { MONO, LAYOUT, drawBadge, hueOf, label, drawBadgeText } from "./layout.js";
import { widthOf } from "./texts.js";

/** @import { Picture } from "./layout.js" */

const words = await wordsOf("page");

/** @param {Picture} picture */
export const drawEdges = (picture) => [...drawNumbers(picture), ...drawActiveName(picture), ...drawBeside(picture)];

/** The numbers of bits or columns above the board, and of rows beside it. @param {Picture} picture */
function drawNumbers({ n, view, scene, colours }) {
  const { left, top, board } = LAYOUT;
  const cell = board / n;
  const size = Math.min(13, cell * 0.55);
  const bits = view.family === "masks";
  const text = { "font-size": size, fill: css(colours.mute) };
  const named = (/** @type {"row" | "column"} */ along, /** @type {number} */ at) =>
    scene.active?.along === along && scene.active.at === at;
  return [
    label(bits ? words.BIT : words.LINE.column, {
      ...text,
      "font-size": 13,
      x: left - 12,
      y: top - 8,
      "text-anchor": "end",
    }),
    ...upTo(n)
      .filter((at) => !named("column", at))
      .map((at) =>
        label(String(bits ? n - 1 - at : at), {
          ...text,
          x: left + (at + 0.5) * cell,
          y: top - 8,
          "text-anchor": "middle",
        }),
      ),
    ...upTo(n)
      .filter((at) => !named("row", at))
      .map((at) =>
        label(String(at), { ...text, x: left - 12, y: top + (at + 0.5) * cell + size / 3, "text-anchor": "end" }),
      ),
  ];
}

/** The name of the active row or column on a dark badge, which extends under the board. @param {Picture} picture */
function drawActiveName({ n, scene, colours }) {
  if (!scene.active) return [];
  const { left, top, board } = LAYOUT;
  const { along, at } = scene.active;
  const middle = (at + 0.5) * (board / n);
  const text = along === "row" ? `${words.LINE.row} ${at}` : String(at);
  const size = along === "row" ? 15 : 13;
  const width = widthOf(text, size, 700) + 22;
  const box =
    along === "row"
      ? { x: left - width, y: top + middle - 14, height: 28 }
      : { x: left + middle - width / 2, y: top - 23, height: 23 };
  const under = along === "row" ? { width: width + 10 } : { height: 33 };
  return [
    svg(
      "g",
      { class: "active-name" },
      drawBadge({ ...box, width, ...under }, colours),
      drawBadgeText(text, { ...box, width }, size, colours),
    ),
  ];
}

/** The values right of the board, row by row. @param {Picture} picture */
function drawBeside({ step, n, view, colours }) {
  const { left, top, board } = LAYOUT;
  const cell = board / n;
  const height = Math.min(cell - 4, 28);
  const size = Math.min(15, height * 0.6);
  return (view.beside?.(step, n) ?? []).flatMap(({ text, along, now }, row) => {
    if (!text) return [];
    const middle = { x: left + board + 27, y: top + (row + 0.5) * cell };
    const edge = now ? colours.ink : along ? hueOf(along, colours) : null;
    return [
      svg(
        "g",
        { class: "beside", "data-row": row, "data-along": along, ...(now ? { "data-now": "" } : {}) },
        svg("rect", {
          x: middle.x - 17,
          y: middle.y - height / 2,
          width: 34,
          height,
          rx: 5,
          fill: css(mix(colours.ink, colours.paper, 0.05)),
          ...(edge ? { stroke: css(edge), "stroke-width": 2 } : {}),
        }),
        label(text, {
          "font-family": MONO,
          ...middle,
          y: middle.y + size * 0.36,
          "text-anchor": "middle",
          "font-size": size,
          "font-weight": now ? 700 : 400,
          fill: css(edge ? colours.ink : colours.mute),
        }),
      ),
    ];
  });
}
