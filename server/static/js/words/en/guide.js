// What the page says where it explains itself, in English: in the drawers for it and on the tour. It comes with them.

import { duration } from "./acting.js";
import { counted, whole } from "./page.js";

/** For somebody who has never heard of bits. */
export const HOW_TO_READ = [
  "Every row gets one queen, and no two queens may attack each other. The search fills the board from the top; the framed row is the one it is busy with.",
  "A queen attacks down her column and along two diagonals: three coloured rays. Under each column stand digits. Where a ray crosses the framed row, the digit of its colour is a 1, elsewhere a 0. So a row of squares becomes a row of digits, which is a number.",
  "taken has a 1 wherever any ray arrives. poss is its opposite: its 1s are the free squares, the yellow ones. bit keeps the rightmost of them, and there the next queen goes.",
  "One row down, every blue ray has moved a column to the right, every green one to the left, the orange ones not at all. A computer shifts whole numbers like that at once, without looking at a single square.",
  "No yellow square means a dead end: the last queen comes off again and the next free square of her row is tried. A queen in every row is a solution.",
];

/** What the signs of the page mean. @type {{title: string, items: [string, string][]}[]} */
export const LEGEND = [
  {
    title: "On the board",
    items: [
      ["queen", "A queen that stands."],
      ["ld", "Blue, hatched \\: ld. Attacked from above along a diagonal that falls to the right."],
      ["col", "Orange, hatched |: col. The column has a queen."],
      ["rd", "Green, hatched /: rd. Attacked from above along a diagonal that falls to the left."],
      ["dotted", "Dotted: the ray goes on below the framed row."],
      ["frame", "The frame: this row is searched now. The registers below the board are its own."],
      ["free", "Yellow with a ring: free, no ray comes here."],
      ["plumb", "Dashed line: leads from a free square down to its 1."],
      ["candidate", "Hollow queen in a heavy frame: the square that comes next, the rightmost free one."],
      ["tried", "Cross: was free, has been tried."],
      ["lifted", "Grey hollow queen: has just been lifted off again."],
      ["dead", "Framed row without yellow: no free square, a dead end."],
      ["solution", "Gold frame: a solution."],
      ["fixed", "Ring around a queen: you have fixed her (What if …)."],
    ],
  },
  {
    title: "In the registers",
    items: [
      ["taken", "taken: 1 where ld, col or rd has a 1 (OR)."],
      ["poss", "poss: 1 where taken has a 0 (NOT), as long as the square has not been tried."],
      ["crossed", "Cross in poss: tried already."],
      ["bit", "bit: the lowest 1 of poss, where the queen stands."],
      ["coming", "Dashed: will be bit in the next step."],
      ["ghost", "Dashed 1 beside rd: has just left the board on the left."],
    ],
  },
  {
    title: "In the tree",
    items: [
      ["path", "Where the queens stand now, row by row."],
      ["next", "The one that comes next."],
      ["searched", "Searched already."],
      ["open", "Still to come."],
    ],
  },
  {
    title: "On the timeline",
    items: [
      ["past", "Steps before this one."],
      ["future", "Steps still to come."],
      ["tick", "A solution."],
      ["calls", "Outlined: the calls that are open now, one a row."],
    ],
  },
];

/**
 * Starting points: a title, and what to look for. The figures come from the list itself.
 * @type {Record<string, (figures: Record<string, number>) => {title: string, look: string}>}
 */
export const STARTS = {
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

/** The guided tour, stop by stop. @type {{title: string, text: string}[]} */
export const TOUR = [
  {
    title: "Four queens, four rows",
    text: "N is 4 here: four queens have to stand so that none attacks another. Each row needs exactly one, so the search goes row by row. The frame is around the row it is busy with, and yellow squares are free. Row 0 is all free.",
  },
  {
    title: "A ray is a 1",
    text: "The search has put a queen on the rightmost square. Look along her rays: where one of them crosses the framed row, the register of its colour has a 1, and everywhere else a 0. Orange is col, green is rd. Her blue ray, ld, has run off the board.",
  },
  {
    title: "OR, then NOT",
    text: "taken has a 1 where ld or col or rd has one: these squares are attacked. poss turns every digit round, so its 1s are the free squares. Compare it with the yellow squares above. Two operations on whole numbers have found all of them at once.",
  },
  {
    title: "The lowest 1",
    text: "The computer takes the free squares from the right. poss & −poss is an old trick that keeps only the lowest 1: that is bit, and the new queen stands right above it. The cross in poss notes that this square has been tried.",
  },
  {
    title: "One row down, three shifts",
    text: "Now for row 2. Rays move on as they fall: every 1 of ld has slid one column to the right, every 1 of rd one to the left, and col has stayed. The new queen's bit has gone along. Nobody has looked at the board for that.",
  },
  {
    title: "Dead end, and back",
    text: "Row 2 had no free square: taken was 1111. So the last queen was wrong. She comes off again, hollow now, and row 1 goes on with what poss still holds: its one yellow square. Going back like this is all that the search does when it is stuck.",
  },
  {
    title: "A solution",
    text: "Some steps later a queen stands in every row. The computer sees it in a single number: col is 1111, there is a queen in every column: col == done. It counts the solution and goes on, because it wants to find all of them.",
  },
  {
    title: "The whole search",
    text: "This bar holds all 50 steps from left to right. Every rectangle is one call of the function; the lower it lies, the further down the board. Gold marks the two solutions. Drag along it to go anywhere. Now it is your turn: leave the tour and press play.",
  },
];

/** @param {number} stop  from 0 @param {number} stops */
export const tourStop = (stop, stops) => `${stop + 1} of ${stops}`;
export const TOUR_BUTTONS = { back: "Back", next: "Next", leave: "Leave", end: "Finish" };

/** A square by its row and its bit. @param {number} row @param {number} column @param {number} n */
const squareName = (row, column, n) => `row ${row}, bit ${n - 1 - column}`;

/** What the drawer for queens set by hand says. */
export const WHATIF = {
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
