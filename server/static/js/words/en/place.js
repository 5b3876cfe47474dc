// English texts of the exercise with four queens.

export const ROWS = ["top row", "second row", "third row", "bottom row"];
export const IN_ROWS = ["the top row", "the second row", "the third row", "the bottom row"];
export const COLUMNS = ["first column", "second column", "third column", "last column"];
export const IN_COLUMNS = ["the first column", "the second column", "the third column", "the last column"];

/** The rays before they have names, and once they have theirs. */
export const ALONG = { ld: "diagonally", col: "along its column", rd: "diagonally" };
export const WAYS = { ld: "down to the right", col: "straight down", rd: "down to the left" };

export const DOORS_LABEL = "Parts";
export const DOORS = { place: "1 · Place", rays: "2 · Rays", digits: "3 · Digits", watch: "The search" };
export const TITLES = {
  place: "Four queens by hand",
  watch: "The search does it",
  rays: "Three rays",
  digits: "Rays in digits",
};

export const BOARD = "Board for four queens";
export const PROBLEM =
  "Place four queens so that none attacks another. A queen attacks along its row, its column and both diagonals.";
export const KEYS = "With keys: arrows move, Enter places a queen, Backspace takes the last one back.";
export const TAKE_BACK = "Take the last queen back";
export const IN_CORNER = "Try it with a queen in the corner";

/** Its name. */
export const NAME = "backtracking";

/** A square, by its state, and the board, for a screen reader. */
export const SQUARE = /** @type {const} */ ({
  queen: "{row}, {column}: queen",
  tried: "{row}, {column}: led nowhere",
  empty: "{row}, {column}: empty",
});
export const QUEENS = "Queens: {queens}.";
export const EMPTY_BOARD = "The board is empty.";

/** Remarks on a move. */
export const REMARKS = /** @type {const} */ ({
  start: "Choose a square of the framed row: one queen a row, from the top.",
  placed: "Next: {inRow}.",
  order: "One row after the other: {inRow} is next.",
  full: "This row has its queen already.",
  last: "Only the last queen can be taken back.",
  again: "That square was tried: it led nowhere.",
  refused: "Not there: {attackers}.",
  attacker: "the queen in {inRow} attacks that square {along}",
  and: ", and ",
  stuck: "No square of {inRow} is left: you are stuck. Take the last queen back.",
  named:
    "You were stuck, so you took the last queen back to go on from there. That is backtracking: the whole search is made of it.",
  nothingElse: "Nothing else is free in {inRow}: take one more queen back.",
  another: "Try another square of {inRow}.",
  solved: "Solved, with backtracking: four queens, none attacking another.",
  lucky: "Solved, and you were never stuck: lucky! See what happens with a queen in the corner.",
});

export const COMPARED = "You placed {yours} queens; the search placed {its}.";
export const WAY = "See the search’s way";
export const WAY_IN_FILM = "See the search’s way in the film";

export const WATCH = "It does as you did, row by row. In each row it begins with the rightmost free square.";
export const PLAY = "Play";
export const PAUSE = "Pause";
export const STEP_BACK = "Back";
export const STEP_ON = "Next";
export const GO_RAYS = "Next: the rays of a queen";

/** Captions of the pictures of the search. */
export const FRAMES = /** @type {const} */ ({
  start: "The board is empty.",
  place: "A queen on {inRow}: the rightmost square that is left.",
  "dead end": "Every square in {inRow} is attacked: stuck.",
  return: "The queen in {inRow} is taken back: backtracking.",
  solution: "All {queens} queens stand. The search would go on from here to find the other solution, too.",
});

export const RAYS =
  "Here are the first two queens. Downwards a queen attacks along three rays: ld, the left diagonal, col, the column, and rd, the right diagonal. Left and right are the sides they come from: ld comes down from the left, rd from the right.";
export const WHICH_RAY = "Which ray hits the marked square, in {inColumn}?";
export const RAY = /** @type {const} */ ({
  wrong: "Not {line}: that one runs {way}.",
  right: "Right: {line} runs {way}.",
  both: "Right: {line} runs {way}. And {other} hits it, too.",
});
export const GO_DIGITS = "Next: the rays as digits";

export const DIGITS =
  "One digit for each column of the framed row: a 1 where a ray hits the square. Fill in taken: a 1 where ld, col or rd has one. Press a digit to change it.";
export const FILL_IN = "taken, to fill in";
export const CHECK = "Check";
export const TAKEN_RIGHT =
  "Right. And poss is the opposite: a 1 for each free square. With these digits the search does everything that you did by hand.";
/** After wrong digits: where to look, the queen behind a digit, or no queen. */
export const TAKEN_WRONG = /** @type {const} */ ({
  look: "Not quite. Look at {inColumn}: has ld, col or rd a 1 there?",
  hit: "{line} has a 1 in {inColumn}: the queen in {inRow} attacks that square {along}.",
  clear: "In {inColumn} ld, col and rd all have a 0: no queen attacks that square.",
});
export const TAKEN_SHOWN =
  "Not quite. This is taken: a 1 where ld, col or rd has one. And poss is the opposite: a 1 for each free square.";
export const WRONG_DIGIT = "{column}: wrong";
export const LESSON = "Go on with the lesson: from squares to bits";
export const FILM = "Four queens in the film, from the start";
