// What is said when the viewer acts, in English: goes line by line, looks for a step, counts, brings an address. It comes with
// the first act. Pure: facts in, text out.

import { lowest, place as numberOf } from "../../model/bits.js";
import { bits, capital, counted, named, rounded, whole } from "./page.js";

/**
 * What one line of the listing does; null where the step's own sentence says it.
 * @param {import("../../types.js").Part} part @param {number} n
 * @returns {{title: string, why: string} | null}
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

export const NO_CALL = "No more calls follow this step.";
export const NO_SUCH_QUEENS = "The search ends before it comes to these queens.";

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

/** A time as people say it. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds < 60) return `${rounded(seconds)} s`;
  for (const [name, length, next] of UNITS) if (seconds < next) return counted(Math.round(seconds / length), name);
  return "ages";
}

/** @type {[string, number, number][]} name, seconds, and where the next one begins */
const UNITS = [["minute", 60, 5400], ["hour", 3600, 129_600], ["day", 86_400, 31_557_600], ["year", 31_557_600, Infinity]];

/** @param {number} n */
export const countButton = (n) => `Count N = ${n}`;

/** An end of a loop, for its slider. @param {number} step */
export const loopEnd = (step) => `step ${whole(step)}`;

/** @param {number} queens */
export const fixed = (queens) => `what if: ${counted(queens, "queen")} fixed`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Remove`;

/** The headings of what can lie in the drawer. @type {Record<import("../../types.js").DrawerName, string>} */
export const DRAWERS = { keys: "Keys", settings: "Settings", gallery: "Solutions", export: "Take it along", legend: "How to read this", starts: "Starting points", whatif: "What if …" };

export const COPIED = "The link is copied: it opens this very step.";
export const NOT_COPIED = "This browser does not let the page copy. The link is in the address bar.";

/** What an algorithm does, as the server's catalogue says it in English. @param {import("../../types.js").Algorithm} told */
export const blurb = (told) => told.blurb;

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N to ${largest}`;

export const PRESENT = { start: "Present", stop: "Leave (Esc)" };

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) => `${whole(more)} more ${more === 1 ? "solution" : "solutions"}, ${whole(all)} in all.`;
