// German texts of the puzzle.

export const UNIT = { row: "Zeile {name}", column: "Spalte {name}", region: "Gebiet {name}" };
export const UNITS = { row: "Zeilen {names}", column: "Spalten {names}", region: "Gebiete {names}" };

export const square = "Zeile {row}, Spalte {column}";
export const squares = { one: "{count} Feld", other: "{count} Felder" };

export const RULES = {
  touch: "Eine Dame in jeder Zeile, Spalte und jedem Gebiet. Damen berühren einander nicht, auch nicht an der Ecke.",
  regions: "Eine Dame in jeder Zeile, Spalte und jedem Gebiet, und keine zwei auf einer Diagonale.",
  long: "Eine Dame in jeder Zeile und Spalte, und keine zwei auf einer Diagonale.",
};
export const COUNT = "{count} von {n} Damen.";
export const SOLVED = {
  any: "Gelöst!",
  only: "Gelöst! Eine andere Lösung gibt es nicht.",
  many: "Gelöst! Das ist eine von {solutions}.",
};

export const ATTACK = {
  row: "Die Damen in den Spalten {one} und {other} bedrohen einander: Beide stehen in Zeile {name}.",
  column: "Die Damen in den Zeilen {one} und {other} bedrohen einander: Beide stehen in Spalte {name}.",
  region: "Die Damen in den Zeilen {one} und {other} bedrohen einander: Beide stehen in Gebiet {name}.",
  diagonal: "Die Damen in den Zeilen {one} und {other} bedrohen einander auf einer Diagonale.",
  touch: "Die Damen in den Zeilen {one} und {other} berühren einander an der Ecke.",
};

export const SQUARE = {
  place: "Zeile {row}, Spalte {column}",
  region: "Gebiet {name}",
  closed: "gesperrt",
  given: "gegebene Dame",
  q: "Dame",
  x: "ausgestrichen",
  empty: "leer",
  attacked: "bedroht von der Dame in {queen}",
};
export const VOICE = "{place}: {mark}.";
export const board = "Brett mit {n} mal {n} Feldern";
export const PICTURE = { deduce: "Das Brett der Schlüsse, {n} mal {n}", search: "Das Brett der Suche, {n} mal {n}" };

export const NAMES = {
  today: "{day}",
  random: "Ein zufälliges Brett",
  pasted: "Dein Brett",
  drawn: "Dein Brett",
  link: "Ein Brett aus einem Link",
};
export const sized = "{name} · {n}\u00a0×\u00a0{n}";

export const deductions = { one: "{count} Schluss", other: "{count} Schlüsse" };
export const guesses = { one: "{count} Versuch", other: "{count} Versuche" };
export const ALONE = { deduce: "Schlüsse", search: "Suche allein" };
export const searchSteps = "Suche allein: {steps}";
export const moreThan = "mehr als {count} Schritte";
export const hardest = "Regeln bis {rule}";
export const GUESSED = "braucht Versuche";
export const NONE = "Dieses Brett hat keine Lösung.";
export const MANY = "Dieses Brett hat {solutions}.";
export const AT_LEAST = "Dieses Brett hat mindestens {solutions}.";

export const ACTS = {
  undo: "Zurück",
  hint: "Tipp",
  rule: "Welche Regel?",
  square: "Welches Feld?",
  follow: "Mach das",
  restart: "Leeren",
  watch: "Zusehen",
  leave: "Zurück zum Spiel",
};

export const HINT = {
  unit: "Sieh dir {units} an.",
  squares: "Sieh dir die Dame in {square} an.",
  guess: "Keine Regel hilft hier, also versuche es. Diese Dame ist richtig: {square}.",
  stuck: "Dieses Brett hat keine Lösung.",
  solved: "Alle Damen stehen schon.",
  place: "In {square} steht eine Dame.",
  cross: {
    one: "Also steht in {square} keine Dame.",
    other: "Also steht auf den markierten Feldern keine Dame ({squares}).",
  },
  queen: "Die Dame in {square} ist falsch: In keiner Lösung steht sie dort.",
  crossed: "Das Kreuz in {square} ist falsch: Dort steht eine Dame.",
};

export const PROOF = {
  last: "{unit} hat noch ein einziges freies Feld.",
  queen: "Die Dame in {square} bedroht {squares}.",
  within: "Alle freien Felder von {units} liegen in {where}.",
  between: "{units} brauchen zusammen {where}.",
  leaves: "Eine Dame anderswo würde jedes freie Feld von {unit} bedrohen.",
};
export const SO = {
  last: "{unit} hat noch ein einziges freies Feld: Die Dame steht in {square}.",
  queen: "Die Dame in {square} bedroht {squares}.",
  within: "Alle freien Felder von {units} liegen in {where}; also steht dort keine andere Dame.",
  between: "{units} brauchen zusammen {where}; also steht dort keine andere Dame.",
  leaves: {
    one: "Eine Dame in {square} ließe {unit} kein freies Feld.",
    other: "Eine Dame auf einem von {squares}n ließe {unit} kein freies Feld.",
  },
};

