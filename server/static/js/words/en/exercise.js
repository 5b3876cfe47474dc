// English texts of the exercises.

export { BITS, REASONS } from "./learn.js";

/**
 * Everything that asks: its title, its task, and the links that open it, by their queries.
 * @type {Record<string, {title: string, what: string, starts: Record<string, string>}>}
 */
export const LIST = {
  place: {
    title: "Four queens by hand",
    what: "Place four queens yourself, get stuck, and discover backtracking.",
    starts: { "": "Begin" },
  },
  be: {
    title: "Be the search",
    what: "You are the machine: fill in the registers, place queens and lift them, for twelve steps of the film.",
    starts: {
      "rung=1": "1 · the moves",
      "rung=2": "2 · what is free",
      "rung=3": "3 · the next row",
      "rung=4": "4 · without a board",
    },
  },
  lines: {
    title: "Put the lines in order",
    what: "Sort and indent the scrambled lines of the bitmask search, and leave out those that do not belong.",
    starts: { "language=python": "Python", "language=javascript": "JavaScript" },
  },
  lessons: {
    title: "Lessons",
    what: "A lesson leads you through the film, stop by stop, and asks questions on the way.",
    starts: { "": "Choose a lesson" },
  },
  predict: {
    title: "Quiz me",
    what: "The film pauses, and you say what comes next.",
    starts: { "": "Choose questions" },
  },
  bugs: {
    title: "What is wrong here?",
    what: "Six programs have one bug each: predict what you will see, run them, and fix them.",
    starts: { "": "Begin" },
  },
  worksheet: {
    title: "Worksheet",
    what: "Print questions about steps of the film, with an answer key.",
    starts: { "": "Choose steps" },
  },
};

/** One of the tasks of an exercise, by its number: everyone with it has the same. */
export const TASK = "Task no. {seed}";
export const ANOTHER = "Another task";

/** Faults in the address. */
export const BAD_FIELD = /** @type {const} */ ({
  of: "In the address, {field} is one of {names}, not “{text}”.",
  between: "In the address, {field} is a whole number from {least} to {most}, not “{text}”.",
});

