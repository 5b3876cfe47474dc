// English texts of the page with the film. The texts of the template come first, then the film, the answers to an act
// of the viewer, the searches that try square after square, and the explanations of a square or a bit.

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Bitqueens: the N queens in bits",
  goals: "The search ends with",
  goalAll: "All solutions",
  goalFirst: "First solution",
  board: "Board",
  boardSize: "Board size N",
  boardSizeField: "Board size N, 1 to 32",
  countAll: "Count all solutions",
  solutionsSoFar: "solutions so far",
  checks: "checks",
  placements: "placements",
  deadEnds: "dead ends",
  code: "Code",
  present: "Present",
  presentTitle: "For a projector (P)",
  more: "More",
  algorithm: "Algorithm",
  skip: "To the film",
  showEverything: "Show everything",
  showLess: "Show less",
  takeBack: "Take one back",
  menuLearn: "Learn",
  menuLook: "Look",
  menuTake: "Export",
  menuSettings: "Settings",
  files: "Pictures, films, data",
  allSettings: "All settings",
  bugs: "What is wrong here?",
  sound: "Sound",
  copyLink: "Copy link",
  stage: "Board and registers",
  theBoard: "The board",
  solution: "solution",
  previousQueen: "Last time a queen stood here",
  nextQueen: "Next time a queen stands here",
  takeQueens: "Go on from here as my own",
  language: "Language",
  toRead: "For reading along: the steps follow the lines of the Python listing.",
  runLine: "The next step that runs this line (Shift: the one before)",
  now: "Now",
  connecting: "Connecting …",
  pick: "poss, minus poss, and the bit that both have",
  then: "Then, one row down",
  shift: "ld, col and rd for the next row",
  panels: "Panels",
  stack: "Stack",
  tree: "Tree",
  callStack: "Call stack",
  noCalls: "This search makes no calls: it fills a whole board, then tests it.",
  placed: "placed",
  tried: "tried",
  free: "still free",
  attacked: "attacked",
  notTried: "not tried yet",
  wholeSearch: "The whole search",
  treeWhole: "Whole",
  yoursTitle: "Change this code, run it, and watch what breaks",
  wholeLarge: "Large (W)",
  wholeSmall: "Back to the panels (W)",
  searchTree: "Search tree, this path",
  noTree: "So there is no search tree: the boards come one after the other.",
  path: "The rows’ free squares along the current path",
  timeline: "Timeline",
  loopFirst: "First step of the loop",
  loopLast: "Last step of the loop",
  step: "step",
  typeStep: "Go to another step: type its number",
  stepField: "Number of the step",
  loop: "Loop",
  loopTitle: "Loop what the timeline shows; A and B set its ends, X removes it",
  all: "All",
  allTitle: "Show the whole search",
  film: "Film",
  firstStep: "First step (Home)",
  previousSolution: "Previous solution (Shift+N)",
  reverse: "Play in reverse (J)",
  stepBack: "Step back (left arrow)",
  stepBackTitle: "Step back (←)",
  play: "Play (Space)",
  stepOn: "Step (right arrow)",
  stepOnTitle: "Step (→)",
  nextSolution: "Next solution (N)",
  previousDeadEnd: "Previous dead end (Shift+D)",
  nextDeadEnd: "Next dead end (D)",
  moreControls: "More controls (M)",
  jumps: "Jumps",
  lastStep: "Last step (End)",
  predict: "Predict: play stops and asks (Q)",
  predictShort: "Predict",
  calls: "Calls",
  into: "Into",
  intoTitle: "Into the next call (I)",
  over: "Over",
  overTitle: "Over all that follows from this queen (O)",
  out: "Out",
  outTitle: "Out of this call (U)",
  speed: "Speed",
  speedField: "Speed, steps a second",
  openPage: "Open in Bitqueens",
  close: "Close (Escape)",
  closeTitle: "Close (Esc)",
  counting: "All solutions at full speed",
  countShare: "Progress of the count",
  count: "Count",
  cancel: "Cancel",
};

/** The puzzle in one sentence. */
export const PUZZLE = /** @type {const} */ ({
  one: "One queen on a board of one square: the smallest of these puzzles.",
  other: "Place {queens} queens so that none attacks another.",
});

