// Draws the board of a step in a picture.

import { glancesOf } from "../model/rays.js";
import { svg } from "../drawing/nodes.js";
import { drawAttacks, drawGlance } from "../drawing/pieces.js";
import { StepBoard } from "../drawing/stepboard.js";

/** @import { Box, Picture } from "./layout.js" */

/** @param {Picture} picture @param {Box} box */
export function drawBoard({ n, step, view, scene }, box) {
  const board = new StepBoard();
  const { element } = board;
  board.prepare(n, view.family, box.width, step.puzzle);
  board.show(step, scene);
  for (const hidden of element.querySelectorAll(".rays > :not([data-shown]), .pieces > :not([data-shown])"))
    hidden.remove();
  const looks = glancesOf(step, view.scans?.(step) ?? [], n).map(drawGlance);
  const solved = step.kind === "solution";
  const edge = { fill: "none", stroke: `var(--${solved ? "gold-fill" : "edge"})` };
  board.add(
    [
      ...looks.map(([way]) => way),
      ...looks.map(([, end]) => end),
      svg("rect", { width: n, height: n, ...edge, "stroke-width": ((solved ? 6 : 3) * n) / box.width }),
    ],
    view.attacks ? drawAttacks(view.attacks(step)) : [],
  );
  for (const [name, value] of Object.entries({ ...box, class: "board", overflow: "visible" }))
    element.setAttribute(name, String(value));
  return /** @type {SVGElement} */ (element);
}
