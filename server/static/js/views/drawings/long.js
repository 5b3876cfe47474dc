// Long integers under the sentence, digit by digit, as they are written.

import { el, mark, write } from "../../page/dom.js";
import { words } from "../../words/page.js";

const own = words.algorithms;

/** @param {NonNullable<import("../../types.js").AlgorithmView["long"]>} long @returns {import("./drawings.js").Drawing} */
export function createLong(long) {
  const element = el("div", { class: "long", role: "table" });
  /** @type {HTMLElement[][]} */
  let digits = [];

  /** @param {import("../../types.js").LongIntegers} made */
  function build({ along, rows }) {
    digits = rows.map(() => along.map((part) => el("u", { "data-along": part, role: "cell" })));
    element.style.setProperty("--digits", String(along.length));
    element.replaceChildren(...rows.map(({ name }, index) => el("div", { role: "row" }, el("span", { class: "name", role: "rowheader" }, name), ...digits[index])));
  }

  return {
    element,
    render(step, n) {
      const made = long(step, n);
      element.hidden = made === null;
      if (!made) return;
      if (made.along.length !== digits[0]?.length) build(made);
      made.rows.forEach((row, index) => digits[index].forEach((digit, at) => {
        write(digit, at in row.digits ? String(row.digits[at]) : "");
        mark(digit, "on", row.digits[at] === 1);
      }));
      const shared = made.rows[2].digits;
      element.setAttribute("aria-label", own.longSaid(shared.length ? shared.includes(1) : null));
    },
  };
}
