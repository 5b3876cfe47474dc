// The odometer: one wheel for each row. Its number is the column of the row's queen; below it is the result of the row's
// test.

import { upTo } from "../model/board.js";
import { el, mark, write } from "./nodes.js";
import { wordsOf } from "../words/words.js";
import { createWheel, paintWheel } from "./wheel.js";

/** @import { AlgorithmView, Drawing, LongIntegers } from "../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @param {NonNullable<AlgorithmView["odometer"]>} odometer @returns {Drawing} */
export function createOdometer(odometer) {
  const wheels = el("div", { class: "wheels", role: "list", "aria-label": own.ODOMETER });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "odometer" }, wheels, line);
  /** @type {SVGElement[]} */
  let built = [];

  return {
    element,
    render(step, n) {
      if (built.length !== n) {
        built = upTo(n).map(() => createWheel("url(#wheel-face)"));
        for (const wheel of built) wheel.setAttribute("role", "listitem");
        wheels.replaceChildren(...built);
      }
      const { wheels: turning, said } = odometer(step, n);
      built.forEach((wheel, row) => paintWheel(wheel, turning[row], n));
      write(line, said);
    },
  };
}

// The cost of each row, right of the board.

/** @param {NonNullable<AlgorithmView["beside"]>} beside @returns {Drawing} */
export function createBeside(beside) {
  const element = el("div", { class: "side-looks", role: "list", "aria-label": own.LOOKS_PER_ROW });
  /** @type {HTMLElement[]} */
  let cells = [];
  return {
    element,
    render(step, n) {
      if (cells.length !== n) {
        cells = upTo(n).map(() => el("span", { role: "listitem" }));
        element.replaceChildren(...cells);
      }
      beside(step, n).forEach(({ text, along, now }, row) => {
        write(cells[row], text);
        mark(cells[row], "along", along);
        mark(cells[row], "now", now);
      });
    },
  };
}

// Long integers under the sentence, digit by digit.

/** @param {NonNullable<AlgorithmView["long"]>} long @returns {Drawing} */
export function createLong(long) {
  const element = el("div", { class: "long", role: "table" });
  /** @type {HTMLElement[][]} */
  let digits = [];

  /** @param {LongIntegers} made */
  function build({ along, rows }) {
    digits = rows.map(() => along.map((part) => el("u", { "data-along": part, role: "cell" })));
    element.style.setProperty("--digits", String(along.length));
    element.replaceChildren(
      ...rows.map(({ name }, index) =>
        el("div", { role: "row" }, el("span", { class: "name", role: "rowheader" }, name), ...digits[index]),
      ),
    );
  }

  return {
    element,
    render(step, n) {
      const made = long(step, n);
      element.hidden = made === null;
      if (!made) return;
      if (made.along.length !== digits[0]?.length) build(made);
      made.rows.forEach((row, index) =>
        digits[index].forEach((digit, at) => {
          write(digit, at in row.digits ? String(row.digits[at]) : "");
          mark(digit, "on", row.digits[at] === 1);
        }),
      );
      const shared = made.rows[2].digits;
      element.setAttribute("aria-label", own.longSaid(shared.length ? shared.includes(1) : null));
    },
  };
}
