// Sentences of the page with the tables: which text applies, and with which facts.

import { capital } from "../texts.js";

/** @import { TimesCell, TimingNews } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"table">} Table */

export * from "./common.js";

const MOST_NOTES = 4;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const YEAR = 31_557_600;

/** A tick of a plot. @param {Table} say @param {number} seconds */
export const tick = (say, seconds) => (seconds === DAY ? say.TIME.day : about(say, seconds));

/** Three digits of a number, separated. @param {Table} say @param {number} value */
const digits = ({ LOCALE }, value) =>
  value.toLocaleString(LOCALE, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

/** A time as a table shows it: 15.2 µs, 514 ms, 7.92 s, 19:47, 12 h 40 min. @param {Table} say @param {number} seconds */
export function time(say, seconds) {
  const { TIME } = say;
  if (seconds < 9.995e-4) return TIME.us({ value: digits(say, seconds * 1e6) });
  if (seconds < 0.9995) return TIME.ms({ value: digits(say, seconds * 1e3) });
  if (seconds < 59.95) return TIME.s({ value: digits(say, seconds) });
  if (seconds < HOUR - 0.5) {
    const whole = Math.round(seconds);
    return TIME.clock({ minutes: Math.floor(whole / MINUTE), seconds: String(whole % MINUTE).padStart(2, "0") });
  }
  if (seconds < 2 * DAY - 30) {
    const minutes = Math.round(seconds / MINUTE);
    return TIME.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return about(say, seconds);
}

/** @type {[Exclude<keyof Table["ABOUT"], "year">, number][]} units and their seconds, the longest first */
const UNITS = [
  ["billionYears", 1e9 * YEAR],
  ["millionYears", 1e6 * YEAR],
  ["years", YEAR],
  ["days", DAY],
  ["h", HOUR],
  ["min", MINUTE],
  ["s", 1],
  ["ms", 1e-3],
  ["us", 1e-6],
];

/** A forecast time, in two digits: 5.3 s, 19 min, 4.5 h, 9,700 yr. @param {Table} say @param {number} seconds */
export function about({ ABOUT, LOCALE }, seconds) {
  const [unit, length] =
    UNITS.find(([unit, length]) => seconds >= length * (unit === "days" ? 2 : 0.995)) ?? UNITS[UNITS.length - 1];
  const value = Number((seconds / length).toPrecision(2));
  const text = unit === "years" && value === 1 ? ABOUT.year : ABOUT[unit];
  return text({ value: value.toLocaleString(LOCALE) });
}

/** The text in a cell. @param {Table} say @param {TimesCell} cell */
export function cell(say, { kind, seconds, basis }) {
  switch (kind) {
    case "measured":
      return time(say, seconds ?? 0);
    case "forecast":
      return `${basis === null ? ">" : "≈"} ${about(say, seconds ?? 0)}`;
    case "failed":
      return say.FAILED;
    case "unavailable":
      return say.MISSING;
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** The details of a cell. @param {Table} say @param {TimesCell} cell */
export function details(say, { kind, runs, basis, note, at: seconds }) {
  const { DETAILS } = say;
  const at = moment(say, seconds);
  switch (kind) {
    case "measured":
      return DETAILS.measured({ count: runs, at });
    case "forecast":
      return basis === null ? DETAILS.stopped({ at }) : DETAILS.forecast({ n: basis, at });
    case "failed":
    case "unavailable":
      return DETAILS[kind]({ note });
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** A moment, to the minute. @param {Table} say @param {number} seconds  since 1970 */
const moment = ({ LOCALE }, seconds) =>
  new Date(seconds * 1000).toLocaleString(LOCALE, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** The measured machine, and the time of its last measurement. @param {Table} say @param {string} machine @param {TimesCell[]} cells */
export function where(say, machine, cells) {
  if (!machine) return "";
  if (!cells.length) return say.WHERE.nothing({ machine, nothing: say.NOTHING });
  return say.WHERE.last({ machine, at: moment(say, Math.max(...cells.map(({ at }) => at))) });
}

/** A note on the times of another machine. @param {Table} say @param {string} machine @param {number} seconds  since 1970, of the day */
export const example = ({ EXAMPLE, LOCALE }, machine, seconds) =>
  EXAMPLE({
    machine,
    at: new Date(seconds * 1000).toLocaleDateString(LOCALE, { dateStyle: "long", timeZone: "UTC" }),
  });

/** Reasons for which cells hold no time: each once, with its first cell. @param {Table} say @param {TimesCell[]} cells */
export function notes(say, cells) {
  /** @type {Map<string, string>} */
  const reasons = new Map();
  for (const { group, algorithm, n, kind, note } of cells) {
    const row = nameOf(say, group, algorithm);
    const where = kind === "failed" ? `✕ ${row}, N = ${n}` : row.replace(/^.*, /, "– ");
    if (note && !reasons.has(note)) reasons.set(note, `${where}: ${note}.`);
  }
  return [...reasons.values()].slice(0, MOST_NOTES);
}

/** @param {Table} say @param {string} group @param {string} algorithm */
const nameOf = ({ FULL, GROUPS }, group, algorithm) =>
  group === "full" ? FULL : `${capital(algorithm)}, ${GROUPS[group]}`;

/**
 * Progress of a measurement.
 * @param {Table} say
 * @param {TimingNews | null} news
 * @param {number} first  n of the first column: smaller boards only prepare the measurement
 */
export function doing(say, news, first) {
  const { DOING } = say;
  if (!news) return DOING.waiting;
  const { done, of, now } = news;
  if (!now) return DOING.cells({ done, of });
  const { n, seconds } = now;
  const name = nameOf(say, now.group, now.algorithm);
  if (n < first) return DOING.ready({ name, n });
  const facts = { done, of, name, n };
  return seconds === null ? DOING.now(facts) : DOING.expected({ ...facts, time: about(say, seconds) });
}

/** The end of it, for a screen reader. @param {Table} say @param {TimesCell[]} cells */
export function finished({ FINISHED }, cells) {
  const count = (/** @type {string} */ kind) => cells.filter((cell) => cell.kind === kind).length;
  return FINISHED.all({
    times: FINISHED.times({ count: count("measured") }),
    forecasts: FINISHED.forecasts({ count: count("forecast") }),
  });
}

/** A plot, for a screen reader. @param {Table} say @param {string} title @param {string[]} names */
export const plot = ({ PLOT }, title, names) =>
  names.length ? PLOT.filled({ title, names: names.join(", ") }) : PLOT.empty({ title });
