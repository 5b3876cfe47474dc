// What the page with the film says, in English. Pure: facts in, text out. What only one part of the page says is in a
// group: algorithms, explaining, aloud. The texts of the template come first.

import { free, isDeadEnd, lowest, bitIndex as numberOf, bitIndexes } from "../../model/bits.js";
import { activeOf, asSquareStep, endedBarren, countLooks } from "../../model/squares.js";
import { capital, counted, duration, rounded, solutions, whole, word } from "./common.js";

/** @import { BadField } from "../../address/address.js" */
/** @import { Plan } from "../../model/squares.js" */
/**
 * @import { Algorithm, AlgorithmView, Attack, BoardFact, Cost, Counting, Description, Direction, Doing, DrawerName, Fact, FlagFact, Goal, MaskFact, Outline, Part, Segment, Square, SquareFact, SquareStep, Standing, Step, What }
 *   from "../../types.js"
 */

export * from "./common.js";

/**
 * What a call begins with, and what a test has cost.
 * @typedef {{begin: string, cost: (step: Step, n: number) => string}} Manner
 */

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Bitqueens: the N queens in bits",
  goals: "The search ends with",
  goalAllLabel: "All solutions",
  goalFirstLabel: "First solution",
  goalAll: "All",
  goalAllTitle: "The search ends when all solutions have been found",
  goalFirst: "First",
  goalFirstTitle: "The search ends with its first solution",
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
  searchAll: "Search for all solutions",
  searchFirst: "Search for the first solution",
  times: "Table of times",
  exercises: "Exercises",
  copyLink: "Copy link",
  stage: "Board and registers",
  theBoard: "The board",
  squares: "Squares",
  solution: "solution",
  previousQueen: "Previous queen",
  previousQueenLabel: "Previous queen here",
  nextQueen: "Next queen",
  nextQueenLabel: "Next queen here",
  language: "Language",
  toRead: "To read beside it: the steps are told by the lines of the Python listing.",
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
  noCalls: "This search makes no calls: each board is put together whole, then tested.",
  placed: "placed",
  tried: "tried",
  free: "still free",
  attacked: "attacked",
  notTried: "not tried yet",
  searchTree: "Search tree, this path",
  noTree: "So there is no tree to walk: the boards come one after the other.",
  path: "The rows’ free squares along the current path",
  timeline: "Timeline",
  loopFirst: "First step of the loop",
  loopLast: "Last step of the loop",
  step: "step",
  typeStep: "Go to another step: type its number",
  stepField: "Number of the step",
  zoom: "Zoom of the timeline",
  wider: "Wider (-)",
  closer: "Closer (+)",
  loop: "Loop",
  loopTitle: "Loop what the timeline shows; A and B set its ends, X takes it away",
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
  moreControls: "More controls",
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
  countShare: "Share of the count that is done",
  count: "Count",
  cancel: "Cancel",
};

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

