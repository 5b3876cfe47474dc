// English texts of the puzzle.

/** Rows, columns and regions. */
export const UNIT = /** @type {const} */ ({ row: "row {name}", column: "column {name}", region: "region {name}" });
export const UNITS = /** @type {const} */ ({
  row: "rows {names}",
  column: "columns {names}",
  region: "regions {names}",
});

export const square = "row {row}, column {column}";
export const squares = /** @type {const} */ ({ one: "{count} square", other: "{count} squares" });

/** The rules of a board, and how far a player has come. */
export const RULES = /** @type {const} */ ({
  touch: "One queen in each row, column and region. Queens do not touch, not even at a corner.",
  regions: "One queen in each row, column and region, and no two on one diagonal.",
  long: "One queen in each row and column, and no two on one diagonal.",
});
export const COUNT = "{count} of {n} queens.";
export const SOLVED = /** @type {const} */ ({
  any: "Solved!",
  only: "Solved! No other solution exists.",
  many: "Solved! This is one of {solutions}.",
});

/** Two queens that attack each other. */
export const ATTACK = /** @type {const} */ ({
  row: "The queens in columns {one} and {other} attack each other: both stand in row {name}.",
  column: "The queens in rows {one} and {other} attack each other: both stand in column {name}.",
  region: "The queens in rows {one} and {other} attack each other: both stand in region {name}.",
  diagonal: "The queens in rows {one} and {other} attack each other along a diagonal.",
  touch: "The queens in rows {one} and {other} touch at a corner.",
});

/** A square for screen readers. */
export const SQUARE = /** @type {const} */ ({
  place: "row {row}, column {column}",
  region: "region {name}",
  closed: "closed",
  given: "given queen",
  q: "queen",
  x: "crossed out",
  empty: "empty",
  attacked: "attacked by the queen in {queen}",
});
export const VOICE = "{place}: {mark}.";
export const board = "Board of {n} by {n} squares";
export const PICTURE = /** @type {const} */ ({
  deduce: "The board of the deduction, {n} by {n}",
  search: "The board of the search, {n} by {n}",
});

/** Names of boards. */
export const NAMES = /** @type {const} */ ({
  today: "{day}",
  random: "A random board",
  pasted: "Your board",
  drawn: "Your board",
  link: "A board from a link",
});
export const sized = "{name} · {n}\u00a0×\u00a0{n}";

/** Figures of a board. */
export const deductions = /** @type {const} */ ({ one: "{count} deduction", other: "{count} deductions" });
export const guesses = /** @type {const} */ ({ one: "{count} guess", other: "{count} guesses" });
export const ALONE = /** @type {const} */ ({ deduce: "Deduction", search: "Search alone" });
export const searchSteps = "search alone: {steps}";
export const moreThan = "more than {count} steps";
export const hardest = "rules to {rule}";
export const GUESSED = "needs guesses";
export const NONE = "This board has no solution.";
export const MANY = "This board has {solutions}.";
export const AT_LEAST = "This board has at least {solutions}.";

export const ACTS = /** @type {const} */ ({
  undo: "Undo",
  hint: "Hint",
  rule: "Which rule?",
  square: "Which square?",
  follow: "Do it",
  restart: "Clear",
  watch: "Watch",
  leave: "Back to the game",
});

/** A hint, in steps. */
export const HINT = /** @type {const} */ ({
  unit: "Look at {units}.",
  squares: "Look at the queen in {square}.",
  guess: "No rule helps here, so try. This queen is right: {square}.",
  stuck: "This board has no solution.",
  solved: "All queens stand already.",
  place: "A queen stands in {square}.",
  cross: {
    one: "So no queen stands in {square}.",
    other: "So no queen stands on the {squares} that are marked.",
  },
  queen: "The queen in {square} is wrong: no solution has her there.",
  crossed: "The cross in {square} is wrong: a queen stands there.",
});

/** The proof of a finding, by its rule. */
export const PROOF = /** @type {const} */ ({
  last: "{unit} has one free square left.",
  queen: "The queen in {square} attacks {squares}.",
  within: "All free squares of {units} lie in {where}.",
  between: "{units} need {where} between them.",
  leaves: "A queen elsewhere would attack every free square of {unit}.",
});
export const SO = /** @type {const} */ ({
  last: "{unit} has one free square left: the queen stands in {square}.",
  queen: "The queen in {square} attacks {squares}.",
  within: "All free squares of {units} lie in {where}, so no other queen stands there.",
  between: "{units} need {where} between them, so no other queen stands there.",
  leaves: {
    one: "A queen in {square} would leave {unit} without a free square.",
    other: "A queen on any of {squares} would leave {unit} without a free square.",
  },
});

