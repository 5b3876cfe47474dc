// What the page says of the searches that try square after square, in German. Pure: facts in, text out.

import { LINE, bits, counted, solutions, whole, word } from "./page.js";
import { activeOf, endedBarren, looks, trial } from "../../algorithms/parts/squares.js";

/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../algorithms/parts/squares.js").Plan} Plan */

/** Where an attacker stands, seen from the square. */
const LINES = { row: "in derselben Zeile", column: "in derselben Spalte", ld: "auf der Diagonale \\", rd: "auf der Diagonale /" };

/** What a call begins with, and what a test has cost. @typedef {{begin: string, cost: (step: Step, n: number) => string}} Manner */

/** "Spalte 3", what is tried within a line. @param {Plan} plan @param {Square} square */
const triedIn = ({ fills }, [row, column]) => (fills === "row" ? `Spalte ${column}` : `Zeile ${row}`);

/** "Spalte 3 von Zeile 2", "Zeile 3 von Spalte 2". @param {Plan} plan @param {Square} square */
const squareIn = (plan, square) => `${triedIn(plan, square)} von ${plan.fills === "row" ? `Zeile ${square[0]}` : `Spalte ${square[1]}`}`;

/** What is filled, and what is tried in it. @param {Plan} plan */
const names = ({ fills }) => (fills === "row" ? { line: LINE.row, tried: LINE.column } : { line: LINE.column, tried: LINE.row });

/** Where an attacker stands, and how she was found. @param {Step} step */
export function attack(step) {
  const { attacker, along } = trial(step);
  if (!attacker || !along) throw new Error("a square was rejected, and nobody attacks it");
  const [row, column] = attacker;
  const who = along === "row" ? `Spalte ${column}` : `Zeile ${row}`;
  return { who: `der Dame in ${who}`, how: `Sie steht ${LINES[along]}.` };
}

/** The rows under the board that are no variables. */
export const LABELS = { looks: "Blicke", reads: "gelesen", list: "Liste", upLeft: "links oben", upRight: "rechts oben", downLeft: "links unten" };

/**
 * What a step does, and why.
 * @param {Plan} plan @param {Manner} manner @param {Step} step @param {number} n
 */
