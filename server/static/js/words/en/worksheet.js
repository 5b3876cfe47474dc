// What a worksheet says, and what is said where one is put together, in English. Pure: facts in, text out.

import { capital, counted, whole } from "./common.js";

/** @import { Manner } from "../../questions/mistakes.js" */
/** @import { AlgorithmView, Kind, Square } from "../../types.js" */
/** @import { BadField } from "../../worksheet/address.js" */

export * from "./common.js";

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });
const AND = new Intl.ListFormat("en-GB");

// On paper.

export const HEAD = "The N queens, step by step";
export const NAME = "Name";
export const DATE = "Date";
export const KEY = "Answers";
export const BIT = "bit";
export const BELOW = "one row down";
export const ROWS = "Rows of bits under the board";
export const LIFTED = "The crossed queen has just been lifted.";

export const PROBLEM =
  "N queens are to stand on a board of N by N so that none attacks another: no two in the same row, column or diagonal.";

/** How a search goes. @param {AlgorithmView["family"]} family @param {Manner} manner */
export function rules(family, { fills, inverted }) {
  if (family === "boards")
    return "The search puts one queen in each row in every way there is, and tests each full board row by row from the top.";
  if (family === "squares") {
    const [tried, from] = fills === "row" ? ["row", "left"] : ["column", "top"];
    return `The search that tries square after square fills one ${tried} after the other, each from the ${from}. A queen who can go no further is lifted again.`;
  }
  if (inverted)
    return "The search fills the rows from the top. ld, col and rd have a 0 where a queen above attacks the square along \\, │ or /, and a 1 elsewhere. poss has a 1 for each free square, bit only the lowest of them: the rightmost.";
  return "The search fills the rows from the top. ld, col and rd have a 1 where a queen above attacks the square along \\, │ or /; taken has all three together. poss has a 1 for each free square, bit only the lowest of them: the rightmost.";
}

/** @param {number} number  on the sheet @param {string} title  of the search @param {number} n @param {number} step */
export const taskTitle = (number, title, n, step) => `${number}. ${title}, N = ${n}, step ${whole(step)}`;

/** What the search has just done. @param {Kind} kind @param {number} at  row or column @param {Manner} manner */
export function moment(kind, at, { masks, fills }) {
  switch (kind) {
    case "call":
    case "enter":
      return masks
        ? `The search has just come to ${fills} ${at}, the framed one.`
        : `The search is about to try ${fills} ${at}, the framed one.`;
    case "place":
      return `A queen has just been placed in ${fills} ${at}.`;
    case "reject":
      return "The square with the question mark is under test.";
    case "return":
      return `The search has just come back to ${fills} ${at}.`;
    case "solution":
      return "All queens stand.";
    default:
      throw new Error(`no moment is called ${kind}`);
  }
}

/** How to answer. @param {string} about @param {Manner} manner */
export function hint(about, { masks, inverted }) {
  switch (about) {
    case "next":
      return masks ? "Mark it on the board, and fill in bit." : "Mark it on the board.";
    case "free":
      return inverted ? "Fill in poss." : "Fill in taken, then poss.";
    case "ld":
    case "col":
    case "rd":
      return "Fill it in.";
    default:
      return "";
  }
}

/** Beside the line for an answer that is a number; "" for another one. @param {string} about @param {Manner} manner */
export const blank = (about, { fills }) =>
  ({ back: `${capital(fills)}s:`, line: "Line:", attacker: "The queen of row" })[about] ?? "";

/** @param {number[]} lines */
export const justRan = (lines) =>
  `(${lines.length === 1 ? "Line" : "Lines"} ${AND.format(lines.map(String))} just ran.)`;

/** @param {string} title */
export const listing = (title) => `Listing: ${title}`;

/** @param {Square} square @param {number} n @param {Manner} manner */
export function nextAnswer([row, column], n, { masks, fills }) {
  if (masks) return `bit ${n - 1 - column} of row ${row}`;
  return fills === "row" ? `column ${column} of row ${row}` : `row ${row} of column ${column}`;
}

/** An answer that is a number. @param {string} about @param {number} answer @param {Manner} manner */
export function answer(about, answer, { fills }) {
  switch (about) {
    case "back":
      return counted(answer, fills);
    case "line":
      return `line ${answer}`;
    case "attacker":
      return `the queen of row ${answer}`;
    default:
      throw new Error(`no number answers ${about}`);
  }
}

