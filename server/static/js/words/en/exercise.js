// What the page of the exercises says, in English. Pure: facts in, text out.

import { counted } from "./common.js";
import { why } from "./learn.js";

/** @import { Allowed, BadField } from "../../exercise/address.js" */
/** @import { Reason } from "../../exercise/be/hints.js" */
/** @import { About } from "../../exercise/be/machine.js" */
/** @import { DistractorName, Refutation } from "../../exercise/lines/distractors.js" */
/** @import { Role } from "../../exercise/lines/puzzle.js" */
/** @import { Manner } from "../../questions/mistakes.js" */

export * from "./common.js";

/**
 * The exercises: what each is called, what one does, and the links that open it, by their queries.
 * @type {Record<string, {title: string, what: string, starts: Record<string, string>}>}
 */
export const LIST = {
  place: {
    title: "Four queens by hand",
    what: "Place four queens yourself, get stuck, and find out what backtracking is. Then watch the search do it, and learn what its rays and digits are called.",
    starts: { "": "Begin" },
  },
  be: {
    title: "Be the search",
    what: "You are the machine: fill in the registers, place queens and lift them, for twelve steps of the film. Each rung asks for more.",
    starts: {
      "rung=1": "1 · the moves",
      "rung=2": "2 · what is free",
      "rung=3": "3 · the next row",
      "rung=4": "4 · without a board",
    },
  },
  lines: {
    title: "Put the lines in order",
    what: "The lines of the bitmask search lie in a heap, and some do not belong. Put them in order and indent them: every order that really finds the same is right.",
    starts: { "language=python": "Python", "language=javascript": "JavaScript" },
  },
};

/** @param {Allowed} allowed */
const said = (allowed) =>
  "of" in allowed ? `one of ${allowed.of.join(", ")}` : `a whole number from ${allowed.least} to ${allowed.most}`;

/** What is wrong in the address. @param {BadField[]} bad */
export const badAddress = (bad) =>
  bad
    .map(({ field, text, allowed }) => `In the address, ${field} is ${said(allowed)}, not “${text.slice(0, 20)}”.`)
    .join(" ");

/** How reasons are said: the search with masks, a 1 for an attacked column. @type {Manner} */
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
  board: (n, queens) =>
    `Board of ${n} by ${n}. ${queens.length ? `Queens: ${queens.map(([row, column]) => `row ${row}, column ${column}`).join("; ")}.` : "No queen."}`,
  /** @param {string} name */
  open: (name) => `${name}: not filled in`,
  /** @param {string} name */
  fillIn: (name) => `Fill in ${name}, the leftmost column first`,
  /** @param {number} bit */
  bit: (bit) => `bit ${bit}`,

  /**
   * @param {number} step
   * @param {number} of
   * @param {{points: number, of: number} | null} score  null where nothing has been judged
   */
  position: (step, of, score) =>
    `Step ${step} of ${of}${score ? ` · ${counted(score.points, "point")} of ${score.of}` : ""}`,
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
  done: ({ points, of, hints }) =>
    `Done: ${points} of ${of} right at first${hints ? `, with ${counted(hints, "hint")}` : ""}.`,

  CHECK: "Check",
  FILL: "Fill in",
  PLACE: "Place the queen",
  LIFT: "Lift the queen above",
  UNDO: "Undo",
  CHECK_ALL: "Check everything",
  HINTS: ["Hint: the rule", "Hint: which queen", "Hint: the value (costs the point)"],
  FILM: "Watch these steps in the film",
  MODEL: "Model answer: the film at this step (after it you get other data)",
  /** How to answer, until something is said of an answer. */
  HOW: { move: "Choose a square, or its bit.", blind: "Choose a bit.", fill: "Press each digit that is to be a 1." },
  KEYS: "Keys in the cells: 0 and 1 type, arrows move, Enter fills in, L lifts the queen.",

  /** @param {About} about */
  right: (about) => (about === "move" ? "Right: so it goes on." : `Right: that is ${about}.`),
  WRONG: "Not right yet. Correct it, or ask for a hint.",
  /** @param {{points: number, of: number}} score */
  checked: ({ points, of }) =>
    points === of ? "Everything is right." : `${points} of ${of} are right. Here is the first that is not; correct it.`,

  /** The first hint: the rule. @type {Record<About, string>} */
  RULES: {
    ld: "ld = (ld | bit) >> 1, with ld and bit of the row above: its attacks and the new queen’s, one column to the right.",
    col: "col = col | bit, with col and bit of the row above: its columns and the new queen’s.",
    rd: "rd = (rd | bit) << 1, with rd and bit of the row above: one column to the left; what leaves the board is gone.",
    taken: "taken = ld | col | rd: a 1 wherever one of the three has a 1.",
    poss: "poss = ~taken & done: a 1 wherever taken has a 0.",
    move: "bit = poss & -poss: the lowest 1 of poss, which is the rightmost. Without a 1 in poss, and below the last row, the queen above is lifted.",
  },
  /** The second: why. @param {Reason} reason */
  fact(reason) {
    if (reason.why === "fits") return "What stands there now is right.";
    if (reason.why === "tried") return `Bit ${reason.bit} has been tried already: its queen was lifted.`;
    return why(reason, MANNER);
  },
  /** The third. @param {About} about @param {number} value @param {number} n */
  value: (about, value, n) =>
    about === "move" && !value ? "The queen above is lifted." : `It is ${value.toString(2).padStart(n, "0")}.`,

  /**
   * The result, to be handed in.
   * @param {number} n
   * @param {number} seed
   * @param {number} rung
   * @param {{points: number, of: number, hints: number}} score
   */
  line: (n, seed, rung, { points, of, hints }) =>
    `be, N = ${n}, ${seed}, rung ${rung}, ${points}/${of}, ${counted(hints, "hint")}`,
  COPY: "Copy",
  COPIED: "Copied",
  NOT_COPIED: "Not possible here",
  PROOF: "Anybody can type such a line: it proves nothing.",
  CLIMB: "The next rung",
};

