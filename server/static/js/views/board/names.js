// Names the squares for those who do not see them: where each is, and how it stands. While steps fly by, a name says
// only where: no frame has time for more, and what it said would be over before it is read.

import { viewOf, factAt } from "../../algorithms/algorithms.js";
import { put } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { Look, Square, Step } from "../../types.js" */

const words = await wordsOf("page");

/** @param {HTMLElement} squares  that hold all squares, row by row */
export function createNames(squares) {
  /** @type {{first: Element | null, step: Step | null}} */
  let named = { first: null, step: null };

  /** @param {NonNullable<Look["film"]["shown"]>} shown @param {Square} square @param {boolean} fast */
  function nameOf(shown, square, fast) {
    const { run } = shown;
    return words.aloud.square(viewOf(run.algorithm), square, run.n, fast ? null : factAt(shown, { square }));
  }

  return {
    /** @param {Look} look @param {Element | null} focused  has a name of its own */
    render({ film: { shown }, fast }, focused) {
      if (!shown) return;
      const first = squares.firstElementChild;
      const step = fast ? null : shown.step;
      if (first === named.first && step === named.step) return;
      named = { first, step };
      const { n } = shown.run;
      [...squares.children].forEach((cell, at) => {
        if (cell !== focused) put(cell, "aria-label", nameOf(shown, [Math.floor(at / n), at % n], fast));
      });
    },
    /** Its name again, after it had the focus. @param {Element} cell @param {Look} look */
    restore(cell, { film: { shown }, fast }) {
      const at = [...squares.children].indexOf(cell);
      if (shown && at >= 0)
        put(cell, "aria-label", nameOf(shown, [Math.floor(at / shown.run.n), at % shown.run.n], fast));
    },
  };
}
