// What the page with the film says, in German. Pure: facts in, text out. What only one part of the page says is in a
// group: algorithms, explaining, aloud. The texts of the template come first.

import { free, isDeadEnd, lowest, bitIndex as numberOf, bitIndexes } from "../../model/bits.js";
import { activeOf, asSquareStep, endedBarren, countLooks } from "../../model/squares.js";
import { capital, counted, decimal, duration, rounded, solutions, whole, word } from "./common.js";

/** @import { BadField } from "../../address/address.js" */
/** @import { Plan } from "../../model/squares.js" */
/**
 * @import { Algorithm, AlgorithmView, Attack, BoardFact, Cost, Counting, Description, Direction, Doing, DrawerName, Fact, FlagFact, Goal, MaskFact, Outline, Part, Segment, Square, SquareFact, SquareStep, Standing, Step, What }
 *   from "../../types.js"
 */

export * from "./common.js";

/**
 * What a call begins with, and what a test has cost.
 * @typedef {{begin: string, cost: (step: Step, n: number) => string}} Manner
 */

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Bitqueens: die N Damen in Bits",
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
  present: "Vorführen",
  presentTitle: "Für den Beamer (P)",
  more: "Mehr",
  algorithm: "Algorithmus",
  searchAll: "Alle Lösungen suchen",
  searchFirst: "Die erste Lösung suchen",
  times: "Tabelle der Zeiten",
  exercises: "Übungen",
  copyLink: "Link kopieren",
  stage: "Brett und Register",
  theBoard: "Das Brett",
  squares: "Felder",
  solution: "Lösung",
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
  typeStep: "Zu einem anderen Schritt: seine Nummer eintippen",
  stepField: "Nummer des Schritts",
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
  previousDeadEnd: "Vorige Sackgasse (Umschalt+D)",
  nextDeadEnd: "Nächste Sackgasse (D)",
  moreControls: "Mehr Bedienelemente",
  lastStep: "Letzter Schritt (Ende)",
  predict: "Vorhersagen: Abspielen hält an und fragt (Q)",
  predictShort: "Vorhersagen",
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
};

// The film, step by step.

/** The kinds of steps, in a word or two. */
export const KINDS = {
  call: "Aufruf",
  place: "Setzen",
  reject: "Verwerfen",
  solution: "Lösung",
  return: "Rückkehr",
  enter: "Aufruf",
};

/** What a search fills, line by line, and what is tried in it. */
export const LINE = { row: "Zeile", column: "Spalte" };

export const BIT = "Bit";
export const WORTH = "Wert";

/** The strip of a search with masks, for those who do not see it. */
export const REGISTERS = "Register der aktiven Zeile";

/** How a register is made, in small type beside its name. */
export const MADE = {
  or: "ODER",
  not: "NICHT",
  and: "UND",
  lowest: "kleinste",
  lost: "ohne ×",
  next: "gleich",
  lifted: "entfernt",
};

/** Was zur Karte eines Operators oder eines Registers führt. @param {string} sign */
export const does = (sign) => `Wozu dient ${sign}?`;

/** Der Griff, der zeigt, wie sich die Masken verschieben. @param {number} row */
export const shiftHandle = (row) => `Verschieben: von Zeile ${row} in Zeile ${row + 1}`;

/** A 1 that has left the board. */
export const PUSHED = "Die 1, die rd vom Brett geschoben hat";

/** Beside the sums of a step. */
export const SUMS = { both: "beide 1", ld: "→ rechts", col: "↓ bleibt", rd: "← links" };

/** Beside the lines of the listing that ask something. */
export const ANSWERS = { yes: "ja", no: "nein" };

/** "Zeile 3", or "Spalte 3" where columns are filled. @param {Step | SquareStep} step */
export const lineOf = (step) => ("column" in step ? `Spalte ${step.column}` : `Zeile ${step.row}`);

/** @param {Step} step */
export const kindAt = (step) => `${KINDS[step.kind]} · ${lineOf(step)}`;

/** @param {string} title */
export const algorithmButton = (title) => `Algorithmus: ${title}`;

/** An N that an algorithm does not take. @param {Algorithm} algorithm @param {number} n @param {number} kept */
export const tooLarge = ({ title, largest, reason }, n, kept) =>
  `„${title}“ nimmt N von 1 bis ${largest}, nicht ${n}${because(reason)}. Es bleibt bei ${kept}.`;

/** An algorithm was chosen whose N ends before the present one. @param {Algorithm} algorithm @param {number} n */
export const cutDown = ({ title, largest, reason }, n) =>
  `„${title}“ nimmt N von 1 bis ${largest}; deshalb ist N jetzt ${largest} und nicht ${n}${because(reason)}.`;

/** @param {string} reason */
const because = (reason) => (reason ? `: ${reason}` : "");

export const NO_END =
  "Bis zum Ende dieser Suche ist noch niemand gegangen: Das ist der späteste Schritt, den wir bisher gesehen haben.";
export const NOT_LOADED =
  "Der Server hat diesen Teil der Seite nicht geschickt. Versuche es noch einmal oder lade die Seite neu.";
/** Beside a row, or a column, that has no free square. @param {AlgorithmView} view @param {number} at */
export const barren = ({ family, fills }, at) =>
  family === "masks" ? "✕ kein freies Feld" : `✕ kein freies Feld in ${LINE[fills]} ${at}`;

export const PLAY = { start: "Abspielen (Leertaste)", stop: "Anhalten (Leertaste)" };
export const REVERSE = { start: "Rückwärts abspielen (J)", stop: "Anhalten (K)" };

/** Over the stack of a search that makes no calls: what it has in their place. */
export const ARRAYS = "Die Arrays";

/** "Bit 5", "die Bits 7, 5 und 2". @param {number} mask */
export function bits(mask) {
  const numbers = bitIndexes(mask);
  if (numbers.length === 1) return `Bit ${numbers[0]}`;
  return `die Bits ${numbers.slice(0, -1).join(", ")} und ${numbers.at(-1)}`;
}

/** What follows a solution. @type {Record<Goal, string>} */
const COUNTED = {
  all: "Die Lösung wird gezählt, und die Suche geht weiter.",
  first: "Die Lösung wird gezählt, und die Suche endet mit ihr.",
};

/**
 * What a step does, and why.
 * @param {Step} step @param {number} n @param {Goal} goal
 * @returns {{title: string, why: string}}
 */
