// What a class says to its host, in German. It comes with the class. Pure: facts in, text out.

import { whole } from "./common.js";

export * from "./common.js";

/** Before a class is open. */
export const OPENING = {
  title: "Eine Klasse eröffnen",
  intro:
    "Alle Geräte im Raum zeigen, was du zeigst. Du kannst alle fragen und siehst, wie sie antworten. Ohne Namen, nichts wird gespeichert.",
  open: "Klasse eröffnen",
  again: (/** @type {string} */ code) => `Zurück zur Klasse ${code}`,
  wait: "Die Klasse wird eröffnet …",
  key: "Schlüssel",
  keyHint:
    "Diese Seite wurde nicht auf dem Rechner geöffnet, auf dem der Server läuft. Dort hat er den Schlüssel ausgegeben.",
};

/** How others come in. */
export const INVITATION = {
  join: "Mitmachen unter",
  code: "Code",
  qr: (/** @type {string} */ address) => `QR-Code von ${address}`,
  fill: "Groß zeigen (W)",
  close: "Schließen",
  copy: "Adresse kopieren",
  copied: "Die Adresse ist kopiert.",
  notCopied: "Der Browser hat die Adresse nicht kopieren lassen.",
  others: "Nicht erreichbar? Andere Adressen dieses Rechners",
  alone: "Nur dieser Rechner erreicht den Server. Beende ihn, starte ihn so, und eröffne die Klasse neu:",
  nobody:
    "Seit einer Minute ist niemand dazugekommen. Viele Gastnetze trennen die Geräte voneinander: Nimm ein anderes WLAN oder den Hotspot eines Telefons für alle.",
  or: (/** @type {string} */ code) => `oder dort unter Klasse ${code} eingeben`,
};

/** How many are there, and how many of them follow the lead. @param {number} here @param {number | null} follow */
export const people = (here, follow) =>
  follow === null ? `${whole(here)} da` : `${whole(here)} da, ${whole(follow)} folgen`;

export const PEOPLE = {
  title: "Wer da ist",
  /** @param {number} free @param {number} away */
  rest: (free, away) => `${whole(free)} sehen sich um, ${whole(away)} sind weg`,
  hands: (/** @type {number[]} */ hands) =>
    hands.length === 1 ? `Nummer ${hands[0]} meldet sich` : `${whole(hands.length)} melden sich: ${hands.join(", ")}`,
  noHands: "Niemand meldet sich",
  mode: "Die Klasse",
  MODES: { free: "darf sich umsehen", pinned: "bleibt bei mir", front: "schaut nach vorn" },
  lock: "Niemand Neues darf dazu",
  number: "Nummer",
  give: "Führung geben",
  drop: "Entfernen",
  notNumber: (/** @type {number} */ most) =>
    most ? `Gib die Nummer ein, die ein Gerät zeigt, von 1 bis ${whole(most)}.` : "Es ist noch niemand da.",
  given: (/** @type {number} */ number) => `Nummer ${number} führt jetzt.`,
  dropped: (/** @type {number} */ number) => `Nummer ${number} ist draußen und kann nicht zurückkommen.`,
};

/** Whether the server's processes share the class. */
export const OUTAGE = {
  away: "⚠ Der Server erreicht Redis nicht. Die Klasse geht weiter, und Stimmen zählen, aber manche Geräte folgen vielleicht erst wieder, wenn es zurück ist.",
  back: "✓ Der Server erreicht Redis wieder: Alle Geräte sind beisammen, und alle Stimmen zählen.",
};

/** Who leads. */
export const LEAD = {
  me: "Dieses Gerät führt.",
  host: "Ein anderes Gerät von dir führt.",
  seat: (/** @type {number} */ number) => `Nummer ${number} führt.`,
  take: "Führung übernehmen (M)",
  taken: "Du führst.",
};

/** The film, on a phone. */
export const FILM = { title: "Film", back: "Zurück", on: "Weiter", play: "Abspielen", pause: "Anhalten" };

