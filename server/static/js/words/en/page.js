// What the page with the film says, in English. Pure: facts in, text out. What only one part of the page says is in a group:
// algorithms, explaining, drawers, guide. The texts of the template come first.

import { free, isDeadEnd, lowest, bitIndex as numberOf, bitIndexes } from "../../model/bits.js";
import { PANELS } from "../../model/panels.js";
import { activeOf, asSquareStep, endedBarren, countLooks } from "../../algorithms/parts/squares.js";
import { capital, counted, duration, rounded, whole, word } from "./common.js";
export * from "./common.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").SquareFact} SquareFact */
/** @typedef {import("../../types.js").BoardFact} BoardFact */
/** @typedef {import("../../types.js").FlagFact} FlagFact */
/** @typedef {import("../../types.js").Attack} Attack */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../algorithms/parts/squares.js").Plan} Plan */
/** What a call begins with, and what a test has cost. @typedef {{begin: string, cost: (step: Step, n: number) => string}} Manner */

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
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
  notWalked: "not walked yet",
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

/** @param {number} count */
export const solutions = (count) => counted(count, "solution");

/** The kinds of steps, in a word or two. */
export const KINDS = { call: "call", place: "place", reject: "reject", solution: "solution", return: "return", enter: "call" };

/** "row 3", or "column 3" where columns are filled. @param {Step | import("../../types.js").SquareStep} step */
export const lineOf = (step) => ("column" in step ? `column ${step.column}` : `row ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithm: ${title}`;

/** An N that an algorithm does not take. @param {import("../../types.js").Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) => `${title} takes N from 1 to ${largest}, not ${n}${because(reason)}. It stays ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {import("../../types.js").Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) => `${title} takes N from 1 to ${largest}, so N is ${largest} now and not ${n}${because(reason)}.`;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const NO_END = "Nobody has walked to the end of this search yet: this is the furthest step seen so far.";
export const NOT_LOADED = "The server did not send this part of the page. It helps to try again, or to load the page anew.";
/** Beside a row, or a column, that has no free square. @param {import("../../types.js").AlgorithmView} view @param {number} at */
export const barren = ({ family, fills }, at) => (family === "masks" ? "✕ no free square" : `✕ no free square in ${fills} ${at}`);

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
export const MADE = { or: "OR", not: "NOT", and: "AND", lowest: "lowest", lost: "− tried", next: "next", lifted: "lifted" };

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

/** What follows a solution. @type {Record<import("../../types.js").Goal, string>} */
const COUNTED = {
  all: "It is counted, and the search goes on.",
  first: "It is counted, and the search ends with it.",
};

/**
 * What a step does, and why.
 * @param {Step} step @param {number} n @param {import("../../types.js").Goal} goal
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
    return { title: `Row ${row} has one free square: ${first}.`, why: n === 1 ? "The board has no other." : "Every other column is a 1 in ld, col or rd." };
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
  return { title: `Row ${row} has no free square: a dead end.`, why: `ld, col and rd together are ${word(n)} ones.${back}` };
}

/** @param {Step} step @param {number} n */
function placing({ row, poss, bit }, n) {
  const rest = poss ? `Still to try in row ${row}: ${bits(poss)}.` : `It was the last one to try in row ${row}.`;
  return {
    title: `A queen takes bit ${numberOf(bit)} of row ${row}.`,
    why: row === n - 1 ? `${rest} Every row has its queen now.` : `${rest} One row down, ld slides right, rd slides left, col stays.`,
  };
}

/** @param {Step} step @param {number} n @param {import("../../types.js").Goal} goal */
function solution({ solutions }, n, goal) {
  const queens = n === 1 ? "The queen stands" : `All ${word(n)} queens stand`;
  return { title: `Solution ${whole(solutions)}.`, why: `${queens}: col is all ones, so col == done. ${COUNTED[goal]}` };
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

/** "bit 3 of row 2". @param {import("../../types.js").Square} square @param {number} n */
export const named = ([row, column], n) => `bit ${n - 1 - column} of row ${row}`;

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} bit ${n - 1 - column}`).join(", ");
  const left = bitIndexes(free(step, n)).length;
  if (step.kind === "enter") return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."} Row ${step.row} is active.`;
  const open = step.stack.length && step.row < n ? ` Row ${step.row} is active; ${word(left)} ${left === 1 ? "square" : "squares"} of it unattacked.` : "";
  return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."}${open}`;
}

/**
 * "of 6,170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {number} step @param {import("../../types.js").Description | null} description
 */
export function ofSteps(step, description) {
  if (!description) return "";
  const { estimate, error } = description;
  if (description.steps === null) return estimate && error ? `of about ${power(estimate)} ± ${share(error, estimate)}` : "";
  return step === description.steps - 1 ? `of ${whole(description.steps)}, the last` : `of ${whole(description.steps)}`;
}

/** A speed for a slider's voice. @param {number} speed */
export const speed = (speed) => (speed < 1 ? `one step in ${rounded(1 / speed)} seconds` : `${counted(speed, "step")} a second`);

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
export const badN = (text, most, kept) => `N is a whole number from 1 to ${most}, not “${text.slice(0, 12)}”. It stays ${kept}.`;

/** @param {string} text @param {number} least @param {number} most @param {string} kept */
export const badSpeed = (text, least, most, kept) =>
  `Speed is from ${least} to ${whole(most)} steps a second, not “${text.slice(0, 12)}”. It stays ${kept}.`;

/** @param {string} text @param {number} least @param {number} most  Infinity where the end is not known @param {number} kept */
export const badStep = (text, least, most, kept) =>
  `A step is a whole number from ${whole(least)} ${most === Infinity ? "on" : `to ${whole(most)}`}, not “${text.slice(0, 24)}”. It stays ${whole(kept)}.`;

/** A call under the pointer. @param {[number, number, number]} call @param {number} found @param {import("../../types.js").Outline} outline @param {"row" | "column"} fills */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "from before, " : "";
  const about = outline.exact ? "" : "about ";
  return `${fills} ${row} · ${cut}${counted(end - first, "step")} · ${about}${counted(found, "solution")} below`;
}

/** A step under the pointer where calls are too narrow to tell. @param {number} step */
export const stepNumber = (step) => `step ${whole(step)}`;

