// What the drawers say, in German. It comes with the first of them. Pure: facts in, text out.

import { duration } from "./acting.js";
import { capital, counted, decimal, solutions, whole, word } from "./page.js";

/** @type {Record<keyof import("../../types.js").Settings, {title: string, hint: string, names: string[]}>} */
export const SETTINGS = {
  theme: { title: "Hell oder dunkel", hint: "T wechselt ebenfalls.", names: ["Wie das System", "Hell", "Dunkel"] },
  keys: {
    title: "Buchstaben, Ziffern und Zeichen als Tasten",
    hint: "Ohne sie geschieht nichts aus Versehen, etwa beim Diktieren. Leertaste, Pfeile, Pos1 und Ende wirken immer.",
    names: ["An", "Aus"],
  },
  voice: {
    title: "Was ein Screenreader vorliest",
    hint: "Von Hand ist jeder Schritt ein Satz. Während der Film läuft: Lösungen, höchstens alle drei Sekunden, Pause und Ende; oder so viele Schritte, wie sich sagen lassen.",
    names: ["Lösungen, während er läuft", "Jeden Schritt", "Nichts"],
  },
  language: { title: "Sprache", hint: "Was der Server zu Fehlern sagt und die Dateien zum Mitnehmen sind immer englisch.", names: ["Wie der Browser", "English", "Deutsch"] },
  animations: { title: "Die Teile eines Schritts zeigen", hint: "Beim langsamen Abspielen. Verlangt das System wenig Bewegung, sind es einzelne Bilder.", names: ["An", "Aus"] },
};

/** Every key. @type {{title: string, keys: [string[], string][]}[]} */
export const KEYS = [
  {
    title: "Film",
    keys: [
      [["Leertaste", "K"], "abspielen, anhalten"],
      [["J"], "rückwärts abspielen; noch einmal: schneller, mit Umschalt langsamer"],
      [["L"], "vorwärts abspielen; noch einmal: schneller, mit Umschalt langsamer"],
      [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "zu so vielen Zehnteln des Films"],
      [["→"], "ein Schritt vor, mit Umschalt zehn"],
      [["←"], "ein Schritt zurück, mit Umschalt zehn"],
      [["."], "eine Codezeile vor"],
      [[","], "eine Codezeile zurück"],
      [["Pos1"], "erster Schritt"],
      [["Ende"], "letzter Schritt"],
    ],
  },
  {
    title: "Schleife",
    keys: [
      [["A"], "die Schleife beginnt bei diesem Schritt"],
      [["B"], "die Schleife endet bei diesem Schritt"],
      [["X"], "keine Schleife"],
    ],
  },
  {
    title: "Suche",
    keys: [
      [["N"], "nächste Lösung, mit Umschalt die vorige"],
      [["D"], "nächste Sackgasse, mit Umschalt die vorige"],
      [["I"], "hinein in den nächsten Aufruf"],
      [["O"], "über alles hinweg, was aus dieser Dame folgt; mit Umschalt zurück darüber"],
      [["U"], "heraus aus diesem Aufruf; mit Umschalt zu seinem Anfang"],
    ],
  },
  {
    title: "Brett, Register und Code, wenn Tab dorthin geführt hat",
    keys: [
      [["↑", "↓", "←", "→"], "zu einem anderen Feld, Bit oder einer anderen Zeile"],
      [["Enter"], "zur nächsten Dame auf diesem Feld, zum nächsten Schritt, der diese Zeile ausführt; mit Umschalt zum vorigen"],
      [["Esc"], "die Erklärung ausblenden"],
    ],
  },
  {
    title: "Seite",
    keys: [
      [["+", "−"], "die Zeitleiste vergrößern, verkleinern"],
      [["P"], "für den Beamer, und zurück"],
      [["C"], "dort: mit Code oder ohne"],
      [["T"], "hell oder dunkel"],
      [["?"], "diese Liste"],
      [["Esc"], "schließen"],
    ],
  },
];

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

/** @type {Record<import("../../types.js").Form, string>} */
export const FORMS = { board: "Brett", matrix: "Matrix", columns: "Spalten" };

/** @type {Record<import("../../types.js").Turn, string>} */
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

