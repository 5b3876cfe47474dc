// What is said when the viewer acts, in German: goes line by line, looks for a step, counts, brings an address. It comes with
// the first act. Pure: facts in, text out.

import { lowest, place as numberOf } from "../../model/bits.js";
import { bits, capital, counted, named, rounded, solutions, whole } from "./page.js";

/**
 * What one line of the listing does; null where the step's own sentence says it.
 * @param {import("../../types.js").Part} part @param {number} n
 * @returns {{title: string, why: string} | null}
 */
export function partly({ name, picture }, n) {
  const { row, poss, bit, solutions } = picture;
  switch (name) {
    case "solved":
      if (row === n) return { title: "col == done: Jede Spalte hat ihre Dame.", why: "Es ist keine Zeile mehr zu füllen." };
      return { title: `Zeile ${row}: col hat noch Nullen.`, why: row ? "Der Aufruf beginnt mit ld eine Spalte weiter rechts, rd eine weiter links und der neuen Dame in allen drei Masken." : "Das Brett ist leer: ld, col und rd sind 0." };
    case "loop":
      return { title: "poss ist nicht 0: Es gibt ein Feld zu probieren.", why: `In Zeile ${row} ${poss === lowest(poss) ? "ist" : "sind"} noch ${bits(poss)} übrig.` };
    case "lowest":
      return { title: `bit ist die niedrigste 1 von poss: Bit ${numberOf(bit)}.`, why: "poss & −poss lässt nur die niedrigste 1 stehen: In −poss sind alle höheren Bits umgekehrt, und darunter stehen Nullen." };
    case "taken":
      return { title: `poss verliert Bit ${numberOf(bit)}.`, why: poss ? `${capital(bits(poss))} ${poss === lowest(poss) ? "wird" : "werden"} probiert, wenn die Suche wieder in Zeile ${row} ist.` : `Wenn die Suche wieder in Zeile ${row} ist, bleibt dort nichts zu probieren.` };
    case "returned":
      return { title: "Der Aufruf kehrt zurück.", why: `Lösung ${whole(solutions)} ist gezählt; die Suche geht weiter, als wäre das eine Sackgasse.` };
    case "ended":
      return { title: `poss ist 0: In Zeile ${row} bleibt nichts zu probieren.`, why: row ? `Der Aufruf ist zu Ende, und die Dame in Zeile ${row - 1} wird entfernt.` : "Der äußerste Aufruf ist zu Ende." };
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

/** @param {import("../../types.js").What} what @param {import("../../types.js").Direction} direction */
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

/** @param {import("../../types.js").Doing} doing @param {import("../../types.js").Direction} direction @param {number} searched  steps, where it was given up @param {number} n */
export function notDone(doing, direction, searched, n) {
  const side = direction === "forward" ? "nach" : "vor";
  const where = searched ? `Keiner der ${whole(searched)} Schritte ${side} diesem` : `Kein Schritt ${side} diesem`;
  const does = "line" in doing ? `führt Codezeile ${doing.line} aus` : `setzt eine Dame auf ${named(doing.square, n)}`;
  return `${where} ${does}${searched ? "; weiter wurde nicht gesucht." : "."}`;
}

/** What was found lies where the film does not go. @param {import("../../types.js").Stretch} stretch */
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
export const NO_SUCH_QUEENS = "Die Suche endet, bevor sie zu diesen Damen kommt.";

/** What each field of the address can be. @type {Record<string, string>} */
const FIELDS = {
  algorithm: "der Name eines Algorithmus aus dem Menü",
  n: "eine ganze Zahl von 1 bis 32",
  goal: "„all“ oder „first“",
  step: "eine ganze Zahl ab 0",
  speed: "0,5 bis 100.000.000 Schritte in der Sekunde",
  from: "ein Schritt, eine ganze Zahl ab 0",
  to: "ein Schritt nach „from“",
  queens: "eine Liste von Spalten ab 0, wie 4,1",
  code: "„shown“ oder „hidden“",
  drawer: "der Name einer Schublade",
  panel: "„now“, „code“, „stack“ oder „tree“",
};

/** What is wrong in the address. @param {[string, string][]} wrong  field and value @param {number} [most]  n that the algorithm takes */
export const badAddress = (wrong, most = 32) =>
  wrong.map(([field, text]) => `In der Adresse ist ${field} ${FIELDS[field].replace("bis 32", `bis ${most}`)}, nicht „${text.slice(0, 20)}“.`).join(" ");

/** What in the address lies beyond the end of the film. @param {[string, number][]} fields @param {number} steps */
export const beyond = (fields, steps) =>
  fields.map(([field, step]) => `In der Adresse ist ${field} hier ein Schritt von 0 bis ${whole(steps - 1)}, nicht ${whole(step)}.`).join(" ");

/** What the count at full speed has to say. @param {import("../../types.js").Counting | null} counting @param {number} n */
export function counting(counting, n) {
  if (!counting) return { result: "", detail: `Zählt alle Lösungen für N = ${n} mit allen Rechenkernen des Servers. Der Film läuft dabei weiter.` };
  const found = `N = ${counting.n}: ${solutions(counting.solutions)}`;
  if (counting.done) return { result: found, detail: `in ${duration(counting.seconds)}, Zählwerk ${counting.engine}, ${counted(counting.threads ?? 1, "Thread", "Threads")}` };
  const rate = counting.seconds > 0 ? `${whole(Math.round(counting.solutions / counting.seconds))} in der Sekunde` : "wartet auf den Beginn";
  const left = counting.left === null ? expected(counting.forecast) : `, noch ${duration(counting.left)}`;
  return { result: `${found} bisher`, detail: `${Math.floor(counting.fraction * 100)} %, ${rate}${left}` };
}

/** @param {[number, number] | null} forecast */
const expected = (forecast) => (forecast ? `, dauert ${duration(forecast[0])} bis ${duration(forecast[1])}` : "");

/** A time as people say it. @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  if (seconds < 60) return `${rounded(seconds)} s`;
  for (const [one, many, length, next] of UNITS) if (seconds < next) return counted(Math.round(seconds / length), one, many);
  return "eine Ewigkeit";
}

/** @type {[string, string, number, number][]} name of one and of many, seconds, and where the next one begins */
const UNITS = [["Minute", "Minuten", 60, 5400], ["Stunde", "Stunden", 3600, 129_600], ["Tag", "Tage", 86_400, 31_557_600], ["Jahr", "Jahre", 31_557_600, Infinity]];

/** @param {number} n */
export const countButton = (n) => `N = ${n} zählen`;

/** An end of a loop, for its slider. @param {number} step */
export const loopEnd = (step) => `Schritt ${whole(step)}`;

/** @param {number} queens */
export const fixed = (queens) => `was wäre, wenn: ${counted(queens, "Dame", "Damen")} festgesetzt`;
/** @param {number} queens */
export const unfix = (queens) => `${fixed(queens)}. Aufheben`;

/** The headings of what can lie in the drawer. @type {Record<import("../../types.js").DrawerName, string>} */
export const DRAWERS = { keys: "Tasten", settings: "Einstellungen", gallery: "Lösungen", export: "Mitnehmen", legend: "So liest man das", starts: "Einstiege", whatif: "Was wäre, wenn …" };

export const COPIED = "Der Link ist kopiert: Er öffnet genau diesen Schritt.";
export const NOT_COPIED = "Dieser Browser lässt die Seite nicht kopieren. Der Link steht in der Adresszeile.";

/** @type {Record<string, string>} */
const BLURBS = {
  naive: "Jede Art, eine Dame in jede Zeile zu setzen, abgezählt wie von einem Kilometerzähler; jedes volle Brett wird dann geprüft.",
  backtracking: "Wie im Lehrbuch: Spalte für Spalte; ein Feld wird geprüft, indem man seine Zeile und beide Diagonalen zurückverfolgt.",
  basic: "Zeile für Zeile; bei jedem Feld werden seine Spalte und beide Diagonalen nach oben abgesucht, ob dort eine Dame steht.",
  plain: "Wie Basic, mit einer Liste der Spalten, in denen noch keine Dame steht: Nur diese werden probiert.",
  caching: "Wie Basic, aber drei Arrays halten fest, welche Spalten und Diagonalen eine Dame haben: Nachschlagen statt Absuchen.",
  bitmask: "Die Suche von Martin Richards: drei Masken, und ein einziger Ausdruck findet alle freien Felder einer Zeile.",
  loop: "Die Bitmaskensuche ohne Rekursion: Die Masken aller Zeilen stehen in Arrays, und ein Zähler sagt, welche Zeile dran ist.",
  flipped: "Dieselben Masken andersherum: Eine 1 ist ein freies Feld, also braucht man kein Komplement.",
  conjoin: "Eine Kette von Generatoren: Ein Feld ist eine ganze Zahl mit drei Bits, geprüft durch ein einziges & mit allem, was belegt ist.",
};

/** What an algorithm does; the server's catalogue says it in English. @param {import("../../types.js").Algorithm} told */
export const blurb = ({ id }) => BLURBS[id];

/** @param {number} largest  n that an algorithm takes */
export const upToN = (largest) => `N bis ${largest}`;

export const PRESENT = { start: "Vorführen", stop: "Beenden (Esc)" };

/** News for a screen reader. @param {number} more @param {number} all */
export const moreSolutions = (more, all) => `${whole(more)} ${more === 1 ? "weitere Lösung" : "weitere Lösungen"}, insgesamt ${whole(all)}.`;