/** A game by hand: the remark on the last move, and its reason. */
export const PLACED = /** @type {const} */ ({
  start: "Choose a square of the framed {line}.",
  placed: {
    one: "One square is free in the next {line}.",
    other: "{Squares} squares are free in the next {line}.",
  },
  placedWhy: "Your queens attack the shaded squares.",
  stuck: "No square is free in the next {line}.",
  stuckWhy:
    "Take the last queen back and try another square: that is backtracking, and the whole search is made of it.",
  exhausted: "Every free square of this {line} led nowhere.",
  exhaustedWhy: "Take one more queen back.",
  back: { one: "One square is left in this {line}.", other: "{Squares} squares are left in this {line}." },
  attacked: "That square is attacked.",
  tried: "That square led nowhere before.",
  full: "This {line} has its queen.",
  fullWhy: "Choose the last queen to take it back.",
  order: "Another {line} is next: the framed one.",
  solved: { one: "The queen stands.", other: "All {squares} queens stand." },
  solvedWhy: { one: "That is the only way.", other: "This is one of {count} ways. Watch a search find them all." },
});

// The film, step by step.

/** The kinds of steps, in a word or two. */
export const KINDS = {
  call: "call",
  place: "place",
  reject: "reject",
  solution: "solution",
  return: "return",
  enter: "call",
};

/** The lines that a search fills, and those that it tries in them. */
export const SQUARES = "Squares";
export const LINE = { row: "row", column: "column" };

export const BIT = "bit";

export const WORTH = "worth";

/** The strip of a search with masks, for a screen reader. */
export const REGISTERS = "Registers of the active row";

/** The operation that makes a register, in small type beside its name. */
export const MADE = {
  or: "OR",
  not: "NOT",
  openNot: "of open",
  and: "AND",
  lowest: "lowest",
  lost: "− tried",
  next: "next",
  lifted: "lifted",
};

/** The button that leads to the card of an operator or a register. */
export const does = "What is {sign} for?";

/** The handle that shows how the masks shift. */
export const shiftHandle = "Shift: from row {row} into row {next}";

/** A 1 that has left the board. */
export const PUSHED = "The 1 that rd pushed off the board";

/** Beside the sums of a step. */
export const SUMS = { both: "both 1", ld: "→ right", col: "↓ stays", rd: "← left" };

/** Beside the lines of the listing that ask something. */
export const ANSWERS = { yes: "yes", no: "no" };

/** A row or a column, a square of a search with masks. */
export const AT = /** @type {const} */ ({ row: "row {at}", column: "column {at}" });
export const NAMED = "bit {bit} of row {row}";
export const bitList = /** @type {const} */ ({ one: "bit {list}", other: "bits {list}" });

export const algorithmButton = "Algorithm: {title}";
/** A search by its goal. */
export const searchName = /** @type {const} */ ({ all: "{title}", first: "{title} · first" });

/** An N that an algorithm does not take; one was chosen whose N ends before the present one. */
export const TOO_LARGE = "{title} takes N from 1 to {largest}, not {n}{because}. N stays {kept}.";
export const CUT_DOWN = "{title} takes N from 1 to {largest}, so N is {largest} now and not {n}{because}.";

export const NO_END = "The end of this search is not known yet: this is the furthest step reached so far.";
export const NOT_LOADED = "This part of the page did not load. Try again, or reload the page.";

/** Beside a row, or a column, that has no free square. */
export const BARREN = /** @type {const} */ ({ masks: "✕ no free square", squares: "✕ no free square in {line}" });

/** The registers in words, on the calm page. */
export const REGISTER_NAMES = {
  ld: "squares attacked along ╲",
  col: "columns with a queen",
  rd: "squares attacked along ╱",
  taken: "all of these together",
  poss: "free squares still to try",
  bit: "the rightmost of them, tried next",
};

/** The button that shows the registers of a board by hand, or hides them. */
export const IN_BITS = { show: "The same in bits", hide: "Without the bits" };

/** The word on the button that plays, where the board is the page. */
export const PLAY_WORDS = { start: "Watch", stop: "Pause" };
export const PLAY = { start: "Play (Space)", stop: "Pause (Space)" };
export const REVERSE = { start: "Play in reverse (J)", stop: "Pause (K)" };

/** Over the stack of a search that makes no calls. */
export const ARRAYS = "The arrays";

/** The sentence behind a solution. @type {Record<"all" | "first", string>} */
export const COUNTED = {
  all: "It is counted, and the search goes on.",
  first: "It is counted, and the search ends with it.",
};
export const SOLUTION = "Solution {number}.";

