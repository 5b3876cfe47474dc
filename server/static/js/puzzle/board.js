// The board of a puzzle as text, `rule:row/row/…`, one sign a square: "." open, "#" closed, "Q" a given queen, a letter
// from A to L open in that region, a small letter a given queen in it. Pure.

/** @import { Square } from "../types.js" */

/** long: queens as in chess; touch: no two next to each other, no long diagonals. @typedef {"long" | "touch"} Rule */
/** @typedef {{rule: Rule, n: number, rows: readonly string[]}} Puzzle */
/** The way in which two queens attack each other. @typedef {"row" | "column" | "region" | "diagonal" | "touch"} Attack */
/**
 * A fault of a text; rows and columns count from 0, and `count` is the length of the text, the rows or a row.
 * @typedef {{kind: "long" | "rows" | "rule" | "length" | "sign" | "region" | "empty" | "none" | "closed" | "attack",
 *   count?: number, text?: string, n?: number, row?: number, column?: number, other?: Square, along?: Attack}} Fault
 */

/** @type {readonly Rule[]} */
export const RULES = ["long", "touch"];
export const LETTERS = "ABCDEFGHIJKL";
export const MOST = LETTERS.length; // rows
const LONGEST = 300; // signs of a text

/** Return the index of a sign's region; -1 for none. @param {string} sign */
export const regionOf = (sign) => (sign === "Q" ? -1 : LETTERS.indexOf(sign.toUpperCase()));

/** @param {string} sign */
export const isGiven = (sign) => sign === "Q" || /[a-l]/.test(sign);

/** @param {Puzzle} puzzle @param {number} row @param {number} column */
export const regionAt = ({ rows }, row, column) => regionOf(rows[row][column]);

/** @param {Puzzle} puzzle */
export const hasRegions = ({ rows }) => rows.some((row) => [...row].some((sign) => regionOf(sign) >= 0));

/** @param {Puzzle} puzzle @returns {Square[]} */
export const listSquares = ({ rows }) =>
  rows.flatMap((line, row) => [...line].map((_, column) => /** @type {Square} */ ([row, column])));

/** @param {Puzzle} puzzle */
export const listGiven = (puzzle) => listSquares(puzzle).filter(([row, column]) => isGiven(puzzle.rows[row][column]));

/** @param {Puzzle} puzzle */
export const formatPuzzle = ({ rule, rows }) => `${rule}:${rows.join("/")}`;

/** Return the way in which queens on two squares attack each other; null for none. @param {Puzzle} puzzle @param {Square} one @param {Square} other @returns {Attack | null} */
export function attackBetween(puzzle, one, other) {
  const [down, across] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  if (!down && !across) return null;
  if (!down) return "row";
  if (!across) return "column";
  const region = regionAt(puzzle, ...one);
  if (region >= 0 && region === regionAt(puzzle, ...other)) return "region";
  if (puzzle.rule === "touch") return down === 1 && across === 1 ? "touch" : null;
  return down === across ? "diagonal" : null;
}

/** List pairs of queens that attack each other. @param {Puzzle} puzzle @param {readonly Square[]} queens */
export const listAttacks = (puzzle, queens) =>
  queens.flatMap((one, index) =>
    queens.slice(index + 1).flatMap((other) => {
      const along = attackBetween(puzzle, one, other);
      return along ? [{ one, other, along }] : [];
    }),
  );

/**
 * Read a board from a text, with its faults; the board is null as long as the text has no square shape.
 * @param {string} text
 * @returns {{puzzle: Puzzle | null, faults: Fault[]}}
 */
export function readPuzzle(text) {
  const refuse = (/** @type {Fault} */ fault) => ({ puzzle: null, faults: [fault] });
  if (text.length > LONGEST) return refuse({ kind: "long", count: text.length });
  const [, named, body] = /^\s*(?:([^:/\s]*):)?([^]*)$/.exec(text) ?? [];
  const lines = body.trim().split(/[/\n]/);
  const rows = lines.map((row) => row.replace(/\s/g, ""));
  if (!rows.join("") || rows.length > MOST) return refuse({ kind: "rows", count: rows.join("") ? rows.length : 0 });
  const rule = RULES.find((one) => one === (named ?? "long"));
  if (!rule) return refuse({ kind: "rule", text: named });
  const n = rows.length;
  const faults = rows.flatMap((row, at) => [...row].flatMap((sign, column) => faultOf(sign, at, column, n) ?? []));
  const uneven = rows.findIndex((row) => row.length !== n);
  if (uneven >= 0) faults.push({ kind: "length", row: uneven, count: rows[uneven].length, n });
  const puzzle = { rule, n, rows };
  return faults.length ? { puzzle: null, faults } : { puzzle, faults: listFaults(puzzle) };
}

/** Return the fault of a sign; null for none. @param {string} sign @param {number} row @param {number} column @param {number} n @returns {Fault | null} */
function faultOf(sign, row, column, n) {
  if (!/[.#QA-La-l]/.test(sign)) return { kind: "sign", row, column, text: sign };
  return regionOf(sign) < n ? null : { kind: "region", row, column, text: sign.toUpperCase(), n };
}

/** List the faults of a board whose signs are right. @param {Puzzle} puzzle @returns {Fault[]} */
export function listFaults(puzzle) {
  const { rows, n, rule } = puzzle;
  const used = new Set(listSquares(puzzle).map((square) => regionAt(puzzle, ...square)));
  const missing = [...LETTERS.slice(0, n)].filter((_, region) => !used.has(region));
  const isPlain = missing.length === n;
  /** @type {Fault[]} */
  const faults = isPlain || !missing.length ? [] : [{ kind: "empty", text: missing.join(""), n }];
  if (isPlain && rule === "touch") faults.push({ kind: "none", n });
  rows.forEach((row, at) => /^#*$/.test(row) && faults.push({ kind: "closed", row: at }));
  for (const { one, other, along } of listAttacks(puzzle, listGiven(puzzle)))
    faults.push({ kind: "attack", row: one[0], column: one[1], other, along });
  return faults;
}
