// English texts of a learner's own program.

export const YOURS = {
  run: "Run",
  runTitle: "Run this code and film it (Ctrl+Enter)",
  stop: "Stop",
  reset: "Reset",
  resetTitle: "Back to the listing of the search",
  open: "Open a file",
  code: "Your code",
  options: "Arguments and input",
  argv: "Arguments",
  argvHint: "as on a command line: 8",
  stdin: "Input",
  stdinHint: "text for the program to read",
  call: "Call",
  callHint: "after the file has run, such as solve(8)",
  changed: "Changed since the run: the film still shows that run.",
  stays: "The film still shows the run before.",
  variables: "Variables",
  calls: "Calls",
  results: "Results",
  output: "Output",
  noOutput: "Nothing is printed.",
  later: "Printed later",
  theBoard: "(the board)",
  noVariables: "There are no variables yet.",
  board: "Board",
  noBoard: "No board: only code and values",
  module: "The file",
  every: "Every line",
  moves: "Board moves",
  steps: "Steps",
  registers: "Masks",
  keep: "Your code stays on this device.",
};

/** Before the first run. */
export const BEGIN = {
  how: "Press Run to film this code, line by line. Its variables will appear here.",
  examples: "Or begin with another program",
  bugs: "Find the bug",
  others: "Film another search",
  coming: "After a run, its output stands here, beside the solutions of our search.",
};

/** A program that comes late. */
export const LATE = /** @type {const} */ ({
  come: "{path} has come after you had begun to type.",
  show: "Show it",
});

/** Progress of a run. */
export const PROGRESS = /** @type {const} */ ({
  fetching: "Getting Python (once, {megabytes}\u00a0MB) to the server: {percent} %",
  coming: "Getting Python (once, {megabytes}\u00a0MB): {percent} %",
  starting: "Starting Python (once) …",
  running: "Running …",
  recording: "Running: about {events} events",
  finding: "Looking for the board …",
  refused: "The recording cannot be read: {why}.",
  failed: "Python did not run: {why}.",
  done: { one: "{count} event recorded", other: "{count} events recorded" },
});

/** Beside the numbers in the header. */
export const COUNTERS = /** @type {const} */ ({
  checks: { one: "call", other: "calls" },
  dead_ends: { one: "attacked queen", other: "attacked queens" },
});

/** Events of a program. */
export const STEP = /** @type {const} */ ({
  before: "Nothing has run yet.",
  how: "Change the code and press Run to film it.",
  howWatched: "The file is running.",
  solution: "Solution {number}: no queen attacks another.",
  placed: "A queen on {square}.",
  tried: "A queen is tried on {square}.",
  lifted: "The queen on {square} is taken off.",
  attacked: "It is attacked {along} by the queen on {square}.",
  begins: "{name} begins.",
  ends: "{name} ends.",
  call: "{name} is called.",
  with: "With {values}.",
  return: "{name} returns {value}.",
  left: "The exception ends {name}.",
  yield: "{name} yields {value}.",
  resume: "{name} goes on.",
  exception: "An exception: {value}.",
  line: "Line {line} runs next.",
  changed: "Before: {values}.",
});

export const SQUARE = "row {row}, column {column}";
export const VALUE = "{name} = {value}";

/** Lines along which a queen attacks. */
export const ALONG = { row: "along the row", column: "along the column", ld: "along \\", rd: "along /" };

/** The board, for a screen reader. */
export const BOARD = /** @type {const} */ ({
  size: "Board of {n} by {n}.",
  none: "No queens.",
  queens: "Queens on {squares}.",
  attacks: { one: "{count} pair of them attacks each other.", other: "{count} pairs of them attack each other." },
});

export const TIMELINE = /** @type {const} */ ({
  step: "line {line} · {name}",
  call: "{steps} · {solutions} below",
});

/** Ends of a program. @type {Record<string, string>} */
export const ENDS = {
  done: "The program ran to its end.",
  uncalled: "This file defines functions but never calls one. Choose a call to watch.",
  exit: "The program ended itself{where}, with the status {text}.",
  exception: "The program ended{where} with {text}.",
  recursion: "Calls were nested too deeply{where}: does every call come to an end?",
  depth: "The program ran to its end. Its recording ends at {text} open calls{where}.",
  events: "The program does more than can be recorded: the recording ends after {text} events{where}.",
  seconds: "The program took too long: the recording ends after {text} seconds{where}.",
  memory: "The program used too much memory: the recording ends{where}.",
  process: "The program starts another process{where}, which cannot be recorded.",
  input: "The program asks for more input than it has{where}.",
  argument: "The program asks for an argument{where}, such as 8.",
  missing: "The program imports {text}{where}, which is not available.",
  python2: "This is Python 2{where}: {text}",
  language: "This looks like another language. Only Python can be run here.",
  syntax: "Python cannot read the code{where}: {text}.",
  crash: "Python itself was stopped: {text}.",
  stopped: "The run was stopped.",
};
export const WHERE = " in line {line}";
export const WATCH_CALL = "Watch {call}";

