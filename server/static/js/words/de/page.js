// German texts of the page with the film.

export const PAGE = {
  title: "Bitqueens: die N Damen in Bits",
  goals: "Die Suche endet mit",
  goalAll: "Alle Lösungen",
  goalFirst: "Erste Lösung",
  board: "Brett",
  boardSize: "Brettgröße N",
  boardSizeField: "Brettgröße N, 1 bis 32",
  countAll: "Alle Lösungen zählen",
  solutionsSoFar: "Lösungen bisher",
  checks: "Prüfungen",
  placements: "Züge",
  deadEnds: "Sackgassen",
  code: "Code",
  present: "Vorführen",
  presentTitle: "Für den Beamer (P)",
  more: "Mehr",
  algorithm: "Algorithmus",
  skip: "Zum Film",
  showEverything: "Alles zeigen",
  showLess: "Weniger zeigen",
  takeBack: "Eine zurücknehmen",
  menuLearn: "Lernen",
  menuLook: "Ansehen",
  menuTake: "Export",
  menuSettings: "Einstellungen",
  files: "Bilder, Filme, Daten",
  allSettings: "Alle Einstellungen",
  bugs: "Was ist hier falsch?",
  sound: "Ton",
  copyLink: "Link kopieren",
  stage: "Brett und Register",
  theBoard: "Das Brett",
  solution: "Lösung",
  previousQueen: "Wann zuletzt eine Dame hier stand",
  nextQueen: "Wann wieder eine Dame hier steht",
  takeQueens: "Von hier selbst weitermachen",
  language: "Sprache",
  toRead: "Zum Mitlesen: Die Schritte folgen den Codezeilen in Python.",
  runLine: "Zum nächsten Schritt, der diese Codezeile ausführt (Umschalt: zum vorigen)",
  now: "Jetzt",
  connecting: "Verbinde …",
  pick: "poss, minus poss und das Bit, das beide haben",
  then: "Dann, eine Zeile tiefer",
  shift: "ld, col und rd für die nächste Zeile",
  panels: "Ansichten",
  stack: "Stapel",
  tree: "Baum",
  callStack: "Aufrufstapel",
  noCalls: "Diese Suche ruft nichts auf: Sie füllt ein ganzes Brett und prüft es dann.",
  placed: "gesetzt",
  tried: "probiert",
  free: "frei",
  attacked: "bedroht",
  notTried: "noch offen",
  wholeSearch: "Die ganze Suche",
  treeWhole: "Ganzes",
  yoursTitle: "Ändere dieses Programm, führe es aus und sieh, was geschieht",
  wholeLarge: "Groß (W)",
  wholeSmall: "Zurück zu den Ansichten (W)",
  searchTree: "Suchbaum, dieser Weg",
  noTree: "Darum gibt es auch keinen Suchbaum: Ein Brett folgt auf das andere.",
  path: "Die freien Felder der Zeilen auf dem jetzigen Weg",
  timeline: "Zeitleiste",
  loopFirst: "Erster Schritt der Schleife",
  loopLast: "Letzter Schritt der Schleife",
  step: "Schritt",
  typeStep: "Zu einem anderen Schritt: seine Nummer eintippen",
  stepField: "Nummer des Schritts",
  loop: "Schleife",
  loopTitle: "Wiederholen, was die Zeitleiste zeigt; A und B setzen Anfang und Ende, X hebt die Schleife auf",
  all: "Alles",
  allTitle: "Die ganze Suche zeigen",
  film: "Film",
  firstStep: "Erster Schritt (Pos1)",
  previousSolution: "Vorige Lösung (Umschalt+N)",
  reverse: "Rückwärts abspielen (J)",
  stepBack: "Schritt zurück (Pfeil links)",
  stepBackTitle: "Schritt zurück (←)",
  play: "Abspielen (Leertaste)",
  stepOn: "Schritt (Pfeil rechts)",
  stepOnTitle: "Schritt (→)",
  nextSolution: "Nächste Lösung (N)",
  previousDeadEnd: "Vorige Sackgasse (Umschalt+D)",
  nextDeadEnd: "Nächste Sackgasse (D)",
  moreControls: "Mehr Bedienelemente (M)",
  jumps: "Sprünge",
  lastStep: "Letzter Schritt (Ende)",
  predict: "Vorhersagen: Abspielen hält an und fragt (Q)",
  predictShort: "Vorhersagen",
  calls: "Aufrufe",
  into: "Hinein",
  intoTitle: "Hinein in den nächsten Aufruf (I)",
  over: "Darüber",
  overTitle: "Über alles hinweg, was aus dieser Dame folgt (O)",
  out: "Heraus",
  outTitle: "Heraus aus diesem Aufruf (U)",
  speed: "Tempo",
  speedField: "Tempo, Schritte in der Sekunde",
  openPage: "In Bitqueens öffnen",
  close: "Schließen (Escape)",
  closeTitle: "Schließen (Esc)",
  counting: "Alle Lösungen mit voller Kraft",
  countShare: "Fortschritt der Zählung",
  count: "Zählen",
  cancel: "Abbrechen",
};

export const PUZZLE = {
  one: "Eine Dame auf einem Brett mit einem einzigen Feld: das kleinste dieser Rätsel.",
  other: "Setze {queens} Damen so, dass keine eine andere angreift.",
};

