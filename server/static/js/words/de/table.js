// What the page with the tables says, in German. It comes with that page. Pure: facts in, text out.

/** @import { TimesCell, TimingNews } from "../../types.js" */

export * from "./common.js";

/** @type {Record<string, string>} how a row runs */
export const GROUPS = { compiled: "kompiliert", python: "reines Python", full: "volle Kraft" };

/** @type {Record<string, string>} what stands over each plot */
export const PLOTS = {
  compiled: "Kompiliert, und das Zählwerk mit voller Kraft",
  python: "Reines Python",
  published: "Veröffentlicht: der Browser eines Laptops seiner Zeit",
};

/** A tick of a plot. @param {number} seconds */
export const tick = (seconds) => (seconds === DAY ? "1 Tag" : about(seconds));

export const FULL = "volle Kraft";
export const FAILED = "✕";
export const MISSING = "–";
export const NOTHING = "Auf diesem Server ist noch nichts gemessen.";

const MOST_NOTES = 4;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const YEAR = 31_557_600;

/** Three digits of a number, separated. @param {number} value */
const digits = (value) => value.toLocaleString("de", { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });

/** A time as a table shows it: 15,2 µs, 514 ms, 7,92 s, 19:47, 12 h 40 min. @param {number} seconds */
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

/** A time that nobody has measured, in two digits: 5,3 s, 19 min, 4,5 h, 9.700 Jahre. @param {number} seconds */
export function about(seconds) {
  const [name, length] =
    UNITS.find(([name, length]) => seconds >= length * (name === "Tage" ? 2 : 0.995)) ?? UNITS[UNITS.length - 1];
  const value = Number((seconds / length).toPrecision(2));
  return `${value.toLocaleString("de")} ${value === 1 && name === "Jahre" ? "Jahr" : name}`;
}

/** @type {[string, number][]} names and seconds, the longest first */
const UNITS = [
  ["Mrd. Jahre", 1e9 * YEAR],
  ["Mio. Jahre", 1e6 * YEAR],
  ["Jahre", YEAR],
  ["Tage", DAY],
  ["h", HOUR],
  ["min", MINUTE],
  ["s", 1],
  ["ms", 1e-3],
  ["µs", 1e-6],
];

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

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
      return `Gemessen am ${moment(at)}, ${counted(runs, "Durchlauf", "Durchläufe")}`;
    case "forecast":
      return basis === null
        ? `Nach dieser Zeit abgebrochen, am ${moment(at)}`
        : `Vorausgesagt nach N = ${basis}, am ${moment(at)}`;
    case "failed":
      return `Fehlgeschlagen: ${note}`;
    case "unavailable":
      return `Nicht zu haben: ${note}`;
    default:
      throw new Error(`no words for a cell that is ${kind}`);
  }
}

