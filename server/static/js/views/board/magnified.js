// The row that a finger has touched, in squares as large as a finger, if the board's own are smaller. Below it are the masks
// of that row, if the search has them. A tap on one of its squares explains it.

import { viewOf } from "../../algorithms/algorithms.js";
import { LINES, LINE_NAMES } from "../../model/bits.js";
import { squareState } from "../../model/board.js";
import { el, find } from "../../page/dom.js";
import { drawSmallBoard } from "../../drawing/smallboard.js";
import { createStrip } from "../../drawing/strip.js";
import { between, createGhost, createQueen, createRay, placed } from "../../drawing/pieces.js";
import { wordsOf } from "../../words/words.js";

/** @import { Line } from "../../model/bits.js" */
/** @import { Actions, AlgorithmView, Drawing, Look, Square, Step } from "../../types.js" */

const words = await wordsOf("page");

const FINGER = 44; // pixels

/** @param {Actions} actions */
export function createMagnified(actions) {
  const box = find("#magnified");
  const board = find("#board");
  let row = 0;
  /** @type {{view: AlgorithmView | null, masks: Drawing | null}} */
  let built = { view: null, masks: null };
  /** @type {Step | null} */
  let drawn = null;
  let column = -1;

  box.addEventListener("click", ({ target }) => {
    const square = /** @type {Element} */ (target).closest(".square");
    if (square)
      actions.point({ square: [row, [...(square.parentElement?.children ?? [])].indexOf(square)] }, { touched: true });
  });

  /** @param {AlgorithmView} view */
  function masksOf(view) {
    if (built.view !== view || !built.masks) built = { view, masks: createMasks(view) };
    return built.masks;
  }

  /** @param {Step} step @param {number} n @param {AlgorithmView} view @param {number} touched  column @param {Look} look */
  function draw(step, n, view, touched, look) {
    box.style.setProperty("--n", String(n));
    const rowStep = stepOfRow(step, row, view, n);
    const masks = rowStep && masksOf(view);
    if (masks) masks.render(rowStep, n, { ...look, fast: false }, 0);
    const name = el("b", {}, `${words.LINE.row} ${row}`);
    box.replaceChildren(
      el("div", { class: "line" }, name, rowOf(step, row, n, view)),
      ...(masks ? [masks.element] : []),
    );
    box.querySelectorAll(".square")[touched].toggleAttribute("data-touched", true);
  }

  /** @param {Look} look */
  return function render(look) {
    const {
      film: { shown },
      page: { touched },
      fact,
    } = look;
    const n = shown?.run.n ?? 0;
    const isShown = shown !== null && fact !== null && touched && fact.square[0] < n && board.clientWidth / n < FINGER;
    if (box.hidden === isShown) box.hidden = !isShown;
    if (!isShown) {
      drawn = null;
      return;
    }
    if (drawn === shown.step && row === fact.square[0] && column === fact.square[1]) return;
    drawn = shown.step;
    [row, column] = fact.square;
    draw(shown.step, n, viewOf(shown.run.algorithm), column, look);
    // after the frame, which measures
    requestAnimationFrame(() => setTimeout(() => scrollToColumn(box, column)));
  };
}

/** Create the strip's rows of masks, if the search has them. @param {AlgorithmView} view */
function createMasks({ strip }) {
  if (!strip) return null;
  const rows = strip.rows.filter(({ sign, explained }) => sign && explained);
  const plain = rows.map((row) => ({ ...row, explained: false }));
  return rows.length ? createStrip({ ...strip, rows: plain, below: undefined }, "magnified-strip") : null;
}

/**
 * Scroll the square of a column to the middle, unless it is visible.
 * @param {HTMLElement} box
 * @param {number} column
 */
function scrollToColumn(box, column) {
  const { clientWidth, scrollLeft } = box;
  const left = column * FINGER;
  const room = clientWidth - (box.scrollWidth - box.querySelectorAll(".square").length * FINGER);
  if (left < scrollLeft || left + FINGER > scrollLeft + room) box.scrollLeft = left + (FINGER - room) / 2;
}

/**
 * Return the step with the masks of a row: the present one for the active row; for a row above, the row as it was left.
 * @param {Step} step
 * @param {number} row
 * @param {AlgorithmView} view
 * @param {number} n
 * @returns {Step | null}
 */
function stepOfRow(step, row, { family, scene }, n) {
  const { active } = scene(step, n);
  if (active?.along === "row" && active.at === row) return step;
  const call = family === "masks" && step.stack.find((one) => one.row === row);
  return call ? { ...step, ...call, kind: "place", stack: step.stack.slice(0, step.stack.indexOf(call) + 1) } : null;
}

/** @param {Step} step @param {number} row @param {number} n @param {AlgorithmView} view */
function rowOf(step, row, n, { family, scene: sceneOf }) {
  const scene = sceneOf(step, n);
  const reached = scene.active === null || row <= scene.active.at;
  const rays =
    family === "masks"
      ? raysThrough(step.queens, row, n).map(([line, from, to]) =>
          between(createRay(line, 0, reached ? "solid" : "dotted"), from, to),
        )
      : [];
  const pieces = scene.queens.filter(([at]) => at === row).map(([, at]) => placed(createQueen(), [0, at]));
  if (scene.hollow?.[0] === row) pieces.push(placed(createGhost(), [0, scene.hollow[1]]));
  return drawSmallBoard({
    rows: 1,
    columns: n,
    state: (_, at) => squareState(scene, row, at),
    rays,
    pieces,
    framed: family === "squares",
    barren: scene.barren !== null,
  });
}

/**
 * List the lines of the queens above, from the upper to the lower edge of a row.
 * @param {Square[]} queens
 * @param {number} row
 * @param {number} n
 * @returns {[Line, Square, Square][]}
 */
function raysThrough(queens, row, n) {
  return queens
    .filter(([above]) => above < row)
    .flatMap(([above, from]) =>
      LINE_NAMES.flatMap((line) => {
        const at = from + LINES[line] * (row - above);
        const half = LINES[line] / 2;
        return at < 0 || at >= n
          ? []
          : [/** @type {[Line, Square, Square]} */ ([line, [-0.5, at - half], [0.5, at + half]])];
      }),
    );
}