/** "row 3", or "column 3" where columns are filled. @param {Step | SquareStep} step */
export const lineOf = (step) => ("column" in step ? `column ${step.column}` : `row ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithm: ${title}`;

/** An N that an algorithm does not take. @param {Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) =>
  `${title} takes N from 1 to ${largest}, not ${n}${because(reason)}. It stays ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) =>
  `${title} takes N from 1 to ${largest}, so N is ${largest} now and not ${n}${because(reason)}.`;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const NO_END = "Nobody has walked to the end of this search yet: this is the furthest step seen so far.";
export const NOT_LOADED =
  "The server did not send this part of the page. It helps to try again, or to load the page anew.";
/** Beside a row, or a column, that has no free square. @param {AlgorithmView} view @param {number} at */
export const barren = ({ family, fills }, at) =>
  family === "masks" ? "✕ no free square" : `✕ no free square in ${fills} ${at}`;

export const PLAY = { start: "Play (Space)", stop: "Pause (Space)" };
export const REVERSE = { start: "Play in reverse (J)", stop: "Pause (K)" };

/** Over the stack of a search that makes no calls: what it has in their place. */
export const ARRAYS = "The arrays";

/** What a search fills, line by line, and what is tried in it. */
export const LINE = { row: "row", column: "column" };

export const BIT = "bit";
export const WORTH = "worth";

/** The strip of a search with masks, for those who do not see it. */
export const REGISTERS = "Registers of the active row";

/** How a register is made, in small type beside its name. */
export const MADE = {
  or: "OR",
  not: "NOT",
  and: "AND",
  lowest: "lowest",
  lost: "− tried",
  next: "next",
  lifted: "lifted",
};

/** What leads to the card of an operator or a register. @param {string} sign */
export const does = (sign) => `What is ${sign} for?`;

/** The handle that shows how the masks shift. @param {number} row */
export const shiftHandle = (row) => `Shift: from row ${row} into row ${row + 1}`;

/** A 1 that has left the board. */
export const PUSHED = "The 1 that rd pushed off the board";

/** Beside the sums of a step. */
export const SUMS = { both: "both 1", ld: "→ right", col: "↓ stays", rd: "← left" };

/** Beside the lines of the listing that ask something. */
export const ANSWERS = { yes: "yes", no: "no" };

/** "bit 5", "bits 7, 5 and 2". @param {number} mask */
export function bits(mask) {
  const numbers = bitIndexes(mask);
  if (numbers.length === 1) return `bit ${numbers[0]}`;
  return `bits ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}

/** What follows a solution. @type {Record<Goal, string>} */
const COUNTED = {
  all: "It is counted, and the search goes on.",
  first: "It is counted, and the search ends with it.",
};

/**
 * What a step does, and why.
 * @param {Step} step @param {number} n @param {Goal} goal
 * @returns {{title: string, why: string}}
 */
export function sentence(step, n, goal) {
  switch (step.kind) {
    case "call":
      return isDeadEnd(step) ? deadEnd(step, n) : freeRow(step, n);
    case "place":
      return placing(step, n);
    case "solution":
      return solution(step, n, goal);
    case "return":
      return step.stack.length ? lifting(step) : end(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Step} step @param {number} n */
function freeRow({ row, poss }, n) {
  const squares = bitIndexes(poss).length;
  const first = `bit ${numberOf(lowest(poss))}`;
  if (squares === 1) {
    return {
      title: `Row ${row} has one free square: ${first}.`,
      why: n === 1 ? "The board has no other." : "Every other column is a 1 in ld, col or rd.",
    };
  }
  return {
    title: `Row ${row} has ${word(squares)} free squares.`,
    why: row
      ? `No ray reaches ${bits(poss)}. The rightmost, ${first}, comes first: poss & −poss keeps only the lowest 1.`
      : `${capital(word(n))} queens are wanted, no two in one row, column or diagonal. The rightmost square, ${first}, comes first: poss & −poss keeps only the lowest 1.`,
  };
}

/** @param {Step} step @param {number} n */
function deadEnd({ row, stack }, n) {
  const caller = stack.at(-2);
  const back = caller ? ` The queen of row ${caller.row} has to go.` : "";
  return {
    title: `Row ${row} has no free square: a dead end.`,
    why: `ld, col and rd together are ${word(n)} ones.${back}`,
  };
}

/** @param {Step} step @param {number} n */
function placing({ row, poss, bit }, n) {
  const rest = poss ? `Still to try in row ${row}: ${bits(poss)}.` : `It was the last one to try in row ${row}.`;
  return {
    title: `A queen takes bit ${numberOf(bit)} of row ${row}.`,
    why:
      row === n - 1
        ? `${rest} Every row has its queen now.`
        : `${rest} One row down, ld slides right, rd slides left, col stays.`,
  };
}

/** @param {Step} step @param {number} n @param {Goal} goal */
function solution({ solutions }, n, goal) {
  const queens = n === 1 ? "The queen stands" : `All ${word(n)} queens stand`;
  return {
    title: `Solution ${whole(solutions)}.`,
    why: `${queens}: col is all ones, so col == done. ${COUNTED[goal]}`,
  };
}

/** @param {Step} step */
function lifting({ row, poss, bit, stack }) {
  const title = `Back in row ${row}: the queen leaves bit ${numberOf(bit)}.`;
  if (poss) return { title, why: `${capital(bits(poss))} ${poss === lowest(poss) ? "is" : "are"} still to try.` };
  const caller = stack.at(-2);
  if (!caller) return { title, why: "Nothing is left to try here: the search is about to end." };
  return { title, why: `Nothing is left to try here, so row ${caller.row} loses its queen, too.` };
}

/** @param {Step} step */
function end({ solutions, placements, dead_ends }) {
  return {
    title: `The search is over: ${counted(solutions, "solution")}.`,
    why: `Every way has been tried, with ${counted(placements, "placement")} and ${counted(dead_ends, "dead end")}.`,
  };
}

/** "bit 3 of row 2". @param {Square} square @param {number} n */
export const named = ([row, column], n) => `bit ${n - 1 - column} of row ${row}`;

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} bit ${n - 1 - column}`).join(", ");
  const left = bitIndexes(free(step, n)).length;
  if (step.kind === "enter")
    return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."} Row ${step.row} is active.`;
  const open =
    step.stack.length && step.row < n
      ? ` Row ${step.row} is active; ${word(left)} ${left === 1 ? "square" : "squares"} of it unattacked.`
      : "";
  return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."}${open}`;
}

/**
 * "of 6,170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {number} step @param {Description | null} description
 */
export function ofSteps(step, description) {
  if (!description) return "";
  const { estimate, error } = description;
  if (description.steps === null)
    return estimate && error ? `of about ${power(estimate)} ± ${share(error, estimate)}` : "";
  return step === description.steps - 1 ? `of ${whole(description.steps)}, the last` : `of ${whole(description.steps)}`;
}

/** A speed for a slider's voice. @param {number} speed */
export const speed = (speed) =>
  speed < 1 ? `one step in ${rounded(1 / speed)} seconds` : `${counted(speed, "step")} a second`;

/** @param {string} shown */
export const achieved = (shown) => `now ${shown} / s`;

/** How large an error is, as a percentage. @param {string} error @param {string} whole */
const share = (error, whole) => `${Number(((100 * Number(error)) / Number(whole)).toPrecision(1))} %`;

