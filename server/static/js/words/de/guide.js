// What the page says where it explains itself, in German: in the drawers for it and on the tour. It comes with them.

import { duration } from "./acting.js";
import { counted, solutions, whole } from "./page.js";

/** For somebody who has never heard of bits. */
export const HOW_TO_READ = [
  "In jede Zeile kommt eine Dame, und keine zwei Damen dürfen einander bedrohen. Die Suche füllt das Brett von oben; die gerahmte Zeile ist die, an der sie gerade arbeitet.",
  "Eine Dame bedroht ihre Spalte nach unten und zwei Diagonalen: drei farbige Strahlen. Unter jeder Spalte stehen Ziffern. Wo ein Strahl die gerahmte Zeile kreuzt, ist die Ziffer seiner Farbe eine 1, sonst eine 0. So wird aus einer Zeile von Feldern eine Reihe von Ziffern, und das ist eine Zahl.",
  "taken hat eine 1, wo immer ein Strahl ankommt. poss ist das Gegenteil: Seine Einsen sind die freien Felder, die gelben. bit behält davon nur das Feld ganz rechts, und dorthin kommt die nächste Dame.",
  "Eine Zeile tiefer ist jeder blaue Strahl eine Spalte nach rechts gerückt, jeder grüne eine nach links, und die orangen sind geblieben. Ein Computer verschiebt so eine ganze Zahl auf einmal, ohne ein einziges Feld anzusehen.",
  "Kein gelbes Feld, das heißt Sackgasse: Die letzte Dame kommt wieder herunter, und das nächste freie Feld ihrer Zeile wird probiert. Eine Dame in jeder Zeile ist eine Lösung.",
];

/** What the signs of the page mean. @type {{title: string, items: [string, string][]}[]} */
export const LEGEND = [
  {
    title: "Auf dem Brett",
    items: [
      ["queen", "Eine Dame, die steht."],
      ["ld", "Blau, schraffiert \\: ld. Von oben bedroht, entlang einer Diagonale, die nach rechts fällt."],
      ["col", "Orange, schraffiert |: col. In der Spalte steht eine Dame."],
      ["rd", "Grün, schraffiert /: rd. Von oben bedroht, entlang einer Diagonale, die nach links fällt."],
      ["dotted", "Gepunktet: Der Strahl geht unter der gerahmten Zeile weiter."],
      ["frame", "Der Rahmen: Diese Zeile wird jetzt durchsucht. Die Register unter dem Brett gehören zu ihr."],
      ["free", "Gelb mit Ring: frei, kein Strahl kommt hierher."],
      ["plumb", "Gestrichelte Linie: führt von einem freien Feld hinunter zu seiner 1."],
      ["candidate", "Hohle Dame in dickem Rahmen: das Feld, das als nächstes kommt, das freie ganz rechts."],
      ["tried", "Kreuz: war frei, ist probiert."],
      ["lifted", "Graue hohle Dame: gerade wieder entfernt."],
      ["dead", "Gerahmte Zeile ohne Gelb: kein freies Feld, eine Sackgasse."],
      ["solution", "Goldener Rahmen: eine Lösung."],
      ["fixed", "Ring um eine Dame: Du hast sie festgesetzt (Was wäre, wenn …)."],
    ],
  },
  {
    title: "In den Registern",
    items: [
      ["taken", "taken: 1, wo ld, col oder rd eine 1 hat (ODER)."],
      ["poss", "poss: 1, wo taken eine 0 hat (NICHT), solange das Feld nicht probiert ist."],
      ["crossed", "Kreuz in poss: schon probiert."],
      ["bit", "bit: die niedrigste 1 von poss, wo die Dame steht."],
      ["coming", "Gestrichelt: wird im nächsten Schritt bit."],
      ["ghost", "Gestrichelte 1 neben rd: hat das Brett gerade links verlassen."],
    ],
  },
  {
    title: "Im Baum",
    items: [
      ["path", "Wo die Damen jetzt stehen, Zeile für Zeile."],
      ["next", "Was als nächstes kommt."],
      ["searched", "Schon durchsucht."],
      ["open", "Kommt noch."],
    ],
  },
  {
    title: "Auf der Zeitleiste",
    items: [
      ["past", "Schritte vor diesem."],
      ["future", "Schritte, die noch kommen."],
      ["tick", "Eine Lösung."],
      ["calls", "Umrandet: die Aufrufe, die jetzt offen sind, einer je Zeile."],
    ],
  },
];