/** What is asked. */
export const ASKING = {
  title: "Frage",
  ask: "Nach diesem Schritt fragen",
  step: (/** @type {number} */ step) => `Schritt ${whole(step)}`,
  none: "Nach diesem Schritt lässt sich nichts fragen. Geh zu einem anderen.",
  playing: "Halte den Film an, um nach einem Schritt zu fragen.",
  /** @param {number} voted @param {number} of */
  voted: (voted, of) => `${whole(voted)} von ${whole(of)} haben geantwortet`,
  open: "Die Abstimmung läuft. Alle antworten für sich; eine Antwort lässt sich ändern.",
  closed: "Die Abstimmung ist beendet.",
  revealed: "Die Antwort ist zu sehen.",
  close: "Abstimmung beenden (Q)",
  again: "Noch einmal fragen (G)",
  reveal: "Antwort zeigen (R)",
  votes: "Stimmen auf diesem Bildschirm zeigen (V)",
  votesHint:
    "Nur wo die Klasse diesen Bildschirm nicht sieht. Wer die ersten Stimmen sieht, folgt ihnen in der zweiten Runde.",
  hidden: "Die Stimmen siehst du auf deiner Fernbedienung.",
  /** @param {number} count @param {number} share */
  count: (count, share) => `${whole(count)} (${Math.round(100 * share)} %)`,
  mistake: (/** @type {string} */ label) => `Häufigster Fehler: ${label}. Sag, warum das falsch ist.`,
  /** @type {Record<"none" | "explain" | "discuss" | "reveal", (right: number, voted: number) => string>} */
  ADVICE: {
    none: () => "Niemand hat geantwortet.",
    explain: (right, voted) =>
      `${whole(right)} von ${whole(voted)} sind richtig: erkläre es noch einmal, dann frag wieder.`,
    discuss: (right, voted) =>
      `${whole(right)} von ${whole(voted)} sind richtig: lass sie miteinander reden, dann frag wieder.`,
    reveal: (right, voted) => `${whole(right)} von ${whole(voted)} sind richtig: zeig die Antwort.`,
  },
  NONE: "keine",
  hands: "Ohne Geräte: Lies die Frage vor, und lass die Hände heben.",
};

/** The phone as a remote control. */
export const REMOTE = {
  title: "Dein Telefon als Fernbedienung",
  intro: "Wer diesen Link hat, leitet die Klasse. Zeig ihn der Klasse nicht.",
  copy: "Link kopieren",
  qr: "QR-Code des Links",
};

/** Where the lead has rested. */
export const TRAIL = {
  title: "Wo wir waren",
  none: "Hier steht jede Stelle, an der du zwei Sekunden bleibst.",
  /** @param {string} title @param {number} n @param {number} step */
  place: (title, n, step) => `${title}, N = ${n}, Schritt ${whole(step)}`,
  save: "Als Lektion speichern",
  lesson: (/** @type {string} */ code) => `Klasse ${code}`,
  file: (/** @type {string} */ code) => `class-${code.toLowerCase()}.de.md`,
};

/** The end. */
export const END = {
  end: "Klasse beenden",
  sure: "Für alle beenden?",
  yes: "Beenden",
  no: "Nein",
  left: (/** @type {number} */ minutes) => `Sie bleibt noch ${whole(minutes)} min offen, ohne dich 30 min.`,
};

export const KEYS_TITLE = "Tasten in einer Klasse";
/** The host's keys. @type {[string[], string][]} */
export const KEYS = [
  [["W"], "Code groß zeigen"],
  [["Q"], "fragen, Abstimmung beenden"],
  [["V"], "Stimmen"],
  [["R"], "Antwort zeigen"],
  [["G"], "noch einmal fragen"],
  [["H"], "Meldungen"],
  [["M"], "Führung übernehmen"],
  [["F"], "umsehen oder nicht"],
];
