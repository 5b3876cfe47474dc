// What the exercise with four queens says, in German. Pure: facts in, text out.

/** @import { Frame, Remark } from "../../exercise/place/game.js" */
/** @import { Line } from "../../model/bits.js" */

const ROWS = ["oberste Zeile", "zweite Zeile", "dritte Zeile", "unterste Zeile"];
const IN_ROWS = ["der obersten Zeile", "der zweiten Zeile", "der dritten Zeile", "der untersten Zeile"];
const COLUMNS = ["erste Spalte", "zweite Spalte", "dritte Spalte", "letzte Spalte"];
const IN_COLUMNS = ["der ersten Spalte", "der zweiten Spalte", "der dritten Spalte", "der letzten Spalte"];

/** The rays for somebody who has no names for them yet, and once they have theirs. @type {Record<Line, string>} */
const ALONG = { ld: "entlang einer Diagonale", col: "entlang ihrer Spalte", rd: "entlang einer Diagonale" };
/** @type {Record<Line, string>} */
const WAYS = { ld: "nach rechts unten", col: "gerade nach unten", rd: "nach links unten" };

export const DOORS_LABEL = "Teile";
export const DOORS = { place: "1 · Setzen", watch: "2 · Zusehen", rays: "3 · Strahlen", digits: "4 · Ziffern" };
export const TITLES = {
  place: "Vier Damen von Hand",
  watch: "Die Suche macht es",
  rays: "Drei Strahlen",
  digits: "Strahlen als Ziffern",
};

export const BOARD = "Brett für vier Damen";
export const PROBLEM =
  "Setze vier Damen so, dass keine eine andere bedroht. Eine Dame bedroht ihre Zeile, ihre Spalte und beide Diagonalen.";
export const KEYS = "Mit Tasten: Pfeile bewegen, Eingabe setzt eine Dame, Rücktaste nimmt die letzte zurück.";
export const TAKE_BACK = "Letzte Dame zurücknehmen";
export const IN_CORNER = "Mit einer Dame in der Ecke versuchen";
export const GO_WATCH = "Der Suche dabei zusehen";

/** What it is called. */
export const NAME = "Backtracking";

/** @param {number} row @param {number} column @param {"queen" | "tried" | "empty"} state */
export const square = (row, column, state) =>
  `${ROWS[row]}, ${COLUMNS[column]}: ${{ queen: "Dame", tried: "führte zu nichts", empty: "leer" }[state]}`;

/** @param {number[]} queens */
export const board = (queens) =>
  queens.length
    ? `Damen: ${queens.map((column, row) => `${ROWS[row]}, ${COLUMNS[column]}`).join("; ")}.`
    : "Das Brett ist leer.";

/** @param {Remark} remark */
export function remark(remark) {
  switch (remark.about) {
    case "start":
      return "Wähle ein Feld der umrahmten Zeile: in jede Zeile eine Dame, von oben.";
    case "placed":
      return `Jetzt die ${ROWS[remark.row]}.`;
    case "order":
      return `Eine Zeile nach der anderen: Jetzt kommt die ${ROWS[remark.row]}.`;
    case "full":
      return "Diese Zeile hat ihre Dame schon.";
    case "last":
      return "Nur die letzte Dame kann man zurücknehmen.";
    case "again":
      return "Dieses Feld war schon an der Reihe: Es führte zu nichts.";
    case "refused": {
      const who = remark.against
        .map(({ row, along }) => `die Dame in ${IN_ROWS[row]} bedroht es ${ALONG[along]}`)
        .join(", und ");
      return `Da nicht: ${who}.${remark.stuck ? ` In ${IN_ROWS[remark.square[0]]} ist kein Feld mehr übrig: Du kommst nicht weiter. Nimm die letzte Dame zurück.` : ""}`;
    }
    case "named":
      return `Du kamst nicht weiter, hast die letzte Dame zurückgenommen und machst dort weiter. Das ist ${NAME}: Die ganze Suche besteht daraus. ${leftIn(remark.row, remark.stuck)}`;
    case "back":
      return leftIn(remark.row, remark.stuck);
    case "solved":
      return remark.named
        ? `Gelöst: vier Damen, und keine bedroht eine andere. Es brauchte ${NAME}.`
        : "Gelöst, und du kamst immer weiter: Glück gehabt! Sieh, was mit einer Dame in der Ecke geschieht.";
    default:
      throw new Error(`nothing to say about ${JSON.stringify(remark)}`);
  }
}

