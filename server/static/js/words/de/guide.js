// German texts of the drawer that explains the page.

const ROWS =
  "In jede Zeile kommt eine Dame, und keine zwei Damen dürfen einander bedrohen. Die Suche füllt das Brett von oben; gerade arbeitet sie an der gerahmten Zeile.";
const SQUARES = `${ROWS} Deren Felder probiert sie einzeln, von links nach rechts.`;
const RAYS =
  "Eine Dame bedroht ihre Spalte nach unten und zwei Diagonalen: drei farbige Strahlen. Unter jeder Spalte stehen Ziffern.";
const NUMBER = "So wird aus einer Zeile von Feldern eine Reihe von Ziffern, und das ist eine Zahl.";
const SHIFT =
  "Eine Zeile tiefer ist jeder blaue Strahl eine Spalte nach rechts gerückt, jeder grüne eine nach links, und die orangen sind geblieben.";
const STUCK =
  "Kein gelbes Feld heißt Sackgasse: Die letzte Dame kommt wieder weg, und die Suche probiert das nächste freie Feld ihrer Zeile. Eine Dame in jeder Zeile ist eine Lösung.";
const REFUSED =
  "Ist kein Feld einer Zeile frei, dann ist das eine Sackgasse: Die letzte Dame kommt wieder weg, und die Suche probiert das nächste Feld ihrer Zeile. Eine Dame in jeder Zeile ist eine Lösung.";
const FOUND =
  "Die Punkte mit Nummern auf dem Brett sind diese Blicke. Die Prüfung endet bei der ersten Dame, die sie findet; findet sie keine, kommt eine Dame auf das Feld.";
const MASKS = [
  ROWS,
  `${RAYS} Wo ein Strahl die gerahmte Zeile kreuzt, ist die Ziffer seiner Farbe eine 1, sonst eine 0. ${NUMBER}`,
  "taken hat überall eine 1, wo ein Strahl ankommt. poss ist das Gegenteil: Seine Einsen sind die freien Felder, die gelben. bit behält davon nur das Feld ganz rechts: Dorthin kommt die nächste Dame.",
  `${SHIFT} Ein Computer verschiebt so eine ganze Zahl auf einmal, ohne ein einziges Feld anzusehen.`,
];