export const PLACED = {
  start: "Wähle ein Feld der umrahmten {line}.",
  placed: {
    one: "In der nächsten {line} ist ein Feld frei.",
    other: "In der nächsten {line} sind {squares} Felder frei.",
  },
  placedWhy: "Die schattierten Felder greifen deine Damen an.",
  stuck: "In der nächsten {line} ist kein Feld frei.",
  stuckWhy:
    "Nimm die letzte Dame zurück und probiere ein anderes Feld: Das ist Backtracking, und daraus besteht die ganze Suche.",
  exhausted: "Jedes freie Feld dieser {line} hat ins Leere geführt.",
  exhaustedWhy: "Nimm noch eine Dame zurück.",
  back: { one: "In dieser {line} bleibt ein Feld.", other: "In dieser {line} bleiben {squares} Felder." },
  attacked: "Dieses Feld ist angegriffen.",
  tried: "Dieses Feld hat schon einmal ins Leere geführt.",
  full: "Diese {line} hat ihre Dame.",
  fullWhy: "Wähle die letzte Dame, um sie zurückzunehmen.",
  order: "Zuerst ist die umrahmte {line} dran.",
  solved: { one: "Die Dame steht.", other: "Alle {squares} Damen stehen." },
  solvedWhy: {
    one: "Das ist die einzige Möglichkeit.",
    other: "Das ist eine von {count} Möglichkeiten. Sieh zu, wie eine Suche alle findet.",
  },
};

// The film, step by step.

export const KINDS = {
  call: "Aufruf",
  place: "Setzen",
  reject: "Verwerfen",
  solution: "Lösung",
  return: "Rückkehr",
  enter: "Aufruf",
};

export const SQUARES = "Felder";
export const LINE = { row: "Zeile", column: "Spalte" };

export const BIT = "Bit";

export const WORTH = "Wert";

export const REGISTERS = "Register der aktiven Zeile";

export const MADE = {
  or: "ODER",
  not: "NICHT",
  openNot: "aus open",
  and: "UND",
  lowest: "kleinste",
  lost: "ohne ×",
  next: "gleich",
  lifted: "entfernt",
};

export const does = "Wozu dient {sign}?";

export const shiftHandle = "Verschieben: von Zeile {row} in Zeile {next}";

export const PUSHED = "Die 1, die rd vom Brett geschoben hat";

export const SUMS = { both: "beide 1", ld: "→ rechts", col: "↓ bleibt", rd: "← links" };

export const ANSWERS = { yes: "ja", no: "nein" };

export const AT = { row: "Zeile {at}", column: "Spalte {at}" };
export const NAMED = "Bit {bit} in Zeile {row}";
export const bitList = { one: "Bit {list}", other: "die Bits {list}" };

export const algorithmButton = "Algorithmus: {title}";
/** A search by its goal. */
export const searchName = /** @type {const} */ ({ all: "{title}", first: "{title} · erste" });

export const TOO_LARGE = "„{title}“ erlaubt N von 1 bis {largest}, nicht {n}{because}. N bleibt {kept}.";
export const CUT_DOWN =
  "„{title}“ erlaubt N von 1 bis {largest}; deshalb ist N jetzt {largest} und nicht {n}{because}.";

export const NO_END =
  "Das Ende dieser Suche ist noch nicht bekannt: Das ist der späteste Schritt, der bisher erreicht wurde.";
export const NOT_LOADED = "Dieser Teil der Seite wurde nicht geladen. Versuche es noch einmal oder lade die Seite neu.";

export const BARREN = { masks: "✕ kein freies Feld", squares: "✕ kein freies Feld in {line}" };

export const REGISTER_NAMES = {
  ld: "Felder, die entlang ╲ angegriffen sind",
  col: "Spalten mit einer Dame",
  rd: "Felder, die entlang ╱ angegriffen sind",
  taken: "all diese zusammen",
  poss: "freie Felder, die noch zu probieren sind",
  bit: "das rechteste davon, als nächstes dran",
};

export const IN_BITS = { show: "Dasselbe in Bits", hide: "Ohne die Bits" };

export const PLAY_WORDS = { start: "Zusehen", stop: "Anhalten" };
export const PLAY = { start: "Abspielen (Leertaste)", stop: "Anhalten (Leertaste)" };
export const REVERSE = { start: "Rückwärts abspielen (J)", stop: "Anhalten (K)" };

export const ARRAYS = "Die Arrays";

export const COUNTED = {
  all: "Die Lösung wird gezählt, und die Suche geht weiter.",
  first: "Die Lösung wird gezählt, und die Suche endet mit ihr.",
};
export const SOLUTION = "Lösung {number}.";

