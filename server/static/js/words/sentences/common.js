// Sentences of every page: numbers, lists, times, and the reason of a lost connection.

import { separateThousands } from "../numbers.js";

/** @import { BadField } from "../../address/fields.js" */
/** @import { Algorithm, Coming, Connection, Run } from "../../types.js" */
/** @import { Say } from "../words.js" */
/** @typedef {Say<"common">} Common */

/** A decimal number that was written with a point. @param {Common} say @param {string} text */
export const decimal = ({ POINT }, text) => text.replace(".", POINT);

/** A number as it was typed, with a decimal point. @param {Common} say @param {string} text */
export function normalizeNumber({ SEPARATOR, POINT }, text) {
  if (POINT === ".") return text;
  return text.replace(/(?<=\d)\D(?=\d{3}(?!\d))/g, (sign) => (sign === SEPARATOR ? "" : sign)).replace(POINT, ".");
}

/** A whole number with separators. @param {Common} say @param {number} value */
export const whole = ({ SEPARATOR }, value) => separateThousands(value, SEPARATOR);

/** A small number as a word. @param {Common} say @param {number} value */
export const word = ({ NUMBERS }, value) => NUMBERS[value] ?? String(value);

/** In two digits. @param {Common} say @param {number} value */
export const rounded = (say, value) => decimal(say, String(Number(value.toPrecision(2))));

/** "ld", "ld and col", "ld, col and rd". @param {Common} say @param {(string | number)[]} names */
export const listed = ({ AND }, names) => join(AND, names);

const MANY = 6; // numbers that a reader takes in one by one

/** "7, 5 and 2"; of more than six numbers "6 to 19, and 1". @param {Common} say @param {number[]} numbers  in falling order */
export function ranged(say, numbers) {
  const runs = numbers.reduce((/** @type {number[][]} */ all, number) => {
    const last = all[all.length - 1];
    if (last && last[last.length - 1] === number + 1) last.push(number);
    else all.push([number]);
    return all;
  }, []);
  if (numbers.length <= MANY || runs.length > numbers.length / 2) return listed(say, numbers);
  const names = runs.flatMap((run) =>
    run.length < 3 ? run.map(String) : say.RANGE({ first: run[run.length - 1], last: run[0] }),
  );
  const last = names[names.length - 1];
  return names.length < 2 ? last : say.AND_RANGE({ first: names.slice(0, -1).join(", "), last });
}

/** "ld", "ld or col", "ld, col or rd". @param {Common} say @param {(string | number)[]} names */
export const alternatives = ({ OR }, names) => join(OR, names);

/** @param {Common["AND"]} end @param {(string | number)[]} names */
function join(end, names) {
  const all = names.map(String);
  return all.length < 2 ? all.join("") : end({ first: all.slice(0, -1).join(", "), last: all[all.length - 1] });
}

/** @type {[keyof Pick<Common["TIMES"], "minutes" | "hours" | "days" | "years">, number, number][]} unit, its seconds, and where the next begins */
const UNITS = [
  ["minutes", 60, 5400],
  ["hours", 3600, 129_600],
  ["days", 86_400, 31_557_600],
  ["years", 31_557_600, Infinity],
];

/** A time in its usual unit. @param {Common} say @param {number} seconds */
export function duration(say, seconds) {
  const { TIMES } = say;
  if (seconds < 0.1) return TIMES.ms({ count: Math.max(1, Math.round(seconds * 1000)) });
  if (seconds < 60) return TIMES.s({ count: rounded(say, seconds) });
  const found = UNITS.find(([, , next]) => seconds < next);
  if (!found) return TIMES.ever;
  const [unit, length] = found;
  return TIMES[unit]({ count: Math.round(seconds / length) });
}

/** The name of an algorithm, and the reason for its largest N. @param {Common} say @param {Algorithm} algorithm */
export const algorithm = ({ LIMITS }, { id, title, reason }) => ({ title, reason: LIMITS[id] ?? reason });

/**
 * The contents of a film in one file.
 * @param {Common} say @param {{run: Run, start: number, stop: number}} recorded
 */
export const notRecorded = ({ RECORDED }, { run: { algorithm, n }, start, stop }) =>
  RECORDED({ algorithm, n, first: start, last: stop - 1 });

/** The reason for which Python does not run; "" if it runs or is loading. @param {Common} say @param {Coming} coming */
export const missing = ({ NO_PYTHON }, { why }) => (why ? NO_PYTHON({ why }) : "");

/** @param {Common} say @param {Connection} connection */
export const connection = ({ REFUSALS, NO_ANSWER, RETRY, SILENT }, { status, refused }) =>
  status === "silent" ? SILENT : status === "lost" ? RETRY({ why: REFUSALS[refused] ?? NO_ANSWER }) : "";

/**
 * Faults in the address.
 * @param {Common} say @param {BadField[]} wrong @param {Record<string, string>} [allowed]  what a field takes that is not limited to names
 */
export const badFields = ({ BAD_FIELD, ONE_OF }, wrong, allowed = {}) =>
  wrong
    .map(([field, text, names]) =>
      BAD_FIELD({
        field,
        allowed: names ? ONE_OF({ names: names.join(", ") }) : allowed[field],
        text: text.slice(0, 20),
      }),
    )
    .join(" ");