/** The action of a step of a search with masks, and its reason. */
export const MASKS = /** @type {const} */ ({
  oneFree: "Row {row} has one free square: bit {bit}.",
  onlySquare: "The board has no other.",
  othersTaken: "Every other column is a 1 in ld, col or rd.",
  free: "Row {row} has {squares} free squares.",
  wanted: "We want {queens} queens, no two sharing a row, column or diagonal.",
  firstRow: "The rightmost square, bit {bit}, comes first: poss & −poss keeps only the lowest 1.",
  firstSquare: "The search tries the rightmost free square first.",
  noRay:
    "{Bits} are free: no ray reaches them. The rightmost, bit {bit}, comes first: poss & −poss keeps only the lowest 1.",
  deadEnd: "Row {row} has no free square: a dead end.",
  ones: {
    one: "Together, ld, col and rd cover the only column.",
    other: "Together, ld, col and rd cover all {ones} columns.",
  },
  hasToGo: "The queen in row {row} has to come off.",
  placed: "A queen takes bit {bit} of row {row}.",
  stillToTry: "Still to try in row {row}: {bits}.",
  lastToTry: "That was the last free square in row {row}.",
  rowsFull: "Every row has its queen now.",
  beside: "One row down, ld and rd are the squares beside this queen, col stays.",
  slides: "One row down, ld slides right, rd slides left, col stays.",
  allStand: { one: "The queen stands", other: "All {queens} queens stand" },
  solved: "{stand}: col is all ones, so col\u00a0==\u00a0done. {next}",
  back: "Back in row {row}: the queen leaves bit {bit}.",
  areToTry: { one: "{Bits} is still untried.", other: "{Bits} are still untried." },
  aboutToEnd: "Nothing is left to try here: the search is about to end.",
  losesToo: "Row {row} has nothing left to try, so the queen in row {before} comes off as well.",
});

/** The end of a search, with its counts. */
export const OVER = /** @type {const} */ ({
  title: "The search is over: {solutions}.",
  masks: "It has tried every way, with {placements} and {deadEnds}.",
  squares: "It has tried every way, with {placements} and {checks}.",
  placements: { one: "{count} placement", other: "{count} placements" },
  deadEnds: { one: "{count} dead end", other: "{count} dead ends" },
  none: "Wherever the first queen stands, a later one finds no free square.",
  all: { one: "One solution, and no other", other: "{count} solutions, and no others" },
  first: "The first {shown} of {count} solutions",
});

/** The board, for a screen reader. */
export const BOARD = /** @type {const} */ ({
  size: "Board of {n} by {n}.",
  queens: "Queens: {queens}.",
  none: "No queens.",
  bit: "row {row} bit {bit}",
  square: "row {row} column {column}",
  active: "{Line} is active.",
  open: {
    one: "Row {row} is active and has one unattacked square.",
    other: "Row {row} is active and has {squares} unattacked squares.",
  },
});

/** Behind a step's number. */
export const OF = /** @type {const} */ ({
  about: "of about {estimate} ± {error} %",
  steps: "of {steps}",
  last: "of {steps}, the last",
});

/** A speed for a slider's voice. */
export const SPEED = /** @type {const} */ ({
  slow: "one step in {seconds} seconds",
  fast: { one: "{count} step a second", other: "{count} steps a second" },
});
export const achieved = "now {shown} / s";

/** The panel's sentence on steps that fly by. */
export const RATE = /** @type {const} */ ({
  zero: "No solution in the last second.",
  one: "{count} solution in the last second.",
  other: "{count} solutions in the last second.",
});

/** A power of ten: 3.4 × 10¹⁵. */
export const POWER = "{digits} × 10{exponent}";

export const BAD_N = "N is a whole number from 1 to {most}, not “{text}”. It stays {kept}.";
export const BAD_SPEED = "Speed is from {least} to {most} steps a second, not “{text}”. It stays {kept}.";
export const BAD_STEP = /** @type {const} */ ({
  between: "A step is a whole number from {least} to {most}, not “{text}”. It stays {kept}.",
  from: "A step is a whole number from {least} on, not “{text}”. It stays {kept}.",
});

/** A call under the pointer. */
export const CALL = /** @type {const} */ ({
  exact: "{line} · {cut}{steps} · {solutions} below",
  about: "{line} · {cut}{steps} · about {solutions} below",
  cut: "from before, ",
});