/** @type {Record<string, string>} */
export const NOTES = {
  output: "The program printed more than is recorded.",
  sleep: "Calls to sleep() were skipped.",
  settrace: "The program’s own tracer was not set.",
  system: "Commands to the operating system were not run.",
  threads: "Each thread ran to its end where it was started.",
  typing: "Imported for you, as on LeetCode: {names}.",
};

/** Readings of the board. */
export const READING = /** @type {const} */ ({
  shown: "I read {name} as the chessboard: {how}.",
  unsure: "I am not sure that {name} is the board: {how}.",
  none: "No variable behaves like a board.",
  line: "index = {index}, value = {other}",
  squares: "each entry is a square",
  cells: "a cell that is {mark} is a queen",
  keys: "key = {index}, value = {other}",
  keysSquares: "the keys are squares",
  numbers: "each entry is the number of a square, row by row",
  stack: "each entry is a {index}, and the bit it adds is the {other}",
  calls: "each waiting call is a {index}, its value the {other}",
  bits: "each waiting call is a {index}, its bit the {other}",
  added: "each call is a {index}, and the bit it adds is the {other}",
  row: "row",
  column: "column",
  hint: "Another variable? Name it in a comment: # board: queens",
});

/** The verdict on a program, and its search beside ours. */
export const COMPARISON = /** @type {const} */ ({
  table: "It fills a table: {name}.",
  unsure: "Are these queens, in {name}?",
  areQueens: "Yes, they are",
  // the outcome
  all: { one: "the only solution", other: "all {count} solutions" },
  both: "both solutions",
  right: "Right: it finds {all} for N = {n}{effort}.",
  rightNone: "Right: there is no solution for N = {n}, and it finds none.",
  rightOrders:
    "{count} boards for N = {n}, each in {orders} orders: it gives {given}. {again} times a board comes again in another order.",
  noSolution: "It finds none for N = {n}, and there is none.",
  rightClasses: "Right: {given} up to symmetry for N = {n}.",
  rightAnswer: "The answer is right for N = {n}: {given}.",
  first: "It finds a correct solution{effort}, then stops.",
  givesOne: "It gives a correct solution.",
  several: "It finds {count} correct solutions{effort}, then stops.",
  afterMoves: { one: "after {count} move", other: "after {count} moves" },
  repairs: "It moves queens on a full board, and reaches a board without an attack {moves}.",
  repairsNot: "It moves queens on a full board, and {moves} some still attack each other.",
  visits: "It visits {all} for N = {n}{effort}.",
  lostFirst: "It finds a correct solution{effort}, but prints nothing.",
  lost: "It finds {all} for N = {n}, but prints nothing.",
  prints: "It visits {all} for N = {n}, but prints {given}.",
  returns: "It visits {all} for N = {n}, but returns {given}.",
  gives: "For N = {n} it gives {given} instead of {total}.",
  eachTimes: "It gives each of the {count} boards {times} times, {given} boards together.",
  sameBoard: "It gives one and the same board {count} times.",
  sizesRight: "Right for N = {sizes}.",
  withChecks: { one: " with {count} check", other: " with {count} checks" },
  withPlacements: { one: " with {count} placement", other: " with {count} placements" },
  // faults
  accepted: "The queens of {one} and {other} attack each other, and the search goes on in line {line}.",
  uncleared: "After the first solution the board is never cleared.",
  shared: "{name} holds the same board {times} times: it was stored without a copy.",
  rows: "The {times} rows of {name} are one and the same list.",
  short: "Boards with {queens} queens are taken for solutions: the search gives {count} of them.",
  wrong: "On {count} of the boards your search accepts, queens attack each other.",
  doubled: { one: "Your search repeats {count} solution.", other: "Your search repeats {count} solutions." },
  orders: "Your search finds each solution in {orders} orders of its queens.",
  missing: { one: "Your search misses {count} solution.", other: "Your search misses {count} solutions." },
  silent: "{name} returned None {count} of {all} times.",
  kept: "When a queen is taken off, {name} is never set back.",
  unlifted: "No queen is ever taken off {name} again.",
  turns: "The queen of row {row} goes round and round: nothing leads back to row {back}.",
  turnsBelow: "The queens from row {row} on go round and round: nothing leads back to row {back}.",
  turnsAll: "The same boards come again and again: the search goes round and round.",
  stands: "Lines {first} to {last} go round and round, and no queen moves any more.",
  standsIn: "Line {first} goes round and round, and no queen moves any more.",
  // the order of placements
  same: { one: "Your only placement matches {name}.", other: "All {count} placements match {name}." },
  alike: { one: "Only your first placement matches {name}", other: "Your first {count} placements match {name}" },
  another: "{alike}; after that it takes another way.",
  departs: "{alike}; after that it differs.",
  departsAtOnce: "Your search differs from ours from its first placement on.",
  ends: "{alike}; then your search ends.",
  go: "Show it",
});

