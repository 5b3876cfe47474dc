// German texts of the study.

export const KNOW = {
  title: "Bedeutung der Ziffern",
  texts: [
    "Das Rätsel: N Damen so auf N × N Felder setzen, dass keine eine andere bedroht. Die Suche füllt die Zeilen von oben, in jede kommt eine Dame; gezählt werden die Zeilen ab 0. Geht es nach einer Dame nicht weiter, entfernt die Suche sie wieder.",
    "Jede Zeile hat Masken mit einer Ziffer für jede Spalte. `ld`, `col` und `rd` haben eine 1, wo eine Dame weiter oben das Feld entlang \\, │ oder / bedroht. `taken` ist alles drei zusammen: `ld | col | rd`. `poss` hat eine 1 für jedes freie Feld, das noch zu probieren ist, und `bit` eine einzige 1 für das Feld, das die Dame bekommt.",
  ],
  listing: "Das Programm",
};

export const PROMPTS = {
  free: "Das sind die Masken einer Zeile. Welche Felder dieser Zeile sind frei? Eine 1 heißt frei.",
  ld: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `ld` eine Zeile tiefer?",
  rd: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `rd` eine Zeile tiefer?",
  lowest: "Was ergibt `poss & -poss`?",
  done: "Das ist `taken` einer Zeile. Was ergibt `~taken`, noch ohne `& done`? Die Punkte wiederholen die Ziffer neben ihnen ohne Ende.",
  col: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `col` eine Zeile tiefer?",
  back: "Zeile {row} hat kein freies Feld. Hier ist `poss` der Zeilen darüber, mit den Feldern, die noch zu probieren sind. In welche Zeile kommt die nächste Dame?",
  calls:
    "Die Suche kommt in eine Zeile mit diesem `poss`. Wie oft ruft dieser Aufruf von `try_` wieder `try_` auf? Aufrufe durch jene Aufrufe zählen nicht mit.",
  dead: "Die Suche kommt in vier verschiedene Zeilen. Welche ist eine Sackgasse, aus der sie ohne Fund zurückgeht?",
  minus:
    "Die Codezeile `poss -= bit` fehlt. Die Suche kommt in eine Zeile mit diesem `poss`. Die Dame auf der niedrigsten 1 führt in eine Sackgasse. Auf welche Felder dieser Zeile kommt eine Dame?",
};

export const KINDS = {
  free: "freie Felder",
  ld: "ld eine Zeile tiefer",
  rd: "rd eine Zeile tiefer",
  lowest: "poss & -poss",
  done: "& done",
  col: "col eine Zeile tiefer",
  back: "wie weit zurück",
  calls: "wie viele Aufrufe",
  dead: "Sackgasse",
  minus: "poss -= bit",
};

export const CHOICES = {
  row: "Zeile {row}",
  again: "nur {lowest}, immer wieder, ohne Ende",
  each: "{lowest} und {other}, je einmal",
  once: "nur {lowest}, einmal",
  turns: "{lowest} und {other} abwechselnd, ohne Ende",
};
export const POINTS = { more: "+{points}", less: "−{points}" };

export const UNKNOWN = "Das weiß ich nicht";

export const ROW = "Zeile {row}";
export const CHOICE = "Antwort";

export const PARTS = { before: "Vor der Stunde", after: "Nach der Stunde", scale: "Deine Meinung" };
export const ITEM = "{part}: {at} von {of}";