/** A step under the pointer where calls are too narrow to point at. */
export const stepNumber = "step {step}";

/** The whole search as one picture. */
export const WHOLE = /** @type {const} */ ({
  known: "{share} % played, {found}",
  unknown: "{found}",
  none: "This search is too long to be drawn as a whole.",
});

/** Python is loading, in a page that has no server. */
export const COMING = "loading Python: {percent} %";

/** The part of the search beyond the furthest step. */
export const UNWALKED = /** @type {const} */ ({
  walk: "play or step to get here",
  how: "The search has not been here yet, and on a board this large you cannot jump ahead: play, or step on from the left.",
  about: "{unwalked} · about {steps} steps in all",
  more: "{unwalked} · more steps in all",
});

/** The position of the film, for the timeline's voice. */
export const POSITION = "step {step} {of}{place}, {solutions} so far";

export const COUNT_ALL = "{solutions} so far: count them all";

/** Beside the numbers in the header. */
export const COUNTERS = /** @type {const} */ ({
  solutions: { one: "solution so far", other: "solutions so far" },
  checks: { one: "check", other: "checks" },
  placements: { one: "placement", other: "placements" },
  dead_ends: { one: "dead end", other: "dead ends" },
});

// Answers to an act of the viewer.

/** The action of one line of the listing. */
export const LINES = /** @type {const} */ ({
  solved: { title: "col == done: every column has its queen.", why: "There is no row left to fill." },
  unsolved: {
    title: "Row {row}: col is not all ones yet.",
    why: "The call begins with ld one column to the right, rd one to the left, and the new queen in all three masks.",
    empty: "The board is empty: ld, col and rd are 0.",
  },
  loop: {
    title: "poss is not 0: there is a square to try.",
    why: { one: "{Bits} of row {row} is left.", other: "{Bits} of row {row} are left." },
  },
  lowest: {
    title: "bit is the lowest 1 of poss: bit {bit}.",
    why: "−poss has every higher bit flipped and zeros below, so poss & −poss keeps only the lowest 1.",
  },
  taken: {
    title: "poss loses bit {bit}.",
    why: {
      one: "{Bits} will be tried when the search is back in row {row}.",
      other: "{Bits} will be tried when the search is back in row {row}.",
    },
    none: "Nothing will be left to try when the search is back in row {row}.",
  },
  returned: {
    title: "The call returns.",
    why: "Solution {number} has been counted; the search goes on as if this were a dead end.",
  },
  last: { title: "The search ends here.", why: "It was to find one solution, and has counted it." },
  ended: {
    title: "poss is 0: nothing is left to try in row {row}.",
    why: "The call is over, and the queen in row {before} will be lifted.",
    outermost: "The outermost call is over.",
  },
});

/** No solution, dead end or step, after a step and before it. */
export const NOTHING = {
  solution: { forward: "There is no solution after this step.", backward: "There is no solution before this step." },
  dead_end: { forward: "There is no dead end after this step.", backward: "There is no dead end before this step." },
  step: { forward: "This is the last step.", backward: "This is the first step." },
};

/** No step does the wanted thing; or none as far as the search for it went. */
export const NOT_DONE = /** @type {const} */ ({
  none: { forward: "No step after this one {does}.", backward: "No step before this one {does}." },
  searched: {
    forward: "None of the {steps} steps after this one {does}; later ones were not checked.",
    backward: "None of the {steps} steps before this one {does}; earlier ones were not checked.",
  },
  line: "runs line {line}",
  square: "puts a queen on {square}",
});

/** The step that was found lies outside the film. */
export const OUTSIDE = "The next one lies outside the loop. X removes the loop.";

export const NO_CALL = "No more calls follow this step.";

/** Reasons for which Into, Over and Out do nothing. */
export const HINDRANCES = {
  noCalls: "This search makes no calls: there is none to go into, over or out of.",
  lastStep: "This is the last step.",
};
export const NO_SUCH_QUEENS = "These queens cannot stand on this board, one after the other.";

