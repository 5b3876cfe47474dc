// The stops of the guided tour: a step of N = 4, and the part of the page to look at. The texts are in words/<language>/page.js.

/** @type {import("../types.js").Run} */
export const RUN = { algorithm: "bitmask", n: 4, goal: "all" };

/** @param {...string} names */
const registers = (...names) => names.map((name) => `#strip [data-register="${name}"] > *`);

/** @type {{step: number, parts: string[]}[]} */
export const STOPS = [
  { step: 0, parts: ["#board"] },
  { step: 2, parts: ["#rowframe", ...registers("ld", "col", "rd")] },
  { step: 2, parts: registers("taken", "poss") },
  { step: 3, parts: registers("poss", "bit") },
  { step: 4, parts: registers("ld", "col", "rd") },
  { step: 5, parts: ["#board"] },
  { step: 20, parts: registers("col") },
  { step: 20, parts: ["#timeline"] },
];
