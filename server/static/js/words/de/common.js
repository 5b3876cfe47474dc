// What every page says, in German: numbers, times, names, and what goes wrong. Pure: facts in, text out.

import { separateThousands } from "../numbers.js";

/** @import { Algorithm, Connection } from "../../types.js" */

/** A decimal number that was written with a point. @param {string} text */
export const decimal = (text) => text.replace(".", ",");

/** A number as it was typed, with a decimal point: 1.234.567,5. @param {string} text */
export const normalizeNumber = (text) => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, "").replace(",", ".");

/** A whole number with separators. @param {number} value */
export const whole = (value) => separateThousands(value, ".");

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = one) => `${whole(count)} ${count === 1 ? one : many}`;

/** @param {number} count */
export const solutions = (count) => counted(count, "Lösung", "Lösungen");

const NUMBERS = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** A small number as a word. @param {number} value */
export const word = (value) => NUMBERS[value] ?? String(value);

/** @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** In two digits. @param {number} value */
export const rounded = (value) => decimal(String(Number(value.toPrecision(2))));

/** A time as people say it. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds < 60) return `${rounded(seconds)} s`;
  for (const [one, many, length, next] of UNITS)
    if (seconds < next) return counted(Math.round(seconds / length), one, many);
  return "eine Ewigkeit";
}

/** @type {[string, string, number, number][]} name of one and of many, seconds, and where the next one begins */
const UNITS = [
  ["Minute", "Minuten", 60, 5400],
  ["Stunde", "Stunden", 3600, 129_600],
  ["Tag", "Tage", 86_400, 31_557_600],
  ["Jahr", "Jahre", 31_557_600, Infinity],
];

/**
 * What the server's catalogue says of each algorithm: its name, and why its N ends where it does.
 * @type {Record<string, [string, string]>}
 */
const ALGORITHMS = {
  naive: ["Naiv", "Der naive Algorithmus prüft N hoch N Bretter einzeln, und für N = 9 sind das schon 387 Millionen"],
  backtracking: ["Backtracking", ""],
  basic: ["Basic", ""],
  plain: ["Plain", ""],
  caching: ["Caching", ""],
  bitmask: ["Bitmask", ""],
  loop: ["Iterativ", ""],
  flipped: ["Umgekehrt", ""],
  conjoin: ["Conjoin", "Darüber hat eine Diagonale mehr Bits, als eine Zahl in JSON fassen kann"],
};

/** What the server's catalogue says of an algorithm; it says so in English. @param {Algorithm} told */
export function algorithm({ id }) {
  if (!(id in ALGORITHMS)) throw new Error(`no German for the algorithm ${id}`);
  const [title, reason] = ALGORITHMS[id];
  return { title, reason };
}

/** Why there is no connection, by the status of the server's refusal. @type {Record<number, string>} */
const REFUSALS = {
  200: "Der Server antwortet, aber ein Proxy vor ihm gibt WebSockets nicht weiter.",
  403: "Der Server hält diese Seite für die einer anderen Website. In seinem Protokoll steht, was zu ändern ist.",
  429: "Aus diesem Netz sind schon so viele verbunden, wie erlaubt ist.",
  503: "Es sind schon so viele verbunden, wie erlaubt ist.",
};

/** @param {Connection} connection */
export function connection({ status, retryIn, refused }) {
  if (status !== "lost") return "";
  const again = retryIn ? `Neuer Versuch in ${Math.max(1, Math.round(retryIn))} s` : "Neuer Versuch";
  return `${REFUSALS[refused] ?? "Der Server antwortet nicht."} ${again}; was zu sehen ist, bleibt.`;
}

export const BROKEN = "Auf der Seite ist etwas schiefgegangen. Neu laden hilft.";

export const NEW_VERSION = "Der Server hat eine neue Version dieser Seite.";

export const PRESENT = { start: "Vorführen", stop: "Beenden (Esc)" };

/** What stands on several pages from the beginning; PAGE of each page has the rest. @type {Record<string, string>} */
export const PAGES = {
  name: "N‑Damen",
  inBits: "in Bits",
  pages: "Seiten",
  watch: "Ansehen",
  race: "Rennen",
  table: "Tabelle",
  exercise: "Übungen",
  manual: "Handbuch",
  theme: "Hell oder dunkel",
  retry: "Jetzt versuchen",
  reload: "Neu laden",
};
