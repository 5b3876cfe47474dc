// English texts of the page with the tables.

/** @type {Record<string, string>} ways to run a search */
export const GROUPS = { compiled: "compiled", python: "plain Python", full: "full speed" };

/** @type {Record<string, string>} headings of the plots */
export const PLOTS = {
  compiled: "Compiled, and the full-speed counter",
  python: "Plain Python",
  published: "Published: a laptop’s browser of its day",
};

/** The browsers' name of the form of dates and decimals. */
export const LOCALE = "en-GB";

export const FULL = "full speed";
export const FAILED = "✕";
export const MISSING = "–";
export const NOTHING = "Nothing has been measured yet on this server.";

/** A time as a table shows it. */
export const TIME = /** @type {const} */ ({
  us: "{value} µs",
  ms: "{value} ms",
  s: "{value} s",
  clock: "{minutes}:{seconds}",
  hours: "{hours} h {minutes} min",
  day: "1 day",
});

/** A forecast time, the longest unit first. */
export const ABOUT = /** @type {const} */ ({
  billionYears: "{value} billion yr",
  millionYears: "{value} million yr",
  years: "{value} yr",
  year: "{value} yr",
  days: "{value} days",
  h: "{value} h",
  min: "{value} min",
  s: "{value} s",
  ms: "{value} ms",
  us: "{value} µs",
});

/** Details of a cell. */
export const DETAILS = /** @type {const} */ ({
  measured: { one: "Measured at {at}, {count} run", other: "Measured at {at}, {count} runs" },
  stopped: "Stopped after this time, at {at}",
  forecast: "Forecast from N = {n}, at {at}",
  failed: "Failed: {note}",
  unavailable: "Not available: {note}",
});

/** The measured machine, and the time of its last measurement. */
export const WHERE = /** @type {const} */ ({
  nothing: "This server: {machine}. {nothing}",
  last: "This server: {machine}. Last measured on {at}.",
});

/** Above times of another machine, which stand there until this one has been measured. */
export const EXAMPLE =
  "Example: these times are from another machine ({machine}), measured on {at}. Press Measure to see this server’s.";

/** A measurement of another viewer. */
export const underWay =
  "A measurement with {seconds} s per cell, up to N = {largest}, is running for another viewer. With the same settings you join it; with others yours comes next.";

/** Progress of a measurement. */
export const DOING = /** @type {const} */ ({
  waiting: "Waiting to start.",
  cells: "{done} of {of} cells",
  ready: "Getting ready: {name}, N = {n}",
  now: "{done} of {of} cells. Now {name}, N = {n}",
  expected: "{done} of {of} cells. Now {name}, N = {n}, about {time}",
});

/** The end of it, for a screen reader. */
export const FINISHED = /** @type {const} */ ({
  all: "Measured: {times}, {forecasts}.",
  times: { one: "{count} time", other: "{count} times" },
  forecasts: { one: "{count} forecast", other: "{count} forecasts" },
});

export const CANCELLED = "Cancelled. Measured times stay.";

/** A plot, for a screen reader. */
export const PLOT = /** @type {const} */ ({
  filled: "{title}: time by board size N, on a logarithmic scale, for {names}. The figures stand in the table.",
  empty: "{title}: time by board size N, on a logarithmic scale, empty so far. The figures stand in the table.",
});

/** Texts of the template, by the keys that it has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "The table: all algorithms timed, and their work counted · Bitqueens",
  timed: "All algorithms, timed",
  budget: "Time limit per cell",
  boardsUpTo: "Boards up to",
  measure: "Measure",
  cancel: "Cancel",
  share: "Progress of the measurement",
  timesCaption: "Time to find all solutions, by algorithm and board size N. A time after ≈ is a forecast.",
  compiled: "Compiled",
  compiled_what: "the listings translated line by line, all by numba with the same settings",
  python: "Plain Python",
  python_what: "the listings themselves",
  full: "Full speed",
  full_what: "the server’s own counter, with every trick, on every processor; includes the start of its processes",
  count: "count",
  forecast: "forecast",
  failed: "failed",
  download: "Download as CSV",
  published: "Published: a laptop’s browser of its day",
  publishedCaption: "Published times of four algorithms, by board size N",
  howMeasured: "How it is measured",
  whatTime:
    "A time is the processor time of one search for all solutions. The full-speed counter uses every processor, so its time is wall-clock time.",
  whatCell:
    "A cell is the median of up to five runs, and the rows take turns. Everything runs in a separate process that gives way to viewers.",
  whatCompiled:
    "is the same code with the same squares in the same order; only the long integer of conjoin is split into two machine words.",
  whatForecast:
    "A time beyond the limit is a forecast: the time of the largest measured board, multiplied by the growth in checks. Checks are counted up to N = 17; beyond, the same growth is assumed.",
  plotsBelow:
    "Each line across is ten times the one below it. Filled marks are measured, hollow ones forecast. All figures stand in the tables above.",
  workWhere: "Exact totals of the whole search, from the films themselves: the same on every machine.",
  plots: "The same on a logarithmic scale",
  work: "Work, counted",
  workCaption: "Work of each algorithm for all solutions, by board size N",
  steps: "Steps",
  steps_what: "of the film",
  placements: "Placements",
  placements_what: "queens put on the board",
  rejects: "Rejects",
  rejects_what: "squares that were tried and found attacked, a step each",
  dead_ends: "Dead ends",
  dead_ends_what: "calls that found no square for a queen",
  checks: "Checks",
  checks_what: "squares looked at, flags read, words compared, rows found at once: the cost of the tests",
};