/** Be the search. */
export const BE = /** @type {const} */ ({
  RUNG: "Level",
  RUNGS: ["the moves", "what is free", "the next row", "without a board"],
  FEEDBACK: "Feedback",
  ONCE: "at once",
  END: "at the end",
  /** The settings of a task. */
  set: "N = {n} · level {rung}",

  row: "Row {row}",
  above: "Row {row} with its queen",
  below: "Below the last row: all {rows} queens stand",
  /** The board, for a screen reader. */
  BOARD: {
    queens: "Board of {n} by {n}. Queens: {queens}.",
    none: "Board of {n} by {n}. No queen.",
    queen: "row {row}, column {column}",
  },
  open: "{name}: not filled in",
  fillIn: "Fill in {name}, the leftmost column first",
  bit: "bit {bit}",

  POSITION: {
    question: "Question {at} of {of}",
    points: { one: "Question {at} of {of} · {count} point", other: "Question {at} of {of} · {count} points" },
  },
  /** Actions of the search between two questions. */
  MEANWHILE: {
    entered: "The search has gone on to row {row} and filled in its registers.",
    shifted: "The search has gone on to row {row} and shifted ld, col and rd there.",
    below: "The search has gone on below the last row.",
  },
  /** Questions. */
  ASK: {
    ld: "Row {row}: fill in ld, the attacks along \\",
    col: "Row {row}: fill in col, the columns with a queen",
    rd: "Row {row}: fill in rd, the attacks along /",
    taken: "Row {row}: fill in taken",
    poss: "Row {row}: fill in poss",
    move: "Row {row}: where does the next queen go, or is the queen above lifted?",
  },
  SOLVED: "Every row has its queen: a solution. What does the search do now?",
  FULL: "All twelve steps are filled in.",
  SHOWN: "You have seen the answer: go on with a new task.",
  DONE: {
    zero: "Finished: {points} of {of} right on the first try.",
    one: "Finished: {points} of {of} right on the first try, with one hint.",
    other: "Finished: {points} of {of} right on the first try, with {count} hints.",
  },
  CHECK: "Check",
  FILL: "Fill in",
  PLACE: "Place the queen",
  LIFT: "Lift the queen above",
  UNDO: "Undo",
  CHECK_ALL: "Check everything",
  HINTS: ["Hint: the rule", "Hint: which queen", "Hint: the value (costs the point)"],
  FILM: "Watch these steps in the film",
  MODEL: "Show the answer in the film (you then get a new task)",
  /** Ways to answer, shown until there is a remark on an answer. */
  HOW: { move: "Choose a square, or its bit.", blind: "Choose a bit.", fill: "Press each digit that should be a 1." },
  KEYS: "Keys in the cells: 0 and 1 type, arrows move, Enter fills in, L lifts the queen.",

  /** Reasons for which an answer is right. */
  RIGHT: {
    ld: "Right: the attacks along \\, including the new queen's, have moved one column to the right.",
    col: "Right: it has a 1 in the column of each queen above.",
    rd: "Right: the attacks along /, including the new queen's, have moved one column to the left.",
    taken: "Right: it has a 1 wherever ld, col or rd has one.",
    poss: {
      one: "Right: {bits} of taken is 0, so a queen can stand there.",
      other: "Right: {bits} of taken are 0, so a queen can stand there.",
    },
    deadEnd: "Right: no bit of poss is left, so row {row} is a dead end.",
    place: "Right: bit {bit} is the lowest 1 that is left in poss.",
    lift: "Right: no bit of poss is left in row {row}, so the search goes back to the queen above.",
    solved: "Right: all queens stand, and the search goes back to look for another solution.",
  },
  WRONG: "Not right yet.",
  /** Hints after a first wrong answer. */
  LOOK: {
    ld: "Look at bit {bit}: does a queen above attack that square along \\?",
    col: "Look at bit {bit}: does a queen above stand in that column?",
    rd: "Look at bit {bit}: does a queen above attack that square along /?",
    taken: "Look at bit {bit} of ld, col and rd: does one of them have a 1?",
    poss: "Look at bit {bit} of taken: what does a 1 there mean for poss?",
    left: "Look at poss: is a square left?",
    lowest: "Look at poss: which of its bits comes first?",
  },
  CHECKED: {
    all: "Everything is right.",
    some: "{points} of {of} are right. Here is the first wrong one: correct it.",
  },
  /** The first hint: the rule. */
  RULES: {
    ld: "ld = (ld | bit) >> 1, with ld and bit of the row above: its attacks and the new queen’s, one column to the right.",
    col: "col = col | bit, with col and bit of the row above: its columns and the new queen’s.",
    rd: "rd = (rd | bit) << 1, with rd and bit of the row above: one column to the left; what leaves the board is gone.",
    taken: "taken = ld | col | rd: a 1 wherever one of the three has a 1.",
    poss: "poss = ~taken & done: a 1 wherever taken has a 0.",
    move: "bit = poss & -poss: the lowest 1 of poss, which is the rightmost. Without a 1 in poss, and below the last row, the queen above is lifted.",
  },
  /** The second: the reason. */
  FITS: "Your present entry is right.",
  TRIED: "Bit {bit} has been tried already: its queen was lifted.",
  /** The third: the value. */
  LIFTED: "The queen above is lifted.",
  VALUE: "It is {digits}.",
  /** The result, to be handed in. */
  LINE: {
    one: "be, N = {n}, {seed}, level {rung}, {points}/{of}, {count} hint",
    other: "be, N = {n}, {seed}, level {rung}, {points}/{of}, {count} hints",
  },
  COPY: "Copy",
  COPIED: "Copied",
  NOT_COPIED: "Not possible here",
  PROOF: "Anyone could type such a line: it proves nothing.",
  CLIMB: "The next level",
});

