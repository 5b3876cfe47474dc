// German texts of the questions.

export const QUESTIONS = {
  next: {
    row: "Welches Feld in Zeile {at} bekommt die nächste Dame?",
    column: "Welches Feld in Spalte {at} bekommt die nächste Dame?",
  },
  free: "Welche Felder in Zeile {at} sind frei?",
  ld: "Was ist ld eine Zeile tiefer?",
  col: "Was ist col eine Zeile tiefer?",
  rd: "Was ist rd eine Zeile tiefer?",
  falls: "Verlässt auf dem Weg nach unten ein Bit das Brett?",
  after: "Was geschieht als Nächstes mit einer Dame?",
  ends: "Was folgt unmittelbar auf diese Dame?",
  below: "Folgt unter dieser Dame eine Lösung?",
  letters: "Deine Lehrkraft fragt: A, B, C oder D?",
  yes_no: "Deine Lehrkraft fragt: ja oder nein?",
  lost: "Kommst du mit?",
  back: {
    row: "Um wie viele Zeilen geht die Suche zurück, bevor sie die nächste Dame setzt?",
    column: "Um wie viele Spalten geht die Suche zurück, bevor sie die nächste Dame setzt?",
  },
  line: "Welche Codezeile läuft als Nächstes?",
  attacker: "Welche Dame bedroht dieses Feld?",
};

export const CHOICES = {
  falls: ["Nein, keines", "Eines aus ld", "Eines aus rd", "Aus beiden eines"],
  after: ["Eine wird gesetzt", "Eine wird entfernt"],
  ends: ["Die Suche geht unter ihr weiter", "Eine Sackgasse", "Eine Lösung"],
  below: ["Nein", "Ja"],
  letters: ["A", "B", "C", "D"],
  yes_no: ["Ja", "Nein"],
  lost: ["Ja, ich komme mit", "Nicht bei allem", "Nein, nicht mehr"],
};

export const RIGHT = "Richtig.";
export const WRONG = "Nicht ganz.";

export const HINTS = {
  next: {
    masks: "Sieh dir ld, col und rd an: In welchen Spalten haben alle drei eine {zero}? Welche davon kommt zuerst?",
    row: "Sieh die Spalte und die Diagonalen entlang: Steht dort eine Dame? Wenn nicht, welches freie Feld kommt zuerst?",
    column:
      "Sieh die Zeile und die Diagonalen entlang: Steht dort eine Dame? Wenn nicht, welches freie Feld kommt zuerst?",
  },
  free: "Sieh dir ld, col und rd an: Ein Feld ist frei, wo alle drei eine {zero} haben.",
  ld: "Sieh dir die Strahlen entlang \\ an, auch den der neuen Dame: Wo sind sie eine Zeile tiefer?",
  col: "Sieh dir die Spalten an, auch die der neuen Dame: Welche sind eine Zeile tiefer besetzt?",
  rd: "Sieh dir die Strahlen entlang / an, auch den der neuen Dame: Wo sind sie eine Zeile tiefer?",
  falls: "Sieh dir beide Ränder an: Verlässt dort ein Strahl das Brett, vielleicht der der neuen Dame?",
  after: {
    row: "Sieh dir die Zeile an: Ist noch ein Feld zu probieren?",
    column: "Sieh dir die Spalte an: Ist noch ein Feld zu probieren?",
  },
  ends: {
    row: "Sieh dir die nächste Zeile an: Trifft ein Strahl jedes Feld?",
    column: "Sieh dir die nächste Spalte an: Bleibt dort ein Feld?",
  },
  below: "Sieh dir an, welche Felder in den Zeilen darunter bleiben.",
  back: {
    row: "Sieh dir den Stapel an: Welche Zeile mit einem Feld zum Probieren ist die nächste?",
    column: "Sieh dir den Stapel an: Welche Spalte mit einem Feld zum Probieren ist die nächste?",
  },
  line: "Sieh dir die Codezeile an, die zuletzt lief: Was tut sie jetzt, und wo geht das Programm dann weiter?",
  attacker: "Sieh von diesem Feld aus die Zeile, die Spalte und die Diagonalen entlang.",
};

export const HINTS_OF_BOARD = {
  next: "Sieh dir die Register an: Wo hat open eine 1, und ld, col, rd und reg haben eine 0? Welches davon kommt zuerst?",
  free: "Sieh dir die Register an: Frei ist ein Feld, wo open eine 1 hat und ld, col, rd und reg eine 0.",
  ends: "Sieh dir die nächste Zeile an: Ist jedes Feld gesperrt, bedroht oder in einem Gebiet, das eine Dame hat?",
};