/** A place under the pointer to which nobody has walked. @param {import("../../types.js").Description | null} description */
export const unwalked = (description) => `not walked yet · ${description?.estimate ? `about ${power(description.estimate)}` : "more"} steps in all`;

/** Where the film stands, for the timeline's voice. @param {Step} step @param {import("../../types.js").Description | null} description */
export const position = (step, description) => `step ${whole(step.step)} ${ofSteps(step.step, description)}, ${lineOf(step)}, ${solutions(step.solutions)} so far`;

/** @param {number} found */
export const countAll = (found) => `${counted(found, "solution")} so far: count them all`;

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
 * @param {import("../../types.js").Part} part @param {number} n @param {import("../../types.js").Goal} goal
 * @returns {{title: string, why: string} | null}
 */
export function partly({ name, picture }, n, goal) {
  const { row, poss, bit, solutions } = picture;
  switch (name) {
    case "solved":
      if (row === n) return { title: "col == done: every column has its queen.", why: "There is no row left to fill." };
      return { title: `Row ${row}: col is not all ones yet.`, why: row ? "The call begins with ld one column to the right, rd one to the left, and the new queen in all three masks." : "The board is empty: ld, col and rd are 0." };
    case "loop":
      return { title: "poss is not 0: there is a square to try.", why: `${capital(bits(poss))} of row ${row} ${poss === lowest(poss) ? "is" : "are"} left.` };
    case "lowest":
      return { title: `bit is the lowest 1 of poss: bit ${numberOf(bit)}.`, why: "poss & −poss keeps only the lowest 1: −poss has every higher bit turned round, and the zeros below it." };
    case "taken":
      return { title: `poss loses bit ${numberOf(bit)}.`, why: poss ? `${capital(bits(poss))} will be tried when the search is back in row ${row}.` : `Nothing will be left to try when the search is back in row ${row}.` };
    case "returned":
      if (goal === "first") return { title: "The search ends here.", why: "One solution was wanted, and it has been counted." };
      return { title: "The call returns.", why: `Solution ${whole(solutions)} has been counted; the search goes on as if this were a dead end.` };
    case "ended":
      return { title: `poss is 0: nothing is left to try in row ${row}.`, why: row ? `The call is over, and the queen of row ${row - 1} will be lifted.` : "The outermost call is over." };
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

/** @param {import("../../types.js").What} what @param {import("../../types.js").Direction} direction */
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

/** @param {import("../../types.js").Doing} doing @param {import("../../types.js").Direction} direction @param {number} searched  steps, where it was given up @param {number} n */
export function notDone(doing, direction, searched, n) {
  const side = direction === "forward" ? "after" : "before";
  const where = searched ? `None of the ${whole(searched)} steps ${side} this one` : `No step ${side} this one`;
  const does = "line" in doing ? `runs line ${doing.line}` : `puts a queen on ${named(doing.square, n)}`;
  return `${where} ${does}${searched ? "; further it was not searched." : "."}`;
}

/** What was found lies where the film does not go. @param {import("../../types.js").Segment} segment */
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

/** What each field of the address can be. @type {Record<string, string>} */
const FIELDS = {
  algorithm: "the name of one in the menu",
  n: "a whole number from 1 to 32",
  goal: "“all” or “first”",
  step: "a whole number from 0",
  part: "a whole number from 0, or “last”",
  speed: "from 0.5 to 100,000,000 steps a second",
  from: "a step, a whole number from 0",
  to: "a step after “from”",
  queens: "a list of columns from 0, like 4,1",
  code: "“shown” or “hidden”",
  drawer: "the name of a drawer",
  predict: "“on”, or a whole number from 0",
  card: "the name of a card",
  place: "a whole number",
  panel: new Intl.ListFormat("en-GB", { type: "disjunction" }).format(PANELS.map((name) => `“${name}”`)),
  lesson: "the name of a lesson",
  stop: "a whole number from 1",
  tour: "a whole number from 1",
};

/** What is wrong in the address. @param {[string, string][]} wrong  field and value @param {number} [most]  n that the algorithm takes */
export const badAddress = (wrong, most = 32) =>
  wrong.map(([field, text]) => `In the address, ${field} is ${FIELDS[field].replace("to 32", `to ${most}`)}, not “${text.slice(0, 20)}”.`).join(" ");

/** What in the address lies beyond the end of the film. @param {[string, number][]} fields @param {number} steps */
export const beyond = (fields, steps) =>
  fields.map(([field, step]) => `In the address, ${field} is a step from 0 to ${whole(steps - 1)} here, not ${whole(step)}.`).join(" ");

/** What the count at full speed has to say. @param {import("../../types.js").Counting | null} counting @param {number} n */
export function counting(counting, n) {
  if (!counting) return { result: "", detail: `Counts all solutions for N = ${n} with every core of the server. The film goes on meanwhile.` };
  const found = `N = ${counting.n}: ${counted(counting.solutions, "solution")}`;
  if (counting.done) return { result: found, detail: `in ${duration(counting.seconds)}, engine ${counting.engine}, ${counted(counting.threads ?? 1, "thread")}` };
  const rate = counting.seconds > 0 ? `${whole(Math.round(counting.solutions / counting.seconds))} a second` : "waiting to begin";
  const left = counting.left === null ? expected(counting.forecast) : `, ${duration(counting.left)} left`;
  return { result: `${found} so far`, detail: `${Math.floor(counting.fraction * 100)} %, ${rate}${left}` };
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

/** The headings of what can lie in the drawer. @type {Record<import("../../types.js").DrawerName, string>} */
export const DRAWERS = { learn: "Learn", class: "Class", keys: "Keys", settings: "Settings", predict: "Predict", gallery: "Solutions", export: "Take it along", worksheet: "Worksheet", legend: "How to read this", starts: "Starting points", whatif: "What if …", bits: "Bits bench" };

export const COPIED = "The link is copied: it opens this very step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";

/** What an algorithm does, as the server's catalogue says it in English. @param {import("../../types.js").Algorithm} told */
export const blurb = (told) => told.blurb;

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N to ${largest}`;

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) => `${whole(more)} more ${more === 1 ? "solution" : "solutions"}, ${whole(all)} in all.`;

// The searches that try square after square.

/** Where an attacker stands, seen from the square. */
const LINES = { row: "in the same row", column: "in the same column", ld: "on the diagonal \\", rd: "on the diagonal /" };

/** "column 3 of row 2", "row 3 of column 2". @param {Plan} plan @param {Square} square */
const squareIn = ({ fills }, [row, column]) => (fills === "row" ? `column ${column} of row ${row}` : `row ${row} of column ${column}`);

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
const LABELS = { looks: "looks", reads: "reads", list: "list", upLeft: "up left", upRight: "up right", downLeft: "down left" };

/**
 * What a step does, and why.
 * @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n @param {import("../../types.js").Goal} goal
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
  return { title: `${capital(names(plan).tried)} ${at(plan, step)} is attacked by ${who}.`, why: `${how} ${manner.cost(step, n)}` };
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
  return { title: `A queen takes ${squareIn(plan, /** @type {Square} */ (step.square))}.`, why: `${manner.cost(step, n)} ${then}` };
}

/** @param {Plan} plan @param {Step} step @param {number} n */
function squareLifting(plan, step, n) {
  const { line, tried } = names(plan);
  const square = /** @type {Square} */ (step.square);
  const title = `Back in ${line} ${activeOf(step, n)}: the queen leaves ${squareIn(plan, square).split(" of ")[0]}.`;
  const ended = (activeOf(step, n) ?? 0) + 1;
  if (endedBarren(plan, step, n)) return { title, why: `No square of ${line} ${ended} was free: a dead end. The next ${tried} is tried.` };
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
  return seen ? `${capital(word(seen))} ${seen === 1 ? "look" : "looks"} found no queen.` : "There is no square to look at.";
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

/** Below the panel: what this square has cost, and what all have. @param {Step} step @param {number | null} now  looks of this step */
function looksSaid(step, now) {
  const all = `${counted(step.checks, "look")} so far`;
  return now === null ? all : `This square: ${counted(now, "look")}. ${all}.`;
}

/** @type {Manner} */
const BASIC = {
  begin: "A square is free if no queen stands above it: in its column, then up left, then up right, the nearest square first.",
  cost: scanning,
};
/** @type {Manner} */
const PLAIN = {
  begin: "Only the columns of the list are tried: they have no queen, so there are only the two diagonals to look along.",
  cost: scanning,
};
/** @type {Manner} */
const BACKTRACKING = {
  begin: "Rows are tried from the top. A square is free if no queen stands left of it: in its row, then up left, then down left.",
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
  begin: "Three arrays remember what has a queen: the columns, the diagonals \\ and the diagonals /. A square is free if none of its three flags is set.",
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
const longSaid = (shared) => (shared === null ? "The integer used" : `The integers used and bits have ${shared ? "a bit" : "no bit"} in common`);

/** @type {Manner} */
const CONJOIN = {
  begin: "This row's generator starts. Each square is one integer with three bits: its column's and those of its two diagonals.",
  cost: (step) =>
    step.kind === "reject"
      ? "bits & used is not 0: one operation tells."
      : "bits & used is 0. The generator marks the bits, yields the column, and waits.",
};

/** The panel of flipped. */
const FLIPPED = "Registers of the active row: a 1 is a free square";

/** @param {boolean} entered */
const incoming = (entered) => (entered ? "A 1 is free. The dashed 1s came in at the edge with the shift." : "A 1 is free.");

/** @param {Step} step @param {number} n @param {import("../../types.js").Goal} goal @returns {{title: string, why: string}} */
function flippedSentence(step, n, goal) {
  const bit = (/** @type {number} */ mask) => 31 - Math.clz32(mask);
  const { kind, row, poss, stack } = step;
  const rest = poss ? `Still to try: ${bits(poss)}.` : "Nothing is left to try here.";
  switch (kind) {
    case "call":
      if (!poss) return { title: `Row ${row} has no free square: a dead end.`, why: "No column is a 1 in ld, col and rd at once, so their AND is 0." };
      return { title: `Row ${row} has ${word(bits(poss).match(/\d+/g)?.length ?? 0)} free ${poss & (poss - 1) ? "squares" : "square"}.`, why: `ld & col & rd keeps ${bits(poss)}: there all three are 1. No complement is needed.` };
    case "place":
      return { title: `A queen takes bit ${bit(step.bit)} of row ${row}.`, why: `${rest} She clears her bit in ld, col and rd${row === n - 1 ? "." : "; the shifts bring in a 1, a square that nobody attacks."}` };
    case "solution":
      return { title: `Solution ${whole(step.solutions)}.`, why: `No column is free any more: col == 0. ${COUNTED[goal]}` };
    case "return":
      return stack.length ? { title: `Back in row ${row}: the queen leaves bit ${bit(step.bit)}.`, why: rest } : over(step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** The panel of naive. */
const ODOMETER = "The odometer: the column of each row's queen";

/** @param {boolean} attacked @param {number} squares */
const wheelTest = (attacked, squares) => `${attacked ? "✕" : "✓"} ${squares}`;

/** @param {Step} step @param {number} n */
const boardOf = (step, n) => `Board ${whole(step.step + 1)} of ${whole(n ** n)}. ${counted(step.checks, "look")} so far.`;

/** @param {Step} step @param {number} n @param {import("../../types.js").Goal} goal */
function naive(step, n, goal) {
  if (step.kind === "solution") {
    return { title: `Solution ${whole(step.solutions)}.`, why: `No queen of ${n === 1 ? "this board" : `these ${word(n)}`} attacks another. ${goal === "first" ? COUNTED.first : "The odometer turns on."}` };
  }
  const { turned } = asSquareStep(step).state;
  const { who, how } = attack(step);
  const wheels = turned === n ? "All wheels are new." : `${capital(word(turned))} ${turned === 1 ? "wheel has" : "wheels have"} turned.`;
  return {
    title: `The queen of row ${step.row} is attacked by ${who}.`,
    why: `${how} ${wheels} Tested from the top, this is the first queen that one above attacks.`,
  };
}

/** @param {Step} step @param {number} n */
const naiveBoard = (step, n) => `Board of ${n} by ${n}. Queens: ${step.queens.map(([row, column]) => `row ${row} column ${column}`).join(", ")}.`;

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

// Why a square is attacked or free, a bit 1 or 0. It keeps apart that a queen attacks a square, and that the search has tested it.

/** How the lines look along which queens attack. */
const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** "ld", "ld and col", "ld, col and rd". @param {string[]} names */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/** @param {Attack[]} by @param {"row" | "column"} fills */
const blame = (by, fills) => listed(by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of ${fills} ${queen[fills === "row" ? 0 : 1]}`));

/** Those that attack, too. @param {Attack[]} by @param {Attack[]} found */
const others = (by, found) => by.filter(({ line }) => found.every((one) => one.line !== line));

/** What a test has cost. @param {import("../../types.js").Cost | null} cost */
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
  const too = rest.length ? `, and ${blame(rest, fills)}, too, but the test did not get that far` : "";
  switch (state) {
    case "over":
      return `The search is over: no queen attacks ${here}.`;
    case "queen":
      return `The queen of ${fills} ${line} stands in ${fills === "row" ? "column" : "row"} ${at}: her square was tested ${after(cost)}, and no queen attacked it.`;
    case "placed":
      return `${it} is tested in this step, ${after(cost)}: no queen attacks it, so one takes it.`;
    case "rejected":
      return `${it} is tested in this step, ${after(cost)}: it is attacked ${blame(found, fills)}${too}.`;
    case "refused":
      return `${it} has been tested, ${after(cost)}: it is attacked ${blame(found, fills)}${too}.`;
    case "tried":
      return `${it} has been tested, ${after(cost)}: it was free, and all that follows from a queen there has been tried.`;
    case "lifted":
      return `${it} was free, and its queen has just been lifted: all that follows from her has been tried.`;
    case "open":
      return by.length ? `${it} is attacked ${blame(by, fills)}, but it has not been tested yet.` : `No queen attacks ${here}, but it has not been tested yet.`;
    case "out":
      return `${it} is not tested at all: column ${column} has a queen and is not in the list. The square is attacked ${blame(by, fills)}.`;
    case "unreached": {
      const why = `${fills} ${line} has not been reached with these queens, and nothing in it has been tested.`;
      return by.length ? `${it} is attacked ${blame(by, fills)}, but ${why}` : `No queen attacks ${here} so far, but ${why}`;
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
      return `${here}: the full board was tested from the top, this square ${after(cost)}. It is attacked ${blame(found, fills)}, and the test ended${rest.length ? ` before it came to the attack ${blame(rest, fills)}` : ""}.`;
    case "untested":
      return `${here}. ${by.length ? `It is attacked ${blame(by, fills)}` : "No queen above attacks it"}, but the test of the board ended in row ${end} and has not come to it.`;
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
  if (state === "set") return `${name}[${at}] is true: the queen of row ${first.queen[0]} stands ${where} and has set it.${now}`;
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
  if (state === "idle" || !tested) return "No square is tested in this step, so there are no bits to compare with used.";
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

/** Why a square is attacked or free, a bit 1 or 0. @param {import("../../types.js").Fact} fact @param {number} n */
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

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function squareExplained({ about, square, by, side, state }, n) {
  const [row] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const blame = listed(by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of row ${queen[0]}`));
  if (state === "queen") return `The queen of row ${row} stands on bit ${n - 1 - square[1]}. Below her she attacks this column and both diagonals.`;
  if (side === "over") return `The search is over: no queen attacks ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} is attacked ${blame}, so row ${row} does not try it.`;
    if (side === "below") return `${it} is attacked ${blame}: there, ${listed(masks)} will have a ${one}.`;
    return `${it} is attacked ${blame}: ${listed(masks)} ${masks.length > 1 ? "have" : "has"} a ${one} here.`;
  }
  if (side === "above") return state === "tried" ? `${it} was free, and all that follows from it has been tried.` : `${it} is free: it will be tried when the search is back in row ${row}.`;
  if (side === "below") return `No queen attacks ${named(square, n)} so far.`;
  return `${it} is ${unattacked(state, 1 - one)}`;
}

/** @param {import("../../types.js").MaskFact["state"]} state @param {number} zero  what the masks have at a square that nobody attacks */
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

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function bitExplained({ about, register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} has a ${on ? 1 : 0} at bit ${n - 1 - column}:`;
  if (side === "over") return `${register} is not worked out in this step.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length ? `${here} ${slid(by[0], row, n, on ? 1 : 0)}` : `${here} no queen attacks this square along ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "have a 1" : "has a 1"} here` : "ld, col and rd all have a 0 here"}.`;
    case "poss":
      return `${here} ${on ? "the square is free and still to be tried." : state === "attacked" ? (about === "flipped" ? "ld, col and rd do not all have a 1 here." : "taken has a 1 here.") : state === "placed" ? "the square has just been taken." : "the square was free and has been tried."}`;
    case "bit":
      if (on) return `${here} ${state === "lifted" ? "its queen has just been lifted." : "the lowest 1 of poss, where the queen goes."}`;
      return `${here} ${state === "candidate" ? "but it is the lowest 1 of poss and comes next." : "only the lowest 1 of poss gets there."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** Where the digit of an attacked square comes from. @param {import("../../types.js").Attack} attack @param {number} row @param {number} n @param {number} digit */
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
const MASK_STATES = { queen: "queen", attacked: "attacked", free: "free", candidate: "free, comes next", placed: "free, comes next", tried: "tried", lifted: "tried, its queen just lifted", open: "not attacked" };

/** By what a search works with. @type {Record<string, Record<string, string>>} */
const STATES = {
  masks: MASK_STATES,
  flipped: MASK_STATES,
  square: { queen: "queen", placed: "queen", rejected: "attacked", refused: "attacked", tried: "tried", lifted: "tried, its queen just lifted", open: "not tried yet", out: "not tried", unreached: "not reached", over: "not attacked" },
  board: { empty: "empty", peaceful: "queen", attacked: "queen, attacked", untested: "queen, not tested" },
};

/** @param {import("../../types.js").Fact} fact */
function standing(fact) {
  if ("side" in fact && fact.state === "free" && fact.side !== "active" && fact.side !== "above") return MASK_STATES.open;
  return STATES[fact.about][fact.state];
}

/**
 * "row 0, bit 7: queen"; where a square is, and how it stands if that is known.
 * @param {import("../../types.js").AlgorithmView} view @param {Square} square @param {number} n @param {import("../../types.js").Fact | null} fact
 */
function squareRead({ family, fills }, [row, column], n, fact) {
  const [inRow, inColumn] = [`row ${row}`, family === "masks" ? `bit ${n - 1 - column}` : `column ${column}`];
  const where = fills === "row" ? `${inRow}, ${inColumn}` : `${inColumn}, ${inRow}`;
  return fact ? `${where}: ${standing(fact)}` : where;
}

/** How the squares of a call stand, and those that the search tree has of it. @type {Record<string, string>} */
const STANDING = { placed: "queen", path: "queen", candidate: "next", free: "still to try", open: "still to try", tried: "tried", lifted: "tried", refused: "attacked", rejected: "attacked" };

/** "bit 5", "bits 7, 5 and 2"; a number in brackets are the solutions found below. @param {string} noun @param {import("../../types.js").Standing[]} items */
function numbered(noun, items) {
  const names = items.map(({ label, found }) => (found === undefined || found === null ? label : `${label} (${solutions(found)})`));
  return `${names.length > 1 ? `${noun}s` : noun} ${listed(names)}`;
}

/**
 * "queen: bit 7; still to try: bits 5 and 2": the squares of a row, by how they stand.
 * @param {import("../../types.js").AlgorithmView} view @param {import("../../types.js").Standing[]} items
 */
function lineRead({ family, fills }, items) {
  const noun = family === "masks" ? "bit" : fills === "row" ? "column" : "row";
  const groups = [...new Set(Object.values(STANDING))].map((name) => ({ name, its: items.filter(({ state }) => STANDING[state] === name) }));
  return groups.filter(({ its }) => its.length).map(({ name, its }) => `${name}: ${numbered(noun, its)}`).join("; ");
}

/** "ld: bits 3 and 1; col: 0": the elements of arrays. @param {{array: string, mask: number}[]} elements */
const elementsRead = (elements) => elements.map(({ array, mask }) => `${array}: ${mask ? bits(mask) : 0}`).join("; ");

/** The listing, and which of its lines run. @param {number[]} lines  from 1 */
const listingRead = (lines) => (lines.length ? `${PAGE.code}, running: ${lines.length > 1 ? "lines" : "line"} ${listed(lines.map(String))}` : PAGE.code);

/** What is read aloud of the board, the listing, the stack and the tree. */
export const aloud = {
  listing: listingRead,
  square: squareRead,
  line: lineRead,
  elements: elementsRead,
};

// The drawers: settings, keys, solutions, what can be taken along.

/** @type {Record<keyof import("../../types.js").Settings, {title: string, hint: string, names: string[]}>} */
const SETTINGS = {
  theme: { title: "Light or dark", hint: "T changes it, too.", names: ["As the system", "Light", "Dark"] },
  keys: {
    title: "Letters, digits and signs as keys",
    hint: "Without them nothing happens by mistake, as in dictating. Space, arrows, Home and End always work.",
    names: ["On", "Off"],
  },
  voice: {
    title: "What a screen reader is told",
    hint: "By hand, every step is one sentence. While the film plays: solutions, at most every three seconds, pause and end; or as many steps as can be said.",
    names: ["Solutions, while it plays", "Every step", "Nothing"],
  },
  language: { title: "Language", hint: "What the server says of errors, and the files to take along, are in English always.", names: ["As the browser"] },
  animations: { title: "Show the parts of a step", hint: "In slow play. A system that asks for reduced motion gets pictures instead.", names: ["On", "Off"] },
};

/** What this device remembers of a learner. */
const FORGET = { title: "What you have learned", hint: "Which lessons you have seen, how you have answered, and the steps for a worksheet are kept on this device, and nowhere else.", button: "Forget", done: "It is forgotten." };

/** Every key. @type {{title: string, keys: [string[], string][]}[]} */
const KEYS = [
  {
    title: "Film",
    keys: [
      [["Space", "K"], "play, pause"],
      [["J"], "play in reverse; again: faster, with Shift slower"],
      [["L"], "play on; again: faster, with Shift slower"],
      [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "to so many tenths of the film"],
      [["→"], "one step on, with Shift ten"],
      [["←"], "one step back, with Shift ten"],
      [["."], "one line of the listing on"],
      [[","], "one line of the listing back"],
      [["Home"], "first step"],
      [["End"], "last step"],
    ],
  },
  {
    title: "Loop",
    keys: [
      [["A"], "the loop begins at this step"],
      [["B"], "the loop ends at this step"],
      [["X"], "no loop"],
    ],
  },
  {
    title: "Search",
    keys: [
      [["Q"], "predict: play stops and asks; and no longer"],
      [["N"], "next solution, with Shift the previous one"],
      [["D"], "next dead end, with Shift the previous one"],
      [["I"], "into the next call"],
      [["O"], "over all that follows from this queen; with Shift back over it"],
      [["U"], "out of this call; with Shift to its beginning"],
    ],
  },
  {
    title: "Board, registers and listing, when Tab has led there",
    keys: [
      [["↑", "↓", "←", "→"], "to another square, bit or line"],
      [["Home", "End"], "to the row's first or last square or bit"],
      [["Enter"], "the next queen on this square, the next step that runs this line; with Shift the one before"],
      [["Esc"], "away with the explanation"],
    ],
  },
  {
    title: "In a class",
    keys: [
      [["F"], "follow the lead, or look around"],
      [["H"], "raise your hand, or lower it"],
    ],
  },
  {
    title: "Page",
    keys: [
      [["+", "−"], "closer, wider look at the timeline"],
      [["P"], "for a projector, and back"],
      [["C"], "there: with the code or without"],
      [["T"], "light or dark"],
      [["?"], "this list"],
      [["Esc"], "close it"],
    ],
  },
];

/** What the gallery says as it stands. */
const GALLERY = {
  which: "Which solutions",
  found: "Found so far",
  all: "All",
  group: "By symmetry",
  list: "Solutions",
  page: "Page of solutions",
  earlier: "Earlier solutions",
  later: "Later solutions",
  first: "Go to the first one",
  sorting: "Sorting them …",
  forms: "How it is written",
  copy: "Copy",
  copied: "Copied",
  notCopied: "This browser does not let the page copy. The text is selected: Ctrl+C copies it.",
  chosen: "The chosen solution",
  text: "The solution as text",
  files: "All as a file:",
};

/** @type {Record<import("../../types.js").Form, string>} */
const FORMS = { board: "Board", matrix: "Matrix", columns: "Columns" };

/** @type {Record<import("../../types.js").Turn, string>} */
const TURNS = {
  identity: "itself",
  quarter: "turned a quarter clockwise",
  half: "turned by a half",
  three_quarters: "turned three quarters clockwise",
  left_right: "mirrored left to right",
  top_bottom: "mirrored top to bottom",
  falling_diagonal: "mirrored along the diagonal \\",
  rising_diagonal: "mirrored along the diagonal /",
};

/** The turns where there is little room. @type {Record<import("../../types.js").Turn, string>} */
const SHORT_TURNS = {
  identity: "first",
  quarter: "¼ turn ↻",
  half: "½ turn ↻",
  three_quarters: "¾ turn ↻",
  left_right: "mirror ↔",
  top_bottom: "mirror ↕",
  falling_diagonal: "mirror ⤡",
  rising_diagonal: "mirror ⤢",
};

/** @param {import("../../types.js").Solution} solution @param {{turn: import("../../types.js").Turn, first: number} | null} from */
function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: solution ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Solution ${whole(number)}, step ${whole(step)}${how}`;
}

const NOT_FOUND_YET = "not found yet";

/** @param {number} shown @param {number} total */
const classesHang = (shown, total) => (shown < total ? `${whole(shown)} of ${counted(total, "class", "classes")}` : counted(total, "class", "classes"));

/** Why the gallery is empty. @param {number} n @param {number | null} total */
function galleryEmpty(n, total) {
  if (total === null) return { title: "None found so far.", why: "Every solution that the film has passed will hang here." };
  if (total) return { title: "None found so far.", why: `Every solution that the film has passed will hang here, ${whole(total)} in the end.` };
  return {
    title: `There is none for N = ${n}.`,
    why: `${capital(word(n))} queens always attack one another on ${n} × ${n} squares. The search has tried every way: that is a proof, too.`,
  };
}

/** @param {number} most */
const noClasses = (most) => `up to N = ${most}`;

/** @param {number} index @param {number} found @param {number} size */
const className = (index, found, size) => ({
  title: `Class ${whole(index + 1)}`,
  size: found < size ? `${found} of ${counted(size, "solution")} found` : counted(size, "solution"),
});

/** The class of a chosen solution. @param {number} index @param {number} size @param {{turn: import("../../types.js").Turn, first: number}} from */
function classTold(index, size, { turn, first }) {
  const how = turn === "identity" ? "the first of" : `solution ${whole(first)}, ${TURNS[turn]}; one of`;
  return `Class ${whole(index + 1)}: ${how} ${word(size)}.`;
}

/** @param {import("../../types.js").Form} form @param {number} count */
const downloadSolutions = (form, count) => `Download ${counted(count, "solution")} as text: ${FORMS[form].toLowerCase()}`;

/** @param {number} first @param {number} last @param {number | null} total */
const pageOf = (first, last, total) => `${whole(first)} to ${whole(last)}${total === null ? "" : ` of ${whole(total)}`}`;

/** What the drawer for taking things along says as it stands. */
const EXPORT = {
  still: "Picture of this step",
  svg: "Save SVG",
  png: "Save PNG",
  pngWidth: "Width of the PNG",
  moving: "Animated GIF",
  from: "From step",
  to: "To step",
  stride: "Every",
  delay: "ms a step",
  width: "Pixels wide",
  make: "Make the GIF",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  progress: "Share of the frames that are drawn",
  film: "The finished animation",
  noPng: "The browser cannot make a PNG of this size.",
  noGif: "The browser could not make the GIF.",
  table: "Steps as data",
  tableHint: "One step a line. JSON Lines has everything, the call stack too; CSV opens in a spreadsheet.",
};

/** @type {Record<"jsonl" | "csv", string>} */
const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {import("../../types.js").Run} run @param {number} step @param {number | null} steps  in all */
const heading = ({ algorithm, n }, step, steps) => `N = ${n}, ${algorithm}, step ${whole(step)}${steps === null ? "" : ` of ${whole(steps)}`}`;

/** @param {number} count */
const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER ? `A whole number, ${whole(least)} or more` : `A whole number from ${whole(least)} to ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
const filmPlan = (frames, delay) => `${counted(frames, "frame")}, ${duration((frames * delay) / 1000)} long`;

/** @param {number} frames @param {number} most */
const tooManyFrames = (frames, most) => `These are ${whole(frames)} frames; a GIF takes ${whole(most)} at most. Fewer steps, or not every one, will do.`;

/** @param {number} done @param {number} all */
const framesDone = (done, all) => `Frame ${whole(done)} of ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
const saveFile = (name, size) => `Save ${name} (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
const fileSize = (steps, size) => `${counted(steps, "step")}, about ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [["TB", 1e12], ["GB", 1e9], ["MB", 1e6], ["KB", 1e3]];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["bytes", 1];
  return `${Number((count / size).toPrecision(2)).toLocaleString("en")} ${unit}`;
}

/** What the drawers say. */
export const drawers = {
  SETTINGS,
  FORGET,
  KEYS,
  GALLERY,
  FORMS,
  SHORT_TURNS,
  solutionName,
  NOT_FOUND_YET,
  classesHang,
  galleryEmpty,
  noClasses,
  className,
  classTold,
  downloadSolutions,
  pageOf,
  EXPORT,
  FORMATS,
  heading,
  pixels,
  badNumber,
  filmPlan,
  tooManyFrames,
  framesDone,
  saveFile,
  fileSize,
};

// Where the page explains itself: legend, starting points, what if.

const ROWS = "Every row gets one queen, and no two queens may attack each other. The search fills the board from the top; the framed row is the one it is busy with.";
const SQUARES = `${ROWS} It tries that row's squares one by one, from the left.`;
const RAYS = "A queen attacks down her column and along two diagonals: three coloured rays. Under each column stand digits.";
const NUMBER = "So a row of squares becomes a row of digits, which is a number.";
const SHIFT = "One row down, every blue ray has moved a column to the right, every green one to the left, the orange ones not at all.";
const STUCK = "No yellow square means a dead end: the last queen comes off again and the next free square of her row is tried. A queen in every row is a solution.";
const REFUSED = "If no square of a row is free, that is a dead end: the last queen comes off again and the next square of her row is tried. A queen in every row is a solution.";
const FOUND = "The numbered dots on the board are these looks. The first queen that is found ends the test; if there is none, a queen takes the square.";
const MASKS = [
  ROWS,
  `${RAYS} Where a ray crosses the framed row, the digit of its colour is a 1, elsewhere a 0. ${NUMBER}`,
  "taken has a 1 wherever any ray arrives. poss is its opposite: its 1s are the free squares, the yellow ones. bit keeps the rightmost of them, and there the next queen goes.",
  `${SHIFT} A computer shifts whole numbers like that at once, without looking at a single square.`,
];

/** How each search is to be read, for somebody who has never heard of bits. @type {Record<string, string[]>} */
const HOW_TO_READ = {
  naive: [
    "Every board with one queen in each row is put together, and then tested as a whole. The wheels below the board are an odometer: each shows the column of its row's queen. The last wheel turns fastest; when it has been through all columns, the one before it turns.",
    "The test goes through the rows from the top and looks for a queen above each one: up its column, then up left, then up right. It ends at the first queen that is attacked. The framed row is hers, and the numbered dots are the looks of that row.",
    "Nothing is learned from a bad board: the next one is tested as if there had been none before. A board on which no queen attacks another is a solution.",
  ],
  backtracking: [
    "Every column gets one queen, and no two queens may attack each other. The search fills the board from the left; the framed column is the one it is busy with. It tries that column's squares one by one, from the top.",
    `To test a square, it looks for a queen left of it: along its row, then up left, then down left, the nearest square first. ${FOUND}`,
    "Right of each row stands how many looks its square of the framed column took. Below the board stands what the present looks have seen.",
    "If no square of a column is free, that is a dead end: the last queen comes off again and the next square of her column is tried. A queen in every column is a solution.",
  ],
  basic: [
    SQUARES,
    `To test a square, it looks for a queen above it: up its column, then up left, then up right, the nearest square first. ${FOUND}`,
    "Under each square of the framed row stands what its test found, how many looks that took, and what the present looks have seen.",
    REFUSED,
  ],
  plain: [
    `${ROWS} A list has the columns without a queen, and only their squares are tried, one by one.`,
    `To test a square, it looks for a queen along its two diagonals: up left, then up right, the nearest square first. ${FOUND}`,
    "Under each square of the framed row stands whether the list has its column, what its test found, how many looks that took, and what the present looks have seen.",
    REFUSED,
  ],
  caching: [
    SQUARES,
    "It looks at no square. Three arrays of flags remember where queens stand: columns, majors for the diagonals \\ and minors for the diagonals /. Under each square of the framed row stand its three flags. A hatched one is true: a queen stands on that line.",
    "To test a square, its flags are read in this order, up to the first that is true. If none is, a queen takes the square and sets all three. When she comes off again, they are false again.",
    REFUSED,
  ],
  bitmask: [...MASKS, STUCK],
  loop: [
    ...MASKS,
    "There are no calls: four arrays hold the masks of every row, and a counter says which row it is. No yellow square means a dead end: the counter goes back by one, and the next free square of that row is tried. A queen in every row is a solution.",
  ],
  flipped: [
    ROWS,
    `${RAYS} Where a ray crosses the framed row, the digit of its colour is a 0, elsewhere a 1: here a 1 is free. ${NUMBER}`,
    "poss has a 1 where ld, col and rd all have one: no ray arrives there, and the square is yellow. bit keeps the rightmost of these 1s, and there the next queen goes.",
    `${SHIFT} At the edges that they leave behind, a 1 comes in: nobody attacks from beyond the board.`,
    STUCK,
  ],
  conjoin: [
    SQUARES,
    "Every square is one whole number with three 1s: one for its column and one for each of its diagonals. The number used has the 1s of all queens. Under each square of the framed row stand the digits of used for its three lines. A hatched 1 is a line with a queen.",
    "To test a square, one operation compares its number, bits, with used. If they have no 1 in common, a queen takes the square, and her 1s join used. Each row is a generator: it waits with its queen until the rows below have tried everything.",
    REFUSED,
  ],
};

/** The parts of the page whose signs are explained. */
const SECTIONS = { board: "On the board", registers: "In the registers", below: "Beside and below the board", tree: "In the tree", timeline: "On the timeline" };

/** What each sign means. @type {Record<string, string>} */
const LEGEND = {
  queen: "A queen that stands.",
  ld: "Blue, hatched \\: ld. Attacked from above along a diagonal that falls to the right.",
  col: "Orange, hatched |: col. The column has a queen.",
  rd: "Green, hatched /: rd. Attacked from above along a diagonal that falls to the left.",
  ld0: "Blue, a hatched 0 in ld. Attacked from above along a diagonal that falls to the right.",
  col0: "Orange, a hatched 0 in col. The column has a queen.",
  rd0: "Green, a hatched 0 in rd. Attacked from above along a diagonal that falls to the left.",
  dotted: "Dotted: the ray goes on below the framed row.",
  frame: "The frame: this row is searched now. The registers below the board are its own.",
  row: "The frame: this row is searched now.",
  column: "The frame: this column is searched now.",
  ended: "The frame: the row at which the test of this board ended.",
  free: "Yellow with a ring: free, no ray comes here.",
  plumb: "Dashed line: leads from a free square down to its 1.",
  candidate: "Hollow queen in a heavy frame: the square that comes next, the rightmost free one.",
  tried: "Cross: was free, has been tried.",
  done: "Cross: has been tested. It was attacked, or all that follows from a queen there has been tried.",
  lifted: "Grey hollow queen: has just been lifted off again.",
  looks: "Numbered dots: the squares that the test has looked at, in this order.",
  found: "Red ring: the queen at whom the test ended.",
  rejected: "Red frame: tested in this step, and attacked.",
  attacked: "Red frame: this queen is attacked.",
  placed: "Heavy frame: tested in this step, and free. A queen takes it.",
  dead: "Framed row without yellow: no free square, a dead end.",
  solution: "Gold frame: a solution.",
  fixed: "Ring around a queen: you have fixed her (What if …).",
  taken: "taken: 1 where ld, col or rd has a 1 (OR).",
  poss: "poss: 1 where taken has a 0 (NOT), as long as the square has not been tried.",
  and: "poss: 1 where ld, col and rd all have a 1 (AND), as long as the square has not been tried.",
  one: "Framed 1 in ld, col or rd: not attacked along this line.",
  incoming: "Dashed 1: came in at the edge with the shift.",
  crossed: "Cross in poss: tried already.",
  bit: "bit: the lowest 1 of poss, where the queen stands.",
  coming: "Dashed: will be bit in the next step.",
  ghost: "Dashed 1 beside rd: has just left the board on the left.",
  listed: "A number in the list: this column has no queen yet.",
  line: "Hatched: this square is attacked along a line of that direction.",
  stands: "Filled: a queen takes this square.",
  cost: "A number in a row's looks: how many squares its test looked at.",
  seen: "0: an empty square that the test has looked at. 1: there it found a queen.",
  beside: "Right of a row: how many squares its test looked at. The colour is that of the line on which it found a queen.",
  flag: "Hatched: this flag is true. The number is its place in the array.",
  order: "A number at the corner: this flag is read now, as the first, second or third.",
  outer: "Slim: what belongs to lines that miss the framed row.",
  used: "Hatched 1 in used: a queen stands on this line.",
  own: "Framed 1 in bits: the tested square lies on this line.",
  hit: "Red: both have a 1, so the square is attacked.",
  turned: "Heavy frame: this wheel has just turned.",
  wrong: "Red frame: the queen of this row is attacked.",
  path: "Where the queens stand now, line by line.",
  next: "The one that comes next.",
  searched: "Searched already.",
  open: "Still to come.",
  refused: "Attacked.",
  refusing: "Attacked, as this step has found.",
  past: "Steps before this one.",
  future: "Steps still to come.",
  unwalked: "Hatched: nobody has walked there yet.",
  tick: "A solution.",
  calls: "Outlined: the calls that are open now, one a line.",
};

/**
 * Starting points: a title, and what to look for. The figures come from the list itself.
 * @type {Record<string, (figures: Record<string, number>) => {title: string, look: string}>}
 */
const STARTS = {
  whole: ({ n, steps, dead_ends, solutions }) => ({
    title: `N = ${n}, from beginning to end`,
    look: `All ${whole(steps)} steps. Look how the frame climbs back after each of the ${dead_ends} dead ends, and for the ${solutions} gold frames.`,
  }),
  mirror: ({ n, steps, solutions }) => ({
    title: `N = ${n} and its ${solutions} solutions`,
    look: `Look at the gold ticks among the ${whole(steps)} steps: the second half of the timeline mirrors the first.`,
  }),
  two: ({ n, dead_ends }) => ({
    title: `N = ${n} has no solution`,
    look: `Wherever the first queen goes, her rays reach every square of row 1: ${dead_ends} dead ends.`,
  }),
  three: ({ n, dead_ends }) => ({
    title: `Nor has N = ${n}`,
    look: `A second queen finds a place now and then, a third one never: ${dead_ends} dead ends.`,
  }),
  first: ({ n, step, placements, dead_ends }) => ({
    title: `N = ${n}: the first solution`,
    look: `Look at col in step ${step}: ${n} ones. It took ${placements} placements and ${dead_ends} dead ends; go back with ← to see how the last queens came.`,
  }),
  deepest: ({ n, step, row, column, attacker, times }) => ({
    title: `N = ${n}: the deepest dead end`,
    look: `Step ${step}: only row ${row} lacks its queen. The one column left, bit ${n - 1 - column}, lies on a diagonal of the queen of row ${attacker}. The search fails ${times} times as deep as this.`,
  }),
  fast: ({ n, steps, solutions, speed }) => ({
    title: `N = ${n} at ${whole(speed)} steps a second`,
    look: `${whole(steps)} steps in ${duration(steps / speed)}: look how the star counts towards ${whole(solutions)} while the timeline hardly moves.`,
  }),
};

/** A square by its row and its bit. @param {number} row @param {number} column @param {number} n */
const squareName = (row, column, n) => `row ${row}, bit ${n - 1 - column}`;

/** What the drawer for queens set by hand says. */
const WHATIF = {
  intro: "Fix queens on the first rows, from the top down, and watch only what follows from them. A click on a queen takes her off again, with those below her.",
  board: "Queens to begin with",
  watch: "Watch",
  last: "Remove the last",
  all: "Remove all",
  empty: "No queen is fixed: the film is the whole search.",
  /** @param {number} most */
  tooLarge: (most) => `Queens can be fixed up to N = ${most}: beyond, nobody knows yet where in the search they stand.`,
  /** @param {number} row */
  notYet: (row) => `Row ${row} comes first: queens are fixed row by row from the top.`,
  /** The subtree below some queens. @param {number} steps @param {number} found */
  below: (steps, found) => `From here on: ${counted(steps, "step")}, ${counted(found, "solution")}.`,
  /** @param {number} row @param {number} column @param {number} n @param {"fixed" | "free" | "attacked" | "later"} state */
  square(row, column, n, state) {
    const what = { fixed: "queen", free: "free", attacked: "attacked", later: "later" }[state];
    return `${squareName(row, column, n)}: ${what}`;
  },
  /** Who attacks a square. @param {number} row @param {number} column @param {number} n @param {{row: number, along: "ld" | "col" | "rd"}[]} attackers */
  attacked(row, column, n, attackers) {
    const each = attackers.map((attacker) => `the queen of row ${attacker.row} attacks it along ${attacker.along}`);
    return `No queen can stand on ${squareName(row, column, n)}: ${each.join(", ")}.`;
  },
};

/** What the drawers that explain the page say. */
export const guide = {
  HOW_TO_READ,
  SECTIONS,
  LEGEND,
  STARTS,
  WHATIF,
};