/** "3.4e15" as people write it. @param {string} estimate */
export function power(estimate) {
  const [digits, exponent] = estimate.split("e");
  return `${digits} × 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
}

/** @param {string} text @param {number} most @param {number} kept */
export const badN = (text, most, kept) =>
  `N is a whole number from 1 to ${most}, not “${text.slice(0, 12)}”. It stays ${kept}.`;

/** @param {string} text @param {number} least @param {number} most @param {string} kept */
export const badSpeed = (text, least, most, kept) =>
  `Speed is from ${least} to ${whole(most)} steps a second, not “${text.slice(0, 12)}”. It stays ${kept}.`;

/**
 * @param {string} text
 * @param {number} least
 * @param {number} most  Infinity where the end is not known
 * @param {number} kept
 */
export const badStep = (text, least, most, kept) =>
  `A step is a whole number from ${whole(least)} ${most === Infinity ? "on" : `to ${whole(most)}`}, not “${text.slice(0, 24)}”. It stays ${whole(kept)}.`;

/**
 * A call under the pointer.
 * @param {[number, number, number]} call
 * @param {number} found
 * @param {Outline} outline
 * @param {"row" | "column"} fills
 */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "from before, " : "";
  const about = outline.exact ? "" : "about ";
  return `${fills} ${row} · ${cut}${counted(end - first, "step")} · ${about}${solutions(found)} below`;
}

/** A step under the pointer where calls are too narrow to tell. @param {number} step */
export const stepNumber = (step) => `step ${whole(step)}`;

/** The part of the search to which nobody has walked. @param {Description | null} description */
export const notWalked = (description) =>
  `not walked yet${description?.remedy ? ` · ${description.remedy} opens every step` : ""}`;

/** A place under the pointer to which nobody has walked. @param {Description | null} description */
export const unwalked = (description) =>
  `${notWalked(description)} · ${description?.estimate ? `about ${power(description.estimate)}` : "more"} steps in all`;

/** Where the film stands, for the timeline's voice. @param {Step} step @param {Description | null} description */
export const position = (step, description) =>
  `step ${whole(step.step)} ${ofSteps(step.step, description)}, ${lineOf(step)}, ${solutions(step.solutions)} so far`;

/** @param {number} found */
export const countAll = (found) => `${solutions(found)} so far: count them all`;

/** Beside the numbers in the header. */
export const COUNTERS = {
  solutions: (/** @type {number} */ count) => (count === 1 ? "solution so far" : "solutions so far"),
  checks: (/** @type {number} */ count) => (count === 1 ? "check" : "checks"),
  placements: (/** @type {number} */ count) => (count === 1 ? "placement" : "placements"),
  dead_ends: (/** @type {number} */ count) => (count === 1 ? "dead end" : "dead ends"),
};

// What answers to an act of the viewer.

/**
 * What one line of the listing does; null where the step's own sentence says it.
 * @param {Part} part @param {number} n @param {Goal} goal
 * @returns {{title: string, why: string} | null}
 */
export function partly({ name, picture }, n, goal) {
  const { row, poss, bit, solutions } = picture;
  switch (name) {
    case "solved":
      if (row === n) return { title: "col == done: every column has its queen.", why: "There is no row left to fill." };
      return {
        title: `Row ${row}: col is not all ones yet.`,
        why: row
          ? "The call begins with ld one column to the right, rd one to the left, and the new queen in all three masks."
          : "The board is empty: ld, col and rd are 0.",
      };
    case "loop":
      return {
        title: "poss is not 0: there is a square to try.",
        why: `${capital(bits(poss))} of row ${row} ${poss === lowest(poss) ? "is" : "are"} left.`,
      };
    case "lowest":
      return {
        title: `bit is the lowest 1 of poss: bit ${numberOf(bit)}.`,
        why: "poss & −poss keeps only the lowest 1: −poss has every higher bit turned round, and the zeros below it.",
      };
    case "taken":
      return {
        title: `poss loses bit ${numberOf(bit)}.`,
        why: poss
          ? `${capital(bits(poss))} will be tried when the search is back in row ${row}.`
          : `Nothing will be left to try when the search is back in row ${row}.`,
      };
    case "returned":
      if (goal === "first")
        return { title: "The search ends here.", why: "One solution was wanted, and it has been counted." };
      return {
        title: "The call returns.",
        why: `Solution ${whole(solutions)} has been counted; the search goes on as if this were a dead end.`,
      };
    case "ended":
      return {
        title: `poss is 0: nothing is left to try in row ${row}.`,
        why: row ? `The call is over, and the queen of row ${row - 1} will be lifted.` : "The outermost call is over.",
      };
    case "found":
    case "called":
    case "counted":
    case "back":
    case "line":
      return null;
    default:
      throw new Error(`no sentence for ${name}`);
  }
}

/** @param {What} what @param {Direction} direction */
export function nothingFound(what, direction) {
  const side = direction === "forward" ? "after" : "before";
  switch (what) {
    case "solution":
      return `There is no solution ${side} this step.`;
    case "dead_end":
      return `There is no dead end ${side} this step.`;
    case "over":
    case "out":
      return direction === "forward" ? "This is the last step." : "This is the first step.";
    default:
      throw new Error(`no sentence for ${what}`);
  }
}

/**
 * @param {Doing} doing
 * @param {Direction} direction
 * @param {number} searched  steps, where it was given up
 * @param {number} n
 */
export function notDone(doing, direction, searched, n) {
  const side = direction === "forward" ? "after" : "before";
  const where = searched ? `None of the ${whole(searched)} steps ${side} this one` : `No step ${side} this one`;
  const does = "line" in doing ? `runs line ${doing.line}` : `puts a queen on ${named(doing.square, n)}`;
  return `${where} ${does}${searched ? "; further it was not searched." : "."}`;
}

/** What was found lies where the film does not go. @param {Segment} segment */
export function outside({ why }) {
  switch (why) {
    case "loop":
      return "The next one lies outside the loop. X takes the loop away.";
    case "preset":
      return "The next one does not follow from the queens that are fixed.";
    default:
      throw new Error(`no sentence for what lies outside a ${why}`);
  }
}

export const NO_CALL = "No more calls follow this step.";

/** Why Into, Over and Out do nothing. */
export const HINDRANCES = {
  noCalls: "This search makes no calls: there is none to go into, over or out of.",
  lastStep: "This is the last step.",
};
export const NO_SUCH_QUEENS = "The search ends before it comes to these queens.";

/** What each field of the address can be that takes more than some names. @type {Record<string, string>} */
const FIELDS = {
  n: "a whole number from 1 to 32",
  step: "a whole number from 0",
  part: "a whole number from 0, or “last”",
  speed: "from 0.5 to 100,000,000 steps a second",
  from: "a step, a whole number from 0",
  to: "a step after “from”",
  queens: "a list of columns from 0, like 4,1",
  predict: "“on”, a whole number from 0, or a kind of question such as “ld”",
  place: "a whole number",
  lesson: "the name of a lesson",
  stop: "a whole number from 1",
  tour: "a whole number from 1",
};

/** What is wrong in the address. @param {BadField[]} wrong @param {number} [most]  n that the algorithm takes */
export const badAddress = (wrong, most = 32) =>
  wrong
    .map(([field, text, names]) => {
      const allowed = names ? `one of ${names.join(", ")}` : FIELDS[field].replace("to 32", `to ${most}`);
      return `In the address, ${field} is ${allowed}, not “${text.slice(0, 20)}”.`;
    })
    .join(" ");

/** What in the address lies beyond the end of the film. @param {[string, number][]} fields @param {number} steps */
export const beyond = (fields, steps) =>
  fields
    .map(
      ([field, step]) => `In the address, ${field} is a step from 0 to ${whole(steps - 1)} here, not ${whole(step)}.`,
    )
    .join(" ");

export const NO_CLUSTER = "The server's cluster cannot count just now. The server's log says why.";

/** What the count at full speed has to say. @param {Counting | null} counting @param {number} n */
export function counting(counting, n) {
  if (!counting)
    return {
      result: "",
      detail: `Counts all solutions for N = ${n} as fast as the server can. The film goes on meanwhile.`,
    };
  const found = `N = ${counting.n}: ${solutions(counting.solutions)}`;
  if (counting.done)
    return {
      result: found,
      detail: `in ${duration(counting.seconds)}, engine ${counting.engine}, ${counting.workers === null ? counted(counting.threads ?? 1, "thread") : counted(counting.workers, "worker")}`,
    };
  const rate =
    counting.seconds > 0 ? `${whole(Math.round(counting.solutions / counting.seconds))} a second` : "waiting to begin";
  const by = counting.workers === null ? "" : ` by ${counted(counting.workers, "worker")}`;
  const error = counting.error === null ? "" : ` ± ${duration(counting.error)}`;
  const left = counting.left === null ? expected(counting.forecast) : `, ${duration(counting.left)}${error} left`;
  return { result: `${found} so far`, detail: `${Math.floor(counting.fraction * 100)} %, ${rate}${by}${left}` };
}

/** @param {[number, number] | null} forecast */
const expected = (forecast) => (forecast ? `, will take ${duration(forecast[0])} to ${duration(forecast[1])}` : "");

/** @param {number} n */
export const countButton = (n) => `Count N = ${n}`;

/** An end of a loop, for its slider. @param {number} step */
export const loopEnd = (step) => `step ${whole(step)}`;

/** @param {number} queens */
export const fixed = (queens) => `what if: ${counted(queens, "queen")} fixed`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Remove`;

/** The headings of what can lie in the drawer. @type {Record<DrawerName, string>} */
export const DRAWERS = {
  learn: "Learn",
  class: "Class",
  keys: "Keys",
  settings: "Settings",
  predict: "Predict",
  gallery: "Solutions",
  export: "Take it along",
  worksheet: "Worksheet",
  legend: "How to read this",
  starts: "Starting points",
  whatif: "What if …",
  bits: "Bits bench",
};

export const COPIED = "The link is copied: it opens this very step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";

/** What an algorithm does, as the server's catalogue says it in English. @param {Algorithm} told */
export const blurb = (told) => told.blurb;

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N to ${largest}`;

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) =>
  `${whole(more)} more ${more === 1 ? "solution" : "solutions"}, ${whole(all)} in all.`;

// The searches that try square after square.

/** Where an attacker stands, seen from the square. */
const LINES = {
  row: "in the same row",
  column: "in the same column",
  ld: "on the diagonal \\",
  rd: "on the diagonal /",
};

/** "column 3 of row 2", "row 3 of column 2". @param {Plan} plan @param {Square} square */
const squareIn = ({ fills }, [row, column]) =>
  fills === "row" ? `column ${column} of row ${row}` : `row ${row} of column ${column}`;

/** What is filled, and what is tried in it. @param {Plan} plan */
const names = ({ fills }) => (fills === "row" ? { line: "row", tried: "column" } : { line: "column", tried: "row" });

/** Where an attacker stands, and how she was found. @param {Step} step */
function attack(step) {
  const { attacker, along } = asSquareStep(step);
  if (!attacker || !along) throw new Error("a square was rejected, and nobody attacks it");
  const [row, column] = attacker;
  const who = along === "row" ? `column ${column}` : `row ${row}`;
  return { who: `the queen of ${who}`, how: `She stands ${LINES[along]}.` };
}

/** The rows under the board that are no variables. */
const LABELS = {
  looks: "looks",
  reads: "reads",
  list: "list",
  upLeft: "up left",
  upRight: "up right",
  downLeft: "down left",
};

/**
 * What a step does, and why.
 * @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n @param {Goal} goal
 */
function squareSentence(plan, manner, step, n, goal) {
  const { line } = names(plan);
  const depth = activeOf(step, n);
  switch (step.kind) {
    case "call":
      return { title: `${capital(line)} ${depth}: its squares are tried one by one.`, why: manner.begin };
    case "reject":
      return rejecting(plan, manner, step, n);
    case "place":
      return squarePlacing(plan, manner, step, n);
    case "solution":
      return {
        title: `Solution ${whole(step.solutions)}.`,
        why: `${n === 1 ? "The queen stands" : `All ${word(n)} queens stand`}: there is no ${line} ${n}. ${COUNTED[goal]}`,
      };
    case "return":
      return step.square ? squareLifting(plan, step, n) : over(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function rejecting(plan, manner, step, n) {
  const { who, how } = attack(step);
  return {
    title: `${capital(names(plan).tried)} ${at(plan, step)} is attacked by ${who}.`,
    why: `${how} ${manner.cost(step, n)}`,
  };
}

/** The column that was tried, or the row. @param {Plan} plan @param {Step} step */
function at({ fills }, { square }) {
  if (!square) throw new Error("nothing was tried");
  return fills === "row" ? square[1] : square[0];
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function squarePlacing(plan, manner, step, n) {
  const { line } = names(plan);
  const next = (activeOf(step, n) ?? 0) + 1;
  const then = next === n ? `Every ${line} has its queen now.` : `${capital(line)} ${next} comes next.`;
  return {
    title: `A queen takes ${squareIn(plan, /** @type {Square} */ (step.square))}.`,
    why: `${manner.cost(step, n)} ${then}`,
  };
}

/** @param {Plan} plan @param {Step} step @param {number} n */
function squareLifting(plan, step, n) {
  const { line, tried } = names(plan);
  const square = /** @type {Square} */ (step.square);
  const title = `Back in ${line} ${activeOf(step, n)}: the queen leaves ${squareIn(plan, square).split(" of ")[0]}.`;
  const ended = (activeOf(step, n) ?? 0) + 1;
  if (endedBarren(plan, step, n))
    return { title, why: `No square of ${line} ${ended} was free: a dead end. The next ${tried} is tried.` };
  const done = ended === n ? "The solution has been counted." : `Every ${tried} of ${line} ${ended} has been tried.`;
  return { title, why: `${done} The next ${tried} comes, if there is one.` };
}

/** @param {Step} step */
function over({ solutions, placements, checks }) {
  return {
    title: `The search is over: ${counted(solutions, "solution")}.`,
    why: `Every way has been tried, with ${counted(placements, "placement")} and ${counted(checks, "check")}.`,
  };
}

/** What squares were looked at in vain, or up to which one. @param {Step} step */
function scanning(step) {
  const { state, kind } = asSquareStep(step);
  const seen = countLooks(state.scans);
  if (kind === "reject") return `Found after ${counted(seen, "look")}.`;
  return seen
    ? `${capital(word(seen))} ${seen === 1 ? "look" : "looks"} found no queen.`
    : "There is no square to look at.";
}

/** The board for those who do not see it. @param {Plan} plan @param {Step} step @param {number} n */
function squareBoard(plan, step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} column ${column}`).join(", ");
  const depth = activeOf(step, n);
  const open = depth === null ? "" : ` ${capital(plan.fills)} ${depth} is active.`;
  return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."}${open}`;
}

