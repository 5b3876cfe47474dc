// What the page of the exercises says, in German. Pure: facts in, text out.

import { counted } from "./common.js";
import { why } from "./learn.js";

/** @import { Allowed, BadField } from "../../exercise/address.js" */
/** @import { Reason } from "../../exercise/be/hints.js" */
/** @import { About } from "../../exercise/be/machine.js" */
/** @import { DistractorName, Refutation } from "../../exercise/lines/distractors.js" */
/** @import { Role } from "../../exercise/lines/puzzle.js" */
/** @import { Manner } from "../../questions/mistakes.js" */

export * from "./common.js";

/**
 * The exercises: what each is called, what one does, and the links that open it, by their queries.
 * @type {Record<string, {title: string, what: string, starts: Record<string, string>}>}
 */
export const LIST = {
  place: {
    title: "Vier Damen von Hand",
    what: "Setze selbst vier Damen, komm nicht weiter und finde heraus, was Backtracking ist. Dann sieh der Suche dabei zu und lerne, wie ihre Strahlen und Ziffern heißen.",
    starts: { "": "Anfangen" },
  },
  be: {
    title: "Selbst die Suche sein",
    what: "Du bist die Maschine: Fülle die Register aus, setze Damen und hebe sie wieder, zwölf Schritte des Films lang. Jede Stufe verlangt mehr.",
    starts: {
      "rung=1": "1 · die Züge",
      "rung=2": "2 · was frei ist",
      "rung=3": "3 · die nächste Zeile",
      "rung=4": "4 · ohne Brett",
    },
  },
  lines: {
    title: "Die Zeilen ordnen",
    what: "Die Zeilen der Bitmaskensuche liegen auf einem Haufen, und einige gehören nicht dazu. Ordne sie und rücke sie ein: Jede Ordnung, die wirklich dasselbe findet, ist richtig.",
    starts: { "language=python": "Python", "language=javascript": "JavaScript" },
  },
};

/** @param {Allowed} allowed */
const said = (allowed) =>
  "of" in allowed ? `eines von ${allowed.of.join(", ")}` : `eine ganze Zahl von ${allowed.least} bis ${allowed.most}`;

/** What is wrong in the address. @param {BadField[]} bad */
export const badAddress = (bad) =>
  bad
    .map(({ field, text, allowed }) => `In der Adresse ist ${field} ${said(allowed)}, nicht „${text.slice(0, 20)}“.`)
    .join(" ");

/** How reasons are said: the search with masks, a 1 for an attacked column. @type {Manner} */
const MANNER = { masks: true, fills: "row", inverted: false };

