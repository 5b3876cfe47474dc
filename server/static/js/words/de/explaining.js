// Why a square is attacked or free, and a bit 1 or 0, in German. It comes with the explanations. Pure: facts in, text out.

import { capital, named, word } from "./page.js";
import { SIGNS, boardExplained, cellExplained, listed, trialExplained } from "./tested.js";

/** Why a square is attacked or free, a bit 1 or 0. @param {import("../../types.js").Fact} fact @param {number} n */
export function explained(fact, n) {
  switch (fact.about) {
    case "masks":
    case "flipped":
      return fact.register ? bitExplained(fact, n) : squareExplained(fact, n);
    case "trial":
      return trialExplained(fact);
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

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function squareExplained({ about, square, by, side, state }, n) {
  const [row] = square;
  const one = about === "flipped" ? 0 : 1; // what an attacked square has
  const it = capital(named(square, n));
  const masks = by.map(({ line }) => line);
  const blame = listed(by.map(({ line, queen }) => `entlang ${SIGNS[line]} von der Dame in Zeile ${queen[0]}`));
  if (state === "queen") return `Die Dame in Zeile ${row} steht auf Bit ${n - 1 - square[1]}. Nach unten bedroht sie diese Spalte und beide Diagonalen.`;
  if (side === "over") return `Die Suche ist zu Ende: Keine Dame bedroht ${named(square, n)}.`;
  if (state === "attacked") {
    if (side === "above") return `${it} ist bedroht, ${blame}; deshalb wird es nicht probiert.`;
    if (side === "below") return `${it} ist bedroht, ${blame}: Dort ${masks.length > 1 ? "werden" : "wird"} ${listed(masks)} eine ${one} haben.`;
    return `${it} ist bedroht, ${blame}: Hier ${masks.length > 1 ? "haben" : "hat"} ${listed(masks)} eine ${one}.`;
  }
  if (side === "above") return state === "tried" ? `${it} war frei, und alles, was daraus folgt, ist probiert.` : `${it} ist frei: Es wird probiert, wenn die Suche wieder in Zeile ${row} ist.`;
  if (side === "below") return `Bisher bedroht keine Dame ${named(square, n)}.`;
  return `${it} ist ${unattacked(state, 1 - one)}`;
}

/** @param {import("../../types.js").MaskFact["state"]} state @param {number} zero  what the masks have at a square that nobody attacks */
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

/** @param {import("../../types.js").MaskFact} fact @param {number} n */
function bitExplained({ about, register, on, square, by, side, state }, n) {
  const [row, column] = square;
  const here = `${register} hat bei Bit ${n - 1 - column} eine ${on ? 1 : 0}:`;
  if (side === "over") return `${register} wird in diesem Schritt nicht berechnet.`;
  switch (register) {
    case "ld":
    case "col":
    case "rd":
      return by.length ? `${here} ${slid(by[0], row, n, on ? 1 : 0)}` : `${here} Keine Dame bedroht dieses Feld entlang ${SIGNS[register]}.`;
    case "taken":
      return `${here} ${on ? `${listed(by.map(({ line }) => line))} ${by.length > 1 ? "haben" : "hat"} hier eine 1` : "ld, col und rd haben hier eine 0"}.`;
    case "poss":
      return `${here} ${on ? "Das Feld ist frei und noch zu probieren." : state === "attacked" ? (about === "flipped" ? "ld, col und rd haben hier nicht alle eine 1." : "taken hat hier eine 1.") : state === "placed" ? "Das Feld ist gerade besetzt worden." : "Das Feld war frei und ist probiert."}`;
    case "bit":
      if (on) return `${here} ${state === "lifted" ? "Die Dame ist gerade entfernt worden." : "Es ist die niedrigste 1 von poss, und dorthin kommt die Dame."}`;
      return `${here} ${state === "candidate" ? "Aber es ist die niedrigste 1 von poss und kommt als nächstes." : "Nur die niedrigste 1 von poss kommt hierher."}`;
    default:
      throw new Error(`no register is called ${register}`);
  }
}

/** Where the digit of an attacked square comes from. @param {import("../../types.js").Attack} attack @param {number} row @param {number} n @param {number} digit */
function slid({ line, queen: [from, column] }, row, n, digit) {
  if (line === "col") return `Die Dame in Zeile ${from} steht in dieser Spalte.`;
  const columns = row - from;
  const way = `${columns === 1 ? "eine Spalte" : `${word(columns)} Spalten`} nach ${line === "ld" ? "rechts" : "links"}`;
  return `Die Dame in Zeile ${from} hat Bit ${n - 1 - column} besetzt, und ihre ${digit} ist ${way} gerückt.`;
}

/** How to go on from a square. */
export const GO = {
  mouse: "Klick: nächste Dame hier · Umschalt: vorige",
  keys: "Enter: nächste Dame hier · Umschalt: vorige",
};
