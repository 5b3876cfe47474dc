// Why a square, a flag or a bit is as it is in a search without masks, in German. Pure: facts in, text out. It keeps apart
// that a queen attacks a square, and that the search has tested it.

import { LINE, word } from "./page.js";

/** @typedef {import("../../types.js").TrialFact} TrialFact */
/** @typedef {import("../../types.js").BoardFact} BoardFact */
/** @typedef {import("../../types.js").FlagFact} FlagFact */
/** @typedef {import("../../types.js").Attack} Attack */

/** How the lines look along which queens attack. */
export const SIGNS = { row: "–", ld: "\\", col: "|", rd: "/" };

/** "ld", "ld und col", "ld, col und rd". @param {string[]} names */
export const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`);

/** @param {Attack[]} by @param {"row" | "column"} fills */
const blame = (by, fills) => listed(by.map(({ line, queen }) => `entlang ${SIGNS[line]} von der Dame in ${LINE[fills]} ${queen[fills === "row" ? 0 : 1]}`));

/** Those that attack, too. @param {Attack[]} by @param {Attack[]} found */
const others = (by, found) => by.filter(({ line }) => found.every((one) => one.line !== line));

/** What a test has cost. @param {import("../../types.js").Cost | null} cost */
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

/** A square of a search that tries one after the other. @param {TrialFact} fact */
export function trialExplained({ fills, square: [row, column], by, found, cost, state }) {
  const inRow = fills === "row";
  const line = `${LINE[fills]} ${inRow ? row : column}`;
  const at = inRow ? `${LINE.column} ${column}` : `${LINE.row} ${row}`;
  const it = `${at} von ${line}`;
  const rest = others(by, found);
  const too = rest.length ? `, und auch ${blame(rest, fills)}, aber so weit kam die Prüfung nicht` : "";
  switch (state) {
    case "over":
      return `Die Suche ist zu Ende: Keine Dame bedroht ${it}.`;
    case "queen":
      return `Die Dame in ${line} steht in ${at}: Ihr Feld wurde ${after(cost)} geprüft, und keine Dame bedrohte es.`;
    case "placed":
      return `${it} wird in diesem Schritt geprüft, ${after(cost)}: Keine Dame bedroht es, also besetzt es eine.`;
    case "rejected":
      return `${it} wird in diesem Schritt geprüft, ${after(cost)}: Bedroht ist es ${blame(found, fills)}${too}.`;
    case "refused":
      return `${it} ist geprüft worden, ${after(cost)}: Bedroht ist es ${blame(found, fills)}${too}.`;
    case "tried":
      return `${it} ist geprüft worden, ${after(cost)}: Es war frei, und alles, was aus einer Dame dort folgt, ist probiert.`;
    case "lifted":
      return `${it} war frei, und seine Dame ist gerade entfernt worden: Alles, was aus ihr folgt, ist probiert.`;
    case "open":
      return by.length ? `${it} ist bedroht, ${blame(by, fills)}, aber noch nicht geprüft.` : `Keine Dame bedroht ${it}, aber geprüft ist es noch nicht.`;
    case "out":
      return `${it} wird gar nicht geprüft: ${LINE.column} ${column} hat eine Dame und fehlt in der Liste. Das Feld ist bedroht, ${blame(by, fills)}.`;
    case "unreached": {
      const why = `${line} ist mit diesen Damen noch nicht erreicht, und nichts darin ist geprüft.`;
      return by.length ? `${it} ist bedroht, ${blame(by, fills)}, aber ${why}` : `Bisher bedroht keine Dame ${it}, aber ${why}`;
    }
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** A square of a search that tests full boards. @param {BoardFact} fact */
export function boardExplained({ fills, square: [row], by, found, cost, digit, row: end, state }) {
  const here = `Das Zählwerk steht für Zeile ${row} auf ${digit}, also steht ihre Dame hier`;
  const rest = others(by, found);
  switch (state) {
    case "empty":
      return `Hier steht keine Dame: Das Zählwerk steht für Zeile ${row} auf ${digit}. Kein Feld wird geprüft, bevor das Brett voll ist.`;
    case "peaceful":
      return `${here}: Das volle Brett wurde von oben geprüft, dieses Feld ${after(cost)}, und keine Dame darüber bedroht es.`;
    case "attacked":
      return `${here}: Das volle Brett wurde von oben geprüft, dieses Feld ${after(cost)}. Es ist bedroht, ${blame(found, fills)}, und die Prüfung endete${rest.length ? ` vor der Bedrohung ${blame(rest, fills)}` : ""}.`;
    case "untested":
      return `${here}. ${by.length ? `Es ist bedroht, ${blame(by, fills)}` : "Keine Dame darüber bedroht es"}, aber die Prüfung des Brettes endete in Zeile ${end} und kam nicht bis hierher.`;
    default:
      throw new Error(`no sentence for a square that is ${state}`);
  }
}

/** On which line a flag's squares lie. @param {FlagFact["line"]} line */
const lineOf = (line) => (line === "col" ? "in dieser Spalte" : `auf dieser Diagonale ${SIGNS[line]}`);

/** A flag, or a bit of an integer. @param {FlagFact} fact */
export function cellExplained(fact) {
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
  const where = lineOf(line);
  const now = read ? " In diesem Schritt wird dort nachgeschlagen." : "";
  if (state === "set") return `${name}[${at}] ist True: Die Dame in Zeile ${first.queen[0]} steht ${where} und hat es gesetzt.${now}`;
  return `${name}[${at}] ist False: Keine Dame steht ${where}. True hieße, dass jedes Feld ${where} bedroht ist.${now}`;
}

/** @param {FlagFact} fact */
function usedExplained({ at, line, by: [first], state }) {
  const where = lineOf(line);
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
  if (state === "idle" || !tested) return "In diesem Schritt wird kein Feld geprüft, also gibt es keine bits, mit denen used zu vergleichen wäre.";
  const where = lineOf(line);
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
