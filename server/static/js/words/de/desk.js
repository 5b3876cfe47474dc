// German texts of a class for its host.

export const OPENING = {
  title: "Eine Klasse eröffnen",
  intro:
    "Alle Geräte im Raum zeigen, was du zeigst, und beantworten deine Fragen. Eine Stunde von 45 Minuten liegt bereit.",
  open: "Klasse eröffnen",
  again: "Zurück zur Klasse {code}",
  still: "Deine Klasse {code} ist offen.",
  back: "Zurück zu ihr",
  wait: "Die Klasse wird eröffnet …",
  key: "Schlüssel",
  keyHint: "Der Server hat den Schlüssel auf dem Rechner ausgegeben, auf dem er läuft.",
};

export const INVITATION = {
  open: "Öffne",
  join: "Mitmachen unter",
  code: "Code",
  qr: "QR-Code von {address}",
  fill: "Groß zeigen (W)",
  close: "Schließen",
  copy: "Adresse kopieren",
  copied: "Die Adresse ist kopiert.",
  notCopied: "Der Browser hat das Kopieren nicht erlaubt.",
  others: "Nicht erreichbar? Andere Adressen dieses Rechners",
  alone: "Nur dieser Rechner erreicht den Server. Beende ihn, starte ihn so, und eröffne die Klasse neu:",
  nobody:
    "Seit einer Minute ist niemand beigetreten. Viele Gastnetze trennen die Geräte voneinander: Nimm ein anderes WLAN oder den Hotspot eines Telefons für alle.",
  or: "oder dort unter Klasse {code} eingeben",
};

export const PEOPLE_HERE = { here: "{here} da", follow: "{here} da, {follow} folgen" };

export const PEOPLE = {
  title: "Anwesende",
  rest: "{free} sehen sich um, {away} sind weg",
  hands: { one: "Nummer {hands} meldet sich", other: "{count} melden sich: {hands}" },
  lower: "Alle Hände senken",
  held: "Schaut nach vorn: niemand sieht sich um (F)",
  lock: "Keine Neuen mehr",
  number: "Nummer",
  drop: "Entfernen",
  notNumber: {
    zero: "Es ist noch niemand da.",
    other: "Gib die Nummer ein, die ein Gerät zeigt, von 1 bis {count}.",
  },
  dropped: "Nummer {number} ist entfernt und kann nicht zurückkommen.",
};

export const WORK = {
  place: "{count} von {of} haben vier Damen gesetzt",
  predict: "Quiz, beantwortete Fragen: {list}",
};

export const DOORS = {
  flood: "{seats} Plätze aus einem Netz kamen in {seconds} s. Sollen sie draußen bleiben?",
  bar: "Draußen lassen",
  barred: "Sie sind mit ihren Stimmen in dieser Runde entfernt, und ihr Netz bleibt draußen.",
  refused: { one: "Eine Person wurde abgewiesen.", other: "{count} wurden abgewiesen." },
  admit: "Hereinlassen",
  admitted: "Alle, die kommen, können jetzt beitreten.",
};

export const NEXT = {
  start: "Die Stunde von 45 Minuten beginnen",
  next: "Weiter",
  ask: "Fragen",
  close: "Beenden ({voted} von {of})",
  again: "Noch einmal: {right} von {voted} sind richtig, lass Nachbarn reden",
  reveal: "Antwort zeigen",
  votes: "Stimmen zeigen",
  thanks: "Danke",
  end: "Klasse beenden",
};

export const MORE = "Mehr";

export const FILM = {
  title: "Film",
  back: "Zurück",
  on: "Weiter",
  play: "Abspielen",
  pause: "Anhalten",
  stopBack: "Vorige Station",
  notes: "Hinweise für dich",
};

export const ASKING = {
  title: "Frage",
  step: "Schritt {step}",
  none: "Zu diesem Schritt hat die Seite keine Frage.",
  voted: "{voted} von {of} haben geantwortet",
  discard: "Frage zurücknehmen",
  again: "Noch einmal fragen (G)",
  reveal: "Antwort zeigen (R)",
  refused: "Die Klasse wurde nicht gefragt: Der Grund steht unter Klasse.",
  count: "{count} ({percent} %)",
  mistake: "Häufigster Fehler: {label}.",
  right: "{label} ist richtig.",
  BLOCKED: {
    open: "Es wird abgestimmt, deshalb bleibt der Film hier, bis du die Antwort zeigst.",
    closed: "Die Frage wartet, deshalb bleibt der Film hier, bis du die Antwort zeigst.",
  },
  ADVICE: {
    none: "Niemand hat geantwortet.",
    explain: "{right} von {voted} sind richtig: Erkläre es noch einmal, dann frag wieder.",
    discuss: "{right} von {voted} sind richtig: Lass sie mit ihren Nachbarn reden, dann frag wieder.",
    reveal: "{right} von {voted} sind richtig: Zeig die Antwort.",
  },
  NONE: "keine",
};

