// What the drawer with the solutions says, in German. Pure: facts in, text out.

import { capital, counted, solutions, whole, word } from "./common.js";

/** @import { Form, Solution, Turn } from "../../types.js" */

export * from "./common.js";

/** What the gallery says as it stands. */
export const GALLERY = {
  which: "Welche Lösungen",
  found: "Bisher gefundene",
  all: "Alle",
  group: "Nach Symmetrie",
  list: "Lösungen",
  page: "Seite mit Lösungen",
  earlier: "Frühere Lösungen",
  later: "Spätere Lösungen",
  first: "Zur ersten gehen",
  sorting: "Wird sortiert …",
  forms: "Schreibweise",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Dieser Browser lässt die Seite nicht kopieren. Der Text ist ausgewählt: Strg+C kopiert ihn.",
  chosen: "Die gewählte Lösung",
  text: "Die Lösung als Text",
  files: "Alle als Datei:",
};

/** @type {Record<Form, string>} */
export const FORMS = { board: "Brett", matrix: "Matrix", columns: "Spalten" };

/** @type {Record<Turn, string>} */
const TURNS = {
  identity: "unverändert",
  quarter: "um eine Vierteldrehung im Uhrzeigersinn gedreht",
  half: "um eine halbe Drehung gedreht",
  three_quarters: "um drei Vierteldrehungen im Uhrzeigersinn gedreht",
  left_right: "links und rechts gespiegelt",
  top_bottom: "oben und unten gespiegelt",
  falling_diagonal: "an der Diagonale \\ gespiegelt",
  rising_diagonal: "an der Diagonale / gespiegelt",
};

/** The turns where there is little room. @type {Record<Turn, string>} */
export const SHORT_TURNS = {
  identity: "erste",
  quarter: "¼ gedreht ↻",
  half: "½ gedreht ↻",
  three_quarters: "¾ gedreht ↻",
  left_right: "Spiegel ↔",
  top_bottom: "Spiegel ↕",
  falling_diagonal: "Spiegel ⤡",
  rising_diagonal: "Spiegel ⤢",
};

/** @param {Solution} solution @param {{turn: Turn, first: number} | null} from */
export function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: Lösung ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Lösung ${whole(number)}, Schritt ${whole(step)}${how}`;
}

export const NOT_FOUND_YET = "noch nicht gefunden";

/** @param {number} shown @param {number} total */
export const classesHang = (shown, total) =>
  shown < total ? `${whole(shown)} von ${counted(total, "Klasse", "Klassen")}` : counted(total, "Klasse", "Klassen");

/** Why the gallery is empty. @param {number} n @param {number | null} total */
export function galleryEmpty(n, total) {
  if (total === null)
    return {
      title: "Bisher keine gefunden.",
      why: "Hier wird jede Lösung hängen, an der der Film vorbeigekommen ist.",
    };
  if (total)
    return {
      title: "Bisher keine gefunden.",
      why: `Hier wird jede Lösung hängen, an der der Film vorbeigekommen ist, am Ende ${whole(total)}.`,
    };
  return {
    title: `Für N = ${n} gibt es keine.`,
    why: `${capital(word(n))} Damen bedrohen einander auf ${n} × ${n} Feldern immer. Die Suche hat alles probiert: Auch das ist ein Beweis.`,
  };
}

/** @param {number} most */
export const noClasses = (most) => `bis N = ${most}`;

/** @param {number} index @param {number} found @param {number} size */
export const className = (index, found, size) => ({
  title: `Klasse ${whole(index + 1)}`,
  size: found < size ? `${found} von ${solutions(size)} gefunden` : solutions(size),
});

/**
 * The class of a chosen solution.
 * @param {number} index
 * @param {number} size
 * @param {{turn: Turn, first: number}} from
 */
export function classSentence(index, size, { turn, first }) {
  const all = size === 1 ? "einer einzigen" : word(size);
  const how = turn === "identity" ? "die erste von" : `Lösung ${whole(first)}, ${TURNS[turn]}; eine von`;
  return `Klasse ${whole(index + 1)}: ${how} ${all}.`;
}

/** @param {Form} form @param {number} count */
export const downloadSolutions = (form, count) => `${solutions(count)} als Text herunterladen: ${FORMS[form]}`;

/** @param {number} first @param {number} last @param {number | null} total */
export const pageOf = (first, last, total) =>
  `${whole(first)} bis ${whole(last)}${total === null ? "" : ` von ${whole(total)}`}`;
