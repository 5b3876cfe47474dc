// German texts of a learner's own program.

export const YOURS = {
  run: "Ausführen",
  runTitle: "Dieses Programm ausführen und verfilmen (Strg+Eingabe)",
  stop: "Anhalten",
  reset: "Zurücksetzen",
  resetTitle: "Zurück zum Programmtext der Suche",
  open: "Datei öffnen",
  code: "Dein Programm",
  options: "Argumente und Eingabe",
  argv: "Argumente",
  argvHint: "wie auf der Kommandozeile: 8",
  stdin: "Eingabe",
  stdinHint: "Text, den das Programm liest",
  call: "Aufruf",
  callHint: "nach dem Lauf der Datei, etwa solve(8)",
  changed: "Seit dem Lauf geändert: Der Film zeigt noch diesen Lauf.",
  stays: "Der Film zeigt noch den Lauf davor.",
  variables: "Variablen",
  calls: "Aufrufe",
  results: "Ergebnis",
  output: "Ausgabe",
  noOutput: "Es wird nichts ausgegeben.",
  later: "Wird später ausgegeben",
  theBoard: "(das Brett)",
  noVariables: "Noch gibt es keine Variablen.",
  board: "Brett",
  noBoard: "Kein Brett: nur Code und Werte",
  module: "Die Datei",
  every: "Jede Codezeile",
  moves: "Nur Züge",
  steps: "Schritte",
  registers: "Masken",
  keep: "Dein Programm bleibt auf diesem Gerät.",
};

export const BEGIN = {
  how: "Drücke „Ausführen“, um dieses Programm Codezeile für Codezeile zu verfilmen. Seine Variablen erscheinen dann hier.",
  examples: "Oder beginne mit einem anderen Programm",
  bugs: "Finde den Fehler",
  others: "Verfilme eine andere Suche",
  coming: "Nach einem Lauf steht hier die Ausgabe, verglichen mit den Lösungen unserer Suche.",
};

/** A program that comes late. */
export const LATE = {
  come: "{path} kam, nachdem du zu tippen begonnen hattest.",
  show: "Zeigen",
};

export const PROGRESS = {
  fetching: "Python wird auf den Server geladen (einmalig, {megabytes}\u00a0MB): {percent} %",
  coming: "Python wird geladen (einmalig, {megabytes}\u00a0MB): {percent} %",
  starting: "Python wird gestartet (einmalig) …",
  running: "Läuft …",
  recording: "Läuft: etwa {events} Ereignisse",
  finding: "Das Brett wird gesucht …",
  refused: "Die Aufzeichnung lässt sich nicht lesen: {why}.",
  failed: "Python lief nicht: {why}.",
  done: { one: "{count} Ereignis aufgezeichnet", other: "{count} Ereignisse aufgezeichnet" },
};

export const COUNTERS = {
  checks: { one: "Aufruf", other: "Aufrufe" },
  dead_ends: { one: "bedrohte Dame", other: "bedrohte Damen" },
};

export const STEP = {
  before: "Noch ist nichts gelaufen.",
  how: "Ändere das Programm und drücke „Ausführen“, um es zu verfilmen.",
  howWatched: "Die Datei läuft.",
  solution: "Lösung {number}: Keine Dame bedroht eine andere.",
  placed: "Eine Dame auf {square}.",
  tried: "Eine Dame wird auf {square} probiert.",
  lifted: "Die Dame auf {square} wird entfernt.",
  attacked: "Sie ist {along} von der Dame auf {square} bedroht.",
  begins: "{name} beginnt.",
  ends: "{name} endet.",
  call: "{name} wird aufgerufen.",
  with: "Mit {values}.",
  return: "{name} gibt {value} zurück.",
  left: "Die Ausnahme beendet {name}.",
  yield: "{name} liefert {value}.",
  resume: "{name} läuft weiter.",
  exception: "Eine Ausnahme: {value}.",
  line: "Als Nächstes läuft Codezeile {line}.",
  changed: "Davor: {values}.",
};

