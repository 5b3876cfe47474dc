// German texts of the exercise with four queens.

export const ROWS = ["oberste Zeile", "zweite Zeile", "dritte Zeile", "unterste Zeile"];
export const IN_ROWS = ["der obersten Zeile", "der zweiten Zeile", "der dritten Zeile", "der untersten Zeile"];
export const COLUMNS = ["erste Spalte", "zweite Spalte", "dritte Spalte", "letzte Spalte"];
export const IN_COLUMNS = ["der ersten Spalte", "der zweiten Spalte", "der dritten Spalte", "der letzten Spalte"];

export const ALONG = { ld: "diagonal", col: "entlang ihrer Spalte", rd: "diagonal" };
export const WAYS = { ld: "nach rechts unten", col: "gerade nach unten", rd: "nach links unten" };

export const DOORS_LABEL = "Teile";
export const DOORS = { place: "1 · Setzen", rays: "2 · Strahlen", digits: "3 · Ziffern", watch: "Die Suche" };
export const TITLES = {
  place: "Vier Damen von Hand",
  watch: "Die Suche macht es",
  rays: "Drei Strahlen",
  digits: "Strahlen als Ziffern",
};

export const BOARD = "Brett für vier Damen";
export const PROBLEM =
  "Setze vier Damen so, dass keine eine andere bedroht. Eine Dame bedroht ihre Zeile, ihre Spalte und beide Diagonalen.";
export const KEYS = "Mit Tasten: Pfeile bewegen, Eingabe setzt eine Dame, Rücktaste nimmt die letzte zurück.";
export const TAKE_BACK = "Letzte Dame zurücknehmen";
export const IN_CORNER = "Mit einer Dame in der Ecke probieren";

export const NAME = "Backtracking";

export const SQUARE = {
  queen: "{row}, {column}: Dame",
  tried: "{row}, {column}: führte zu nichts",
  empty: "{row}, {column}: leer",
};
export const QUEENS = "Damen: {queens}.";
export const EMPTY_BOARD = "Das Brett ist leer.";

export const REMARKS = {
  start: "Wähle ein Feld der umrahmten Zeile: in jede Zeile eine Dame, von oben.",
  placed: "Als Nächstes: die {row}.",
  order: "Eine Zeile nach der anderen: Als Nächstes kommt die {row}.",
  full: "Diese Zeile hat ihre Dame schon.",
  last: "Nur die letzte Dame kann man zurücknehmen.",
  again: "Dieses Feld hast du schon probiert: Es führte zu nichts.",
  refused: "Hier nicht: {attackers}.",
  attacker: "Die Dame in {inRow} bedroht das Feld {along}",
  and: ". ",
  stuck: "In {inRow} ist kein Feld mehr übrig: Du kommst nicht weiter. Nimm die letzte Dame zurück.",
  named:
    "Du kamst nicht weiter und hast die letzte Dame zurückgenommen, um dort weiterzumachen. Das ist Backtracking: Die ganze Suche besteht daraus.",
  nothingElse: "In {inRow} ist sonst nichts frei: Nimm noch eine Dame zurück.",
  another: "Probier ein anderes Feld in {inRow}.",
  solved: "Gelöst, mit Backtracking: vier Damen, und keine bedroht eine andere.",
  lucky: "Gelöst, ohne stecken zu bleiben: Glück gehabt! Sieh, was mit einer Dame in der Ecke geschieht.",
};

export const COMPARED = "Du hast {yours} Damen gesetzt, die Suche {its}.";
export const WAY = "Den Weg der Suche ansehen";
export const WAY_IN_FILM = "Den Weg der Suche im Film ansehen";

export const WATCH =
  "Sie macht dasselbe wie du, Zeile für Zeile. In jeder Zeile beginnt sie mit dem freien Feld ganz rechts.";
export const PLAY = "Abspielen";
export const PAUSE = "Anhalten";
export const STEP_BACK = "Zurück";
export const STEP_ON = "Weiter";
export const GO_RAYS = "Weiter: die Strahlen einer Dame";

export const FRAMES = {
  start: "Das Brett ist leer.",
  place: "Eine Dame in {inRow}: auf dem Feld ganz rechts, das noch übrig ist.",
  "dead end": "In {inRow} ist jedes Feld bedroht: Es geht nicht weiter.",
  return: "Die Dame in {inRow} wird zurückgenommen: Backtracking.",
  solution: "Alle {queens} Damen stehen. Von hier ginge die Suche weiter und fände auch die andere Lösung.",
};

export const RAYS =
  "Hier sind die ersten beiden Damen. Nach unten bedroht eine Dame drei Strahlen entlang: ld (left diagonal), col (column) und rd (right diagonal). Links und rechts sind die Seiten, von denen sie kommen: ld kommt von links herunter, rd von rechts.";
export const WHICH_RAY = "Welcher Strahl trifft das markierte Feld in {inColumn}?";
export const RAY = {
  wrong: "Nicht {line}: Der läuft {way}.",
  right: "Richtig: {line} läuft {way}.",
  both: "Richtig: {line} läuft {way}. Und {other} trifft es auch.",
};
export const GO_DIGITS = "Weiter: die Strahlen als Ziffern";

export const DIGITS =
  "Eine Ziffer für jede Spalte der umrahmten Zeile: eine 1, wo ein Strahl das Feld trifft. Fülle taken aus: eine 1, wo ld, col oder rd eine hat. Drück auf eine Ziffer, um sie zu ändern.";
export const FILL_IN = "taken, zum Ausfüllen";
export const CHECK = "Prüfen";
export const TAKEN_RIGHT =
  "Richtig. Und poss ist das Gegenteil: eine 1 für jedes freie Feld. Mit diesen Ziffern macht die Suche alles, was du von Hand gemacht hast.";
export const TAKEN_WRONG = {
  look: "Nicht ganz. Sieh dir die {column} an: Hat ld, col oder rd dort eine 1?",
  hit: "{line} hat in {inColumn} eine 1: Die Dame in {inRow} bedroht das Feld {along}.",
  clear: "In {inColumn} haben ld, col und rd eine 0: Keine Dame bedroht das Feld.",
};
export const TAKEN_SHOWN =
  "Nicht ganz. Das ist taken: eine 1, wo ld, col oder rd eine hat. Und poss ist das Gegenteil: eine 1 für jedes freie Feld.";
export const WRONG_DIGIT = "{column}: falsch";
export const LESSON = "Weiter mit der Lektion: von Feldern zu Bits";
export const FILM = "Vier Damen im Film, von Anfang an";
