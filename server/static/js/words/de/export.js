// What the drawer for taking things along says, in German. Pure: facts in, text out.

import { counted, decimal, duration, whole } from "./common.js";

/** @import { Run } from "../../types.js" */

export * from "./common.js";

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
  noPng: "Der Browser kann kein PNG dieser Größe erzeugen.",
  noGif: "Der Browser konnte das GIF nicht erzeugen.",
  table: "Schritte als Daten",
  tableHint:
    "Ein Schritt je Zeile. JSON Lines enthält alles, auch den Aufrufstapel; CSV öffnet sich in einer Tabellenkalkulation.",
};

/** @type {Record<"jsonl" | "csv", string>} */
export const FORMATS = { jsonl: "JSON Lines", csv: "CSV" };

/** What stands above an exported picture. @param {Run} run @param {number} step @param {number | null} steps  in all */
export const heading = ({ algorithm, n }, step, steps) =>
  `N = ${n}, ${algorithm}, Schritt ${whole(step)}${steps === null ? "" : ` von ${whole(steps)}`}`;

/** @param {number} count */
export const pixels = (count) => `${whole(count)} px`;

/** @param {number} least @param {number} most */
export const badNumber = (least, most) =>
  most === Number.MAX_SAFE_INTEGER
    ? `Eine ganze Zahl ab ${whole(least)}`
    : `Eine ganze Zahl von ${whole(least)} bis ${whole(most)}`;

/** @param {number} frames @param {number} delay  in milliseconds */
export const filmPlan = (frames, delay) =>
  `${counted(frames, "Bild", "Bilder")}, ${duration((frames * delay) / 1000)} lang`;

/** @param {number} frames @param {number} most */
export const tooManyFrames = (frames, most) =>
  `Das sind ${whole(frames)} Bilder; ein GIF nimmt höchstens ${whole(most)}. Nimm weniger Schritte oder nicht jeden.`;

/** @param {number} done @param {number} all */
export const framesDone = (done, all) => `Bild ${whole(done)} von ${whole(all)}`;

/** @param {string} name @param {number} size  in bytes */
export const saveFile = (name, size) => `${name} sichern (${bytes(size)})`;

/** @param {number} steps @param {number} size  in bytes */
export const fileSize = (steps, size) => `${counted(steps, "Schritt", "Schritte")}, etwa ${bytes(size)}`;

/** @type {[string, number][]} */
const SIZES = [
  ["TB", 1e12],
  ["GB", 1e9],
  ["MB", 1e6],
  ["KB", 1e3],
];

/** A number of bytes as people say it. @param {number} count */
function bytes(count) {
  const [unit, size] = SIZES.find(([, least]) => count >= least) ?? ["Bytes", 1];
  return `${decimal(String(Number((count / size).toPrecision(2))))} ${unit}`;
}
