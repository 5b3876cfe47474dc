// Places a note beside the part that it explains, without covering it. Pure.

import { centredOn, inside } from "../page/geometry.js";

/** @import { Box, Size } from "../page/geometry.js" */

const EDGE = 8; // pixels between a note and the edge of the window
const GAP = 12; // pixels between a note and its part
const LEAST = 180; // pixels of a note's height: less shows its buttons and no text

/**
 * The note's top left corner, its size, and its largest height. It goes to the first side with enough room: right,
 * left, below, above; if a narrower note finds room to the right or left, there, where neither below nor above is any
 * also with its text cut. Otherwise it goes below or above, whichever has more, and covers no more of its part than its
 * least height takes.
 * @param {Box} ring @param {Size[]} notes  the widest first @param {Size} window
 * @returns {{left: number, top: number, height: number, size: Size}}
 */
export function placeNote(ring, notes, window) {
  const room = { left: EDGE, top: EDGE, right: window.width - EDGE, bottom: window.height - EDGE };
  const [widest] = notes;
  const { left } = inside(centredOn(ring, widest), widest, room);
  const below = room.bottom - ring.bottom - GAP;
  const above = ring.top - GAP - room.top;
  const beside = notes.map((size) => placeBeside(ring, size, room));
  const isLow = widest.height <= Math.max(below, above);
  const chosen = beside[0] ?? (isLow ? null : beside.find(Boolean));
  if (chosen) return chosen;
  if (Math.max(below, above) < LEAST) {
    const cut = notes
      .map((size) => placeBeside(ring, { ...size, height: Math.min(size.height, room.bottom - room.top) }, room))
      .find(Boolean);
    if (cut) return cut; // its text scrolls
  }
  if (widest.height <= below || below >= above) {
    const height = Math.max(below, Math.min(LEAST, room.bottom - room.top));
    return { left, top: Math.min(ring.bottom + GAP, room.bottom - height), height, size: widest };
  }
  return {
    left,
    top: Math.max(room.top, ring.top - GAP - widest.height),
    height: Math.max(above, Math.min(LEAST, room.bottom - room.top)),
    size: widest,
  };
}

/** Right or left of the ring; null where it has no room. @param {Box} ring @param {Size} size @param {Box} room */
function placeBeside(ring, size, room) {
  const high = room.bottom - room.top;
  const { top } = inside(centredOn(ring, size), size, room);
  if (size.height > high) return null;
  if (ring.right + GAP + size.width <= room.right) return { left: ring.right + GAP, top, height: high, size };
  if (ring.left - GAP - size.width >= room.left) return { left: ring.left - GAP - size.width, top, height: high, size };
  return null;
}

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
