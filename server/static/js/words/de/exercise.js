// German texts of the exercises.

export { BITS, REASONS } from "./learn.js";

export const LIST = {
  place: {
    title: "Vier Damen von Hand",
    what: "Setze selbst vier Damen, bleib stecken und entdecke Backtracking.",
    starts: { "": "Anfangen" },
  },
  be: {
    title: "Selbst die Suche sein",
    what: "Du bist die Maschine: Fülle die Register aus, setze Damen und entferne sie wieder, zwölf Schritte des Films lang.",
    starts: {
      "rung=1": "1 · die Züge",
      "rung=2": "2 · was frei ist",
      "rung=3": "3 · die nächste Zeile",
      "rung=4": "4 · ohne Brett",
    },
  },
  lines: {
    title: "Die Codezeilen ordnen",
    what: "Ordne die Codezeilen der Bitmaskensuche, rücke sie ein und lass weg, was nicht dazugehört.",
    starts: { "language=python": "Python", "language=javascript": "JavaScript" },
  },
  lessons: {
    title: "Lektionen",
    what: "Eine Lektion führt dich Station für Station durch den Film und stellt dabei Fragen.",
    starts: { "": "Lektion wählen" },
  },
  predict: {
    title: "Frag mich",
    what: "Der Film hält an, und du sagst, was als Nächstes kommt.",
    starts: { "": "Fragen wählen" },
  },
  bugs: {
    title: "Was ist hier falsch?",
    what: "Sechs Programme haben je einen Fehler: Sag voraus, was du sehen wirst, führe sie aus und verbessere sie.",
    starts: { "": "Anfangen" },
  },
  worksheet: {
    title: "Arbeitsblatt",
    what: "Drucke Fragen zu Schritten des Films aus, mit Lösungen.",
    starts: { "": "Schritte wählen" },
  },
};

export const TASK = "Aufgabe Nr. {seed}";
export const ANOTHER = "Andere Aufgabe";

export const BAD_FIELD = {
  of: "In der Adresse ist {field} eines von {names}, nicht „{text}“.",
  between: "In der Adresse ist {field} eine ganze Zahl von {least} bis {most}, nicht „{text}“.",
};