export const MASKS = {
  oneFree: "Zeile {row} hat ein freies Feld: Bit {bit}.",
  onlySquare: "Mehr Felder hat das Brett nicht.",
  othersTaken: "Jede andere Spalte hat eine 1 in ld, col oder rd.",
  free: "Zeile {row} hat {squares} freie Felder.",
  wanted: "Gesucht: {queens} Damen, keine zwei in einer Zeile, Spalte oder Diagonale.",
  firstRow: "Das Feld ganz rechts, Bit {bit}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.",
  firstSquare: "Die Suche probiert zuerst das freie Feld ganz rechts.",
  noRay:
    "{Bits} sind frei: Kein Strahl erreicht sie. Das Feld ganz rechts, Bit {bit}, kommt zuerst: poss & −poss lässt nur die niedrigste 1 stehen.",
  deadEnd: "Zeile {row} hat kein freies Feld: eine Sackgasse.",
  ones: {
    one: "ld, col und rd decken zusammen die einzige Spalte ab.",
    other: "ld, col und rd decken zusammen alle {ones} Spalten ab.",
  },
  hasToGo: "Die Dame in Zeile {row} muss wieder weg.",
  placed: "Eine Dame besetzt Bit {bit} in Zeile {row}.",
  stillToTry: "In Zeile {row} bleibt noch zu probieren: {bits}.",
  lastToTry: "Das war das letzte freie Feld in Zeile {row}.",
  rowsFull: "Jetzt hat jede Zeile ihre Dame.",
  beside: "Eine Zeile tiefer sind ld und rd die Felder neben dieser Dame, col bleibt.",
  slides: "Eine Zeile tiefer rückt ld nach rechts und rd nach links, col bleibt.",
  allStand: { one: "Die Dame steht", other: "Alle {queens} Damen stehen" },
  solved: "{stand}: col besteht nur aus Einsen, also ist col == done. {next}",
  back: "Zurück in Zeile {row}: Die Dame verlässt Bit {bit}.",
  areToTry: { one: "{Bits} ist noch zu probieren.", other: "{Bits} sind noch zu probieren." },
  aboutToEnd: "Hier bleibt nichts zu probieren: Die Suche ist gleich zu Ende.",
  losesToo: "In Zeile {row} bleibt nichts zu probieren, also kommt auch die Dame in Zeile {before} weg.",
};

export const OVER = {
  title: "Die Suche ist zu Ende: {solutions}.",
  masks: "Alles ist probiert: {placements} gesetzt, {deadEnds} gefunden.",
  squares: "Alles ist probiert: {placements} gesetzt, {checks} gemacht.",
  placements: { one: "{count} Dame wurde", other: "{count} Damen wurden" },
  deadEnds: { one: "{count} Sackgasse", other: "{count} Sackgassen" },
  none: "Wo auch immer die erste Dame steht: Eine spätere findet kein freies Feld.",
  all: { one: "Eine Lösung und keine andere", other: "{count} Lösungen und keine anderen" },
  first: "Die ersten {shown} von {count} Lösungen",
};

export const BOARD = {
  size: "Brett mit {n} × {n} Feldern.",
  queens: "Damen: {queens}.",
  none: "Keine Dame.",
  bit: "Zeile {row} Bit {bit}",
  square: "Zeile {row} Spalte {column}",
  active: "{Line} ist an der Reihe.",
  open: {
    zero: "Zeile {row} ist an der Reihe; dort ist jedes Feld bedroht.",
    one: "Zeile {row} ist an der Reihe; dort ist ein Feld unbedroht.",
    other: "Zeile {row} ist an der Reihe; dort sind {squares} Felder unbedroht.",
  },
};

export const OF = { about: "von etwa {estimate} ± {error} %", steps: "von {steps}", last: "von {steps}, der letzte" };

export const SPEED = {
  slow: "ein Schritt in {seconds} Sekunden",
  fast: { one: "{count} Schritt in der Sekunde", other: "{count} Schritte in der Sekunde" },
};
export const achieved = "jetzt {shown} / s";

export const RATE = {
  zero: "Keine Lösung in der letzten Sekunde.",
  one: "{count} Lösung in der letzten Sekunde.",
  other: "{count} Lösungen in der letzten Sekunde.",
};

export const POWER = "{digits} · 10{exponent}";

export const BAD_N = "N ist eine ganze Zahl von 1 bis {most}, nicht „{text}“. Es bleibt bei {kept}.";
export const BAD_SPEED =
  "Das Tempo liegt zwischen {least} und {most} Schritten in der Sekunde, nicht bei „{text}“. Es bleibt bei {kept}.";
export const BAD_STEP = {
  between: "Ein Schritt ist eine ganze Zahl von {least} bis {most}, nicht „{text}“. Es bleibt bei {kept}.",
  from: "Ein Schritt ist eine ganze Zahl ab {least}, nicht „{text}“. Es bleibt bei {kept}.",
};

export const CALL = {
  exact: "{line} · {cut}{steps} · darunter {solutions}",
  about: "{line} · {cut}{steps} · darunter etwa {solutions}",
  cut: "von vorher, ",
};

export const stepNumber = "Schritt {step}";

export const WHOLE = {
  known: "{share} % abgespielt, {found}",
  unknown: "{found}",
  none: "Diese Suche ist zu lang, um sie als Ganzes zu zeichnen.",
};

export const COMING = "Python wird geladen: {percent} %";

export const UNWALKED = {
  walk: "Abspielen oder Schritte führen hierher",
  how: "Hier war die Suche noch nicht, und auf einem so großen Brett kann man nicht vorausspringen: Spiel sie ab oder geh von links aus weiter.",
  about: "{unwalked} · insgesamt etwa {steps} Schritte",
  more: "{unwalked} · insgesamt mehr Schritte",
};

export const POSITION = "Schritt {step} {of}{place}, bisher {solutions}";

export const COUNT_ALL = "Bisher {solutions}: alle zählen";