export function sentence(step, n, goal) {
  switch (step.kind) {
    case "call":
      return isDeadEnd(step) ? deadEnd(step, n) : freeRow(step, n);
    case "place":
      return placing(step, n);
    case "solution":
      return solution(step, n, goal);
    case "return":
      return step.stack.length ? lifting(step) : end(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Step} step @param {number} n */
function freeRow({ row, poss }, n) {
  const squares = bitIndexes(poss).length;
  const first = `Bit ${numberOf(lowest(poss))}`;
  if (squares === 1) {
    return {
      title: `Zeile ${row} hat ein freies Feld: ${first}.`,
      why: n === 1 ? "Mehr Felder hat das Brett nicht." : "Jede andere Spalte hat eine 1 in ld, col oder rd.",
    };
  }
  return {
    title: `Zeile ${row} hat ${word(squares)} freie Felder.`,
    why: row
      ? `Kein Strahl erreicht ${bits(poss)}. Das Feld ganz rechts, ${first}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.`
      : `Gesucht: ${word(n)} Damen, keine zwei in einer Zeile, Spalte oder Diagonale. Das Feld ganz rechts, ${first}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.`,
  };
}

/** @param {Step} step @param {number} n */
function deadEnd({ row, stack }, n) {
  const caller = stack.at(-2);
  const back = caller ? ` Die Dame in Zeile ${caller.row} muss weichen.` : "";
  return {
    title: `Zeile ${row} hat kein freies Feld: eine Sackgasse.`,
    why: `ld, col und rd haben zusammen ${n === 1 ? "eine Eins" : `${word(n)} Einsen`}.${back}`,
  };
}

/** @param {Step} step @param {number} n */
function placing({ row, poss, bit }, n) {
  const rest = poss
    ? `In Zeile ${row} bleibt noch zu probieren: ${bits(poss)}.`
    : `Es war das letzte Feld, das in Zeile ${row} zu probieren war.`;
  return {
    title: `Eine Dame besetzt Bit ${numberOf(bit)} in Zeile ${row}.`,
    why:
      row === n - 1
        ? `${rest} Jetzt hat jede Zeile ihre Dame.`
        : `${rest} Eine Zeile tiefer rückt ld nach rechts und rd nach links, col bleibt.`,
  };
}

/** @param {Step} step @param {number} n @param {Goal} goal */
function solution({ solutions }, n, goal) {
  const queens = n === 1 ? "Die Dame steht" : `Alle ${word(n)} Damen stehen`;
  return {
    title: `Lösung ${whole(solutions)}.`,
    why: `${queens}: col besteht nur aus Einsen, also ist col == done. ${COUNTED[goal]}`,
  };
}

/** @param {Step} step */
function lifting({ row, poss, bit, stack }) {
  const title = `Zurück in Zeile ${row}: Die Dame verlässt Bit ${numberOf(bit)}.`;
  if (poss)
    return { title, why: `${capital(bits(poss))} ${poss === lowest(poss) ? "ist" : "sind"} noch zu probieren.` };
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

/** "Bit 3 in Zeile 2". @param {Square} square @param {number} n */
export const named = ([row, column], n) => `Bit ${n - 1 - column} in Zeile ${row}`;

/** The board for those who do not see it. @param {Step} step @param {number} n */
export function board(step, n) {
  const queens = step.queens.map(([row, column]) => `Zeile ${row} Bit ${n - 1 - column}`).join(", ");
  if (step.kind === "enter")
    return `Brett mit ${n} mal ${n} Feldern. ${queens ? `Damen: ${queens}.` : "Keine Dame."} Zeile ${step.row} ist an der Reihe.`;
  const left = bitIndexes(free(step, n)).length;
  const unattacked = left === 1 ? "ein Feld" : left ? `${word(left)} Felder` : "kein Feld";
  const open =
    step.stack.length && step.row < n
      ? ` Zeile ${step.row} ist an der Reihe; dort ${left === 1 || !left ? "ist" : "sind"} ${unattacked} nicht bedroht.`
      : "";
  return `Brett mit ${n} mal ${n} Feldern. ${queens ? `Damen: ${queens}.` : "Keine Dame."}${open}`;
}

/**
 * "von 6.170", as far as it is known; steps are numbered from 0, so the end says that it is the end.
 * @param {number} step @param {Description | null} description
 */
export function ofSteps(step, description) {
  if (!description) return "";
  const { estimate, error } = description;
  if (description.steps === null)
    return estimate && error ? `von etwa ${power(estimate)} ± ${share(error, estimate)}` : "";
  return step === description.steps - 1
    ? `von ${whole(description.steps)}, der letzte`
    : `von ${whole(description.steps)}`;
}

/** A speed for a slider's voice. @param {number} speed */
export const speed = (speed) =>
  speed < 1
    ? `ein Schritt in ${rounded(1 / speed)} Sekunden`
    : `${whole(speed)} ${speed === 1 ? "Schritt" : "Schritte"} in der Sekunde`;

/** @param {string} shown */
export const achieved = (shown) => `jetzt ${shown} / s`;

/** How large an error is, as a percentage. @param {string} error @param {string} whole */
const share = (error, whole) => `${decimal(String(Number(((100 * Number(error)) / Number(whole)).toPrecision(1))))} %`;

/** "3.4e15" as people write it. @param {string} estimate */
export function power(estimate) {
  const [digits, exponent] = estimate.split("e");
  return `${decimal(digits)} · 10${[...exponent].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
}

/** @param {string} text @param {number} most @param {number} kept */
export const badN = (text, most, kept) =>
  `N ist eine ganze Zahl von 1 bis ${most}, nicht „${text.slice(0, 12)}“. Es bleibt bei ${kept}.`;

/** @param {string} text @param {number} least @param {number} most @param {string} kept */
export const badSpeed = (text, least, most, kept) =>
  `Das Tempo liegt zwischen ${decimal(String(least))} und ${whole(most)} Schritten in der Sekunde, nicht bei „${text.slice(0, 12)}“. Es bleibt bei ${kept}.`;

/**
 * @param {string} text
 * @param {number} least
 * @param {number} most  Infinity where the end is not known
 * @param {number} kept
 */
export const badStep = (text, least, most, kept) =>
  `Ein Schritt ist eine ganze Zahl ${most === Infinity ? `ab ${whole(least)}` : `von ${whole(least)} bis ${whole(most)}`}, nicht „${text.slice(0, 24)}“. Es bleibt bei ${whole(kept)}.`;

/**
 * A call under the pointer.
 * @param {[number, number, number]} call
 * @param {number} found
 * @param {Outline} outline
 * @param {"row" | "column"} fills
 */
export function call([row, first, end], found, outline, fills) {
  const cut = first === outline.start && first > 0 ? "von vorher, " : "";
  const about = outline.exact ? "" : "etwa ";
  return `${LINE[fills]} ${row} · ${cut}${counted(end - first, "Schritt", "Schritte")} · darunter ${about}${solutions(found)}`;
}

/** A step under the pointer where calls are too narrow to tell. @param {number} step */
export const stepNumber = (step) => `Schritt ${whole(step)}`;

/** Der Teil der Suche, bis zu dem noch niemand gegangen ist. @param {Description | null} description */
export const notWalked = (description) =>
  `noch nicht begangen${description?.remedy ? ` · ${description.remedy} öffnet jeden Schritt` : ""}`;

/** A place under the pointer to which nobody has walked. @param {Description | null} description */
export const unwalked = (description) =>
  `${notWalked(description)} · insgesamt ${description?.estimate ? `etwa ${power(description.estimate)} Schritte` : "mehr Schritte"}`;

/** Where the film stands, for the timeline's voice. @param {Step} step @param {Description | null} description */
export const position = (step, description) =>
  `Schritt ${whole(step.step)} ${ofSteps(step.step, description)}, ${lineOf(step)}, bisher ${solutions(step.solutions)}`;

/** @param {number} found */
export const countAll = (found) => `Bisher ${solutions(found)}: alle zählen`;

/** Beside the numbers in the header. */
export const COUNTERS = {
  solutions: (/** @type {number} */ count) => (count === 1 ? "Lösung bisher" : "Lösungen bisher"),
  checks: (/** @type {number} */ count) => (count === 1 ? "Prüfung" : "Prüfungen"),
  placements: (/** @type {number} */ _) => "gesetzt",
  dead_ends: (/** @type {number} */ count) => (count === 1 ? "Sackgasse" : "Sackgassen"),
};

// What answers to an act of the viewer.

/**
 * What one line of the listing does; null where the step's own sentence says it.
 * @param {Part} part @param {number} n @param {Goal} goal
 * @returns {{title: string, why: string} | null}
 */
export function partly({ name, picture }, n, goal) {
  const { row, poss, bit, solutions } = picture;
  switch (name) {
    case "solved":
      if (row === n)
        return { title: "col == done: Jede Spalte hat ihre Dame.", why: "Es ist keine Zeile mehr zu füllen." };
      return {
        title: `Zeile ${row}: col hat noch Nullen.`,
        why: row
          ? "Der Aufruf beginnt mit ld eine Spalte weiter rechts, rd eine weiter links und der neuen Dame in allen drei Masken."
          : "Das Brett ist leer: ld, col und rd sind 0.",
      };
    case "loop":
      return {
        title: "poss ist nicht 0: Es gibt ein Feld zu probieren.",
        why: `In Zeile ${row} ${poss === lowest(poss) ? "ist" : "sind"} noch ${bits(poss)} übrig.`,
      };
    case "lowest":
      return {
        title: `bit ist die niedrigste 1 von poss: Bit ${numberOf(bit)}.`,
        why: "poss & −poss lässt nur die niedrigste 1 stehen: In −poss sind alle höheren Bits umgekehrt, und darunter stehen Nullen.",
      };
    case "taken":
      return {
        title: `poss verliert Bit ${numberOf(bit)}.`,
        why: poss
          ? `${capital(bits(poss))} ${poss === lowest(poss) ? "wird" : "werden"} probiert, wenn die Suche wieder in Zeile ${row} ist.`
          : `Wenn die Suche wieder in Zeile ${row} ist, bleibt dort nichts zu probieren.`,
      };
    case "returned":
      if (goal === "first")
        return { title: "Hier endet die Suche.", why: "Eine Lösung war gesucht, und sie ist gezählt." };
      return {
        title: "Der Aufruf kehrt zurück.",
        why: `Lösung ${whole(solutions)} ist gezählt; die Suche geht weiter, als wäre das eine Sackgasse.`,
      };
    case "ended":
      return {
        title: `poss ist 0: In Zeile ${row} bleibt nichts zu probieren.`,
        why: row
          ? `Der Aufruf ist zu Ende, und die Dame in Zeile ${row - 1} wird entfernt.`
          : "Der äußerste Aufruf ist zu Ende.",
      };
    case "found":
    case "called":
    case "counted":
    case "back":
    case "line":
      return null;
    default:
      throw new Error(`no sentence for ${name}`);
  }
}

/** @param {What} what @param {Direction} direction */
export function nothingFound(what, direction) {
  const side = direction === "forward" ? "Nach" : "Vor";
  switch (what) {
    case "solution":
      return `${side} diesem Schritt gibt es keine Lösung.`;
    case "dead_end":
      return `${side} diesem Schritt gibt es keine Sackgasse.`;
    case "over":
    case "out":
      return direction === "forward" ? "Das ist der letzte Schritt." : "Das ist der erste Schritt.";
    default:
      throw new Error(`no sentence for ${what}`);
  }
}

/**
 * @param {Doing} doing
 * @param {Direction} direction
 * @param {number} searched  steps, where it was given up
 * @param {number} n
 */
export function notDone(doing, direction, searched, n) {
  const side = direction === "forward" ? "nach" : "vor";
  const where = searched ? `Keiner der ${whole(searched)} Schritte ${side} diesem` : `Kein Schritt ${side} diesem`;
  const does = "line" in doing ? `führt Codezeile ${doing.line} aus` : `setzt eine Dame auf ${named(doing.square, n)}`;
  return `${where} ${does}${searched ? "; weiter wurde nicht gesucht." : "."}`;
}

/** What was found lies where the film does not go. @param {Segment} segment */
export function outside({ why }) {
  switch (why) {
    case "loop":
      return "Der nächste liegt außerhalb der Schleife. X hebt die Schleife auf.";
    case "preset":
      return "Der nächste folgt nicht aus den Damen, die festgesetzt sind.";
    default:
      throw new Error(`no sentence for what lies outside a ${why}`);
  }
}

export const NO_CALL = "Nach diesem Schritt folgt kein Aufruf mehr.";

/** Why Into, Over and Out do nothing. */
export const HINDRANCES = {
  noCalls: "Diese Suche ruft nichts auf: Es gibt nichts, wo man hinein, darüber oder heraus könnte.",
  lastStep: "Das ist der letzte Schritt.",
};
export const NO_SUCH_QUEENS = "Die Suche endet, bevor sie zu diesen Damen kommt.";

/** What each field of the address can be that takes more than some names. @type {Record<string, string>} */
const FIELDS = {
  n: "eine ganze Zahl von 1 bis 32",
  step: "eine ganze Zahl ab 0",
  part: "eine ganze Zahl ab 0 oder „last“",
  speed: "0,5 bis 100.000.000 Schritte in der Sekunde",
  from: "ein Schritt, eine ganze Zahl ab 0",
  to: "ein Schritt nach „from“",
  queens: "eine Liste von Spalten ab 0, wie 4,1",
  predict: "„on“, eine ganze Zahl ab 0 oder eine Frageart wie „ld“",
  place: "eine ganze Zahl",
  lesson: "der Name einer Lektion",
  stop: "eine ganze Zahl ab 1",
  tour: "eine ganze Zahl ab 1",
};

/** What is wrong in the address. @param {BadField[]} wrong @param {number} [most]  n that the algorithm takes */
export const badAddress = (wrong, most = 32) =>
  wrong
    .map(([field, text, names]) => {
      const allowed = names ? `eines von ${names.join(", ")}` : FIELDS[field].replace("bis 32", `bis ${most}`);
      return `In der Adresse ist ${field} ${allowed}, nicht „${text.slice(0, 20)}“.`;
    })
    .join(" ");

/** What in the address lies beyond the end of the film. @param {[string, number][]} fields @param {number} steps */
export const beyond = (fields, steps) =>
  fields
    .map(
      ([field, step]) =>
        `In der Adresse ist ${field} hier ein Schritt von 0 bis ${whole(steps - 1)}, nicht ${whole(step)}.`,
    )
    .join(" ");

export const NO_CLUSTER = "Der Rechnerverbund des Servers kann gerade nicht zählen. Warum, steht im Log des Servers.";

/** What the count at full speed has to say. @param {Counting | null} counting @param {number} n */
export function counting(counting, n) {
  if (!counting)
    return {
      result: "",
      detail: `Zählt alle Lösungen für N = ${n} so schnell, wie der Server kann. Der Film läuft dabei weiter.`,
    };
  const found = `N = ${counting.n}: ${solutions(counting.solutions)}`;
  if (counting.done)
    return {
      result: found,
      detail: `in ${duration(counting.seconds)}, Zählwerk ${counting.engine}, ${counting.workers === null ? counted(counting.threads ?? 1, "Thread", "Threads") : counted(counting.workers, "Arbeitsprozess", "Arbeitsprozesse")}`,
    };
  const rate =
    counting.seconds > 0
      ? `${whole(Math.round(counting.solutions / counting.seconds))} in der Sekunde`
      : "wartet auf den Beginn";
  const by = counting.workers === null ? "" : ` mit ${counted(counting.workers, "Arbeitsprozess", "Arbeitsprozessen")}`;
  const error = counting.error === null ? "" : ` ± ${duration(counting.error)}`;
  const left = counting.left === null ? expected(counting.forecast) : `, noch ${duration(counting.left)}${error}`;
  return { result: `${found} bisher`, detail: `${Math.floor(counting.fraction * 100)} %, ${rate}${by}${left}` };
}

/** @param {[number, number] | null} forecast */
const expected = (forecast) => (forecast ? `, dauert ${duration(forecast[0])} bis ${duration(forecast[1])}` : "");

/** @param {number} n */
export const countButton = (n) => `N = ${n} zählen`;

/** An end of a loop, for its slider. @param {number} step */
export const loopEnd = (step) => `Schritt ${whole(step)}`;

/** @param {number} queens */
export const fixed = (queens) => `was wäre, wenn: ${counted(queens, "Dame", "Damen")} festgesetzt`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Aufheben`;

/** The headings of what can lie in the drawer. @type {Record<DrawerName, string>} */
export const DRAWERS = {
  learn: "Lernen",
  class: "Klasse",
  keys: "Tasten",
  settings: "Einstellungen",
  predict: "Vorhersagen",
  gallery: "Lösungen",
  export: "Mitnehmen",
  worksheet: "Arbeitsblatt",
  legend: "So liest man das",
  starts: "Einstiege",
  whatif: "Was wäre, wenn …",
  bits: "Werkbank der Bits",
};

export const COPIED = "Der Link ist kopiert: Er öffnet genau diesen Schritt.";
export const NOT_COPIED = "Dieser Browser lässt die Seite nicht kopieren. Der Link steht in der Adresszeile.";

/** @type {Record<string, string>} */
const BLURBS = {
  naive:
    "Jede Art, eine Dame in jede Zeile zu setzen, abgezählt wie von einem Kilometerzähler; jedes volle Brett wird dann geprüft.",
  backtracking:
    "Wie im Lehrbuch: Spalte für Spalte; ein Feld wird geprüft, indem man seine Zeile und beide Diagonalen zurückverfolgt.",
  basic:
    "Zeile für Zeile; bei jedem Feld werden seine Spalte und beide Diagonalen nach oben abgesucht, ob dort eine Dame steht.",
  plain: "Wie Basic, mit einer Liste der Spalten, in denen noch keine Dame steht: Nur diese werden probiert.",
  caching:
    "Wie Basic, aber drei Arrays halten fest, welche Spalten und Diagonalen eine Dame haben: Nachschlagen statt Absuchen.",
  bitmask:
    "Die Suche von Martin Richards: drei Masken, und ein einziger Ausdruck findet alle freien Felder einer Zeile.",
  loop: "Die Bitmaskensuche ohne Rekursion: Die Masken aller Zeilen stehen in Arrays, und ein Zähler sagt, welche Zeile dran ist.",
  flipped: "Dieselben Masken andersherum: Eine 1 ist ein freies Feld, also braucht man kein Komplement.",
  conjoin:
    "Eine Kette von Generatoren: Ein Feld ist eine ganze Zahl mit drei Bits, geprüft durch ein einziges & mit allem, was belegt ist.",
};

/** What an algorithm does; the server's catalogue says it in English. @param {Algorithm} told */
export const blurb = ({ id }) => BLURBS[id];

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N bis ${largest}`;

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) =>
  `${whole(more)} ${more === 1 ? "weitere Lösung" : "weitere Lösungen"}, insgesamt ${whole(all)}.`;

// The searches that try square after square.

/** Where an attacker stands, seen from the square. */
const LINES = {
  row: "in derselben Zeile",
  column: "in derselben Spalte",
  ld: "auf der Diagonale \\",
  rd: "auf der Diagonale /",
};

/** "Spalte 3", what is tried within a line. @param {Plan} plan @param {Square} square */
const triedIn = ({ fills }, [row, column]) => (fills === "row" ? `Spalte ${column}` : `Zeile ${row}`);

/** "Spalte 3 von Zeile 2", "Zeile 3 von Spalte 2". @param {Plan} plan @param {Square} square */
const squareIn = (plan, square) =>
  `${triedIn(plan, square)} von ${plan.fills === "row" ? `Zeile ${square[0]}` : `Spalte ${square[1]}`}`;

/** What is filled, and what is tried in it. @param {Plan} plan */
const names = ({ fills }) =>
  fills === "row" ? { line: LINE.row, tried: LINE.column } : { line: LINE.column, tried: LINE.row };

/** Where an attacker stands, and how she was found. @param {Step} step */
function attack(step) {
  const { attacker, along } = asSquareStep(step);
  if (!attacker || !along) throw new Error("a square was rejected, and nobody attacks it");
  const [row, column] = attacker;
  const who = along === "row" ? `Spalte ${column}` : `Zeile ${row}`;
  return { who: `der Dame in ${who}`, how: `Sie steht ${LINES[along]}.` };
}

/** The rows under the board that are no variables. */
const LABELS = {
  looks: "Blicke",
  reads: "gelesen",
  list: "Liste",
  upLeft: "links oben",
  upRight: "rechts oben",
  downLeft: "links unten",
};

/**
 * What a step does, and why.
 * @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n @param {Goal} goal
 */
function squareSentence(plan, manner, step, n, goal) {
  const { line } = names(plan);
  const depth = activeOf(step, n);
  switch (step.kind) {
    case "call":
      return { title: `${line} ${depth}: Die Felder werden einzeln probiert.`, why: manner.begin };
    case "reject":
      return rejecting(plan, manner, step, n);
    case "place":
      return squarePlacing(plan, manner, step, n);
    case "solution":
      return {
        title: `Lösung ${whole(step.solutions)}.`,
        why: `${n === 1 ? "Die Dame steht" : `Alle ${word(n)} Damen stehen`}: Eine ${line} ${n} gibt es nicht. ${COUNTED[goal]}`,
      };
    case "return":
      return step.square ? squareLifting(plan, step, n) : over(step);
    default:
      throw new Error(`no sentence for ${step.kind}`);
  }
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function rejecting(plan, manner, step, n) {
  const { who, how } = attack(step);
  if (!step.square) throw new Error("nothing was tried");
  return { title: `${triedIn(plan, step.square)} ist von ${who} bedroht.`, why: `${how} ${manner.cost(step, n)}` };
}

/** @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n */
function squarePlacing(plan, manner, step, n) {
  const { line } = names(plan);
  const next = (activeOf(step, n) ?? 0) + 1;
  const then = next === n ? `Jede ${line} hat jetzt ihre Dame.` : `Als nächstes kommt ${line} ${next}.`;
  return {
    title: `Eine Dame besetzt ${squareIn(plan, /** @type {Square} */ (step.square))}.`,
    why: `${manner.cost(step, n)} ${then}`,
  };
}

/** @param {Plan} plan @param {Step} step @param {number} n */
function squareLifting(plan, step, n) {
  const { line, tried } = names(plan);
  const square = /** @type {Square} */ (step.square);
  const title = `Zurück in ${line} ${activeOf(step, n)}: Die Dame verlässt ${triedIn(plan, square)}.`;
  const ended = (activeOf(step, n) ?? 0) + 1;
  if (endedBarren(plan, step, n))
    return {
      title,
      why: `Kein Feld in ${line} ${ended} war frei: eine Sackgasse. Die nächste ${tried} wird probiert.`,
    };
  const done = ended === n ? "Die Lösung ist gezählt." : `Jede ${tried} von ${line} ${ended} ist probiert.`;
  return { title, why: `${done} Es folgt die nächste ${tried}, wenn es eine gibt.` };
}

/** @param {Step} step */
function over({ solutions: found, placements, checks }) {
  return {
    title: `Die Suche ist zu Ende: ${solutions(found)}.`,
    why: `Alles ist probiert: ${counted(placements, "Dame wurde", "Damen wurden")} gesetzt, ${counted(checks, "Prüfung", "Prüfungen")} gemacht.`,
  };
}

/** What squares were looked at in vain, or up to which one. @param {Step} step */
function scanning(step) {
  const { state, kind } = asSquareStep(step);
  const seen = countLooks(state.scans);
  if (kind === "reject") return `Gefunden nach ${counted(seen, "Blick", "Blicken")}.`;
  return seen
    ? `${seen === 1 ? "Ein Blick" : counted(seen, "Blick", "Blicke")}, und keine Dame gefunden.`
    : "Es gibt kein Feld anzusehen.";
}

/** The board for those who do not see it. @param {Plan} plan @param {Step} step @param {number} n */
function squareBoard(plan, step, n) {
  const queens = step.queens.map(([row, column]) => `Zeile ${row} Spalte ${column}`).join(", ");
  const depth = activeOf(step, n);
  const open = depth === null ? "" : ` ${LINE[plan.fills]} ${depth} ist an der Reihe.`;
  return `Brett mit ${n} mal ${n} Feldern. ${queens ? `Damen: ${queens}.` : "Keine Dame."}${open}`;
}

/** The panel of a scanned board. */
const SCANNING = "Die Prüfung des jetzigen Feldes";
const LOOKS_PER_ROW = "Blicke auf Felder, je Zeile";

/**
 * Below the panel: what this square has cost, and what all have.
 * @param {Step} step
 * @param {number | null} now  looks of this step
 */
function looksSaid(step, now) {
  const all = `Bisher ${counted(step.checks, "Blick", "Blicke")}`;
  return now === null ? all : `Dieses Feld: ${counted(now, "Blick", "Blicke")}. ${all}.`;
}

/** @type {Manner} */
const BASIC = {
  begin:
    "Ein Feld ist frei, wenn über ihm keine Dame steht: in seiner Spalte, dann links oben, dann rechts oben, das nächste Feld zuerst.",
  cost: scanning,
};
/** @type {Manner} */
const PLAIN = {
  begin:
    "Nur die Spalten der Liste werden probiert: In ihnen steht keine Dame, also sind nur die zwei Diagonalen abzusuchen.",
  cost: scanning,
};
/** @type {Manner} */
const BACKTRACKING = {
  begin:
    "Die Zeilen werden von oben probiert. Ein Feld ist frei, wenn links von ihm keine Dame steht: in seiner Zeile, dann links oben, dann links unten.",
  cost: scanning,
};

/** The panel of caching. */
const FLAGS = "Die drei Arrays, jeder Wert unter seinem Feld der aktiven Zeile";

/** @param {Step} step @param {number | null} now  look-ups of this step */
function readsSaid(step, now) {
  const all = `Bisher ${step.checks === 1 ? "einmal" : `${whole(step.checks)}-mal`} nachgeschlagen`;
  return now === null ? all : `Dieses Feld: ${now === 1 ? "einmal" : `${whole(now)}-mal`}. ${all}.`;
}

const FLAG_ARRAYS = { columns: "columns", majors: "majors", minors: "minors" };

/** Which flags were read. @param {Step} step */
function reading(step) {
  const reads = /** @type {{array: keyof typeof FLAG_ARRAYS, place: number}[]} */ (asSquareStep(step).state.reads);
  const read = reads.map(({ array, place }) => `${FLAG_ARRAYS[array]}[${place}]`);
  if (step.kind !== "reject") return `${read.join(", ")} sind alle False.`;
  const before = read.slice(0, -1);
  return `${read.at(-1)} ist True${before.length ? `, ${before.join(" und ")} ${before.length === 1 ? "ist" : "sind"} es nicht` : ""}: ${reads.length === 1 ? "einmal" : `${reads.length}-mal`} nachgeschlagen.`;
}

/** @type {Manner} */
const CACHING = {
  begin:
    "Drei Arrays merken sich, was eine Dame hat: die Spalten, die Diagonalen \\ und die Diagonalen /. Ein Feld ist frei, wenn keiner seiner drei Werte gesetzt ist.",
  cost: reading,
};

/** The panel of conjoin. */
const INTEGER = "Die Zahl used in ihren drei Teilen, jedes Bit unter seinem Feld der aktiven Zeile";

/** @param {Step} step @param {boolean} tested */
function andSaid(step, tested) {
  const all = `Bisher ${counted(step.checks, "Operation", "Operationen")}`;
  return tested ? `bits & used ist ${step.kind === "reject" ? "nicht 0: bedroht" : "0: frei"}. ${all}.` : all;
}

/** @param {boolean | null} shared */
const longSaid = (shared) =>
  shared === null ? "Die Zahl used" : `Die Zahlen used und bits haben ${shared ? "ein" : "kein"} Bit gemeinsam`;

/** @type {Manner} */
const CONJOIN = {
  begin:
    "Der Generator dieser Zeile beginnt. Jedes Feld ist eine Zahl mit drei Bits: dem seiner Spalte und denen seiner zwei Diagonalen.",
  cost: (step) =>
    step.kind === "reject"
      ? "bits & used ist nicht 0: Eine Operation genügt."
      : "bits & used ist 0. Der Generator belegt die Bits, gibt die Spalte heraus (yield) und wartet.",
};

/** The panel of flipped. */
const FLIPPED = "Register der aktiven Zeile: Eine 1 ist ein freies Feld";

/** @param {boolean} entered */
const incoming = (entered) => (entered ? "Eine 1 ist frei. Gestrichelt: am Rand hereingeschoben." : "Eine 1 ist frei.");

/** @param {Step} step @param {number} n @param {Goal} goal @returns {{title: string, why: string}} */
function flippedSentence(step, n, goal) {
  const bit = (/** @type {number} */ mask) => 31 - Math.clz32(mask);
  const { kind, row, poss, stack } = step;
  const rest = poss ? `Noch zu probieren: ${bits(poss)}.` : "Hier bleibt nichts zu probieren.";
  const single = (poss & (poss - 1)) === 0;
  switch (kind) {
    case "call":
      if (!poss)
        return {
          title: `Zeile ${row} hat kein freies Feld: eine Sackgasse.`,
          why: "Keine Spalte hat in ld, col und rd zugleich eine 1, also ist ihr UND gleich 0.",
        };
      return {
        title: `Zeile ${row} hat ${single ? "ein freies Feld" : `${word(bits(poss).match(/\d+/g)?.length ?? 0)} freie Felder`}.`,
        why: `ld & col & rd lässt ${bits(poss)} stehen: Dort haben alle drei eine 1. Ein Komplement ist nicht nötig.`,
      };
    case "place":
      return {
        title: `Eine Dame besetzt Bit ${bit(step.bit)} in Zeile ${row}.`,
        why: `${rest} Sie löscht ihr Bit in ld, col und rd${row === n - 1 ? "." : "; das Schieben bringt eine 1 herein, ein Feld, das niemand bedroht."}`,
      };
    case "solution":
      return {
        title: `Lösung ${whole(step.solutions)}.`,
        why: `Keine Spalte ist mehr frei: col == 0. ${COUNTED[goal]}`,
      };
    case "return":
      return stack.length
        ? { title: `Zurück in Zeile ${row}: Die Dame verlässt Bit ${bit(step.bit)}.`, why: rest }
        : over(step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** The panel of naive. */
const ODOMETER = "Das Zählwerk: die Spalte der Dame jeder Zeile";

/** @param {boolean} attacked @param {number} squares */
const wheelTest = (attacked, squares) => `${attacked ? "✕" : "✓"} ${squares}`;

/** @param {Step} step @param {number} n */
const boardOf = (step, n) =>
  `Brett ${whole(step.step + 1)} von ${whole(n ** n)}. Bisher ${counted(step.checks, "Blick", "Blicke")}.`;

/** @param {Step} step @param {number} n @param {Goal} goal */
function naive(step, n, goal) {
  if (step.kind === "solution") {
    return {
      title: `Lösung ${whole(step.solutions)}.`,
      why: `${n === 1 ? "Auf diesem Brett" : `Von diesen ${word(n)} Damen`} bedroht keine eine andere. ${goal === "first" ? COUNTED.first : "Das Zählwerk dreht weiter."}`,
    };
  }
  const { turned } = asSquareStep(step).state;
  const { who, how } = attack(step);
  const wheels =
    turned === n
      ? "Alle Räder sind neu."
      : turned === 1
        ? "Ein Rad hat sich gedreht."
        : `${whole(turned)} Räder haben sich gedreht.`;
  return {
    title: `Die Dame in Zeile ${step.row} ist von ${who} bedroht.`,
    why: `${how} ${wheels} Von oben geprüft, ist dies die erste Dame, die eine darüber bedroht.`,
  };
}

/** @param {Step} step @param {number} n */
const naiveBoard = (step, n) =>
  `Brett mit ${n} mal ${n} Feldern. Damen: ${step.queens.map(([row, column]) => `Zeile ${row} Spalte ${column}`).join(", ")}.`;

/** What the views of the other algorithms say. */
export const algorithms = {
  attack,
  LABELS,
  sentence: squareSentence,
  over,
  scanning,
  board: squareBoard,
  SCANNING,
  LOOKS_PER_ROW,
  looksSaid,
  BASIC,
  PLAIN,
  BACKTRACKING,
  FLAGS,
  readsSaid,
  CACHING,
  INTEGER,
  andSaid,
  longSaid,
  CONJOIN,
  FLIPPED,
  incoming,
  flippedSentence,
  ODOMETER,
  wheelTest,
  boardOf,
  naive,
  naiveBoard,
};

// Why a square is attacked or free, a bit 1 or 0. It keeps apart that a queen attacks a square, and that the search has
// tested it.

/** How the lines look along which queens attack. */
const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** "ld", "ld und col", "ld, col und rd". @param {string[]} names */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`);

/** @param {Attack[]} by @param {"row" | "column"} fills */
const attackers = (by, fills) =>
  listed(
    by.map(
      ({ line, queen }) => `entlang ${SIGNS[line]} von der Dame in ${LINE[fills]} ${queen[fills === "row" ? 0 : 1]}`,
    ),
  );

/** Those that attack, too. @param {Attack[]} by @param {Attack[]} found */
const others = (by, found) => by.filter(({ line }) => found.every((one) => one.line !== line));

/** What a test has cost. @param {Cost | null} cost */
function after(cost) {
  if (!cost) throw new Error("a square that was not tested has cost nothing");
  const { unit, checks } = cost;
  switch (unit) {
    case "looks":
      return checks ? `mit ${checks === 1 ? "einem Blick" : `${word(checks)} Blicken`}` : "ohne einen Blick";
    case "reads":
      return `mit ${checks === 1 ? "einmal" : `${word(checks)}mal`} Nachschlagen`;
    case "operations":
      return `mit ${checks === 1 ? "einer Operation" : `${word(checks)} Operationen`}`;
    default:
      throw new Error(`nobody counts ${unit}`);
  }
}

/** A square of a search that tries one after the other. @param {SquareFact} fact */
function testedExplained({ fills, square: [row, column], by, found, cost, state }) {
  const inRow = fills === "row";
  const line = `${LINE[fills]} ${inRow ? row : column}`;
  const at = inRow ? `${LINE.column} ${column}` : `${LINE.row} ${row}`;
  const it = `${at} von ${line}`;
  const rest = others(by, found);
  const too = rest.length ? `, und auch ${attackers(rest, fills)}, aber so weit kam die Prüfung nicht` : "";
  switch (state) {
    case "over":
      return `Die Suche ist zu Ende: Keine Dame bedroht ${it}.`;
    case "queen":
      return `Die Dame in ${line} steht in ${at}: Ihr Feld wurde ${after(cost)} geprüft, und keine Dame bedrohte es.`;
    case "placed":
      return `${it} wird in diesem Schritt geprüft, ${after(cost)}: Keine Dame bedroht es, also besetzt es eine.`;
    case "rejected":
      return `${it} wird in diesem Schritt geprüft, ${after(cost)}: Bedroht ist es ${attackers(found, fills)}${too}.`;
    case "refused":
      return `${it} ist geprüft worden, ${after(cost)}: Bedroht ist es ${attackers(found, fills)}${too}.`;
    case "tried":
      return `${it} ist geprüft worden, ${after(cost)}: Es war frei, und alles, was aus einer Dame dort folgt, ist probiert.`;
    case "lifted":
      return `${it} war frei, und seine Dame ist gerade entfernt worden: Alles, was aus ihr folgt, ist probiert.`;
    case "open":
      return by.length
        ? `${it} ist bedroht, ${attackers(by, fills)}, aber noch nicht geprüft.`
        : `Keine Dame bedroht ${it}, aber geprüft ist es noch nicht.`;
    case "out":
      return `${it} wird gar nicht geprüft: ${LINE.column} ${column} hat eine Dame und fehlt in der Liste. Das Feld ist bedroht, ${attackers(by, fills)}.`;
    case "unreached": {
      const why = `${line} ist mit diesen Damen noch nicht erreicht, und nichts darin ist geprüft.`;
      return by.length
        ? `${it} ist bedroht, ${attackers(by, fills)}, aber ${why}`
        : `Bisher bedroht keine Dame ${it}, aber ${why}`;
    }
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** A square of a search that tests full boards. @param {BoardFact} fact */
function boardExplained({ fills, square: [row], by, found, cost, digit, row: end, state }) {
  const here = `Das Zählwerk steht für Zeile ${row} auf ${digit}, also steht ihre Dame hier`;
  const rest = others(by, found);
  switch (state) {
    case "empty":
      return `Hier steht keine Dame: Das Zählwerk steht für Zeile ${row} auf ${digit}. Kein Feld wird geprüft, bevor das Brett voll ist.`;
    case "peaceful":
      return `${here}: Das volle Brett wurde von oben geprüft, dieses Feld ${after(cost)}, und keine Dame darüber bedroht es.`;
    case "attacked":
      return `${here}: Das volle Brett wurde von oben geprüft, dieses Feld ${after(cost)}. Es ist bedroht, ${attackers(found, fills)}, und die Prüfung endete${rest.length ? ` vor der Bedrohung ${attackers(rest, fills)}` : ""}.`;
    case "untested":
      return `${here}. ${by.length ? `Es ist bedroht, ${attackers(by, fills)}` : "Keine Dame darüber bedroht es"}, aber die Prüfung des Brettes endete in Zeile ${end} und kam nicht bis hierher.`;
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** On which line a flag's squares lie. @param {FlagFact["line"]} line */
const flagLine = (line) => (line === "col" ? "in dieser Spalte" : `auf dieser Diagonale ${SIGNS[line]}`);

/** A flag, or a bit of an integer. @param {FlagFact} fact */
function cellExplained(fact) {
  switch (fact.about) {
    case "flag":
      return flagExplained(fact);
    case "used":
      return usedExplained(fact);
    case "bits":
      return bitsExplained(fact);
    default:
      throw new Error(`no sentence for a cell of ${fact.name}`);
  }
}

/** @param {FlagFact} fact */
function flagExplained({ name, at, line, by: [first], read, state }) {
  const where = flagLine(line);
  const now = read ? " In diesem Schritt wird dort nachgeschlagen." : "";
  if (state === "set")
    return `${name}[${at}] ist True: Die Dame in Zeile ${first.queen[0]} steht ${where} und hat es gesetzt.${now}`;
  return `${name}[${at}] ist False: Keine Dame steht ${where}. True hieße, dass jedes Feld ${where} bedroht ist.${now}`;
}

/** @param {FlagFact} fact */
function usedExplained({ at, line, by: [first], state }) {
  const where = flagLine(line);
  switch (state) {
    case "set":
      return `used hat bei Bit ${at} eine 1: Die Dame in Zeile ${first.queen[0]} steht ${where} und hat sie gesetzt.`;
    case "coming":
      return `used hat bei Bit ${at} eine 0, während das Feld geprüft wird: Keine andere Dame steht ${where}. Die das Feld besetzt, setzt sie.`;
    case "clear":
      return `used hat bei Bit ${at} eine 0: Keine Dame steht ${where}. Eine 1 hieße, dass jedes Feld ${where} bedroht ist.`;
    default:
      throw new Error(`no sentence for a bit of used that is ${state}`);
  }
}

/** @param {FlagFact} fact */
function bitsExplained({ at, line, by: [first], tested, state }) {
  if (state === "idle" || !tested)
    return "In diesem Schritt wird kein Feld geprüft, also gibt es keine bits, mit denen used zu vergleichen wäre.";
  const where = flagLine(line);
  const square = `Spalte ${tested[1]} von Zeile ${tested[0]}`;
  switch (state) {
    case "hit":
      return `bits hat bei Bit ${at} eine 1: ${square} liegt ${where}. Auch used hat dort eine 1: Die Dame in Zeile ${first.queen[0]} bedroht das Feld.`;
    case "own":
      return `bits hat bei Bit ${at} eine 1: ${square} liegt ${where}. used hat dort eine 0: Keine Dame bedroht das Feld entlang ${SIGNS[line]}.`;
    case "other":
      return `bits hat bei Bit ${at} eine 0: Das geprüfte Feld, ${square}, liegt nicht ${where}. Eine 1 hieße, dass es dort liegt.`;
    default:
      throw new Error(`no sentence for a bit of bits that is ${state}`);
  }
}

/** Why a square is attacked or free, a bit 1 or 0. @param {Fact} fact @param {number} n */
function explained(fact, n) {
  switch (fact.about) {
    case "masks":
    case "flipped":
      return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
    case "square":
      return testedExplained(fact);
    case "board":
      return boardExplained(fact);
    case "flag":
    case "used":
    case "bits":
      return cellExplained(fact);
    default:
      throw new Error("nobody knows what this is about");
  }
}

/** @param {MaskFact} fact @param {number} n */
function squareExplained({ about, square, by, side, state }, n) {
  const [row] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const attackers = listed(by.map(({ line, queen }) => `entlang ${SIGNS[line]} von der Dame in Zeile ${queen[0]}`));
  if (state === "queen")
    return `Die Dame in Zeile ${row} steht auf Bit ${n - 1 - square[1]}. Nach unten bedroht sie diese Spalte und beide Diagonalen.`;
  if (side === "over") return `Die Suche ist zu Ende: Keine Dame bedroht ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} ist bedroht, ${attackers}; deshalb wird es nicht probiert.`;
    if (side === "below")
      return `${it} ist bedroht, ${attackers}: Dort ${masks.length > 1 ? "werden" : "wird"} ${listed(masks)} eine ${one} haben.`;
    return `${it} ist bedroht, ${attackers}: Hier ${masks.length > 1 ? "haben" : "hat"} ${listed(masks)} eine ${one}.`;
  }
  if (side === "above")
    return state === "tried"
      ? `${it} war frei, und alles, was daraus folgt, ist probiert.`
      : `${it} ist frei: Es wird probiert, wenn die Suche wieder in Zeile ${row} ist.`;
  if (side === "below") return `Bisher bedroht keine Dame ${named(square, n)}.`;
  return `${it} ist ${unattacked(state, 1 - one)}`;
}

/** @param {MaskFact["state"]} state @param {number} zero  what the masks have at a square that nobody attacks */
function unattacked(state, zero) {
  const zeros = `ld, col und rd haben hier eine ${zero}`;
  switch (state) {
    case "open":
      return `nicht bedroht: ${zeros}.`;
    case "free":
      return `frei: ${zeros}, also hat poss eine 1.`;
    case "candidate":
      return `frei: ${zeros}, also hat poss eine 1. Es ist die niedrigste und kommt als nächste.`;
    case "placed":
      return `die niedrigste 1 von poss: ${zeros}. Dort wird gleich die Dame stehen.`;
    case "tried":
      return "frei, aber schon probiert: poss hat hier keine 1 mehr.";
    case "lifted":
      return "frei, aber seine Dame ist gerade entfernt worden: poss hat hier keine 1 mehr.";
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** @param {MaskFact} fact @param {number} n */
function bitExplained({ about, register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} hat bei Bit ${n - 1 - column} eine ${on ? 1 : 0}:`;
  if (side === "over") return `${register} wird in diesem Schritt nicht berechnet.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length
        ? `${here} ${slid(by[0], row, n, on ? 1 : 0)}`
        : `${here} Keine Dame bedroht dieses Feld entlang ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "haben" : "hat"} hier eine 1` : "ld, col und rd haben hier eine 0"}.`;
    case "poss":
      return `${here} ${on ? "Das Feld ist frei und noch zu probieren." : state === "attacked" ? (about === "flipped" ? "ld, col und rd haben hier nicht alle eine 1." : "taken hat hier eine 1.") : state === "placed" ? "Das Feld ist gerade besetzt worden." : "Das Feld war frei und ist probiert."}`;
    case "bit":
      if (on)
        return `${here} ${state === "lifted" ? "Die Dame ist gerade entfernt worden." : "Es ist die niedrigste 1 von poss, und dorthin kommt die Dame."}`;
      return `${here} ${state === "candidate" ? "Aber es ist die niedrigste 1 von poss und kommt als nächstes." : "Nur die niedrigste 1 von poss kommt hierher."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/**
 * Where the digit of an attacked square comes from.
 * @param {Attack} attack
 * @param {number} row
 * @param {number} n
 * @param {number} digit
 */
function slid({ line, queen: [from, column] }, row, n, digit) {
  if (line === "col") return `Die Dame in Zeile ${from} steht in dieser Spalte.`;
  const columns = row - from;
  const way = `${columns === 1 ? "eine Spalte" : `${word(columns)} Spalten`} nach ${line === "ld" ? "rechts" : "links"}`;
  return `Die Dame in Zeile ${from} hat Bit ${n - 1 - column} besetzt, und ihre ${digit} ist ${way} gerückt.`;
}

/** How to go on from a square. */
const GO = {
  mouse: "Klick: nächste Dame hier · Umschalt: vorige",
  keys: "Enter: nächste Dame hier · Umschalt: vorige",
};

/** What explains a square or a bit. */
export const explaining = {
  explained,
  GO,
};

// What stands where, for those who do not see it.

/** How a square stands. @type {Record<string, string>} */
const MASK_STATES = {
  queen: "Dame",
  attacked: "bedroht",
  free: "frei",
  candidate: "frei, kommt als Nächstes",
  placed: "frei, kommt als Nächstes",
  tried: "versucht",
  lifted: "versucht, Dame gerade entfernt",
  open: "nicht bedroht",
};

/** By what a search works with. @type {Record<string, Record<string, string>>} */
const STATES = {
  masks: MASK_STATES,
  flipped: MASK_STATES,
  square: {
    queen: "Dame",
    placed: "Dame",
    rejected: "bedroht",
    refused: "bedroht",
    tried: "versucht",
    lifted: "versucht, Dame gerade entfernt",
    open: "noch nicht versucht",
    out: "nicht versucht",
    unreached: "nicht erreicht",
    over: "nicht bedroht",
  },
  board: { empty: "leer", peaceful: "Dame", attacked: "Dame, bedroht", untested: "Dame, nicht geprüft" },
};

/** @param {Fact} fact */
function standing(fact) {
  if ("side" in fact && fact.state === "free" && fact.side !== "active" && fact.side !== "above")
    return MASK_STATES.open;
  return STATES[fact.about][fact.state];
}

/**
 * "Zeile 0, Bit 7: Dame"; where a square is, and how it stands if that is known.
 * @param {AlgorithmView} view @param {Square} square @param {number} n @param {Fact | null} fact
 */
function squareRead({ family, fills }, [row, column], n, fact) {
  const [inRow, inColumn] = [`Zeile ${row}`, family === "masks" ? `Bit ${n - 1 - column}` : `Spalte ${column}`];
  const where = fills === "row" ? `${inRow}, ${inColumn}` : `${inColumn}, ${inRow}`;
  return fact ? `${where}: ${standing(fact)}` : where;
}

/** How the squares of a call stand, and those that the search tree has of it. @type {Record<string, string>} */
const STANDING = {
  placed: "Dame",
  path: "Dame",
  candidate: "als Nächstes",
  free: "noch zu versuchen",
  open: "noch zu versuchen",
  tried: "versucht",
  lifted: "versucht",
  refused: "bedroht",
  rejected: "bedroht",
};

const NOUNS = { bit: ["Bit", "Bits"], column: ["Spalte", "Spalten"], row: ["Zeile", "Zeilen"] };

/**
 * "Bit 5", "Bits 7, 5 und 2"; a number in brackets are the solutions found below.
 * @param {string[]} noun
 * @param {Standing[]} items
 */
function numbered(noun, items) {
  const names = items.map(({ label, found }) =>
    found === undefined || found === null ? label : `${label} (${solutions(found)})`,
  );
  return `${noun[names.length > 1 ? 1 : 0]} ${listed(names)}`;
}

/**
 * "Dame: Bit 7; noch zu versuchen: Bits 5 und 2": the squares of a row, by how they stand.
 * @param {AlgorithmView} view @param {Standing[]} items
 */
function lineRead({ family, fills }, items) {
  const noun = family === "masks" ? NOUNS.bit : fills === "row" ? NOUNS.column : NOUNS.row;
  const groups = [...new Set(Object.values(STANDING))].map((name) => ({
    name,
    its: items.filter(({ state }) => STANDING[state] === name),
  }));
  return groups
    .filter(({ its }) => its.length)
    .map(({ name, its }) => `${name}: ${numbered(noun, its)}`)
    .join("; ");
}

/** "ld: Bits 3 und 1; col: 0": the elements of arrays. @param {{array: string, mask: number}[]} elements */
const elementsRead = (elements) =>
  elements.map(({ array, mask }) => `${array}: ${mask ? bits(mask).replace("die ", "") : 0}`).join("; ");

/** The listing, and which of its lines run. @param {number[]} lines  from 1 */
const listingRead = (lines) =>
  lines.length
    ? `${PAGE.code}, gerade: ${lines.length > 1 ? "Zeilen" : "Zeile"} ${listed(lines.map(String))}`
    : PAGE.code;

/** What is read aloud of the board, the listing, the stack and the tree. */
export const aloud = {
  listing: listingRead,
  square: squareRead,
  line: lineRead,
  elements: elementsRead,
};
