// The cursor that the arrow keys move over squares and bits: the focused cell, which is also the one that Tab reaches.

import { find, setAttribute } from "../../page/dom.js";
import { factAt, viewOf } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";
import { isCell, listSquares, rowsOf, targetOf } from "../../page/cells.js";
import { MOVES, moveIn } from "../../page/roving.js";

/** @import { Look, Square, Step, Target } from "../../types.js" */

const page = await wordsOf("page");

const words = page.explaining;

export class Cursor {
  #stage = find("#stage");
  #names = createNames();
  #look;

  /** @param {Look} first */
  constructor(first) {
    this.#look = first;
  }

  /** Return the target under the cursor; null if it is not on the board. @returns {Target | null} */
  findTarget() {
    const cell = this.#findCell();
    return cell && targetOf(cell, this.#size());
  }

  /** Move by a key. Returns true if the key moves the cursor. @param {string} key */
  press(key) {
    const cell = this.#findCell();
    if (!cell || !MOVES[key]) return false;
    const next = moveIn(rowsOf(cell), cell, MOVES[key]);
    if (next === cell) return true;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    this.#nameCell(next);
    next.focus();
    return true;
  }

  /** Open the card of the bit's register. */
  openCard() {
    const register = this.#findCell()?.closest(".register");
    /** @type {HTMLElement | null | undefined} */ (register?.querySelector("[data-card]"))?.click();
  }

  /** Give a cell its own name again. @param {HTMLElement} cell */
  restore(cell) {
    cell.removeAttribute("aria-label"); // a bit's text is its name
    this.#names.restore(cell, this.#look);
  }

  /** Name every square by its state, and the focused one by the reason, too. @param {Look} look */
  render(look) {
    this.#look = look;
    const cell = this.#findCell();
    this.#names.render(look, cell);
    if (cell && !look.fast) this.#nameCell(cell);
  }

  #size() {
    return this.#look.film.shown?.run.n ?? 1;
  }

  /** Return the focused cell, unless it is a square of a drawer. */
  #findCell() {
    const cell = document.activeElement;
    return isCell(cell) && this.#stage.contains(cell) ? cell : null;
  }

  /** Name a cell by the explanation of its target. @param {HTMLElement} cell */
  #nameCell(cell) {
    const {
      film: { shown },
      learn: { asked },
    } = this.#look;
    const target = targetOf(cell, this.#size());
    const fact = !asked && shown && target && factAt(shown, target);
    if (fact) cell.setAttribute("aria-label", words.explained(fact, shown.run.n));
    else this.restore(cell);
  }
}

// Names the squares for screen readers: position and state. While steps fly by, a name is the position alone: a state would
// be out of date before it is read, and no frame has time for it.

function createNames() {
  /** @type {{first: Element | null, step: Step | null}} */
  let named = { first: null, step: null };

  /** @param {NonNullable<Look["film"]["shown"]>} shown @param {Square} square @param {boolean} fast */
  function nameOf(shown, square, fast) {
    const { run } = shown;
    return page.aloud.square(viewOf(run.algorithm), square, run.n, fast ? null : factAt(shown, { square }));
  }

  return {
    /** @param {Look} look @param {Element | null} focused  a cell with a name of its own */
    render({ film: { shown }, fast }, focused) {
      if (!shown) return;
      const first = find("#squares").firstElementChild;
      const step = fast ? null : shown.step;
      if (first === named.first && step === named.step) return;
      named = { first, step };
      listSquares().forEach((squares, row) =>
        squares.forEach((cell, column) => {
          if (cell !== focused) setAttribute(cell, "aria-label", nameOf(shown, [row, column], fast));
        }),
      );
    },
    /** Restore a square's name after it had the focus. @param {HTMLElement} cell @param {Look} look */
    restore(cell, { film: { shown }, fast }) {
      const target = shown && targetOf(cell, shown.run.n);
      if (target && "square" in target) setAttribute(cell, "aria-label", nameOf(shown, target.square, fast));
    },
  };
}