/** Be the search. */
export const BE = {
  RUNG: "Stufe",
  RUNGS: ["die Züge", "was frei ist", "die nächste Zeile", "ohne Brett"],
  FEEDBACK: "Rückmeldung",
  ONCE: "sofort",
  END: "am Ende",
  /** @param {number} seed */
  data: (seed) => `Daten ${seed}`,
  FRESH: "Neue Daten",
  /** What is set. @param {number} n @param {number} rung @param {number} seed */
  set: (n, rung, seed) => `N = ${n} · Stufe ${rung} · Daten ${seed}`,

  /** @param {number} row */
  row: (row) => `Zeile ${row}`,
  /** @param {number} row */
  above: (row) => `Zeile ${row} mit ihrer Dame`,
  /** @param {number} rows */
  below: (rows) => `Unter der letzten Zeile: Alle ${rows} Damen stehen`,
  /** @param {number} n @param {[number, number][]} queens */
  board: (n, queens) =>
    `Brett mit ${n} mal ${n} Feldern. ${queens.length ? `Damen: ${queens.map(([row, column]) => `Zeile ${row}, Spalte ${column}`).join("; ")}.` : "Keine Dame."}`,
  /** @param {string} name */
  open: (name) => `${name}: noch nicht ausgefüllt`,
  /** @param {string} name */
  fillIn: (name) => `${name} ausfüllen, die linke Spalte zuerst`,
  /** @param {number} bit */
  bit: (bit) => `Bit ${bit}`,

  /**
   * @param {number} step
   * @param {number} of
   * @param {{points: number, of: number} | null} score  null where nothing has been judged
   */
  position: (step, of, score) =>
    `Schritt ${step} von ${of}${score ? ` · ${counted(score.points, "Punkt", "Punkte")} von ${score.of}` : ""}`,
  /** What is asked. @type {Record<About, (row: number) => string>} */
  ASK: {
    ld: (row) => `Zeile ${row}: ld ausfüllen, die Angriffe entlang \\`,
    col: (row) => `Zeile ${row}: col ausfüllen, die Spalten mit einer Dame`,
    rd: (row) => `Zeile ${row}: rd ausfüllen, die Angriffe entlang /`,
    taken: (row) => `Zeile ${row}: taken ausfüllen`,
    poss: (row) => `Zeile ${row}: poss ausfüllen`,
    move: (row) => `Zeile ${row}: Welches Bit bekommt die nächste Dame, oder wird die darüber gehoben?`,
  },
  SOLVED: "Jede Zeile hat ihre Dame: eine Lösung. Was macht die Suche jetzt?",
  FULL: "Alle zwölf Schritte sind ausgefüllt.",
  SHOWN: "Du hast die Musterlösung angesehen, also sind diese Daten verbraucht.",
  /** @param {{points: number, of: number, hints: number}} score */
  done: ({ points, of, hints }) =>
    `Fertig: ${points} von ${of} auf Anhieb richtig${hints ? `, mit ${counted(hints, "Hinweis", "Hinweisen")}` : ""}.`,

  CHECK: "Prüfen",
  FILL: "Eintragen",
  PLACE: "Die Dame setzen",
  LIFT: "Die Dame darüber heben",
  UNDO: "Zurücknehmen",
  CHECK_ALL: "Alles prüfen",
  HINTS: ["Hinweis: die Regel", "Hinweis: welche Dame", "Hinweis: der Wert (kostet den Punkt)"],
  FILM: "Diese Schritte im Film ansehen",
  MODEL: "Musterlösung: der Film bei diesem Schritt (danach gibt es andere Daten)",
  /** How to answer, until something is said of an answer. */
  HOW: {
    move: "Wähle ein Feld oder sein Bit.",
    blind: "Wähle ein Bit.",
    fill: "Drück auf jede Ziffer, die 1 sein soll.",
  },
  KEYS: "Tasten in den Zellen: 0 und 1 schreiben, Pfeile wandern, die Eingabetaste trägt ein, L hebt die Dame.",

  /** @param {About} about */
  right: (about) => (about === "move" ? "Richtig: So geht es weiter." : `Richtig: Das ist ${about}.`),
  WRONG: "Noch nicht richtig. Verbessere es, oder lass dir einen Hinweis geben.",
  /** @param {{points: number, of: number}} score */
  checked: ({ points, of }) =>
    points === of
      ? "Alles ist richtig."
      : `${points} von ${of} sind richtig. Hier ist das erste, das es nicht ist; verbessere es.`,

  /** The first hint: the rule. @type {Record<About, string>} */
  RULES: {
    ld: "ld = (ld | bit) >> 1, mit ld und bit der Zeile darüber: ihre Angriffe und die der neuen Dame, eine Spalte weiter rechts.",
    col: "col = col | bit, mit col und bit der Zeile darüber: ihre Spalten und die der neuen Dame.",
    rd: "rd = (rd | bit) << 1, mit rd und bit der Zeile darüber: eine Spalte weiter links; was das Brett verlässt, ist weg.",
    taken: "taken = ld | col | rd: eine 1 überall, wo eine der drei Masken eine 1 hat.",
    poss: "poss = ~taken & done: eine 1 überall, wo taken eine 0 hat.",
    move: "bit = poss & -poss: die niedrigste 1 von poss, also die rechte. Ohne eine 1 in poss, und unter der letzten Zeile, wird die Dame darüber gehoben.",
  },
  /** The second: why. @param {Reason} reason */
  fact(reason) {
    if (reason.why === "fits") return "Was jetzt dasteht, ist richtig.";
    if (reason.why === "tried") return `Bit ${reason.bit} ist schon probiert: Seine Dame wurde wieder gehoben.`;
    return why(reason, MANNER);
  },
  /** The third. @param {About} about @param {number} value @param {number} n */
  value: (about, value, n) =>
    about === "move" && !value ? "Die Dame darüber wird gehoben." : `Es ist ${value.toString(2).padStart(n, "0")}.`,

  /**
   * The result, to be handed in.
   * @param {number} n
   * @param {number} seed
   * @param {number} rung
   * @param {{points: number, of: number, hints: number}} score
   */
  line: (n, seed, rung, { points, of, hints }) =>
    `be, N = ${n}, ${seed}, Stufe ${rung}, ${points}/${of}, ${counted(hints, "Hinweis", "Hinweise")}`,
  COPY: "Kopieren",
  COPIED: "Kopiert",
  NOT_COPIED: "Geht hier nicht",
  PROOF: "So eine Zeile kann jeder tippen: Sie beweist nichts.",
  CLIMB: "Die nächste Stufe",
};