export const START = {
  title: "Vorher und nachher",
  intro:
    "Zehn Fragen vor einer Stunde mit Bitqueens, zehn danach, und deine Meinung. Noten gibt es nicht: Es geht um die Stunde, nicht um dich. Wenn du eine Antwort nicht weißt, rate nicht: Wähle „Das weiß ich nicht“.",
  number: "Deine Nummer",
  hint: "Die Nummer von deiner Lehrkraft, von 1 bis {most}. Nach Namen wird nicht gefragt.",
  bad: "Deine Nummer ist eine ganze Zahl von 1 bis {most}, nicht „{text}“.",
  none: "Gib deine Nummer ein, eine ganze Zahl von 1 bis {most}.",
  go: "Anfangen",
  stays:
    "Deine Antworten bleiben auf diesem Gerät, gesendet wird nichts. Am Ende bekommst du einen kurzen Code für deine Lehrkraft. Vergessen, in den Einstellungen des Films, entfernt die Antworten.",
  notStored:
    "Dieser Browser speichert nichts für die Seite: Schließe sie nicht und lade sie nicht neu, bevor du fertig bist.",
};

export const TAKING = {
  back: "Zurück",
  next: "Weiter",
  end: "Abschließen",
  choose: "Wähle eine Antwort. „Das weiß ich nicht“ zählt auch.",
};

export const LESSON = {
  title: "Jetzt die Stunde",
  text: "Die zehn Fragen davor sind beantwortet, Nummer {number}. Lass diese Seite offen, oder öffne sie nach der Stunde wieder auf diesem Gerät: Es geht hier weiter.",
  go: "Nach der Stunde weitermachen",
};

export const SCALE = {
  intro: "Zehn Sätze über Bitqueens, „das System“. Wähle bei jedem, wie sehr er für dich stimmt; überlege nicht lange.",
  least: "Stimmt gar nicht",
  most: "Stimmt völlig",
  STEPS: ["1, stimmt gar nicht", "2", "3", "4", "5, stimmt völlig"],
  STATEMENTS: [
    "Ich kann mir gut vorstellen, dieses System öfter zu verwenden.",
    "Mir kam das System unnötig kompliziert vor.",
    "Ich fand, dass sich das System leicht bedienen lässt.",
    "Ich glaube, um dieses System zu bedienen, bräuchte ich jemanden, der sich mit Technik auskennt.",
    "Ich fand, dass die verschiedenen Teile dieses Systems gut zusammenpassen.",
    "Mir schien in diesem System zu vieles uneinheitlich.",
    "Ich denke, die meisten kommen mit diesem System sehr schnell zurecht.",
    "Ich fand das System sehr umständlich zu bedienen.",
    "Ich war mir bei der Bedienung des Systems sehr sicher.",
    "Ich musste eine Menge lernen, bevor ich mit diesem System arbeiten konnte.",
  ],
  missing: {
    one: "Satz {statements} hat noch keine Antwort.",
    other: "Die Sätze {statements} haben noch keine Antwort.",
  },
  go: "Meinen Code zeigen",
};

export const DONE = {
  title: "Dein Code",
  give: "Gib diesen Code deiner Lehrkraft.",
  copy: "Code kopieren",
  copied: "Der Code ist kopiert.",
  notCopied: "Der Browser hat das Kopieren nicht erlaubt.",
  holds:
    "Er enthält deine Nummer, {number}, deine Antworten und die Ergebnisse deiner ersten und letzten zehn Vorhersagen seit dem Anfang, sonst nichts.",
  right: "Richtig vor der Stunde: {before} von {of}. Danach: {after} von {of}.",
  print: "Drucken",
  anew: "Mit der nächsten Person anfangen",
  sure: "Diese Antworten wirklich entfernen? Ohne den Code oben sind sie verloren.",
  remove: "Entfernen",
};

