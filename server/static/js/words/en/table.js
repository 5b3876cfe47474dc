// What the page with the tables says, in English. It comes with that page. Pure: facts in, text out.

/** @import { TimesCell, TimingNews } from "../../types.js" */

export * from "./common.js";

/** @type {Record<string, string>} how a row runs */
export const GROUPS = { compiled: "compiled", python: "plain Python", full: "full speed" };

/** @type {Record<string, string>} what stands over each plot */
export const PLOTS = {
  compiled: "Compiled, and the full-speed counter",
  python: "Plain Python",
  published: "Published: a laptop’s browser of its day",
};

/** A tick of a plot. @param {number} seconds */
export const tick = (seconds) => (seconds === DAY ? "1 day" : about(seconds));

export const FULL = "full speed";
export const FAILED = "✕";
export const MISSING = "–";
export const NOTHING = "Nothing has been measured yet on this server.";

const MOST_NOTES = 4;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const YEAR = 31_557_600;

/** Three digits of a number, separated. @param {number} value */
const digits = (value) => value.toLocaleString("en", { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

/** A time as a table shows it: 15.2 µs, 514 ms, 7.92 s, 19:47, 12 h 40 min. @param {number} seconds */
export function time(seconds) {
  if (seconds < 9.995e-4) return `${digits(seconds * 1e6)} µs`;
  if (seconds < 0.9995) return `${digits(seconds * 1e3)} ms`;
  if (seconds < 59.95) return `${digits(seconds)} s`;
  if (seconds < HOUR - 0.5) {
    const whole = Math.round(seconds);
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  }
  if (seconds < 2 * DAY - 30) {
    const minutes = Math.round(seconds / MINUTE);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }
  return about(seconds);
}

/** A time that nobody has measured, in two digits: 5.3 s, 19 min, 4.5 h, 9,700 yr. @param {number} seconds */
export function about(seconds) {
  const [name, length] =
    UNITS.find(([name, length]) => seconds >= length * (name === "days" ? 2 : 0.995)) ?? UNITS[UNITS.length - 1];
  const value = Number((seconds / length).toPrecision(2));
  return `${value.toLocaleString("en")} ${name}`;
}

/** @type {[string, number][]} names and seconds, the longest first */
const UNITS = [
  ["billion yr", 1e9 * YEAR],
  ["million yr", 1e6 * YEAR],
  ["yr", YEAR],
  ["days", DAY],
  ["h", HOUR],
  ["min", MINUTE],
  ["s", 1],
  ["ms", 1e-3],
  ["µs", 1e-6],
];

/** @param {number} count @param {string} one */
const counted = (count, one) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What stands in a cell. @param {TimesCell} cell */
export function cell({ kind, seconds, basis }) {
  switch (kind) {
    case "measured":
      return time(seconds ?? 0);
    case "forecast":
      return `${basis === null ? ">" : "≈"} ${about(seconds ?? 0)}`;
    case "failed":
      return FAILED;
    case "unavailable":
      return MISSING;
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** What there is to know of a cell. @param {TimesCell} cell */
export function details({ kind, runs, basis, note, at }) {
  switch (kind) {
    case "measured":
      return `Measured at ${moment(at)}, ${counted(runs, "run")}`;
    case "forecast":
      return basis === null
        ? `Stopped after this time, at ${moment(at)}`
        : `Forecast from N = ${basis}, at ${moment(at)}`;
    case "failed":
      return `Failed: ${note}`;
    case "unavailable":
      return `Not to be had: ${note}`;
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** A moment, to the minute. @param {number} seconds  since 1970 */
const moment = (seconds) =>
  new Date(seconds * 1000).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** What was measured where, and when last. @param {string} machine @param {TimesCell[]} cells */
export function where(machine, cells) {
  if (!machine) return "";
  if (!cells.length) return `This server: ${machine}. ${NOTHING}`;
  return `This server: ${machine}. Last measured on ${moment(Math.max(...cells.map(({ at }) => at)))}.`;
}

/** Why cells hold no time: each reason once, with where it first came up. @param {TimesCell[]} cells */
export function notes(cells) {
  /** @type {Map<string, string>} */
  const reasons = new Map();
  for (const { group, algorithm, n, kind, note } of cells) {
    const where =
      kind === "failed" ? `✕ ${name(group, algorithm)}, N = ${n}` : name(group, algorithm).replace(/^.*, /, "– ");
    if (note && !reasons.has(note)) reasons.set(note, `${where}: ${note}.`);
  }
  return [...reasons.values()].slice(0, MOST_NOTES);
}

/** @param {string} group @param {string} algorithm */
const name = (group, algorithm) => (group === "full" ? FULL : `${algorithm}, ${GROUPS[group]}`);

/** Somebody else's measurement. @param {{seconds: number, largest: number}} settings */
export const underWay = ({ seconds, largest }) =>
  `A measurement with ${seconds} s a cell, up to N = ${largest}, is under way for somebody else. With the same settings you join it; with others yours comes next.`;

/**
 * How far it is.
 * @param {TimingNews | null} news
 * @param {number} first  n of the first column: smaller boards only prepare the measurement
 */
export function doing(news, first) {
  if (!news) return "Waiting to begin.";
  const { done, of, now } = news;
  if (!now) return `${done} of ${of} cells`;
  if (now.n < first) return `Getting ready: ${name(now.group, now.algorithm)}, N = ${now.n}`;
  const expected = now.seconds === null ? "" : `, about ${about(now.seconds)}`;
  return `${done} of ${of} cells. Now ${name(now.group, now.algorithm)}, N = ${now.n}${expected}`;
}

/** The end of it, for those who do not see the table. @param {TimesCell[]} cells */
export function finished(cells) {
  const of = (/** @type {string} */ kind) => cells.filter((cell) => cell.kind === kind).length;
  return `Measured: ${counted(of("measured"), "time")}, ${counted(of("forecast"), "forecast")}.`;
}

export const CANCELLED = "Cancelled. What was measured stays.";

/** A plot for those who do not see it. @param {string} title @param {string[]} names */
export const plot = (title, names) =>
  `${title}: time by board size N, on a logarithmic scale, ${names.length ? `for ${names.join(", ")}` : "empty so far"}. The figures stand in the table.`;

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "The table: nine algorithms timed, and their work counted · Bitqueens",
  timed: "Nine algorithms, timed",
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
  full_what: "the server’s own counter, with every trick it knows, on every processor",
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
