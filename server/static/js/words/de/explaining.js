// Why a square is attacked or free, and a bit 1 or 0, in German. It comes with the explanations. Pure: facts in, text out.

import { capital, named, word } from "./page.js";

/** How the lines look along which queens attack. */
const SIGNS = { ld: "\\", col: "|", rd: "/" };

/** "ld", "ld und col", "ld, col und rd". @param {string[]} names */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`);

/** Why a square is attacked or free, a bit 1 or 0. @param {import("../../types.js").Fact} fact @param {number} n */
export function explained(fact, n) {
  return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
}

/** @param {import("../../types.js").Fact} fact @param {number} n */
function squareExplained({ square, by, side, state }, n) {
  const [row] = square;
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const blame = listed(by.map(({ line, queen }) => `entlang ${SIGNS[line]} von der Dame in Zeile ${queen[0]}`));
  if (state === "queen") return `Die Dame in Zeile ${row} steht auf Bit ${n - 1 - square[1]}. Nach unten bedroht sie diese Spalte und beide Diagonalen.`;
  if (side === "over") return `Die Suche ist zu Ende: Keine Dame bedroht ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} ist bedroht, ${blame}; deshalb wird es nicht probiert.`;
    if (side === "below") return `${it} ist bedroht, ${blame}: Dort ${masks.length > 1 ? "werden" : "wird"} ${listed(masks)} eine 1 haben.`;
    return `${it} ist bedroht, ${blame}: Hier ${masks.length > 1 ? "haben" : "hat"} ${listed(masks)} eine 1.`;
  }
  if (side === "above") return state === "tried" ? `${it} war frei, und alles, was daraus folgt, ist probiert.` : `${it} ist frei: Es wird probiert, wenn die Suche wieder in Zeile ${row} ist.`;
  if (side === "below") return `Bisher bedroht keine Dame ${named(square, n)}.`;
  return `${it} ist ${unattacked(state)}`;
}

/** @param {import("../../types.js").Fact["state"]} state */
function unattacked(state) {
  const zeros = "ld, col und rd haben hier eine 0";
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

/** @param {import("../../types.js").Fact} fact @param {number} n */
function bitExplained({ register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} hat bei Bit ${n - 1 - column} eine ${on ? 1 : 0}:`;
  if (side === "over") return `${register} wird in diesem Schritt nicht berechnet.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return on ? `${here} ${slid(by[0], row, n)}` : `${here} Keine Dame bedroht dieses Feld entlang ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "haben" : "hat"} hier eine 1` : "ld, col und rd haben hier eine 0"}.`;
    case "poss":
      return `${here} ${on ? "Das Feld ist frei und noch zu probieren." : state === "attacked" ? "taken hat hier eine 1." : state === "placed" ? "Das Feld ist gerade besetzt worden." : "Das Feld war frei und ist probiert."}`;
    case "bit":
      if (on) return `${here} ${state === "lifted" ? "Die Dame ist gerade entfernt worden." : "Es ist die niedrigste 1 von poss, und dorthin kommt die Dame."}`;
      return `${here} ${state === "candidate" ? "Aber es ist die niedrigste 1 von poss und kommt als nächstes." : "Nur die niedrigste 1 von poss kommt hierher."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** Where a 1 comes from. @param {import("../../types.js").Attack} attack @param {number} row @param {number} n */
function slid({ line, queen: [from, column] }, row, n) {
  if (line === "col") return `Die Dame in Zeile ${from} steht in dieser Spalte.`;
  const columns = row - from;
  const way = `${columns === 1 ? "eine Spalte" : `${word(columns)} Spalten`} nach ${line === "ld" ? "rechts" : "links"}`;
  return `Die Dame in Zeile ${from} hat Bit ${n - 1 - column} besetzt, und ihre 1 ist ${way} gerückt.`;
}

/** How to go on from a square. */
export const GO = {
  mouse: "Klick: nächste Dame hier · Umschalt: vorige",
  keys: "Enter: nächste Dame hier · Umschalt: vorige",
};
