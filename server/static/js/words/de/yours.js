// Ein eigenes Programm, auf Deutsch.

export const YOURS = {
  tab: "Deine Suche",
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
  stdinHint: "was das Programm lesen kann",
  call: "Aufruf",
  callHint: "nach dem Lauf der Datei, etwa solve(8)",
  changed: "Seit dem Lauf geändert: Zu sehen ist noch der Lauf davor.",
  variables: "Variablen",
  calls: "Aufrufe",
  results: "Ergebnis",
  ours: "Neben unseren",
  output: "Ausgabe",
  noOutput: "Noch ist nichts ausgegeben.",
  noVariables: "Noch gibt es keine Variablen.",
  board: "Brett",
  noBoard: "Kein Brett: nur Code und Werte",
  module: "Die Datei",
  every: "Jede Codezeile",
  moves: "Züge auf dem Brett",
  steps: "Schritte",
  registers: "Masken",
  yours: "deine",
  file: "Datei",
  keep: "Dein Programm bleibt auf diesem Gerät.",
};

export const PROGRESS = {
  coming: "Python wird geholt: {percent} %",
  running: "Läuft …",
  recording: "Läuft: etwa {events} Ereignisse",
  finding: "Das Brett wird gesucht …",
  refused: "Die Aufzeichnung lässt sich nicht lesen: {why}.",
  failed: "Python lief nicht: {why}.",
  done: { one: "{count} Ereignis aufgezeichnet", other: "{count} Ereignisse aufgezeichnet" },
};

export const COUNTERS = {
  checks: { one: "Aufruf", other: "Aufrufe" },
  dead_ends: { one: "geschlagene Dame", other: "geschlagene Damen" },
};

export const STEP = {
  before: "Noch ist nichts gelaufen.",
  how: "Ändere das Programm und drücke „Ausführen“: Der Film zeigt dein Programm.",
  howWatched: "Die Datei wird ausgeführt.",
  solution: "Lösung {number}: Keine Dame schlägt eine andere.",
  placed: "Eine Dame auf {square}.",
  tried: "Eine Dame wird auf {square} probiert.",
  lifted: "Die Dame von {square} wird weggenommen.",
  attacked: "Sie wird {along} von der Dame auf {square} geschlagen.",
  begins: "{name} beginnt.",
  ends: "{name} endet.",
  called: "{name} wird aufgerufen.",
  with: "Mit {values}.",
  returns: "{name} gibt {value} zurück.",
  yields: "{name} liefert {value}.",
  resumes: "{name} läuft weiter.",
  exception: "Eine Ausnahme: {value}.",
  line: "Als Nächstes läuft Codezeile {line}.",
  changed: "Davor: {values}.",
};

export const SQUARE = "Zeile {row}, Spalte {column}";
export const VALUE = "{name} = {value}";

export const ALONG = { row: "auf der Zeile", column: "auf der Spalte", ld: "auf \\", rd: "auf /" };

export const BOARD = {
  size: "Brett {n} mal {n}.",
  none: "Keine Damen.",
  queens: "Damen auf {squares}.",
  attacks: { one: "{count} Paar davon schlägt sich.", other: "{count} Paare davon schlagen sich." },
};

export const TIMELINE = {
  step: "Codezeile {line} · {name}",
  call: "{steps} · darunter {solutions}",
};

/** @type {Record<string, string>} */
export const ENDS = {
  done: "Das Programm ist bis zu seinem Ende gelaufen.",
  uncalled: "Aufgerufen wurde nichts, die Datei definiert nur. Wähle einen Aufruf.",
  exit: "Das Programm hat sich selbst beendet{where}, mit dem Status {text}.",
  exception: "Das Programm endete{where} mit {text}.",
  recursion: "Die Aufrufe waren zu tief verschachtelt{where}: Kommt jeder Aufruf an ein Ende?",
  events: "Es ist mehr, als aufgezeichnet werden kann: Die Aufzeichnung endet nach {text} Ereignissen{where}.",
  seconds: "Das Programm kam nicht rechtzeitig ans Ende: Die Aufzeichnung endet nach {text} Sekunden{where}.",
  memory: "Das Programm nahm zu viel Speicher: Die Aufzeichnung endet{where}.",
  process: "Das Programm startet einen anderen Prozess{where}; der kann nicht aufgezeichnet werden.",
  input: "Das Programm verlangt mehr Eingabe, als es bekam{where}.",
  argument: "Das Programm verlangt ein Argument{where}, etwa 8.",
  missing: "Das Programm importiert {text}{where}; das gibt es hier nicht.",
  python2: "Das ist Python 2{where}: {text}",
  syntax: "Python kann das Programm{where} nicht lesen: {text}.",
  crash: "Python selbst wurde beendet: {text}.",
  stopped: "Der Lauf wurde angehalten.",
};
export const WHERE = " in Codezeile {line}";
export const WATCH_CALL = "{call} ansehen";

