// What the page says when it asks, in German. It comes with the questions. Pure: facts in, text out.

import { whole } from "./common.js";

/** @import { Way } from "../../questions/kinds.js" */
/** @import { Manner, Reason } from "../../questions/mistakes.js" */

export * from "./common.js";

const FILLS = { row: "Zeile", column: "Spalte" };

/** The questions, by kind. @type {Record<string, (row: number, manner: Manner) => string>} */
export const QUESTIONS = {
  next: (row, { fills }) => `Welches Feld in ${FILLS[fills]} ${row} bekommt die nächste Dame?`,
  free: (row) => `Welche Felder in Zeile ${row} sind frei?`,
  ld: () => "Was ist ld eine Zeile tiefer?",
  col: () => "Was ist col eine Zeile tiefer?",
  rd: () => "Was ist rd eine Zeile tiefer?",
  falls: () => "Verlässt auf dem Weg nach unten ein Bit das Brett?",
  after: () => "Was geschieht als Nächstes mit einer Dame?",
  ends: () => "Wohin führt diese Dame sofort?",
  below: () => "Folgt unter dieser Dame eine Lösung?",
  back: (row, { fills }) => `Um wie viele ${FILLS[fills]}n geht die Suche zurück, bevor sie die nächste Dame setzt?`,
  line: () => "Welche Zeile des Programms läuft als nächste?",
  attacker: () => "Welche Dame bedroht dieses Feld?",
};

/** The answers to choose from, where they are few. @type {Record<string, string[]>} */
export const CHOICES = {
  falls: ["Nein, keines", "Eines aus ld", "Eines aus rd", "Aus beiden eines"],
  after: ["Eine wird gesetzt", "Eine wird gehoben"],
  ends: ["Unter ihr geht die Suche weiter", "In eine Sackgasse", "Zu einer Lösung"],
  below: ["Nein", "Ja"],
};

export const RIGHT = "Richtig.";
export const AGAIN = "Versuch es noch einmal.";

/** How an answer is given. @type {Record<Way, string>} */
export const HOW = {
  bits: "Felder oder Bits anklicken, dann antworten.",
  bit: "Das Feld anklicken oder seine Nummer tippen.",
  case: "Auswählen oder die Nummer tippen.",
  rows: "Auswählen oder die Zahl tippen.",
  queen: "Die Dame anklicken oder ihre Zeile wählen.",
  line: "Die Codezeile anklicken oder ihre Nummer wählen.",
};

export const ANSWER = "Deine Antwort";
export const GIVE = "Antworten";
export const SHOW = "Zeigen";
export const SKIP = "Auslassen";
export const SHOWN = "So geht es weiter.";

/** What an answer to choose from is called. @param {Way} way @param {string} label @param {Manner} manner */
export function answerName(way, label, { masks, fills }) {
  switch (way) {
    case "bits":
      return `Bit ${label}`;
    case "bit":
      return masks ? `Bit ${label}` : fills === "row" ? `Spalte ${label}` : `Zeile ${label}`;
    case "queen":
      return `Zeile ${label}`;
    case "line":
      return `Codezeile ${label}`;
    default:
      return label;
  }
}

/** What the drawer says in which questions are chosen. */
export const PREDICT = {
  intro:
    "Das Abspielen hält an, bevor etwas geschieht, und fragt, was. Antworten kann man auf dem Brett, in den Registern oder mit Tasten. Drei richtige Antworten nacheinander führen zur nächsten Art von Fragen, eine falsche zurück zu einer leichteren.",
  on: "Abspielen hält an und fragt",
  seeded: (/** @type {number} */ seed) =>
    `Alle mit ${seed} in der Adresse werden dasselbe gefragt, in derselben Reihenfolge; was unten gewählt ist, zählt dabei nicht.`,
  only: (/** @type {string} */ kind) =>
    `Die Adresse lässt nur eines fragen, was auch immer unten gewählt ist: ${kind}.`,
  often: "Wie oft",
  OFTEN: {
    choice: "Nur wo die Suche eine Wahl hat",
    each: "Bei jedem Schritt",
    stuck: "Nur bei Sackgassen und auf dem Rückweg",
  },
  kinds: "Was gefragt wird",
  KINDS: {
    free: "Die freien Felder einer Zeile",
    attacker: "Wer ein Feld bedroht",
    next: "Wohin die nächste Dame kommt",
    after: "Gesetzt oder weggenommen",
    col: "col eine Zeile tiefer",
    ld: "ld eine Zeile tiefer",
    rd: "rd eine Zeile tiefer",
    falls: "Was das Brett verlässt",
    ends: "Was aus einer Dame wird",
    back: "Wie weit es zurückgeht",
    line: "Die nächste Codezeile",
    below: "Ob eine Lösung folgt",
  },
  right: (/** @type {number} */ right, /** @type {number} */ asked) => `${whole(right)} von ${whole(asked)}`,
  rightTitle: "auf Anhieb richtig, auf diesem Gerät",
};

const ALONG = { ld: "\\", col: "│", rd: "/" };

