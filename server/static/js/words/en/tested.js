// Why a square, a flag or a bit is as it is in a search without masks, in English. Pure: facts in, text out. It keeps apart
// that a queen attacks a square, and that the search has tested it.

import { capital, word } from "./page.js";

/** @typedef {import("../../types.js").TrialFact} TrialFact */
/** @typedef {import("../../types.js").BoardFact} BoardFact */
/** @typedef {import("../../types.js").FlagFact} FlagFact */
/** @typedef {import("../../types.js").Attack} Attack */

/** How the lines look along which queens attack. */
export const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** "ld", "ld and col", "ld, col and rd". @param {string[]} names */
export const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

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

/** A square of a search that tries one after the other. @param {TrialFact} fact */
export function trialExplained({ fills, square: [row, column], by, found, cost, state }) {
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
export function boardExplained({ fills, square: [row], by, found, cost, digit, row: end, state }) {
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
const lineOf = (line) => (line === "col" ? "in this column" : `on this diagonal ${SIGNS[line]}`);

/** A flag, or a bit of an integer. @param {FlagFact} fact */
export function cellExplained(fact) {
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
  const where = lineOf(line);
  const now = read ? " It is read in this step." : "";
  if (state === "set") return `${name}[${at}] is true: the queen of row ${first.queen[0]} stands ${where} and has set it.${now}`;
  return `${name}[${at}] is false: no queen stands ${where}. True would mean that every square ${where} is attacked.${now}`;
}

/** @param {FlagFact} fact */
function usedExplained({ at, line, by: [first], state }) {
  const where = lineOf(line);
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
  const where = lineOf(line);
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