export const HOW_TO_READ = {
  naive: [
    "Die Suche füllt jedes Brett mit einer Dame in jeder Zeile und prüft es dann als Ganzes. Die Räder unter dem Brett sind ein Kilometerzähler: Jedes zeigt die Spalte der Dame in seiner Zeile. Das letzte Rad dreht sich am schnellsten; ist es durch alle Spalten, dreht sich das davor.",
    "Die Prüfung geht die Zeilen von oben durch und sucht über jeder Dame nach einer anderen: ihre Spalte hinauf, dann links hinauf, dann rechts hinauf. Sie endet bei der ersten Dame, die bedroht ist. Deren Zeile ist gerahmt, und die Punkte mit Nummern sind die Blicke dieser Zeile.",
    "Aus einem schlechten Brett lernt die Suche nichts: Das nächste prüft sie, als hätte es davor keines gegeben. Ein Brett, auf dem keine Dame eine andere bedroht, ist eine Lösung.",
  ],
  backtracking: [
    "In jede Spalte kommt eine Dame, und keine zwei Damen dürfen einander bedrohen. Die Suche füllt das Brett von links; gerade arbeitet sie an der gerahmten Spalte. Deren Felder probiert sie einzeln, von oben nach unten.",
    `Um ein Feld zu prüfen, sucht sie links davon nach einer Dame: in seiner Zeile, dann links hinauf, dann links hinunter, das nächste Feld zuerst. ${FOUND}`,
    "Rechts von jeder Zeile steht, wie viele Blicke ihr Feld in der gerahmten Spalte gekostet hat. Unter dem Brett steht, was die jetzigen Blicke gesehen haben.",
    "Ist kein Feld einer Spalte frei, dann ist das eine Sackgasse: Die letzte Dame kommt wieder weg, und die Suche probiert das nächste Feld ihrer Spalte. Eine Dame in jeder Spalte ist eine Lösung.",
  ],
  basic: [
    SQUARES,
    `Um ein Feld zu prüfen, sucht sie darüber nach einer Dame: seine Spalte hinauf, dann links hinauf, dann rechts hinauf, das nächste Feld zuerst. ${FOUND}`,
    "Unter jedem Feld der gerahmten Zeile steht, was seine Prüfung ergeben hat, wie viele Blicke sie gekostet hat und was die jetzigen Blicke gesehen haben.",
    REFUSED,
  ],
  plain: [
    `${ROWS} Eine Liste hat die Spalten ohne Dame, und die Suche probiert nur deren Felder, eines nach dem anderen.`,
    `Um ein Feld zu prüfen, sucht sie auf seinen beiden Diagonalen nach einer Dame: links hinauf, dann rechts hinauf, das nächste Feld zuerst. ${FOUND}`,
    "Unter jedem Feld der gerahmten Zeile steht, ob die Liste seine Spalte hat, was seine Prüfung ergeben hat, wie viele Blicke sie gekostet hat und was die jetzigen Blicke gesehen haben.",
    REFUSED,
  ],
  caching: [
    SQUARES,
    "Sie sieht kein Feld an. Drei Arrays von Flags merken sich, wo Damen stehen: columns, majors für die Diagonalen \\ und minors für die Diagonalen /. Unter jedem Feld der gerahmten Zeile stehen seine drei Flags. Ein schraffiertes ist wahr: Auf dieser Linie steht eine Dame.",
    "Um ein Feld zu prüfen, liest die Suche seine Flags in dieser Reihenfolge, bis zum ersten, das wahr ist. Ist keines wahr, kommt eine Dame auf das Feld und setzt alle drei. Kommt die Dame wieder weg, sind sie wieder falsch.",
    REFUSED,
  ],
  bitmask: [...MASKS, STUCK],
  loop: [
    ...MASKS,
    "Aufrufe gibt es nicht: Vier Arrays enthalten die Masken aller Zeilen, und ein Zähler gibt die Zeile an. Kein gelbes Feld heißt Sackgasse: Der Zähler geht um eins zurück, und die Suche probiert das nächste freie Feld jener Zeile. Eine Dame in jeder Zeile ist eine Lösung.",
  ],
  flipped: [
    ROWS,
    `${RAYS} Wo ein Strahl die gerahmte Zeile kreuzt, ist die Ziffer seiner Farbe eine 0, sonst eine 1: Hier heißt eine 1 frei. ${NUMBER}`,
    "poss hat eine 1, wo ld, col und rd alle eine haben: Dort kommt kein Strahl an, und das Feld ist gelb. bit behält davon nur die 1 ganz rechts, und dorthin kommt die nächste Dame.",
    `${SHIFT} An dem Rand, den sie freigeben, kommt eine 1 herein: Von außerhalb des Bretts bedroht keine Dame ein Feld.`,
    STUCK,
  ],
  conjoin: [
    SQUARES,
    "Jedes Feld ist eine ganze Zahl mit drei Einsen: einer für seine Spalte und je einer für seine Diagonalen. Die Zahl used hat die Einsen aller Damen. Unter jedem Feld der gerahmten Zeile stehen die Ziffern von used für seine drei Linien. Eine schraffierte 1 ist eine Linie mit einer Dame.",
    "Um ein Feld zu prüfen, vergleicht eine einzige Operation seine Zahl, bits, mit used. Haben sie keine 1 gemeinsam, kommt eine Dame auf das Feld, und ihre Einsen kommen zu used. Jede Zeile ist ein Generator: Er wartet mit seiner Dame, bis die Zeilen darunter alles probiert haben.",
    REFUSED,
  ],
  puzzle: [
    ...MASKS,
    "Zwei weitere Ziffernreihen gehören zum Brett. open hat eine 1 für jedes Feld, das weder gesperrt ist noch von einer vorgegebenen Dame bedroht wird; reg hat eine 1 für jedes Feld eines Gebiets, in dem schon eine Dame steht. poss lässt weg, was open fehlt und was reg hat.",
    STUCK,
  ],
};

export const SECTIONS = {
  board: "Auf dem Brett",
  registers: "In den Registern",
  below: "Neben und unter dem Brett",
  tree: "Im Baum",
  timeline: "Auf der Zeitleiste",
};

