// What the first picture and the transport say, in English. Pure: facts in, text out.

import { free, isDeadEnd, lowest, place as numberOf, places } from "../../bits.js";

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

/** What the server's catalogue says of an algorithm; it says so in English. @param {string} _id @param {{title: string, blurb: string, reason: string}} told */
export const algorithm = (_id, told) => told;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const NO_CALL = "No more calls follow this step.";
export const NO_END = "Nobody has walked to the end of this search yet: this is the furthest step seen so far.";
export const NO_SUCH_QUEENS = "The search ends before it comes to these queens.";
export const BROKEN = "Something went wrong in the page. Reloading it helps.";
export const NOT_LOADED = "The server did not send this part of the page. It helps to try again, or to load the page anew.";
export const PRESENT = { start: "Present", stop: "Leave (Esc)" };
export const COPIED = "The link is copied: it opens this very step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";
/** Beside a row, or a column, that has no free square. @param {import("../../types.js").Face} face @param {number} at */
export const barren = ({ family, fills }, at) => (family === "masks" ? "✕ no free square" : `✕ no free square in ${fills} ${at}`);

export const PLAY = { start: "Play (Space)", stop: "Pause (Space)" };
export const REVERSE = { start: "Play in reverse (J)", stop: "Pause (K)" };

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

/**
 * What one line of the listing does.
 * @param {import("../../types.js").Part} part @param {number} n
 * @returns {{title: string, why: string}}
 */
export function partly({ name, picture }, n) {
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
      return { title: "The call returns.", why: `Solution ${whole(solutions)} has been counted; the search goes on as if this were a dead end.` };
    case "ended":
      return { title: `poss is 0: nothing is left to try in row ${row}.`, why: row ? `The call is over, and the queen of row ${row - 1} will be lifted.` : "The outermost call is over." };
    case "found":
    case "called":
    case "counted":
    case "back":
    case "line":
      return sentence(picture, n);
    default:
      throw new Error(`no sentence for ${name}`);
  }
}

/** What is shown, in words: a step, or one line of it. @param {Pick<import("../../types.js").Look, "shown" | "moment">} look */
export function now({ shown, moment }) {
  if (!shown) return { title: "", why: "" };
  return moment ? partly(moment.part, shown.run.n) : sentence(shown.step, shown.run.n);
}

/** "bit 3 of row 2". @param {import("../../types.js").Square} square @param {number} n */
export const named = ([row, column], n) => `bit ${n - 1 - column} of row ${row}`;

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} bit ${n - 1 - column}`).join(", ");
  const open = step.stack.length && step.row < n ? ` Row ${step.row} is active; ${word(places(free(step, n)).length)} squares of it unattacked.` : "";
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
export const speed = (speed) => (speed < 1 ? `one step in ${Number((1 / speed).toPrecision(2))} seconds` : `${whole(speed)} steps a second`);

/** @param {string} shown */
export const achieved = (shown) => `now ${shown} / s`;

/** How large an error is, as a percentage. @param {string} error @param {string} whole */
const share = (error, whole) => `${Number(((100 * Number(error)) / Number(whole)).toPrecision(1))} %`;

/** "3.4e15" as people write it. @param {string} estimate */
export function power(estimate) {
  const [digits, exponent] = estimate.split("e");
  return `${digits} × 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
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

/** What was found lies where the film does not go. @param {import("../../types.js").Stretch} stretch */
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

/** What each field of the address can be. @type {Record<string, string>} */
const FIELDS = {
  algorithm: "the name of one in the menu",
  n: "a whole number from 1 to 32",
  goal: "“all” or “first”",
  step: "a whole number from 0",
  speed: "from 0.5 to 100,000,000 steps a second",
  from: "a step, a whole number from 0",
  to: "a step after “from”",
  queens: "a list of columns from 0, like 4,1",
  code: "“shown” or “hidden”",
  drawer: "the name of a drawer",
  panel: "“now”, “code”, “stack” or “tree”",
};

/** What is wrong in the address. @param {[string, string][]} wrong  field and value @param {number} [most]  n that the algorithm takes */
export const badAddress = (wrong, most = 32) =>
  wrong.map(([field, text]) => `In the address, ${field} is ${FIELDS[field].replace("to 32", `to ${most}`)}, not “${text.slice(0, 20)}”.`).join(" ");

/** What in the address lies beyond the end of the film. @param {[string, number][]} fields @param {number} steps */
export const beyond = (fields, steps) =>
  fields.map(([field, step]) => `In the address, ${field} is a step from 0 to ${whole(steps - 1)} here, not ${whole(step)}.`).join(" ");

/** An end of a loop, for its slider. @param {number} step */
export const loopEnd = (step) => `step ${whole(step)}`;

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

/** @param {number} found */
export const countAll = (found) => `${counted(found, "solution")} so far: count them all`;

/** Beside the number of solutions. @param {number} found */
export const foundSoFar = (found) => (found === 1 ? "solution so far" : "solutions so far");

/** @param {number} n */
export const countButton = (n) => `Count N = ${n}`;

/** A time as people say it. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds < 60) return `${Number(seconds.toPrecision(2))} s`;
  for (const [name, length, next] of UNITS) if (seconds < next) return counted(Math.round(seconds / length), name);
  return "ages";
}

/** @type {[string, number, number][]} name, seconds, and where the next one begins */
const UNITS = [["minute", 60, 5400], ["hour", 3600, 129_600], ["day", 86_400, 31_557_600], ["year", 31_557_600, Infinity]];

/** The headings of what can lie in the drawer. @type {Record<import("../../types.js").DrawerName, string>} */
export const DRAWERS = { keys: "Keys", settings: "Settings", gallery: "Solutions", export: "Take it along", legend: "How to read this", starts: "Starting points", whatif: "What if …" };

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) => `${whole(more)} more ${more === 1 ? "solution" : "solutions"}, ${whole(all)} in all.`;

/** @param {number} queens */
export const fixed = (queens) => `what if: ${counted(queens, "queen")} fixed`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Remove`;

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

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N to ${largest}`;