/** @type {Record<string, string>} */
export const NOTES = {
  output: "Es wurde mehr ausgegeben, als aufgezeichnet ist.",
  sleep: "Wo das Programm schläft, wurde nicht gewartet.",
  settrace: "Der eigene Tracer des Programms wurde nicht gesetzt.",
  system: "Befehle an das Betriebssystem wurden nicht ausgeführt.",
  threads: "Ein Thread lief dort bis zu seinem Ende, wo er gestartet wurde.",
  typing: "Wie bei LeetCode wurden Namen importiert, die die Datei ohne Import benutzt: {names}.",
};

export const READING = {
  shown: "{name} ist als Brett zu sehen: {how}.",
  unsure: "Ob {name} das Brett ist, ist nicht sicher: {how}.",
  none: "Kein Name verhält sich wie ein Brett.",
  line: "Der Index ist die {index}, der Wert die {other}",
  squares: "Jeder Eintrag ist ein Feld",
  cells: "Eine Zelle mit {mark} ist eine Dame",
  keys: "Der Schlüssel ist die {index}, der Wert die {other}",
  keysSquares: "Die Schlüssel sind Felder",
  numbers: "Jeder Eintrag ist die Nummer eines Feldes, Zeile für Zeile",
  stack: "Das Bit, das jeder Eintrag hinzufügt, ist die {other}, seine Stelle die {index}",
  calls: "Jeder wartende Aufruf ist eine {index}, sein Wert die {other}",
  bits: "Jeder wartende Aufruf ist eine {index}, sein Bit die {other}",
  added: "Das Bit, das jeder Aufruf hinzufügt, ist die {other}, seine Tiefe die {index}",
  row: "Zeile",
  column: "Spalte",
  hint: "Ein anderer Name? Nenne ihn in einem Kommentar: # board: queens",
};

export const COMPARISON = {
  none: "Ohne Brett gibt es nichts zu vergleichen.",
  accepted: "Die Damen auf {one} und {other} schlagen sich, und die Suche geht in Codezeile {line} weiter.",
  uncleared: "Nach der ersten Lösung wird das Brett nie geleert.",
  shared: "Eine Liste enthält {count} Mal dasselbe Brett: Es kam ohne Kopie hinein.",
  wrong: {
    one: "{count} volles Brett gilt als Lösung, obwohl sich darauf Damen schlagen.",
    other: "{count} volle Bretter gelten als Lösungen, obwohl sich darauf Damen schlagen.",
  },
  doubled: {
    one: "{count} Mal wird eine Lösung noch einmal gefunden.",
    other: "{count} Mal wird eine Lösung noch einmal gefunden.",
  },
  missing: { one: "{count} Lösung wird nicht gefunden.", other: "{count} Lösungen werden nicht gefunden." },
  same: "Alle {count} gesetzten Damen sind die von {name}.",
  another: "Die ersten {count} gesetzten Damen sind die von {name}; dann geht deine Suche anders weiter.",
  departs: "Bis zur {count}. gesetzten Dame geht deine Suche wie {name}; dann geht sie anderswo weiter.",
  departsAtOnce: "Von der ersten gesetzten Dame an geht deine Suche anders als unsere.",
  ends: "Bis zur {count}. gesetzten Dame geht deine Suche wie {name}; dann endet sie.",
  further: "Bis zur {count}. gesetzten Dame geht deine Suche wie {name}; unsere ist dann zu Ende.",
  first: "Deine Suche endet mit ihrer ersten Lösung, nach {effort}.",
  right: {
    one: "Deine Suche stimmt: Sie findet die einzige Lösung für N = {n}, mit {effort}.",
    other: "Deine Suche stimmt: Sie findet alle {count} Lösungen für N = {n}, mit {effort}.",
  },
  rightNone: "Deine Suche stimmt: Für N = {n} gibt es keine Lösung, und sie findet keine.",
  effortChecks: "{count} Prüfungen",
  effortPlacements: "{count} gesetzten Damen",
  silent: "{name} gab {count} von {all} Malen None zurück.",
  go: "Zeigen",
  oursHere: "{name} nach ebenso vielen gesetzten Damen: {count}",
  differs: "Hier unterscheiden sie sich.",
};