export const LEGEND = {
  queen: "Eine Dame auf dem Brett.",
  ld: "Blau, schraffiert \\: ld. Von oben bedroht, entlang einer Diagonale, die nach rechts fällt.",
  col: "Orange, schraffiert |: col. In der Spalte steht eine Dame.",
  rd: "Grün, schraffiert /: rd. Von oben bedroht, entlang einer Diagonale, die nach links fällt.",
  ld0: "Blau, eine schraffierte 0 in ld. Von oben bedroht, entlang einer Diagonale, die nach rechts fällt.",
  col0: "Orange, eine schraffierte 0 in col. In der Spalte steht eine Dame.",
  rd0: "Grün, eine schraffierte 0 in rd. Von oben bedroht, entlang einer Diagonale, die nach links fällt.",
  dotted: "Gepunktet: Der Strahl geht unter der gerahmten Zeile weiter.",
  frame: "Der Rahmen: Diese Zeile wird jetzt durchsucht. Die Register unter dem Brett gehören zu ihr.",
  row: "Der Rahmen: Diese Zeile wird jetzt durchsucht.",
  column: "Der Rahmen: Diese Spalte wird jetzt durchsucht.",
  ended: "Der Rahmen: die Zeile, in der die Prüfung dieses Bretts geendet hat.",
  free: "Gelb mit Ring: frei, kein Strahl kommt hierher.",
  ring: "Ein gelber Ring: frei. Über drei Schritten in der Sekunde steht er für das gelbe Feld.",
  plumb: "Gestrichelte Linie: führt von einem freien Feld hinunter zu seiner 1.",
  candidate: "Dame als Umriss in dickem Rahmen: das Feld, das als Nächstes kommt, das freie ganz rechts.",
  tried: "Kreuz: war frei, ist probiert.",
  done: "Kreuz: ist geprüft. Das Feld war bedroht, oder alles, was aus einer Dame dort folgt, ist probiert.",
  lifted: "Grauer Umriss einer Dame: gerade wieder entfernt.",
  looks: "Punkte mit Nummern: die Felder, auf die die Prüfung geblickt hat, in dieser Reihenfolge.",
  found: "Roter Ring: die Dame, bei der die Prüfung geendet hat.",
  rejected: "Roter Rahmen: in diesem Schritt geprüft und bedroht.",
  attacked: "Roter Rahmen: Diese Dame ist bedroht.",
  placed: "Dicker Rahmen: in diesem Schritt geprüft und frei. Eine Dame besetzt es.",
  dead: "Gerahmte Zeile ohne Gelb: kein freies Feld, eine Sackgasse.",
  solution: "Goldener Rahmen: eine Lösung.",
  taken: "taken: 1, wo ld, col oder rd eine 1 hat (ODER).",
  reg: "reg: 1, wo das Gebiet schon seine Dame hat.",
  opened: "open: 1, wo das Feld weder gesperrt noch von einer vorgegebenen Dame bedroht ist.",
  poss: "poss: 1, wo taken eine 0 hat (NICHT), solange das Feld nicht probiert ist.",
  and: "poss: 1, wo ld, col und rd alle eine 1 haben (UND), solange das Feld nicht probiert ist.",
  one: "Gerahmte 1 in ld, col oder rd: auf dieser Linie nicht bedroht.",
  incoming: "Gestrichelte 1: am Rand hereingekommen, beim Verschieben.",
  crossed: "Kreuz in poss: schon probiert.",
  bit: "bit: die niedrigste 1 von poss, wo die Dame steht.",
  coming: "Gestrichelt: wird im nächsten Schritt bit.",
  ghost: "Gestrichelte 1 neben rd: hat das Brett gerade links verlassen.",
  listed: "Eine Zahl in der Liste: In dieser Spalte steht noch keine Dame.",
  line: "Schraffiert: Dieses Feld ist auf einer Linie dieser Richtung bedroht.",
  stands: "Ausgefüllt: Eine Dame besetzt dieses Feld.",
  cost: "Eine Zahl bei den Blicken: auf wie viele Felder die Prüfung geblickt hat.",
  seen: "0: ein leeres Feld, auf das die Prüfung geblickt hat. 1: Dort hat sie eine Dame gefunden.",
  beside:
    "Rechts von einer Zeile: auf wie viele Felder die Prüfung geblickt hat. Die Farbe ist die der Linie, auf der sie eine Dame gefunden hat.",
  flag: "Schraffiert: Dieses Flag ist wahr. Die Zahl ist sein Platz im Array.",
  order: "Eine Zahl an der Ecke: Dieses Flag wird jetzt gelesen, als erstes, zweites oder drittes.",
  outer: "Schmal: Ziffern von Linien, die an der gerahmten Zeile vorbeigehen.",
  used: "Schraffierte 1 in used: Auf dieser Linie steht eine Dame.",
  own: "Gerahmte 1 in bits: Das geprüfte Feld liegt auf dieser Linie.",
  hit: "Rot: Beide haben eine 1, also ist das Feld bedroht.",
  turned: "Dicker Rahmen: Dieses Rad hat sich gerade gedreht.",
  wrong: "Roter Rahmen: Die Dame dieser Zeile ist bedroht.",
  path: "Die Felder der Damen jetzt, Linie für Linie.",
  next: "Das Feld, das als Nächstes kommt.",
  searched: "Schon durchsucht.",
  open: "Kommt noch.",
  refused: "Bedroht.",
  refusing: "Bedroht, in diesem Schritt gefunden.",
  past: "Schritte vor diesem.",
  future: "Schritte, die noch kommen.",
  unwalked: "Schraffiert: Dort war die Suche noch nicht.",
  tick: "Eine Lösung.",
  calls: "Umrandet: die Aufrufe, die jetzt offen sind, einer je Linie.",
};
