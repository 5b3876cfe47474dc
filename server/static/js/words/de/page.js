// What the first picture and the transport say, in German. Pure: facts in, text out.

import { free, isDeadEnd, lowest, place as numberOf, places } from "../../model/bits.js";

/** @typedef {import("../../types.js").Step} Step */

const NUMBERS = ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

const NUMBER = new Intl.NumberFormat("de");

/** A decimal number that was written with a point. @param {string} text */
export const decimal = (text) => text.replace(".", ",");

/** A number as it was typed, with a decimal point: 1.234.567,5. @param {string} text */
export const plain = (text) => text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, "").replace(",", ".");

/** A whole number with separators. @param {number} value */
export const whole = (value) => NUMBER.format(value);

/** @param {number} count */
export const solutions = (count) => counted(count, "Lösung", "Lösungen");

/** The kinds of steps, in a word or two. */
export const KINDS = { call: "Aufruf", place: "Setzen", reject: "Verwerfen", solution: "Lösung", return: "Rückkehr", enter: "Aufruf" };

/** What a search fills, line by line, and what is tried in it. */
export const LINE = { row: "Zeile", column: "Spalte" };

export const BIT = "Bit";
export const WORTH = "Wert";

/** How a register is made, in small type beside its name. */
export const MADE = { or: "ODER", not: "NICHT", and: "UND", lowest: "niedrigste", lost: "ohne ×", next: "gleich", lifted: "entfernt" };

/** A 1 that has left the board. */
export const PUSHED = "Die 1, die rd vom Brett geschoben hat";

/** Beside the sums of a step. */
export const SUMS = { both: "beide 1", ld: "→ rechts", col: "↓ bleibt", rd: "← links" };

/** Beside the lines of the listing that ask something. */
export const ANSWERS = { yes: "ja", no: "nein" };