/** The number of tries, and the help. */
export const TRIES = /** @type {const} */ ({
  none: { one: "in {count} try", other: "in {count} tries" },
  lines: { one: "in {count} try, without the wrong lines", other: "in {count} tries, without the wrong lines" },
  indentation: { one: "in {count} try, the indentation given", other: "in {count} tries, the indentation given" },
});

/** Put the lines in order. */
export const LINES = /** @type {const} */ ({
  LANGUAGE: "Language",
  HEAP: "Lines to choose from",
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
  HELP: ["Help: remove the wrong lines", "Help: show the indentation"],
  HELPED: ["The lines that do not belong are gone.", "The indentation is right now: only the order is left to find."],

  inHeap: "{text} (to choose from)",
  inProgram: "{text} (line {at} of {of}, indentation {indent})",
  moved: "Line {at} of {of}, indentation {indent}.",
  OUT: "Back among the lines to choose from.",
  DROPPED: "Put down.",
  CANCELLED: "Put back.",

  missing: {
    one: "{count} line is still missing. This is not counted as a try.",
    other: "{count} lines are still missing. This is not counted as a try.",
  },
  FAULT: { one: "Line {lines}: {fault}", other: "Lines {lines}: {fault}" },
  PLAIN: {
    deep: "This line is indented further, but no block begins above it.",
    empty: "This line begins a block, which needs at least one line.",
    last: "return ends the call here, so what follows it never runs.",
    double: "These lines do the same work: only one of them belongs.",
  },
  /** Reasons for which a line stands in the wrong block. */
  INSIDE: {
    solved: "Every call has to ask this, so the line stands in no other block.",
    free: "Every call has to find its free squares, so the line stands in no other block.",
    loop: "Every call has to go through its free squares, so the loop stands in no other block.",
    count: "It counts a solution, so it belongs where col is full.",
    stop: "Here return ends the call too soon. It belongs to a solution, or to the very end.",
    pick: "This is done for each free square: inside the loop.",
    take: "This is done for each free square: inside the loop.",
    put: "This is done for each free square: inside the loop.",
    call: "This is done for each free square: inside the loop.",
    lift: "This is done for each free square: inside the loop.",
  },
  /** Reasons for which a line comes too soon. */
  BEFORE: {
    loop: "The loop asks for poss, which has no value yet.",
    stop: "return ends the call before the solution is counted.",
    lift: "The queen is taken off before the call that needs it.",
    put: "The call may find a solution, so the queen has to be stored before it.",
    bit: "This line uses bit, which has no value yet.",
  },
  /** Reasons for which a line does not belong, with a step that refutes it. */
  STRAY: {
    isN: "At step {step} of N = {n} every column has a queen, so col is {its}. n is {n}, in bits {other}: the solution would not be counted.",
    once: "At step {step} of N = {n} the next free square of a row gets its queen, bit {its}. With if, the search would leave the row after its first square.",
    register: "At step {step} of N = {n} {register} is {its}; with this line it would be {other}. {why}",
  },
  see: "See step {step} in the film",

  RIGHT: "Right, {tries}.",
  SWAPPED:
    "With the shifts swapped it finds the same: ld and rd have only changed their meanings. In the listing ld runs along \\.",
  FILM: "Watch it run",
  BEST: "Your best: {tries}. It is kept in this browser only.",
  FORGET: "Forget it",
});

/** Faults of a line. */
export const WHY_NOT = {
  attacked: "It keeps the attacked squares and not the free ones.",
  none: "No bit is both in poss and not in poss.",
  others: "It drops the lowest 1 and keeps the others.",
  minusOne: "Subtracting 1 takes out the lowest 1 only where that is bit 0.",
  bothLeft: "ld runs along \\, so it moves to the right.",
  alone: "The new queen is missing.",
  swapped: "ld runs along \\, so it moves to the right.",
};

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Learn: lessons and exercises · Bitqueens",
};
