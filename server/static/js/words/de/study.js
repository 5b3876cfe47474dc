// What the study says, in German.

export const KNOW = {
  title: "Was die Ziffern bedeuten",
  texts: [
    "N Damen sollen so auf einem Brett aus N mal N Feldern stehen, dass keine eine andere bedroht. Die Suche füllt die Zeilen von oben, in jede kommt eine Dame; gezählt werden sie ab 0. Eine Dame, nach der es nicht weitergeht, wird wieder gehoben.",
    "Jede Zeile hat Masken mit einer Ziffer für jede Spalte. `ld`, `col` und `rd` haben eine 1, wo eine Dame weiter oben das Feld entlang \\, │ oder / bedroht. `taken` ist alles drei zusammen: `ld | col | rd`. `poss` hat eine 1 für jedes freie Feld, das noch zu probieren ist, und `bit` eine einzige 1 für das Feld, das die Dame bekommt.",
  ],
  listing: "Das Programm",
};

export const PROMPTS = {
  free: "Das sind die Masken einer Zeile. Welche Felder dieser Zeile sind frei? Eine 1 heißt frei.",
  ld: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `ld` eine Zeile tiefer?",
  rd: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `rd` eine Zeile tiefer?",
  lowest: "Was ergibt `poss & -poss`?",
  done: "Das ist `taken` einer Zeile. Was ergibt `~taken`, noch ohne `& done`? Die Punkte stehen für die Ziffer neben ihnen, immer so weiter.",
  col: "In dieser Zeile wird eine Dame auf `bit` gesetzt. Wie lautet `col` eine Zeile tiefer?",
  back: "Zeile {row} hat kein freies Feld. So viel haben die Zeilen darüber noch in `poss`. In welche Zeile kommt die nächste Dame?",
  calls:
    "Die Suche kommt in eine Zeile mit diesem `poss`. Wie oft ruft dieser Aufruf von `try_` wieder `try_` auf? Was jene Aufrufe aufrufen, zählt nicht mit.",
  dead: "Die Suche kommt in vier verschiedene Zeilen. Welche ist eine Sackgasse, nach der sie zurückgeht und nichts gefunden hat?",
  minus:
    "Jemand hat die Codezeile `poss -= bit` weggelassen. Die Suche kommt in eine Zeile mit diesem `poss`. Unter der niedrigsten 1 liegt eine Sackgasse. Auf welche Felder dieser Zeile kommt eine Dame?",
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

export const PARTS = { before: "Vor der Stunde", after: "Nach der Stunde", scale: "Was du davon hältst" };
export const ITEM = "{part}: {at} von {of}";

export const START = {
  title: "Vorher und nachher",
  intro:
    "Zehn Fragen vor einer Stunde mit Bitqueens, zehn danach, und was du davon hältst. Niemand wird benotet: Es geht um die Stunde, nicht um dich. Was du noch nicht weißt, musst du nicht raten.",
  number: "Deine Nummer",
  hint: "Die du von deiner Lehrkraft hast, von 1 bis {most}. Nach Namen wird nicht gefragt.",
  bad: "Eine Nummer ist eine ganze Zahl von 1 bis {most}, nicht „{text}“.",
  none: "Gib deine Nummer ein, eine ganze Zahl von 1 bis {most}.",
  go: "Anfangen",
  stays:
    "Deine Antworten bleiben auf diesem Gerät, gesendet wird nichts. Am Ende bekommst du einen kurzen Code für deine Lehrkraft. Vergessen, in den Einstellungen des Films, entfernt sie.",
  notStored:
    "Dieser Browser behält nichts für die Seite: Schließe sie nicht und lade sie nicht neu, bevor du fertig bist.",
};

export const TAKING = {
  back: "Zurück",
  next: "Weiter",
  end: "Das war die letzte",
  choose: "Wähle eine Antwort. „Das weiß ich nicht“ ist auch eine.",
};

export const LESSON = {
  title: "Jetzt die Stunde",
  text: "Die zehn Fragen davor sind beantwortet, Nummer {number}. Lass diese Seite offen, oder öffne sie nach der Stunde wieder auf diesem Gerät: Es geht hier weiter.",
  go: "Die Stunde ist vorbei: weiter",
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
  notCopied: "Der Browser hat den Code nicht kopieren lassen.",
  holds:
    "Er enthält deine Nummer, {number}, deine Antworten, und wie deine ersten und letzten zehn Vorhersagen seit dem Anfang waren, sonst nichts.",
  right: "Richtig vor der Stunde: {before} von {of}. Danach: {after} von {of}.",
  print: "Drucken",
  anew: "Die nächste Person an diesem Gerät",
  sure: "Diese Antworten wirklich entfernen? Ohne den Code oben sind sie verloren.",
  remove: "Entfernen",
};

export const COLLECT = {
  title: "Codes einsammeln",
  intro:
    "Getippt oder eingefügt; jeder wird sofort geprüft. Sie bleiben in diesem Tab, bis du ihn schließt, und gesendet wird nichts. Speichere vorher die Tabelle.",
  codes: "Codes, einer je Textzeile",
  faults: "Was nicht zählt",
  none: "Noch ist kein Code da.",
  learners: "Teilnehmende",
  items: "Aufgaben",
  save: "Als CSV speichern",
  file: "bitqueens-studie.csv",
  print: "Drucken",
  clear: "Alle entfernen",
  count: { one: "{count} Person", other: "{count} Teilnehmende" },
  score: "System Usability Scale: {score} von 100 im Mittel. Bei Nasralla (2022) waren es 74,5.",
  gain: "Richtig davor: {before} %, danach: {after} %, Zuwachs: {gain} Punkte.",
  predicted: {
    zero: "Niemand hat {enough} Vorhersagen gemacht.",
    one: "Auf Anhieb richtige Vorhersagen, bei {count} Person mit mindestens {enough}: {first} % der ersten zehn, {last} % der letzten zehn.",
    other:
      "Auf Anhieb richtige Vorhersagen, bei {count} Teilnehmenden mit mindestens {enough}: {first} % der ersten zehn, {last} % der letzten zehn.",
  },
  claim:
    "Ohne eine Klasse, die anders unterrichtet wurde, sagt ein Zuwachs nichts über das Programm; wenige Teilnehmende auch nicht. Was eine Studie braucht, steht im Handbuch.",
  mistake: "{choice} ({count})",
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
    "Für alle, die kein Gerät haben. Ungerade Nummern bekommen vor der Stunde Form A und danach Form B, gerade umgekehrt. Wer ihre Blätter hat, tippt die Antworten auf der Seite der Studie ein und erhält so die Codes.",
  print: "Drucken",
  form: "Form {form}",
  number: "Nummer",
  scale: "Was du davon hältst",
  key: "Lösungen",
};

export const LINKS = {
  label: "Für Lehrkräfte",
  study: "Die Studie",
  collect: "Codes einsammeln",
  paper: "Die Studie auf Papier",
  manual: "So führt man sie durch",
};

export const BAD_ADDRESS = "In der Adresse ist {field} unbekannt: Es gibt study, study?collect und study?paper.";

export const PAGE = { title: "Studie · Bitqueens" };
