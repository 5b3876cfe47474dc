// The page while it waits for the viewer's queen: the puzzle and the buttons beside the board, the queen under the pointer with
// its rays, and the rays of a queen that was just placed, which shoot out.

import { viewOf } from "../algorithms/algorithms.js";
import { createQueen, createRay, move, stretch } from "../drawing/pieces.js";
import { LINE_NAMES } from "../model/bits.js";
import { rayOf } from "../model/rays.js";
import { placeOf, squareOf } from "../model/squares.js";
import { find, mark, write } from "../page/dom.js";
import { wordsOf } from "../words/words.js";
import { isOpen, isSolved } from "../model/game.js";
import { PATH, legAfter, numberOf } from "../lessons/path.js";
import { noteStop } from "../lessons/seen.js";
import { isOffered } from "../suppliers/offers.js";

/** @import { Leg } from "../lessons/path.js" */
/** @import { Actions, Look, Placed, Square } from "../types.js" */

const words = await wordsOf("page");

const LEG = "place"; // of the path
const SHOT = 150; // milliseconds in which a ray reaches the edge of the board

/** The queen under the pointer, and its rays. */
function createHint() {
  const layer = find("#hint");
  const queen = createQueen();
  const rays = LINE_NAMES.map((line) => ({ line, shape: createRay(line, 0) }));
  for (const faint of [queen.children[1], ...rays.map(({ shape }) => shape)]) faint.setAttribute("opacity", "0.45");
  layer.replaceChildren(...rays.map(({ shape }) => shape), queen);
  /** @param {Square | null} square @param {number} n @param {boolean} hasRays */
  return (square, n, hasRays) => {
    mark(layer, "shown", square !== null);
    if (!square) return;
    mark(queen, "shown", true);
    move(queen, square);
    for (const { line, shape } of rays) stretch(shape, hasRays ? rayOf(square, line, n, n).solid : null);
  };
}

/** Return the square under the pointer if a queen can be placed there. @param {Look} look @returns {Square | null} */
export function hintOf({ placed, page: { pointed } }) {
  if (!placed || !pointed || !("square" in pointed) || isSolved(placed.game)) return null;
  const { depth, at } = placeOf(viewOf(placed.run.algorithm), pointed.square);
  return depth === placed.game.queens.length && isOpen(placed.game, at) ? pointed.square : null;
}

/** The link to the next leg of the path, beside a board that is solved. */
function createLeg() {
  const link = find("#next-leg");
  const here = find("#leg");
  write(here, words.PATH.at({ leg: numberOf(LEG), legs: PATH.length }));
  here.hidden = !new URLSearchParams(location.search).has("byhand");
  const after = /** @type {Leg} */ (legAfter(LEG));
  link.setAttribute("href", after.href);
  write(link, words.PATH.next({ leg: words.LEGS[after.name] }));
  return (/** @type {boolean} */ isDone) => {
    const isShown = isDone && isOffered("exercise");
    if (isShown && link.hidden) noteStop(LEG, 0);
    link.hidden = !isShown;
    return isShown;
  };
}

/** Let the rays of a queen grow from it. @param {number} index  of the queen @param {Square} square */
function shoot(index, [row, column]) {
  for (const ray of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll(`#rays [data-row="${index}"]`))) {
    ray.style.transformOrigin = `${column + 0.5}px ${row + 0.5}px`;
    ray.animate([{ scale: 0 }, { scale: 1 }], { duration: SHOT, easing: "ease-out" });
  }
}

/** The buttons of a board by hand, of which one leads on. @param {Actions} actions */
function createButtons(actions) {
  const [takeBack, play, bits] = ["#take-back", "#play", "#show-registers"].map((name) => find(name));
  const paintLeg = createLeg();
  takeBack.addEventListener("click", actions.takeBack);
  bits.addEventListener("click", actions.toggleBits);

  /** @param {Placed | null} placed */
  return (placed) => {
    const isStuck = ["stuck", "exhausted"].includes(placed?.game.remark ?? "");
    const hasLeg = placed !== null && paintLeg(isSolved(placed.game));
    play.classList.toggle("primary", !isStuck && !hasLeg);
    if (!placed) return;
    takeBack.hidden = !placed.game.queens.length;
    takeBack.classList.toggle("primary", isStuck);
    write(bits, words.IN_BITS[placed.inBits ? "hide" : "show"]);
  };
}

/** @param {Actions} actions */
export function createPlace(actions) {
  const root = document.documentElement;
  const puzzle = find("#puzzle");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const paintHint = createHint();
  const paintButtons = createButtons(actions);
  let stood = 0; // queens in the last picture

  /** @param {Look} look */
  return function render(look) {
    const { placed, film, page } = look;
    if (!film.shown) return; // boot.js has guessed
    write(puzzle, words.puzzle(film.shown.run.n));
    mark(root, "placing", placed !== null);
    const explains = page.drawer === "legend" || page.drawer === "bits"; // the registers
    mark(root, "bits", placed !== null && (placed.inBits || explains));
    const view = viewOf(film.shown.run.algorithm);
    paintHint(hintOf(look), film.shown.run.n, view.family === "masks");
    paintButtons(placed);
    const queens = placed?.game.queens ?? [];
    if (queens.length === stood + 1 && page.settings.animations && !still.matches)
      shoot(stood, squareOf(view, stood, queens[stood]));
    stood = queens.length;
  };
}