/** "Zeile 3", or "Spalte 3" where columns are filled. @param {Step | import("../../types.js").Trial} step */
export const lineOf = (step) => ("column" in step ? `Spalte ${step.column}` : `Zeile ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithmus: ${title}`;

/** An N that an algorithm does not take. @param {import("../../types.js").Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) => `„${title}“ nimmt N von 1 bis ${largest}, nicht ${n}${because(reason)}. Es bleibt bei ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {import("../../types.js").Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) => `„${title}“ nimmt N von 1 bis ${largest}; deshalb ist N jetzt ${largest} und nicht ${n}${because(reason)}.`;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

/** What the server's catalogue says of each algorithm: its name, and why its N ends where it does. @type {Record<string, [string, string]>} */
const ALGORITHMS = {
  naive: ["Naiv", "Der naive Algorithmus prüft N hoch N Bretter einzeln, und für N = 9 sind das schon 387 Millionen"],
  backtracking: ["Backtracking", ""],
  basic: ["Basic", ""],
  plain: ["Plain", ""],
  caching: ["Caching", ""],
  bitmask: ["Bitmask", ""],
  loop: ["Schleife", ""],
  flipped: ["Umgekehrt", ""],
  conjoin: ["Conjoin", "Darüber hat eine Diagonale mehr Bits, als eine Zahl in JSON fassen kann"],
};

/** What the server's catalogue says of an algorithm; it says so in English. @param {import("../../types.js").Algorithm} told */
export function algorithm({ id }) {
  if (!(id in ALGORITHMS)) throw new Error(`no German for the algorithm ${id}`);
  const [title, reason] = ALGORITHMS[id];
  return { title, reason };
}

export const NO_END = "Bis zum Ende dieser Suche ist noch niemand gegangen: Das ist der späteste Schritt, den wir bisher gesehen haben.";
export const BROKEN = "Auf der Seite ist etwas schiefgegangen. Neu laden hilft.";
export const NOT_LOADED = "Der Server hat diesen Teil der Seite nicht geschickt. Versuche es noch einmal oder lade die Seite neu.";
/** Beside a row, or a column, that has no free square. @param {import("../../types.js").Face} face @param {number} at */
export const barren = ({ family, fills }, at) => (family === "masks" ? "✕ kein freies Feld" : `✕ kein freies Feld in ${LINE[fills]} ${at}`);

export const PLAY = { start: "Abspielen (Leertaste)", stop: "Anhalten (Leertaste)" };
export const REVERSE = { start: "Rückwärts abspielen (J)", stop: "Anhalten (K)" };

/** Über dem Stapel einer Suche ohne Aufrufe: was sie an deren Stelle hat. */
export const ARRAYS = "Die Arrays";

/** A small number as a word. @param {number} value */
export const word = (value) => NUMBERS[value] ?? String(value);

/** @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** "Bit 5", "die Bits 7, 5 und 2". @param {number} mask */
export function bits(mask) {
  const numbers = places(mask);
  if (numbers.length === 1) return `Bit ${numbers[0]}`;
  return `die Bits ${numbers.slice(0, -1).join(", ")} und ${numbers.at(-1)}`;
}

/** @param {number} count @param {string} one @param {string} [many] */
export const counted = (count, one, many = one) => `${whole(count)} ${count === 1 ? one : many}`;

/**
 * What a step does, and why.
 * @param {Step} step @param {number} n
 * @returns {{title: string, why: string}}
 */
export function sentence(step, n) {
  switch (step.kind) {
    case "call":
      return isDeadEnd(step) ? deadEnd(step, n) : freeRow(step, n);
    case "place":
      return placing(step, n);
    case "solution":
      return solution(step, n);
    case "return":
      return step.stack.length ? lifting(step) : end(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Step} step @param {number} n */
function freeRow({ row, poss }, n) {
  const squares = places(poss).length;
  const first = `Bit ${numberOf(lowest(poss))}`;
  if (squares === 1) {
    return { title: `Zeile ${row} hat ein freies Feld: ${first}.`, why: n === 1 ? "Mehr Felder hat das Brett nicht." : "Jede andere Spalte hat eine 1 in ld, col oder rd." };
  }
  return {
    title: `Zeile ${row} hat ${word(squares)} freie Felder.`,
    why: row
      ? `Kein Strahl erreicht ${bits(poss)}. Das Feld ganz rechts, ${first}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.`
      : `Das Brett ist leer. Das Feld ganz rechts, ${first}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.`,
  };
}

/** @param {Step} step @param {number} n */
function deadEnd({ row, stack }, n) {
  const caller = stack.at(-2);
  const back = caller ? ` Die Dame in Zeile ${caller.row} muss weichen.` : "";
  return { title: `Zeile ${row} hat kein freies Feld: eine Sackgasse.`, why: `ld, col und rd haben zusammen ${n === 1 ? "eine Eins" : `${word(n)} Einsen`}.${back}` };
}

/** @param {Step} step @param {number} n */
function placing({ row, poss, bit }, n) {
  const rest = poss ? `In Zeile ${row} bleibt noch zu probieren: ${bits(poss)}.` : `Es war das letzte Feld, das in Zeile ${row} zu probieren war.`;
  return {
    title: `Eine Dame besetzt Bit ${numberOf(bit)} in Zeile ${row}.`,
    why: row === n - 1 ? `${rest} Jetzt hat jede Zeile ihre Dame.` : `${rest} Eine Zeile tiefer rückt ld nach rechts und rd nach links, col bleibt.`,
  };
}

/** @param {Step} step @param {number} n */
function solution({ solutions }, n) {
  const queens = n === 1 ? "Die Dame steht" : `Alle ${word(n)} Damen stehen`;
  return { title: `Lösung ${whole(solutions)}.`, why: `${queens}: col besteht nur aus Einsen, also ist col == done. Die Lösung wird gezählt, und die Suche geht weiter.` };
}

/** @param {Step} step */
function lifting({ row, poss, bit, stack }) {
  const title = `Zurück in Zeile ${row}: Die Dame verlässt Bit ${numberOf(bit)}.`;
  if (poss) return { title, why: `${capital(bits(poss))} ${poss === lowest(poss) ? "ist" : "sind"} noch zu probieren.` };
  const caller = stack.at(-2);
  if (!caller) return { title, why: "Hier bleibt nichts zu probieren: Die Suche ist gleich zu Ende." };
  return { title, why: `Hier bleibt nichts zu probieren, also verliert auch Zeile ${caller.row} ihre Dame.` };
}

/** @param {Step} step */
function end({ solutions: found, placements, dead_ends }) {
  return {
    title: `Die Suche ist zu Ende: ${solutions(found)}.`,
    why: `Alles ist probiert: ${counted(placements, "Dame wurde", "Damen wurden")} gesetzt, ${counted(dead_ends, "Sackgasse", "Sackgassen")} gefunden.`,
  };
}

/** "Bit 3 in Zeile 2". @param {import("../../types.js").Square} square @param {number} n */
export const named = ([row, column], n) => `Bit ${n - 1 - column} in Zeile ${row}`;

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `Zeile ${row} Bit ${n - 1 - column}`).join(", ");
  const left = places(free(step, n)).length;
  const unattacked = left === 1 ? "ein Feld" : left ? `${word(left)} Felder` : "kein Feld";
  const open = step.stack.length && step.row < n ? ` Zeile ${step.row} ist an der Reihe; dort ${left === 1 || !left ? "ist" : "sind"} ${unattacked} nicht bedroht.` : "";
  return `Brett mit ${n} mal ${n} Feldern. ${queens ? `Damen: ${queens}.` : "Keine Dame."}${open}`;
}

/**
 * "von 6.170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {number} step @param {import("../../types.js").Description | null} description
 */
export function ofSteps(step, description) {
  if (!description) return "";
  const { estimate, error } = description;
  if (description.steps === null) return estimate && error ? `von etwa ${power(estimate)} ± ${share(error, estimate)}` : "";
  return step === description.steps - 1 ? `von ${whole(description.steps)}, der letzte` : `von ${whole(description.steps)}`;
}

/** A speed for a slider's voice. @param {number} speed */
export const speed = (speed) => (speed < 1 ? `ein Schritt in ${rounded(1 / speed)} Sekunden` : `${whole(speed)} ${speed === 1 ? "Schritt" : "Schritte"} in der Sekunde`);

/** @param {string} shown */
export const achieved = (shown) => `jetzt ${shown} / s`;

/** In two digits. @param {number} value */
export const rounded = (value) => decimal(String(Number(value.toPrecision(2))));

/** How large an error is, as a percentage. @param {string} error @param {string} whole */
const share = (error, whole) => `${decimal(String(Number(((100 * Number(error)) / Number(whole)).toPrecision(1))))} %`;

/** "3.4e15" as people write it. @param {string} estimate */
export function power(estimate) {
  const [digits, exponent] = estimate.split("e");
  return `${decimal(digits)} · 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
}

/** @param {string} text @param {number} most @param {number} kept */
export const badN = (text, most, kept) => `N ist eine ganze Zahl von 1 bis ${most}, nicht „${text.slice(0, 12)}“. Es bleibt bei ${kept}.`;

/** @param {string} text @param {number} least @param {number} most @param {string} kept */
export const badSpeed = (text, least, most, kept) =>
  `Das Tempo liegt zwischen ${decimal(String(least))} und ${whole(most)} Schritten in der Sekunde, nicht bei „${text.slice(0, 12)}“. Es bleibt bei ${kept}.`;

/** @param {import("../../types.js").Connection} connection */
export function connection({ status, retryIn }) {
  if (status !== "lost") return "";
  const again = retryIn ? `Neuer Versuch in ${Math.max(1, Math.round(retryIn))} s` : "Neuer Versuch";
  return `Der Server antwortet nicht. ${again}; was zu sehen ist, bleibt.`;
}

/** A call under the pointer. @param {[number, number, number]} call @param {number} found @param {import("../../types.js").Outline} outline @param {"row" | "column"} fills */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "von vorher, " : "";
  const about = outline.exact ? "" : "etwa ";
  return `${LINE[fills]} ${row} · ${cut}${counted(end - first, "Schritt", "Schritte")} · darunter ${about}${solutions(found)}`;
}

/** A place under the pointer where calls are too narrow to tell. @param {number} step */
export const place = (step) => `Schritt ${whole(step)}`;

/** Where the film stands, for the timeline's voice. @param {Step} step @param {import("../../types.js").Description | null} description */
export const position = (step, description) => `Schritt ${whole(step.step)} ${ofSteps(step.step, description)}, ${lineOf(step)}, bisher ${solutions(step.solutions)}`;

/** @param {number} found */
export const countAll = (found) => `Bisher ${solutions(found)}: alle zählen`;

/** Beside the number of solutions. @param {number} found */
export const foundSoFar = (found) => (found === 1 ? "Lösung bisher" : "Lösungen bisher");

/** What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and data-say-title. */
export const PAGE = {
  title: "Bitqueens: die N Damen in Bits",
  name: "N‑Damen",
  inBits: "in Bits",
  goals: "Die Suche endet mit",
  goalAllLabel: "Alle Lösungen",
  goalFirstLabel: "Erste Lösung",
  goalAll: "Alle",
  goalAllTitle: "Die Suche endet, wenn alle Lösungen gefunden sind",
  goalFirst: "Erste",
  goalFirstTitle: "Die Suche endet mit ihrer ersten Lösung",
  board: "Brett",
  boardSize: "Brettgröße N",
  boardSizeField: "Brettgröße N, 1 bis 32",
  countAll: "Alle Lösungen zählen",
  solutionsSoFar: "Lösungen bisher",
  checks: "Prüfungen",
  placements: "gesetzt",
  deadEnds: "Sackgassen",
  code: "Code",
  tour: "Rundgang",
  present: "Vorführen",
  presentTitle: "Für den Beamer (P)",
  theme: "Hell oder dunkel",
  more: "Mehr",
  algorithm: "Algorithmus",
  loopShown: "Wiederholen, was die Zeitleiste zeigt",
  searchAll: "Alle Lösungen suchen",
  searchFirst: "Die erste Lösung suchen",
  guidedTour: "Rundgang",
  legend: "So liest man das",
  starts: "Einstiege",
  whatif: "Was wäre, wenn …",
  solutions: "Lösungen",
  takeAlong: "Mitnehmen",
  race: "Rennen",
  times: "Tabelle der Zeiten",
  copyLink: "Link kopieren",
  settings: "Einstellungen",
  keys: "Tasten",
  stage: "Brett und Register",
  theBoard: "Das Brett",
  squares: "Felder",
  solution: "Lösung",
  registers: "Register der aktiven Zeile",
  previousQueen: "Vorige Dame",
  previousQueenLabel: "Vorige Dame hier",
  nextQueen: "Nächste Dame",
  nextQueenLabel: "Nächste Dame hier",
  language: "Sprache",
  toRead: "Zum Mitlesen: Die Schritte werden an den Zeilen des Python-Codes gezeigt.",
  runLine: "Zum nächsten Schritt, der diese Zeile ausführt (Umschalt: zum vorigen)",
  now: "Jetzt",
  connecting: "Verbinde …",
  pick: "poss, minus poss und das Bit, das beide haben",
  then: "Dann, eine Zeile tiefer",
  shift: "ld, col und rd für die nächste Zeile",
  panels: "Ansichten",
  stack: "Stapel",
  tree: "Baum",
  callStack: "Aufrufstapel",
  noCalls: "Diese Suche ruft nichts auf: Jedes Brett wird als Ganzes zusammengestellt und dann geprüft.",
  placed: "gesetzt",
  tried: "probiert",
  free: "frei",
  attacked: "bedroht",
  notTried: "noch offen",
  searchTree: "Suchbaum, dieser Weg",
  noTree: "Darum gibt es auch keinen Baum zu durchlaufen: Ein Brett folgt auf das andere.",
  path: "Die freien Felder der Zeilen auf dem jetzigen Weg",
  timeline: "Zeitleiste",
  loopFirst: "Erster Schritt der Schleife",
  loopLast: "Letzter Schritt der Schleife",
  step: "Schritt",
  zoom: "Ausschnitt der Zeitleiste",
  wider: "Verkleinern (-)",
  closer: "Vergrößern (+)",
  loop: "Schleife",
  loopTitle: "Wiederholen, was die Zeitleiste zeigt; A und B setzen Anfang und Ende, X hebt die Schleife auf",
  all: "Alles",
  allTitle: "Die ganze Suche zeigen",
  film: "Film",
  firstStep: "Erster Schritt (Pos1)",
  previousSolution: "Vorige Lösung (Umschalt+N)",
  reverse: "Rückwärts abspielen (J)",
  stepBack: "Schritt zurück (Pfeil links)",
  stepBackTitle: "Schritt zurück (←)",
  play: "Abspielen (Leertaste)",
  stepOn: "Schritt (Pfeil rechts)",
  stepOnTitle: "Schritt (→)",
  nextSolution: "Nächste Lösung (N)",
  lastStep: "Letzter Schritt (Ende)",
  calls: "Aufrufe",
  into: "Hinein",
  intoTitle: "Hinein in den nächsten Aufruf (I)",
  over: "Darüber",
  overTitle: "Über alles hinweg, was aus dieser Dame folgt (O)",
  out: "Heraus",
  outTitle: "Heraus aus diesem Aufruf (U)",
  speed: "Tempo",
  speedField: "Tempo, Schritte in der Sekunde",
  openPage: "In Bitqueens öffnen",
  close: "Schließen (Escape)",
  closeTitle: "Schließen (Esc)",
  counting: "Alle Lösungen mit voller Kraft",
  countShare: "Anteil der Zählung, der erledigt ist",
  count: "Zählen",
  cancel: "Abbrechen",
  retry: "Jetzt versuchen",
};