export const HOW = {
  bits: "Felder oder Bits anklicken, dann antworten.",
  bit: "Das Feld anklicken oder seine Nummer tippen.",
  case: "Auswählen oder die Nummer tippen.",
  rows: "Auswählen oder die Zahl tippen.",
  queen: "Die Dame anklicken oder ihre Zeile wählen.",
  line: "Die Codezeile anklicken oder ihre Nummer wählen.",
};

export const CHOICE = "{question} {count} Antworten zur Wahl";
export const GIVE = "Antworten";
export const HINT = "Hinweis";
export const SHOW = "Zeigen";
export const SKIP = "Auslassen";
export const FITS = "So ist es richtig.";
export const SHOWN = "Die Antwort: {answer}.";

export const ANSWERS = {
  bit: "Bit {label}",
  row: "Zeile {label}",
  column: "Spalte {label}",
  line: "Codezeile {label}",
};
export const JUST_RUN = "lief gerade";

export const PREDICT = {
  intro:
    "Das Abspielen hält an, bevor etwas geschieht, und fragt, was. Antworte auf dem Brett, in den Registern oder hier mit Tasten. Drei richtige Antworten nacheinander bringen dich eine Stufe höher, ein Fehler eine tiefer.",
  on: "Abspielen hält an und fragt",
  seeded:
    "Alle mit {seed} in der Adresse bekommen dieselben Fragen in derselben Reihenfolge; die Auswahl unten zählt dabei nicht.",
  only: "Die Adresse lässt nur diese Art von Fragen zu, die Auswahl unten zählt dabei nicht: {kind}.",
  often: "Wie oft",
  OFTEN: {
    choice: "Nur wo die Suche eine Wahl hat",
    each: "Bei jedem Schritt",
    stuck: "Nur bei Sackgassen und auf dem Rückweg",
  },
  kinds: "Fragen",
  KINDS: {
    free: "Die freien Felder einer Zeile",
    attacker: "Die Dame, die ein Feld bedroht",
    next: "Wohin die nächste Dame kommt",
    after: "Gesetzt oder entfernt",
    col: "col eine Zeile tiefer",
    ld: "ld eine Zeile tiefer",
    rd: "rd eine Zeile tiefer",
    falls: "Bits, die das Brett verlassen",
    ends: "Wohin eine Dame führt",
    back: "Wie weit es zurückgeht",
    line: "Die nächste Codezeile",
    below: "Eine Lösung darunter oder keine",
  },
  right: "{right} von {asked}",
  rightTitle: "auf Anhieb richtig, auf diesem Gerät",
};

export const EVERY = {
  title: "Selbst die Suche sein",
  hint: "Zwölf Schritte des Films lang sagst du, was die Suche als Nächstes tut. N ist 4 bis 8.",
  ON: "Die Adresse fragt nach jedem Schritt, die Auswahl unten zählt dabei nicht: {level}.",
  LEVELS: ["1 · die Damen", "2 · was frei ist", "3 · die nächste Zeile"],
  NEEDS: "„Selbst die Suche sein“ braucht N von 4 bis 8 und eine Suche, die Dame um Dame setzt.",
  COUNT: "Schritt {at} von {of}.",
  RUNNING: "{points} von {answered} auf Anhieb richtig",
  PAUSED: {
    here: "Angehalten bei Schritt {at} von {of}.",
    elsewhere: "Angehalten bei Schritt {at} von {of} von {algorithm}, N = {n}.",
  },
  RESUME: "Zurück zu Schritt {at}",
  DONE: {
    zero: "Fertig: {points} von {answered} auf Anhieb richtig.",
    one: "Fertig: {points} von {answered} auf Anhieb richtig, mit einem Hinweis.",
    other: "Fertig: {points} von {answered} auf Anhieb richtig, mit {count} Hinweisen.",
  },
  LINE: {
    one: "jeder Schritt, {algorithm}, N = {n}, {seed}, Stufe {level}, {points}/{answered}, {count} Hinweis",
    other: "jeder Schritt, {algorithm}, N = {n}, {seed}, Stufe {level}, {points}/{answered}, {count} Hinweise",
  },
  PROOF: "So eine Zeile könnten alle tippen: Sie beweist nichts.",
  COPY: "Ergebnis kopieren",
  COPIED: "Kopiert",
  NOT_COPIED: "Geht hier nicht",
  ANOTHER: "Andere Aufgabe",
  CLIMB: "Die nächste Stufe",
  WATCH: "Dieselben Schritte als Film",
};

