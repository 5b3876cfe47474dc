// The odometer: one wheel for each row. Its number is the column of that row's queen; below it is the result of the row's test.

import { upTo } from "../../model/board.js";
import { el, mark, write } from "../../page/dom.js";
import { words } from "../../words/page.js";

const own = words.algorithms;

/** @param {NonNullable<import("../../types.js").AlgorithmView["odometer"]>} odometer @returns {import("./drawings.js").Drawing} */
export function createOdometer(odometer) {
  const wheels = el("div", { class: "wheels", role: "list", "aria-label": own.ODOMETER });
  const line = el("p", { class: "own-line" });
  const element = el("div", { class: "odometer" }, wheels, line);
  /** @type {{wheel: HTMLElement, before: HTMLElement, number: HTMLElement, after: HTMLElement, test: HTMLElement}[]} */
  let built = [];

  /** @param {number} n */
  function build(n) {
    built = upTo(n).map((row) => {
      const [before, number, after, test] = [el("span", { "aria-hidden": "true" }), el("b"), el("span", { "aria-hidden": "true" }), el("small")];
      return { before, number, after, test, wheel: el("div", { class: "wheel", role: "listitem" }, el("em", {}, `${words.LINE.row} ${row}`), el("div", {}, before, number, after), test) };
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
