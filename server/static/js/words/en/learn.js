// English texts of the questions.

/** The questions, by kind. */
export const QUESTIONS = /** @type {const} */ ({
  next: {
    row: "Which square of row {at} gets the next queen?",
    column: "Which square of column {at} gets the next queen?",
  },
  free: "Which squares of row {at} are free?",
  ld: "What is ld one row down?",
  col: "What is col one row down?",
  rd: "What is rd one row down?",
  falls: "Does a bit leave the board on the way down?",
  after: "What happens to a queen next?",
  ends: "What happens right after this queen is placed?",
  below: "Does a solution follow below this queen?",
  letters: "Your teacher asks: A, B, C or D?",
  yes_no: "Your teacher asks: yes or no?",
  lost: "Can you follow?",
  back: {
    row: "How many rows does the search go back before it places the next queen?",
    column: "How many columns does the search go back before it places the next queen?",
  },
  line: "Which line of the listing runs next?",
  attacker: "Which queen attacks this square?",
});

/** The answers to choose from, where they are few. @type {Record<string, string[]>} */
export const CHOICES = {
  falls: ["No, none", "One of ld", "One of rd", "One of each"],
  after: ["One is placed", "One is lifted"],
  ends: ["The search goes on below it", "A dead end", "A solution"],
  below: ["No", "Yes"],
  letters: ["A", "B", "C", "D"],
  yes_no: ["Yes", "No"],
  lost: ["Yes, I follow", "Not all of it", "No, I am lost"],
};

export const RIGHT = "Right.";
export const WRONG = "Not quite.";

/** Hints after a first wrong answer. */
export const HINTS = /** @type {const} */ ({
  next: {
    masks: "Look at ld, col and rd: in which columns do all three have a {zero}? Which of these comes first?",
    row: "Look along its column and its diagonals: is a queen there? If not, which free square comes first?",
    column: "Look along its row and its diagonals: is a queen there? If not, which free square comes first?",
  },
  free: "Look at ld, col and rd: a square is free where all three have a {zero}.",
  ld: "Look at the rays along \\, including the new queen's: where are they one row down?",
  col: "Look at the columns, including the new queen's: which are taken one row down?",
  rd: "Look at the rays along /, including the new queen's: where are they one row down?",
  falls: "Look at both edges: does any ray, including the new queen's, run off the board?",
  after: { row: "Look at the row: is a square left to try?", column: "Look at the column: is a square left to try?" },
  ends: {
    row: "Look at the next row: does a ray reach every square?",
    column: "Look at the next column: is a square left?",
  },
  below: "Look at the squares that are left in the rows to come.",
  back: {
    row: "Look at the stack: which is the nearest row with a square left to try?",
    column: "Look at the stack: which is the nearest column with a square left to try?",
  },
  line: "Look at the line that ran last: what does it do now, and where does the listing go on from there?",
  attacker: "Look from that square along its row, its column and its diagonals.",
});

/** Hints on the board of a puzzle. */
export const HINTS_OF_BOARD = {
  next: "Look at the registers: where has open a 1, and ld, col, rd and reg a 0? Which of these comes first?",
  free: "Look at the registers: a square is free where open has a 1, and ld, col, rd and reg have a 0.",
  ends: "Look at the next row: is every square closed, attacked, or in a region that has a queen?",
};

/** Ways to give an answer. */
export const HOW = {
  bits: "Click squares or bits, then answer.",
  bit: "Click the square, or type its number.",
  case: "Choose, or type the number.",
  rows: "Choose, or type the number.",
  queen: "Click the queen, or choose its row.",
  line: "Click the line, or choose its number.",
};

export const CHOICE = "{question} {count} choices";
export const GIVE = "Answer";
export const HINT = "Hint";
export const SHOW = "Show";
export const SKIP = "Skip";
/** Remarks: on the bits chosen so far, and the answer itself. */
export const FITS = "This is right as it is.";
export const SHOWN = "The answer: {answer}.";

/** Names of the answers to choose from. */
export const ANSWERS = /** @type {const} */ ({
  bit: "bit {label}",
  row: "row {label}",
  column: "column {label}",
  line: "line {label}",
});

/** A line of the listing that the present step has run. */
export const JUST_RUN = "has just run";

