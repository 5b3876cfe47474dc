// English texts of a worksheet, and of the page on which one is put together.

// On paper.

export const HEAD = "The N queens, step by step";
export const NAME = "Name";
export const DATE = "Date";
export const KEY = "Answers";
export const BIT = "bit";
export const BELOW = "one row down";
export const ROWS = "Rows of bits under the board";
export const LIFTED = "The crossed queen has just been lifted.";

export const PROBLEM =
  "Place N queens on an N × N board so that none attacks another: no two in the same row, column or diagonal.";

/** The rules of a search, by its family. */
export const RULES = {
  boards:
    "The search puts one queen in each row in every way there is, and tests each full board row by row from the top.",
  row: "The search goes square by square: it fills one row after the other, each from the left. If it cannot go on after a queen, it lifts that queen again.",
  column:
    "The search goes square by square: it fills one column after the other, each from the top. If it cannot go on after a queen, it lifts that queen again.",
  inverted:
    "The search fills the rows from the top. ld, col and rd have a 0 where a queen above attacks the square along \\, │ or /, and a 1 elsewhere. poss has a 1 for each free square, bit only the lowest of them: the rightmost.",
  masks:
    "The search fills the rows from the top. ld, col and rd have a 1 where a queen above attacks the square along \\, │ or /; taken has all three together. poss has a 1 for each free square, bit only the lowest of them: the rightmost.",
};

export const taskTitle = "{number}. {title}, N = {n}, step {step}";

/** The last action of the search. */
export const MOMENTS = /** @type {const} */ ({
  arrived: {
    row: "The search has just come to row {at}, the framed one.",
    column: "The search has just come to column {at}, the framed one.",
  },
  begun: {
    row: "The search is about to try row {at}, the framed one.",
    column: "The search is about to try column {at}, the framed one.",
  },
  place: {
    row: "A queen has just been placed in row {at}.",
    column: "A queen has just been placed in column {at}.",
  },
  reject: "The square with the question mark is under test.",
  return: {
    row: "The search has just come back to row {at}.",
    column: "The search has just come back to column {at}.",
  },
  solution: "All queens stand.",
});

/** Ways to answer. */
export const HINTS = {
  markBit: "Mark it on the board, and fill in bit.",
  mark: "Mark it on the board.",
  poss: "Fill in poss.",
  taken: "Fill in taken, then poss.",
  fill: "Fill it in.",
};

/** Beside the line for an answer that is a number. */
export const BLANKS = { rows: "Rows:", columns: "Columns:", line: "Line:", queen: "The queen of row" };

export const JUST_RAN = /** @type {const} */ ({ one: "(Line {lines} just ran.)", other: "(Lines {lines} just ran.)" });

export const listing = "Listing: {title}";

/** An answer: a square, or a number. */
export const ANSWERS = /** @type {const} */ ({
  bit: "bit {bit} of row {row}",
  row: "column {column} of row {row}",
  column: "row {row} of column {column}",
  rows: { one: "{count} row", other: "{count} rows" },
  columns: { one: "{count} column", other: "{count} columns" },
  line: "line {answer}",
  queen: "the queen of row {answer}",
});

/** The board, for a screen reader. */
export const BOARD = /** @type {const} */ ({
  size: "Board of {n} by {n}.",
  queens: "Queens: {queens}.",
  none: "No queens.",
  bit: "row {row} bit {bit}",
  square: "row {row} column {column}",
  tested: "Under test: {square}.",
  lifted: "Just lifted: {square}.",
  next: "Next queen: {square}.",
});

export const code = "QR code of the address of step {step}";

export const inFilm = "Step {step} in the film";

// The page on which a sheet is put together.

export const CHOOSE = { kinds: "Questions", paper: "Paper", codes: "QR codes" };
export const CODES = "that lead to the steps";

export const ADD = "Add this step";
export const OPEN = "Open the worksheet";

export const EMPTY = "A worksheet asks about up to {most} steps. Go to a step of the film and add it.";
export const CHOSEN = /** @type {const} */ ({
  some: "{count} of {most} steps.",
  all: "{most} steps: the sheet is full.",
});

export const already = "Step {step} is on the sheet.";

export const tooLarge = "On paper boards go up to N = {most}: beyond, the squares are too small for a pencil.";

export const placeName = "{title}, N = {n}, step {step}";

export const remove = "Remove {name}";
export const NOT_STORED = "This browser stores nothing for the page, so the list lasts until you close the page.";

/** Steps that have none of the chosen questions. */
export const NOT_ASKED = /** @type {const} */ ({
  others: "Step {step} has none of the chosen questions. It allows: {kinds}.",
  none: "Step {step} has none of the chosen questions, so it is not on the sheet.",
});
export const GIVEN_AWAY = "Step {shown} shows an answer to step {step}: {kind}.";

export const NO_STEPS = "No steps are chosen yet. In the film, open Worksheet in the menu and add some.";

/** Fields of the address that have no valid value. */
export const BAD_FIELDS = /** @type {const} */ ({
  step: "In the address, a step is algorithm.n.number like bitmask.8.331, with n up to {largest} or what the algorithm takes, not “{text}”.",
  steps: "In the address, steps is a list of at most {most}, not of {text}: the first {most} are here.",
  kinds: "In the address, kinds is a list of {kinds}, not “{text}”.",
  paper: "In the address, paper is {papers}, not “{text}”.",
  codes: "In the address, codes is shown or hidden, not “{text}”.",
});

/** A step beyond the end of its film. */
export const BEYOND = "{Name} is not there: the film has the steps 0 to {last}.";

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Worksheet · Bitqueens",
  worksheet: "Worksheet",
  print: "Print",
  sheet: "The sheet",
  key: "The answers",
};
