// How a class has answered, on the squares themselves: a disc and a number on each square that somebody chose.

import { el, find, mark } from "../page/dom.js";

/** A square with how many chose it, and their share. @typedef {{square: import("../types.js").Square, count: number, share: number}} Spot */

/**
 * The squares of a line that somebody chose in the last round, where answers are squares. Pure.
 * @param {import("./room.js").Tally} tally @param {number} n @param {"row" | "column"} fills @param {number | null} line  of the board; null where squares are no answers
 * @returns {Spot[]}
 */
export function spotsOf({ rounds }, n, fills, line) {
  const last = rounds.at(-1);
  if (!last || line === null) return [];
  return last.ones.flatMap((count, bit) => {
    const along = n - 1 - bit;
    /** @type {import("../types.js").Square} */
    const square = fills === "row" ? [line, along] : [along, line];
    return count ? [{ square, count, share: count / last.voted }] : [];
  });
}

export function createHeat() {
  const element = el("div", { class: "class-heat", "aria-hidden": "true" }); // the table beside it says the same
  /** @type {Spot[] | null} */
  let drawn = null;

  return {
    /** @param {Spot[]} spots @param {number} n */
    render(spots, n) {
      if (!element.isConnected) find("#board").append(element);
      if (spots === drawn) return;
      drawn = spots;
      element.style.setProperty("--n", String(n));
      element.replaceChildren(...spots.map(({ square: [row, column], count, share }) => {
        const spot = el("span", {}, el("b", {}, String(count)));
        for (const [name, value] of Object.entries({ row, column, share })) spot.style.setProperty(`--${name}`, String(value));
        return spot;
      }));
      mark(element, "shown", spots.length > 0);
    },
  };
}
