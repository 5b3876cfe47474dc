// German texts of a worksheet, and of the page on which one is put together.

// On paper.

export const HEAD = "Die N Damen, Schritt für Schritt";
export const NAME = "Name";
export const DATE = "Datum";
export const KEY = "Lösungen";
export const BIT = "Bit";
export const BELOW = "eine Zeile tiefer";
export const ROWS = "Zeilen aus Bits unter dem Brett";
export const LIFTED = "Die durchgestrichene Dame wurde gerade entfernt.";

export const PROBLEM =
  "Setze N Damen so auf N × N Felder, dass keine eine andere bedroht: keine zwei in derselben Zeile, Spalte oder Diagonale.";

export const RULES = {
  boards:
    "Die Suche stellt auf jede mögliche Weise in jede Zeile eine Dame und prüft jedes volle Brett Zeile für Zeile von oben.",
  row: "Die Suche geht Feld für Feld vor: Sie füllt eine Zeile nach der anderen, jede von links. Geht es nach einer Dame nicht weiter, entfernt sie diese wieder.",
  column:
    "Die Suche geht Feld für Feld vor: Sie füllt eine Spalte nach der anderen, jede von oben. Geht es nach einer Dame nicht weiter, entfernt sie diese wieder.",
  inverted:
    "Die Suche füllt die Zeilen von oben. ld, col und rd haben eine 0, wo eine Dame darüber das Feld entlang \\, │ oder / bedroht, sonst eine 1. poss hat eine 1 für jedes freie Feld, bit nur die niedrigste davon: die ganz rechts.",
  masks:
    "Die Suche füllt die Zeilen von oben. ld, col und rd haben eine 1, wo eine Dame darüber das Feld entlang \\, │ oder / bedroht; taken hat alle drei zusammen. poss hat eine 1 für jedes freie Feld, bit nur die niedrigste davon: die ganz rechts.",
};

export const taskTitle = "{number}. {title}, N = {n}, Schritt {step}";

export const MOMENTS = {
  arrived: {
    row: "Die Suche ist gerade in Zeile {at} angekommen, der umrahmten.",
    column: "Die Suche ist gerade in Spalte {at} angekommen, der umrahmten.",
  },
  begun: {
    row: "Die Suche probiert gleich Zeile {at}, die umrahmte.",
    column: "Die Suche probiert gleich Spalte {at}, die umrahmte.",
  },
  place: {
    row: "In Zeile {at} wurde gerade eine Dame gesetzt.",
    column: "In Spalte {at} wurde gerade eine Dame gesetzt.",
  },
  reject: "Das Feld mit dem Fragezeichen wird geprüft.",
  return: {
    row: "Die Suche ist gerade in Zeile {at} zurückgekehrt.",
    column: "Die Suche ist gerade in Spalte {at} zurückgekehrt.",
  },
  solution: "Alle Damen stehen.",
};

export const HINTS = {
  markBit: "Markiere es auf dem Brett und fülle bit aus.",
  mark: "Markiere es auf dem Brett.",
  poss: "Fülle poss aus.",
  taken: "Fülle taken aus, dann poss.",
  fill: "Fülle es aus.",
};

export const BLANKS = { rows: "Zeilen:", columns: "Spalten:", line: "Codezeile:", queen: "Die Dame in Zeile" };

export const JUST_RAN = { one: "(Gerade lief Codezeile {lines}.)", other: "(Gerade liefen die Codezeilen {lines}.)" };

export const listing = "Programm: {title}";

export const ANSWERS = {
  bit: "Bit {bit} in Zeile {row}",
  row: "Spalte {column} in Zeile {row}",
  column: "Zeile {row} in Spalte {column}",
  rows: { one: "{count} Zeile", other: "{count} Zeilen" },
  columns: { one: "{count} Spalte", other: "{count} Spalten" },
  line: "Codezeile {answer}",
  queen: "die Dame in Zeile {answer}",
};

export const BOARD = {
  size: "Brett mit {n} × {n} Feldern.",
  queens: "Damen: {queens}.",
  none: "Keine Damen.",
  bit: "Zeile {row} Bit {bit}",
  square: "Zeile {row} Spalte {column}",
  tested: "Wird geprüft: {square}.",
  lifted: "Gerade entfernt: {square}.",
  next: "Nächste Dame: {square}.",
};

export const code = "QR-Code mit der Adresse von Schritt {step}";

export const inFilm = "Schritt {step} im Film";

// The page on which a sheet is put together.

export const CHOOSE = { kinds: "Fragen", paper: "Papier", codes: "QR‑Codes" };
export const CODES = "die zu den Schritten führen";

export const ADD = "Diesen Schritt hinzufügen";
export const OPEN = "Arbeitsblatt öffnen";

export const EMPTY =
  "Ein Arbeitsblatt fragt nach bis zu {most} Schritten. Geh zu einem Schritt des Films und füge ihn hinzu.";
export const CHOSEN = { some: "{count} von {most} Schritten.", all: "{most} Schritte: Das Blatt ist voll." };

export const already = "Schritt {step} steht auf dem Blatt.";

export const tooLarge =
  "Auf Papier gehen Bretter bis N = {most}: Darüber sind die Felder zu klein für einen Bleistift.";

export const placeName = "{title}, N = {n}, Schritt {step}";

export const remove = "{name} entfernen";
export const NOT_STORED =
  "Dieser Browser speichert nichts für die Seite, also bleibt die Liste nur, bis du die Seite schließt.";

export const NOT_ASKED = {
  others: "Schritt {step} hat keine der gewählten Fragen. Er erlaubt: {kinds}.",
  none: "Zu Schritt {step} gibt es keine der gewählten Fragen: Er steht nicht auf dem Blatt.",
};
export const GIVEN_AWAY = "Schritt {shown} zeigt eine Antwort zu Schritt {step}: {kind}.";

export const NO_STEPS =
  "Noch sind keine Schritte gewählt. Öffne im Menü des Films „Arbeitsblatt“ und füge welche hinzu.";

export const BAD_FIELDS = {
  step: "In der Adresse ist ein Schritt Algorithmus.n.Nummer wie bitmask.8.331, mit n bis {largest} oder was der Algorithmus zulässt, nicht „{text}“.",
  steps: "In der Adresse ist steps eine Liste aus höchstens {most}, nicht aus {text}: Die ersten {most} sind hier.",
  kinds: "In der Adresse ist kinds eine Liste aus {kinds}, nicht „{text}“.",
  paper: "In der Adresse ist paper {papers}, nicht „{text}“.",
  codes: "In der Adresse ist codes shown oder hidden, nicht „{text}“.",
};

export const BEYOND = "{Name} gibt es nicht: Der Film hat die Schritte 0 bis {last}.";

export const PAGE = {
  title: "Arbeitsblatt · Bitqueens",
  worksheet: "Arbeitsblatt",
  print: "Drucken",
  sheet: "Das Blatt",
  key: "Die Lösungen",
};
