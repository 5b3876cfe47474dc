// The edges of a picture's board: numbers of rows and columns, the name of the active one, the algorithm's values beside the
// rows, and the badges of a dead end and of a solution.

import { LAYOUT, drawBadge, label, widthOf } from "./layout.js";
import { svg } from "../drawing/nodes.js";
import { HUES, mix } from "../drawing/pieces.js";
import { deadEndSide, upTo } from "../model/board.js";
import { wordsOf } from "../words/words.js";

/** @import { Picture } from "./layout.js" */
/** @import { Step } from "../types.js" */

const words = await wordsOf("page");

const MUTE = "var(--mute)";
const { left, top, board } = LAYOUT;

/** @param {Picture} picture */
export const drawEdges = (picture) => [...drawNumbers(picture), ...drawActiveName(picture), ...drawBeside(picture)];

/** Draw the numbers of bits or columns above the board, and of rows beside it. @param {Picture} picture */
function drawNumbers({ n, view, scene }) {
  const cell = board / n;
  const size = Math.min(13, cell * 0.55);
  const bits = view.family === "masks";
  const unnamed = (/** @type {"row" | "column"} */ along) =>
    upTo(n).filter((at) => scene.active?.along !== along || scene.active.at !== at);
  return [
    label(bits ? words.BIT : words.LINE.column, left - 12, top - 8, { size: 13, fill: MUTE, anchor: "end" }),
    ...unnamed("column").map((at) =>
      label(String(bits ? n - 1 - at : at), left + (at + 0.5) * cell, top - 8, { size, fill: MUTE, anchor: "middle" }),
    ),
    ...unnamed("row").map((at) =>
      label(String(at), left - 12, top + (at + 0.5) * cell + size / 3, { size, fill: MUTE, anchor: "end" }),
    ),
  ];
}

/** Draw the name of the active row or column on a dark badge, which extends under the board. @param {Picture} picture */
function drawActiveName({ n, scene }) {
  if (!scene.active) return [];
  const { along, at } = scene.active;
  const isRow = along === "row";
  const middle = (at + 0.5) * (board / n);
  const text = isRow ? `${words.LINE.row} ${at}` : String(at);
  const size = isRow ? 15 : 13;
  const width = widthOf(text, { size, weight: 700 }) + 22;
  const box = isRow
    ? { x: left - width, y: top + middle - 14, width, height: 28 }
    : { x: left + middle - width / 2, y: top - 23, width, height: 23 };
  const under = isRow ? { width: width + 10 } : { height: 33 };
  return [svg("g", { class: "active-name" }, ...drawBadge(text, box, size, under))];
}

/** Draw the values right of the board, row by row. @param {Picture} picture */
function drawBeside({ step, n, view }) {
  const cell = board / n;
  const height = Math.min(cell - 4, 28);
  const size = Math.min(15, height * 0.6);
  return (view.beside?.(step, n) ?? []).flatMap(({ text, along, now }, row) => {
    if (!text) return [];
    const [x, y] = [left + board + 27, top + (row + 0.5) * cell];
    const edge = now ? "var(--ink)" : along ? HUES[along] : null;
    const box = { x: x - 17, y: y - height / 2, width: 34, height, rx: 5, fill: mix("var(--ink)", 5, "var(--paper)") };
    const type = /** @type {const} */ ({ size, weight: now ? 700 : 400, mono: true, anchor: "middle" });
    return [
      svg(
        "g",
        { class: "beside", "data-row": row, "data-along": along, ...(now && { "data-now": "" }) },
        svg("rect", { ...box, ...(edge && { stroke: edge, "stroke-width": 2 }) }),
        label(text, x, y + size * 0.36, { ...type, ...(!edge && { fill: MUTE }) }),
      ),
    ];
  });
}

/** Draw the badge of a row or column without a free square: below it, or above it at the end of the board. @param {Picture} picture */
export function drawDeadEnd({ n, view, scene }) {
  if (scene.barren === null) return [];
  const cell = board / n;
  const text = words.barren(view, scene.barren);
  const width = widthOf(text, { size: 15, weight: 700 }) + 28;
  const side = view.fills === "row" ? deadEndSide(scene, n) : "";
  const share = { "": 0.5, left: 0.27, right: 0.73 }[side];
  const y = view.fills === "column" ? 8 : side ? scene.barren * cell - 36 : (scene.barren + 1) * cell + 8;
  const x = Math.min(Math.max(board * share - width / 2, 6), board - width - 6);
  return [svg("g", { class: "barren" }, ...drawBadge(text, { x: left + x, y: top + y, width, height: 28 }, 15))];
}

/** Draw the badge with the number of the solution, which extends under the board. @param {Step} step */
export function drawSolutionNumber(step) {
  if (step.kind !== "solution") return [];
  const type = /** @type {const} */ ({ fill: "var(--gold-ink)", weight: 700, anchor: "middle" });
  const lines = [
    { text: `★ ${words.PAGE.solution}`, size: 13 },
    { text: words.whole(step.solutions), size: 16 },
  ];
  const widest = Math.max(...lines.map(({ text, size }) => widthOf(text, { size, weight: 700 })));
  const width = Math.min(widest + 18, left - 6);
  const [x, y] = [left - width, top + board / 2 - 26];
  return [
    svg("rect", { x, y, width: width + 10, height: 52, rx: 9, fill: "var(--gold-fill)" }),
    ...lines.map(({ text, size }, at) => label(text, x + width / 2, y + 21 + at * 20, { ...type, size })),
  ];
}