export const ON_PAPER = {
  next: "das nächste Feld",
  free: "die freien Felder",
  ld: "ld eine Zeile tiefer",
  col: "col eine Zeile tiefer",
  rd: "rd eine Zeile tiefer",
  falls: "Bits, die das Brett verlassen",
  after: "gesetzt oder entfernt",
  ends: "Sackgasse oder nicht",
  below: "Lösung darunter oder nicht",
  back: "wie weit zurück",
  line: "die nächste Codezeile",
  attacker: "die bedrohende Dame",
};

export const BITS = { one: "Bit {list}", other: "Bit {list}" };

export const REASONS = {
  attackedAny: {
    row: "Eine Dame bedroht dieses Feld: die in Zeile {row}.",
    column: "Eine Dame bedroht dieses Feld: die in Spalte {row}.",
  },
  attacked: "Bit {bit} ist entlang {along} von der Dame in Zeile {row} bedroht: {line} hat dort eine {one}.",
  missed: "Bit {bit} ist frei: Keine Dame bedroht es, also haben ld, col und rd dort eine {zero}.",
  lower: "Bit {bit} ist frei, aber ein niedrigeres ist auch frei, und das niedrigste kommt zuerst.",
  earlier: {
    row: "Das Feld ist frei, aber die Suche probiert eine Zeile von links und kommt vorher zu einem anderen freien.",
    column: "Das Feld ist frei, aber die Suche probiert eine Spalte von oben und kommt vorher zu einem anderen freien.",
  },
  hit: "Bit {bit} von {line} ist eine Zeile tiefer eine {one}: Die Dame in Zeile {row} bedroht es entlang {along}.",
  clear: "Bit {bit} von {line} ist eine Zeile tiefer eine {zero}: Keine Dame bedroht es entlang {along}.",
  unshiftedRight: "Das ist {line} vor dem Schieben: Eine Zeile tiefer ist es um eine Spalte nach rechts gerückt.",
  unshiftedLeft: "Das ist {line} vor dem Schieben: Eine Zeile tiefer ist es um eine Spalte nach links gerückt.",
  turnedRight: "ld läuft entlang \\, rückt also nach rechts und nicht nach links.",
  turnedLeft: "rd läuft entlang /, rückt also nach links und nicht nach rechts.",
  unjoinedColumn: "Die neue Dame fehlt: Ihre Spalte ist von nun an besetzt.",
  unjoined: "Die neue Dame fehlt: Ihr Strahl beginnt in ihrer eigenen Zeile, also kommt ihr Bit vor dem Schieben dazu.",
  drops: "Bit 0 ist entlang \\ bedroht und fällt beim Schieben nach rechts heraus.",
  dropsNone: "Bit 0 ist entlang \\ nicht bedroht, also fällt rechts nichts heraus.",
  pushes: "Bit {bit} ist entlang / bedroht und wird beim Schieben nach links vom Brett geschoben.",
  pushesNone: "Bit {bit} ist entlang / nicht bedroht, also fällt links nichts heraus.",
  left: "In Zeile {row} ist noch {bits} zu probieren, also wird dort eine Dame gesetzt.",
  spent: {
    row: "In Zeile {row} bleibt nichts zu probieren, also geht die Suche zurück und entfernt die Dame davor.",
    column: "In Spalte {row} bleibt nichts zu probieren, also geht die Suche zurück und entfernt die Dame davor.",
  },
  goesOn: "Es kommt noch ein freies Feld, also wird dort eine Dame gesetzt.",
  solved: "Es war die letzte Dame: Alle stehen, und keine bedroht eine andere.",
  full: {
    row: "Jedes Feld in Zeile {row} ist bedroht: eine Sackgasse.",
    column: "Jedes Feld in Spalte {row} ist bedroht: eine Sackgasse.",
  },
  shut: {
    row: "In Zeile {row} kann keine Dame stehen: Jedes Feld ist bedroht.",
    column: "In Spalte {row} kann keine Dame stehen: Jedes Feld ist bedroht.",
  },
  early: "Erst {queens} von {n} Damen stehen.",
  openBits: {
    one: "In Zeile {row} kann noch eine Dame stehen: {bits} ist frei.",
    other: "In Zeile {row} kann noch eine Dame stehen: {bits} sind frei.",
  },
  open: "In Spalte {row} kann noch eine Dame stehen: Dort ist noch ein Feld frei.",
  follows: "Bei Schritt {step} kommt eine Lösung.",
  nothing: "Bis Schritt {step} ist alles unter dieser Dame probiert, ohne eine Lösung.",
  rows: {
    row: "Die nächste Zeile, in der noch ein freies Feld zu probieren ist, ist Zeile {row}: {rows} zurück.",
    column: "Die nächste Spalte, in der noch ein freies Feld zu probieren ist, ist Spalte {row}: {rows} zurück.",
  },
  noRows: {
    row: "In Zeile {row} ist noch ein freies Feld zu probieren, also geht die Suche nicht zurück.",
    column: "In Spalte {row} ist noch ein freies Feld zu probieren, also geht die Suche nicht zurück.",
  },
  empty: { row: "In Zeile {row} bleibt nichts zu probieren.", column: "In Spalte {row} bleibt nichts zu probieren." },
  nearer: {
    row: "In Zeile {row} ist noch ein freies Feld zu probieren, und dorthin kommt die Suche zuerst.",
    column: "In Spalte {row} ist noch ein freies Feld zu probieren, und dorthin kommt die Suche zuerst.",
  },
  inverse: "Das ist taken, die bedrohten Felder. Frei sind die anderen.",
  inverseOnes: "Das sind die bedrohten Felder. Frei sind die anderen.",
  line: {
    call: {
      row: "Die Suche hat diese Zeile gerade betreten, also sucht sie ein Feld zum Probieren: Codezeile {answer}.",
      column: "Die Suche hat diese Spalte gerade betreten, also sucht sie ein Feld zum Probieren: Codezeile {answer}.",
    },
    place: "Eine Dame ist gerade gesetzt worden, also geht die Suche eine Ebene tiefer: Codezeile {answer}.",
    reject: "Mit dieser Wahl bedrohen sich Damen, also probiert die Suche die nächste: Codezeile {answer}.",
    return: {
      row: "Die Suche ist zurück in dieser Zeile, also sucht sie ein anderes Feld zum Probieren: Codezeile {answer}.",
      column:
        "Die Suche ist zurück in dieser Spalte, also sucht sie ein anderes Feld zum Probieren: Codezeile {answer}.",
    },
    solution: "Die Lösung ist notiert, also sucht die Suche nach einer weiteren: Codezeile {answer}.",
  },
  lowest: "Bit {bit} ist das niedrigste, das keine Dame bedroht.",
  first: {
    row: "Es ist das erste Feld von links, das keine Dame bedroht.",
    column: "Es ist das erste Feld von oben, das keine Dame bedroht.",
  },
  OF_BOARD: {
    barred: {
      closed: "Bit {bit} ist gesperrt: open hat dort eine 0.",
      given: "Die vorgegebene Dame in Zeile {row} bedroht Bit {bit}: open hat dort eine 0.",
      region: "Gebiet {region} hat seine Dame in Zeile {row}: reg hat bei Bit {bit} eine 1.",
    },
    beside: { ld: "Das Feld rechts unter der neuen Dame.", rd: "Das Feld links unter der neuen Dame." },
    clearAll: {
      zero: "Jedes ist gesperrt, bedroht oder in einem Gebiet, das eine Dame hat: eine Sackgasse.",
      other: "Dort hat open eine 1, und ld, col, rd und reg haben eine 0.",
    },
    full: "Jedes Feld in Zeile {row} ist gesperrt, bedroht oder in einem Gebiet, das eine Dame hat: eine Sackgasse.",
    shut: "In Zeile {row} kann keine Dame stehen: Jedes Feld ist gesperrt, bedroht oder in einem Gebiet, das eine Dame hat.",
    missed: "Bit {bit} ist frei: Dort hat open eine 1, und ld, col, rd und reg haben eine 0.",
    lowest: "Bit {bit} ist das niedrigste freie.",
  },
  clearAll: {
    zero: "Jedes hat eine {one} in ld, col oder rd: eine Sackgasse.",
    other: "Dort haben ld, col und rd alle eine {zero}.",
  },
  moved: {
    ld: "Die Bits von ld und das der neuen Dame, eine Spalte weiter rechts.",
    col: "Die Bits von col und das der neuen Dame: Spalten bleiben.",
    rd: "Die Bits von rd und das der neuen Dame, eine Spalte weiter links.",
  },
  meets: "Diese Dame steht mit dem Feld auf einer Linie, und die Suche findet sie zuerst.",
  apart: "Die Dame in Zeile {row} hat mit diesem Feld weder Zeile noch Spalte noch Diagonale gemeinsam.",
  second: "Die Dame in Zeile {row} bedroht es auch, aber die Suche findet vorher eine andere.",
  nobody: "In Zeile {row} steht noch keine Dame.",
};