export const COUNTERS = {
  solutions: { one: "Lösung bisher", other: "Lösungen bisher" },
  checks: { one: "Prüfung", other: "Prüfungen" },
  placements: { one: "Zug", other: "Züge" },
  dead_ends: { one: "Sackgasse", other: "Sackgassen" },
};

// Answers to an act of the viewer.

export const LINES = {
  solved: { title: "col == done: Jede Spalte hat ihre Dame.", why: "Es ist keine Zeile mehr zu füllen." },
  unsolved: {
    title: "Zeile {row}: col hat noch Nullen.",
    why: "Der Aufruf beginnt mit ld eine Spalte weiter rechts, rd eine weiter links und der neuen Dame in allen drei Masken.",
    empty: "Das Brett ist leer: ld, col und rd sind 0.",
  },
  loop: {
    title: "poss ist nicht 0: Es gibt ein Feld zu probieren.",
    why: { one: "In Zeile {row} ist noch {bits} übrig.", other: "In Zeile {row} sind noch {bits} übrig." },
  },
  lowest: {
    title: "bit ist die niedrigste 1 von poss: Bit {bit}.",
    why: "In −poss sind alle höheren Bits umgekehrt, und darunter stehen Nullen; deshalb lässt poss & −poss nur die niedrigste 1 stehen.",
  },
  taken: {
    title: "poss verliert Bit {bit}.",
    why: {
      one: "{Bits} wird probiert, wenn die Suche wieder in Zeile {row} ist.",
      other: "{Bits} werden probiert, wenn die Suche wieder in Zeile {row} ist.",
    },
    none: "Wenn die Suche wieder in Zeile {row} ist, bleibt dort nichts zu probieren.",
  },
  returned: {
    title: "Der Aufruf kehrt zurück.",
    why: "Lösung {number} ist gezählt; die Suche geht weiter, als wäre das eine Sackgasse.",
  },
  last: { title: "Hier endet die Suche.", why: "Gesucht war eine Lösung, und sie ist gezählt." },
  ended: {
    title: "poss ist 0: In Zeile {row} bleibt nichts zu probieren.",
    why: "Der Aufruf ist zu Ende, und die Dame in Zeile {before} wird entfernt.",
    outermost: "Der äußerste Aufruf ist zu Ende.",
  },
};

export const NOTHING = {
  solution: {
    forward: "Nach diesem Schritt gibt es keine Lösung.",
    backward: "Vor diesem Schritt gibt es keine Lösung.",
  },
  dead_end: {
    forward: "Nach diesem Schritt gibt es keine Sackgasse.",
    backward: "Vor diesem Schritt gibt es keine Sackgasse.",
  },
  step: { forward: "Das ist der letzte Schritt.", backward: "Das ist der erste Schritt." },
};

export const NOT_DONE = {
  none: { forward: "Kein Schritt nach diesem {does}.", backward: "Kein Schritt vor diesem {does}." },
  searched: {
    forward: "Keiner der {steps} Schritte nach diesem {does}; spätere wurden nicht durchsucht.",
    backward: "Keiner der {steps} Schritte vor diesem {does}; frühere wurden nicht durchsucht.",
  },
  line: "führt Codezeile {line} aus",
  square: "setzt eine Dame auf {square}",
};

export const OUTSIDE = "Der nächste liegt außerhalb der Schleife. X hebt die Schleife auf.";

export const NO_CALL = "Nach diesem Schritt folgt kein Aufruf mehr.";

export const HINDRANCES = {
  noCalls:
    "Diese Suche ruft nichts auf: Es gibt keinen Aufruf, in den man hinein, über den man hinweg oder aus dem man heraus könnte.",
  lastStep: "Das ist der letzte Schritt.",
};
export const NO_SUCH_QUEENS = "Diese Damen können auf diesem Brett nicht nacheinander stehen.";

export const BEYOND = "In der Adresse ist {field} hier ein Schritt von 0 bis {last}, nicht {step}.";
export const FIELDS = {
  n: "eine ganze Zahl von 1 bis {most}",
  step: "eine ganze Zahl ab 0",
  part: "eine ganze Zahl ab 0 oder „last“",
  speed: "0,5 bis 100.000.000 Schritte in der Sekunde",
  from: "ein Schritt, eine ganze Zahl ab 0",
  to: "ein Schritt nach „from“",
  queens: "eine Liste von Spalten ab 0, wie 4,1",
  predict: "„on“, „every“, eine ganze Zahl ab 0 oder eine Frageart wie „ld“",
  place: "eine ganze Zahl",
  lesson: "der Name einer Lektion",
  stop: "eine ganze Zahl ab 1",
  tour: "eine ganze Zahl ab 1",
};

export const SLOW =
  "Sprünge auf einem so großen Brett dauern Sekunden, bis die kompilierten Schleifen des Servers bereit sind.";