export const POLLS = {
  title: "Gleich fragen",
  hint: "Damit fragst du gleich: was du geschrieben hast, oder was du sagst. Keine Antwort ist richtig oder falsch.",
  KINDS: { letters: "A bis D", yes_no: "Ja oder nein", lost: "Abgehängt?" },
};

export const OWN = {
  title: "Eine eigene Frage stellen",
  open: "Selbst fragen (O)",
  text: "Frage",
  choices: "Zwei bis sechs Antworten",
  choice: "Antwort {number}",
  right: "richtig",
  reason: "Warum sie richtig ist (steht bei der Lösung)",
  ask: "Die Klasse fragen",
  clear: "Formular leeren",
  noText: "Schreib die Frage.",
  fewChoices: "Schreib mindestens {count} Antworten.",
  sameChoices: "Zwei Antworten sind gleich.",
};

export const MOVED = {
  title: "Von Runde {from} zu {to}:",
  kept: "{count} blieben richtig",
  won: "{count} wurden richtig",
  lost: "{count} wurden falsch",
  missed: "{count} blieben falsch",
};

export const PROPOSAL = { title: "Nach diesem Schritt fragen (Q)" };

export const STATUS = {
  round: "Runde {round}",
  open: "{voted} von {of} haben geantwortet",
  closed: "Abstimmung beendet: {voted} von {of}",
  returning: "Die Stimmen kommen zurück …",
};

export const REPORT = {
  title: "Bericht der Klasse {code}",
  count: { one: "Eine Frage", other: "{count} Fragen" },
  place: "{title}, N = {n}, Schritt {step}",
  open: "Bericht öffnen",
  print: "Drucken",
  save: "Als Tabelle speichern (CSV)",
  close: "Schließen",
  file: "klasse-{code}.csv",
  when: "{date} · {questions} · höchstens {most} waren da. Nur Zahlen: Einzelne Antworten sind niemandem zugeordnet.",
  round: "Runde {round}",
  right: "{count} richtig ({percent} %)",
  unknown: "dieser Bildschirm hat die Stimmen nicht",
  mistake: "Häufigster Fehler: {label} ({count}).",
  SEPARATOR: ";",
  COLUMNS: {
    number: "Nummer",
    stop: "Station",
    search: "Suche",
    n: "N",
    goal: "Ziel",
    step: "Schritt",
    question: "Frage",
    round: "Runde",
    here: "gefragt",
    voted: "geantwortet",
    right: "richtig",
    percent: "richtig in Prozent",
    answer: "richtige Antwort",
    mistake: "häufigster Fehler",
    times: "so oft",
    why: "warum das falsch ist",
    answers: "Antworten",
    kept: "blieben richtig",
    won: "wurden richtig",
    lost: "wurden falsch",
    missed: "blieben falsch",
  },
};

export const REMOTE = {
  title: "Dein Telefon als Fernbedienung",
  intro: "Tritt der Klasse mit deinem Telefon wie alle anderen bei und gib die Nummer ein, die es zeigt.",
  make: "Zur Fernbedienung machen",
  made: "Nummer {number} ist deine Fernbedienung.",
  is: "Nummer {number} ist die Fernbedienung.",
  me: "Dieses Gerät ist die Fernbedienung.",
  end: "Fernbedienung beenden",
  ended: "Es ist wieder ein gewöhnlicher Platz.",
};

export const END = {
  end: "Klasse beenden",
  sure: "Für alle beenden?",
  yes: "Beenden",
  no: "Nein",
};

export const KEYS_TITLE = "Tasten in einer Klasse";
export const KEYS = [
  [["Leertaste", "Bild ↓", "→"], "der dunkle Knopf: das Nächste; → in einer Lektion"],
  [["Bild ↑", "←"], "eine Station zurück, in einer Lektion"],
  [["O"], "eine eigene Frage stellen"],
  [["Q"], "Fragen zu diesem Schritt vorschlagen, oder die Abstimmung beenden"],
  [["1", "9"], "nach Q: eine Frage auswählen"],
  [["R"], "Antwort zeigen"],
  [["G"], "noch einmal fragen"],
  [["W"], "Code groß zeigen"],
  [["H"], "Anwesende und Meldungen"],
  [["F"], "nach vorn schauen, oder frei"],
  [["K"], "Film abspielen oder anhalten"],
];