/** Texts of the drawer in which questions are chosen. */
export const PREDICT = /** @type {const} */ ({
  intro:
    "Play stops before something happens and asks you what. Answer on the board, in the registers, or here with keys. Three right in a row move you up a level; a mistake moves you down one.",
  on: "Play stops and asks",
  seeded:
    "Everyone with {seed} in the address gets the same questions in the same order; the choices below do not count.",
  only: "The address asks for this kind only, and the choices below do not count: {kind}.",
  often: "How often",
  OFTEN: {
    choice: "Only where the search has a choice",
    each: "At each step",
    stuck: "Only at dead ends and on the way back",
  },
  kinds: "Questions",
  KINDS: {
    free: "The free squares of a row",
    attacker: "The queen that attacks a square",
    next: "Where the next queen goes",
    after: "Placed or lifted",
    col: "col one row down",
    ld: "ld one row down",
    rd: "rd one row down",
    falls: "Bits that leave the board",
    ends: "Where a queen leads",
    back: "How far it goes back",
    line: "The next line of the listing",
    below: "A solution below, or none",
  },
  right: "{right} of {asked}",
  rightTitle: "right on the first try, on this device",
});

/** The series "every step". */
export const EVERY = /** @type {const} */ ({
  title: "Be the search",
  hint: "For twelve steps of the film you say what the search does next. N is from 4 to 8.",
  ON: "The address asks for every step, and the choices below do not count: {level}.",
  LEVELS: ["1 · the queens", "2 · what is free", "3 · the next row"],
  NEEDS: "“Be the search” needs N from 4 to 8, and a search that places queen after queen.",
  COUNT: "Step {at} of {of}.",
  RUNNING: "{points} of {answered} right on the first try",
  PAUSED: {
    here: "Paused at step {at} of {of}.",
    elsewhere: "Paused at step {at} of {of} of {algorithm}, N = {n}.",
  },
  RESUME: "Back to step {at}",
  DONE: {
    zero: "Finished: {points} of {answered} right on the first try.",
    one: "Finished: {points} of {answered} right on the first try, with one hint.",
    other: "Finished: {points} of {answered} right on the first try, with {count} hints.",
  },
  /** The result, to be handed in. */
  LINE: {
    one: "every step, {algorithm}, N = {n}, {seed}, level {level}, {points}/{answered}, {count} hint",
    other: "every step, {algorithm}, N = {n}, {seed}, level {level}, {points}/{answered}, {count} hints",
  },
  PROOF: "Anyone could type such a line: it proves nothing.",
  COPY: "Copy the result",
  COPIED: "Copied",
  NOT_COPIED: "Not possible here",
  ANOTHER: "Another task",
  CLIMB: "The next level",
  WATCH: "The same steps as a film",
});

/** Short names of the kinds, of which a worksheet has some. @type {Record<string, string>} */
export const ON_PAPER = {
  next: "the next square",
  free: "the free squares",
  ld: "ld one row down",
  col: "col one row down",
  rd: "rd one row down",
  falls: "bits that leave the board",
  after: "placed or lifted",
  ends: "dead end or not",
  below: "solution below or not",
  back: "how far back",
  line: "the next line",
  attacker: "the attacker",
};

/** Some bits. */
export const BITS = /** @type {const} */ ({ one: "bit {list}", other: "bits {list}" });