export function sentence(plan, manner, step, n) {
  const { line } = names(plan);
  const depth = activeOf(step, n);
  switch (step.kind) {
    case "call":
      return { title: `${line} ${depth}: Die Felder werden einzeln probiert.`, why: manner.begin };
    case "reject":
      return rejecting(plan, manner, step, n);
    case "place":
      return placing(plan, manner, step, n);
    case "solution":
      return {
        title: `Lösung ${whole(step.solutions)}.`,
        why: `${n === 1 ? "Die Dame steht" : `Alle ${word(n)} Damen stehen`}: Eine ${line} ${n} gibt es nicht. Die Lösung wird gezählt, und die Suche geht weiter.`,
      };
    case "return":
      return step.square ? lifting(plan, step, n) : over(step);
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
function placing(plan, manner, step, n) {
  const { line } = names(plan);
  const next = (activeOf(step, n) ?? 0) + 1;
  const then = next === n ? `Jede ${line} hat jetzt ihre Dame.` : `Als nächstes kommt ${line} ${next}.`;
  return { title: `Eine Dame besetzt ${squareIn(plan, /** @type {Square} */ (step.square))}.`, why: `${manner.cost(step, n)} ${then}` };
}

/** @param {Plan} plan @param {Step} step @param {number} n */
function lifting(plan, step, n) {
  const { line, tried } = names(plan);
  const square = /** @type {Square} */ (step.square);
  const title = `Zurück in ${line} ${activeOf(step, n)}: Die Dame verlässt ${triedIn(plan, square)}.`;
  const ended = (activeOf(step, n) ?? 0) + 1;
  if (endedBarren(plan, step, n)) return { title, why: `Kein Feld in ${line} ${ended} war frei: eine Sackgasse. Die nächste ${tried} wird probiert.` };
  const done = ended === n ? "Die Lösung ist gezählt." : `Jede ${tried} von ${line} ${ended} ist probiert.`;
  return { title, why: `${done} Es folgt die nächste ${tried}, wenn es eine gibt.` };
}

/** @param {Step} step */
export function over({ solutions: found, placements, checks }) {
  return {
    title: `Die Suche ist zu Ende: ${solutions(found)}.`,
    why: `Alles ist probiert: ${counted(placements, "Dame wurde", "Damen wurden")} gesetzt, ${counted(checks, "Prüfung", "Prüfungen")} gemacht.`,
  };
}

/** What squares were looked at in vain, or up to which one. @param {Step} step */
export function scanning(step) {
  const { state, kind } = trial(step);
  const seen = looks(state.scans);
  if (kind === "reject") return `Gefunden nach ${counted(seen, "Blick", "Blicken")}.`;
  return seen ? `${seen === 1 ? "Ein Blick" : counted(seen, "Blick", "Blicke")}, und keine Dame gefunden.` : "Es gibt kein Feld anzusehen.";
}

/** The board for those who do not see it. @param {Plan} plan @param {Step} step @param {number} n */
export function board(plan, step, n) {
  const queens = step.queens.map(([row, column]) => `Zeile ${row} Spalte ${column}`).join(", ");
  const depth = activeOf(step, n);
  const open = depth === null ? "" : ` ${LINE[plan.fills]} ${depth} ist an der Reihe.`;
  return `Brett mit ${n} mal ${n} Feldern. ${queens ? `Damen: ${queens}.` : "Keine Dame."}${open}`;
}

/** The panel of a scanned board. */
export const SCANNING = "Die Prüfung des jetzigen Feldes";
export const LOOKS_PER_ROW = "Blicke auf Felder, je Zeile";

/** Below the panel: what this square has cost, and what all have. @param {Step} step @param {number | null} now  looks of this step */
export function looksSaid(step, now) {
  const all = `Bisher ${counted(step.checks, "Blick", "Blicke")}`;
  return now === null ? all : `Dieses Feld: ${counted(now, "Blick", "Blicke")}. ${all}.`;
}

/** @type {Manner} */
export const BASIC = {
  begin: "Ein Feld ist frei, wenn über ihm keine Dame steht: in seiner Spalte, dann links oben, dann rechts oben, das nächste Feld zuerst.",
  cost: scanning,
};
/** @type {Manner} */
export const PLAIN = {
  begin: "Nur die Spalten der Liste werden probiert: In ihnen steht keine Dame, also sind nur die zwei Diagonalen abzusuchen.",
  cost: scanning,
};
/** @type {Manner} */
export const BACKTRACKING = {
  begin: "Die Zeilen werden von oben probiert. Ein Feld ist frei, wenn links von ihm keine Dame steht: in seiner Zeile, dann links oben, dann links unten.",
  cost: scanning,
};

/** The panel of caching. */
export const FLAGS = "Die drei Arrays, jeder Wert unter seinem Feld der aktiven Zeile";

/** @param {Step} step @param {number | null} now  look-ups of this step */
export function readsSaid(step, now) {
  const all = `Bisher ${step.checks === 1 ? "einmal" : `${whole(step.checks)}-mal`} nachgeschlagen`;
  return now === null ? all : `Dieses Feld: ${now === 1 ? "einmal" : `${whole(now)}-mal`}. ${all}.`;
}

const ARRAYS = { columns: "columns", majors: "majors", minors: "minors" };

/** Which flags were read. @param {Step} step */
function reading(step) {
  const reads = /** @type {{array: keyof typeof ARRAYS, place: number}[]} */ (trial(step).state.reads);
  const read = reads.map(({ array, place }) => `${ARRAYS[array]}[${place}]`);
  if (step.kind !== "reject") return `${read.join(", ")} sind alle False.`;
  const before = read.slice(0, -1);
  return `${read.at(-1)} ist True${before.length ? `, ${before.join(" und ")} ${before.length === 1 ? "ist" : "sind"} es nicht` : ""}: ${reads.length === 1 ? "einmal" : `${reads.length}-mal`} nachgeschlagen.`;
}

/** @type {Manner} */
export const CACHING = {
  begin: "Drei Arrays merken sich, was eine Dame hat: die Spalten, die Diagonalen \\ und die Diagonalen /. Ein Feld ist frei, wenn keiner seiner drei Werte gesetzt ist.",
  cost: reading,
};

/** The panel of conjoin. */
export const INTEGER = "Die Zahl used in ihren drei Teilen, jedes Bit unter seinem Feld der aktiven Zeile";

/** @param {Step} step @param {boolean} tested */
export function andSaid(step, tested) {
  const all = `Bisher ${counted(step.checks, "Operation", "Operationen")}`;
  return tested ? `bits & used ist ${step.kind === "reject" ? "nicht 0: bedroht" : "0: frei"}. ${all}.` : all;
}

/** @param {boolean | null} shared */
export const longSaid = (shared) => (shared === null ? "Die Zahl used" : `Die Zahlen used und bits haben ${shared ? "ein" : "kein"} Bit gemeinsam`);

/** @type {Manner} */
export const CONJOIN = {
  begin: "Der Generator dieser Zeile beginnt. Jedes Feld ist eine Zahl mit drei Bits: dem seiner Spalte und denen seiner zwei Diagonalen.",
  cost: (step) =>
    step.kind === "reject"
      ? "bits & used ist nicht 0: Eine Operation genügt."
      : "bits & used ist 0. Der Generator belegt die Bits, gibt die Spalte heraus (yield) und wartet.",
};

/** The panel of flipped. */
export const FLIPPED = "Register der aktiven Zeile: Eine 1 ist ein freies Feld";

/** @param {boolean} entered */
export const incoming = (entered) => (entered ? "Eine 1 ist frei. Gestrichelt: am Rand hereingeschoben." : "Eine 1 ist frei.");

/** @param {Step} step @param {number} n @returns {{title: string, why: string}} */
export function flippedSentence(step, n) {
  const bit = (/** @type {number} */ mask) => 31 - Math.clz32(mask);
  const { kind, row, poss, stack } = step;
  const rest = poss ? `Noch zu probieren: ${bits(poss)}.` : "Hier bleibt nichts zu probieren.";
  const single = (poss & (poss - 1)) === 0;
  switch (kind) {
    case "call":
      if (!poss) return { title: `Zeile ${row} hat kein freies Feld: eine Sackgasse.`, why: "Keine Spalte hat in ld, col und rd zugleich eine 1, also ist ihr UND gleich 0." };
      return { title: `Zeile ${row} hat ${single ? "ein freies Feld" : `${word(bits(poss).match(/\d+/g)?.length ?? 0)} freie Felder`}.`, why: `ld & col & rd lässt ${bits(poss)} stehen: Dort haben alle drei eine 1. Ein Komplement ist nicht nötig.` };
    case "place":
      return { title: `Eine Dame besetzt Bit ${bit(step.bit)} in Zeile ${row}.`, why: `${rest} Sie löscht ihr Bit in ld, col und rd${row === n - 1 ? "." : "; das Schieben bringt eine 1 herein, ein Feld, das niemand bedroht."}` };
    case "solution":
      return { title: `Lösung ${whole(step.solutions)}.`, why: "Keine Spalte ist mehr frei: col == 0. Die Lösung wird gezählt, und die Suche geht weiter." };
    case "return":
      return stack.length ? { title: `Zurück in Zeile ${row}: Die Dame verlässt Bit ${bit(step.bit)}.`, why: rest } : over(step);
    default:
      throw new Error(`no sentence for ${kind}`);
  }
}

/** The panel of naive. */
export const ODOMETER = "Das Zählwerk: die Spalte der Dame jeder Zeile";

/** @param {boolean} attacked @param {number} squares */
export const wheelTest = (attacked, squares) => `${attacked ? "✕" : "✓"} ${squares}`;

/** @param {Step} step @param {number} n */
export const boardOf = (step, n) => `Brett ${whole(step.step + 1)} von ${whole(n ** n)}. Bisher ${counted(step.checks, "Blick", "Blicke")}.`;

/** @param {Step} step @param {number} n */
export function naive(step, n) {
  if (step.kind === "solution") {
    return { title: `Lösung ${whole(step.solutions)}.`, why: `${n === 1 ? "Auf diesem Brett" : `Von diesen ${word(n)} Damen`} bedroht keine eine andere. Das Zählwerk dreht weiter.` };
  }
  const { turned } = trial(step).state;
  const { who, how } = attack(step);
  const wheels = turned === n ? "Alle Räder sind neu." : turned === 1 ? "Ein Rad hat sich gedreht." : `${whole(turned)} Räder haben sich gedreht.`;
  return {
    title: `Die Dame in Zeile ${step.row} ist von ${who} bedroht.`,
    why: `${how} ${wheels} Von oben geprüft, ist dies die erste Dame, die eine darüber bedroht.`,
  };
}

/** @param {Step} step @param {number} n */
export const naiveBoard = (step, n) => `Brett mit ${n} mal ${n} Feldern. Damen: ${step.queens.map(([row, column]) => `Zeile ${row} Spalte ${column}`).join(", ")}.`;