export const COUNTING = {
  intro: "Zählt alle Lösungen für N = {n} so schnell, wie der Server kann. Der Film läuft dabei weiter.",
  found: "N = {n}: {solutions}",
  soFar: "N = {n}: {solutions} bisher",
  done: "in {time}, Zählwerk {engine}, {by}",
  threads: { one: "{count} Thread", other: "{count} Threads" },
  rate: "{solutions} in der Sekunde",
  waiting: "wartet auf den Beginn",
  left: "noch {time}",
  forecast: "dauert {from} bis {to}",
  plain: {
    installing:
      "In reinem Python, bis die kompilierten Schleifen installiert sind; dann beginnt es neu, mehr als hundertmal so schnell.",
    warming:
      "In reinem Python, bis die kompilierten Schleifen bereit sind; dann beginnt es neu, mehr als hundertmal so schnell.",
    failed:
      "In reinem Python, mehr als hundertmal so langsam, denn die kompilierten Schleifen fehlen. Der Grund steht im Protokoll des Servers; sein nächster Start beginnt damit von vorn.",
    "left out":
      "In reinem Python, mehr als hundertmal so langsam: Dieser Server läuft ohne kompilierte Schleifen. Mit „python3 -m server --fast“ gestartet bekommt er sie.",
  },
};

export const countButton = "N = {n} zählen";

export const loopEnd = "Schritt {step}";

export const DRAWERS = {
  learn: "Lernen",
  class: "Klasse",
  keys: "Tasten",
  settings: "Einstellungen",
  predict: "Frag mich",
  gallery: "Lösungen",
  export: "Export",
  worksheet: "Arbeitsblatt",
  legend: "So liest man das",
  bits: "Werkbank der Bits",
};

export const COPIED = "Link kopiert: Er öffnet genau diesen Schritt.";
export const NOT_COPIED = "Dieser Browser lässt die Seite nicht kopieren. Der Link steht in der Adresszeile.";

export const BLURBS = {
  naive:
    "Alle Möglichkeiten, in jede Zeile eine Dame zu setzen, durchgezählt wie von einem Kilometerzähler; jedes volle Brett wird geprüft.",
  backtracking:
    "Wie im Lehrbuch: Spalte für Spalte; ein Feld wird geprüft, indem man seine Zeile und beide Diagonalen zurückverfolgt.",
  basic:
    "Zeile für Zeile; für jedes Feld werden seine Spalte und beide Diagonalen nach oben nach einer Dame abgesucht.",
  plain: "Wie Basic, mit einer Liste der Spalten, in denen noch keine Dame steht: Nur diese werden probiert.",
  caching:
    "Wie Basic, aber drei Arrays halten fest, welche Spalten und Diagonalen eine Dame haben: Nachschlagen statt Absuchen.",
  bitmask:
    "Die Suche von Martin Richards: drei Masken, und ein einziger Ausdruck findet alle freien Felder einer Zeile.",
  loop: "Die Bitmaskensuche ohne Rekursion: Die Masken aller Zeilen stehen in Arrays, und ein Zähler gibt die aktive Zeile an.",
  flipped: "Dieselben Masken andersherum: Eine 1 ist ein freies Feld, also braucht man kein Komplement.",
  conjoin:
    "Eine Kette von Generatoren: Ein Feld ist eine ganze Zahl mit drei Bits, geprüft durch ein einziges & mit allen belegten Linien.",
  puzzle: "Die Bitmaskensuche auf einem Brett mit gesperrten Feldern, farbigen Gebieten oder vorgegebenen Damen.",
};

export const upToN = "N bis {largest}";

export const moreSolutions = {
  one: "{count} weitere Lösung, insgesamt {all}.",
  other: "{count} weitere Lösungen, insgesamt {all}.",
};

