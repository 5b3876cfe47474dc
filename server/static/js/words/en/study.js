// English texts of the study: for learners before and after a lesson, and for the teacher who collects their codes.

/** Facts needed to understand the items; they ask for the rest. */
export const KNOW = {
  title: "Meaning of the digits",
  texts: [
    "The puzzle: place N queens on an N × N board so that none attacks another. The search fills the rows from the top, one queen in each row; rows are numbered from 0. If it cannot go on after a queen, it lifts that queen again.",
    "Each row has masks with one digit for each column. `ld`, `col` and `rd` have a 1 where a queen further up attacks the square along \\, │ or /. `taken` is all three together: `ld | col | rd`. `poss` has a 1 for each free square that is left to try, and `bit` a single 1 for the square that gets the queen.",
  ],
  listing: "The program",
};

/** Questions, by the kind of item. */
export const PROMPTS = /** @type {const} */ ({
  free: "These are the masks of a row. Which squares of the row are free? A 1 means free.",
  ld: "A queen is placed in this row, on `bit`. What is `ld` one row down?",
  rd: "A queen is placed in this row, on `bit`. What is `rd` one row down?",
  lowest: "What is `poss & -poss`?",
  done: "This is `taken` of a row. What is `~taken`, before `& done`? The dots repeat the digit beside them without end.",
  col: "A queen is placed in this row, on `bit`. What is `col` one row down?",
  back: "Row {row} has no free square. Here is `poss` of the rows above it, with the squares still to try. In which row is the next queen placed?",
  calls:
    "The search comes to a row with this `poss`. How often does this call of `try_` call `try_`? Calls made by those calls do not count.",
  dead: "The search comes to four different rows. Which one is a dead end, from which it goes back with nothing found?",
  minus:
    "The line `poss -= bit` has been left out. The search comes to a row with this `poss`. The queen on its lowest 1 leads to a dead end. Which squares of this row get a queen?",
});

/** Subjects of the items, in a table. */
export const KINDS = /** @type {const} */ ({
  free: "free squares",
  ld: "ld one row down",
  rd: "rd one row down",
  lowest: "poss & -poss",
  done: "& done",
  col: "col one row down",
  back: "how far back",
  calls: "how many calls",
  dead: "dead end",
  minus: "poss -= bit",
});

/** Choices that are no digits; lowest, other: the 1s of poss. */
export const CHOICES = /** @type {const} */ ({
  row: "row {row}",
  again: "only {lowest}, again and again, without end",
  each: "{lowest} and {other}, each once",
  once: "only {lowest}, once",
  turns: "{lowest} and {other} in turn, without end",
});
/** A difference in points. */
export const POINTS = /** @type {const} */ ({ more: "+{points}", less: "−{points}" });

export const UNKNOWN = "I do not know";

export const ROW = "row {row}";
export const CHOICE = "Answer";

/** The parts of a learner's way. */
export const PARTS = { before: "Before the lesson", after: "After the lesson", scale: "Your opinion" };
export const ITEM = "{part}: {at} of {of}";

export const START = /** @type {const} */ ({
  title: "Before and after",
  intro:
    "Ten questions before a lesson with Bitqueens, ten after it, and your opinion. There are no grades: it is about the lesson, not about you. If you do not know an answer, do not guess: choose “I do not know”.",
  number: "Your number",
  hint: "The one that your teacher gave you, from 1 to {most}. No names are asked for.",
  bad: "Your number is a whole number from 1 to {most}, not “{text}”.",
  none: "Type your number, a whole number from 1 to {most}.",
  go: "Begin",
  stays:
    "Your answers stay on this device, and nothing is sent. At the end you get a short code for your teacher. Forget, in the settings of the film, removes the answers.",
  notStored: "This browser stores nothing for the page: do not close or reload it before the end.",
});

export const TAKING = {
  back: "Back",
  next: "Next",
  end: "Finish",
  choose: "Choose an answer. “I do not know” counts, too.",
};

export const LESSON = /** @type {const} */ ({
  title: "Now the lesson",
  text: "The ten questions before it are done, number {number}. Leave this page open, or open it again on this device after the lesson: it goes on here.",
  go: "Go on after the lesson",
});

/** The System Usability Scale of J. Brooke, 1996. */
export const SCALE = /** @type {const} */ ({
  intro: "Ten statements about Bitqueens, “the system”. For each, choose how far you agree, without thinking long.",
  least: "Strongly disagree",
  most: "Strongly agree",
  STEPS: ["1, strongly disagree", "2", "3", "4", "5, strongly agree"],
  STATEMENTS: [
    "I think that I would like to use this system frequently.",
    "I found the system unnecessarily complex.",
    "I thought the system was easy to use.",
    "I think that I would need the support of a technical person to be able to use this system.",
    "I found the various functions in this system were well integrated.",
    "I thought there was too much inconsistency in this system.",
    "I would imagine that most people would learn to use this system very quickly.",
    "I found the system very cumbersome to use.",
    "I felt very confident using the system.",
    "I needed to learn a lot of things before I could get going with this system.",
  ],
  missing: /** @type {const} */ ({
    one: "Statement {statements} has no answer yet.",
    other: "Statements {statements} have no answer yet.",
  }),
  go: "Show my code",
});