/** How often, and with what help. @param {number} tries @param {number} help */
const inTries = (tries, help) =>
  `in ${counted(tries, "Versuch", "Versuchen")}${help ? (help > 1 ? ", mit gegebener Einrückung" : ", ohne die falschen Zeilen") : ""}`;

/** Put the lines in order. */
export const LINES = {
  LANGUAGE: "Sprache",
  AGAIN: "Neuer Haufen",
  HEAP: "Der Haufen",
  PROGRAM: "Die Suche",
  HOW: "Zieh Zeilen in die Suche, oder drücke auf eine und bewege sie. Nicht alle gehören dorthin.",
  KEYS: "Tasten: Die Eingabetaste nimmt eine Zeile auf und legt sie ab, Pfeile bewegen sie und rücken sie ein, Entf nimmt sie heraus, Escape legt sie zurück.",
  TOOLS: "Die gehaltene Zeile bewegen",
  /** Signs and names. */
  MOVES: [
    ["↑", "Hinauf"],
    ["↓", "Hinunter"],
    ["←", "Weniger eingerückt"],
    ["→", "Weiter eingerückt"],
    ["✕", "Aus der Suche heraus"],
  ],
  DROP: "Ablegen",
  CHECK: "Prüfen",
  HELP: ["Hilfe: die falschen Zeilen wegnehmen", "Hilfe: die Einrückung vorgeben"],
  HELPED: [
    "Die Zeilen, die nicht dazugehören, sind weg.",
    "Die Einrückung ist jetzt gegeben: Nur die Ordnung fehlt noch.",
  ],

  /** @param {string} text */
  inHeap: (text) => `${text} (auf dem Haufen)`,
  /** @param {string} text @param {number} at @param {number} of @param {number} indent */
  inProgram: (text, at, of, indent) => `${text} (Zeile ${at} von ${of}, Einrückung ${indent})`,
  /** @param {number} at @param {number} of @param {number} indent */
  moved: (at, of, indent) => `Zeile ${at} von ${of}, Einrückung ${indent}.`,
  OUT: "Wieder auf dem Haufen.",
  DROPPED: "Abgelegt.",
  CANCELLED: "Zurückgelegt.",

  /** @param {number} count */
  missing: (count) => `${counted(count, "Zeile fehlt", "Zeilen fehlen")} noch. Das zählt nicht als Versuch.`,
  PLAIN: {
    deep: "Diese Zeile ist weiter eingerückt, aber über ihr beginnt kein Block.",
    empty: "Mit dieser Zeile beginnt ein Block, und der braucht mindestens eine Zeile.",
    last: "Hier beendet return den Aufruf, also läuft nie, was danach kommt.",
    double: "Diese Zeilen tun dasselbe: Nur eine von ihnen gehört dazu.",
  },
  /** Why a line stands in the wrong block. @type {Record<Role, string>} */
  INSIDE: {
    solved: "Das muss jeder Aufruf fragen, also steht die Zeile in keinem anderen Block.",
    free: "Jeder Aufruf muss seine freien Felder finden, also steht die Zeile in keinem anderen Block.",
    loop: "Jeder Aufruf muss seine freien Felder durchgehen, also steht die Schleife in keinem anderen Block.",
    count: "Sie zählt eine Lösung, also steht sie dort, wo col bekanntlich voll ist.",
    stop: "Hier beendet return den Aufruf zu früh. Es gehört zu einer Lösung oder ganz ans Ende.",
    pick: "Das geschieht für jedes freie Feld: in der Schleife.",
    take: "Das geschieht für jedes freie Feld: in der Schleife.",
    put: "Das geschieht für jedes freie Feld: in der Schleife.",
    call: "Das geschieht für jedes freie Feld: in der Schleife.",
    lift: "Das geschieht für jedes freie Feld: in der Schleife.",
  },
  /** Why a line comes too soon. @param {Role} needs @param {Role} role */
  before(needs, role) {
    if (role === "loop") return "Die Schleife fragt nach poss, das noch keinen Wert hat.";
    if (role === "stop") return "return beendet den Aufruf, bevor die Lösung gezählt ist.";
    if (role === "lift") return "Die Dame kommt weg, bevor der Aufruf sie gebraucht hat.";
    return needs === "put"
      ? "Der Aufruf kann eine Lösung finden, also muss die Dame vorher vermerkt sein."
      : "Diese Zeile braucht bit, das noch keinen Wert hat.";
  },
  /**
   * Why a line does not belong, with a step that refutes it.
   * @param {DistractorName} name
   * @param {Refutation} refutation
   * @param {number} n
   */
  stray(name, { step, register, right, wrong }, n) {
    const [its, other] = [right, wrong].map((mask) => mask.toString(2).padStart(n, "0"));
    if (name === "isN")
      return `Bei Schritt ${step} von N = ${n} hat jede Spalte eine Dame, also ist col ${its}. n ist ${n}, in Bits ${other}: Die Lösung würde nicht gezählt.`;
    if (name === "once")
      return `Bei Schritt ${step} von N = ${n} bekommt das nächste freie Feld einer Zeile seine Dame, bit ${its}. Mit if wäre nach dem ersten Feld Schluss.`;
    return `Bei Schritt ${step} von N = ${n} ist ${register} ${its}; mit dieser Zeile wäre es ${other}. ${WHY_NOT[name]}`;
  },
  /** @param {number} step */
  see: (step) => `Schritt ${step} im Film ansehen`,

  /** @param {number} tries @param {number} help */
  right: (tries, help) => `Richtig, ${inTries(tries, help)}.`,
  SWAPPED:
    "Mit vertauschtem Schieben findet sie dasselbe: ld und rd haben nur ihre Bedeutung getauscht. In der Vorlage läuft ld entlang \\.",
  FILM: "Zusehen, wie sie läuft",
  /** @param {number} tries @param {number} help */
  kept: (tries, help) => `Dein bestes Ergebnis: ${inTries(tries, help)}. Es bleibt nur in diesem Browser.`,
  FORGET: "Vergessen",
};

/** What is wrong with a line. @type {Record<Exclude<DistractorName, "isN" | "once">, string>} */
const WHY_NOT = {
  attacked: "Sie behält die bedrohten Felder und nicht die freien.",
  none: "Kein Bit ist zugleich in poss und nicht in poss.",
  others: "Sie wirft die niedrigste 1 weg und behält die anderen.",
  minusOne: "1 abzuziehen nimmt die niedrigste 1 nur dann heraus, wenn sie Bit 0 ist.",
  bothLeft: "ld läuft entlang \\, rückt also nach rechts.",
  alone: "Die neue Dame fehlt.",
  swapped: "ld läuft entlang \\, rückt also nach rechts.",
};

/**
 * What stands on the page from the beginning: by the keys that its template has in data-say, data-say-label and
 * data-say-title.
 */
export const PAGE = {
  title: "Übungen: selbst die Suche sein · Bitqueens",
};