export const algorithms = {
  STANDS: {
    row: "Diese Dame steht in derselben Zeile.",
    column: "Diese Dame steht in derselben Spalte.",
    ld: "Diese Dame steht auf der Diagonale \\.",
    rd: "Diese Dame steht auf der Diagonale /.",
  },
  QUEEN_OF: "der Dame in {line}",
  SQUARE: { row: "Spalte {column} von Zeile {row}", column: "Zeile {row} von Spalte {column}" },

  LABELS: {
    looks: "Blicke",
    reads: "gelesen",
    list: "Liste",
    upLeft: "links oben",
    upRight: "rechts oben",
    downLeft: "links unten",
  },

  BEGIN: "{Line}: Die Felder werden einzeln probiert.",
  SOLVED: "{stand}: Eine {line} gibt es nicht. {next}",
  ATTACKED: "{Tried} ist von {who} bedroht.",
  PLACED: "Eine Dame besetzt {square}.",
  FULL: { row: "Jede Zeile hat jetzt ihre Dame.", column: "Jede Spalte hat jetzt ihre Dame." },
  NEXT: "Als Nächstes kommt {Line}.",
  BACK: "Zurück in {line}: Die Dame verlässt {tried}.",
  BARREN: "Kein Feld in {line} war frei: eine Sackgasse. Es folgt die nächste {tried}.",
  ENDED: "Jede {tried} von {line} ist probiert. Es folgt die nächste {tried}, wenn es eine gibt.",
  COUNTED: "Die Lösung ist gezählt. Es folgt die nächste {tried}, wenn es eine gibt.",

  FOUND: { one: "Gefunden nach {count} Blick.", other: "Gefunden nach {count} Blicken." },
  LOOKED: {
    zero: "Es gibt kein Feld anzusehen.",
    one: "Ein Blick, und keine Dame gefunden.",
    other: "{count} Blicke, und keine Dame gefunden.",
  },
  LOOKS: { one: "Bisher {count} Blick", other: "Bisher {count} Blicke" },
  LOOKS_NOW: { one: "Dieses Feld: {count} Blick. {all}.", other: "Dieses Feld: {count} Blicke. {all}." },
  SCANNING: "Die Prüfung des jetzigen Feldes",
  LOOKS_PER_ROW: "Blicke auf Felder, je Zeile",
  BASIC: {
    begin:
      "Ein Feld ist frei, wenn über ihm keine Dame steht: in seiner Spalte, dann links oben, dann rechts oben, das nächste Feld zuerst.",
  },
  PLAIN: {
    begin:
      "Nur die Spalten der Liste werden probiert: In ihnen steht keine Dame, also sind nur die zwei Diagonalen abzusuchen.",
  },
  BACKTRACKING: {
    begin:
      "Die Zeilen werden von oben probiert. Ein Feld ist frei, wenn links von ihm keine Dame steht: in seiner Zeile, dann links oben, dann links unten.",
  },

  FLAGS: "Die drei Arrays, jeder Wert unter seinem Feld der aktiven Zeile",
  READS: { one: "Bisher einmal nachgeschlagen", other: "Bisher {count}-mal nachgeschlagen" },
  READS_NOW: { one: "Dieses Feld: einmal. {all}.", other: "Dieses Feld: {count}-mal. {all}." },
  ALL_FALSE: "{reads} sind alle False.",
  TRUE: "{last} ist True: {lookups}.",
  TRUE_AFTER: {
    one: "{last} ist True, {before} ist es nicht: {lookups}.",
    other: "{last} ist True, {before} sind es nicht: {lookups}.",
  },
  LOOKUPS: { one: "einmal nachgeschlagen", other: "{count}-mal nachgeschlagen" },
  CACHING: {
    begin:
      "Drei Arrays merken sich, auf welchen Linien eine Dame steht: Spalten, Diagonalen \\ und Diagonalen /. Ein Feld ist frei, wenn keiner seiner drei Werte gesetzt ist.",
  },

  INTEGER: "Die Zahl used in ihren drei Teilen, jedes Bit unter seinem Feld der aktiven Zeile",
  OPERATIONS: { one: "Bisher {count} Operation", other: "Bisher {count} Operationen" },
  AND_HIT: "bits & used ist nicht 0: bedroht. {all}.",
  AND_FREE: "bits & used ist 0: frei. {all}.",
  LONG: {
    alone: "Die Zahl used",
    shared: "Die Zahlen used und bits haben ein Bit gemeinsam",
    different: "Die Zahlen used und bits haben kein Bit gemeinsam",
  },
  CONJOIN: {
    begin:
      "Der Generator dieser Zeile beginnt. Jedes Feld ist eine Zahl mit drei Bits: dem seiner Spalte und denen seiner zwei Diagonalen.",
    hit: "bits & used ist nicht 0: Eine Operation genügt.",
    free: "bits & used ist 0. Der Generator belegt die Bits, gibt die Spalte heraus (yield) und wartet.",
  },

  FLIPPED: "Register der aktiven Zeile: Eine 1 ist ein freies Feld",
  INCOMING: "Eine 1 ist frei. Gestrichelt: am Rand hereingeschoben.",
  NO_INCOMING: "Eine 1 ist frei.",
  FLIPPED_STEPS: {
    deadEnd: "Keine Spalte hat in ld, col und rd zugleich eine 1, also ist ihr UND gleich 0.",
    free: { one: "Zeile {row} hat ein freies Feld.", other: "Zeile {row} hat {squares} freie Felder." },
    keeps: "ld & col & rd lässt {bits} stehen: Dort haben alle drei eine 1. Ein Komplement ist nicht nötig.",
    stillToTry: "Noch zu probieren: {bits}.",
    nothingLeft: "Hier bleibt nichts zu probieren.",
    last: "{rest} Die neue Dame löscht ihr Bit in ld, col und rd.",
    clears:
      "{rest} Die neue Dame löscht ihr Bit in ld, col und rd; jedes Schieben bringt eine 1 herein, ein freies Feld.",
    solved: "Keine Spalte ist mehr frei: col == 0. {next}",
  },

  PUZZLE_STEPS: {
    free: {
      one: "{Bits} aus open: Dort endet kein Strahl, und kein Gebiet dort hat eine Dame.",
      other:
        "{Bits} aus open: Dort endet kein Strahl, und kein Gebiet dort hat eine Dame. Das kleinste kommt als nächstes.",
    },
    deadEnd: "Jedes ihrer Felder ist gesperrt, bedroht oder in einem Gebiet, das eine Dame hat.",
  },

  ODOMETER: "Das Zählwerk: die Spalte der Dame jeder Zeile",
  BOARD_OF: "Brett {board} von {boards}. {looks}.",
  PEACEFUL: {
    one: "Auf diesem Brett bedroht keine Dame eine andere. {next}",
    other: "Von diesen {queens} Damen bedroht keine eine andere. {next}",
  },
  TURNS_ON: "Das Zählwerk dreht weiter.",
  WHEELS: { one: "Ein Rad hat sich gedreht.", other: "{count} Räder haben sich gedreht." },
  ALL_WHEELS: "Alle Räder sind neu.",
  QUEEN_ATTACKED: "Die Dame in Zeile {row} ist von {who} bedroht.",
  TESTED: "{how} {wheels} Von oben ist es die erste Dame, die eine darüber bedroht.",
};

