// German texts of the bits bench.

const LEFT_AND_RIGHT = [
  "Wofür stehen ld, rd und col?",
  "ld ist die linke Diagonale (left diagonal): Sie kommt von links oben, `\\`. rd ist die rechte (right diagonal), sie kommt von rechts oben, `/`. col sind die Spalten (columns): gerade nach unten, deshalb wird col nie verschoben.",
];
const JOINS = "Warum kommt das neue Bit vor dem Verschieben dazu?";

export const CARD = {
  or: {
    title: "`|`, ODER: eine 1 in irgendeiner Zeile",
    rule: "`a | b` hat überall dort eine 1, wo mindestens eine der Zeilen eine 1 hat. So werden dreierlei Strahlen zu einer Zeile: Ein Feld ist bedroht, wenn ld, col oder rd dort eine 1 hat.",
    whys: [LEFT_AND_RIGHT],
  },
  and: {
    title: "`&`, UND: eine 1 in beiden Zeilen",
    rule: "`a & b` hat nur dort eine 1, wo beide Zeilen eine 1 haben. Wo eine 1 frei bedeutet, wie in der umgedrehten Suche, ist ein Feld nur frei, wenn es entlang aller drei Linien frei ist.",
    whys: [
      [
        "Was tut `& ~bits`?",
        "`~bits` hat nur dort eine 0, wo bits eine 1 hat. `used & ~bits` nimmt also die Linien einer Dame aus used heraus und lässt die aller anderen: So entfernt conjoin eine Dame.",
      ],
    ],
  },
  not: {
    title: "`~`, NICHT: jedes Bit umgedreht",
    rule: "`~a` dreht jedes Bit um: Aus bedroht wird frei. Links von einer Zahl stehen Nullen ohne Ende, und auch sie werden umgedreht. Deshalb hat `~a` links Einsen ohne Ende, und `~0` ist −1.",
    whys: [
      [
        "Warum ist ~0 dasselbe wie −1?",
        "Zählt man 1 zu Einsen ohne Ende, wird jede zur Null: Die Summe ist 0. Die Zahl, die mit 1 zusammen 0 ergibt, ist −1. In Python enden die Einsen nie; JavaScript hat 32 Bits, und eine 1 im ersten bedeutet minus.",
      ],
    ],
  },
  done: {
    title: "`& done`: auf das Brett beschnitten",
    rule: "`done` hat eine 1 für jede Spalte. `& done` behält die Bits auf dem Brett und schneidet alle links davon ab.",
    whys: [
      [
        "Wozu dient `& done`?",
        "Links vom Brett stehen zwei Arten von Bits: die Einsen ohne Ende, die `~` macht, und die, die `<<` aus rd hinausgeschoben hat. Ohne den Schnitt hätte poss Einsen, wo kein Feld ist, und die Schleife setzte Damen dorthin.",
      ],
    ],
  },
  right: {
    title: "`>> 1`: eine Stelle nach rechts",
    rule: "`a >> 1` rückt jedes Bit eine Stelle nach rechts. Das niedrigste Bit fällt heraus und ist weg: Sein Strahl hat das Brett verlassen.",
    whys: [
      [
        "Warum ist eine Zeile tiefer eine Spalte weiter rechts?",
        "ld ist die linke Diagonale. Ihre Strahlen kommen von links oben, `\\`: Mit jeder Zeile stehen sie eine Spalte weiter rechts. Die Bits sind die Felder darunter, also rücken sie auch eine Stelle nach rechts.",
      ],
      [
        JOINS,
        "Der Strahl der neuen Dame entlang `\\` beginnt in ihrer eigenen Zeile. `ld | bit` ist diese Zeile mit der Dame, und das Verschieben bringt alles auf einmal eine Zeile tiefer. Käme ihr Bit erst danach dazu, begänne der Strahl genau unter ihr, eine Spalte daneben.",
      ],
      LEFT_AND_RIGHT,
    ],
  },
  left: {
    title: "`<< 1`: eine Stelle nach links",
    rule: "`a << 1` rückt jedes Bit eine Stelle nach links und verliert keines: Ein Bit am Rand steht von nun an außerhalb des Bretts, bis `& done` es abschneidet. Das ist der zweite Grund für `& done`; der erste sind die Einsen von `~`.",
    whys: [
      [
        "Warum ist eine Zeile tiefer eine Spalte weiter links?",
        "rd ist die rechte Diagonale. Ihre Strahlen kommen von rechts oben, `/`: Mit jeder Zeile stehen sie eine Spalte weiter links, und ihre Bits auch.",
      ],
      [
        JOINS,
        "Der Strahl der neuen Dame entlang `/` beginnt in ihrer eigenen Zeile. `rd | bit` ist diese Zeile mit der Dame, und das Verschieben bringt alles auf einmal eine Zeile tiefer. Käme ihr Bit erst danach dazu, begänne der Strahl genau unter ihr, eine Spalte daneben.",
      ],
      LEFT_AND_RIGHT,
    ],
  },
  minus: {
    title: "`-x`: umdrehen, eins dazu",
    rule: "`-x` entsteht in zwei Schritten: jedes Bit umdrehen, dann 1 dazuzählen. Diese 1 läuft nach links über jede Eins, die zur Null wird, und endet an der ersten Null, die zur Eins wird.",
    whys: [
      [
        "Warum wird −12 als 0100 gedruckt?",
        "12 ist 1100 mit Nullen ohne Ende davor. Umgedreht ist das `…0011` mit Einsen ohne Ende davor, plus 1 ist das `…0100`. Eine Zeile aus vier Bits zeigt die letzten vier: 0100. Die Einsen davor machen daraus −12.",
      ],
    ],
  },
  lowest: {
    title: "`x & -x`: die niedrigste 1",
    rule: "Bis zur niedrigsten 1 hat −x dieselben Bits wie x: Dort endete der Übertrag. Links davon ist jedes Bit umgedreht. Deshalb haben beide nur die niedrigste 1 gemeinsam, und `x & -x` ist dieses Bit allein.",
    whys: [
      [
        "Warum kommt das Feld ganz rechts zuerst?",
        "Weil sein Bit die niedrigste 1 ist, und die findet ein einziger Ausdruck, ohne die Spalten durchzugehen. Von links fände die Suche dieselben Lösungen, nur gespiegelt.",
      ],
    ],
  },
  xor: {
    title: "`^`, XOR: eine 1, wo zwei Zeilen verschieden sind",
    rule: "`a ^ b` hat eine 1, wo genau eine der Zeilen eine 1 hat. In der umgedrehten Suche ist das Feld der Dame frei, also eine 1 in jeder Maske; `^ bit` macht aus dieser 1 eine 0 und lässt die anderen, wie sie sind.",
    whys: [],
  },
  check: {
    title: "Prüfungen",
    rule: "Eine Prüfung ist ein einzelner Test auf Bedrohung. basic sieht ein Feld des Bretts an, caching liest ein Flag, conjoin rechnet ein `&`. bitmask rechnet einen Ausdruck: `~(ld | col | rd) & done`.",
    whys: [
      [
        "Warum zählt eine von bitmask so viel wie eine von basic?",
        "Jede ist ein kleiner Schritt der Maschine. Eine Prüfung von bitmask gilt für alle Felder einer Zeile zugleich, denn der Prozessor rechnet mit allen Bits einer Zahl auf einmal. Das ist der Gewinn: Bei N = 8 sind es 1.965 Prüfungen, bei basic 81.318.",
      ],
    ],
  },
};

