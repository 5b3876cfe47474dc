// What is said to somebody who opens the page for the first time, in English.

export const TITLE = "New here?";
export const PROBLEM =
  "N queens are to stand on a board of N by N, no two in one row, column or diagonal. See how a search finds all the ways.";
export const PLACE = "Place four queens yourself";
export const WATCH = "Watch the search";
export const SHOW = "Show it to a class";
export const CLOSE = "Close (Esc)";