export const explaining = {
  PIN: { mouse: "Klick: festhalten und hier weitermachen", keys: "Enter: festhalten und hier weitermachen" },
  ATTACKER: "entlang {sign} von der Dame in {line}",
  ATTACKED_TOO: ", und auch {attackers}, aber so weit kam die Prüfung nicht",
  COST: {
    looks: { zero: "ohne einen Blick", one: "mit einem Blick", other: "mit {number} Blicken" },
    reads: { one: "mit einmal Nachschlagen", other: "mit {number}mal Nachschlagen" },
    operations: { one: "mit einer Operation", other: "mit {number} Operationen" },
  },
  SQUARE: {
    over: "Die Suche ist zu Ende: Keine Dame bedroht {square}.",
    queen: "Die Dame in {line} steht in {tried}: Ihr Feld wurde {cost} geprüft, und keine Dame bedrohte es.",
    placed: "{Square} wird in diesem Schritt geprüft, {cost}: Keine Dame bedroht es, also kommt eine darauf.",
    rejected: "{Square} wird in diesem Schritt geprüft, {cost}: Bedroht ist es {attackers}{too}.",
    refused: "{Square} ist geprüft, {cost}: Bedroht ist es {attackers}{too}.",
    tried: "{Square} ist geprüft, {cost}: Es war frei, und alles, was aus einer Dame dort folgt, ist probiert.",
    lifted: "{Square} war frei, und seine Dame ist gerade entfernt worden: Alles, was aus ihr folgt, ist probiert.",
    openAttacked: "{Square} ist bedroht, {attackers}, aber noch nicht geprüft.",
    open: "Keine Dame bedroht {square}, aber geprüft ist es noch nicht.",
    out: "{Square} wird gar nicht geprüft: Spalte {column} hat eine Dame und fehlt in der Liste. Das Feld ist bedroht, {attackers}.",
    unreachedAttacked:
      "{Square} ist bedroht, {attackers}, aber {line} ist mit diesen Damen noch nicht erreicht, und nichts darin ist geprüft.",
    unreached:
      "Bisher bedroht keine Dame {square}, aber {line} ist mit diesen Damen noch nicht erreicht, und nichts darin ist geprüft.",
  },
  FULL_BOARD: {
    empty:
      "Hier steht keine Dame: Das Zählwerk steht für Zeile {row} auf {digit}. Kein Feld wird geprüft, bevor das Brett voll ist.",
    here: "Das Zählwerk steht für Zeile {row} auf {digit}, also steht ihre Dame hier",
    peaceful: "{here}: Das volle Brett wurde von oben geprüft, dieses Feld {cost}, und keine Dame darüber bedroht es.",
    attacked:
      "{here}: Das volle Brett wurde von oben geprüft, dieses Feld {cost}. Es ist bedroht, {attackers}, und die Prüfung endete{rest}.",
    rest: " vor der Bedrohung {attackers}",
    untested: "{here}. {it}, aber die Prüfung des Brettes endete in Zeile {end} und kam nicht bis hierher.",
    it: "Es ist bedroht, {attackers}",
    none: "Keine Dame darüber bedroht es",
  },
  ON: { col: "in dieser Spalte", ld: "auf dieser Diagonale \\", rd: "auf dieser Diagonale /" },
  FLAG: {
    set: "{name}[{at}] ist True: Die Dame in Zeile {row} steht {where} und hat es gesetzt.{now}",
    clear: "{name}[{at}] ist False: Keine Dame steht {where}. True hieße, dass jedes Feld {where} bedroht ist.{now}",
    read: " In diesem Schritt wird dort nachgeschlagen.",
  },
  USED: {
    set: "used hat bei Bit {at} eine 1: Die Dame in Zeile {row} steht {where} und hat sie gesetzt.",
    coming:
      "used hat bei Bit {at} eine 0, während das Feld geprüft wird: Keine andere Dame steht {where}. Kommt eine Dame auf das Feld, setzt sie die 1.",
    clear: "used hat bei Bit {at} eine 0: Keine Dame steht {where}. Eine 1 hieße, dass jedes Feld {where} bedroht ist.",
  },
  BITS: {
    idle: "In diesem Schritt wird kein Feld geprüft, also gibt es keine bits, mit denen used zu vergleichen wäre.",
    hit: "bits hat bei Bit {at} eine 1: {square} liegt {where}. Auch used hat dort eine 1: Die Dame in Zeile {row} bedroht das Feld.",
    own: "bits hat bei Bit {at} eine 1: {square} liegt {where}. used hat dort eine 0: Keine Dame bedroht das Feld entlang {sign}.",
    elsewhere:
      "bits hat bei Bit {at} eine 0: Das geprüfte Feld, {square}, liegt nicht {where}. Eine 1 hieße, dass es dort liegt.",
  },
  MASKS: {
    queen: "Die Dame in Zeile {row} steht auf Bit {bit}. Nach unten bedroht sie diese Spalte und beide Diagonalen.",
    over: "Die Suche ist zu Ende: Keine Dame bedroht {square}.",
    above: "{Square} ist bedroht, {attackers}; deshalb wird es nicht probiert.",
    below: {
      one: "{Square} ist bedroht, {attackers}: Dort wird {masks} eine {digit} haben.",
      other: "{Square} ist bedroht, {attackers}: Dort werden {masks} eine {digit} haben.",
    },
    attacked: {
      one: "{Square} ist bedroht, {attackers}: Hier hat {masks} eine {digit}.",
      other: "{Square} ist bedroht, {attackers}: Hier haben {masks} eine {digit}.",
    },
    triedAbove: "{Square} war frei, und alles, was daraus folgt, ist probiert.",
    freeAbove: "{Square} ist frei: Es wird probiert, wenn die Suche wieder in Zeile {row} ist.",
    openBelow: "Bisher bedroht keine Dame {square}.",
    closed: "{Square} ist gesperrt: open hat hier eine 0.",
    given: "{Square} ist von der vorgegebenen Dame in Zeile {row} bedroht: open hat hier eine 0.",
    region: "Gebiet {region} hat seine Dame in Zeile {row}: reg hat hier eine 1.",
    ofBoard: "reg hat hier eine 0 und open eine 1.",
    open: "{Square} ist nicht bedroht: ld, col und rd haben hier eine {digit}.",
    free: "{Square} ist frei: ld, col und rd haben hier eine {digit}, also hat poss eine 1.",
    candidate:
      "{Square} ist frei: ld, col und rd haben hier eine {digit}, also hat poss eine 1. Sie ist die niedrigste und kommt als Nächstes.",
    placed:
      "{Square} ist die niedrigste 1 von poss: ld, col und rd haben hier eine {digit}. Dort wird gleich die Dame stehen.",
    tried: "{Square} ist frei, aber schon probiert: poss hat hier keine 1 mehr.",
    lifted: "{Square} ist frei, aber seine Dame ist gerade entfernt worden: poss hat hier keine 1 mehr.",
  },
  BIT: {
    has: "{register} hat bei Bit {bit} eine {digit}: {why}",
    over: "{register} wird in diesem Schritt nicht berechnet.",
    unattacked: "Keine Dame bedroht dieses Feld entlang {sign}.",
    column: "Die Dame in Zeile {row} steht in dieser Spalte.",
    left: {
      one: "Die Dame in Zeile {row} hat Bit {bit} besetzt, und ihre {digit} ist eine Spalte nach links gerückt.",
      other:
        "Die Dame in Zeile {row} hat Bit {bit} besetzt, und ihre {digit} ist {columns} Spalten nach links gerückt.",
    },
    right: {
      one: "Die Dame in Zeile {row} hat Bit {bit} besetzt, und ihre {digit} ist eine Spalte nach rechts gerückt.",
      other:
        "Die Dame in Zeile {row} hat Bit {bit} besetzt, und ihre {digit} ist {columns} Spalten nach rechts gerückt.",
    },
    taken: {
      zero: "ld, col und rd haben hier eine 0.",
      one: "{masks} hat hier eine 1.",
      other: "{masks} haben hier eine 1.",
    },
    reg: "Gebiet {region} hat seine Dame in Zeile {row}.",
    noQueen: "Gebiet {region} hat bisher keine Dame.",
    noRegion: "Das Feld ist in keinem Gebiet.",
    open: "Das Feld ist nicht gesperrt, und keine vorgegebene Dame bedroht es.",
    closed: "Das Feld ist gesperrt.",
    given: "Die vorgegebene Dame in Zeile {row} bedroht das Feld.",
    possClosed: "open hat hier eine 0.",
    possBarred: "ld, col, rd oder reg hat hier eine 1.",
    possFree: "Das Feld ist frei und noch zu probieren.",
    possAttacked: "taken hat hier eine 1.",
    possFlipped: "ld, col und rd haben hier nicht alle eine 1.",
    possPlaced: "Das Feld ist gerade besetzt worden.",
    possTried: "Das Feld war frei und ist probiert.",
    bitLifted: "Die Dame ist gerade entfernt worden.",
    bit: "Es ist die niedrigste 1 von poss, und dorthin kommt die Dame.",
    bitNext: "Aber es ist die niedrigste 1 von poss und kommt als Nächstes.",
    bitNot: "Nur die niedrigste 1 von poss kommt hierher.",
  },
};

