// What a stop may let one look at: each name stands for parts of the page.

/** @param {...string} names */
const registers = (...names) => names.map((name) => `#strip [data-register="${name}"] > *`);

/** By name, as lessons have them: see LOOKS in the server's lessons/parse.py. @type {Record<string, string[]>} */
export const LOOKS = {
  board: ["#board"],
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
  counters: ["header .counters"],
  algorithm: ["#algorithm"],
  code: ["#panel-code"],
  now: ["#panel-now"],
  pick: ["#pick"],
  shift: ["#shift"],
  stack: ["#panel-stack"],
  tree: ["#panel-tree"],
};

/** The panels that must be open for a part to be seen. @type {Record<string, string>} */
const PANELS = { code: "code", now: "now", pick: "now", shift: "now", stack: "stack", tree: "tree" };

/** The panel that these names need. @param {string[]} look */
export const panelFor = (look) => look.map((name) => PANELS[name]).find(Boolean) ?? "";
