// Everything that the page says in sentences, in English. Pure: facts in, text out.

import { free, isDeadEnd, lowest, place as numberOf, places } from "./bits.js";

/** @typedef {import("./types.js").Step} Step */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const NUMBER = new Intl.NumberFormat("en");

/** A whole number with separators. @param {number} value */
export const whole = (value) => NUMBER.format(value);

/** A whole number in at most four characters: "16", "9999", "17M". @param {number} value */
export function brief(value) {
  if (value < 1e4) return String(value);
  const [size, unit] = value < 1e6 ? [1e3, "k"] : value < 1e9 ? [1e6, "M"] : [1e9, "G"];
  return `${Math.floor(value / size)}${unit}`;
}

/** @param {number} count */
export const solutions = (count) => counted(count, "solution");

/** The kinds of steps, in a word or two. */
export const KINDS = { call: "call", place: "place", reject: "reject", solution: "solution", return: "return", enter: "call" };

/** "row 3", or "column 3" where columns are filled. @param {Step | import("./types.js").Trial} step */
export const lineOf = (step) => ("column" in step ? `column ${step.column}` : `row ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithm: ${title}`;

/** An N that an algorithm does not take. @param {import("./types.js").Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) => `${title} takes N from 1 to ${largest}, not ${n}${because(reason)}. It stays ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {import("./types.js").Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) => `${title} takes N from 1 to ${largest}, so N is ${largest} now and not ${n}${because(reason)}.`;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const RUN_LINE = "The next step that runs this line (Shift: the one before)";
export const NO_CALL = "No more calls follow this step.";
export const NO_END = "Nobody has walked to the end of this search yet: this is the furthest step seen so far.";
export const NO_SUCH_QUEENS = "The search ends before it comes to these queens.";
export const BROKEN = "Something went wrong in the page. Reloading it helps.";
export const NOT_LOADED = "The server did not send this part of the page. It helps to try again, or to load the page anew.";
export const PRESENT = { start: "Present", stop: "Leave (Esc)" };
export const COPIED = "The link is copied: it opens this very step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";
/** Beside a row, or a column, that has no free square. @param {import("./types.js").Face} face @param {number} at */
export const barren = ({ family, fills }, at) => (family === "masks" ? "✕ no free square" : `✕ no free square in ${fills} ${at}`);

export const PLAY = { start: "Play (Space)", stop: "Pause (Space)" };
export const REVERSE = { start: "Play in reverse (J)", stop: "Pause (K)" };

/** A small number as a word. @param {number} value */
export const word = (value) => NUMBERS[value] ?? String(value);

/** @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

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
 * @param {import("./types.js").Part} part @param {number} n
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

/** What is shown, in words: a step, or one line of it. @param {Pick<import("./types.js").Look, "shown" | "moment">} look */
export function now({ shown, moment }) {
  if (!shown) return { title: "", why: "" };
  return moment ? partly(moment.part, shown.run.n) : sentence(shown.step, shown.run.n);
}

/** How the lines look along which queens attack. */
const SIGNS = { ld: "\\", col: "|", rd: "/" };

/** "bit 3 of row 2". @param {import("./types.js").Square} square @param {number} n */
const named = ([row, column], n) => `bit ${n - 1 - column} of row ${row}`;

/** "ld", "ld and col", "ld, col and rd". @param {string[]} names */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/** Why a square is attacked or free, a bit 1 or 0. @param {import("./types.js").Fact} fact @param {number} n */
export function explained(fact, n) {
  return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
}

/** @param {import("./types.js").Fact} fact @param {number} n */
function squareExplained({ square, by, side, state }, n) {
  const [row] = square;
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const blame = listed(by.map(({ line, queen }) => `along ${SIGNS[line]} by the queen of row ${queen[0]}`));
  if (state === "queen") return `The queen of row ${row} stands on bit ${n - 1 - square[1]}. Below her she attacks this column and both diagonals.`;
  if (side === "over") return `The search is over: no queen attacks ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} is attacked ${blame}, so row ${row} does not try it.`;
    if (side === "below") return `${it} is attacked ${blame}: there, ${listed(masks)} will have a 1.`;
    return `${it} is attacked ${blame}: ${listed(masks)} ${masks.length > 1 ? "have" : "has"} a 1 here.`;
  }
  if (side === "above") return state === "tried" ? `${it} was free, and all that follows from it has been tried.` : `${it} is free: it will be tried when the search is back in row ${row}.`;
  if (side === "below") return `No queen attacks ${named(square, n)} so far.`;
  return `${it} is ${unattacked(state)}`;
}