export const SQUARE = "Zeile {row}, Spalte {column}";
export const VALUE = "{name} = {value}";

export const ALONG = { row: "auf der Zeile", column: "auf der Spalte", ld: "auf \\", rd: "auf /" };

export const BOARD = {
  size: "Brett mit {n} × {n} Feldern.",
  none: "Keine Damen.",
  queens: "Damen auf {squares}.",
  attacks: { one: "{count} Paar davon bedroht einander.", other: "{count} Paare davon bedrohen einander." },
};

export const TIMELINE = {
  step: "Codezeile {line} · {name}",
  call: "{steps} · darunter {solutions}",
};

/** @type {Record<string, string>} */
export const ENDS = {
  done: "Das Programm ist bis zu seinem Ende gelaufen.",
  uncalled: "Diese Datei definiert Funktionen, ruft aber keine auf. Wähle einen Aufruf.",
  exit: "Das Programm hat sich selbst beendet{where}, mit dem Status {text}.",
  exception: "Das Programm endete{where} mit {text}.",
  recursion: "Die Aufrufe waren zu tief verschachtelt{where}: Kommt jeder Aufruf an ein Ende?",
  depth: "Das Programm ist bis zu seinem Ende gelaufen. Die Aufzeichnung endet bei {text} offenen Aufrufen{where}.",
  events: "Das Programm tut mehr, als sich aufzeichnen lässt: Die Aufzeichnung endet nach {text} Ereignissen{where}.",
  seconds: "Das Programm brauchte zu lange: Die Aufzeichnung endet nach {text} Sekunden{where}.",
  memory: "Das Programm brauchte zu viel Speicher: Die Aufzeichnung endet{where}.",
  process: "Das Programm startet einen anderen Prozess{where}; der kann nicht aufgezeichnet werden.",
  input: "Das Programm verlangt mehr Eingabe, als es bekam{where}.",
  argument: "Das Programm verlangt ein Argument{where}, etwa 8.",
  missing: "Das Programm importiert {text}{where}; das gibt es hier nicht.",
  python2: "Das ist Python 2{where}: {text}",
  language: "Das sieht nach einer anderen Sprache aus. Hier läuft nur Python.",
  syntax: "Python kann das Programm{where} nicht lesen: {text}.",
  crash: "Python selbst wurde abgebrochen: {text}.",
  stopped: "Der Lauf wurde angehalten.",
};
export const WHERE = " in Codezeile {line}";
export const WATCH_CALL = "{call} ansehen";

/** @type {Record<string, string>} */
export const NOTES = {
  output: "Das Programm hat mehr ausgegeben, als aufgezeichnet ist.",
  sleep: "Aufrufe von sleep() wurden übersprungen.",
  settrace: "Der eigene Tracer des Programms wurde nicht gesetzt.",
  system: "Befehle an das Betriebssystem wurden nicht ausgeführt.",
  threads: "Jeder Thread lief bis zu seinem Ende, sobald er gestartet wurde.",
  typing: "Für dich importiert, wie bei LeetCode: {names}.",
};

export const READING = {
  shown: "Ich lese {name} als Schachbrett: {how}.",
  unsure: "Ich bin nicht sicher, ob {name} das Brett ist: {how}.",
  none: "Keine Variable verhält sich wie ein Brett.",
  line: "Index = {index}, Wert = {other}",
  squares: "Jeder Eintrag ist ein Feld",
  cells: "Eine Zelle mit {mark} ist eine Dame",
  keys: "Schlüssel = {index}, Wert = {other}",
  keysSquares: "Die Schlüssel sind Felder",
  numbers: "Jeder Eintrag ist die Nummer eines Feldes, Zeile für Zeile",
  stack: "Jeder Eintrag ist eine {index}, und das Bit, das er hinzufügt, die {other}",
  calls: "Jeder wartende Aufruf ist eine {index}, sein Wert die {other}",
  bits: "Jeder wartende Aufruf ist eine {index}, sein Bit die {other}",
  added: "Jeder Aufruf ist eine {index}, und das Bit, das er hinzufügt, die {other}",
  row: "Zeile",
  column: "Spalte",
  hint: "Eine andere Variable? Nenne sie in einem Kommentar: # board: queens",
};