/** The panel of a scanned board. */
const SCANNING = "The scan of the present square";
const LOOKS_PER_ROW = "Looks at squares for each row";

/**
 * Below the panel: what this square has cost, and what all have.
 * @param {Step} step
 * @param {number | null} now  looks of this step
 */
function looksSaid(step, now) {
  const all = `${counted(step.checks, "look")} so far`;
  return now === null ? all : `This square: ${counted(now, "look")}. ${all}.`;
}

/** @type {Manner} */
const BASIC = {
  begin:
    "A square is free if no queen stands above it: in its column, then up left, then up right, the nearest square first.",
  cost: scanning,
};
/** @type {Manner} */
const PLAIN = {
  begin:
    "Only the columns of the list are tried: they have no queen, so there are only the two diagonals to look along.",
  cost: scanning,
};
/** @type {Manner} */
const BACKTRACKING = {
  begin:
    "Rows are tried from the top. A square is free if no queen stands left of it: in its row, then up left, then down left.",
  cost: scanning,
};

/** The panel of caching. */
const FLAGS = "The three arrays, each flag under its square of the active row";

/** @param {Step} step @param {number | null} now  look-ups of this step */
function readsSaid(step, now) {
  const all = `${counted(step.checks, "look-up")} so far`;
  return now === null ? all : `This square: ${counted(now, "look-up")}. ${all}.`;
}