export const aloud = {
  MASKS: {
    queen: "Dame",
    attacked: "bedroht",
    closed: "gesperrt",
    free: "frei",
    candidate: "frei, kommt als Nächstes",
    placed: "frei, kommt als Nächstes",
    tried: "probiert",
    lifted: "probiert, Dame gerade entfernt",
    open: "nicht bedroht",
  },
  SQUARE: {
    queen: "Dame",
    placed: "Dame",
    rejected: "bedroht",
    refused: "bedroht",
    tried: "probiert",
    lifted: "probiert, Dame gerade entfernt",
    open: "noch nicht probiert",
    out: "nicht probiert",
    unreached: "nicht erreicht",
    over: "nicht bedroht",
  },
  FULL_BOARD: { empty: "leer", peaceful: "Dame", attacked: "Dame, bedroht", untested: "Dame, nicht geprüft" },
  GROUPS: { queen: "Dame", next: "als Nächstes", open: "noch zu probieren", tried: "probiert", attacked: "bedroht" },
  BITS: { one: "Bit {list}", other: "Bits {list}" },
  ROWS: { one: "Zeile {list}", other: "Zeilen {list}" },
  COLUMNS: { one: "Spalte {list}", other: "Spalten {list}" },
  RUNNING: { one: "Code, gerade: Codezeile {lines}", other: "Code, gerade: Codezeilen {lines}" },
};