export const ALL = "Alle Karten";
export const INTRO = "Jede Karte zeigt einen Operator der Masken. Klicke auf die Bits, und das Ergebnis folgt.";
export const EXAMPLE = "Beispiel";
export const STEP = "Dieser Schritt";
export const WHERE = "Im Film";
export const RACE = "Rennen Prüfung für Prüfung";
export const FILM = "Zu einem Schritt, der es zeigt";
export const CUT = "mit `& done`";
export const WALK = "Übertrag laufen lassen";
export const WALK_ON = "Weiter";

export const CARRY = "+ 1, Übertrag";

export const source = "Schritt {step}, Zeile {row}, Codezeile {line}";
export const OWN = "Deine eigenen Bits";
export const FREELY = "Klicke auf die Bits der ersten Zeilen.";

export const bit = "{name}, Bit {bit}";

export const LEFT_OF_BOARD = ", links vom Brett {left}";
export const FOR_EVER = "Einsen ohne Ende";

export const TRY = {
  title: "Probieren",
  begin: "Fünf zum Probieren",
  again: "Noch fünf",
  check: "Prüfen",
  show: "Zeigen",
  next: "Weiter",
  right: "Richtig.",
  shown: "So ist es.",
  ask: "Klicke auf die Einsen von `{name}`.",
  where: "{at} von {of}",
  wrong: { one: "Bit {bits} stimmt nicht.", other: "Die Bits {bits} stimmen nicht." },
  ended: "{right} von {of} auf Anhieb richtig.",
};

export const SHIFT = {
  row: "Zeile {row}",
  before: "Zeile {row} und gestrichelt ihre Bits in Zeile {next}. Zieh den Griff nach unten.",
  joins: "Zuerst kommt das Bit der neuen Dame dazu, denn ihre Strahlen beginnen in ihrer eigenen Zeile.",
  cleared: "Zuerst wird das Bit der neuen Dame gelöscht, denn ihre Strahlen beginnen in ihrer eigenen Zeile.",
  slides:
    "Eine Zeile tiefer entlang `\\` ist eine Spalte weiter rechts: ld `>> 1`. Entlang `/` ist es eine weiter links: rd `<< 1`. col bleibt.",
  after: "Zeile {row}. {lost}",
  dropped: "Bit 0 von ld ist herausgefallen: Sein Strahl hat das Brett verlassen.",
  pushed: "Bit {bit} von rd steht jetzt links vom Brett, bis `& done` es abschneidet.",
  none: "Kein Bit hat das Brett verlassen.",
};