/** Faults in the address. */
export const BEYOND = "In the address, {field} is a step from 0 to {last} here, not {step}.";
/** Allowed values of each field of the address that takes more than some names. */
export const FIELDS = /** @type {const} */ ({
  n: "a whole number from 1 to {most}",
  step: "a whole number from 0",
  part: "a whole number from 0, or “last”",
  speed: "from 0.5 to 100,000,000 steps a second",
  from: "a step, a whole number from 0",
  to: "a step after “from”",
  queens: "a list of columns from 0, like 4,1",
  predict: "“on”, “every”, a whole number from 0, or a kind of question such as “ld”",
  place: "a whole number",
  lesson: "the name of a lesson",
  stop: "a whole number from 1",
  tour: "a whole number from 1",
});

/** A large film is open while the server's compiled loops are coming. */
export const SLOW = "Jumps on so large a board take seconds until the server's compiled loops are ready.";

/** Texts of the count at full speed. */
export const COUNTING = /** @type {const} */ ({
  intro: "Counts all solutions for N = {n} as fast as the server can. The film goes on meanwhile.",
  found: "N = {n}: {solutions}",
  soFar: "N = {n}: {solutions} so far",
  done: "in {time}, engine {engine}, {by}",
  threads: { one: "{count} thread", other: "{count} threads" },
  rate: "{solutions} a second",
  waiting: "waiting to start",
  left: "{time} left",
  forecast: "will take {from} to {to}",
  plain: {
    installing:
      "In plain Python until the compiled loops are installed; then it begins anew, hundreds of times as fast.",
    warming: "In plain Python until the compiled loops are ready; then it begins anew, hundreds of times as fast.",
    failed:
      "In plain Python, hundreds of times slower, since the compiled loops are missing. The server's log gives the reason; its next start tries again.",
    "left out":
      "In plain Python, hundreds of times slower: this server does without compiled loops. Started by “python3 -m server --fast” it gets them.",
  },
});

export const countButton = "Count N = {n}";

/** An end of a loop, for its slider. */
export const loopEnd = "step {step}";

/** The headings of the drawers. */
export const DRAWERS = {
  learn: "Learn",
  class: "Class",
  keys: "Keys",
  settings: "Settings",
  predict: "Quiz me",
  gallery: "Solutions",
  export: "Export",
  worksheet: "Worksheet",
  legend: "How to read this",
  bits: "Bits bench",
};

export const COPIED = "Link copied: it opens this exact step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";

/** Descriptions of the algorithms; without one the server's stands, which is English. @type {Record<string, string>} */
export const BLURBS = {};

/** The largest N that an algorithm takes. */
export const upToN = "N to {largest}";

/** News for a screen reader. */
export const moreSolutions = /** @type {const} */ ({
  one: "{count} more solution, {all} in all.",
  other: "{count} more solutions, {all} in all.",
});