/** @param {number} row @param {boolean} stuck */
const leftIn = (row, stuck) =>
  stuck
    ? `In ${IN_ROWS[row]} ist sonst nichts frei: Nimm noch eine Dame zurück.`
    : `Versuch ein anderes Feld in ${IN_ROWS[row]}.`;

export const WATCH =
  "Sie macht dasselbe wie du, Zeile für Zeile. In jeder Zeile beginnt sie mit dem freien Feld ganz rechts.";
export const PLAY = "Abspielen";
export const PAUSE = "Anhalten";
export const STEP_BACK = "Zurück";
export const STEP_ON = "Weiter";
export const GO_RAYS = "Wie heißen die Strahlen?";

/** @param {Frame} frame */
export function frame({ kind, row, queens }) {
  switch (kind) {
    case "start":
      return "Das Brett ist leer.";
    case "place":
      return `Eine Dame in ${IN_ROWS[row]}: auf dem Feld ganz rechts, das noch übrig ist.`;
    case "dead end":
      return `In ${IN_ROWS[row]} ist kein Feld frei: Es geht nicht weiter.`;
    case "return":
      return `Die Dame in ${IN_ROWS[row]} wird zurückgenommen: ${NAME}.`;
    case "solution":
      return `Alle ${queens.length} Damen stehen. Von hier ginge die Suche weiter und fände auch die andere Lösung.`;
    default:
      throw new Error(`no picture is called ${kind}`);
  }
}

export const RAYS =
  "Nach unten bedroht eine Dame drei Strahlen entlang. Sie heißen ld, col und rd, für left diagonal, column und right diagonal: nach der Seite, von der sie kommen. ld kommt von links herunter, rd von rechts.";
/** @param {Line} line */
export const lineName = (line) => `${line} ${{ ld: "\\", col: "│", rd: "/" }[line]}`;
/** @param {number} column */
export const whichRay = (column) => `Welcher Strahl trifft das markierte Feld in ${IN_COLUMNS[column]}?`;
/** @param {Line} line @param {boolean} right @param {Line[]} rays  that hit the square */
export function ray(line, right, rays) {
  if (!right) return `Nicht ${line}: Der läuft ${WAYS[line]}.`;
  const other = rays.find((one) => one !== line);
  return `Richtig: ${line} läuft ${WAYS[line]}.${other ? ` Und ${other} trifft es auch.` : ""}`;
}
export const GO_DIGITS = "Und in Ziffern?";

export const DIGITS =
  "Eine Ziffer für jede Spalte der umrahmten Zeile: eine 1, wo ein Strahl das Feld trifft. Fülle taken aus: eine 1, wo ld, col oder rd eine hat. Drück auf eine Ziffer, um sie umzudrehen.";
export const FILL_IN = "taken, zum Ausfüllen";
/** @param {number} column */
export const cell = (column) => COLUMNS[column];
export const CHECK = "Prüfen";
export const TAKEN_RIGHT =
  "Richtig. Und poss ist umgekehrt: eine 1 für jedes freie Feld. Mit diesen Ziffern macht die Suche alles, was du von Hand gemacht hast.";
/** @param {number} column @param {boolean} hit */
export const takenWrong = (column, hit) =>
  hit
    ? `Sieh auf die ${COLUMNS[column]}: Ein Strahl trifft sie, also ist es eine 1.`
    : `Sieh auf die ${COLUMNS[column]}: Kein Strahl trifft sie, also ist es eine 0.`;
export const LESSON = "Weiter mit der Lektion: von Feldern zu Bits";
export const FILM = "Diesen Schritt im Film ansehen";
