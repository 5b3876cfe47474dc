// English texts of the exercises.

export const ROWS = ["top row", "second row", "third row", "bottom row"];
export const IN_ROWS = ["the top row", "the second row", "the third row", "the bottom row"];
export const COLUMNS = ["first column", "second column", "third column", "last column"];
export const IN_COLUMNS = ["the first column", "the second column", "the third column", "the last column"];

/** The rays before they have names, and once they have theirs. */
export const ALONG = { ld: "diagonally", col: "along its column", rd: "diagonally" };
export const WAYS = { ld: "down to the right", col: "straight down", rd: "down to the left" };

export const TITLES = {
  rays: "Three rays",
  digits: "Rays in digits",
};

export const QUEENS = "Queens: {queens}.";

export const RAYS =
  "Here are the first two queens. Downwards a queen attacks along three rays: ld, the left diagonal, col, the column, and rd, the right diagonal. Left and right are the sides they come from: ld comes down from the left, rd from the right.";
export const WHICH_RAY = "Which ray hits the marked square, in {inColumn}?";
export const RAY = /** @type {const} */ ({
  wrong: "Not {line}: that one runs {way}.",
  right: "Right: {line} runs {way}.",
  both: "Right: {line} runs {way}. And {other} hits it, too.",
});

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

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = { title: "Rays and digits · Bitqueens" };
