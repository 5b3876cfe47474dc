// The pieces of the puzzle: the statements of the listing's search, each with its role, and the given lines. Pure.

/** @import { Language, Pieces } from "../../types.js" */

/**
 * The role of a statement in the search; `put` and `lift` only in a listing with a list of queens.
 * @typedef {"solved" | "count" | "stop" | "free" | "loop" | "pick" | "take" | "put" | "call" | "lift"} Role
 */
/**
 * A statement; `lines`: without its indentation; `indent`: in the listing.
 * @typedef {{id: string, role: Role, lines: string[], indent: number}} Piece
 */
/**
 * `above`, `below`: the given lines of the listing.
 * @typedef {{pieces: Piece[], above: string[], below: string[]}} Puzzle
 */

/** The beginning of each role's statement, in both languages. @type {[Role, RegExp][]} */
const ROLES = [
  ["solved", /^if .*col ===? /],
  ["count", /^(solutions \+= 1|found\()/],
  ["stop", /^return/],
  ["loop", /^while /],
  ["free", /^(let )?poss = /],
  ["pick", /^(const )?bit = /],
  ["take", /^poss -= /],
  ["call", /^(try_|attempt)\(/],
  ["put", /^queens\.push/],
  ["lift", /^queens\.pop/],
];

const FUNCTION = { python: /^def try_\(/, javascript: /^ *function attempt\(/ };
const WIDTH = { python: 4, javascript: 2 }; // spaces of an indentation

/** Return whether a statement has a block. @param {Role} role */
export const opens = (role) => role === "solved" || role === "loop";

/** @param {Pieces} listing  as the server colours it @param {Language} language @returns {Puzzle} */
export function createPuzzle(listing, language) {
  const lines = listing.map((pieces) => pieces.map(([, text]) => text).join(""));
  const head = lines.findIndex((line) => FUNCTION[language].test(line));
  const start = lines.findIndex((line, at) => at > head && !/^ *global /.test(line));
  const depth = indentOf(lines[head]);
  const end = lines.findIndex(
    (line, at) => at > head && (line.trim() === "" || (line.trim() === "}" && indentOf(line) === depth)),
  );
  const statements = joinLines(lines.slice(start, end).filter((line) => line.trim() !== "}"));
  const pieces = statements.map((statement) => {
    const shift = indentOf(statement[0]);
    const own = statement.map((line) => line.slice(shift));
    const role = roleOf(own[0]);
    return { id: role, role, lines: own, indent: (shift - depth) / WIDTH[language] - 1 };
  });
  return { pieces, above: lines.slice(0, start), below: lines.slice(end) };
}

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length;

/** @param {string} text */
function roleOf(text) {
  const [role] = ROLES.find(([, begins]) => begins.test(text)) ?? [];
  if (!role) throw new Error(`no part of the search is ${text}`);
  return role;
}

/** Join lines to statements: a line with an open bracket continues in the next. @param {string[]} lines */
function joinLines(lines) {
  /** @type {string[][]} */
  const statements = [];
  let open = 0;
  for (const line of lines) {
    if (open) statements[statements.length - 1].push(line);
    else statements.push([line]);
    open += line.split("(").length - line.split(")").length;
  }
  return statements;
}
