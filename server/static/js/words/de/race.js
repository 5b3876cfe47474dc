// What the page of the race says, in German. Pure: facts in, text out.

import { counted, decimal, duration, whole } from "./common.js";

/** @import { Way } from "../../race/rules.js" */

export * from "./common.js";

export const PLAY = "Rennen starten";
export const PAUSE = "Rennen anhalten";

/** What a lane counts. */
export const COUNTERS = {
  step: (/** @type {number} */ _) => "Schritt",
  checks: (/** @type {number} */ count) => (count === 1 ? "Prüfung" : "Prüfungen"),
  solutions: (/** @type {number} */ count) => (count === 1 ? "Lösung" : "Lösungen"),
};

/** @param {number} rank */
export const ordinal = (rank) => (rank ? `${rank}.` : "");

/** @param {number} n */
export const size = (n) => `N = ${n}`;

/** What one lane's whole race is, in the unit of the race. @param {Way} way @param {number} finish */
export function measure(way, finish) {
  switch (way) {
    case "steps":
      return counted(finish + 1, "Schritt", "Schritte");
    case "checks":
      return counted(finish, "Prüfung", "Prüfungen");
    case "time":
      return finish < 0.001 ? `${rounded(finish * 1e6)} µs` : duration(finish);
    default:
      throw new Error(`no race goes by ${way}`);
  }
}

/** In two digits. @param {number} value */
const rounded = (value) => decimal(String(Number(value.toPrecision(2))));

const LIST = new Intl.ListFormat("de");

/** Who won, and how the others came in. @param {Way} way @param {{title: string, finish: number}[]} lanes  in order */
export function result(way, lanes) {
  const { finish } = lanes[0];
  const [winners, others] = [true, false].map((won) => lanes.filter((lane) => (lane.finish === finish) === won));
  const names = LIST.format(winners.map(({ title }) => title));
  const won =
    winners.length > 1
      ? `${names} gewinnen gemeinsam: je ${measure(way, finish)}.`
      : `${names} gewinnt: ${measure(way, finish)}.`;
  const [next, ...rest] = others.map(({ title, finish }) => [title, measure(way, finish)]);
  if (!next) return won;
  const lost = [next.join(" braucht "), ...rest.map((lane) => lane.join(" "))].join(", ");
  const last = others[others.length - 1];
  const times = finish ? last.finish / finish : 1;
  const much = way === "time" ? "so lange" : "so viele";
  const factor =
    times >= 1.5 ? ` ${last.title} braucht ${times < 10 ? rounded(times) : whole(Math.round(times))}-mal ${much}.` : "";
  return `${won} ${lost}.${factor}`;
}

/** How far the race is. @param {Way} way @param {number} time @param {number} length */
export const position = (way, time, length) =>
  `${measure(way, way === "time" ? time : Math.floor(time))} von ${measure(way, length)}`;

/** Why a board cannot be larger. @param {number} largest */
export const upTo = (largest) => `N von 1 bis ${largest}: So weit ist jeder Schritt aller dieser Bahnen zur Hand.`;

/** N was cut down to what a lane takes. @param {string} title @param {number} n  it is now @param {number} asked */
export const cutDown = (title, n, asked) =>
  `„${title}“ läuft bis N = ${n}; deshalb ist N jetzt ${n} und nicht ${asked}.`;

/** What the board of a lane shows that has come in. */
export const FIRST_SOLUTION = "erste Lösung";
export const NO_SOLUTION = "keine Lösung";

/** @param {number} done @param {number} of */
export const measuring = (done, of) => `Die Algorithmen werden auf diesem Server gestoppt: ${done} von ${of}.`;
export const UNMEASURED = "Diese Algorithmen sind auf diesem Server noch nicht gestoppt worden.";

/** @param {number} n @param {number} board */
export const basis = (n, board) =>
  n === board
    ? "Wie auf diesem Server gestoppt, kompiliert."
    : `Wie auf diesem Server gestoppt, kompiliert: nach dem, was eine Prüfung bei N = ${board} dauert.`;

/** @param {number} lane */
export const lane = (lane) => `Algorithmus auf Bahn ${lane}`;
/** @param {string} title */
export const remove = (title) => `${title} aus dem Rennen nehmen`;
/** @param {string} title */
export const progress = (title) => `${title}: Anteil der Suche`;
/** @param {string} title @param {number} n @param {[number, number][]} queens */
export const board = (title, n, queens) =>
  `${title}: Brett mit ${n} mal ${n} Feldern, ${counted(queens.length, "Dame", "Damen")}`;

export const CLOSE = "Schließen";

/** Every key. @type {[string[], string][]} */
export const KEYS = [
  [["Leertaste", "K"], "starten, anhalten"],
  [["→", "←"], "ein Hundertstel des Rennens vor, zurück; mit Umschalt ein Zehntel"],
  [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "zu so vielen Zehnteln des Rennens"],
  [["Pos1", "Ende"], "zum Start, zum Ziel"],
  [["P"], "für den Beamer, und zurück"],
  [["T"], "hell oder dunkel"],
  [["?"], "diese Liste"],
];

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Das Rennen: Suchen nebeneinander · Bitqueens",
  present: "Vorführen",
  presentTitle: "Für den Beamer (P)",
  keys: "Tasten",
  keysTitle: "Alle Tasten (?)",
  rules: "Das Rennen",
  fairBy: "Gleich sind",
  steps: "Schritte",
  steps_what: "jede Bahn macht jeweils einen Schritt",
  checks: "Prüfungen",
  checks_what: "jede Bahn macht jeweils eine Prüfung: ein Blick, ein Nachschlagen, eine Operation",
  time: "Zeiten",
  time_what: "jede Bahn läuft so schnell wie auf diesem Server",
  boardSize: "Brettgröße N",
  within: "In",
  howLong: "Wie lange das Rennen dauert",
  add: "Bahn hinzufügen",
  course: "Verlauf",
  toStart: "Zurück zum Start",
  start: "Rennen starten",
  where: "Wo das Rennen steht",
  timeNow: "Jetzt messen",
};