/** The searches that try square after square, or board after board, and the flipped one. */
export const algorithms = /** @type {const} */ ({
  /** The attacker's place, seen from the square, and its name. */
  STANDS: {
    row: "That queen stands in the same row.",
    column: "That queen stands in the same column.",
    ld: "That queen stands on the diagonal \\.",
    rd: "That queen stands on the diagonal /.",
  },
  QUEEN_OF: "the queen in {line}",
  SQUARE: { row: "column {column} of row {row}", column: "row {row} of column {column}" },

  /** The rows under the board that are not variables. */
  LABELS: {
    looks: "looks",
    reads: "reads",
    list: "list",
    upLeft: "up left",
    upRight: "up right",
    downLeft: "down left",
  },

  BEGIN: "{Line}: the search tries its squares one by one.",
  SOLVED: "{stand}: there is no {line}. {next}",
  ATTACKED: "{Tried} is attacked by {who}.",
  PLACED: "A queen takes {square}.",
  FULL: { row: "Every row has its queen now.", column: "Every column has its queen now." },
  NEXT: "{Line} comes next.",
  BACK: "Back in {line}: the queen leaves {tried}.",
  BARREN: "No square of {line} was free: a dead end. The next {tried} comes.",
  ENDED: "Every {tried} of {line} has been tried. The next {tried} comes, if there is one.",
  COUNTED: "The solution has been counted. The next {tried} comes, if there is one.",

  /** Squares looked at, in vain or up to an attacker; the looks for this square, and for all. */
  FOUND: { one: "Found after {count} look.", other: "Found after {count} looks." },
  LOOKED: {
    zero: "There is no square to look at.",
    one: "One look found no queen.",
    other: "{Looks} looks found no queen.",
  },
  LOOKS: { one: "{count} look so far", other: "{count} looks so far" },
  LOOKS_NOW: { one: "This square: {count} look. {all}.", other: "This square: {count} looks. {all}." },
  SCANNING: "The scan of the present square",
  LOOKS_PER_ROW: "Looks at squares for each row",
  BASIC: {
    begin:
      "A square is free if no queen stands above it: in its column, then up left, then up right, the nearest square first.",
  },
  PLAIN: {
    begin: "It tries only the columns of the list: they have no queen, so only the two diagonals remain to look along.",
  },
  BACKTRACKING: {
    begin:
      "It tries rows from the top. A square is free if no queen stands left of it: in its row, then up left, then down left.",
  },

  /** The flags of caching. */
  FLAGS: "The three arrays, each flag under its square of the active row",
  READS: { one: "{count} look-up so far", other: "{count} look-ups so far" },
  READS_NOW: { one: "This square: {count} look-up. {all}.", other: "This square: {count} look-ups. {all}." },
  ALL_FALSE: "{reads} are all false.",
  TRUE: "{last} is true: {lookups}.",
  TRUE_AFTER: {
    one: "{last} is true, {before} is not: {lookups}.",
    other: "{last} is true, {before} are not: {lookups}.",
  },
  LOOKUPS: { one: "{count} look-up", other: "{count} look-ups" },
  CACHING: {
    begin:
      "Three arrays remember which lines have a queen: columns, diagonals \\ and diagonals /. A square is free if none of its three flags is set.",
  },

  /** The integer of conjoin. */
  INTEGER: "The integer used in its three parts, each bit under its square of the active row",
  OPERATIONS: { one: "{count} operation so far", other: "{count} operations so far" },
  AND_HIT: "bits & used is not 0: attacked. {all}.",
  AND_FREE: "bits & used is 0: free. {all}.",
  LONG: {
    alone: "The integer used",
    shared: "The integers used and bits have a bit in common",
    different: "The integers used and bits have no bit in common",
  },
  CONJOIN: {
    begin:
      "This row's generator starts. Each square is one integer with three bits: its column's and those of its two diagonals.",
    hit: "bits & used is not 0: one operation is enough.",
    free: "bits & used is 0. The generator marks the bits, yields the column, and waits.",
  },

  /** The registers of flipped. */
  FLIPPED: "Registers of the active row: a 1 is a free square",
  INCOMING: "A 1 is free. The dashed 1s came in at the edge with the shift.",
  NO_INCOMING: "A 1 is free.",
  FLIPPED_STEPS: {
    deadEnd: "No column is a 1 in ld, col and rd at once, so their AND is 0.",
    free: { one: "Row {row} has one free square.", other: "Row {row} has {squares} free squares." },
    keeps: "ld & col & rd keeps {bits}: there all three are 1. No complement is needed.",
    stillToTry: "Still to try: {bits}.",
    nothingLeft: "Nothing is left to try here.",
    last: "{rest} The new queen clears its bit in ld, col and rd.",
    clears: "{rest} The new queen clears its bit in ld, col and rd; each shift brings in a 1, a free square.",
    solved: "No column is free any more: col == 0. {next}",
  },

  /** The board of a puzzle. */
  PUZZLE_STEPS: {
    free: {
      one: "{Bits} of open: no ray ends there, and no region there has a queen.",
      other: "{Bits} of open: no ray ends there, and no region there has a queen. The lowest comes next.",
    },
    deadEnd: "Each of its squares is closed, attacked, or in a region that has a queen.",
  },

  /** The odometer of naive. */
  ODOMETER: "The odometer: the column of each row's queen",
  BOARD_OF: "Board {board} of {boards}. {looks}.",
  PEACEFUL: {
    one: "No queen on this board attacks another. {next}",
    other: "None of these {queens} queens attacks another. {next}",
  },
  TURNS_ON: "The odometer moves on.",
  WHEELS: { one: "One wheel has turned.", other: "{Wheels} wheels have turned." },
  ALL_WHEELS: "All wheels are new.",
  QUEEN_ATTACKED: "The queen in row {row} is attacked by {who}.",
  TESTED: "{how} {wheels} From the top, it is the first queen attacked by one above.",
});

/**
 * Reasons for which a square is attacked or free, a bit 1 or 0. An attack on a square is one thing, the test of it by
 * the search another.
 */
