// What a stop may let one look at: each name stands for parts of the page.

/** @param {...string} names */
const registers = (...names) => names.map((name) => `#strip [data-register="${name}"] > *`);

/** By name, as lessons have them: see LOOKS in the server's lessons/parse.py. @type {Record<string, string[]>} */
export const LOOKS = {
  board: ["#ruler", ".boardline"], // with its numbers
  row: ["#rowframe"],
  ruler: ["#ruler"],
  ld: registers("ld"),
  col: registers("col"),
  rd: registers("rd"),
  taken: registers("taken"),
  poss: registers("poss"),
  bit: registers("bit"),
  strip: ["#below"],
  looks: registers("row", "looks", "reads"),
  used: registers("columns", "majors", "minors", "nwse", "nesw"),
  bits: registers("columns-bits", "nwse-bits", "nesw-bits"),
  timeline: ["#timeline"],
  play: [".transport .buttons"],
  counters: ["header .counters", ".counted"],
  algorithm: ["#algorithm"],
  code: ["#panel-code"],
  now: ["#panel-now"],
  pick: ["#pick"],
  shift: ["#shift"],
  stack: ["#panel-stack"],
  tree: ["#panel-tree"],
};

/** The regions beside the board that parts are in. @type {Record<string, string>} */
const REGIONS = {
  ...{ stack: "stack", tree: "tree", code: "code", now: "now", pick: "now", shift: "now" },
  ...{ counters: "header", algorithm: "header", timeline: "footer", play: "footer" },
};
const HIDDEN = ["stack", "tree"]; // panels that a lesson shows only where a stop speaks of them

/** The region that a stop needs beside the board: a panel, the header, the footer; or "board". @param {string[]} look */
export function regionFor(look) {
  const regions = look.map((name) => REGIONS[name]).filter(Boolean);
  return regions.find((region) => HIDDEN.includes(region)) ?? regions[0] ?? "board";
}
