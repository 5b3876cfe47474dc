// German texts of the exercises.

export const ROWS = ["oberste Zeile", "zweite Zeile", "dritte Zeile", "unterste Zeile"];
export const IN_ROWS = ["der obersten Zeile", "der zweiten Zeile", "der dritten Zeile", "der untersten Zeile"];
export const COLUMNS = ["erste Spalte", "zweite Spalte", "dritte Spalte", "letzte Spalte"];
export const IN_COLUMNS = ["der ersten Spalte", "der zweiten Spalte", "der dritten Spalte", "der letzten Spalte"];

export const ALONG = { ld: "diagonal", col: "entlang ihrer Spalte", rd: "diagonal" };
export const WAYS = { ld: "nach rechts unten", col: "gerade nach unten", rd: "nach links unten" };

export const TITLES = {
  rays: "Drei Strahlen",
  digits: "Strahlen als Ziffern",
};

export const QUEENS = "Damen: {queens}.";

export const RAYS =
  "Hier sind die ersten beiden Damen. Nach unten bedroht eine Dame drei Strahlen entlang: ld (left diagonal), col (column) und rd (right diagonal). Links und rechts sind die Seiten, von denen sie kommen: ld kommt von links herunter, rd von rechts.";
export const WHICH_RAY = "Welcher Strahl trifft das markierte Feld in {inColumn}?";
export const RAY = {
  wrong: "Nicht {line}: Der läuft {way}.",
  right: "Richtig: {line} läuft {way}.",
  both: "Richtig: {line} läuft {way}. Und {other} trifft es auch.",
};

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

export const PAGE = { title: "Strahlen und Ziffern · Bitqueens" };