/** A moment, to the minute. @param {number} seconds  since 1970 */
const moment = (seconds) =>
  new Date(seconds * 1000).toLocaleString("de-DE", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** What was measured where, and when last. @param {string} machine @param {TimesCell[]} cells */
export function where(machine, cells) {
  if (!machine) return "";
  if (!cells.length) return `Dieser Server: ${machine}. ${NOTHING}`;
  return `Dieser Server: ${machine}. Zuletzt gemessen am ${moment(Math.max(...cells.map(({ at }) => at)))}.`;
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
  `Für jemand anderen läuft gerade eine Messung mit ${seconds} s je Zelle, bis N = ${largest}. Mit denselben Einstellungen schließt du dich an; mit anderen kommt deine danach.`;

/**
 * How far it is.
 * @param {TimingNews | null} news
 * @param {number} first  n of the first column: smaller boards only prepare the measurement
 */
export function doing(news, first) {
  if (!news) return "Wartet auf den Beginn.";
  const { done, of, now } = news;
  if (!now) return `${done} von ${of} Zellen`;
  if (now.n < first) return `Vorbereitung: ${name(now.group, now.algorithm)}, N = ${now.n}`;
  const expected = now.seconds === null ? "" : `, etwa ${about(now.seconds)}`;
  return `${done} von ${of} Zellen. Jetzt ${name(now.group, now.algorithm)}, N = ${now.n}${expected}`;
}

/** The end of it, for those who do not see the table. @param {TimesCell[]} cells */
export function finished(cells) {
  const of = (/** @type {string} */ kind) => cells.filter((cell) => cell.kind === kind).length;
  return `Gemessen: ${counted(of("measured"), "Zeit", "Zeiten")}, ${counted(of("forecast"), "Voraussage", "Voraussagen")}.`;
}

export const CANCELLED = "Abgebrochen. Was gemessen ist, bleibt.";

/** A plot for those who do not see it. @param {string} title @param {string[]} names */
export const plot = (title, names) =>
  `${title}: Zeit nach Brettgröße N, logarithmisch aufgetragen, ${names.length ? `für ${names.join(", ")}` : "bisher leer"}. Die Werte stehen in der Tabelle.`;

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Die Tabelle: neun Algorithmen, gestoppt und ausgezählt · Bitqueens",
  timed: "Neun Algorithmen, gestoppt",
  budget: "Zeit je Zelle",
  boardsUpTo: "Bretter bis",
  measure: "Messen",
  cancel: "Abbrechen",
  share: "Anteil der Zellen, die gefüllt sind",
  timesCaption:
    "Zeit, um alle Lösungen zu finden, nach Algorithmus und Brettgröße N. Eine Zeit hinter ≈ ist vorausgesagt.",
  compiled: "Kompiliert",
  compiled_what: "die Programme Zeile für Zeile übersetzt, alle von numba mit denselben Einstellungen",
  python: "Reines Python",
  python_what: "die Programme selbst",
  full: "Volle Kraft",
  full_what: "das Zählwerk des Servers, mit allen Kniffen und auf allen Prozessoren",
  count: "Zählwerk",
  forecast: "vorausgesagt",
  failed: "fehlgeschlagen",
  download: "Als CSV herunterladen",
  published: "Veröffentlicht: der Browser eines Laptops seiner Zeit",
  publishedCaption: "Veröffentlichte Zeiten von vier Algorithmen, nach Brettgröße N",
  howMeasured: "Wie gemessen wird",
  whatTime:
    "Eine Zeit ist das, was der Prozessor für eine Suche nach allen Lösungen gebraucht hat. Das Zählwerk nutzt alle Prozessoren, deshalb ist seine Zeit die der Uhr.",
  whatCell:
    "Eine Zelle ist der Median von bis zu fünf Durchläufen, und die Zeilen wechseln sich ab. Alles läuft in einem eigenen Prozess, der Zuschauern den Vortritt lässt.",
  whatCompiled:
    "ist derselbe Code mit denselben Feldern in derselben Reihenfolge; nur die lange Zahl von conjoin ist in zwei Maschinenwörter geteilt.",
  whatForecast:
    "Was länger dauern würde als erlaubt, wird vorausgesagt: die Zeit des größten gemessenen Bretts, mal so viel, wie der Algorithmus dort mehr Prüfungen macht. Die Prüfungen sind bis N = 17 gezählt; darüber gehen sie weiter, wie sie gewachsen sind.",
  plotsBelow:
    "Jede Querlinie ist das Zehnfache der Linie darunter. Gefüllte Zeichen sind gemessen, hohle vorausgesagt. Alle Werte stehen in den Tabellen darüber.",
  workWhere: "Genaue Summen der ganzen Suche, aus den Filmen selbst: auf jeder Maschine dieselben.",
  plots: "Dasselbe logarithmisch",
  work: "Die Arbeit, gezählt",
  workCaption: "Arbeit jedes Algorithmus für alle Lösungen, nach Brettgröße N",
  steps: "Schritte",
  steps_what: "des Films",
  placements: "Gesetzte Damen",
  placements_what: "so oft kam eine Dame aufs Brett",
  rejects: "Verworfene Felder",
  rejects_what: "probiert und bedroht gefunden, je ein Schritt",
  dead_ends: "Sackgassen",
  dead_ends_what: "Aufrufe, die kein Feld für eine Dame fanden",
  checks: "Prüfungen",
  checks_what:
    "Felder angesehen, Werte gelesen, Wörter verglichen, Zeilen auf einmal gefunden: was immer ein Test kostet",
};
