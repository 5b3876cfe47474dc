// The badges at the edge of a picture's board: a dead end, or the number of a solution.

import { svg } from "../../page/dom.js";
import { deadEndSide } from "../../model/board.js";
import { wordsOf } from "../../words/words.js";
import { css } from "./colours.js";
import { LAYOUT, drawBadge, label, drawBadgeText } from "./layout.js";
import { widthOf } from "./texts.js";

/** @import { Picture } from "./layout.js" */

const words = await wordsOf("page");

/**
 * The badge of a row or column without a free square: below it, or above it at the end of the board.
 * @param {Picture} picture
 */
export function drawDeadEnd({ n, view, scene, colours }) {
  if (scene.barren === null) return [];
  const { left, top, board } = LAYOUT;
  const cell = board / n;
  const text = words.barren(view, scene.barren);
  const width = widthOf(text, 15, 700) + 28;
  const side = view.fills === "row" ? deadEndSide(scene, n) : "";
  const share = { "": 0.5, left: 0.27, right: 0.73 }[side];
  const y = view.fills === "column" ? 8 : side ? scene.barren * cell - 36 : (scene.barren + 1) * cell + 8;
  const x = Math.min(Math.max(board * share - width / 2, 6), board - width - 6);
  const box = { x: left + x, y: top + y, width, height: 28 };
  return [svg("g", { class: "barren" }, drawBadge(box, colours), drawBadgeText(text, box, 15, colours))];
}

/** The badge with the number of the solution. It extends under the board. @param {Picture} picture */
export function drawSolutionNumber({ step, colours }) {
  if (step.kind !== "solution") return [];
  const lines = [
    { text: `★ ${words.PAGE.solution}`, size: 13 },
    { text: words.whole(step.solutions), size: 16 },
  ];
  const width = Math.min(Math.max(...lines.map(({ text, size }) => widthOf(text, size, 700))) + 18, LAYOUT.left - 6);
  const [x, y] = [LAYOUT.left - width, LAYOUT.top + LAYOUT.board / 2 - 26];
  const paint = { x: x + width / 2, "text-anchor": "middle", "font-weight": 700, fill: css(colours.onGold) };
  return [
    svg("rect", { x, y, width: width + 10, height: 52, rx: 9, fill: css(colours.gold) }),
    ...lines.map(({ text, size }, at) => label(text, { ...paint, y: y + 21 + at * 20, "font-size": size })),
  ];
}
