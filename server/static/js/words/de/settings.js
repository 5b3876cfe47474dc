// German texts of the drawers with the settings and the keys.

export const SETTINGS = {
  theme: { title: "Hell oder dunkel", hint: "T wechselt ebenfalls.", names: ["Wie das System", "Hell", "Dunkel"] },
  keys: {
    title: "Buchstaben, Ziffern und Zeichen als Tasten",
    hint: "Schalte sie aus, wenn du diktierst, damit nichts aus Versehen geschieht. Leertaste, Pfeile, Pos1 und Ende wirken immer.",
    names: ["An", "Aus"],
  },
  voice: {
    title: "Screenreader",
    hint: "Jeder Schritt von Hand wird als ein Satz vorgelesen. Während der Film läuft: Lösungen, höchstens alle drei Sekunden eine, Pause und Ende; oder so viele Schritte wie möglich.",
    names: ["Lösungen, während er läuft", "Jeden Schritt", "Nichts"],
  },
  language: {
    title: "Sprache",
    hint: "Fehlermeldungen des Servers und exportierte Dateien sind immer englisch.",
    names: ["Wie der Browser"],
  },
  animations: {
    title: "Die Teile eines Schritts zeigen",
    hint: "Beim langsamen Abspielen. Ist im System weniger Bewegung eingestellt, sind es einzelne Bilder.",
    names: ["An", "Aus"],
  },
};

export const CALM = {
  title: "Wie viel zu sehen ist",
  hint: "Ruhig heißt: das Brett mit seinen Registern. Teile, die eine Lektion nennt, kommen dazu und bleiben. Links zu einem Schritt zeigen alles.",
  names: ["Ruhig", "Alles"],
};

export const SOUND = {
  name: "Ton",
  hint: "Jede Dame ist ein Ton: je tiefer ihre Zeile, desto höher der Ton. Eine Lösung ist ein Akkord. E wechselt ebenfalls.",
  volume: "Lautstärke",
  percent: "{volume} %",
  on: "Der Ton ist an.",
  off: "Der Ton ist aus.",
  led: "Der Ton ist an. In einer Klasse sind nur die Geräte der Leitung zu hören.",
};

export const FORGET = {
  title: "Dein Fortschritt",
  hint: "Nur dieses Gerät speichert, welche Lektionen du gesehen hast, deine Antworten, die Teile der Seite, die du kennst, und die Schritte für ein Arbeitsblatt.",
  button: "Vergessen",
  done: "Dein Fortschritt ist vergessen.",
};

export const KEYS = [
  {
    title: "Film",
    keys: [
      [["Leertaste", "K"], "abspielen, anhalten"],
      [["J"], "rückwärts abspielen; noch einmal: schneller, mit Umschalt langsamer"],
      [["L"], "vorwärts abspielen; noch einmal: schneller, mit Umschalt langsamer"],
      [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "zu so vielen Zehnteln des Films"],
      [["→"], "ein Schritt vor, mit Umschalt zehn"],
      [["←"], "ein Schritt zurück, mit Umschalt zehn"],
      [["."], "eine Codezeile vor"],
      [[","], "eine Codezeile zurück"],
      [["Pos1"], "erster Schritt"],
      [["Ende"], "letzter Schritt"],
    ],
  },
  {
    title: "Schleife",
    keys: [
      [["A"], "die Schleife beginnt bei diesem Schritt"],
      [["B"], "die Schleife endet bei diesem Schritt"],
      [["X"], "keine Schleife"],
    ],
  },
  {
    title: "Suche",
    keys: [
      [["Q"], "vorhersagen: Abspielen hält an und fragt, oder nicht mehr"],
      [["N"], "nächste Lösung, mit Umschalt die vorige"],
      [["D"], "nächste Sackgasse, mit Umschalt die vorige"],
      [["I"], "hinein in den nächsten Aufruf"],
      [["O"], "über alles hinweg, was aus dieser Dame folgt; mit Umschalt zurück darüber"],
      [["U"], "heraus aus diesem Aufruf; mit Umschalt zu seinem Anfang"],
    ],
  },
  {
    title: "Brett, Register und Code, mit Tab erreicht",
    keys: [
      [["↑", "↓", "←", "→"], "zu einem anderen Feld, Bit oder einer anderen Codezeile"],
      [["Pos1", "Ende"], "zum ersten oder letzten Feld oder Bit der Zeile"],
      [
        ["Enter"],
        "auf einem Feld: die Erklärung festhalten oder eine Dame setzen; auf einer Codezeile: zum nächsten Schritt, der sie ausführt, mit Umschalt zum vorigen",
      ],
      [["Rücktaste"], "die letzte von Hand gesetzte Dame zurücknehmen"],
      [["Esc"], "die Erklärung ausblenden"],
    ],
  },
  {
    title: "Lektion, Frage, dein Programm",
    keys: [
      [["→", "←"], "zur nächsten Station der Lektion, zur vorigen"],
      [["1", "9"], "eine Antwort nach ihrer Nummer wählen"],
      [["S"], "die Antwort zeigen"],
      [["Esc"], "die Frage oder den Text des Programms verlassen"],
      [["Strg+Eingabe"], "das Programm ausführen"],
    ],
  },
  {
    title: "In einer Klasse",
    keys: [
      [
        ["Leertaste", "O", "Q", "R", "G", "T", "W", "F", "H"],
        "bedeuten für die Leitung etwas anderes: Die Liste steht unter Klasse",
      ],
      [["F"], "der Führung folgen oder sich umschauen"],
      [["H"], "sich melden, oder nicht mehr"],
    ],
  },
  {
    title: "Seite",
    keys: [
      [["+", "−"], "die Zeitleiste vergrößern, verkleinern"],
      [["W"], "die ganze Suche als ein Bild, und zurück (beim Leiten einer Klasse: der Code)"],
      [["M"], "alle Bedienelemente des Films, oder die üblichen"],
      [["P"], "für den Beamer, und zurück"],
      [["C"], "dort: mit Code oder ohne"],
      [["T"], "hell oder dunkel"],
      [["E"], "mit Ton oder ohne"],
      [["?"], "diese Liste"],
      [["Esc"], "schließen"],
    ],
  },
];