export const COMPARISON = {
  table: "Es füllt eine Tabelle: {name}.",
  unsure: "Sind das Damen, in {name}?",
  areQueens: "Ja, das sind welche",
  all: { one: "die einzige Lösung", other: "alle {count} Lösungen" },
  both: "beide Lösungen",
  right: "Richtig: Es findet {all} für N = {n}{effort}.",
  rightNone: "Richtig: Für N = {n} gibt es keine Lösung, und es findet keine.",
  rightOrders:
    "{count} Bretter für N = {n}, jedes in {orders} Reihenfolgen: Es gibt {given} an. {again} Mal kommt ein Brett in anderer Reihenfolge noch einmal.",
  noSolution: "Es findet keine für N = {n}, und es gibt keine.",
  rightClasses: "Richtig: {given} bis auf Symmetrie für N = {n}.",
  rightAnswer: "Die Antwort stimmt für N = {n}: {given}.",
  first: "Es findet eine richtige Lösung{effort} und hört dann auf.",
  givesOne: "Es gibt eine richtige Lösung an.",
  several: "Es findet {count} richtige Lösungen{effort} und hört dann auf.",
  afterMoves: { one: "nach {count} Zug", other: "nach {count} Zügen" },
  repairs: "Es rückt Damen auf einem vollen Brett und kommt {moves} auf ein Brett ohne Angriff.",
  repairsNot: "Es rückt Damen auf einem vollen Brett, und {moves} bedrohen noch welche einander.",
  visits: "Es kommt auf {all} für N = {n}{effort}.",
  lostFirst: "Es findet eine richtige Lösung{effort}, gibt aber nichts aus.",
  lost: "Es findet {all} für N = {n}, gibt aber nichts aus.",
  prints: "Es kommt auf {all} für N = {n}, gibt aber {given} aus.",
  returns: "Es kommt auf {all} für N = {n}, gibt aber {given} zurück.",
  gives: "Für N = {n} liefert es {given} statt {total}.",
  eachTimes: "Es gibt jedes der {count} Bretter {times} Mal an, zusammen {given}.",
  sameBoard: "Es gibt {count} Mal ein und dasselbe Brett an.",
  sizesRight: "Richtig für N = {sizes}.",
  withChecks: { one: " mit {count} Prüfung", other: " mit {count} Prüfungen" },
  withPlacements: { one: " mit {count} Zug", other: " mit {count} Zügen" },
  accepted: "Die Damen auf {one} und {other} bedrohen einander, und die Suche geht in Codezeile {line} weiter.",
  uncleared: "Nach der ersten Lösung wird das Brett nie geleert.",
  shared: "{name} enthält {times} Mal dasselbe Brett: Es kam ohne Kopie hinein.",
  rows: "Die {times} Zeilen von {name} sind ein und dieselbe Liste.",
  short: "Bretter mit {queens} Damen gelten als Lösungen: Die Suche gibt {count} davon an.",
  wrong: "Auf {count} der Bretter, die deine Suche gelten lässt, bedrohen Damen einander.",
  doubled: { one: "Deine Suche wiederholt {count} Lösung.", other: "Deine Suche wiederholt {count} Lösungen." },
  orders: "Deine Suche findet jede Lösung in {orders} Reihenfolgen ihrer Damen.",
  missing: { one: "Deiner Suche fehlt {count} Lösung.", other: "Deiner Suche fehlen {count} Lösungen." },
  kept: "Wird eine Dame weggenommen, so wird {name} nie zurückgesetzt.",
  unlifted: "Von {name} wird nie wieder eine Dame weggenommen.",
  turns: "Die Dame in Zeile {row} läuft immer im Kreis: Nichts führt zu Zeile {back} zurück.",
  turnsBelow: "Die Damen ab Zeile {row} laufen immer im Kreis: Nichts führt zu Zeile {back} zurück.",
  turnsAll: "Dieselben Bretter kommen immer wieder: Die Suche dreht sich im Kreis.",
  stands: "Die Codezeilen {first} bis {last} laufen immer im Kreis, und keine Dame bewegt sich mehr.",
  standsIn: "Codezeile {first} läuft immer im Kreis, und keine Dame bewegt sich mehr.",
  silent: "{name} gab {count} von {all} Malen None zurück.",
  same: { one: "Dein einziger Zug ist wie bei {name}.", other: "Alle {count} Züge sind wie bei {name}." },
  alike: { one: "Nur dein erster Zug ist wie bei {name}", other: "Deine ersten {count} Züge sind wie bei {name}" },
  another: "{alike}; danach nimmt deine Suche einen anderen Weg.",
  departs: "{alike}; danach weicht deine Suche ab.",
  departsAtOnce: "Deine Suche weicht schon mit dem ersten Zug von unseren ab.",
  ends: "{alike}; dann endet deine Suche.",
  go: "Zeigen",
};

