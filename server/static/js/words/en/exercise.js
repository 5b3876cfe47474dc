// What the page of the exercises says, in English. Pure: facts in, text out.

import { counted } from "./common.js";
import { why } from "./learn.js";
export * from "./common.js";

/** @typedef {import("../../exercise/be/machine.js").About} About */

/** The exercises: what each is called, what one does, and the links that open it, by their queries. @type {Record<string, {title: string, what: string, starts: Record<string, string>}>} */
export const LIST = {
  place: {
    title: "Four queens by hand",
    what: "Place four queens yourself, get stuck, and find out what backtracking is. Then watch the search do it, and learn what its rays and digits are called.",
    starts: { "": "Begin" },
  },
  be: {
    title: "Be the search",
    what: "You are the machine: fill in the registers, place queens and lift them, for twelve steps of the film. Each rung asks for more.",
    starts: { "rung=1": "1 · the moves", "rung=2": "2 · what is free", "rung=3": "3 · the next row", "rung=4": "4 · without a board" },
  },
};

/** @param {import("../../exercise/address.js").Allowed} allowed */
const said = (allowed) => ("of" in allowed ? `one of ${allowed.of.join(", ")}` : `a whole number from ${allowed.least} to ${allowed.most}`);

/** What is wrong in the address. @param {import("../../exercise/address.js").BadField[]} bad */
export const badAddress = (bad) => bad.map(({ field, text, allowed }) => `In the address, ${field} is ${said(allowed)}, not “${text.slice(0, 20)}”.`).join(" ");

/** How reasons are said: the search with masks, a 1 for an attacked column. @type {import("../../learn/blame.js").Manner} */
const MANNER = { masks: true, fills: "row", inverted: false };

/** Be the search. */
export const BE = {
  RUNG: "Rung",
  RUNGS: ["the moves", "what is free", "the next row", "without a board"],
  FEEDBACK: "Feedback",
  ONCE: "at once",
  END: "at the end",
  /** @param {number} seed */
  data: (seed) => `Data ${seed}`,
  FRESH: "New data",
  /** What is set. @param {number} n @param {number} rung @param {number} seed */
  set: (n, rung, seed) => `N = ${n} · rung ${rung} · data ${seed}`,

  /** @param {number} row */
  row: (row) => `Row ${row}`,
  /** @param {number} row */
  above: (row) => `Row ${row} with its queen`,
  /** @param {number} rows */
  below: (rows) => `Below the last row: all ${rows} queens stand`,
  /** @param {number} n @param {[number, number][]} queens */
  board: (n, queens) => `Board of ${n} by ${n}. ${queens.length ? `Queens: ${queens.map(([row, column]) => `row ${row}, column ${column}`).join("; ")}.` : "No queen."}`,
  /** @param {string} name */
  open: (name) => `${name}: not filled in`,
  /** @param {string} name */
  fillIn: (name) => `Fill in ${name}, the leftmost column first`,
  /** @param {number} bit */
  bit: (bit) => `bit ${bit}`,

  /** @param {number} step @param {number} of @param {{points: number, of: number} | null} score  null where nothing has been judged */
  position: (step, of, score) => `Step ${step} of ${of}${score ? ` · ${counted(score.points, "point")} of ${score.of}` : ""}`,
  /** What is asked. @type {Record<About, (row: number) => string>} */
  ASK: {
    ld: (row) => `Row ${row}: fill in ld, the attacks along \\`,
    col: (row) => `Row ${row}: fill in col, the columns with a queen`,
    rd: (row) => `Row ${row}: fill in rd, the attacks along /`,
    taken: (row) => `Row ${row}: fill in taken`,
    poss: (row) => `Row ${row}: fill in poss`,
    move: (row) => `Row ${row}: which bit gets the next queen, or is the one above lifted?`,
  },
  SOLVED: "Every row has its queen: a solution. What does the search do now?",
  FULL: "All twelve steps are filled in.",
  SHOWN: "You have looked at the model answer, so these data are used up.",
  /** @param {{points: number, of: number, hints: number}} score */
  done: ({ points, of, hints }) => `Done: ${points} of ${of} right at first${hints ? `, with ${counted(hints, "hint")}` : ""}.`,

  CHECK: "Check",
  FILL: "Fill in",
  PLACE: "Place the queen",
  LIFT: "Lift the queen above",
  UNDO: "Undo",
  CHECK_ALL: "Check everything",
  HINTS: ["Hint: the rule", "Hint: which queen", "Hint: the value (costs the point)"],
  FILM: "Watch these steps in the film",
  MODEL: "Model answer: the film at this step (uses these data up)",
  KEYS: "Keys in the cells: 0 and 1 type, arrows move, Enter fills in, L lifts the queen.",

  /** @param {About} about */
  right: (about) => (about === "move" ? "Right: so it goes on." : `Right: that is ${about}.`),
  WRONG: "Not right yet. Correct it, or ask for a hint.",
  /** @param {{points: number, of: number}} score */
  checked: ({ points, of }) => (points === of ? "Everything is right." : `${points} of ${of} are right. Here is the first that is not; correct it.`),

  /** The first hint: the rule. @type {Record<About, string>} */
  RULES: {
    ld: "ld = (ld | bit) >> 1, with ld and bit of the row above: its attacks and the new queen’s, one column to the right.",
    col: "col = col | bit, with col and bit of the row above: its columns and the new queen’s.",
    rd: "rd = (rd | bit) << 1, with rd and bit of the row above: one column to the left; what leaves the board is gone.",
    taken: "taken = ld | col | rd: a 1 wherever one of the three has a 1.",
    poss: "poss = ~taken & done: a 1 wherever taken has a 0.",
    move: "bit = poss & -poss: the lowest 1 of poss, which is the rightmost. Without a 1 in poss, and below the last row, the queen above is lifted.",
  },
  /** The second: why. @param {import("../../exercise/be/hints.js").Reason} reason */
  fact(reason) {
    if (reason.why === "fits") return "What stands there now is right.";
    if (reason.why === "tried") return `Bit ${reason.bit} has been tried already: its queen was lifted.`;
    return why(reason, MANNER);
  },
  /** The third. @param {About} about @param {number} value @param {number} n */
  value: (about, value, n) => (about === "move" && !value ? "The queen above is lifted." : `It is ${value.toString(2).padStart(n, "0")}.`),

  /** The result, to be handed in. @param {number} n @param {number} seed @param {number} rung @param {{points: number, of: number, hints: number}} score */
  line: (n, seed, rung, { points, of, hints }) => `be, N = ${n}, ${seed}, rung ${rung}, ${points}/${of}, ${counted(hints, "hint")}`,
  COPY: "Copy",
  COPIED: "Copied",
  NOT_COPIED: "Not possible here",
  PROOF: "Anybody can type such a line: it proves nothing.",
  CLIMB: "The next rung",
};

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Exercises: be the search · Bitqueens",
  name: "N‑Queens",
  inBits: "in bits",
  pages: "Pages",
  watch: "Watch",
  race: "Race",
  table: "Table",
  exercise: "Exercises",
  theme: "Light or dark",
  retry: "Try now",
  reload: "Reload",
};
