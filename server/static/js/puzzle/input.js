// The meaning of taps, drags and keys on the board: of a game, and of a draft.

import { wordsOf } from "../words/words.js";
import { LETTERS } from "../model/puzzle.js";
import { chooseLetter, paintRegion, toggleClosed, toggleGiven } from "./draft.js";
import { cycle, listQueens, markAt, putMarks, toggle, undo } from "./model.js";

/** @import { Square } from "../types.js" */
/** @import { Draft } from "./draft.js" */
/** @import { State } from "./state.js" */
/** @import { Game } from "./model.js" */
/** @import { Gestures } from "./pointing.js" */

const words = await wordsOf("puzzle");

/** @typedef {{state: () => State, play: (game: Game, voice?: string) => void, draw: (draft: Draft) => void}} Parts */

/** @param {Parts} parts @returns {Gestures} */
export function gesturesOf({ state, play, draw }) {
  let crossing = true; // a drag that begins on a cross removes crosses

  /** @param {Square} square @param {boolean} first */
  function cross(square, first) {
    const { game } = state();
    const mark = markAt(game, square);
    if (first) crossing = mark !== "x";
    if (mark === (crossing ? "." : "x")) play(putMarks(game, [square], crossing ? "x" : ".", !first && isDragged));
    isDragged = true;
  }
  let isDragged = false; // the drag has made a change that the next one joins

  return {
    tap(square) {
      const { draft, game } = state();
      if (draft) draw(toggleClosed(draft, square));
      else play(cycle(game, square));
    },
    drag(square, first) {
      const { draft } = state();
      if (draft) return draw(paintRegion(draft, [square]));
      if (first) isDragged = false;
      cross(square, first);
    },
    hold(square) {
      const { draft } = state();
      if (draft) draw(toggleGiven(draft, square));
    },
  };
}

/** @param {Parts & {hint: () => void, describe: (game: Game, square: Square) => string}} parts */
export function keysOf({ state, play, draw, hint, describe }) {
  /** @param {Draft} draft @param {string} key @param {Square} square @returns {Draft | null} */
  function drawn(draft, key, square) {
    const letter = key.toUpperCase();
    if (key === "q") return toggleGiven(draft, square);
    if (["Enter", " ", "x", "#"].includes(key)) return toggleClosed(draft, square);
    if (letter.length > 1 || !LETTERS.slice(0, draft.puzzle.n).includes(letter)) return null;
    return paintRegion(chooseLetter(draft, letter), [square]);
  }

  /** @param {Game} game @param {string} key @param {Square} square @returns {Game | null} */
  function played(game, key, square) {
    switch (key) {
      case "Enter":
        return toggle(game, square, "q");
      case "x":
        return toggle(game, square, "x");
      case " ":
        return cycle(game, square);
      case "Backspace":
        return undo(game);
      default:
        return null;
    }
  }

  return (/** @type {string} */ key, /** @type {Square} */ square) => {
    const { draft, game } = state();
    if (draft) {
      const next = drawn(draft, key, square);
      if (next) draw(next);
      return next !== null;
    }
    const next = played(game, key, square);
    if (key === "h") hint();
    if (next)
      play(next, `${describe(next, square)}. ${words.COUNT({ count: listQueens(next).length, n: next.puzzle.n })}`);
    return next !== null || key === "h";
  };
}