const FLAG_ARRAYS = { columns: "columns", majors: "majors", minors: "minors" };

/** Which flags were read. @param {Step} step */
function reading(step) {
  const reads = /** @type {{array: keyof typeof FLAG_ARRAYS, place: number}[]} */ (asSquareStep(step).state.reads);
  const read = reads.map(({ array, place }) => `${FLAG_ARRAYS[array]}[${place}]`);
  if (step.kind !== "reject") return `${read.join(", ")} are all false.`;
  const before = read.slice(0, -1);
  return `${read.at(-1)} is true${before.length ? `, ${before.join(" and ")} ${before.length === 1 ? "is" : "are"} not` : ""}: ${counted(reads.length, "look-up")}.`;
}

/** @type {Manner} */
const CACHING = {
  begin:
    "Three arrays remember what has a queen: the columns, the diagonals \\ and the diagonals /. A square is free if none of its three flags is set.",
  cost: reading,
};

/** The panel of conjoin. */
const INTEGER = "The integer used in its three parts, each bit under its square of the active row";

/** @param {Step} step @param {boolean} tested */
function andSaid(step, tested) {
  const all = `${counted(step.checks, "operation")} so far`;
  return tested ? `bits & used is ${step.kind === "reject" ? "not 0: attacked" : "0: free"}. ${all}.` : all;
}

/** @param {boolean | null} shared */
const longSaid = (shared) =>
  shared === null ? "The integer used" : `The integers used and bits have ${shared ? "a bit" : "no bit"} in common`;

/** @type {Manner} */
const CONJOIN = {
  begin:
    "This row's generator starts. Each square is one integer with three bits: its column's and those of its two diagonals.",
  cost: (step) =>
    step.kind === "reject"
      ? "bits & used is not 0: one operation tells."
      : "bits & used is 0. The generator marks the bits, yields the column, and waits.",
};

/** The panel of flipped. */
const FLIPPED = "Registers of the active row: a 1 is a free square";

/** @param {boolean} entered */
const incoming = (entered) =>
  entered ? "A 1 is free. The dashed 1s came in at the edge with the shift." : "A 1 is free.";

