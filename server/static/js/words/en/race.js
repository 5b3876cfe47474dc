// What the page of the race says, in English. Pure: facts in, text out.

import { counted, duration, whole } from "./common.js";

/** @import { Way } from "../../race/rules.js" */

export * from "./common.js";

export const PLAY = "Start the race";
export const PAUSE = "Pause the race";

const ORDINALS = ["", "1st", "2nd", "3rd", "4th"];

/** What a lane counts. */
export const COUNTERS = {
  step: (/** @type {number} */ _) => "step",
  checks: (/** @type {number} */ count) => (count === 1 ? "check" : "checks"),
  solutions: (/** @type {number} */ count) => (count === 1 ? "solution" : "solutions"),
};

/** @param {number} rank */
export const ordinal = (rank) => ORDINALS[rank];

/** @param {number} n */
export const size = (n) => `N = ${n}`;

/** What one lane's whole race is, in the unit of the race. @param {Way} way @param {number} finish */
export function measure(way, finish) {
  switch (way) {
    case "steps":
      return counted(finish + 1, "step");
    case "checks":
      return counted(finish, "check");
    case "time":
      return finish < 0.001 ? `${Number((finish * 1e6).toPrecision(2))} µs` : duration(finish);
    default:
      throw new Error(`no race goes by ${way}`);
  }
}

const LIST = new Intl.ListFormat("en-GB");

/** Who won, and how the others came in. @param {Way} way @param {{title: string, finish: number}[]} lanes  in order */
export function result(way, lanes) {
  const { finish } = lanes[0];
  const [winners, others] = [true, false].map((won) => lanes.filter((lane) => (lane.finish === finish) === won));
  const names = LIST.format(winners.map(({ title }) => title));
  const won =
    winners.length > 1
      ? `${names} win together: ${measure(way, finish)} each.`
      : `${names} wins: ${measure(way, finish)}.`;
  const [next, ...rest] = others.map(({ title, finish }) => [title, measure(way, finish)]);
  if (!next) return won;
  const lost = [next.join(" needs "), ...rest.map((lane) => lane.join(" "))].join(", ");
  const last = others[others.length - 1];
  const times = finish ? last.finish / finish : 1;
  const factor =
    times >= 1.5
      ? ` ${last.title} takes ${times < 10 ? Number(times.toPrecision(2)) : whole(Math.round(times))} times as ${way === "time" ? "long" : "many"}.`
      : "";
  return `${won} ${lost}.${factor}`;
}

/** How far the race is. @param {Way} way @param {number} time @param {number} length */
export const position = (way, time, length) =>
  `${measure(way, way === "time" ? time : Math.floor(time))} of ${measure(way, length)}`;

/** Why a board cannot be larger. @param {number} largest */
export const upTo = (largest) => `N from 1 to ${largest}: so far every step of all these lanes is at hand.`;

/** N was cut down to what a lane takes. @param {string} title @param {number} n  it is now @param {number} asked */
export const cutDown = (title, n, asked) => `${title} races up to N = ${n}, so N is ${n} now and not ${asked}.`;

/** What the board of a lane shows that has come in. */
export const FIRST_SOLUTION = "first solution";
export const NO_SOLUTION = "no solution";

/** @param {number} done @param {number} of */
export const measuring = (done, of) => `The algorithms are being timed on this server: ${done} of ${of}.`;
export const UNMEASURED = "These algorithms have not been timed on this server yet.";

/** @param {number} n @param {number} board */
export const basis = (n, board) =>
  n === board
    ? "As timed on this server, compiled."
    : `As timed on this server, compiled: by what a check takes at N = ${board}.`;

/** @param {number} lane */
export const lane = (lane) => `Algorithm of lane ${lane}`;
/** @param {string} title */
export const remove = (title) => `Take ${title} out of the race`;
/** @param {string} title */
export const progress = (title) => `${title}: share of its search`;
/** @param {string} title @param {number} n @param {[number, number][]} queens */
export const board = (title, n, queens) => `${title}: board of ${n} by ${n}, ${counted(queens.length, "queen")}`;

export const CLOSE = "Close";

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

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "The race: searches side by side · Bitqueens",
  present: "Present",
  presentTitle: "For a projector (P)",
  keys: "Keys",
  keysTitle: "All keys (?)",
  rules: "The race",
  fairBy: "Fair by",
  steps: "Step for step",
  steps_what: "every lane takes one step at a time",
  checks: "Check for check",
  checks_what: "every lane makes one check at a time: a look, a look-up, an operation",
  time: "By time",
  time_what: "every lane runs as fast as it does on this server",
  boardSize: "Board size N",
  within: "In",
  howLong: "How long the race takes",
  add: "Add a lane",
  course: "Course",
  toStart: "Back to the start",
  start: "Start the race",
  where: "Where the race stands",
  timeNow: "Time them now",
};