export const STEPS = {
  guess: "Keine Regel hilft. Ein Versuch: eine Dame in {square}.",
  contradiction: "{unit} hat kein freies Feld mehr: ein Widerspruch.",
  contradictionAlone: "Die Damen führen zu einem Widerspruch.",
  back: "Zurück vom Versuch: In {square} steht von jetzt an keine Dame.",
  solution: "Alle Damen stehen: Lösung {count}.",
};

export const SEARCH = {
  call: {
    zero: "Zeile {row} hat kein freies Feld: zurück.",
    one: "Zeile {row} hat {count} freies Feld.",
    other: "Zeile {row} hat {count} freie Felder.",
  },
  place: "Eine Dame in {square}.",
  return: "Zurück in Zeile {row}: Die Dame geht vom Brett.",
  solution: "Alle Damen stehen: Lösung {count}.",
  end: "Die Suche ist zu Ende.",
};

export const WATCH = {
  deduce: "Schlüsse",
  search: "Suche",
  both: "Beide",
  play: "Abspielen",
  pause: "Anhalten",
  back: "Schritt zurück",
  on: "Schritt",
  speed: "Tempo",
  position: "Stelle",
  at: "Schritt {at} von {length}",
  a_second: "{speed} je Sekunde",
  open: "Suche mit ihren Registern",
};

export const WAYS = { today: "Heute", draw: "Zeichnen", paste: "Einfügen", random: "Zufall" };

export const DRAW = {
  how: "Tippe auf ein Feld, um es zu sperren; ziehe, um Gebiet {letter} zu malen; drücke lang (oder Q) für eine gegebene Dame.",
  size: "Größe",
  rule: "Damen",
  long: "wie im Schach",
  touch: "ohne Berührung",
  letters: "Gebiet zum Malen",
  clear: "Leeren",
  play: "Spielen",
  right: "Nichts fehlt.",
};

export const PASTE = {
  text: "Brett als Text",
  how: "Eine Textzeile je Zeile. A bis L: Gebiete, „.“ offen, „#“ gesperrt, „Q“ eine gegebene Dame, a bis l eine in einem Gebiet. „touch:“ davor für Damen, die einander nicht berühren.",
  play: "Spielen",
};

export const RANDOM = {
  size: "Größe",
  hard: "Wie schwer",
  HARD: { easy: "Regeln bis 3", rules: "Regeln bis 5", guess: "Mit Versuch" },
  make: "Brett machen",
  stop: "Halt",
  making: "Ein Brett wird gesucht: {repairs} Änderungen, {boards} geprüft.",
  made: "Hier gemacht.",
  filed: "Aus der Datei der Bretter.",
  late: "In {seconds} Sekunden war keines zu finden: Dieses kommt aus der Datei der Bretter.",
  none: "So ein Brett war nicht zu finden: Dieses ist leichter oder schwerer.",
};

export const copied = "Der Link ist kopiert. Er öffnet genau dieses Brett.";
export const notCopied = "Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.";
export const ALREADY = "Dieses Brett hast du auf diesem Gerät schon gelöst.";
export const TIME = "{minutes}:{seconds}";

export const FAULTS = {
  long: "Ein Brett hat höchstens 300 Zeichen, nicht {count}.",
  rows: "Ein Brett hat 1 bis 12 Zeilen, nicht {count}.",
  rule: "Die Regel vor dem Doppelpunkt heißt long oder touch, nicht „{text}“.",
  length: "Zeile {row} hat {count} Zeichen statt {n}: Ein Brett hat so viele Spalten wie Zeilen.",
  sign: "Zeile {row}, Spalte {column}: „{text}“ ist kein Zeichen eines Bretts. Erlaubt sind A bis L, a bis l, „.“, „#“ und Q.",
  region: "Zeile {row}, Spalte {column}: Ein Brett mit {n} Zeilen hat kein Gebiet {text}, nur A bis {last}.",
  empty: {
    one: "Gebiet {text} hat kein Feld: Ein Brett hat keine Gebiete oder A bis {last}.",
    other: "Gebiete {text} haben kein Feld: Ein Brett hat keine Gebiete oder A bis {last}.",
  },
  none: "Damen ohne Berührung brauchen Gebiete A bis {last}.",
  closed: "Zeile {row} hat kein offenes Feld.",
  attack: "Die gegebenen Damen in {one} und {other} bedrohen einander.",
};
export const FIELDS = { board: "ein Brett wie touch:AAB/ABB/CCC", step: "eine ganze Zahl" };

export const KEYS = [
  [["←", "↑", "↓", "→"], "Anderes Feld"],
  [["Eingabe"], "Dame"],
  [["X"], "Kreuz"],
  [["Leertaste"], "Kreuz, Dame, nichts"],
  [["⌫", "Strg+Z"], "Zurück"],
  [["H"], "Tipp"],
  [["A", "L"], "Zeichnen: Gebiet"],
  [["Q"], "Zeichnen: gegebene Dame"],
];

export const PAGE = {
  title: "Das Rätsel: Damen in Gebieten · Bitqueens",
  more: "Mehr",
  copyLink: "Link kopieren",
  dots: "Punkte auf bedrohten Feldern",
  clock: "Uhr",
  keys: "Tasten",
  acts: "Spiel",
  watching: "Film des Bretts",
  ways: "Bretter",
};