export const explaining = /** @type {const} */ ({
  /** Keys and clicks that lead on from a square. */
  PIN: { mouse: "Click: hold this and go on from here", keys: "Enter: hold this and go on from here" },
  ATTACKER: "along {sign} by the queen in {line}",
  ATTACKED_TOO: ", and {attackers}, too, but the test did not get that far",
  /** The cost of a test. */
  COST: {
    looks: { zero: "without a look", one: "with one look", other: "with {number} looks" },
    reads: { one: "with one look-up", other: "with {number} look-ups" },
    operations: { one: "with one operation", other: "with {number} operations" },
  },
  /** A square of a search that tries one after the other. */
  SQUARE: {
    over: "The search is over: no queen attacks {square}.",
    queen: "The queen in {line} stands in {tried}: its square was tested {cost}, and no queen attacked it.",
    placed: "{Square} is tested in this step, {cost}: no queen attacks it, so a queen takes it.",
    rejected: "{Square} is tested in this step, {cost}: it is attacked {attackers}{too}.",
    refused: "{Square} has been tested, {cost}: it is attacked {attackers}{too}.",
    tried:
      "{Square} has been tested, {cost}: it was free, and everything that follows from a queen there has been tried.",
    lifted: "{Square} was free, and its queen has just been lifted: everything that follows from it has been tried.",
    openAttacked: "{Square} is attacked {attackers}, but it has not been tested yet.",
    open: "No queen attacks {square}, but it has not been tested yet.",
    out: "{Square} is not tested at all: column {column} has a queen and is not in the list. The square is attacked {attackers}.",
    unreachedAttacked:
      "{Square} is attacked {attackers}, but {line} has not been reached with these queens, and nothing in it has been tested.",
    unreached:
      "No queen attacks {square} so far, but {line} has not been reached with these queens, and nothing in it has been tested.",
  },
  /** A square of a search that tests full boards. */
  FULL_BOARD: {
    empty:
      "No queen stands here: the odometer has {digit} for row {row}. No square is tested before the board is full.",
    here: "The odometer has {digit} for row {row}, so its queen stands here",
    peaceful: "{here}: the full board was tested from the top, this square {cost}, and no queen above attacks it.",
    attacked:
      "{here}: the full board was tested from the top, this square {cost}. It is attacked {attackers}, and the test ended{rest}.",
    rest: " before the attack {attackers}",
    untested: "{here}. {it}, but the test of the board ended in row {end}, before this square.",
    it: "It is attacked {attackers}",
    none: "No queen above attacks it",
  },
  /** The line on which a flag's squares lie. */
  ON: { col: "in this column", ld: "on this diagonal \\", rd: "on this diagonal /" },
  FLAG: {
    set: "{name}[{at}] is true: the queen in row {row} stands {where} and has set it.{now}",
    clear:
      "{name}[{at}] is false: no queen stands {where}. True would mean that every square {where} is attacked.{now}",
    read: " It is read in this step.",
  },
  USED: {
    set: "used has a 1 at bit {at}: the queen in row {row} stands {where} and has set it.",
    coming:
      "used has a 0 at bit {at} while the square is tested: no other queen stands {where}. A queen that takes the square sets it.",
    clear: "used has a 0 at bit {at}: no queen stands {where}. A 1 would mean that every square {where} is attacked.",
  },
  BITS: {
    idle: "No square is tested in this step, so there are no bits to compare with used.",
    hit: "bits has a 1 at bit {at}: {square} lies {where}. used has a 1 there, too: the queen in row {row} attacks it.",
    own: "bits has a 1 at bit {at}: {square} lies {where}. used has a 0 there: no queen attacks it along {sign}.",
    elsewhere:
      "bits has a 0 at bit {at}: the tested square, {square}, does not lie {where}. A 1 would mean that it does.",
  },
  /** A square of a search with masks. */
  MASKS: {
    queen: "The queen in row {row} stands on bit {bit}. Downwards it attacks this column and both diagonals.",
    over: "The search is over: no queen attacks {square}.",
    above: "{Square} is attacked {attackers}, so row {row} does not try it.",
    below: {
      one: "{Square} is attacked {attackers}: there, {masks} will have a {digit}.",
      other: "{Square} is attacked {attackers}: there, {masks} will have a {digit}.",
    },
    attacked: {
      one: "{Square} is attacked {attackers}: {masks} has a {digit} here.",
      other: "{Square} is attacked {attackers}: {masks} have a {digit} here.",
    },
    triedAbove: "{Square} was free, and everything that follows from it has been tried.",
    freeAbove: "{Square} is free: it will be tried when the search is back in row {row}.",
    openBelow: "No queen attacks {square} so far.",
    /** On the board of a puzzle. */
    closed: "{Square} is closed: open has a 0 here.",
    given: "{Square} is attacked by the given queen in row {row}: open has a 0 here.",
    region: "Region {region} has its queen in row {row}: reg has a 1 here.",
    ofBoard: "reg has a 0 here, and open a 1.",
    open: "{Square} is not attacked: ld, col and rd all have a {digit} here.",
    free: "{Square} is free: ld, col and rd all have a {digit} here, so poss has a 1.",
    candidate:
      "{Square} is free: ld, col and rd all have a {digit} here, so poss has a 1. It is the lowest one and comes next.",
    placed:
      "{Square} is the lowest 1 of poss: ld, col and rd all have a {digit} here. The queen is about to stand there.",
    tried: "{Square} is free, but has been tried: poss has lost its 1.",
    lifted: "{Square} is free, but its queen has just been lifted: poss has lost its 1.",
  },
  /** A bit of a register. */
  BIT: {
    has: "{register} has a {digit} at bit {bit}: {why}",
    over: "{register} is not computed in this step.",
    unattacked: "no queen attacks this square along {sign}.",
    column: "the queen in row {row} stands in this column.",
    left: {
      one: "the queen in row {row} took bit {bit}, and its {digit} has slid one column to the left.",
      other: "the queen in row {row} took bit {bit}, and its {digit} has slid {columns} columns to the left.",
    },
    right: {
      one: "the queen in row {row} took bit {bit}, and its {digit} has slid one column to the right.",
      other: "the queen in row {row} took bit {bit}, and its {digit} has slid {columns} columns to the right.",
    },
    taken: { zero: "ld, col and rd all have a 0 here.", one: "{masks} has a 1 here.", other: "{masks} have a 1 here." },
    /** On the board of a puzzle. */
    reg: "region {region} has its queen in row {row}.",
    noQueen: "region {region} has no queen so far.",
    noRegion: "the square is in no region.",
    open: "the square is not closed, and no given queen attacks it.",
    closed: "the square is closed.",
    given: "the given queen in row {row} attacks the square.",
    possClosed: "open has a 0 here.",
    possBarred: "ld, col, rd or reg has a 1 here.",
    possFree: "the square is free and still to be tried.",
    possAttacked: "taken has a 1 here.",
    possFlipped: "ld, col and rd do not all have a 1 here.",
    possPlaced: "the square has just been taken.",
    possTried: "the square was free and has been tried.",
    bitLifted: "its queen has just been lifted.",
    bit: "the lowest 1 of poss, where the queen goes.",
    bitNext: "but it is the lowest 1 of poss and comes next.",
    bitNot: "only the lowest 1 of poss gets there.",
  },
});

