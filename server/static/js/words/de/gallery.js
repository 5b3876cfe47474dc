// German texts of the drawer with the solutions.

export const GALLERY = {
  which: "Lösungen zeigen",
  found: "Bisher gefundene",
  all: "Alle",
  group: "Nach Symmetrie",
  list: "Lösungen",
  page: "Seite mit Lösungen",
  earlier: "Frühere Lösungen",
  later: "Spätere Lösungen",
  first: "Zur ersten gehen",
  sorting: "Wird sortiert …",
  forms: "Schreibweise",
  copy: "Kopieren",
  copied: "Kopiert",
  notCopied: "Dieser Browser lässt die Seite nicht kopieren. Der Text ist ausgewählt: Strg+C kopiert ihn.",
  chosen: "Die gewählte Lösung",
  text: "Die Lösung als Text",
  files: "Alle als Datei:",
};

export const FORMS = { board: "Brett", matrix: "Matrix", columns: "Spalten" };

export const TURNS = {
  identity: "unverändert",
  quarter: "um eine Vierteldrehung im Uhrzeigersinn gedreht",
  half: "um eine halbe Drehung gedreht",
  three_quarters: "um drei Vierteldrehungen im Uhrzeigersinn gedreht",
  left_right: "links und rechts gespiegelt",
  top_bottom: "oben und unten gespiegelt",
  falling_diagonal: "an der Diagonale \\ gespiegelt",
  rising_diagonal: "an der Diagonale / gespiegelt",
};

export const SHORT_TURNS = {
  identity: "erste",
  quarter: "¼ gedreht ↻",
  half: "½ gedreht ↻",
  three_quarters: "¾ gedreht ↻",
  left_right: "Spiegel ↔",
  top_bottom: "Spiegel ↕",
  falling_diagonal: "Spiegel ⤡",
  rising_diagonal: "Spiegel ⤢",
};

export const SOLUTION_NAME = {
  found: "Lösung {number}, Schritt {step}",
  turned: "Lösung {number}, Schritt {step}: Lösung {first}, {turn}",
};

export const NOT_FOUND_YET = "noch nicht gefunden";

export const CLASSES = {
  all: { one: "{count} Klasse", other: "{count} Klassen" },
  some: { one: "{shown} von {count} Klasse", other: "{shown} von {count} Klassen" },
};

export const EMPTY = {
  none: {
    title: "Bisher keine gefunden.",
    why: "Hier erscheint jede Lösung, an der der Film vorbeikommt.",
  },
  total: {
    title: "Bisher keine gefunden.",
    why: "Hier erscheint jede Lösung, an der der Film vorbeikommt, am Ende {total}.",
  },
  impossible: {
    title: "Für N = {n} gibt es keine.",
    why: "{Queens} Damen bedrohen einander auf {n} × {n} Feldern immer. Die Suche hat alles probiert, und das beweist es.",
  },
};

export const noClasses = "bis N = {most}";

export const CLASS_NAME = { title: "Klasse {number}", size: "{found} von {solutions} gefunden" };

export const CLASS_OF = {
  first: {
    one: "Klasse {number}: ihre einzige Lösung.",
    other: "Klasse {number}: die erste von {size}.",
  },
  turned: {
    one: "Klasse {number}: Lösung {first}, {turn}; die einzige.",
    other: "Klasse {number}: Lösung {first}, {turn}; eine von {size}.",
  },
};

export const DOWNLOADS = {
  board: "{solutions} als Text herunterladen: Brett",
  matrix: "{solutions} als Text herunterladen: Matrix",
  columns: "{solutions} als Text herunterladen: Spalten",
};

export const PAGE_OF = { some: "{first} bis {last}", all: "{first} bis {last} von {total}" };
