// The cursor that the arrow keys move over squares and bits: the focused cell, which is also the one that Tab reaches.

import { find, setAttribute } from "../../page/dom.js";
import { factAt, viewOf } from "../../algorithms/algorithms.js";
import { wordsOf } from "../../words/words.js";
import { CELLS, MOVES, targetOf, rowsOf } from "../../page/cells.js";

/** @import { Look, Square, Step, Target } from "../../types.js" */

const page = await wordsOf("page");

const words = page.explaining;

export class Cursor {
  #stage = find("#stage");
  #names = createNames(find("#squares"));
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
    this.#walk(cell, MOVES[key]);
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
    return cell instanceof HTMLElement && this.#stage.contains(cell) && cell.matches(CELLS) ? cell : null;
  }

  /** Move the cursor, if there is a cell. @param {HTMLElement} cell @param {[number, number]} by */
  #walk(cell, [down, right]) {
    const rows = rowsOf(cell, this.#size());
    const row = rows.findIndex((cells) => cells.includes(cell));
    const line = rows[row + down] ?? [];
    const next = line[Number.isFinite(right) ? rows[row].indexOf(cell) + right : right < 0 ? 0 : line.length - 1];
    if (!next) return;
    cell.tabIndex = -1;
    next.tabIndex = 0;
    this.#nameCell(next);
    next.focus();
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

/** @param {HTMLElement} squares  the element with all squares, row by row */
function createNames(squares) {
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
      const first = squares.firstElementChild;
      const step = fast ? null : shown.step;
      if (first === named.first && step === named.step) return;
      named = { first, step };
      const { n } = shown.run;
      [...squares.children].forEach((cell, at) => {
        if (cell !== focused) setAttribute(cell, "aria-label", nameOf(shown, [Math.floor(at / n), at % n], fast));
      });
    },
    /** Restore a square's name after it had the focus. @param {Element} cell @param {Look} look */
    restore(cell, { film: { shown }, fast }) {
      const at = [...squares.children].indexOf(cell);
      if (shown && at >= 0)
        setAttribute(cell, "aria-label", nameOf(shown, [Math.floor(at / shown.run.n), at % shown.run.n], fast));
    },
  };
}