/**
 * The board for those who do not see it.
 * @param {number} n
 * @param {{queens: Square[], tested: Square | null, lifted: Square | null, next: Square | null}} shown
 * @param {boolean} bits  whether columns are named by their bits
 */
export function board(n, { queens, tested, lifted, next }, bits) {
  const name = (/** @type {Square} */ [row, column]) =>
    `row ${row} ${bits ? `bit ${n - 1 - column}` : `column ${column}`}`;
  const parts = [`Board of ${n} by ${n}.`, queens.length ? `Queens: ${queens.map(name).join(", ")}.` : "No queens."];
  if (tested) parts.push(`Under test: ${name(tested)}.`);
  if (lifted) parts.push(`Just lifted: ${name(lifted)}.`);
  if (next) parts.push(`Next queen: ${name(next)}.`);
  return parts.join(" ");
}

/** @param {number} step */
export const code = (step) => `QR code of the address of step ${whole(step)}`;
/** @param {number} step */
export const inFilm = (step) => `Step ${whole(step)} in the film`;

// Where a sheet is put together.

/** The kinds of question, to choose from. @type {Record<string, string>} */
export const KINDS = {
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
  attacker: "who attacks",
};

export const CHOOSE = { kinds: "Questions", paper: "Paper", codes: "QR codes" };
export const CODES = "that lead to the steps";

export const ADD = "Add this step";
export const OPEN = "Open the worksheet";
/** @param {number} most */
export const EMPTY = (most) => `A worksheet asks about up to ${most} steps. Go to a step of the film and add it.`;
/** @param {number} count @param {number} most */
export const chosen = (count, most) =>
  count === most ? `${most} steps: the sheet is full.` : `${count} of ${most} steps.`;
/** @param {number} step */
export const already = (step) => `Step ${whole(step)} is on the sheet.`;
/** @param {number} most */
export const tooLarge = (most) => `On paper boards go up to N = ${most}: beyond, a pencil has no room in a square.`;
/** @param {string} title @param {number} n @param {number} step */
export const placeName = (title, n, step) => `${title}, N = ${n}, step ${whole(step)}`;
/** @param {string} name */
export const remove = (name) => `Remove ${name}`;
export const NOT_STORED = "This browser keeps nothing for the page, so the list lasts until the page is closed.";

/** What the steps asked for cannot be asked. @param {number} step @param {string[]} kinds  that it allows */
export const nothing = (step, kinds) =>
  kinds.length
    ? `Step ${whole(step)} has none of the chosen questions. It allows: ${kinds.map((kind) => KINDS[kind]).join(", ")}.`
    : `Step ${whole(step)} has no questions.`;
/** @param {number} step @param {string} about @param {number} shown */
export const givenAway = (step, about, shown) =>
  `Step ${whole(shown)} shows an answer to step ${whole(step)}: ${KINDS[about]}.`;

export const NO_STEPS = "No steps are chosen yet. In the film, open Worksheet in the menu and add some.";

/**
 * Fields of the address that have no valid value.
 * @param {BadField[]} wrong
 * @param {{most: number, largest: number, kinds: string[], papers: string[]}} allowed
 */
export const badAddress = (wrong, { most, largest, kinds, papers }) =>
  wrong
    .map(([field, text]) => {
      const cut = `“${text.slice(0, 30)}”`;
      switch (field) {
        case "step":
          return `In the address, a step is algorithm.n.number like bitmask.8.331, with n up to ${largest} or what the algorithm takes, not ${cut}.`;
        case "steps":
          return `In the address, steps is a list of at most ${most}, not of ${text}: the first ${most} are here.`;
        case "kinds":
          return `In the address, kinds is a list of ${OR.format(kinds)}, not ${cut}.`;
        case "paper":
          return `In the address, paper is ${OR.format(papers)}, not ${cut}.`;
        case "codes":
          return `In the address, codes is shown or hidden, not ${cut}.`;
        default:
          throw new Error(`no field is called ${field}`);
      }
    })
    .join(" ");

/** A step beyond the end of its film. @param {string} name @param {number} steps  of the film */
export const beyond = (name, steps) =>
  `${capital(name)} is not there: the film has the steps 0 to ${whole(steps - 1)}.`;

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Worksheet · Bitqueens",
  worksheet: "Worksheet",
  print: "Print",
  sheet: "The sheet",
  key: "The answers",
};
