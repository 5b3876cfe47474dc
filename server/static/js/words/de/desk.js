// German texts of a class for its host.

export const OPENING = {
  title: "Eine Klasse eröffnen",
  intro:
    "Alle Geräte im Raum zeigen, was du zeigst. Du kannst alle fragen und siehst die Antworten. Es gibt keine Namen, und gespeichert wird nichts.",
  open: "Klasse eröffnen",
  again: "Zurück zur Klasse {code}",
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
  noHands: "Niemand meldet sich",
  lower: "Alle Hände senken",
  mode: "Die Klasse",
  MODES: { free: "darf sich umsehen", held: "bleibt bei mir" },
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

export const LEAD = {
  me: "Dieses Gerät führt.",
  host: "Ein anderes Gerät von dir führt.",
  take: "Führung übernehmen (M)",
  taken: "Du führst.",
};

export const FILM = {
  title: "Film",
  back: "Zurück",
  on: "Weiter",
  play: "Abspielen",
  pause: "Anhalten",
  stopBack: "Vorige Station",
  notes: "Hinweise für dich",
  stopOn: "Nächste Station",
};

export const ASKING = {
  title: "Frage",
  ask: "Die Klasse fragen",
  step: "Schritt {step}",
  none: "Zu diesem Schritt hat die Seite keine Frage.",
  playing: "Halte den Film an, um nach einem Schritt zu fragen.",
  voted: "{voted} von {of} haben geantwortet",
  open: "Die Abstimmung läuft. Alle antworten für sich; eine Antwort lässt sich ändern.",
  closed: "Die Abstimmung ist beendet.",
  revealed: "Die Antwort ist zu sehen.",
  close: "Abstimmung beenden (Q)",
  again: "Noch einmal fragen (G)",
  reveal: "Antwort zeigen (R)",
  votes: "Stimmen auf diesem Bildschirm zeigen (V)",
  votesHint:
    "Nur wenn die Klasse diesen Bildschirm nicht sieht. Sieht sie die ersten Stimmen, folgt sie ihnen in der zweiten Runde.",
  hidden: "Die Stimmen siehst du auf deiner Fernbedienung.",
  refused: "Die Klasse wurde nicht gefragt: Der Grund steht unter Klasse.",
  count: "{count} ({percent} %)",
  mistake: "Häufigster Fehler: {label}.",
  right: "{label} ist richtig.",
  HELD: {
    open: "Es wird abgestimmt, deshalb bleibt der Film hier. Beende das (Q), oder zeig die Antwort (R).",
    closed: "Die Frage wartet, deshalb bleibt der Film hier. Zeig die Antwort (R), oder frag noch einmal (G).",
  },
  ADVICE: {
    none: "Niemand hat geantwortet.",
    explain: "{right} von {voted} sind richtig: Erkläre es noch einmal, dann frag wieder.",
    discuss: "{right} von {voted} sind richtig: Lass sie mit ihren Nachbarn reden, dann frag wieder.",
    reveal: "{right} von {voted} sind richtig: Zeig die Antwort.",
  },
  NONE: "keine",
  hands: "Ohne Geräte: Lies die Frage vor und lass die Hände heben.",
};

export const POLLS = {
  title: "Selbst fragen",
  hint: "Bei jedem Schritt, auch beim Abspielen: Du stellst die Frage, alle antworten hier. Keine Antwort ist richtig oder falsch.",
  KINDS: { letters: "A bis D", yes_no: "Ja oder nein", lost: "Abgehängt?" },
};

export const OWN = {
  title: "Eine eigene Frage stellen",
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

export const CLOSING = {
  all: "Abstimmung beenden, wenn alle geantwortet haben",
  close: "Countdown von {seconds} s (T)",
  stop: "Countdown anhalten (T)",
};

export const MOVED = {
  title: "Von Runde {from} zu {to}:",
  kept: "{count} blieben richtig",
  won: "{count} wurden richtig",
  lost: "{count} wurden falsch",
  missed: "{count} blieben falsch",
};

export const PROPOSAL = {
  title: "Nach diesem Schritt fragen",
  keys: "Drück 1 bis 9 zum Auswählen, Q für die erste, Esc für keine.",
};

export const STATUS = {
  round: "Runde {round}",
  open: "{voted} von {of} haben geantwortet",
  closed: "Abstimmung beendet: {voted} von {of}",
  ends: "noch {seconds} s",
  returning: "Die Stimmen kommen zurück …",
};

export const REPORT = {
  title: "Bericht der Klasse {code}",
  count: { one: "Eine Frage", other: "{count} Fragen" },
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
  link: "Ohne Nummer",
  secret: "Mit diesem Link leitet man die Klasse. Er wird kopiert, ohne angezeigt zu werden.",
  copy: "Link kopieren",
};

export const TRAIL = {
  title: "Wo wir waren",
  none: "Hier steht jede Stelle, an der du zwei Sekunden bleibst.",
  place: "{title}, N = {n}, Schritt {step}",
  save: "Als Lektion speichern",
  lesson: "Klasse {code}",
  file: "class-{code}.de.md",
};

export const END = {
  end: "Klasse beenden",
  sure: "Für alle beenden?",
  save: "Vorher speichern, wo wir waren",
  yes: "Beenden",
  no: "Nein",
  left: "Die Klasse bleibt noch {minutes} min offen, ohne dich 30 min.",
};

export const KEYS_TITLE = "Tasten in einer Klasse";
export const KEYS = [
  [["W"], "Code groß zeigen"],
  [["Q"], "Frage vorschlagen, Abstimmung beenden"],
  [["1", "9"], "Frage auswählen"],
  [["A", "Y", "L"], "nach Q: selbst fragen, A bis D, ja oder nein, abgehängt?"],
  [["O"], "nach Q: eine eigene Frage stellen"],
  [["T"], "bei laufender Abstimmung: in 30 s beenden, oder den Countdown anhalten"],
  [["V"], "Stimmen"],
  [["R"], "Antwort zeigen"],
  [["G"], "noch einmal fragen"],
  [["H"], "Meldungen"],
  [["M"], "Führung übernehmen"],
  [["F"], "umsehen oder nicht"],
];