/** @param {Step} step @param {number} n @param {Goal} goal @returns {{title: string, why: string}} */
function flippedSentence(step, n, goal) {
  const bit = (/** @type {number} */ mask) => 31 - Math.clz32(mask);
  const { kind, row, poss, stack } = step;
  const rest = poss ? `Still to try: ${bits(poss)}.` : "Nothing is left to try here.";
  switch (kind) {
    case "call":
      if (!poss)
        return {
          title: `Row ${row} has no free square: a dead end.`,
          why: "No column is a 1 in ld, col and rd at once, so their AND is 0.",
        };
      return {
        title: `Row ${row} has ${word(bits(poss).match(/\d+/g)?.length ?? 0)} free ${poss & (poss - 1) ? "squares" : "square"}.`,
        why: `ld & col & rd keeps ${bits(poss)}: there all three are 1. No complement is needed.`,
      };
    case "place":
      return {
        title: `A queen takes bit ${bit(step.bit)} of row ${row}.`,
        why: `${rest} She clears her bit in ld, col and rd${row === n - 1 ? "." : "; the shifts bring in a 1, a square that nobody attacks."}`,
      };
    case "solution":
      return {
        title: `Solution ${whole(step.solutions)}.`,
        why: `No column is free any more: col == 0. ${COUNTED[goal]}`,
      };
    case "return":
      return stack.length
        ? { title: `Back in row ${row}: the queen leaves bit ${bit(step.bit)}.`, why: rest }
        : over(step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** The panel of naive. */
const ODOMETER = "The odometer: the column of each row's queen";

/** @param {boolean} attacked @param {number} squares */
const wheelTest = (attacked, squares) => `${attacked ? "✕" : "✓"} ${squares}`;

/** @param {Step} step @param {number} n */
const boardOf = (step, n) =>
  `Board ${whole(step.step + 1)} of ${whole(n ** n)}. ${counted(step.checks, "look")} so far.`;

/** @param {Step} step @param {number} n @param {Goal} goal */
function naive(step, n, goal) {
  if (step.kind === "solution") {
    return {
      title: `Solution ${whole(step.solutions)}.`,
      why: `No queen of ${n === 1 ? "this board" : `these ${word(n)}`} attacks another. ${goal === "first" ? COUNTED.first : "The odometer turns on."}`,
    };
  }
  const { turned } = asSquareStep(step).state;
  const { who, how } = attack(step);
  const wheels =
    turned === n
      ? "All wheels are new."
      : `${capital(word(turned))} ${turned === 1 ? "wheel has" : "wheels have"} turned.`;
  return {
    title: `The queen of row ${step.row} is attacked by ${who}.`,
    why: `${how} ${wheels} Tested from the top, this is the first queen that one above attacks.`,
  };
}

/** @param {Step} step @param {number} n */
const naiveBoard = (step, n) =>
  `Board of ${n} by ${n}. Queens: ${step.queens.map(([row, column]) => `row ${row} column ${column}`).join(", ")}.`;

/** What the views of the other algorithms say. */
export const algorithms = {
  attack,
  LABELS,
  sentence: squareSentence,
  over,
  scanning,
  board: squareBoard,
  SCANNING,
  LOOKS_PER_ROW,
  looksSaid,
  BASIC,
  PLAIN,
  BACKTRACKING,
  FLAGS,
  readsSaid,
  CACHING,
  INTEGER,
  andSaid,
  longSaid,
  CONJOIN,
  FLIPPED,
  incoming,
  flippedSentence,
  ODOMETER,
  wheelTest,
  boardOf,
  naive,
  naiveBoard,
};

// Why a square is attacked or free, a bit 1 or 0. It keeps apart that a queen attacks a square, and that the search has
// tested it.

/** How the lines look along which queens attack. */
const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** "ld", "ld and col", "ld, col and rd". @param {string[]} names */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/** @param {Attack[]} by @param {"row" | "column"} fills */
const attackers = (by, fills) =>
  listed(
    by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of ${fills} ${queen[fills === "row" ? 0 : 1]}`),
  );

/** Those that attack, too. @param {Attack[]} by @param {Attack[]} found */
const others = (by, found) => by.filter(({ line }) => found.every((one) => one.line !== line));

/** What a test has cost. @param {Cost | null} cost */
function after(cost) {
  if (!cost) throw new Error("a square that was not tested has cost nothing");
  const { unit, checks } = cost;
  switch (unit) {
    case "looks":
      return checks ? `with ${word(checks)} ${checks === 1 ? "look" : "looks"}` : "without a look";
    case "reads":
      return `with ${word(checks)} ${checks === 1 ? "look-up" : "look-ups"}`;
    case "operations":
      return `with ${word(checks)} ${checks === 1 ? "operation" : "operations"}`;
    default:
      throw new Error(`nobody counts ${unit}`);
  }
}

/** A square of a search that tries one after the other. @param {SquareFact} fact */
function testedExplained({ fills, square: [row, column], by, found, cost, state }) {
  const [line, at] = fills === "row" ? [row, column] : [column, row];
  const here = fills === "row" ? `column ${column} of row ${row}` : `row ${row} of column ${column}`;
  const it = capital(here);
  const rest = others(by, found);
  const too = rest.length ? `, and ${attackers(rest, fills)}, too, but the test did not get that far` : "";
  switch (state) {
    case "over":
      return `The search is over: no queen attacks ${here}.`;
    case "queen":
      return `The queen of ${fills} ${line} stands in ${fills === "row" ? "column" : "row"} ${at}: her square was tested ${after(cost)}, and no queen attacked it.`;
    case "placed":
      return `${it} is tested in this step, ${after(cost)}: no queen attacks it, so one takes it.`;
    case "rejected":
      return `${it} is tested in this step, ${after(cost)}: it is attacked ${attackers(found, fills)}${too}.`;
    case "refused":
      return `${it} has been tested, ${after(cost)}: it is attacked ${attackers(found, fills)}${too}.`;
    case "tried":
      return `${it} has been tested, ${after(cost)}: it was free, and all that follows from a queen there has been tried.`;
    case "lifted":
      return `${it} was free, and its queen has just been lifted: all that follows from her has been tried.`;
    case "open":
      return by.length
        ? `${it} is attacked ${attackers(by, fills)}, but it has not been tested yet.`
        : `No queen attacks ${here}, but it has not been tested yet.`;
    case "out":
      return `${it} is not tested at all: column ${column} has a queen and is not in the list. The square is attacked ${attackers(by, fills)}.`;
    case "unreached": {
      const why = `${fills} ${line} has not been reached with these queens, and nothing in it has been tested.`;
      return by.length
        ? `${it} is attacked ${attackers(by, fills)}, but ${why}`
        : `No queen attacks ${here} so far, but ${why}`;
    }
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** A square of a search that tests full boards. @param {BoardFact} fact */
function boardExplained({ fills, square: [row], by, found, cost, digit, row: end, state }) {
  const here = `The odometer has ${digit} for row ${row}, so its queen stands here`;
  const rest = others(by, found);
  switch (state) {
    case "empty":
      return `No queen stands here: the odometer has ${digit} for row ${row}. No square is tested before the board is full.`;
    case "peaceful":
      return `${here}: the full board was tested from the top, this square ${after(cost)}, and no queen above attacks it.`;
    case "attacked":
      return `${here}: the full board was tested from the top, this square ${after(cost)}. It is attacked ${attackers(found, fills)}, and the test ended${rest.length ? ` before it came to the attack ${attackers(rest, fills)}` : ""}.`;
    case "untested":
      return `${here}. ${by.length ? `It is attacked ${attackers(by, fills)}` : "No queen above attacks it"}, but the test of the board ended in row ${end} and has not come to it.`;
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** On which line a flag's squares lie. @param {FlagFact["line"]} line */
const flagLine = (line) => (line === "col" ? "in this column" : `on this diagonal ${SIGNS[line]}`);

/** A flag, or a bit of an integer. @param {FlagFact} fact */
function cellExplained(fact) {
  switch (fact.about) {
    case "flag":
      return flagExplained(fact);
    case "used":
      return usedExplained(fact);
    case "bits":
      return bitsExplained(fact);
    default:
      throw new Error(`no sentence for a cell of ${fact.name}`);
  }
}

/** @param {FlagFact} fact */
function flagExplained({ name, at, line, by: [first], read, state }) {
  const where = flagLine(line);
  const now = read ? " It is read in this step." : "";
  if (state === "set")
    return `${name}[${at}] is true: the queen of row ${first.queen[0]} stands ${where} and has set it.${now}`;
  return `${name}[${at}] is false: no queen stands ${where}. True would mean that every square ${where} is attacked.${now}`;
}

/** @param {FlagFact} fact */
function usedExplained({ at, line, by: [first], state }) {
  const where = flagLine(line);
  switch (state) {
    case "set":
      return `used has a 1 at bit ${at}: the queen of row ${first.queen[0]} stands ${where} and has set it.`;
    case "coming":
      return `used has a 0 at bit ${at} while the square is tested: no other queen stands ${where}. The one that takes the square sets it.`;
    case "clear":
      return `used has a 0 at bit ${at}: no queen stands ${where}. A 1 would mean that every square ${where} is attacked.`;
    default:
      throw new Error(`no sentence for a bit of used that is ${state}`);
  }
}

/** @param {FlagFact} fact */
function bitsExplained({ at, line, by: [first], tested, state }) {
  if (state === "idle" || !tested)
    return "No square is tested in this step, so there are no bits to compare with used.";
  const where = flagLine(line);
  const square = `column ${tested[1]} of row ${tested[0]}`;
  switch (state) {
    case "hit":
      return `bits has a 1 at bit ${at}: ${square} lies ${where}. used has a 1 there, too: the queen of row ${first.queen[0]} attacks it.`;
    case "own":
      return `bits has a 1 at bit ${at}: ${square} lies ${where}. used has a 0 there: no queen attacks it along ${SIGNS[line]}.`;
    case "other":
      return `bits has a 0 at bit ${at}: ${square}, which is tested, does not lie ${where}. A 1 would mean that it does.`;
    default:
      throw new Error(`no sentence for a bit of bits that is ${state}`);
  }
}

/** Why a square is attacked or free, a bit 1 or 0. @param {Fact} fact @param {number} n */
function explained(fact, n) {
  switch (fact.about) {
    case "masks":
    case "flipped":
      return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
    case "square":
      return testedExplained(fact);
    case "board":
      return boardExplained(fact);
    case "flag":
    case "used":
    case "bits":
      return cellExplained(fact);
    default:
      throw new Error("nobody knows what this is about");
  }
}

/** @param {MaskFact} fact @param {number} n */
function squareExplained({ about, square, by, side, state }, n) {
  const [row] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const attackers = listed(by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of row ${queen[0]}`));
  if (state === "queen")
    return `The queen of row ${row} stands on bit ${n - 1 - square[1]}. Below her she attacks this column and both diagonals.`;
  if (side === "over") return `The search is over: no queen attacks ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} is attacked ${attackers}, so row ${row} does not try it.`;
    if (side === "below") return `${it} is attacked ${attackers}: there, ${listed(masks)} will have a ${one}.`;
    return `${it} is attacked ${attackers}: ${listed(masks)} ${masks.length > 1 ? "have" : "has"} a ${one} here.`;
  }
  if (side === "above")
    return state === "tried"
      ? `${it} was free, and all that follows from it has been tried.`
      : `${it} is free: it will be tried when the search is back in row ${row}.`;
  if (side === "below") return `No queen attacks ${named(square, n)} so far.`;
  return `${it} is ${unattacked(state, 1 - one)}`;
}

