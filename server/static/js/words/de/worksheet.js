// What a worksheet says, and what is said where one is put together, in German. Pure: facts in, text out.

import { capital, counted, whole } from "./common.js";

/** @import { Manner } from "../../questions/mistakes.js" */
/** @import { AlgorithmView, Kind, Square } from "../../types.js" */
/** @import { BadField } from "../../worksheet/address.js" */

export * from "./common.js";

const OR = new Intl.ListFormat("de", { type: "disjunction" });
const AND = new Intl.ListFormat("de");
const FILLS = { row: "Zeile", column: "Spalte" };

// On paper.

export const HEAD = "Die N Damen, Schritt für Schritt";
export const NAME = "Name";
export const DATE = "Datum";
export const KEY = "Lösungen";
export const BIT = "Bit";
export const BELOW = "eine Zeile tiefer";
export const ROWS = "Zeilen aus Bits unter dem Brett";
export const LIFTED = "Die durchgestrichene Dame wurde gerade gehoben.";

export const PROBLEM =
  "N Damen sollen so auf einem Brett aus N mal N Feldern stehen, dass keine eine andere bedroht: keine zwei in derselben Zeile, Spalte oder Diagonale.";

/** How a search goes. @param {AlgorithmView["family"]} family @param {Manner} manner */
export function rules(family, { fills, inverted }) {
  if (family === "boards")
    return "Die Suche stellt auf jede mögliche Weise in jede Zeile eine Dame und prüft jedes volle Brett Zeile für Zeile von oben.";
  if (family === "squares") {
    const from = fills === "row" ? "links" : "oben";
    return `Die Suche, die Feld für Feld probiert, füllt eine ${FILLS[fills]} nach der anderen, jede von ${from}. Eine Dame, nach der es nicht weitergeht, wird wieder gehoben.`;
  }
  if (inverted)
    return "Die Suche füllt die Zeilen von oben. ld, col und rd haben eine 0, wo eine Dame darüber das Feld entlang \\, │ oder / bedroht, sonst eine 1. poss hat eine 1 für jedes freie Feld, bit nur die niedrigste davon: die rechteste.";
  return "Die Suche füllt die Zeilen von oben. ld, col und rd haben eine 1, wo eine Dame darüber das Feld entlang \\, │ oder / bedroht; taken hat alle drei zusammen. poss hat eine 1 für jedes freie Feld, bit nur die niedrigste davon: die rechteste.";
}

/** @param {number} number  on the sheet @param {string} title  of the search @param {number} n @param {number} step */
export const taskTitle = (number, title, n, step) => `${number}. ${title}, N = ${n}, Schritt ${whole(step)}`;

/** What the search has just done. @param {Kind} kind @param {number} at  row or column @param {Manner} manner */
export function moment(kind, at, { masks, fills }) {
  switch (kind) {
    case "call":
    case "enter":
      return masks
        ? `Die Suche ist gerade in ${FILLS[fills]} ${at} angekommen, der umrahmten.`
        : `Die Suche probiert gleich ${FILLS[fills]} ${at}, die umrahmte.`;
    case "place":
      return `In ${FILLS[fills]} ${at} wurde gerade eine Dame gesetzt.`;
    case "reject":
      return "Das Feld mit dem Fragezeichen wird geprüft.";
    case "return":
      return `Die Suche ist gerade in ${FILLS[fills]} ${at} zurückgekehrt.`;
    case "solution":
      return "Alle Damen stehen.";
    default:
      throw new Error(`no moment is called ${kind}`);
  }
}

/** How to answer. @param {string} about @param {Manner} manner */
export function hint(about, { masks, inverted }) {
  switch (about) {
    case "next":
      return masks ? "Markiere es auf dem Brett und fülle bit aus." : "Markiere es auf dem Brett.";
    case "free":
      return inverted ? "Fülle poss aus." : "Fülle taken aus, dann poss.";
    case "ld":
    case "col":
    case "rd":
      return "Fülle es aus.";
    default:
      return "";
  }
}

/** Beside the line for an answer that is a number; "" for another one. @param {string} about @param {Manner} manner */
export const blank = (about, { fills }) =>
  ({ back: `${FILLS[fills]}n:`, line: "Zeile:", attacker: "Die Dame in Zeile" })[about] ?? "";

/** @param {number[]} lines */
export const justRan = (lines) =>
  `(Gerade ${lines.length === 1 ? "lief Zeile" : "liefen die Zeilen"} ${AND.format(lines.map(String))}.)`;

/** @param {string} title */
export const listing = (title) => `Programm: ${title}`;

/** @param {Square} square @param {number} n @param {Manner} manner */
export function nextAnswer([row, column], n, { masks, fills }) {
  if (masks) return `Bit ${n - 1 - column} in Zeile ${row}`;
  return fills === "row" ? `Spalte ${column} in Zeile ${row}` : `Zeile ${row} in Spalte ${column}`;
}

/** An answer that is a number. @param {string} about @param {number} answer @param {Manner} manner */
export function answer(about, answer, { fills }) {
  switch (about) {
    case "back":
      return counted(answer, FILLS[fills], `${FILLS[fills]}n`);
    case "line":
      return `Zeile ${answer}`;
    case "attacker":
      return `die Dame in Zeile ${answer}`;
    default:
      throw new Error(`no number answers ${about}`);
  }
}