/**
 * Starting points: a title, and what to look for. The figures come from the list itself.
 * @type {Record<string, (figures: Record<string, number>) => {title: string, look: string}>}
 */
export const STARTS = {
  whole: ({ n, steps, dead_ends, solutions: found }) => ({
    title: `N = ${n}, von Anfang bis Ende`,
    look: `Alle ${whole(steps)} Schritte. Achte darauf, wie der Rahmen nach jeder der ${dead_ends} Sackgassen wieder nach oben steigt, und auf die ${found} goldenen Rahmen.`,
  }),
  mirror: ({ n, steps, solutions: found }) => ({
    title: `N = ${n} und die ${found} Lösungen`,
    look: `Achte auf die goldenen Striche zwischen den ${whole(steps)} Schritten: Die zweite Hälfte der Zeitleiste spiegelt die erste.`,
  }),
  two: ({ n, dead_ends }) => ({
    title: `N = ${n} hat keine Lösung`,
    look: `Wohin die erste Dame auch kommt, ihre Strahlen erreichen jedes Feld von Zeile 1: ${dead_ends} Sackgassen.`,
  }),
  three: ({ n, dead_ends }) => ({
    title: `N = ${n} ebenso wenig`,
    look: `Eine zweite Dame findet hin und wieder einen Platz, eine dritte nie: ${dead_ends} Sackgassen.`,
  }),
  first: ({ n, step, placements, dead_ends }) => ({
    title: `N = ${n}: die erste Lösung`,
    look: `Sieh dir col in Schritt ${step} an: ${n} Einsen. Bis hierher wurden ${placements} Damen gesetzt und ${dead_ends} Sackgassen gefunden; geh mit ← zurück und sieh, wie die letzten Damen kamen.`,
  }),
  deepest: ({ n, step, row, column, attacker, times }) => ({
    title: `N = ${n}: die tiefste Sackgasse`,
    look: `Schritt ${step}: Nur noch in Zeile ${row} fehlt die Dame. Die eine Spalte, die übrig ist, Bit ${n - 1 - column}, liegt auf einer Diagonale der Dame in Zeile ${attacker}. So tief scheitert die Suche ${times} Mal.`,
  }),
  fast: ({ n, steps, solutions: found, speed }) => ({
    title: `N = ${n} mit ${whole(speed)} Schritten in der Sekunde`,
    look: `${whole(steps)} Schritte in ${duration(steps / speed)}: Achte darauf, wie der Stern auf ${whole(found)} zuzählt, während sich die Zeitleiste kaum bewegt.`,
  }),
};

