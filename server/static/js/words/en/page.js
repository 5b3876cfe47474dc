// What the first picture and the transport say, in English. Pure: facts in, text out.

import { free, isDeadEnd, lowest, place as numberOf, places } from "../../model/bits.js";

/** @typedef {import("../../types.js").Step} Step */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const NUMBER = new Intl.NumberFormat("en");

/** A decimal number that was written with a point. @param {string} text */
export const decimal = (text) => text;

/** A number as it was typed, with a decimal point. @param {string} text */
export const plain = (text) => text;

/** A whole number with separators. @param {number} value */
export const whole = (value) => NUMBER.format(value);

/** @param {number} count */
export const solutions = (count) => counted(count, "solution");

/** The kinds of steps, in a word or two. */
export const KINDS = { call: "call", place: "place", reject: "reject", solution: "solution", return: "return", enter: "call" };

/** "row 3", or "column 3" where columns are filled. @param {Step | import("../../types.js").Trial} step */
export const lineOf = (step) => ("column" in step ? `column ${step.column}` : `row ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithm: ${title}`;

/** An N that an algorithm does not take. @param {import("../../types.js").Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) => `${title} takes N from 1 to ${largest}, not ${n}${because(reason)}. It stays ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {import("../../types.js").Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) => `${title} takes N from 1 to ${largest}, so N is ${largest} now and not ${n}${because(reason)}.`;

/** What the server's catalogue says of an algorithm; it says so in English. @param {import("../../types.js").Algorithm} told */
export const algorithm = ({ title, reason }) => ({ title, reason });

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const NO_END = "Nobody has walked to the end of this search yet: this is the furthest step seen so far.";
export const BROKEN = "Something went wrong in the page. Reloading it helps.";
export const NOT_LOADED = "The server did not send this part of the page. It helps to try again, or to load the page anew.";
/** Beside a row, or a column, that has no free square. @param {import("../../types.js").Face} face @param {number} at */
export const barren = ({ family, fills }, at) => (family === "masks" ? "✕ no free square" : `✕ no free square in ${fills} ${at}`);

export const PLAY = { start: "Play (Space)", stop: "Pause (Space)" };
export const REVERSE = { start: "Play in reverse (J)", stop: "Pause (K)" };

/** Over the stack of a search that makes no calls: what it has in their place, and below it what its frame means. */
export const ARRAYS = "The arrays";

/** What a search fills, line by line, and what is tried in it. */
export const LINE = { row: "row", column: "column" };

export const BIT = "bit";
export const WORTH = "worth";

/** How a register is made, in small type beside its name. */
export const MADE = { or: "OR", not: "NOT", and: "AND", lowest: "lowest", lost: "− tried", next: "next", lifted: "lifted" };

/** A 1 that has left the board. */
export const PUSHED = "The 1 that rd pushed off the board";

/** Beside the sums of a step. */
export const SUMS = { both: "both 1", ld: "→ right", col: "↓ stays", rd: "← left" };

/** Beside the lines of the listing that ask something. */
export const ANSWERS = { yes: "yes", no: "no" };

/** A small number as a word. @param {number} value */
export const word = (value) => NUMBERS[value] ?? String(value);

/** @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** "bit 5", "bits 7, 5 and 2". @param {number} mask */
export function bits(mask) {
  const numbers = places(mask);
  if (numbers.length === 1) return `bit ${numbers[0]}`;
  return `bits ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) => `${whole(count)} ${count === 1 ? one : many}`;

/**
 * What a step does, and why.
 * @param {Step} step @param {number} n
 * @returns {{title: string, why: string}}
 */
export function sentence(step, n) {
  switch (step.kind) {
    case "call":
      return isDeadEnd(step) ? deadEnd(step, n) : freeRow(step, n);
    case "place":
      return placing(step, n);
    case "solution":
      return solution(step, n);
    case "return":
      return step.stack.length ? lifting(step) : end(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Step} step @param {number} n */
function freeRow({ row, poss }, n) {
  const squares = places(poss).length;
  const first = `bit ${numberOf(lowest(poss))}`;
  if (squares === 1) {
    return { title: `Row ${row} has one free square: ${first}.`, why: n === 1 ? "The board has no other." : "Every other column is a 1 in ld, col or rd." };
  }
  return {
    title: `Row ${row} has ${word(squares)} free squares.`,
    why: row
      ? `No ray reaches ${bits(poss)}. The rightmost, ${first}, comes first: poss & −poss keeps only the lowest 1.`
      : `The board is empty. The rightmost square, ${first}, comes first: poss & −poss keeps only the lowest 1.`,
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

/** @param {Step} step @param {number} n */
function solution({ solutions }, n) {
  const queens = n === 1 ? "The queen stands" : `All ${word(n)} queens stand`;
  return { title: `Solution ${whole(solutions)}.`, why: `${queens}: col is all ones, so col == done. It is counted, and the search goes on.` };
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
  const left = places(free(step, n)).length;
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
export const speed = (speed) => (speed < 1 ? `one step in ${rounded(1 / speed)} seconds` : `${whole(speed)} steps a second`);

/** @param {string} shown */
export const achieved = (shown) => `now ${shown} / s`;

/** In two digits. @param {number} value */
export const rounded = (value) => String(Number(value.toPrecision(2)));

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

/** @param {import("../../types.js").Connection} connection */
export function connection({ status, retryIn }) {
  if (status !== "lost") return "";
  const again = retryIn ? `Trying again in ${Math.max(1, Math.round(retryIn))} s` : "Trying again";
  return `The server does not answer. ${again}; what is shown stays.`;
}

/** A call under the pointer. @param {[number, number, number]} call @param {number} found @param {import("../../types.js").Outline} outline @param {"row" | "column"} fills */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "from before, " : "";
  const about = outline.exact ? "" : "about ";
  return `${fills} ${row} · ${cut}${counted(end - first, "step")} · ${about}${counted(found, "solution")} below`;
}

/** A place under the pointer where calls are too narrow to tell. @param {number} step */
export const place = (step) => `step ${whole(step)}`;

/** Where the film stands, for the timeline's voice. @param {Step} step @param {import("../../types.js").Description | null} description */
export const position = (step, description) => `step ${whole(step.step)} ${ofSteps(step.step, description)}, ${lineOf(step)}, ${solutions(step.solutions)} so far`;

/** @param {number} found */
export const countAll = (found) => `${counted(found, "solution")} so far: count them all`;

/** Beside the number of solutions. @param {number} found */
export const foundSoFar = (found) => (found === 1 ? "solution so far" : "solutions so far");

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Bitqueens: the N queens in bits",
  name: "N‑Queens",
  inBits: "in bits",
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
  tour: "Tour",
  present: "Present",
  presentTitle: "For a projector (P)",
  theme: "Light or dark",
  more: "More",
  algorithm: "Algorithm",
  loopShown: "Loop what the timeline shows",
  searchAll: "Search for all solutions",
  searchFirst: "Search for the first solution",
  guidedTour: "Guided tour",
  legend: "How to read this",
  starts: "Starting points",
  whatif: "What if …",
  solutions: "Solutions",
  takeAlong: "Take it along",
  race: "Race",
  times: "Table of times",
  copyLink: "Copy link",
  settings: "Settings",
  keys: "Keys",
  stage: "Board and registers",
  theBoard: "The board",
  squares: "Squares",
  solution: "solution",
  registers: "Registers of the active row",
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
  lastStep: "Last step (End)",
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
  retry: "Try now",
};