/** @param {MaskFact["state"]} state @param {number} zero  what the masks have at a square that nobody attacks */
function unattacked(state, zero) {
  const zeros = `ld, col and rd all have a ${zero} here`;
  switch (state) {
    case "open":
      return `not attacked: ${zeros}.`;
    case "free":
      return `free: ${zeros}, so poss has a 1.`;
    case "candidate":
      return `free: ${zeros}, so poss has a 1. It is the lowest one and comes next.`;
    case "placed":
      return `the lowest 1 of poss: ${zeros}. The queen is about to stand there.`;
    case "tried":
      return "free, but has been tried: poss has lost its 1.";
    case "lifted":
      return "free, but its queen has just been lifted: poss has lost its 1.";
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** @param {MaskFact} fact @param {number} n */
function bitExplained({ about, register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} has a ${on ? 1 : 0} at bit ${n - 1 - column}:`;
  if (side === "over") return `${register} is not worked out in this step.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length
        ? `${here} ${slid(by[0], row, n, on ? 1 : 0)}`
        : `${here} no queen attacks this square along ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "have a 1" : "has a 1"} here` : "ld, col and rd all have a 0 here"}.`;
    case "poss":
      return `${here} ${on ? "the square is free and still to be tried." : state === "attacked" ? (about === "flipped" ? "ld, col and rd do not all have a 1 here." : "taken has a 1 here.") : state === "placed" ? "the square has just been taken." : "the square was free and has been tried."}`;
    case "bit":
      if (on)
        return `${here} ${state === "lifted" ? "its queen has just been lifted." : "the lowest 1 of poss, where the queen goes."}`;
      return `${here} ${state === "candidate" ? "but it is the lowest 1 of poss and comes next." : "only the lowest 1 of poss gets there."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/**
 * Where the digit of an attacked square comes from.
 * @param {Attack} attack
 * @param {number} row
 * @param {number} n
 * @param {number} digit
 */
function slid({ line, queen: [from, column] }, row, n, digit) {
  if (line === "col") return `the queen of row ${from} stands in this column.`;
  const columns = row - from;
  const way = `${word(columns)} ${columns === 1 ? "column" : "columns"} to the ${line === "ld" ? "right" : "left"}`;
  return `the queen of row ${from} took bit ${n - 1 - column}, and her ${digit} has slid ${way}.`;
}

/** How to go on from a square. */
const GO = {
  mouse: "Click: next queen here · Shift: previous",
  keys: "Enter: next queen here · Shift: previous",
};

/** What explains a square or a bit. */
export const explaining = {
  explained,
  GO,
};

// What stands where, for those who do not see it.

/** How a square stands. @type {Record<string, string>} */
const MASK_STATES = {
  queen: "queen",
  attacked: "attacked",
  free: "free",
  candidate: "free, comes next",
  placed: "free, comes next",
  tried: "tried",
  lifted: "tried, its queen just lifted",
  open: "not attacked",
};

/** By what a search works with. @type {Record<string, Record<string, string>>} */
const STATES = {
  masks: MASK_STATES,
  flipped: MASK_STATES,
  square: {
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
  board: { empty: "empty", peaceful: "queen", attacked: "queen, attacked", untested: "queen, not tested" },
};

/** @param {Fact} fact */
function standing(fact) {
  if ("side" in fact && fact.state === "free" && fact.side !== "active" && fact.side !== "above")
    return MASK_STATES.open;
  return STATES[fact.about][fact.state];
}

/**
 * "row 0, bit 7: queen"; where a square is, and how it stands if that is known.
 * @param {AlgorithmView} view @param {Square} square @param {number} n @param {Fact | null} fact
 */
function squareRead({ family, fills }, [row, column], n, fact) {
  const [inRow, inColumn] = [`row ${row}`, family === "masks" ? `bit ${n - 1 - column}` : `column ${column}`];
  const where = fills === "row" ? `${inRow}, ${inColumn}` : `${inColumn}, ${inRow}`;
  return fact ? `${where}: ${standing(fact)}` : where;
}

/** How the squares of a call stand, and those that the search tree has of it. @type {Record<string, string>} */
const STANDING = {
  placed: "queen",
  path: "queen",
  candidate: "next",
  free: "still to try",
  open: "still to try",
  tried: "tried",
  lifted: "tried",
  refused: "attacked",
  rejected: "attacked",
};

/**
 * "bit 5", "bits 7, 5 and 2"; a number in brackets are the solutions found below.
 * @param {string} noun
 * @param {Standing[]} items
 */
function numbered(noun, items) {
  const names = items.map(({ label, found }) =>
    found === undefined || found === null ? label : `${label} (${solutions(found)})`,
  );
  return `${names.length > 1 ? `${noun}s` : noun} ${listed(names)}`;
}

/**
 * "queen: bit 7; still to try: bits 5 and 2": the squares of a row, by how they stand.
 * @param {AlgorithmView} view @param {Standing[]} items
 */
function lineRead({ family, fills }, items) {
  const noun = family === "masks" ? "bit" : fills === "row" ? "column" : "row";
  const groups = [...new Set(Object.values(STANDING))].map((name) => ({
    name,
    its: items.filter(({ state }) => STANDING[state] === name),
  }));
  return groups
    .filter(({ its }) => its.length)
    .map(({ name, its }) => `${name}: ${numbered(noun, its)}`)
    .join("; ");
}

/** "ld: bits 3 and 1; col: 0": the elements of arrays. @param {{array: string, mask: number}[]} elements */
const elementsRead = (elements) => elements.map(({ array, mask }) => `${array}: ${mask ? bits(mask) : 0}`).join("; ");

/** The listing, and which of its lines run. @param {number[]} lines  from 1 */
const listingRead = (lines) =>
  lines.length
    ? `${PAGE.code}, running: ${lines.length > 1 ? "lines" : "line"} ${listed(lines.map(String))}`
    : PAGE.code;

/** What is read aloud of the board, the listing, the stack and the tree. */
export const aloud = {
  listing: listingRead,
  square: squareRead,
  line: lineRead,
  elements: elementsRead,
};
