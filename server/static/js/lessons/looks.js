// The parts of the page that a stop may point at, by name.

import { PANELS } from "../model/names.js";

/** @import { Stop } from "../types.js" */

/** @param {...string} names */
const registers = (...names) => names.map((name) => `#strip [data-register="${name}"] > *`);

/** The parts' selectors by name, as in the server's lessons/parse.py; with every panel. @type {Record<string, string[]>} */
export const LOOKS = {
  board: ["#ruler", ".boardline"], // with the numbers beside it
  queens: [".boardline"], // alone: of the rest of the page a stop shows nothing
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
  pick: ["#pick :is(.name, u)"], // no wider than its digits
  shift: ["#shift :is(.name, u)"],
  ...Object.fromEntries(PANELS.map((panel) => [panel, [`#panel-${panel}`]])),
};

/** The region of each part that is not at the board. @type {Record<string, string>} */
const REGIONS = {
  ...Object.fromEntries(PANELS.map((panel) => [panel, panel])),
  ...{
    queens: "queens",
    pick: "now",
    shift: "now",
    counters: "header",
    algorithm: "header",
    timeline: "footer",
    play: "footer",
  },
};
const SHOWN = ["now", "code", "header", "footer"]; // a lesson shows the others only where a stop names them

/** Return the region that a stop shows besides the board: a panel, the header, the footer; "board" for none. @param {Pick<Stop, "place" | "look">} stop */
export function regionOf({ place, look }) {
  if (place.panel) return place.panel;
  const regions = look.map((name) => REGIONS[name]).filter(Boolean);
  return regions.find((region) => !SHOWN.includes(region)) ?? regions[0] ?? "board";
}

/** Return whether a stop points only into a panel: then a small window shows it right below the board. @param {string[]} look */
export const isOfPanel = (look) =>
  look.length > 0 && look.every((name) => PANELS.some((panel) => panel === REGIONS[name]));
