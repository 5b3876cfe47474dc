// English texts of every page: numbers, times, names and failures.

/** Between the thousands of a number, and before its decimals. */
export const SEPARATOR = ",";
export const POINT = ".";

export const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The end of a list. */
export const AND = "{first} and {last}";
export const OR = "{first} or {last}";
export const RANGE = "{first} to {last}";
export const AND_RANGE = "{first}, and {last}";

export const solutions = /** @type {const} */ ({ one: "{count} solution", other: "{count} solutions" });
export const steps = /** @type {const} */ ({ one: "{count} step", other: "{count} steps" });
export const checks = /** @type {const} */ ({ one: "{count} check", other: "{count} checks" });

/** A time in its usual unit. */
export const TIMES = /** @type {const} */ ({
  ms: "{count} ms",
  s: "{count} s",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  hours: { one: "{count} hour", other: "{count} hours" },
  days: { one: "{count} day", other: "{count} days" },
  years: { one: "{count} year", other: "{count} years" },
  ever: "ages",
});

/**
 * The reason for the largest N of an algorithm; without one the server's stands, which is English.
 * @type {Record<string, string>}
 */
export const LIMITS = {};

/** Reasons of a lost connection, by the status of the server's refusal. @type {Record<number, string>} */
export const REFUSALS = {
  200: "The server answers, but a proxy in front of it blocks websockets.",
  403: "The server refuses this page as one of another site. Its log says what to change.",
  429: "No more viewers are allowed from this network just now.",
  503: "No more viewers are allowed just now.",
};
export const SILENT = "The server has not answered for 5 seconds.";
export const NO_ANSWER = "The server does not answer.";
/** The reason for which Python does not run, in a page that has no server. */
export const NO_PYTHON = "Python, which this page needs, does not run: {why}. The recorded steps still play.";
/** The contents of a film in one file. */
export const RECORDED = "This film has the steps {first} to {last} of {algorithm}, N = {n}.";
/** It stays the same until the connection is back: each change would be announced. */
export const RETRY = "{why} Trying again; the page stays as it is.";

export const BROKEN = "Something went wrong in the page. Please reload it.";

export const NEW_VERSION = "There is a new version of this page.";

/** Results of the study of earlier versions. */
export const PRESENT = { start: "Present", stop: "Leave (Esc)" };

export const CLOSE = "Close";

/** For the addresses of features that went: what does the same now. @type {Record<string, string>} */
export const GONE = {
  api: "The API reference is no longer a page: help(bitqueens) in Python shows every name with its arguments, errors and an example.",
  be: "“Be the search” is no longer a page of its own: the film itself asks what happens at every step.",
  lines: "The exercise with lines to sort is gone. Here the film asks which line of the listing runs next.",
  study: "The study is gone. The lesson of 45 minutes is still here.",
  starts: "The list of starting points is gone. The lessons lead to the places worth seeing.",
  whatif: "“What if …” is gone. Place queens on the empty board, and watch the search go on from them.",
  steps:
    "Steps are no longer files to download: the command bitqueens trace prints them, and Trace.table() makes a table in Python.",
  table: "The table of times is part of the race now: choose “By time”, on a page with a server.",
};

/** The path to understand it: its legs, the place of one, and the way to the next. */
export const PATH = /** @type {const} */ ({
  title: "Understand it in ten minutes",
  at: "Understand it in ten minutes: {leg} of {legs}",
  next: "Next: {leg}",
  start: "Begin: {leg}",
  again: "Begin again",
  quiz: "Predict",
});

/** Names of its legs. @type {Record<string, string>} */
export const LEGS = {
  place: "Place",
  rays: "Rays",
  digits: "Digits",
  tour: "Tour",
  shift: "One row down",
  lowest: "The lowest 1",
};

/** Texts of the templates of several pages; PAGE of each page has the rest. @type {Record<string, string>} */
export const PAGES = {
  name: "Bitqueens",
  pages: "Pages",
  watch: "Watch",
  yours: "Yours",
  learn: "Learn",
  race: "Race",
  puzzle: "Puzzle",
  class: "Class",
  manual: "Manual",
  whatIsThis: "What is this?",
  theme: "Light or dark",
  retry: "Try now",
  reload: "Reload",
};

/** An invalid field of the address. */
export const BAD_FIELD = "In the address, {field} is {allowed}, not “{text}”.";
export const ONE_OF = "one of {names}";
