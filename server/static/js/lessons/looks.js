// What a stop may let one look at: each name stands for parts of the page.

import { PANELS } from "../model/names.js";

/** @param {...string} names */
const registers = (...names) => names.map((name) => `#strip [data-register="${name}"] > *`);

/** By name, as the server's lessons/parse.py has them; every panel, too. @type {Record<string, string[]>} */
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
  pick: ["#pick"],
  shift: ["#shift"],
  ...Object.fromEntries(PANELS.map((panel) => [panel, [`#panel-${panel}`]])),
};

/** The regions beside the board that parts are in. @type {Record<string, string>} */
const REGIONS = {
  ...Object.fromEntries(PANELS.map((panel) => [panel, panel])),
  ...{ pick: "now", shift: "now", counters: "header", algorithm: "header", timeline: "footer", play: "footer" },
};
const SHOWN = ["now", "code", "header", "footer"]; // the others a lesson shows only where a stop speaks of them

/** The region that a stop needs beside the board: a panel, the header, the footer; or "board". @param {string[]} look */
export function regionFor(look) {
  const regions = look.map((name) => REGIONS[name]).filter(Boolean);
  return regions.find((region) => !SHOWN.includes(region)) ?? regions[0] ?? "board";
}
