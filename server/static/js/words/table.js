// What the page with the tables says, in English. It comes with that page. Pure: facts in, text out.

/** @typedef {import("../types.js").TimesCell} TimesCell */

/** @type {Record<string, string>} how a row runs */
export const GROUPS = { compiled: "compiled", python: "plain Python", full: "full speed" };

/** @type {Record<string, string>} what stands over each plot */
export const PLOTS = { compiled: "Compiled, and the full-speed counter", python: "Plain Python", published: "Published: a laptop’s browser of its day" };

export const FULL = "full speed";
export const FAILED = "✕";
export const MISSING = "–";
export const BROKEN = "Something went wrong in the page. Reloading it helps.";
export const NOTHING = "Nothing has been measured yet on this server.";

const FIRST = 8; // n of the first column: smaller boards make a compiler work, and forecasts have something to rest on
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
  const [name, length] = UNITS.find(([name, length]) => seconds >= length * (name === "days" ? 2 : 0.995)) ?? UNITS[UNITS.length - 1];
  const value = Number((seconds / length).toPrecision(2));
  return `${value.toLocaleString("en")} ${name}`;
}

/** @type {[string, number][]} names and seconds, the longest first */
const UNITS = [["billion yr", 1e9 * YEAR], ["million yr", 1e6 * YEAR], ["yr", YEAR], ["days", DAY], ["h", HOUR], ["min", MINUTE], ["s", 1], ["ms", 1e-3], ["µs", 1e-6]];

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
      return basis === null ? `Stopped after this time, at ${moment(at)}` : `Forecast from N = ${basis}, at ${moment(at)}`;
    case "failed":
      return `Failed: ${note}`;
    case "unavailable":
      return `Not to be had: ${note}`;
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** A moment, to the minute. @param {number} seconds  since 1970 */
const moment = (seconds) => new Date(seconds * 1000).toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

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
    const where = kind === "failed" ? `✕ ${name(group, algorithm)}, N = ${n}` : name(group, algorithm).replace(/^.*, /, "– ");
    if (note && !reasons.has(note)) reasons.set(note, `${where}: ${note}.`);
  }
  return [...reasons.values()].slice(0, MOST_NOTES);
}

/** @param {string} group @param {string} algorithm */
const name = (group, algorithm) => (group === "full" ? FULL : `${algorithm}, ${GROUPS[group]}`);

/** Somebody else's measurement. @param {{seconds: number, largest: number}} settings */
export const underWay = ({ seconds, largest }) =>
  `A measurement with ${seconds} s a cell, up to N = ${largest}, is under way for somebody else. With the same settings you join it; with others yours comes next.`;

/** How far it is. @param {import("../types.js").TimingNews | null} news */
export function doing(news) {
  if (!news) return "Waiting to begin.";
  const { done, of, now } = news;
  if (!now) return `${done} of ${of} cells`;
  if (now.n < FIRST) return `Getting ready: ${name(now.group, now.algorithm)}, N = ${now.n}`;
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