/** "Bit 4, 2 und 1". @param {number[]} bits */
function list(bits) {
  const names = bits.map(String);
  return names.length === 1 ? `Bit ${names[0]}` : `Bit ${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}

/** Why an answer is wrong. @param {Reason} reason @param {Manner} manner */
export function why(reason, { fills, inverted }) {
  const [one, zero] = inverted ? ["0", "1"] : ["1", "0"];
  const line = FILLS[fills];
  switch (reason.why) {
    case "attacked":
      if (reason.line === "any") return `Eine Dame bedroht dieses Feld: die in ${line} ${reason.row}.`;
      return `Bit ${reason.bit} ist entlang ${ALONG[reason.line]} von der Dame in Zeile ${reason.row} bedroht: ${reason.line} hat dort eine ${one}.`;
    case "missed":
      return `Bit ${reason.bit} ist frei: Keine Dame bedroht es, also haben ld, col und rd dort eine ${zero}.`;
    case "lower":
      return `Bit ${reason.bit} ist frei, aber Bit ${reason.other} ist niedriger, und das niedrigste kommt zuerst.`;
    case "earlier":
      return fills === "row"
        ? "Das Feld ist frei, aber die Suche probiert eine Zeile von links und kommt vorher zu einem anderen freien."
        : "Das Feld ist frei, aber die Suche probiert eine Spalte von oben und kommt vorher zu einem anderen freien.";
    case "hit":
      return `Bit ${reason.bit} von ${reason.line} ist eine Zeile tiefer eine ${one}: Die Dame in Zeile ${reason.row} bedroht es entlang ${ALONG[reason.line]}.`;
    case "clear":
      return `Bit ${reason.bit} von ${reason.line} ist eine Zeile tiefer eine ${zero}: Keine Dame bedroht es entlang ${ALONG[reason.line]}.`;
    case "unshifted":
      return `Das ist ${reason.line} vor dem Schieben: Eine Zeile tiefer ist es um eine Spalte nach ${reason.line === "ld" ? "rechts" : "links"} gerückt.`;
    case "turned":
      return reason.line === "ld"
        ? "ld läuft entlang \\, rückt also nach rechts und nicht nach links."
        : "rd läuft entlang /, rückt also nach links und nicht nach rechts.";
    case "unjoined":
      return reason.line === "col"
        ? "Die neue Dame fehlt: Ihre Spalte ist von nun an besetzt."
        : "Die neue Dame fehlt: Ihr Strahl beginnt in ihrer eigenen Zeile, also kommt ihr Bit vor dem Schieben dazu.";
    case "falls":
      return `${reason.ld ? "Bit 0 ist entlang \\ bedroht und fällt beim Schieben nach rechts heraus." : "Bit 0 ist entlang \\ nicht bedroht, also fällt rechts nichts heraus."} ${reason.rd ? `Bit ${reason.n - 1} ist entlang / bedroht und wird beim Schieben nach links vom Brett geschoben.` : `Bit ${reason.n - 1} ist entlang / nicht bedroht, also fällt links nichts heraus.`}`;
    case "left":
      return `In Zeile ${reason.row} ist noch ${list(reason.bits)} zu probieren, also wird dort eine Dame gesetzt.`;
    case "spent":
      return `In ${line} ${reason.row} bleibt nichts zu probieren, also geht die Suche zurück und hebt die Dame davor.`;
    case "goesOn":
      return "Es kommt noch ein freies Feld, also wird dort eine Dame gesetzt.";
    case "solved":
      return "Es war die letzte: Alle Damen stehen, und keine bedroht eine andere.";
    case "full":
      return `Jedes Feld in ${line} ${reason.row} ist bedroht: eine Sackgasse.`;
    case "open":
      return `In ${line} ${reason.row} kann noch eine Dame stehen: ${fills === "row" ? `${list(reason.bits)} ${reason.bits.length === 1 ? "ist" : "sind"} frei` : "Dort ist noch ein Feld frei"}.`;
    case "follows":
      return `Bei Schritt ${whole(reason.step)} kommt eine Lösung.`;
    case "nothing":
      return `Bis Schritt ${whole(reason.step)} ist alles unter ihr probiert, und eine Lösung war nicht dabei.`;
    case "rows":
      return reason.rows
        ? `Die nächste ${line}, in der noch ein freies Feld zu probieren ist, ist ${line} ${reason.row}: ${reason.rows} zurück.`
        : `In ${line} ${reason.row} ist noch ein freies Feld zu probieren, also geht sie nicht zurück.`;
    case "line":
      return `Als nächste läuft Zeile ${reason.number}.`;
    case "apart":
      return `Die Dame in Zeile ${reason.row} hat mit diesem Feld weder Zeile noch Spalte noch Diagonale gemeinsam.`;
    case "second":
      return `Die Dame in Zeile ${reason.row} bedroht es auch, aber die Suche findet vorher eine andere.`;
    case "nobody":
      return `In Zeile ${reason.row} steht noch keine Dame.`;
    default:
      throw new Error(`no sentence says why ${JSON.stringify(reason)}`);
  }
}