/** The link beside the board of another puzzle. */
export const SEARCH_BOARD = "Our search on this board";

/** Other puzzles, by the kinds of server/programs/verdict/rules.py; `none`: that no board solves, `asked`: the text leaves it open. */
export const ANOTHER = {
  reserved: "It gives the {count} of the {total} boards for N = {n} that leave your reserved squares free.",
  given: "It gives the {count} of the {total} boards for N = {n} with queens that are given: {squares}.",
  each: "It looks for a board for each place of the first queen: {count} of the {total} for N = {n}.",
  classes: "It gives one board of each class of symmetry: {count} of the {total} for N = {n}.",
  super: "It gives the {count} of the {total} boards for N = {n} on which no queen is a knight’s move from another.",
  torus: "It gives the {count} of the {total} boards for N = {n} whose diagonals go on at the other edge.",
  touch: "It places queens that must not touch: {count} boards for N = {n}.",
  bishops: "It places bishops, one in each row: {count} boards for N = {n}.",
  rooks: "It places rooks: {count} boards for N = {n}.",
  oblong: "It gives the {count} boards of {rows} rows and {columns} columns.",
  none: {
    super: "For N = {n} no board keeps all queens a knight’s move apart, too, and it finds none.",
    torus: "For N = {n} there is no board whose diagonals go on at the other edge, and it finds none.",
  },
  asked: {
    touch: "Are these queens that only must not touch? It gives all {count} boards of these for N = {n}.",
    bishops: "Are these bishops? It gives all {count} boards for N = {n} with one in each row.",
    rooks: "Are these rooks? It gives all {count} boards of these for N = {n}.",
  },
};

/** Headings of the lists of boards. */
export const LISTED = {
  differs: "The first board that differs",
  theirs: "yours",
  ours: "ours",
  wrong: "Wrong",
  doubled: "Found again",
  missing: "Missing",
};
export const more = "and {count} more";

/** The exercise "What is wrong here?" */
export const BUGS = /** @type {const} */ ({
  title: "What is wrong here?",
  goal: "This search should find the 4 ways to put 6 queens on the board.",
  hint: "Give me a hint",
  right: "Right.",
  again: "Not quite. Read the hint, and try again.",
  wrong: "Not quite.",
  left: "That leaves: {answer}.",
  film: "The film shows it.",
  run: "Run it and see; then fix the code, and run it again.",
  mended: "Fixed: it finds {all}.",
  next: "The next one",
  all: "That was the last one: all six are fixed.",
  number: "Program {number} of {all}",
});

/** The programs with one bug each; yours/bugs.js has the right answers. */
export const BUG = /** @type {const} */ ({
  shift: {
    question: "The first queen is put on row 0, column 5. Where is the second one put?",
    answers: ["Row 1, column 2", "Row 1, column 3", "Row 1, column 4"],
    because: "Column 4 is free in the masks, though the first queen attacks it.",
    hint: "Each mask of a diagonal moves by one column a row: one to the left, one to the right.",
    shows: "Line {line} moves the masks of both diagonals to the same side.",
  },
  diagonal: {
    question: "The first queen is put on row 0, column 0. Where is the second one put?",
    answers: ["Row 1, column 1", "Row 1, column 2", "Nowhere: no square is free"],
    because: "The check misses the diagonal that goes down to the right.",
    hint: "On one diagonal the difference of the columns is positive, on the other negative.",
    shows: "Line {line} compares only one of the two diagonals.",
  },
  last_row: {
    question: "The first queen is put on row 0, column 0. Where is the second one put?",
    answers: ["Row 1, column 2", "Row 1, column 0", "Row 1, column 1"],
    because: "The check does not look at the queen just above.",
    hint: "Which rows does range(row - 1) have when row is 1?",
    shows: "Line {line} leaves out the row just above.",
  },
  undo: {
    question: "How many solutions does it find?",
    answers: ["0", "1", "4"],
    because: "Squares stay attacked by queens that have long been taken off.",
    hint: "Everything done when a queen is placed has to be undone when it is taken off.",
    shows: "Line {line} clears down, and no line clears up.",
  },
  return: {
    question: "How many queens are placed before it ends?",
    answers: ["5", "36", "152"],
    because: "It tries one square in each row, and never a second.",
    hint: "Look at what happens after the call has come back: is the next column tried?",
    shows: "Line {line} returns inside the loop, after the first free column.",
  },
  copy: {
    question: "What does it print?",
    answers: ["The 4 solutions", "4 times a board without queens", "4 times the last solution"],
    because: "The list holds one and the same board 4 times, and in the end that board is empty.",
    hint: "append puts the board itself into the list: later changes to it show up there, too.",
    shows: "Line {line} adds the board itself each time, not a copy.",
  },
});

