// The odometer: one wheel for each row. Its number is the column of the row's queen; below it is the result of the row's
// test.

import { upTo } from "../../model/board.js";
import { el, mark, write } from "../../page/dom.js";
import { wordsOf } from "../../words/words.js";

/** @import { AlgorithmView, Drawing, LongIntegers } from "../../types.js" */

const words = await wordsOf("page");

const own = words.algorithms;

/** @param {NonNullable<AlgorithmView["odometer"]>} odometer @returns {Drawing} */
export function createOdometer(odometer) {
  const wheels = el("div", { class: "wheels", role: "list", "aria-label": own.ODOMETER });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "odometer" }, wheels, line);
  /** @type {{wheel: HTMLElement, before: HTMLElement, number: HTMLElement, after: HTMLElement, test: HTMLElement}[]} */
  let built = [];

  /** @param {number} n */
  function build(n) {
    built = upTo(n).map((row) => {
      const [before, number, after, test] = [
        el("span", { "aria-hidden": "true" }),
        el("b"),
        el("span", { "aria-hidden": "true" }),
        el("small"),
      ];
      return {
        before,
        number,
        after,
        test,
        wheel: el(
          "div",
          { class: "wheel", role: "listitem" },
          el("em", {}, `${words.LINE.row} ${row}`),
          el("div", {}, before, number, after),
          test,
        ),
      };
    });
    wheels.replaceChildren(...built.map(({ wheel }) => wheel));
  }

  return {
    element,
    render(step, n) {
      if (built.length !== n) build(n);
      const { wheels: turning, said } = odometer(step, n);
      built.forEach(({ wheel, before, number, after, test }, row) => {
        const { column, turned, state, test: text } = turning[row];
        write(before, String((column + n - 1) % n));
        write(number, String(column));
        write(after, String((column + 1) % n));
        mark(wheel, "turned", turned);
        mark(wheel, "state", state);
        write(test, text);
      });
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