/**
 * The board for those who do not see it.
 * @param {number} n
 * @param {{queens: Square[], tested: Square | null, lifted: Square | null, next: Square | null}} shown
 * @param {boolean} bits  whether columns are named by their bits
 */
export function board(n, { queens, tested, lifted, next }, bits) {
  const name = (/** @type {Square} */ [row, column]) =>
    `Zeile ${row} ${bits ? `Bit ${n - 1 - column}` : `Spalte ${column}`}`;
  const parts = [
    `Brett aus ${n} mal ${n} Feldern.`,
    queens.length ? `Damen: ${queens.map(name).join(", ")}.` : "Keine Damen.",
  ];
  if (tested) parts.push(`Wird geprüft: ${name(tested)}.`);
  if (lifted) parts.push(`Gerade gehoben: ${name(lifted)}.`);
  if (next) parts.push(`Nächste Dame: ${name(next)}.`);
  return parts.join(" ");
}

/** @param {number} step */
export const code = (step) => `QR-Code mit der Adresse von Schritt ${whole(step)}`;
/** @param {number} step */
export const inFilm = (step) => `Schritt ${whole(step)} im Film`;

// Where a sheet is put together.

/** The kinds of question, to choose from. @type {Record<string, string>} */
export const KINDS = {
  next: "das nächste Feld",
  free: "die freien Felder",
  ld: "ld eine Zeile tiefer",
  col: "col eine Zeile tiefer",
  rd: "rd eine Zeile tiefer",
  falls: "Bits, die das Brett verlassen",
  after: "gesetzt oder gehoben",
  ends: "Sackgasse oder nicht",
  below: "Lösung darunter oder nicht",
  back: "wie weit zurück",
  line: "die nächste Programmzeile",
  attacker: "wer bedroht",
};

export const CHOOSE = { kinds: "Fragen", paper: "Papier", codes: "QR‑Codes" };
export const CODES = "die zu den Schritten führen";

export const ADD = "Diesen Schritt hinzufügen";
export const OPEN = "Arbeitsblatt öffnen";
/** @param {number} most */
export const EMPTY = (most) =>
  `Ein Arbeitsblatt fragt nach bis zu ${most} Schritten. Geh zu einem Schritt des Films und füge ihn hinzu.`;
/** @param {number} count @param {number} most */
export const chosen = (count, most) =>
  count === most ? `${most} Schritte: Das Blatt ist voll.` : `${count} von ${most} Schritten.`;
/** @param {number} step */
export const already = (step) => `Schritt ${whole(step)} steht auf dem Blatt.`;
/** @param {number} most */
export const tooLarge = (most) =>
  `Auf Papier gehen Bretter bis N = ${most}: darüber hat ein Bleistift in einem Feld keinen Platz.`;
/** @param {string} title @param {number} n @param {number} step */
export const placeName = (title, n, step) => `${title}, N = ${n}, Schritt ${whole(step)}`;
/** @param {string} name */
export const remove = (name) => `${name} entfernen`;
export const NOT_STORED =
  "Dieser Browser merkt sich nichts für die Seite, also bleibt die Liste nur, bis die Seite geschlossen wird.";

/** What the steps asked for cannot be asked. @param {number} step @param {string[]} kinds  that it allows */
export const nothing = (step, kinds) =>
  kinds.length
    ? `Schritt ${whole(step)} hat keine der gewählten Fragen. Er erlaubt: ${kinds.map((kind) => KINDS[kind]).join(", ")}.`
    : `Schritt ${whole(step)} hat keine Fragen.`;
/** @param {number} step @param {string} about @param {number} shown */
export const givenAway = (step, about, shown) =>
  `Schritt ${whole(shown)} zeigt eine Antwort zu Schritt ${whole(step)}: ${KINDS[about]}.`;

export const NO_STEPS =
  "Noch sind keine Schritte gewählt. Öffne im Menü des Films „Arbeitsblatt“ und füge welche hinzu.";

/**
 * Fields of the address that have no valid value.
 * @param {BadField[]} wrong
 * @param {{most: number, largest: number, kinds: string[], papers: string[]}} allowed
 */
export const badAddress = (wrong, { most, largest, kinds, papers }) =>
  wrong
    .map(([field, text]) => {
      const cut = `„${text.slice(0, 30)}“`;
      switch (field) {
        case "step":
          return `In der Adresse ist ein Schritt Algorithmus.n.Nummer wie bitmask.8.331, mit n bis ${largest} oder was der Algorithmus zulässt, nicht ${cut}.`;
        case "steps":
          return `In der Adresse ist steps eine Liste aus höchstens ${most}, nicht aus ${text}: Die ersten ${most} sind hier.`;
        case "kinds":
          return `In der Adresse ist kinds eine Liste aus ${OR.format(kinds)}, nicht ${cut}.`;
        case "paper":
          return `In der Adresse ist paper ${OR.format(papers)}, nicht ${cut}.`;
        case "codes":
          return `In der Adresse ist codes shown oder hidden, nicht ${cut}.`;
        default:
          throw new Error(`no field is called ${field}`);
      }
    })
    .join(" ");

/** A step beyond the end of its film. @param {string} name @param {number} steps  of the film */
export const beyond = (name, steps) =>
  `${capital(name)} gibt es nicht: Der Film hat die Schritte 0 bis ${whole(steps - 1)}.`;

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Arbeitsblatt · Bitqueens",
  worksheet: "Arbeitsblatt",
  print: "Drucken",
  sheet: "Das Blatt",
  key: "Die Lösungen",
};