/** The program's run with other sizes, and its calls made twice. */
export const TRIES = /** @type {const} */ ({
  range: "{first} to {last}",
  right: "It is right for N = {sizes}.",
  rightTwice: "It is right for N = {sizes}, also when it is called twice.",
  gives: "For N = {n} it gives {given}.",
  differs: "For N = {n} it gives {given}, and {other} while it was recorded.",
  failed: "For N = {n} it ends with {error}.",
  twice: "When line {line} runs a second time, it gives {second} instead of {first}: {name} still held {value}.",
  film: "Film N = {n}",
});

/** The line that wrote a value. */
export const WHY_OWN = /** @type {const} */ ({
  title: "Why this value?",
  ask: "{name} is {value}: why?",
  looking: "Looking for the line …",
  none: "{name} has no value here.",
  start: "{name} is {value} from the start.",
  set: "{name} is {value}: set in line {line}, at step {step}.",
  given: "{name} is {value}: given by the call in line {line}, at step {step}.",
  placed: "The queen on {square} was placed in line {line}, at step {step}.",
  taken: "The last queen on {square} was taken off in line {line}, at step {step}.",
  never: "No queen has been on {square} so far.",
  squareOf: "{square} of {name}",
  file: "{line} of {file}",
  then: "Then {values}.",
  go: "Go there",
  here: {
    set: "Line {line} sets {name} to {value}.",
    given: "Line {line} makes the call with {name} = {value}.",
    placed: "Line {line} places the queen on {square}.",
    taken: "Line {line} takes the queen off {square}.",
  },
  back: "Back to step {step}",
});

/** Faults of masks, by the kinds of server/programs/verdict/masks.py. */
export const MASKS = {
  beyond: "Bits beyond the board are set, too.",
  negative:
    "{name} is negative in line {line}: {value}. ~ also sets all bits beyond the board, and the search takes them for squares. On the board it is {expected}: cut it with &.",
  wide: "{name} is {value} in line {line}: a bit beyond the board, which the search takes for a square.",
  kept: "{name} is {value} in line {line}: a bit that was tried is never removed, so it is chosen again.",
  should: "{name} is {value} in line {line}, but should be {expected}: {reason}",
  reasons: {
    precedence: "parentheses are missing. & binds more tightly than |, and a shift more tightly than both.",
    twice: "it is shifted twice for one row.",
    swapped: "the two diagonals are swapped.",
    alike: "both diagonals are shifted the same way.",
    unshifted: "it is not shifted for the next row.",
    or: "or keeps only one mask, | both.",
    unset: "the chosen bit is not added to it.",
    changed: "it was changed for another square of this row, and not restored.",
  },
};

/** Files that hold no program. */
export const UNREAD = /** @type {const} */ ({
  long: "This text has {length} characters. A program may have up to {most}.",
  binary: "This is a binary file. Open a Python file, or a notebook.",
  unknown: "The file declares the encoding {encoding}, which does not exist.",
  declared: "Line {line} is not in {encoding}, the encoding that the file declares.",
  encoding:
    "Line {line} is not in UTF-8, and the file declares no other encoding. Save it as UTF-8, or begin it with: # -*- coding: {encoding} -*-",
  cells: "This notebook has no code cells.",
});

/** Boards that were pasted instead of a program. */
export const ANSWER = /** @type {const} */ ({
  title: "Boards of an answer, one after the other",
  whole: "Right: {all} for N = {n}.",
  part: "{count} of the {total} solutions for N = {n}.",
  some: { one: "{count} solution for N = {n}.", other: "{count} solutions for N = {n}." },
  attacked: "Board {number} is no solution: the queens of {one} and {other} attack each other.",
  row: "Board {number} is no solution: row {row} must have one queen.",
  alsoWrong: { one: "{count} more board is no solution.", other: "{count} more boards are no solutions." },
  again: "Board {number} is the same as board {first}.",
  differs: "Board {number} is not among the expected ones.",
  lacking: { one: "{count} expected board is missing.", other: "{count} expected boards are missing." },
});
