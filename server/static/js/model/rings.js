// The rings of the whole search as paths for a canvas or an SVG: the extent of each row, calls wide enough to be told
// apart, and the solutions on the rim.

import { listBars } from "./icicle.js";
import { arcOf, edgesOf, placeAt, ringsOf } from "./sunburst.js";

/** @import { Outline } from "../types.js" */

const GAP = 1; // between rings, and before a wide call
const WIDE = 3; // the width from which a call is drawn apart from its neighbours
const THINNEST = 1.4; // width of a solution
const PALEST = 0.3; // strength of the deepest row
const DARKER = 0.45; // by which every second call is darker
const FAINTEST = 0.3; // strength of the pixels with the fewest solutions, if others have many more
const FEW = 4; // numbers of solutions in a pixel up to this one look the same

/** A part of a row, in shares of the circle. @typedef {{row: number, from: number, to: number}} Arc */
/** The data of an SVG path, and the strength of its colour, from 0 to 1. @typedef {{path: string, strength: number}} Layer */

/**
 * @param {Outline} outline
 * @param {number} n
 * @param {number} radius
 * @returns {{body: Layer[], gaps: string, sparks: Layer[]}}  fill body and sparks; stroke gaps with the background
 */
export function listLayers(outline, n, radius) {
  const rings = ringsOf(radius, n);
  const calls = listCalls(outline, n, rings);
  const wide = calls.filter(({ row, from, to }) => widthOf(from, to, edgesOf(rings, row)[0]) >= WIDE);
  const darker = wide.filter((_, index) => index % 2);
  return {
    body: [
      ...layRows(listRows(outline, n), rings, (row) => 1 - ((1 - PALEST) * row) / n),
      ...layRows(darker, rings, (row) => DARKER * (1 - (0.6 * row) / n)),
    ],
    gaps: calls.map((call) => edgeOf(call, rings, n)).join(""),
    sparks: laySparks(outline, n, rings),
  };
}

/** Return the width of a part of the circle at a distance from the middle. @param {number} from @param {number} to @param {number} distance */
const widthOf = (from, to, distance) => (to - from) * 2 * Math.PI * distance;

/**
 * Draw the edge of a branch: where its call begins, from its ring, or from where the branch is wide enough, out to the
 * solutions.
 * @param {Arc} call @param {number[]} rings @param {number} n
 */
function edgeOf({ row, from, to }, rings, n) {
  const inner = Math.max(edgesOf(rings, row)[0], WIDE / widthOf(from, to, 1));
  const [begin, end] = [inner, edgesOf(rings, n)[0]].map((distance) => placeAt(from, distance).join(" "));
  return `M${begin}L${end}`;
}

/** @param {Outline} outline @param {number} n @returns {Arc[]} */
const listRows = (outline, n) =>
  listBars(outline, n)
    .filter(([row]) => row < n)
    .map(([row, first, pixels]) => ({ row, from: first / outline.width, to: (first + pixels) / outline.width }));

/** List the calls whose branches are wide enough at the rim, row by row. @param {Outline} outline @param {number} n @param {number[]} rings @returns {Arc[]} */
function listCalls({ calls, start, stop }, n, rings) {
  const length = stop - start;
  return calls
    .map(([row, first, end]) => ({ row, from: (first - start) / length, to: (end - start) / length }))
    .filter(({ row, from, to }) => row > 0 && row < n && widthOf(from, to, edgesOf(rings, n)[0]) >= WIDE)
    .sort((one, other) => one.row - other.row || one.from - other.from);
}

/** @param {Arc[]} arcs @param {number[]} rings @param {(row: number) => number} strengthOf @returns {Layer[]} */
function layRows(arcs, rings, strengthOf) {
  /** @type {Map<number, string[]>} */
  const rows = new Map();
  for (const { row, from, to } of arcs) {
    const [inner, outer] = edgesOf(rings, row);
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row)?.push(arcOf(inner, outer - inner > 3 * GAP ? outer - GAP : outer, from, to));
  }
  return [...rows].map(([row, paths]) => ({ path: paths.join(""), strength: strengthOf(row) }));
}

/** @param {Outline} outline @param {number} n @param {number[]} rings @returns {Layer[]} */
function laySparks(outline, n, rings) {
  const [inner, outer] = edgesOf(rings, Math.max(2, n));
  const least = THINNEST / (2 * Math.PI * inner);
  return listSparks(outline).map(({ share, width, strength }) => ({
    path: arcOf(inner + GAP, outer, share, share + Math.max(width, least)),
    strength,
  }));
}

/**
 * List the pixels of an outline with solutions: the share of the circle at which each begins, its width, and its strength by
 * their number, from 0 to 1.
 * @param {Outline} outline
 * @returns {{share: number, width: number, strength: number}[]}
 */
export function listSparks({ solutions, width }) {
  const most = Math.max(...solutions);
  const least = Math.min(...solutions.filter(Boolean));
  const strengthOf = (/** @type {number} */ found) =>
    most > FEW && most > least ? FAINTEST + ((1 - FAINTEST) * (found - least)) / (most - least) : 1;
  return solutions.flatMap((found, pixel) =>
    found ? [{ share: pixel / width, width: 1 / width, strength: strengthOf(found) }] : [],
  );
}
