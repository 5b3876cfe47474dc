// What every page says, in English: numbers, times, names, and what goes wrong. Pure: facts in, text out.

import { separateThousands } from "../numbers.js";

/** @import { Algorithm, Connection } from "../../types.js" */

/** A decimal number that was written with a point. @param {string} text */
export const decimal = (text) => text;

/** A number as it was typed, with a decimal point. @param {string} text */
export const normalizeNumber = (text) => text;

/** A whole number with separators. @param {number} value */
export const whole = (value) => separateThousands(value, ",");

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = `${one}s`) => `${whole(count)} ${count === 1 ? one : many}`;

/** @param {number} count */
export const solutions = (count) => counted(count, "solution");

const NUMBERS = [
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

/** A small number as a word. @param {number} value */
export const word = (value) => NUMBERS[value] ?? String(value);

/** @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** In two digits. @param {number} value */
export const rounded = (value) => String(Number(value.toPrecision(2)));

/** A time as people say it. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds < 60) return `${rounded(seconds)} s`;
  for (const [name, length, next] of UNITS) if (seconds < next) return counted(Math.round(seconds / length), name);
  return "ages";
}

/** @type {[string, number, number][]} name, seconds, and where the next one begins */
const UNITS = [
  ["minute", 60, 5400],
  ["hour", 3600, 129_600],
  ["day", 86_400, 31_557_600],
  ["year", 31_557_600, Infinity],
];

/** What the server's catalogue says of an algorithm; it says so in English. @param {Algorithm} told */
export const algorithm = ({ title, reason }) => ({ title, reason });

/** Why there is no connection, by the status of the server's refusal. @type {Record<number, string>} */
const REFUSALS = {
  200: "The server answers, but a proxy before it does not pass websockets on.",
  403: "The server takes this page for one of another site. Its log says what to change.",
  429: "As many viewers as allowed are connected from this network.",
  503: "As many viewers as allowed are connected.",
};

/** @param {Connection} connection */
export function connection({ status, retryIn, refused }) {
  if (status !== "lost") return "";
  const again = retryIn ? `Trying again in ${Math.max(1, Math.round(retryIn))} s` : "Trying again";
  return `${REFUSALS[refused] ?? "The server does not answer."} ${again}; what is shown stays.`;
}

export const BROKEN = "Something went wrong in the page. Reloading it helps.";

export const NEW_VERSION = "The server runs a new version of this page.";

export const PRESENT = { start: "Present", stop: "Leave (Esc)" };

/** What stands on several pages from the beginning; PAGE of each page has the rest. @type {Record<string, string>} */
export const PAGES = {
  name: "N‑Queens",
  inBits: "in bits",
  pages: "Pages",
  watch: "Watch",
  race: "Race",
  table: "Table",
  exercise: "Exercises",
  manual: "Manual",
  theme: "Light or dark",
  retry: "Try now",
  reload: "Reload",
};