/** The turns where there is little room. @type {Record<import("../../types.js").Turn, string>} */
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

/** @param {import("../../types.js").Solution} solution @param {{turn: import("../../types.js").Turn, first: number} | null} from */
export function solutionName({ number, step }, from) {
  const how = from && from.turn !== "identity" ? `: Lösung ${whole(from.first)}, ${TURNS[from.turn]}` : "";
  return `Lösung ${whole(number)}, Schritt ${whole(step)}${how}`;
}

export const NOT_FOUND_YET = "noch nicht gefunden";

/** @param {number} shown @param {number} total */
export const classesHang = (shown, total) => (shown < total ? `${whole(shown)} von ${counted(total, "Klasse", "Klassen")}` : counted(total, "Klasse", "Klassen"));

/** Why the gallery is empty. @param {number} n @param {number | null} total */
export function galleryEmpty(n, total) {
  if (total === null) return { title: "Bisher keine gefunden.", why: "Hier wird jede Lösung hängen, an der der Film vorbeigekommen ist." };
  if (total) return { title: "Bisher keine gefunden.", why: `Hier wird jede Lösung hängen, an der der Film vorbeigekommen ist, am Ende ${whole(total)}.` };
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

/** The class of a chosen solution. @param {number} index @param {number} size @param {{turn: import("../../types.js").Turn, first: number}} from */
export function classTold(index, size, { turn, first }) {
  const all = size === 1 ? "einer einzigen" : word(size);
  const how = turn === "identity" ? "die erste von" : `Lösung ${whole(first)}, ${TURNS[turn]}; eine von`;
  return `Klasse ${whole(index + 1)}: ${how} ${all}.`;
}

/** @param {import("../../types.js").Form} form @param {number} count */
export const downloadSolutions = (form, count) => `${solutions(count)} als Text herunterladen: ${FORMS[form]}`;

/** @param {number} first @param {number} last @param {number | null} total */
export const pageOf = (first, last, total) => `${whole(first)} bis ${whole(last)}${total === null ? "" : ` von ${whole(total)}`}`;

/** What the drawer for taking things along says as it stands. */
export const EXPORT = {
  still: "Bild dieses Schritts",
  svg: "SVG sichern",
  png: "PNG sichern",
  pngWidth: "Breite des PNG",
  moving: "Animiertes GIF",
  from: "Von Schritt",
  to: "Bis Schritt",
  stride: "Schrittweite",
  delay: "ms je Schritt",
  width: "Breite in Pixeln",
  make: "GIF erstellen",
  cancel: "Abbrechen",
  cancelled: "Abgebrochen.",
  progress: "Anteil der Bilder, die gezeichnet sind",
  film: "Die fertige Animation",
  table: "Schritte als Daten",
  tableHint: "Ein Schritt je Zeile. JSON Lines enthält alles, auch den Aufrufstapel; CSV öffnet sich in einer Tabellenkalkulation.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {import("../../types.js").Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ algorithm, n }, step, steps) => `N = ${n}, ${algorithm}, Schritt ${whole(step)}${steps === null ? "" : ` von ${whole(steps)}`}`;

/** @param {number} count */
export const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
export const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER ? `Eine ganze Zahl ab ${whole(least)}` : `Eine ganze Zahl von ${whole(least)} bis ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
export const filmPlan = (frames, delay) => `${counted(frames, "Bild", "Bilder")}, ${duration((frames * delay) / 1000)} lang`;

/** @param {number} frames @param {number} most */
export const tooManyFrames = (frames, most) => `Das sind ${whole(frames)} Bilder; ein GIF nimmt höchstens ${whole(most)}. Nimm weniger Schritte oder nicht jeden.`;

/** @param {number} done @param {number} all */
export const framesDone = (done, all) => `Bild ${whole(done)} von ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
export const saveFile = (name, size) => `${name} sichern (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
export const fileSize = (steps, size) => `${counted(steps, "Schritt", "Schritte")}, etwa ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [["TB", 1e12], ["GB", 1e9], ["MB", 1e6], ["KB", 1e3]];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["Bytes", 1];
  return `${decimal(String(Number((count / size).toPrecision(2))))} ${unit}`;
}
