// The boards of the page: the one that is played or drawn, with its pointer and keys, or those of a film.

import { el, mark, write } from "../page/dom.js";
import { Roving, inRows } from "../page/roving.js";
import { wordsOf } from "../words/words.js";
import { isGiven, regionAt } from "../model/puzzle.js";
import { PuzzleBoard } from "./drawn.js";
import { listAttackers, markAt } from "./model.js";
import { guessesAt, pictureOfDeduction, pictureOfDraft, pictureOfGame, pictureOfSearch } from "./pictures.js";
import { listenToPointer } from "./pointing.js";

/** @import { Square } from "../types.js" */
/** @import { Puzzle } from "../model/puzzle.js" */
/** @import { Watch } from "./film.js" */
/** @import { Gestures } from "./pointing.js" */
/** @import { Game } from "./model.js" */
/** @import { State } from "./state.js" */

const words = await wordsOf("puzzle");

/** Does what a key means on a square; returns false for a key without a meaning. @typedef {(key: string, square: Square) => boolean} OnKey */

/** Return a square in words. @param {Game} game @param {Square} square */
export function describe(game, square) {
  const [row, column] = square;
  const sign = game.puzzle.rows[row][column];
  const found = markAt(game, square);
  const mark = sign === "#" ? "closed" : isGiven(sign) ? "given" : found === "." ? "empty" : found;
  const by = mark === "closed" ? [] : listAttackers(game, square).map(({ queen }) => queen);
  return words.describeSquare(square, { region: regionAt(game.puzzle, row, column), mark, by });
}

/** Create the board that is played. @param {Gestures} gestures @param {OnKey} onKey @param {() => number} n */
function createPlayed(gestures, onKey, n) {
  const board = new PuzzleBoard((size) => words.board({ n: size }), true);
  const element = /** @type {HTMLElement} */ (/** @type {Element} */ (board.element));
  const roving = new Roving(
    element,
    ".square",
    inRows(() => board.cells),
  );
  /** @param {EventTarget | null} target @returns {Square | null} */
  function find(target) {
    const row = board.cells.findIndex((cells) => cells.includes(/** @type {HTMLElement} */ (target)));
    return row < 0 ? null : [row, board.cells[row].indexOf(/** @type {HTMLElement} */ (target))];
  }
  listenToPointer(element, n, gestures);
  element.addEventListener("keydown", (event) => {
    const square = find(event.target);
    if (!square || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!onKey(event.key.length === 1 ? event.key.toLowerCase() : event.key, square)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  element.addEventListener("click", (event) => {
    const square = find(event.target);
    if (square && !event.detail && !(/** @type {PointerEvent} */ (event).pointerType)) gestures.tap(square); // a screen reader's
  });
  return { board, settle: () => roving.settle() };
}

/** @param {Gestures} gestures @param {OnKey} onKey @param {() => number} n @returns {(state: State) => void} */
export function createBoards(gestures, onKey, n) {
  const room = el("div", { class: "puzzle-boards", id: "puzzle-boards" });
  document.getElementById("puzzle-boards")?.replaceWith(room);
  const { board: played, settle } = createPlayed(gestures, onKey, n);
  const films = /** @type {const} */ (["deduce", "search"]).map((way) => {
    const board = new PuzzleBoard((size) => words.PICTURE[way]({ n: size }));
    const [title, figure] = [el("b", {}, words.ALONE[way]), el("span", { class: "hint" })];
    const caption = el("figcaption", { class: "row" }, title, figure);
    return { way, board, figure, element: el("figure", {}, caption, board.element) };
  });
  room.append(played.element, ...films.map(({ element }) => element));
  /** @type {unknown[]} */
  let named = [];

  /** Name the squares for screen readers, if any has changed. @param {State} state */
  function nameSquares({ game, draft }) {
    const now = [game, draft?.puzzle];
    if (now.every((one, at) => one === named[at])) return;
    named = now;
    const shown = draft ? { puzzle: draft.puzzle, marks: ".".repeat(draft.puzzle.n ** 2), past: [] } : game;
    played.cells.forEach((cells, row) =>
      cells.forEach((cell, column) => cell.setAttribute("aria-label", describe(shown, [row, column]))),
    );
    settle();
  }

  /** Paint the boards of the film. @param {State} state */
  function paintFilms({ watch, facts, game }) {
    for (const { way, board, figure, element } of films) {
      element.hidden = !watch || (watch.way !== "both" && watch.way !== way);
      write(figure, facts ? words.figuresOf(facts)[way] : "");
      if (watch && !element.hidden) board.paint(pictureOf(game.puzzle, watch, way));
    }
  }

  return function paint(state) {
    const { game, draft, hint, watch, dots } = state;
    mark(room, "films", watch ? watch.way : "");
    mark(played.element, "drawn", draft !== null);
    played.element.toggleAttribute("hidden", watch !== null);
    paintFilms(state);
    if (watch) return;
    played.paint(draft ? pictureOfDraft(draft.puzzle) : pictureOfGame(game, { hint, dots }));
    nameSquares(state);
  };
}

/** Return the picture of a film; the empty board until its step has arrived. @param {Puzzle} puzzle @param {Watch} watch @param {"deduce" | "search"} way */
function pictureOf(puzzle, { shown: { deduction, search } }, way) {
  const step = deduction?.at(-1);
  if (way === "deduce" && step && deduction) return pictureOfDeduction(puzzle, step, guessesAt(deduction));
  return way === "search" && search ? pictureOfSearch(puzzle, search) : pictureOfDraft(puzzle);
}