/** @param {import("./types.js").Fact["state"]} state */
function unattacked(state) {
  const zeros = "ld, col and rd all have a 0 here";
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

/** @param {import("./types.js").Fact} fact @param {number} n */
function bitExplained({ register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} has a ${on ? 1 : 0} at bit ${n - 1 - column}:`;
  if (side === "over") return `${register} is not worked out in this step.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return on ? `${here} ${slid(by[0], row, n)}` : `${here} no queen attacks this square along ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "have a 1" : "has a 1"} here` : "ld, col and rd all have a 0 here"}.`;
    case "poss":
      return `${here} ${on ? "the square is free and still to be tried." : state === "attacked" ? "taken has a 1 here." : state === "placed" ? "the square has just been taken." : "the square was free and has been tried."}`;
    case "bit":
      if (on) return `${here} ${state === "lifted" ? "its queen has just been lifted." : "the lowest 1 of poss, where the queen goes."}`;
      return `${here} ${state === "candidate" ? "but it is the lowest 1 of poss and comes next." : "only the lowest 1 of poss gets there."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** Where a 1 comes from. @param {import("./types.js").Attack} attack @param {number} row @param {number} n */
function slid({ line, queen: [from, column] }, row, n) {
  if (line === "col") return `the queen of row ${from} stands in this column.`;
  const columns = row - from;
  const way = `${word(columns)} ${columns === 1 ? "column" : "columns"} to the ${line === "ld" ? "right" : "left"}`;
  return `the queen of row ${from} took bit ${n - 1 - column}, and her 1 has slid ${way}.`;
}

/** How to go on from a square. */
export const GO = {
  mouse: "Click: next queen here · Shift: previous",
  keys: "Enter: next queen here · Shift: previous",
};

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `row ${row} bit ${n - 1 - column}`).join(", ");
  const open = step.stack.length && step.row < n ? ` Row ${step.row} is active; ${word(places(free(step, n)).length)} squares of it unattacked.` : "";
  return `Board of ${n} by ${n}. ${queens ? `Queens: ${queens}.` : "No queens."}${open}`;
}

/**
 * "of 6,170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {number} step @param {import("./types.js").Description | null} description
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

/** @param {import("./types.js").What} what @param {import("./types.js").Direction} direction */
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

/** @param {import("./types.js").Doing} doing @param {import("./types.js").Direction} direction @param {number} searched  steps, where it was given up @param {number} n */
export function notDone(doing, direction, searched, n) {
  const side = direction === "forward" ? "after" : "before";
  const where = searched ? `None of the ${whole(searched)} steps ${side} this one` : `No step ${side} this one`;
  const does = "line" in doing ? `runs line ${doing.line}` : `puts a queen on ${named(doing.square, n)}`;
  return `${where} ${does}${searched ? "; further it was not searched." : "."}`;
}

/** What was found lies where the film does not go. @param {import("./types.js").Stretch} stretch */
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

/** @param {import("./types.js").Connection} connection */
export function connection({ status, retryIn }) {
  if (status !== "lost") return "";
  const again = retryIn ? `Trying again in ${Math.max(1, Math.round(retryIn))} s` : "Trying again";
  return `The server does not answer. ${again}; what is shown stays.`;
}

/** A call under the pointer. @param {[number, number, number]} call @param {number} found @param {import("./types.js").Outline} outline @param {"row" | "column"} fills */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "from before, " : "";
  const about = outline.exact ? "" : "about ";
  return `${fills} ${row} · ${cut}${counted(end - first, "step")} · ${about}${counted(found, "solution")} below`;
}

/** A place under the pointer where calls are too narrow to tell. @param {number} step */
export const place = (step) => `step ${whole(step)}`;

/** What the count at full speed has to say. @param {import("./types.js").Counting | null} counting @param {number} n */
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

/** The headings of what can lie in the drawer. @type {Record<import("./types.js").DrawerName, string>} */
export const DRAWERS = { keys: "Keys", settings: "Settings", gallery: "Solutions", export: "Take it along", legend: "How to read this", starts: "Starting points", whatif: "What if …" };

/** @type {Record<keyof import("./types.js").Settings, {title: string, hint: string, names: string[]}>} */
export const SETTINGS = {
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
  animations: { title: "Show the parts of a step", hint: "In slow play. A system that asks for reduced motion gets pictures instead.", names: ["On", "Off"] },
};

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) => `${whole(more)} more ${more === 1 ? "solution" : "solutions"}, ${whole(all)} in all.`;

