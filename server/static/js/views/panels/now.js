// The present step: one plain sentence, the reason, and the sum behind it, digit by digit.

import { viewOf, sentenceAt } from "../../algorithms/algorithms.js";
import { binary, has } from "../../model/bits.js";
import { upTo } from "../../model/board.js";
import { el, find, mark, write } from "../../page/dom.js";
import { createRate } from "./rate.js";

/** @import { Look, Sentence } from "../../types.js" */

const NONE = { pick: null, shift: null };

export function createNow() {
  const title = find("#title");
  const why = find("#why");
  const pick = createSum(find("#pick"), ["poss", "−poss", "bit"]);
  const shift = createSum(find("#shift"), ["ld", "col", "rd"]);
  const panel = find("#now");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const readRate = createRate();

  /** @param {Look} look @param {number} now  milliseconds */
  return function render(look, now) {
    if (!look.film.shown) return;
    const { step, run } = look.film.shown;
    const rate = readRate(look, now);
    const { title: said, why: because, brief } = /** @type {Sentence} */ (rate ?? sentenceAt(look));
    write(title, said);
    write(why, look.page.calm ? (brief ?? because) : because);
    const { sums } = viewOf(run.algorithm);
    const rows = sums?.(step, run.n) ?? NONE;
    mark(panel, "still", still.matches || !look.page.settings.animations);
    mark(panel, "rate", rate !== null);
    mark(panel, "pick", rows.pick !== null);
    mark(panel, "shift", rows.shift !== null);
    pick(run.n, rows.pick);
    shift(run.n, rows.shift);
  };
}

/** @param {HTMLElement} table @param {string[]} names */
function createSum(table, names) {
  let size = 0;
  /** @type {HTMLElement[][]} */
  let cells = [];
  /** @type {HTMLElement[]} */
  let notes = [];

  /** @param {number} n */
  function build(n) {
    size = n;
    cells = names.map((name) => upTo(n).map(() => el("u", { class: name, role: "cell" })));
    notes = names.map(() => el("span", { class: "note", role: "cell" }));
    table.style.setProperty("--n", String(n));
    mark(table, "size", n <= 8 ? "small" : n <= 16 ? "medium" : "large");
    table.replaceChildren(
      ...names.map((name, row) =>
        el(
          "div",
          { role: "row" },
          el("span", { class: `name ${name}`, role: "rowheader" }, name),
          ...cells[row],
          notes[row],
        ),
      ),
    );
  }

  /**
   * @param {number} n
   * @param {{mask: number, hit: number, note: string, from?: number}[] | null} rows  from: the origin of a mask's ones
   */
  return (n, rows) => {
    if (n !== size) build(n);
    rows?.forEach(({ mask, hit, note, from = 0 }, row) => {
      const digits = binary(mask, n);
      cells[row].forEach((cell, column) => {
        write(cell, digits[column]);
        mark(cell, "on", digits[column] === "1");
        mark(cell, "hit", has(hit, column, n));
        mark(cell, "from", has(from, column, n));
      });
      write(notes[row], note);
    });
  };
}