export const SEARCH_BOARD = "Unsere Suche auf diesem Brett";

export const ANOTHER = {
  reserved: "Es liefert die {count} der {total} Bretter für N = {n}, die deine gesperrten Felder frei lassen.",
  given: "Es liefert die {count} der {total} Bretter für N = {n} mit den vorgegebenen Damen: {squares}.",
  each: "Es sucht zu jedem Platz der ersten Dame ein Brett: {count} der {total} für N = {n}.",
  classes: "Es liefert ein Brett aus jeder Klasse der Symmetrie: {count} der {total} für N = {n}.",
  super:
    "Es liefert die {count} der {total} Bretter für N = {n}, auf denen keine Dame einen Springerzug von einer anderen steht.",
  torus: "Es liefert die {count} der {total} Bretter für N = {n}, deren Diagonalen am anderen Rand weitergehen.",
  touch: "Es setzt Damen, die sich nicht berühren dürfen: {count} Bretter für N = {n}.",
  bishops: "Es setzt Läufer, einen in jede Zeile: {count} Bretter für N = {n}.",
  rooks: "Es setzt Türme: {count} Bretter für N = {n}.",
  oblong: "Es liefert die {count} Bretter mit {rows} Zeilen und {columns} Spalten.",
  none: {
    super: "Für N = {n} gibt es kein Brett, auf dem auch kein Springerzug zwei Damen verbindet, und es findet keines.",
    torus: "Für N = {n} gibt es kein Brett, dessen Diagonalen am anderen Rand weitergehen, und es findet keines.",
  },
  asked: {
    touch: "Sind das Damen, die sich nur nicht berühren dürfen? Es liefert alle {count} Bretter davon für N = {n}.",
    bishops: "Sind das Läufer? Es liefert alle {count} Bretter für N = {n} mit einem in jeder Zeile.",
    rooks: "Sind das Türme? Es liefert alle {count} Bretter davon für N = {n}.",
  },
};

export const LISTED = {
  differs: "Das erste Brett, das anders ist",
  theirs: "deins",
  ours: "unseres",
  wrong: "Falsch",
  doubled: "Noch einmal",
  missing: "Fehlen",
};
export const more = "und {count} weitere";

export const BUGS = {
  title: "Was ist hier falsch?",
  goal: "Diese Suche soll die 4 Möglichkeiten finden, 6 Damen auf das Brett zu setzen.",
  hint: "Gib mir einen Tipp",
  right: "Richtig.",
  again: "Nicht ganz. Lies den Tipp und versuche es noch einmal.",
  wrong: "Nicht ganz.",
  left: "Damit bleibt: {answer}.",
  film: "Der Film zeigt es.",
  run: "Führe es aus und sieh nach; dann verbessere es und führe es noch einmal aus.",
  mended: "Verbessert: Es findet {all}.",
  next: "Das nächste",
  all: "Das war das letzte: Alle sechs sind verbessert.",
  number: "Programm {number} von {all}",
};