/** Every key. @type {{title: string, keys: [string[], string][]}[]} */
export const KEYS = [
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
      [["Enter"], "the next queen on this square, the next step that runs this line; with Shift the one before"],
      [["Esc"], "away with the explanation"],
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
export const GALLERY = {
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

/** @type {Record<import("./types.js").Form, string>} */
export const FORMS = { board: "Board", matrix: "Matrix", columns: "Columns" };

/** @type {Record<import("./types.js").Turn, string>} */
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

/** The turns where there is little room. @type {Record<import("./types.js").Turn, string>} */
export const SHORT_TURNS = {
  identity: "first",
  quarter: "¼ turn ↻",
  half: "½ turn ↻",
  three_quarters: "¾ turn ↻",
  left_right: "mirror ↔",
  top_bottom: "mirror ↕",
  falling_diagonal: "mirror ⤡",
  rising_diagonal: "mirror ⤢",
};

/** @param {import("./types.js").Solution} solution @param {{turn: import("./types.js").Turn, first: number} | null} from */
export function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: solution ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Solution ${whole(number)}, step ${whole(step)}${how}`;
}

export const NOT_FOUND_YET = "not found yet";

/** @param {number} shown @param {number} total */
export const classesHang = (shown, total) => (shown < total ? `${whole(shown)} of ${counted(total, "class", "classes")}` : counted(total, "class", "classes"));

/** Why the gallery is empty. @param {number} n @param {number | null} total */
export function galleryEmpty(n, total) {
  if (total === null) return { title: "None found so far.", why: "Every solution that the film has passed will hang here." };
  if (total) return { title: "None found so far.", why: `Every solution that the film has passed will hang here, ${whole(total)} in the end.` };
  return {
    title: `There is none for N = ${n}.`,
    why: `${capital(word(n))} queens always attack one another on ${n} × ${n} squares. The search has tried every way: that is a proof, too.`,
  };
}

/** @param {number} most */
export const noClasses = (most) => `up to N = ${most}`;

/** @param {number} index @param {number} found @param {number} size */
export const className = (index, found, size) => ({
  title: `Class ${whole(index + 1)}`,
  size: found < size ? `${found} of ${counted(size, "solution")} found` : counted(size, "solution"),
});

/** The class of a chosen solution. @param {number} index @param {number} size @param {{turn: import("./types.js").Turn, first: number}} from */
export function classTold(index, size, { turn, first }) {
  const how = turn === "identity" ? "the first of" : `solution ${whole(first)}, ${TURNS[turn]}; one of`;
  return `Class ${whole(index + 1)}: ${how} ${word(size)}.`;
}

/** @param {import("./types.js").Form} form @param {number} count */
export const downloadSolutions = (form, count) => `Download ${counted(count, "solution")} as text: ${FORMS[form].toLowerCase()}`;


/** @param {number} first @param {number} last @param {number | null} total */
export const pageOf = (first, last, total) => `${whole(first)} to ${whole(last)}${total === null ? "" : ` of ${whole(total)}`}`;

/** What the drawer for taking things along says as it stands. */
export const EXPORT = {
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
  table: "Steps as data",
  tableHint: "One step a line. JSON Lines has everything, the call stack too; CSV opens in a spreadsheet.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {import("./types.js").Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ algorithm, n }, step, steps) => `N = ${n}, ${algorithm}, step ${whole(step)}${steps === null ? "" : ` of ${whole(steps)}`}`;

/** @param {number} count */
export const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
export const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER ? `A whole number, ${whole(least)} or more` : `A whole number from ${whole(least)} to ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
export const filmPlan = (frames, delay) => `${counted(frames, "frame")}, ${duration((frames * delay) / 1000)} long`;

/** @param {number} frames @param {number} most */
export const tooManyFrames = (frames, most) => `These are ${whole(frames)} frames; a GIF takes ${whole(most)} at most. Fewer steps, or not every one, will do.`;

/** @param {number} done @param {number} all */
export const framesDone = (done, all) => `Frame ${whole(done)} of ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
export const saveFile = (name, size) => `Save ${name} (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
export const fileSize = (steps, size) => `${counted(steps, "step")}, about ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [["TB", 1e12], ["GB", 1e9], ["MB", 1e6], ["KB", 1e3]];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["bytes", 1];
  return `${Number((count / size).toPrecision(2)).toLocaleString("en")} ${unit}`;
}

/** @param {number} queens */
export const fixed = (queens) => `what if: ${counted(queens, "queen")} fixed`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Remove`;