/** Reasons for which an answer is wrong. */
export const REASONS = /** @type {const} */ ({
  attackedAny: {
    row: "A queen attacks that square: the one in row {row}.",
    column: "A queen attacks that square: the one in column {row}.",
  },
  attacked: "Bit {bit} is attacked along {along} by the queen in row {row}: {line} has a {one} there.",
  missed: "Bit {bit} is free: no queen attacks it, so ld, col and rd have a {zero} there.",
  lower: "Bit {bit} is free, but so is a lower one, and the lowest comes first.",
  earlier: {
    row: "That square is free, but the search tries a row from the left and reaches another free one first.",
    column: "That square is free, but the search tries a column from the top and reaches another free one first.",
  },
  hit: "Bit {bit} of {line} is a {one} one row down: the queen in row {row} attacks it along {along}.",
  clear: "Bit {bit} of {line} is a {zero} one row down: no queen attacks it along {along}.",
  unshiftedRight: "That is {line} before the shift: one row down it has moved one column to the right.",
  unshiftedLeft: "That is {line} before the shift: one row down it has moved one column to the left.",
  turnedRight: "ld runs along \\, so it moves to the right, not to the left.",
  turnedLeft: "rd runs along /, so it moves to the left, not to the right.",
  unjoinedColumn: "The new queen is missing: its column is taken from now on.",
  unjoined: "The new queen is missing: its ray starts in its own row, so its bit joins before the shift.",
  drops: "Bit 0 is attacked along \\, and the shift to the right drops it.",
  dropsNone: "Bit 0 is not attacked along \\, so nothing leaves on the right.",
  pushes: "Bit {bit} is attacked along /, and the shift to the left pushes it off the board.",
  pushesNone: "Bit {bit} is not attacked along /, so nothing leaves on the left.",
  left: "Row {row} still has {bits} to try, so a queen goes there.",
  spent: {
    row: "Nothing is left to try in row {row}, so the search goes back and lifts the queen before it.",
    column: "Nothing is left to try in column {row}, so the search goes back and lifts the queen before it.",
  },
  goesOn: "There is another free square to come, so a queen is placed there.",
  solved: "It was the last queen: all stand, and none attacks another.",
  full: {
    row: "Every square of row {row} is attacked: a dead end.",
    column: "Every square of column {row} is attacked: a dead end.",
  },
  shut: {
    row: "No queen can stand in row {row}: every square is attacked.",
    column: "No queen can stand in column {row}: every square is attacked.",
  },
  early: "Only {queens} of {n} queens stand.",
  openBits: {
    one: "A queen can still stand in row {row}: {bits} is free.",
    other: "A queen can still stand in row {row}: {bits} are free.",
  },
  open: "A queen can still stand in column {row}: it has a free square.",
  follows: "A solution comes at step {step}.",
  nothing: "By step {step} everything below this queen has been tried, without a solution.",
  rows: {
    row: "The nearest row with a free square left to try is row {row}, {rows} back.",
    column: "The nearest column with a free square left to try is column {row}, {rows} back.",
  },
  noRows: {
    row: "There is still a free square to try in row {row}, so the search does not go back.",
    column: "There is still a free square to try in column {row}, so the search does not go back.",
  },
  empty: { row: "In row {row} nothing is left to try.", column: "In column {row} nothing is left to try." },
  nearer: {
    row: "Row {row} still has a free square to try, and the search comes to it first.",
    column: "Column {row} still has a free square to try, and the search comes to it first.",
  },
  inverse: "That is taken, the attacked squares. The free ones are the others.",
  inverseOnes: "These are the attacked squares. The free ones are the others.",
  line: {
    call: {
      row: "The search has just entered this row, so it looks for a square to try: line {answer}.",
      column: "The search has just entered this column, so it looks for a square to try: line {answer}.",
    },
    place: "A queen has just been placed, so the search goes one level deeper: line {answer}.",
    reject: "Queens attack each other with this choice, so the search tries the next one: line {answer}.",
    return: {
      row: "The search is back in this row, so it looks for another square to try: line {answer}.",
      column: "The search is back in this column, so it looks for another square to try: line {answer}.",
    },
    solution: "The solution has been noted, so the search goes on to find another: line {answer}.",
  },
  lowest: "Bit {bit} is the lowest that no queen attacks.",
  first: {
    row: "It is the first square from the left that no queen attacks.",
    column: "It is the first square from the top that no queen attacks.",
  },
  /** On the board of a puzzle. */
  OF_BOARD: {
    barred: {
      closed: "Bit {bit} is closed: open has a 0 there.",
      given: "The given queen in row {row} attacks bit {bit}: open has a 0 there.",
      region: "Region {region} has its queen in row {row}: reg has a 1 at bit {bit}.",
    },
    beside: { ld: "The square to the right below the new queen.", rd: "The square to the left below the new queen." },
    clearAll: {
      zero: "Each is closed, attacked, or in a region that has a queen: a dead end.",
      other: "There open has a 1, and ld, col, rd and reg have a 0.",
    },
    full: "Every square of row {row} is closed, attacked, or in a region that has a queen: a dead end.",
    shut: "No queen can stand in row {row}: every square is closed, attacked, or in a region that has a queen.",
    missed: "Bit {bit} is free: there open has a 1, and ld, col, rd and reg have a 0.",
    lowest: "Bit {bit} is the lowest free one.",
  },
  clearAll: {
    zero: "Each has a {one} in ld, col or rd: a dead end.",
    other: "There ld, col and rd all have a {zero}.",
  },
  moved: {
    ld: "The bits of ld and the new queen's, one column to the right.",
    col: "The bits of col and the new queen's: columns stay.",
    rd: "The bits of rd and the new queen's, one column to the left.",
  },
  meets: "This queen shares a line with that square, and the search finds it first.",
  apart: "The queen in row {row} shares no row, column or diagonal with that square.",
  second: "The queen in row {row} attacks it, too, but the search finds another one first.",
  nobody: "There is no queen in row {row} yet.",
});
