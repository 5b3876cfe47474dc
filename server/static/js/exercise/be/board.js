// The board of the exercise. It shows only the learner's values, and rays only on rungs where they are given.

import { bitIndex, has } from "../../model/bits.js";
import { mark } from "../../page/dom.js";
import { createGhost, createQueen, placed } from "../../drawing/pieces.js";
import { drawRay, drawRays, drawSmallBoard } from "../../drawing/smallboard.js";
import { RUNGS, activeRow, leftIn, queensOf } from "./machine.js";
import { blankNow } from "./session.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Attack } from "../../types.js" */
/** @import { Session } from "./session.js" */

/** @param {Session} session @param {Attack[]} by  the queens in a hint */
export function drawBoard(session, by) {
  const {
    machine: { n, rung },
    machine,
    draft,
  } = session;
  const { row, poss, taken, tried } = activeRow(machine);
  const moving = blankNow(session)?.about === "move" && row < n;
  const left = leftIn(activeRow(machine));
  const queens = queensOf(machine);

  /** @param {number} column */
  function stateOf(column) {
    if (moving && has(draft, column, n)) return "candidate";
    if (has(tried, column, n)) return "tried";
    if (poss !== null) return has(left, column, n) ? "free" : "attacked";
    return taken !== null && has(taken, column, n) ? "attacked" : "";
  }

  const rays =
    rung < RUNGS.masks
      ? drawRays(queens, row, n)
      : by.map(({ queen, line }) => drawRay(queen, /** @type {Line} */ (line), row, n));
  const pieces = queens.map((queen) => placed(createQueen(), queen));
  if (moving && draft) pieces.push(placed(createGhost(), [row, n - 1 - bitIndex(draft)]));
  const board = drawSmallBoard({
    rows: n,
    columns: n,
    rays,
    pieces,
    framed: row < n ? row : -1,
    state: (at, column) => (at === row ? stateOf(column) : ""),
  });
  if (moving)
    board
      .querySelectorAll(".square")
      .forEach((square, at) => mark(square, "column", Math.floor(at / n) === row && String(at % n)));
  for (const [at, queen] of queens.entries())
    mark(
      pieces[at],
      "named",
      by.some((attack) => String(attack.queen) === String(queen)),
    );
  return board;
}