export const DONE = /** @type {const} */ ({
  title: "Your code",
  give: "Give this code to your teacher.",
  copy: "Copy the code",
  copied: "The code is copied.",
  notCopied: "The browser did not allow copying.",
  holds:
    "It holds your number, {number}, your answers, and the results of your first and last ten predictions since you began, nothing else.",
  right: "Right before the lesson: {before} of {of}. After it: {after} of {of}.",
  print: "Print",
  anew: "Start with the next learner",
  sure: "Really remove these answers? Without the code above they are lost.",
  remove: "Remove them",
});

/** Texts of the page on which codes are collected. */
export const COLLECT = /** @type {const} */ ({
  title: "Collect the codes",
  intro:
    "Type or paste them; each is checked at once. They stay in this tab until you close it, and nothing is sent. Save the table first.",
  codes: "Codes, one a line",
  faults: "Lines that do not count",
  none: "There are no codes yet.",
  learners: "Learners",
  items: "Items",
  save: "Save as CSV",
  file: "bitqueens-study.csv",
  print: "Print",
  clear: "Remove all",
  count: { one: "{count} learner", other: "{count} learners" },
  score: "System Usability Scale: {score} of 100 on average. Nasralla (2022) had 74.5.",
  spread: "Standard deviations: {before} points before, {after} after, {gain} for the gain, and {score} on the scale.",
  gain: "Right before: {before} %, after: {after} %, gain: {gain} points.",
  predicted: {
    zero: "No learner has made {enough} predictions.",
    one: "Predictions right on the first try, of {count} learner with at least {enough}: {first} % of the first ten, {last} % of the last ten.",
    other:
      "Predictions right on the first try, of {count} learners with at least {enough}: {first} % of the first ten, {last} % of the last ten.",
  },
  claim:
    "A gain says nothing about the program without a class that was taught in another way, nor with only a few learners. The manual explains what a study needs.",
  mistake: "{form}: {choice} ({count})",
  percent: "{share} %",
});

/** Over the columns of the two tables. */
export const COLUMNS = {
  number: "Number",
  before: "Before",
  after: "After",
  gain: "Gain",
  score: "SUS",
  first: "First ten predictions",
  last: "Last ten predictions",
  item: "Item",
  mistake: "Most frequent mistake after",
};

/** The first line of the file; items and statements are numbered. Each item has its result, then its answer. */
export const FILE = /** @type {const} */ ({
  SEPARATOR: ",",
  number: "number",
  form: "form before",
  before: "right before",
  after: "right after",
  gain: "gain",
  score: "SUS",
  predictions: "predictions",
  first: "first ten right",
  last: "last ten right",
  beforeRight: "before {at} {kind} right",
  beforeAnswer: "before {at} answer",
  afterRight: "after {at} {kind} right",
  afterAnswer: "after {at} answer",
  statement: "SUS {at}",
});

/** Reasons for which a line does not count. */
export const REFUSED = /** @type {const} */ ({
  sign: "Line {line}, “{code}”: “{text}” is not a character of a code. A code has digits from 2 to 9 and letters without I, L and O.",
  length: {
    one: "Line {line}, “{code}”: it has {count} character. A code has {length}, in groups of five.",
    other: "Line {line}, “{code}”: it has {count} characters. A code has {length}, in groups of five.",
  },
  check: "Line {line}, “{code}”: a character is wrong, or two are swapped. Compare it with the learner's.",
  twice: "Line {line}, “{code}”: number {number} is in line {first} already, with the same code.",
  changed: "Line {line}, “{code}”: number {number} is in line {first} already, with another code; that one counts.",
});

/** The study on paper. */
export const PAPER = /** @type {const} */ ({
  title: "The study on paper",
  intro:
    "For learners without a device. Odd numbers get form A before the lesson and form B after it, even ones the other way round. Type the answers on their sheets into the page of the study to get their codes.",
  print: "Print",
  form: "Form {form}",
  number: "Number",
  scale: "Your opinion",
  key: "Key",
});

export const LINKS = {
  label: "For teachers",
  study: "The study",
  collect: "Collect the codes",
  paper: "The study on paper",
  manual: "Guide to the study",
};

/** A field of the address is unknown. */
export const BAD_ADDRESS = "In the address, {field} is unknown: use study, study?collect or study?paper.";

/** Texts of the template. */
export const PAGE = { title: "Study · Bitqueens" };