export const BUG = {
  shift: {
    question: "Die erste Dame kommt auf Zeile 0, Spalte 5. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 2", "Zeile 1, Spalte 3", "Zeile 1, Spalte 4"],
    because: "Spalte 4 ist in den Masken frei, obwohl die erste Dame sie bedroht.",
    hint: "Jede Maske einer Diagonale rückt mit jeder Zeile um eine Spalte: eine nach links, eine nach rechts.",
    shows: "Codezeile {line} rückt die Masken beider Diagonalen zur selben Seite.",
  },
  diagonal: {
    question: "Die erste Dame kommt auf Zeile 0, Spalte 0. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 1", "Zeile 1, Spalte 2", "Nirgendwohin: kein Feld ist frei"],
    because: "Die Prüfung übersieht die Diagonale, die nach rechts unten geht.",
    hint: "Auf einer Diagonale ist der Unterschied der Spalten positiv, auf der anderen negativ.",
    shows: "Codezeile {line} vergleicht nur eine der beiden Diagonalen.",
  },
  last_row: {
    question: "Die erste Dame kommt auf Zeile 0, Spalte 0. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 2", "Zeile 1, Spalte 0", "Zeile 1, Spalte 1"],
    because: "Die Prüfung übersieht die Dame gleich darüber.",
    hint: "Welche Zeilen hat range(row - 1), wenn row 1 ist?",
    shows: "Codezeile {line} lässt die Zeile gleich darüber aus.",
  },
  undo: {
    question: "Wie viele Lösungen findet sie?",
    answers: ["0", "1", "4"],
    because: "Felder bleiben von Damen bedroht, die längst entfernt sind.",
    hint: "Alles, was beim Setzen einer Dame geschieht, muss beim Entfernen rückgängig gemacht werden.",
    shows: "Codezeile {line} räumt down auf, und keine Codezeile räumt up auf.",
  },
  return: {
    question: "Wie viele Damen werden gesetzt, bevor sie endet?",
    answers: ["5", "36", "152"],
    because: "Sie probiert in jeder Zeile ein Feld und nie ein zweites.",
    hint: "Sieh dir an, was nach der Rückkehr des Aufrufs geschieht: Kommt die nächste Spalte dran?",
    shows: "Codezeile {line} kehrt schon in der Schleife zurück, nach der ersten freien Spalte.",
  },
  copy: {
    question: "Was gibt sie aus?",
    answers: ["Die 4 Lösungen", "4 Mal ein Brett ohne Damen", "4 Mal die letzte Lösung"],
    because: "Die Liste enthält 4 Mal ein und dasselbe Brett, und am Ende ist dieses Brett leer.",
    hint: "append legt das Brett selbst in die Liste: Was später mit ihm geschieht, ist auch dort zu sehen.",
    shows: "Codezeile {line} fügt jedes Mal das Brett selbst hinzu, keine Kopie.",
  },
};

export const TRIES = {
  range: "{first} bis {last}",
  right: "Es stimmt für N = {sizes}.",
  rightTwice: "Es stimmt für N = {sizes}, auch beim zweiten Aufruf.",
  gives: "Für N = {n} liefert es {given}.",
  differs: "Für N = {n} liefert es {given}, und bei der Aufzeichnung {other}.",
  failed: "Für N = {n} endet es mit {error}.",
  twice: "Beim zweiten Mal gibt Codezeile {line} {second} statt {first} an: In {name} stand noch {value}.",
  film: "N = {n} filmen",
};