/** The guided tour, stop by stop. @type {{title: string, text: string}[]} */
export const TOUR = [
  {
    title: "Vier Damen, vier Zeilen",
    text: "N ist hier 4: Vier Damen sollen so stehen, dass keine eine andere bedroht. Jede Zeile braucht genau eine, also geht die Suche Zeile für Zeile vor. Der Rahmen umgibt die Zeile, an der sie arbeitet, und gelbe Felder sind frei. In Zeile 0 ist alles frei.",
  },
  {
    title: "Ein Strahl ist eine 1",
    text: "Die Suche hat eine Dame auf das Feld ganz rechts gesetzt. Folge ihren Strahlen: Wo einer die gerahmte Zeile kreuzt, hat das Register seiner Farbe eine 1, überall sonst eine 0. Orange ist col, grün ist rd. Ihr blauer Strahl, ld, hat das Brett verlassen.",
  },
  {
    title: "ODER, dann NICHT",
    text: "taken hat eine 1, wo ld oder col oder rd eine hat: Diese Felder sind bedroht. poss dreht jede Ziffer um, also sind seine Einsen die freien Felder. Vergleiche sie mit den gelben Feldern darüber. Zwei Operationen auf ganzen Zahlen haben sie alle auf einmal gefunden.",
  },
  {
    title: "Die niedrigste 1",
    text: "Der Computer nimmt die freien Felder von rechts. poss & −poss ist ein alter Trick, der nur die niedrigste 1 stehen lässt: Das ist bit, und die neue Dame steht genau darüber. Das Kreuz in poss merkt an, dass dieses Feld probiert ist.",
  },
  {
    title: "Eine Zeile tiefer, dreimal schieben",
    text: "Nun zu Zeile 2. Strahlen wandern, während sie fallen: Jede 1 von ld ist eine Spalte nach rechts gerückt, jede 1 von rd eine nach links, und col ist geblieben. Das Bit der neuen Dame ist mitgegangen. Dafür hat niemand das Brett angesehen.",
  },
  {
    title: "Sackgasse, und zurück",
    text: "Zeile 2 hatte kein freies Feld: taken war 1111. Also war die letzte Dame falsch. Sie kommt wieder herunter, jetzt hohl, und Zeile 1 macht mit dem weiter, was poss noch enthält: ihrem einen gelben Feld. So zurückzugehen ist alles, was die Suche tut, wenn sie nicht weiterkommt.",
  },
  {
    title: "Eine Lösung",
    text: "Einige Schritte später steht in jeder Zeile eine Dame. Der Computer sieht das an einer einzigen Zahl: col ist 1111, in jeder Spalte steht eine Dame: col == done. Er zählt die Lösung und macht weiter, denn er will alle finden.",
  },
  {
    title: "Die ganze Suche",
    text: "Diese Leiste enthält alle 50 Schritte von links nach rechts. Jedes Rechteck ist ein Aufruf der Funktion; je tiefer es liegt, desto weiter unten auf dem Brett. Gold kennzeichnet die zwei Lösungen. Zieh darauf, um irgendwohin zu gehen. Jetzt bist du dran: Verlass den Rundgang und drück auf Abspielen.",
  },
];

/** @param {number} stop  from 0 @param {number} stops */
export const tourStop = (stop, stops) => `${stop + 1} von ${stops}`;
export const TOUR_BUTTONS = { back: "Zurück", next: "Weiter", leave: "Verlassen", end: "Fertig" };

/** A square by its row and its bit. @param {number} row @param {number} column @param {number} n */
const squareName = (row, column, n) => `Zeile ${row}, Bit ${n - 1 - column}`;

/** What the drawer for queens set by hand says. */
export const WHATIF = {
  intro: "Setze Damen auf den ersten Zeilen fest, von oben nach unten, und sieh nur, was aus ihnen folgt. Ein Klick auf eine Dame nimmt sie wieder herunter, mit allen unter ihr.",
  board: "Damen zu Beginn",
  watch: "Ansehen",
  last: "Letzte entfernen",
  all: "Alle entfernen",
  empty: "Keine Dame ist festgesetzt: Der Film ist die ganze Suche.",
  /** @param {number} most */
  tooLarge: (most) => `Damen lassen sich bis N = ${most} festsetzen: Darüber weiß noch niemand, wo in der Suche sie stehen.`,
  /** @param {number} row */
  notYet: (row) => `Zuerst kommt Zeile ${row}: Damen werden von oben Zeile für Zeile festgesetzt.`,
  /** The subtree below some queens. @param {number} steps @param {number} found */
  below: (steps, found) => `Von hier an: ${counted(steps, "Schritt", "Schritte")}, ${solutions(found)}.`,
  /** @param {number} row @param {number} column @param {number} n @param {"fixed" | "free" | "attacked" | "later"} state */
  square(row, column, n, state) {
    const what = { fixed: "Dame", free: "frei", attacked: "bedroht", later: "später" }[state];
    return `${squareName(row, column, n)}: ${what}`;
  },
  /** Who attacks a square. @param {number} row @param {number} column @param {number} n @param {{row: number, along: "ld" | "col" | "rd"}[]} attackers */
  attacked(row, column, n, attackers) {
    const each = attackers.map((attacker) => `Die Dame in Zeile ${attacker.row} bedroht es entlang ${attacker.along}`);
    return `Auf ${squareName(row, column, n)} kann keine Dame stehen. ${each.join(". ")}.`;
  },
};