/** Other steps of the deduction. */
export const STEPS = /** @type {const} */ ({
  guess: "No rule helps. A guess: a queen in {square}.",
  contradiction: "{unit} has no free square left: a contradiction.",
  contradictionAlone: "The queens leave a contradiction.",
  back: "Back from the guess: no queen stands in {square} from now on.",
  solution: "All queens stand: solution {count}.",
});

/** Steps of the search. */
export const SEARCH = /** @type {const} */ ({
  call: {
    zero: "Row {row} has no free square: back.",
    one: "Row {row} has {count} free square.",
    other: "Row {row} has {count} free squares.",
  },
  place: "A queen in {square}.",
  return: "Back to row {row}: the queen is lifted.",
  solution: "All queens stand: solution {count}.",
  end: "The search has ended.",
});

export const WATCH = /** @type {const} */ ({
  deduce: "Deduction",
  search: "Search",
  both: "Both",
  play: "Play",
  pause: "Pause",
  back: "Step back",
  on: "Step",
  speed: "Speed",
  position: "Position",
  at: "step {at} of {length}",
  a_second: "{speed} a second",
  open: "Search with its registers",
});

export const WAYS = /** @type {const} */ ({ today: "Today", draw: "Draw", paste: "Paste", random: "Random" });

export const DRAW = /** @type {const} */ ({
  how: "Tap a square to close it, drag to paint region {letter}, press long (or Q) for a given queen.",
  size: "Size",
  rule: "Queens",
  long: "as in chess",
  touch: "do not touch",
  letters: "Region to paint",
  clear: "Clear",
  play: "Play it",
  right: "Nothing is missing.",
});

export const PASTE = /** @type {const} */ ({
  text: "Board as text",
  how: "One line a row. A to L: regions, “.” open, “#” closed, “Q” a given queen, a to l one in a region. “touch:” before it for queens that do not touch.",
  play: "Play it",
});

export const RANDOM = /** @type {const} */ ({
  size: "Size",
  hard: "How hard",
  HARD: { easy: "Rules to 3", rules: "Rules to 5", guess: "Needs a guess" },
  make: "Make a board",
  stop: "Stop",
  making: "Looking for a board: {repairs} repairs, {boards} tried.",
  made: "Made here.",
  filed: "From the file of boards.",
  late: "None was found in {seconds} seconds: this one is from the file of boards.",
  none: "No board as hard as this was found, so this one is easier or harder.",
});

export const copied = "The link is copied. It opens this very board.";
export const notCopied = "The link could not be copied. It is in the address bar.";
export const ALREADY = "You solved this board on this device.";
export const TIME = "{minutes}:{seconds}";

/** Faults of a board. */
export const FAULTS = /** @type {const} */ ({
  long: "A board has at most 300 signs, not {count}.",
  rows: "A board has 1 to 12 rows, not {count}.",
  rule: "The rule before the colon is long or touch, not “{text}”.",
  length: "Row {row} has {count} signs, not {n}: a board has as many columns as rows.",
  sign: "Row {row}, column {column}: “{text}” is no sign of a board. Allowed are A to L, a to l, “.”, “#” and Q.",
  region: "Row {row}, column {column}: a board with {n} rows has no region {text}, only A to {last}.",
  empty: {
    one: "Region {text} has no square: a board has no regions, or A to {last}.",
    other: "Regions {text} have no square: a board has no regions, or A to {last}.",
  },
  none: "Queens that do not touch need regions A to {last}.",
  closed: "Row {row} has no open square.",
  attack: "The given queens in {one} and {other} attack each other.",
});
export const FIELDS = /** @type {const} */ ({ board: "a board such as touch:AAB/ABB/CCC", step: "a whole number" });

/** Names of the keys, and their effect. @type {[string[], string][]} */
export const KEYS = [
  [["←", "↑", "↓", "→"], "Another square"],
  [["Enter"], "Queen"],
  [["X"], "Cross"],
  [["Space"], "Cross, queen, nothing"],
  [["⌫", "Ctrl+Z"], "Undo"],
  [["H"], "Hint"],
  [["A", "L"], "Draw: region"],
  [["Q"], "Draw: given queen"],
];

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = /** @type {const} */ ({
  title: "The puzzle: queens in regions · Bitqueens",
  more: "More",
  copyLink: "Copy link",
  dots: "Dots on attacked squares",
  clock: "Clock",
  keys: "Keys",
  acts: "Game",
  watching: "Film of the board",
  ways: "Boards",
});
