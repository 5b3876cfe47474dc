// What the page with the tables says, in English. It comes with that page.

/** @type {Record<string, string>} how a row runs */
export const GROUPS = { compiled: "compiled", python: "plain Python", full: "full speed" };

/** @type {Record<string, string>} what stands over each plot */
export const PLOTS = {
  compiled: "Compiled, and the full-speed counter",
  python: "Plain Python",
  published: "Published: a laptop’s browser of its day",
};

/** How dates and decimals are written, as browsers name it. */
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

/** A time that nobody has measured, the longest unit first. */
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

/** What there is to know of a cell. */
export const DETAILS = /** @type {const} */ ({
  measured: { one: "Measured at {at}, {count} run", other: "Measured at {at}, {count} runs" },
  stopped: "Stopped after this time, at {at}",
  forecast: "Forecast from N = {n}, at {at}",
  failed: "Failed: {note}",
  unavailable: "Not to be had: {note}",
});

/** What was measured where, and when last. */
export const WHERE = /** @type {const} */ ({
  nothing: "This server: {machine}. {nothing}",
  last: "This server: {machine}. Last measured on {at}.",
});

/** Somebody else's measurement. */
export const underWay =
  "A measurement with {seconds} s a cell, up to N = {largest}, is under way for somebody else. With the same settings you join it; with others yours comes next.";

/** How far it is. */
export const DOING = /** @type {const} */ ({
  waiting: "Waiting to begin.",
  cells: "{done} of {of} cells",
  ready: "Getting ready: {name}, N = {n}",
  now: "{done} of {of} cells. Now {name}, N = {n}",
  expected: "{done} of {of} cells. Now {name}, N = {n}, about {time}",
});

/** The end of it, for those who do not see the table. */
export const FINISHED = /** @type {const} */ ({
  all: "Measured: {times}, {forecasts}.",
  times: { one: "{count} time", other: "{count} times" },
  forecasts: { one: "{count} forecast", other: "{count} forecasts" },
});

export const CANCELLED = "Cancelled. What was measured stays.";

/** A plot for those who do not see it. */
export const PLOT = /** @type {const} */ ({
  filled: "{title}: time by board size N, on a logarithmic scale, for {names}. The figures stand in the table.",
  empty: "{title}: time by board size N, on a logarithmic scale, empty so far. The figures stand in the table.",
});

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "The table: all algorithms timed, and their work counted · Bitqueens",
  timed: "All algorithms, timed",
  budget: "Budget a cell",
  boardsUpTo: "Boards up to",
  measure: "Measure",
  cancel: "Cancel",
  share: "Share of the cells that are filled",
  timesCaption: "Time to find all solutions, by algorithm and board size N. A time after ≈ is a forecast.",
  compiled: "Compiled",
  compiled_what: "the listings translated line by line, all by numba with the same settings",
  python: "Plain Python",
  python_what: "the listings themselves",
  full: "Full speed",
  full_what: "the server’s own counter, with every trick it knows, on every processor; starting its processes is in it",
  count: "count",
  forecast: "forecast",
  failed: "failed",
  download: "Download as CSV",
  published: "Published: a laptop’s browser of its day",
  publishedCaption: "Published times of four algorithms, by board size N",
  howMeasured: "How it is measured",
  whatTime:
    "A time is what the processor spent on one search for all solutions. The full-speed counter uses every processor, so its time is the clock’s.",
  whatCell:
    "A cell is the median of up to five runs, and the rows take turns. Everything runs in a process of its own that stands back for viewers.",
  whatCompiled:
    "is the same code with the same squares in the same order; only the long integer of conjoin is cut into two machine words.",
  whatForecast:
    "What would take longer than the budget is a forecast: the time of the largest board measured, times how many more checks that algorithm makes there. The checks were counted up to N = 17; beyond, they go on as they grew.",
  plotsBelow:
    "Each line across is ten times the one below it. Filled marks are measured, hollow ones forecast. All figures stand in the tables above.",
  workWhere: "Exact totals of the whole search, from the films themselves: on every machine the same.",
  plots: "The same on a logarithmic scale",
  work: "Work, counted",
  workCaption: "Work of each algorithm for all solutions, by board size N",
  steps: "Steps",
  steps_what: "of the film",
  placements: "Placements",
  placements_what: "queens that were put on the board",
  rejects: "Rejects",
  rejects_what: "squares that were tried and found attacked, a step each",
  dead_ends: "Dead ends",
  dead_ends_what: "calls that found no square for a queen",
  checks: "Checks",
  checks_what: "squares looked at, flags read, words compared, rows found at once: whatever a test costs",
};
