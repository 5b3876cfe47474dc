// A program of one's own, in English.

export const YOURS = {
  tab: "Yours",
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
  stdinHint: "what the program can read",
  call: "Call",
  callHint: "after the file has run, such as solve(8)",
  changed: "Changed since the run: what is shown is the run before.",
  variables: "Variables",
  calls: "Calls",
  results: "Results",
  ours: "Beside ours",
  output: "Output",
  noOutput: "Nothing has been printed yet.",
  noVariables: "There are no variables yet.",
  board: "Board",
  noBoard: "No board: only code and values",
  module: "The file",
  every: "Every line",
  moves: "Board moves",
  steps: "Steps",
  registers: "Masks",
  yours: "yours",
  file: "file",
  keep: "Your code stays on this device.",
};

/** What is done with the code now. */
export const PROGRESS = /** @type {const} */ ({
  coming: "Getting Python: {percent} %",
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

/** What happens. */
export const STEP = /** @type {const} */ ({
  before: "Nothing has run yet.",
  how: "Change the code and press Run: the film is of your code.",
  howWatched: "The file is being run.",
  solution: "Solution {number}: no queen attacks another.",
  placed: "A queen on {square}.",
  tried: "A queen is tried on {square}.",
  lifted: "The queen of {square} is taken away.",
  attacked: "It is attacked {along} by the queen of {square}.",
  begins: "{name} begins.",
  ends: "{name} ends.",
  called: "{name} is called.",
  with: "With {values}.",
  returns: "{name} gives back {value}.",
  yields: "{name} yields {value}.",
  resumes: "{name} goes on.",
  exception: "An exception: {value}.",
  line: "Line {line} runs next.",
  changed: "Before: {values}.",
});

export const SQUARE = "row {row}, column {column}";
export const VALUE = "{name} = {value}";

/** Along which line a queen attacks. */
export const ALONG = { row: "along the row", column: "along the column", ld: "along \\", rd: "along /" };

/** The board, for those who do not see it. */
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

/** How the program ended. @type {Record<string, string>} */
export const ENDS = {
  done: "The program ran to its end.",
  uncalled: "Nothing was called: the file only defines. Choose a call to watch.",
  exit: "The program ended itself{where}, with the status {text}.",
  exception: "The program ended{where} with {text}.",
  recursion: "Calls were nested too deeply{where}: does every call come to an end?",
  events: "There is more than can be recorded: the recording ends after {text} events{where}.",
  seconds: "The program did not end in time: the recording ends after {text} seconds{where}.",
  memory: "The program took too much memory: the recording ends{where}.",
  process: "The program starts another process{where}, which cannot be recorded.",
  input: "The program asks for more input than it was given{where}.",
  argument: "The program asks for an argument{where}, such as 8.",
  missing: "The program imports {text}{where}, which is not there.",
  python2: "This is Python 2{where}: {text}",
  syntax: "Python cannot read the code{where}: {text}.",
  crash: "Python itself was ended: {text}.",
  stopped: "The run was stopped.",
};
export const WHERE = " in line {line}";
export const WATCH_CALL = "Watch {call}";

/** @type {Record<string, string>} */
export const NOTES = {
  output: "More was printed than is recorded.",
  sleep: "Nobody waited where the program sleeps.",
  settrace: "The program’s own tracer was not set.",
  system: "Commands of the system were not run.",
  threads: "A thread ran to its end where it was started.",
  typing: "As on LeetCode, names were imported that the file uses without an import: {names}.",
};

/** How the board is read. */
export const READING = /** @type {const} */ ({
  shown: "{name} is shown as the board: {how}.",
  unsure: "I am not sure that {name} is the board: {how}.",
  none: "No name behaves like a board.",
  line: "the index is the {index}, the value its {other}",
  squares: "each entry is a square",
  cells: "a cell that is {mark} is a queen",
  keys: "the key is the {index}, the value its {other}",
  keysSquares: "the keys are squares",
  numbers: "each entry is the number of a square, row by row",
  stack: "the bit that each entry adds is the {other} of its {index}",
  calls: "each call that waits is a {index}, its value the {other}",
  bits: "each call that waits is a {index}, its bit the {other}",
  added: "the bit that each call adds is the {other} of its {index}",
  row: "row",
  column: "column",
  hint: "Another name? Say it in a comment: # board: queens",
});

/** Beside our searches. */
export const COMPARISON = /** @type {const} */ ({
  none: "Without a board there is nothing to compare.",
  accepted: "The queens of {one} and {other} attack each other, and the search goes on in line {line}.",
  uncleared: "After the first solution the board is never cleared.",
  shared: "A list holds the same board {count} times: it was put there without a copy.",
  wrong: {
    one: "{count} full board is taken for a solution on which queens attack each other.",
    other: "{count} full boards are taken for solutions on which queens attack each other.",
  },
  doubled: { one: "{count} time a solution is found again.", other: "{count} times a solution is found again." },
  missing: { one: "{count} solution is not found.", other: "{count} solutions are not found." },
  same: "All {count} placements are those of {name}.",
  another: "The first {count} placements are those of {name}; then yours goes another way.",
  departs: "Up to placement {count} yours goes as {name}; then it goes elsewhere.",
  departsAtOnce: "From its first placement on yours goes another way than ours.",
  ends: "Up to placement {count} yours goes as {name}; then it ends.",
  further: "Up to placement {count} yours goes as {name}; ours has ended then.",
  first: "Your search ends with its first solution, after {effort}.",
  right: {
    one: "Your search is right: it finds the only solution for N = {n}, with {effort}.",
    other: "Your search is right: it finds all {count} solutions for N = {n}, with {effort}.",
  },
  rightNone: "Your search is right: there is no solution for N = {n}, and it finds none.",
  effortChecks: "{count} checks",
  effortPlacements: "{count} placements",
  silent: "{name} gave back None {count} times of {all}.",
  go: "Show it",
  oursHere: "{name} after as many placements: {count}",
  differs: "They differ here.",
});

/** What is said of boards in lists. */
export const LISTED = { wrong: "Wrong", doubled: "Found again", missing: "Missing", solutions: "Solutions" };
export const more = "and {count} more";

/** "What is wrong here?" */
export const BUGS = /** @type {const} */ ({
  title: "What is wrong here?",
  hint: "Where to look",
  right: "Right.",
  wrong: "Not that: {answer}.",
  run: "Run it and see; then mend the code, and run it again.",
  mended: { one: "Mended: it finds the only solution.", other: "Mended: it finds all {count} solutions." },
  next: "The next one",
  all: "That was the last one: all six are mended.",
  number: "Program {number} of {all}",
});

/** The programs with one bug each: which answer is right, yours/bugs.js says. */
export const BUG = {
  shift: {
    goal: "This search with masks should find the 4 ways to put 6 queens on the board.",
    question: "The first queen is put on row 0, column 5. Where is the second one put?",
    answers: ["Row 1, column 2", "Row 1, column 3", "Row 1, column 4"],
    because: "Column 4 is free in the masks, though the first queen attacks it.",
    hint: "Each mask of a diagonal moves by one column a row: one to the left, one to the right.",
  },
  diagonal: {
    goal: "This search should find the 4 ways to put 6 queens on the board.",
    question: "The first queen is put on row 0, column 0. Where is the second one put?",
    answers: ["Row 1, column 1", "Row 1, column 2", "Nowhere: no square is free"],
    because: "The check lets the diagonal pass that goes down to the right.",
    hint: "On one diagonal the difference of the columns is positive, on the other negative.",
  },
  last_row: {
    goal: "This search should find the 4 ways to put 6 queens on the board.",
    question: "The first queen is put on row 0, column 0. Where is the second one put?",
    answers: ["Row 1, column 2", "Row 1, column 0", "Row 1, column 1"],
    because: "The queen just above is not looked at.",
    hint: "Which rows does range(row - 1) have when row is 1?",
  },
  undo: {
    goal: "This search should find the 4 ways to put 6 queens on the board.",
    question: "How many solutions does it find?",
    answers: ["0", "1", "4"],
    because: "Squares stay attacked by queens that have long been taken away.",
    hint: "What is done when a queen is placed has to be undone when she is taken away: all of it.",
  },
  return: {
    goal: "This search should find the 4 ways to put 6 queens on the board.",
    question: "How many queens are placed before it ends?",
    answers: ["5", "36", "152"],
    because: "It tries one square in each row, and never a second.",
    hint: "Look at what happens after the call has come back: is the next column tried?",
  },
  copy: {
    goal: "This search should list the 4 ways to put 6 queens on the board.",
    question: "What does it print?",
    answers: ["The 4 solutions", "4 times a board without queens", "4 times the last solution"],
    because: "The list holds one and the same board 4 times, and in the end that board is empty.",
    hint: "append puts the board itself into the list: whatever is done to it later is seen there, too.",
  },
};