export const LISTED = { wrong: "Falsch", doubled: "Noch einmal", missing: "Fehlen", solutions: "Lösungen" };
export const more = "und {count} weitere";

export const BUGS = {
  title: "Was ist hier falsch?",
  hint: "Wo ist zu suchen?",
  right: "Richtig.",
  wrong: "Das nicht: {answer}.",
  run: "Führe es aus und sieh nach; dann verbessere es und führe es noch einmal aus.",
  mended: {
    one: "Verbessert: Es findet die einzige Lösung.",
    other: "Verbessert: Es findet alle {count} Lösungen.",
  },
  next: "Das nächste",
  all: "Das war das letzte: Alle sechs sind verbessert.",
  number: "Programm {number} von {all}",
};

export const BUG = {
  shift: {
    goal: "Diese Suche mit Masken soll die 4 Arten finden, 6 Damen auf das Brett zu setzen.",
    question: "Die erste Dame kommt auf Zeile 0, Spalte 5. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 2", "Zeile 1, Spalte 3", "Zeile 1, Spalte 4"],
    because: "Spalte 4 ist in den Masken frei, obwohl die erste Dame dorthin schlägt.",
    hint: "Jede Maske einer Diagonale rückt mit jeder Zeile um eine Spalte: eine nach links, eine nach rechts.",
  },
  diagonal: {
    goal: "Diese Suche soll die 4 Arten finden, 6 Damen auf das Brett zu setzen.",
    question: "Die erste Dame kommt auf Zeile 0, Spalte 0. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 1", "Zeile 1, Spalte 2", "Nirgendwohin: kein Feld ist frei"],
    because: "Die Prüfung übersieht die Diagonale, die nach rechts unten geht.",
    hint: "Auf einer Diagonale ist der Unterschied der Spalten positiv, auf der anderen negativ.",
  },
  last_row: {
    goal: "Diese Suche soll die 4 Arten finden, 6 Damen auf das Brett zu setzen.",
    question: "Die erste Dame kommt auf Zeile 0, Spalte 0. Wohin kommt die zweite?",
    answers: ["Zeile 1, Spalte 2", "Zeile 1, Spalte 0", "Zeile 1, Spalte 1"],
    because: "Die Dame gleich darüber wird nicht angesehen.",
    hint: "Welche Zeilen hat range(row - 1), wenn row 1 ist?",
  },
  undo: {
    goal: "Diese Suche soll die 4 Arten finden, 6 Damen auf das Brett zu setzen.",
    question: "Wie viele Lösungen findet sie?",
    answers: ["0", "1", "4"],
    because: "Felder bleiben von Damen geschlagen, die längst weggenommen sind.",
    hint: "Was beim Setzen einer Dame geschieht, ist beim Wegnehmen rückgängig zu machen: alles davon.",
  },
  return: {
    goal: "Diese Suche soll die 4 Arten finden, 6 Damen auf das Brett zu setzen.",
    question: "Wie viele Damen werden gesetzt, bevor sie endet?",
    answers: ["5", "36", "152"],
    because: "Sie probiert in jeder Zeile ein Feld und nie ein zweites.",
    hint: "Sieh dir an, was nach der Rückkehr des Aufrufs geschieht: Kommt die nächste Spalte dran?",
  },
  copy: {
    goal: "Diese Suche soll die 4 Arten auflisten, 6 Damen auf das Brett zu setzen.",
    question: "Was gibt sie aus?",
    answers: ["Die 4 Lösungen", "4 Mal ein Brett ohne Damen", "4 Mal die letzte Lösung"],
    because: "Die Liste enthält 4 Mal ein und dasselbe Brett, und am Ende ist dieses Brett leer.",
    hint: "append legt das Brett selbst in die Liste: Was später mit ihm geschieht, ist auch dort zu sehen.",
  },
};
