// English texts of the race.

export const PLAY = "Start the race";
export const PAUSE = "Pause the race";

export const ORDINALS = ["", "1st", "2nd", "3rd", "4th"];

/** Counters of a lane. */
export const COUNTERS = /** @type {const} */ ({
  step: { one: "step", other: "step" },
  checks: { one: "check", other: "checks" },
  solutions: { one: "solution", other: "solutions" },
});

export const size = "N = {n}";

/** A time below a millisecond. */
export const MICROSECONDS = "{count} µs";

/** The winner, and the results of the others. */
export const RESULT = /** @type {const} */ ({
  won: { one: "{names} wins: {measure}.", other: "{names} win together: {measure} each." },
  needs: "{title} needs {measure}",
  timesMany: "{title} takes {times} times as many.",
  timesLong: "{title} takes {times} times as long.",
});

/** How much the whole search of a lane takes. */
export const WHOLE = "whole search: {measure}";

/** The same of a lane that has finished. */
export const FINISHED = "{rank} to finish: {measure}";

/** Progress of the race. */
export const POSITION = "{done} of {all}";

/** The reason for the largest board. */
export const upTo = "N from 1 to {largest}: up to there every step of these lanes can be opened.";

/** N was cut down to what a lane takes. */
export const cutDown = "{title} races up to N = {n}, so N is {n} now and not {asked}.";

/** Captions of the board of a lane that has finished. */
export const FIRST_SOLUTION = "solution 1 of {count}";
export const NO_SOLUTION = "no solution";

export const TAKING = "Making the film …";
export const filmTitle = "Race, N = {n}: {lanes}";
export const taken = "Saved: {name}";

/** A lane whose board was not measured. */
export const SCALED = "scaled from its time at N = {board}";

/** The times of the listings. */
export const UNTIMED = "A lane has no time on this server yet: measure the listings below.";
export const MEASURING = "Measuring …";
export const NOTE = /** @type {const} */ ({
  now: "measuring N = {n}",
  measuring: "measuring …",
  notYet: "not yet",
  stopped: "stopped at N = {n}",
  failed: "failed: {fault}",
});

export const lane = "Algorithm of lane {lane}";

export const remove = "Remove this lane";

export const progress = "{title}: progress of its search";

export const BOARD = /** @type {const} */ ({
  one: "{title}: board of {n} by {n}, {count} queen",
  other: "{title}: board of {n} by {n}, {count} queens",
});

/** Every key. @type {[string[], string][]} */
export const KEYS = [
  [["Space", "K"], "start, pause"],
  [["→", "←"], "a hundredth of the race on, back; with Shift a tenth"],
  [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "to so many tenths of the race"],
  [["Home", "End"], "to its start, to its end"],
  [["P"], "for a projector, and back"],
  [["T"], "light or dark"],
  [["?"], "this list"],
];

/** Allowed values of the fields of the address. */
export const FIELDS = {
  lanes: "a list of two to four searches",
  n: "a whole number from 1",
  at: "a number from 0 to 1",
};

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "The race: searches side by side · Bitqueens",
  more: "More",
  present: "Present",
  presentTitle: "For a projector (P)",
  take: "Export",
  takeTitle: "Save this race as one file that plays anywhere, without a network",
  keys: "Keys",
  rules: "The race",
  fairBy: "Lanes move",
  steps: "step for step",
  steps_what: "every lane takes one step at a time",
  checks: "check for check",
  checks_what: "every lane makes one check at a time: a look, a look-up, an operation",
  time: "at their own speed",
  time_what: "every lane runs as fast as it does on this server",
  boardSize: "Board size N",
  within: "The race lasts",
  howLong: "How long the race takes",
  add: "Add a lane",
  course: "Course",
  start: "Start the race",
  where: "Position in the race",
  times: "Times on this server",
  measure: "Measure",
  stop: "Stop",
  listings: "Times of the listings",
  howTimed:
    "Processor time of the Python listings, as the film shows them, up to the board that takes about two seconds. Each line across a bar is ten times the time of the one before.",
};