export const BE = {
  RUNG: "Stufe",
  RUNGS: ["die Züge", "was frei ist", "die nächste Zeile", "ohne Brett"],
  FEEDBACK: "Rückmeldung",
  ONCE: "sofort",
  END: "am Ende",
  set: "N = {n} · Stufe {rung}",

  row: "Zeile {row}",
  above: "Zeile {row} mit ihrer Dame",
  below: "Unter der letzten Zeile: Alle {rows} Damen stehen",
  BOARD: {
    queens: "Brett mit {n} × {n} Feldern. Damen: {queens}.",
    none: "Brett mit {n} × {n} Feldern. Keine Dame.",
    queen: "Zeile {row}, Spalte {column}",
  },
  open: "{name}: noch nicht ausgefüllt",
  fillIn: "{name} ausfüllen, die linke Spalte zuerst",
  bit: "Bit {bit}",

  POSITION: {
    question: "Frage {at} von {of}",
    points: { one: "Frage {at} von {of} · {count} Punkt", other: "Frage {at} von {of} · {count} Punkte" },
  },
  MEANWHILE: {
    entered: "Die Suche ist zu Zeile {row} weitergegangen und hat deren Register ausgefüllt.",
    shifted: "Die Suche ist zu Zeile {row} weitergegangen und hat ld, col und rd dorthin geschoben.",
    below: "Die Suche ist unter die letzte Zeile weitergegangen.",
  },
  ASK: {
    ld: "Zeile {row}: ld ausfüllen, die Angriffe entlang \\",
    col: "Zeile {row}: col ausfüllen, die Spalten mit einer Dame",
    rd: "Zeile {row}: rd ausfüllen, die Angriffe entlang /",
    taken: "Zeile {row}: taken ausfüllen",
    poss: "Zeile {row}: poss ausfüllen",
    move: "Zeile {row}: Wohin kommt die nächste Dame, oder wird die Dame darüber entfernt?",
  },
  SOLVED: "Jede Zeile hat ihre Dame: eine Lösung. Was macht die Suche jetzt?",
  FULL: "Alle zwölf Schritte sind ausgefüllt.",
  SHOWN: "Du hast die Lösung gesehen: Mach mit einer neuen Aufgabe weiter.",
  DONE: {
    zero: "Fertig: {points} von {of} auf Anhieb richtig.",
    one: "Fertig: {points} von {of} auf Anhieb richtig, mit einem Hinweis.",
    other: "Fertig: {points} von {of} auf Anhieb richtig, mit {count} Hinweisen.",
  },
  CHECK: "Prüfen",
  FILL: "Eintragen",
  PLACE: "Dame setzen",
  LIFT: "Dame darüber entfernen",
  UNDO: "Zurücknehmen",
  CHECK_ALL: "Alles prüfen",
  HINTS: ["Hinweis: die Regel", "Hinweis: welche Dame", "Hinweis: der Wert (kostet den Punkt)"],
  FILM: "Diese Schritte im Film ansehen",
  MODEL: "Lösung im Film zeigen (danach bekommst du eine neue Aufgabe)",
  HOW: {
    move: "Wähle ein Feld oder sein Bit.",
    blind: "Wähle ein Bit.",
    fill: "Drück auf jede Ziffer, die 1 sein soll.",
  },
  KEYS: "Tasten in den Zellen: 0 und 1 schreiben, Pfeile wandern, die Eingabetaste trägt ein, L entfernt die Dame.",

  RIGHT: {
    ld: "Richtig: Die Angriffe entlang \\, auch der der neuen Dame, sind eine Spalte nach rechts gerückt.",
    col: "Richtig: Es hat eine 1 in der Spalte jeder Dame darüber.",
    rd: "Richtig: Die Angriffe entlang /, auch der der neuen Dame, sind eine Spalte nach links gerückt.",
    taken: "Richtig: Es hat eine 1 überall, wo ld, col oder rd eine hat.",
    poss: {
      one: "Richtig: {bits} von taken ist 0, also kann dort eine Dame stehen.",
      other: "Richtig: {bits} von taken sind 0, also kann dort eine Dame stehen.",
    },
    deadEnd: "Richtig: Kein Bit von poss ist übrig, also ist Zeile {row} eine Sackgasse.",
    place: "Richtig: Bit {bit} ist die niedrigste 1, die in poss übrig ist.",
    lift: "Richtig: In Zeile {row} ist kein Bit von poss übrig, also geht die Suche zur Dame darüber zurück.",
    solved: "Richtig: Alle Damen stehen, und die Suche geht zurück, um eine weitere Lösung zu finden.",
  },
  WRONG: "Noch nicht richtig.",
  LOOK: {
    ld: "Sieh dir Bit {bit} an: Bedroht eine Dame darüber dieses Feld entlang \\?",
    col: "Sieh dir Bit {bit} an: Steht eine Dame darüber in dieser Spalte?",
    rd: "Sieh dir Bit {bit} an: Bedroht eine Dame darüber dieses Feld entlang /?",
    taken: "Sieh dir Bit {bit} von ld, col und rd an: Hat eines davon eine 1?",
    poss: "Sieh dir Bit {bit} von taken an: Was bedeutet eine 1 dort für poss?",
    left: "Sieh dir poss an: Ist noch ein Feld übrig?",
    lowest: "Sieh dir poss an: Welches seiner Bits kommt zuerst?",
  },
  CHECKED: {
    all: "Alles ist richtig.",
    some: "{points} von {of} sind richtig. Hier ist das erste falsche: Verbessere es.",
  },
  RULES: {
    ld: "ld = (ld | bit) >> 1, mit ld und bit der Zeile darüber: ihre Angriffe und die der neuen Dame, eine Spalte weiter rechts.",
    col: "col = col | bit, mit col und bit der Zeile darüber: ihre Spalten und die der neuen Dame.",
    rd: "rd = (rd | bit) << 1, mit rd und bit der Zeile darüber: eine Spalte weiter links; was das Brett verlässt, ist weg.",
    taken: "taken = ld | col | rd: eine 1 überall, wo eine der drei Masken eine 1 hat.",
    poss: "poss = ~taken & done: eine 1 überall, wo taken eine 0 hat.",
    move: "bit = poss & -poss: die niedrigste 1 von poss, also die ganz rechts. Ohne eine 1 in poss und unter der letzten Zeile wird die Dame darüber entfernt.",
  },
  FITS: "Dein jetziger Eintrag ist richtig.",
  TRIED: "Bit {bit} ist schon probiert: Seine Dame wurde wieder entfernt.",
  LIFTED: "Die Dame darüber wird entfernt.",
  VALUE: "Es ist {digits}.",
  LINE: {
    one: "be, N = {n}, {seed}, Stufe {rung}, {points}/{of}, {count} Hinweis",
    other: "be, N = {n}, {seed}, Stufe {rung}, {points}/{of}, {count} Hinweise",
  },
  COPY: "Kopieren",
  COPIED: "Kopiert",
  NOT_COPIED: "Geht hier nicht",
  PROOF: "So eine Zeile könnten alle tippen: Sie beweist nichts.",
  CLIMB: "Die nächste Stufe",
};

export const TRIES = {
  none: { one: "in {count} Versuch", other: "in {count} Versuchen" },
  lines: {
    one: "in {count} Versuch, ohne die falschen Codezeilen",
    other: "in {count} Versuchen, ohne die falschen Codezeilen",
  },
  indentation: {
    one: "in {count} Versuch, mit gegebener Einrückung",
    other: "in {count} Versuchen, mit gegebener Einrückung",
  },
};

