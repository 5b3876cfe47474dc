// What the exercise with four queens says, in English. Pure: facts in, text out.

/** @import { Frame, Remark } from "../../exercise/place/game.js" */
/** @import { Line } from "../../model/bits.js" */

const ROWS = ["top row", "second row", "third row", "bottom row"];
const COLUMNS = ["first column", "second column", "third column", "last column"];

/** The rays for somebody who has no names for them yet, and once they have theirs. @type {Record<Line, string>} */
const ALONG = { ld: "along a diagonal", col: "along her column", rd: "along a diagonal" };
/** @type {Record<Line, string>} */
const WAYS = { ld: "down to the right", col: "straight down", rd: "down to the left" };

export const DOORS_LABEL = "Parts";
export const DOORS = { place: "1 · Place", watch: "2 · Watch", rays: "3 · Rays", digits: "4 · Digits" };
export const TITLES = {
  place: "Four queens by hand",
  watch: "The search does it",
  rays: "Three rays",
  digits: "Rays in digits",
};

export const BOARD = "Board for four queens";
export const PROBLEM =
  "Place four queens so that none attacks another. A queen attacks along her row, her column and both diagonals.";
export const KEYS = "With keys: arrows move, Enter places a queen, Backspace takes the last one back.";
export const TAKE_BACK = "Take the last queen back";
export const IN_CORNER = "Try it with a queen in the corner";
export const GO_WATCH = "Watch the search do it";

/** What it is called. */
export const NAME = "backtracking";

/** @param {number} row @param {number} column @param {"queen" | "tried" | "empty"} state */
export const square = (row, column, state) =>
  `${ROWS[row]}, ${COLUMNS[column]}: ${{ queen: "queen", tried: "led nowhere", empty: "empty" }[state]}`;

/** @param {number[]} queens */
export const board = (queens) =>
  queens.length
    ? `Queens: ${queens.map((column, row) => `${ROWS[row]}, ${COLUMNS[column]}`).join("; ")}.`
    : "The board is empty.";

/** @param {Remark} remark */
export function remark(remark) {
  switch (remark.about) {
    case "start":
      return "Choose a square of the framed row: one queen a row, from the top.";
    case "placed":
      return `Now the ${ROWS[remark.row]}.`;
    case "order":
      return `One row after the other: the ${ROWS[remark.row]} is next.`;
    case "full":
      return "This row has its queen already.";
    case "last":
      return "Only the last queen can be taken back.";
    case "again":
      return "That square was tried: it led nowhere.";
    case "refused": {
      const who = remark.against
        .map(({ row, along }) => `the queen of the ${ROWS[row]} attacks it ${ALONG[along]}`)
        .join(", and ");
      return `Not there: ${who}.${remark.stuck ? ` No square of the ${ROWS[remark.square[0]]} is left: you are stuck. Take the last queen back.` : ""}`;
    }
    case "named":
      return `You were stuck, so you took the last queen back and go on from there. That is ${NAME}: the whole search is made of it. ${leftIn(remark.row, remark.stuck)}`;
    case "back":
      return leftIn(remark.row, remark.stuck);
    case "solved":
      return remark.named
        ? `Solved: four queens, and none attacks another. It took ${NAME}.`
        : "Solved, and you were never stuck: lucky! See what happens with a queen in the corner.";
    default:
      throw new Error(`nothing to say about ${JSON.stringify(remark)}`);
  }
}

/** @param {number} row @param {boolean} stuck */
const leftIn = (row, stuck) =>
  stuck
    ? `Nothing else is free in the ${ROWS[row]}: take one more queen back.`
    : `Try another square of the ${ROWS[row]}.`;

export const WATCH = "It does what you did, row by row. In each row it begins with the rightmost square that is free.";
export const PLAY = "Play";
export const PAUSE = "Pause";
export const STEP_BACK = "Back";
export const STEP_ON = "Next";
export const GO_RAYS = "What are the rays called?";

/** @param {Frame} frame */
export function frame({ kind, row, queens }) {
  switch (kind) {
    case "start":
      return "The board is empty.";
    case "place":
      return `${row === 0 ? "A queen on the top row" : `A queen on the ${ROWS[row]}`}: the rightmost square that is left.`;
    case "dead end":
      return `No square of the ${ROWS[row]} is free: stuck.`;
    case "return":
      return `The queen of the ${ROWS[row]} is taken back: ${NAME}.`;
    case "solution":
      return `All ${queens.length} queens stand. The search would go on from here to find the other solution, too.`;
    default:
      throw new Error(`no picture is called ${kind}`);
  }
}

export const RAYS =
  "Downwards a queen attacks along three rays. Their names are ld, col and rd: left diagonal, column, right diagonal, by the side they come from: ld comes down from the left, rd from the right.";
/** @param {Line} line */
export const lineName = (line) => `${line} ${{ ld: "\\", col: "│", rd: "/" }[line]}`;
/** @param {number} column */
export const whichRay = (column) => `Which ray hits the marked square, in the ${COLUMNS[column]}?`;
/** @param {Line} line @param {boolean} right @param {Line[]} rays  that hit the square */
export function ray(line, right, rays) {
  if (!right) return `Not ${line}: that one runs ${WAYS[line]}.`;
  const other = rays.find((one) => one !== line);
  return `Right: ${line} runs ${WAYS[line]}.${other ? ` And ${other} hits it, too.` : ""}`;
}
export const GO_DIGITS = "And in digits?";

export const DIGITS =
  "One digit for each column of the framed row: a 1 where a ray hits the square. Fill in taken: a 1 where ld, col or rd has one. Press a digit to turn it.";
export const FILL_IN = "taken, to fill in";
/** @param {number} column */
export const cell = (column) => COLUMNS[column];
export const CHECK = "Check";
export const TAKEN_RIGHT =
  "Right. And poss is the other way round: a 1 for each free square. With these digits the search does all you did by hand.";
/** @param {number} column @param {boolean} hit */
export const takenWrong = (column, hit) =>
  hit
    ? `Look at the ${COLUMNS[column]}: a ray hits it, so it is a 1.`
    : `Look at the ${COLUMNS[column]}: no ray hits it, so it is a 0.`;
export const LESSON = "Go on with the lesson: from squares to bits";
export const FILM = "See this step in the film";