export const WHY_OWN = {
  title: "Warum dieser Wert?",
  ask: "{name} ist {value}: Warum?",
  looking: "Die Codezeile wird gesucht …",
  none: "{name} hat hier keinen Wert.",
  start: "{name} ist von Anfang an {value}.",
  set: "{name} ist {value}: gesetzt in Codezeile {line}, bei Schritt {step}.",
  given: "{name} ist {value}: übergeben vom Aufruf in Codezeile {line}, bei Schritt {step}.",
  placed: "Die Dame auf {square} wurde in Codezeile {line} gesetzt, bei Schritt {step}.",
  taken: "Die letzte Dame auf {square} wurde in Codezeile {line} entfernt, bei Schritt {step}.",
  never: "Auf {square} war bisher keine Dame.",
  squareOf: "{square} von {name}",
  file: "{line} von {file}",
  then: "Dabei: {values}.",
  go: "Dorthin",
  here: {
    set: "Codezeile {line} setzt {name} auf {value}.",
    given: "Codezeile {line} ruft mit {name} = {value} auf.",
    placed: "Codezeile {line} setzt die Dame auf {square}.",
    taken: "Codezeile {line} entfernt die Dame von {square}.",
  },
  back: "Zurück zu Schritt {step}",
};

export const MASKS = {
  beyond: "Auch Bits jenseits des Bretts sind gesetzt.",
  negative:
    "{name} ist in Codezeile {line} negativ: {value}. ~ setzt auch alle Bits jenseits des Bretts, und die Suche hält sie für Felder. Auf dem Brett ist es {expected}: Begrenze es mit &.",
  wide: "{name} ist in Codezeile {line} {value}: ein Bit jenseits des Bretts, das die Suche für ein Feld hält.",
  kept: "{name} ist in Codezeile {line} {value}: Ein probiertes Bit wird nie entfernt und deshalb wieder gewählt.",
  should: "{name} ist in Codezeile {line} {value}, sollte aber {expected} sein: {reason}",
  reasons: {
    precedence: "Es fehlen Klammern. & bindet stärker als |, und ein Schieben stärker als beide.",
    twice: "Für eine Zeile wird zweimal geschoben.",
    swapped: "Die beiden Diagonalen sind vertauscht.",
    alike: "Beide Diagonalen werden in dieselbe Richtung geschoben.",
    unshifted: "Für die nächste Zeile wird nicht geschoben.",
    or: "or behält nur eine der Masken, | beide.",
    unset: "Das gewählte Bit kommt nicht hinzu.",
    changed: "Für ein anderes Feld dieser Zeile geändert und nicht wiederhergestellt.",
  },
};

/** Dateien, die kein Programm enthalten. */
export const UNREAD = {
  long: "Dieser Text hat {length} Zeichen. Ein Programm darf bis zu {most} haben.",
  binary: "Das ist eine Binärdatei. Öffne eine Python-Datei oder ein Notebook.",
  unknown: "Die Datei gibt die Kodierung {encoding} an; die gibt es nicht.",
  declared: "Codezeile {line} ist nicht in {encoding}, der Kodierung, die die Datei angibt.",
  encoding:
    "Codezeile {line} ist nicht in UTF-8, und die Datei gibt keine andere Kodierung an. Speichere sie als UTF-8, oder beginne sie mit: # -*- coding: {encoding} -*-",
  cells: "Dieses Notebook hat keine Zellen mit Code.",
};

/** Bretter, die anstelle eines Programms eingefügt wurden. */
export const ANSWER = /** @type {const} */ ({
  title: "Bretter einer Antwort, eines nach dem anderen",
  whole: "Richtig: {all} für N = {n}.",
  part: "{count} der {total} Lösungen für N = {n}.",
  some: { one: "{count} Lösung für N = {n}.", other: "{count} Lösungen für N = {n}." },
  attacked: "Brett {number} ist keine Lösung: Die Damen auf {one} und {other} bedrohen einander.",
  row: "Brett {number} ist keine Lösung: Zeile {row} muss genau eine Dame haben.",
  alsoWrong: { one: "Noch {count} Brett ist keine Lösung.", other: "Noch {count} Bretter sind keine Lösungen." },
  again: "Brett {number} ist dasselbe wie Brett {first}.",
  differs: "Brett {number} wird nicht erwartet.",
  lacking: { one: "{count} erwartetes Brett fehlt.", other: "{count} erwartete Bretter fehlen." },
});