export const LINES = {
  LANGUAGE: "Sprache",
  HEAP: "Codezeilen zur Auswahl",
  PROGRAM: "Die Suche",
  HOW: "Zieh Codezeilen in die Suche, oder drücke auf eine und bewege sie. Nicht alle gehören dorthin.",
  KEYS: "Tasten: Die Eingabetaste nimmt eine Codezeile auf und legt sie ab, Pfeile bewegen sie und rücken sie ein, Entf nimmt sie heraus, Escape legt sie zurück.",
  TOOLS: "Die gehaltene Codezeile bewegen",
  MOVES: [
    ["↑", "Nach oben"],
    ["↓", "Nach unten"],
    ["←", "Weniger eingerückt"],
    ["→", "Weiter eingerückt"],
    ["✕", "Aus der Suche heraus"],
  ],
  DROP: "Ablegen",
  CHECK: "Prüfen",
  HELP: ["Hilfe: die falschen Codezeilen entfernen", "Hilfe: die Einrückung zeigen"],
  HELPED: [
    "Die Codezeilen, die nicht dazugehören, sind weg.",
    "Die Einrückung stimmt jetzt: Nur die Reihenfolge fehlt noch.",
  ],

  inHeap: "{text} (zur Auswahl)",
  inProgram: "{text} (Codezeile {at} von {of}, Einrückung {indent})",
  moved: "Codezeile {at} von {of}, Einrückung {indent}.",
  OUT: "Wieder bei den Codezeilen zur Auswahl.",
  DROPPED: "Abgelegt.",
  CANCELLED: "Zurückgelegt.",

  missing: {
    one: "{count} Codezeile fehlt noch. Das zählt nicht als Versuch.",
    other: "{count} Codezeilen fehlen noch. Das zählt nicht als Versuch.",
  },
  FAULT: { one: "Codezeile {lines}: {fault}", other: "Codezeilen {lines}: {fault}" },
  PLAIN: {
    deep: "Diese Codezeile ist weiter eingerückt, aber über ihr beginnt kein Block.",
    empty: "Mit dieser Codezeile beginnt ein Block, und der braucht mindestens eine.",
    last: "Hier beendet return den Aufruf, also läuft nie, was danach kommt.",
    double: "Diese Codezeilen tun dasselbe: Nur eine von ihnen gehört dazu.",
  },
  INSIDE: {
    solved: "Das muss jeder Aufruf fragen, also steht die Codezeile in keinem anderen Block.",
    free: "Jeder Aufruf muss seine freien Felder finden, also steht die Codezeile in keinem anderen Block.",
    loop: "Jeder Aufruf muss seine freien Felder durchgehen, also steht die Schleife in keinem anderen Block.",
    count: "Sie zählt eine Lösung, also gehört sie dorthin, wo col voll ist.",
    stop: "Hier beendet return den Aufruf zu früh. Es gehört zu einer Lösung oder ganz ans Ende.",
    pick: "Das geschieht für jedes freie Feld: in der Schleife.",
    take: "Das geschieht für jedes freie Feld: in der Schleife.",
    put: "Das geschieht für jedes freie Feld: in der Schleife.",
    call: "Das geschieht für jedes freie Feld: in der Schleife.",
    lift: "Das geschieht für jedes freie Feld: in der Schleife.",
  },
  BEFORE: {
    loop: "Die Schleife fragt nach poss, das noch keinen Wert hat.",
    stop: "return beendet den Aufruf, bevor die Lösung gezählt ist.",
    lift: "Die Dame wird vor dem Aufruf entfernt, der sie braucht.",
    put: "Der Aufruf kann eine Lösung finden, also muss die Dame vorher gespeichert sein.",
    bit: "Diese Codezeile braucht bit, das noch keinen Wert hat.",
  },
  STRAY: {
    isN: "Bei Schritt {step} von N = {n} hat jede Spalte eine Dame, also ist col {its}. n ist {n}, in Bits {other}: Die Lösung würde nicht gezählt.",
    once: "Bei Schritt {step} von N = {n} bekommt das nächste freie Feld einer Zeile seine Dame, bit {its}. Mit if verließe die Suche die Zeile nach dem ersten Feld.",
    register: "Bei Schritt {step} von N = {n} ist {register} {its}; mit dieser Codezeile wäre es {other}. {why}",
  },
  see: "Schritt {step} im Film ansehen",

  RIGHT: "Richtig, {tries}.",
  SWAPPED:
    "Mit vertauschtem Schieben findet sie dasselbe: ld und rd haben nur ihre Bedeutung getauscht. In der Vorlage läuft ld entlang \\.",
  FILM: "Zusehen, wie sie läuft",
  BEST: "Dein bestes Ergebnis: {tries}. Es bleibt nur in diesem Browser.",
  FORGET: "Vergessen",
};

export const WHY_NOT = {
  attacked: "Sie behält die bedrohten Felder und nicht die freien.",
  none: "Kein Bit ist zugleich in poss und nicht in poss.",
  others: "Sie wirft die niedrigste 1 weg und behält die anderen.",
  minusOne: "1 abzuziehen nimmt die niedrigste 1 nur dann heraus, wenn sie Bit 0 ist.",
  bothLeft: "ld läuft entlang \\, rückt also nach rechts.",
  alone: "Die neue Dame fehlt.",
  swapped: "ld läuft entlang \\, rückt also nach rechts.",
};

export const PAGE = {
  title: "Lernen: Lektionen und Übungen · Bitqueens",
};