/** Texts of the board, the listing, the stack and the tree for a screen reader. */
export const aloud = /** @type {const} */ ({
  /** States of a square, by the search's family. */
  MASKS: {
    queen: "queen",
    attacked: "attacked",
    closed: "closed",
    free: "free",
    candidate: "free, comes next",
    placed: "free, comes next",
    tried: "tried",
    lifted: "tried, its queen just lifted",
    open: "not attacked",
  },
  SQUARE: {
    queen: "queen",
    placed: "queen",
    rejected: "attacked",
    refused: "attacked",
    tried: "tried",
    lifted: "tried, its queen just lifted",
    open: "not tried yet",
    out: "not tried",
    unreached: "not reached",
    over: "not attacked",
  },
  FULL_BOARD: { empty: "empty", peaceful: "queen", attacked: "queen, attacked", untested: "queen, not tested" },
  /** States of a call's squares, also in the search tree. */
  GROUPS: { queen: "queen", next: "next", open: "still to try", tried: "tried", attacked: "attacked" },
  BITS: { one: "bit {list}", other: "bits {list}" },
  ROWS: { one: "row {list}", other: "rows {list}" },
  COLUMNS: { one: "column {list}", other: "columns {list}" },
  /** The listing and its running lines. */
  RUNNING: { one: "Code, running: line {lines}", other: "Code, running: lines {lines}" },
});
