// Regions of a board: the region of each square, row by row, as numbers from 0. Each is connected by its edges.

import { below, pick, shuffle } from "./random.js";

/** @import { Random } from "./random.js" */

const NONE = -1;
const CHOICE = 3; // squares of which the one in the smallest region grows
const EVEN = 0.8; // share of the squares that are added to a small region; the others make regions of different size

/** Return the columns of n queens, one for each row, of which none stands next to another. @param {number} n @param {Random} random */
export function placeQueens(n, random) {
  for (;;) {
    const columns = shuffle(random, n);
    if (columns.every((column, row) => row === 0 || Math.abs(column - columns[row - 1]) > 1)) return columns;
  }
}

/** Return the squares that share an edge with a square. @param {number} n @param {number} square */
export function listNeighbours(n, square) {
  const [row, column] = [Math.floor(square / n), square % n];
  const found = [];
  if (row > 0) found.push(square - n);
  if (row < n - 1) found.push(square + n);
  if (column > 0) found.push(square - 1);
  if (column < n - 1) found.push(square + 1);
  return found;
}

/**
 * Grow a region around each queen until they cover the board.
 * @param {readonly number[]} columns  of the queens, one for each row
 * @param {Random} random
 */
export function growRegions(columns, random) {
  const n = columns.length;
  const regions = new Int8Array(n * n).fill(NONE);
  const sizes = new Array(n).fill(1);
  const edge = columns.map((column, row) => row * n + column);
  for (const [region, square] of edge.entries()) regions[square] = region;
  while (edge.length) {
    const at = chooseGrowing(edge, (square) => sizes[regions[square]], random);
    const open = listNeighbours(n, edge[at]).filter((square) => regions[square] === NONE);
    if (open.length) {
      const square = pick(random, open);
      regions[square] = regions[edge[at]];
      sizes[regions[square]] += 1;
      edge.push(square);
    } else {
      edge[at] = edge[edge.length - 1];
      edge.pop();
    }
  }
  return regions;
}

/** Return the index of the square whose region grows. @param {number[]} edge @param {(square: number) => number} sizeOf @param {Random} random */
function chooseGrowing(edge, sizeOf, random) {
  let best = below(random, edge.length);
  if (random() >= EVEN) return best;
  for (let tried = 1; tried < CHOICE; tried += 1) {
    const other = below(random, edge.length);
    if (sizeOf(edge[other]) < sizeOf(edge[best])) best = other;
  }
  return best;
}

/**
 * Return whether a region stays connected without one of its squares.
 * @param {Int8Array} regions
 * @param {number} n
 * @param {number} without
 */
export function staysConnected(regions, n, without) {
  const region = regions[without];
  const squares = [...regions.keys()].filter((square) => regions[square] === region && square !== without);
  const seen = new Set(squares.slice(0, 1));
  for (const square of seen) {
    for (const next of listNeighbours(n, square)) {
      if (next !== without && regions[next] === region) seen.add(next); // the set grows in this loop
    }
  }
  return squares.length > 0 && seen.size === squares.length;
}