/** How often, and with what help. @param {number} tries @param {number} help */
const inTries = (tries, help) =>
  `in ${counted(tries, "try", "tries")}${help ? (help > 1 ? ", the indentation given" : ", without the wrong lines") : ""}`;

/** Put the lines in order. */
export const LINES = {
  LANGUAGE: "Language",
  AGAIN: "New heap",
  HEAP: "The heap",
  PROGRAM: "The search",
  HOW: "Drag lines into the search, or press one and move it. Not all of them belong there.",
  KEYS: "Keys: Enter picks a line up and puts it down, arrows move and indent it, Delete takes it out, Escape puts it back.",
  TOOLS: "Move the line that is held",
  /** Signs and names. */
  MOVES: [
    ["↑", "Up"],
    ["↓", "Down"],
    ["←", "Less indented"],
    ["→", "More indented"],
    ["✕", "Out of the search"],
  ],
  DROP: "Put down",
  CHECK: "Check",
  HELP: ["Help: take the wrong lines away", "Help: give the indentation"],
  HELPED: ["The lines that do not belong have left.", "The indentation is given now: only the order is left to find."],

  /** @param {string} text */
  inHeap: (text) => `${text} (in the heap)`,
  /** @param {string} text @param {number} at @param {number} of @param {number} indent */
  inProgram: (text, at, of, indent) => `${text} (line ${at} of ${of}, indentation ${indent})`,
  /** @param {number} at @param {number} of @param {number} indent */
  moved: (at, of, indent) => `Line ${at} of ${of}, indentation ${indent}.`,
  OUT: "Back in the heap.",
  DROPPED: "Put down.",
  CANCELLED: "Put back.",

  /** @param {number} count */
  missing: (count) => `${counted(count, "line is", "lines are")} still missing. This is not counted as a try.`,
  PLAIN: {
    deep: "This line is indented further, but no block begins above it.",
    empty: "This line begins a block, which needs at least one line.",
    last: "return ends the call here, so what follows it never runs.",
    double: "These lines do the same work: only one of them belongs.",
  },
  /** Why a line stands in the wrong block. @type {Record<Role, string>} */
  INSIDE: {
    solved: "Every call has to ask this, so the line stands in no other block.",
    free: "Every call has to find its free squares, so the line stands in no other block.",
    loop: "Every call has to go through its free squares, so the loop stands in no other block.",
    count: "It counts a solution, so it stands where col is known to be full.",
    stop: "Here return ends the call too soon. It belongs to a solution, or to the very end.",
    pick: "This is done for each free square: inside the loop.",
    take: "This is done for each free square: inside the loop.",
    put: "This is done for each free square: inside the loop.",
    call: "This is done for each free square: inside the loop.",
    lift: "This is done for each free square: inside the loop.",
  },
  /** Why a line comes too soon. @param {Role} needs @param {Role} role */
  before(needs, role) {
    if (role === "loop") return "The loop asks for poss, which has no value yet.";
    if (role === "stop") return "return ends the call before the solution is counted.";
    if (role === "lift") return "The queen is taken away before the call that needs her.";
    return needs === "put"
      ? "The call may find a solution, so the queen has to be kept before it."
      : "This line uses bit, which has no value yet.";
  },
  /**
   * Why a line does not belong, with a step that refutes it.
   * @param {DistractorName} name
   * @param {Refutation} refutation
   * @param {number} n
   */
  stray(name, { step, register, right, wrong }, n) {
    const [its, other] = [right, wrong].map((mask) => mask.toString(2).padStart(n, "0"));
    if (name === "isN")
      return `At step ${step} of N = ${n} every column has a queen, so col is ${its}. n is ${n}, in bits ${other}: the solution would not be counted.`;
    if (name === "once")
      return `At step ${step} of N = ${n} the next free square of a row gets its queen, bit ${its}. With if, the row would be left after its first one.`;
    return `At step ${step} of N = ${n} ${register} is ${its}; with this line it would be ${other}. ${WHY_NOT[name]}`;
  },
  /** @param {number} step */
  see: (step) => `See step ${step} in the film`,

  /** @param {number} tries @param {number} help */
  right: (tries, help) => `Right, ${inTries(tries, help)}.`,
  SWAPPED:
    "With the shifts swapped it finds the same: ld and rd have only changed their meanings. In the listing ld runs along \\.",
  FILM: "Watch it run",
  /** @param {number} tries @param {number} help */
  kept: (tries, help) => `Your best: ${inTries(tries, help)}. It is kept in this browser only.`,
  FORGET: "Forget it",
};

/** What is wrong with a line. @type {Record<Exclude<DistractorName, "isN" | "once">, string>} */
const WHY_NOT = {
  attacked: "It keeps the attacked squares and not the free ones.",
  none: "No bit is both in poss and not in poss.",
  others: "It drops the lowest 1 and keeps the others.",
  minusOne: "Subtracting 1 takes out the lowest 1 only where that is bit 0.",
  bothLeft: "ld runs along \\, so it moves to the right.",
  alone: "The new queen is missing.",
  swapped: "ld runs along \\, so it moves to the right.",
};

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Exercises: be the search · Bitqueens",
};