export const COLLECT = {
  title: "Codes einsammeln",
  intro:
    "Tippe sie ein oder füge sie ein; jeder wird sofort geprüft. Sie bleiben in diesem Tab, bis du ihn schließt, und gesendet wird nichts. Speichere vorher die Tabelle.",
  codes: "Codes, einer je Textzeile",
  faults: "Textzeilen, die nicht zählen",
  none: "Noch sind keine Codes da.",
  learners: "Teilnehmende",
  items: "Aufgaben",
  save: "Als CSV speichern",
  file: "bitqueens-studie.csv",
  print: "Drucken",
  clear: "Alle entfernen",
  count: { one: "{count} Person", other: "{count} Teilnehmende" },
  score: "System Usability Scale: {score} von 100 im Mittel. Bei Nasralla (2022) waren es 74,5.",
  spread: "Standardabweichungen: {before} Punkte davor, {after} danach, {gain} beim Zuwachs und {score} auf der Skala.",
  gain: "Richtig davor: {before} %, danach: {after} %, Zuwachs: {gain} Punkte.",
  predicted: {
    zero: "Keine Person hat {enough} Vorhersagen gemacht.",
    one: "Auf Anhieb richtige Vorhersagen, bei {count} Person mit mindestens {enough}: {first} % der ersten zehn, {last} % der letzten zehn.",
    other:
      "Auf Anhieb richtige Vorhersagen, bei {count} Teilnehmenden mit mindestens {enough}: {first} % der ersten zehn, {last} % der letzten zehn.",
  },
  claim:
    "Ein Zuwachs sagt nichts über das Programm ohne eine Klasse, die anders unterrichtet wurde, und nichts bei nur wenigen Teilnehmenden. Das Handbuch erklärt, was eine Studie braucht.",
  mistake: "{form}: {choice} ({count})",
  percent: "{share} %",
};

export const COLUMNS = {
  number: "Nummer",
  before: "Davor",
  after: "Danach",
  gain: "Zuwachs",
  score: "SUS",
  first: "Erste zehn Vorhersagen",
  last: "Letzte zehn Vorhersagen",
  item: "Aufgabe",
  mistake: "Häufigster Fehler danach",
};

export const FILE = {
  SEPARATOR: ";",
  number: "Nummer",
  form: "Form davor",
  before: "richtig davor",
  after: "richtig danach",
  gain: "Zuwachs",
  score: "SUS",
  predictions: "Vorhersagen",
  first: "erste zehn richtig",
  last: "letzte zehn richtig",
  beforeRight: "davor {at} {kind} richtig",
  beforeAnswer: "davor {at} Antwort",
  afterRight: "danach {at} {kind} richtig",
  afterAnswer: "danach {at} Antwort",
  statement: "SUS {at}",
};

export const REFUSED = {
  sign: "Textzeile {line}, „{code}“: „{text}“ kommt in keinem Code vor. Er hat Ziffern von 2 bis 9 und Buchstaben ohne I, L und O.",
  length: {
    one: "Textzeile {line}, „{code}“: Das ist {count} Zeichen. Ein Code hat {length}, in Gruppen zu fünft.",
    other: "Textzeile {line}, „{code}“: Das sind {count} Zeichen. Ein Code hat {length}, in Gruppen zu fünft.",
  },
  check:
    "Textzeile {line}, „{code}“: Ein Zeichen ist falsch, oder zwei sind vertauscht. Vergleiche ihn mit dem Original.",
  twice: "Textzeile {line}, „{code}“: Nummer {number} steht schon in Textzeile {first}, mit demselben Code.",
  changed:
    "Textzeile {line}, „{code}“: Nummer {number} steht schon in Textzeile {first}, mit einem anderen Code; der zählt.",
};

export const PAPER = {
  title: "Die Studie auf Papier",
  intro:
    "Für alle, die kein Gerät haben. Ungerade Nummern bekommen vor der Stunde Form A und danach Form B, gerade umgekehrt. Tippe die Antworten von ihren Blättern auf der Seite der Studie ein, um ihre Codes zu erhalten.",
  print: "Drucken",
  form: "Form {form}",
  number: "Nummer",
  scale: "Deine Meinung",
  key: "Lösungen",
};

export const LINKS = {
  label: "Für Lehrkräfte",
  study: "Die Studie",
  collect: "Codes einsammeln",
  paper: "Die Studie auf Papier",
  manual: "Anleitung zur Studie",
};

export const BAD_ADDRESS = "In der Adresse ist {field} unbekannt: Nimm study, study?collect oder study?paper.";

export const PAGE = { title: "Studie · Bitqueens" };
