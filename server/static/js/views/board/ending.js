// The end of a search, which leaves the board empty: small boards of its solutions, which lead to all of them; or, without
// a solution, the dead ends to which every first queen leads.

import { boardsAcross, deadEndsOf, upTo } from "../../model/board.js";
import { drawGround } from "../../drawing/board.js";
import { createQueens, move } from "../../drawing/pieces.js";
import { createAttempt } from "../../drawing/smallboard.js";
import { createButton, el, find, mark, svg } from "../../page/dom.js";
import { isOffered } from "../../suppliers/offers.js";
import { createNewest } from "../../wire/newest.js";
import { wordsOf } from "../../words/words.js";

/** @import { Actions, Look, Run, Solution, Source } from "../../types.js" */

const words = await wordsOf("page");

const CROWNS = 40; // squares side by side up to which queens are crowns
const AT_ONCE = 64; // solutions of an answer, at most
const LARGEST_BARREN = 3; // rows of the largest board without a solution
const GAP = 0.12; // between two boards, as a share of a board

/** @typedef {{run: Run, solutions: number}} End */

/** @param {Source} source @param {Actions} actions */
export function createEnding(source, actions) {
  const layer = el("div", { class: "ending", id: "ending" });
  find("#stage").append(layer);
  layer.addEventListener("click", (event) => {
    event.stopPropagation(); // to the board behind it
    if (isOffered("gallery") && wanted?.solutions) actions.openDrawer("gallery");
  });
  /** The end whose solutions have been requested last. @type {End | null} */
  let wanted = null;
  const newest = createNewest(
    ({ run, solutions }) => readFirst(source, run, Math.min(solutions, boardsAcross(run.n, solutions) ** 2)),
    (/** @type {End} */ end, found) => end === wanted && draw(...drawSolutions(end, found)),
  );

  /** @param {...Node} content  none hides the layer */
  function draw(...content) {
    mark(layer, "shown", content.length > 0);
    layer.replaceChildren(...content);
  }

  /** @param {Look} look */
  return function render({ film: { shown, description } }) {
    const end = shown && endOf(shown, description?.steps ?? null);
    if (end ? wanted?.run === end.run && wanted.solutions === end.solutions : !wanted) return;
    wanted = end;
    draw(); // nothing until they have come
    if (end?.solutions) newest.request(end);
    else if (end) draw(...drawDeadEnds(end.run.n));
  };
}

/** Return the end that is shown; null at every other step. @param {NonNullable<Look["film"]["shown"]>} shown @param {number | null} steps @returns {End | null} */
function endOf({ run, step }, steps) {
  const isLast = steps !== null && step.step === steps - 1 && step.queens.length === 0;
  return isLast && (step.solutions > 0 || run.n <= LARGEST_BARREN) ? { run, solutions: step.solutions } : null;
}

/** Read the first solutions of a run. @param {Source} source @param {Run} run @param {number} count @returns {Promise<Solution[]>} */
async function readFirst(source, run, count) {
  const starts = upTo(Math.ceil(count / AT_ONCE)).map((part) => part * AT_ONCE);
  const read = (/** @type {number} */ start) => source.readSolutions(run, start, Math.min(count, start + AT_ONCE));
  return (await Promise.all(starts.map(read))).flat();
}

/** Draw the first solutions, and say how many there are. @param {End} end @param {Solution[]} found */
function drawSolutions({ run: { n }, solutions }, found) {
  const columns = boardsAcross(n, solutions);
  const side = n * (1 + GAP);
  const size = `0 0 ${columns * side - n * GAP} ${Math.ceil(found.length / columns) * side - n * GAP}`;
  const ground = svg("g", { id: "ending-ground" }, ...drawGround(n, n));
  const boards = found.map(({ columns: queens }, at) => {
    const { shapes, place } = createQueens(n, columns * n > CROWNS);
    place(queens.map((column, row) => [row, column]));
    const board = svg("g", {}, svg("use", { href: "#ending-ground" }), ...shapes);
    move(board, [Math.floor(at / columns) * side, (at % columns) * side]);
    return board;
  });
  const picture = svg("svg", { viewBox: size, "aria-hidden": "true" }, svg("defs", {}, ground), ...boards);
  const caption = words.ending(found.length, solutions);
  return [picture, isOffered("gallery") ? createButton(caption, () => {}, "text") : el("p", {}, caption)];
}

/** Draw the dead ends of a board without a solution. @param {number} n */
function drawDeadEnds(n) {
  const boards = deadEndsOf(n).map(
    (queens) => createAttempt({ n, queens, row: queens.length, state: () => "" }).element,
  );
  return [
    el("div", { class: "barren", role: "img", "aria-label": words.OVER.none }, ...boards),
    el("p", {}, words.OVER.none),
  ];
}
