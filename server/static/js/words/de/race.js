// German texts of the race.

export const PLAY = "Rennen starten";
export const PAUSE = "Rennen anhalten";

export const COUNTERS = {
  step: { one: "Schritt", other: "Schritt" },
  checks: { one: "Prüfung", other: "Prüfungen" },
  solutions: { one: "Lösung", other: "Lösungen" },
};

export const ORDINALS = ["", "1.", "2.", "3.", "4."];

export const size = "N = {n}";

export const MICROSECONDS = "{count} µs";

export const RESULT = {
  won: { one: "{names} gewinnt: {measure}.", other: "{names} gewinnen gemeinsam: je {measure}." },
  needs: "{title} braucht {measure}",
  timesMany: "{title} braucht {times}-mal so viele.",
  timesLong: "{title} braucht {times}-mal so lange.",
};

export const WHOLE = "ganze Suche: {measure}";

export const FINISHED = "{rank} im Ziel: {measure}";

export const POSITION = "{done} / {all}";

export const upTo = "N von 1 bis {largest}: Bis dahin lässt sich jeder Schritt dieser Bahnen öffnen.";

export const cutDown = "„{title}“ läuft bis N = {n}; deshalb ist N jetzt {n} und nicht {asked}.";

export const FIRST_SOLUTION = "Lösung 1 von {count}";
export const NO_SOLUTION = "keine Lösung";

export const TAKING = "Der Film wird erstellt …";
export const filmTitle = "Rennen, N = {n}: {lanes}";
export const taken = "Gesichert: {name}";

export const SCALED = "hochgerechnet von N = {board}";

export const UNTIMED = "Eine Bahn hat auf diesem Server noch keine Zeit: Miss die Programme unten.";
export const MEASURING = "Messung läuft …";
export const NOTE = {
  now: "misst N = {n}",
  measuring: "wird gemessen …",
  notYet: "noch nicht",
  stopped: "endet bei N = {n}",
  failed: "gescheitert: {fault}",
};

export const lane = "Algorithmus auf Bahn {lane}";

export const remove = "Diese Bahn entfernen";

export const progress = "{title}: Fortschritt der Suche";

export const BOARD = {
  one: "{title}: Brett mit {n} × {n} Feldern, {count} Dame",
  other: "{title}: Brett mit {n} × {n} Feldern, {count} Damen",
};

export const KEYS = [
  [["Leertaste", "K"], "starten, anhalten"],
  [["→", "←"], "ein Hundertstel des Rennens vor, zurück; mit Umschalt ein Zehntel"],
  [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], "zu so vielen Zehnteln des Rennens"],
  [["Pos1", "Ende"], "zum Start, zum Ziel"],
  [["P"], "für den Beamer, und zurück"],
  [["T"], "hell oder dunkel"],
  [["?"], "diese Liste"],
];

export const FIELDS = {
  lanes: "eine Liste aus zwei bis vier Suchen",
  n: "eine ganze Zahl ab 1",
  at: "eine Zahl von 0 bis 1",
};

export const PAGE = {
  title: "Das Rennen: Suchen nebeneinander · Bitqueens",
  more: "Mehr",
  present: "Vorführen",
  presentTitle: "Für den Beamer (P)",
  take: "Export",
  takeTitle: "Dieses Rennen als eine Datei sichern, die überall läuft, ohne Netz",
  keys: "Tasten",
  rules: "Das Rennen",
  fairBy: "Die Bahnen laufen",
  steps: "Schritt für Schritt",
  steps_what: "jede Bahn macht jeweils einen Schritt",
  checks: "Prüfung für Prüfung",
  checks_what: "jede Bahn macht jeweils eine Prüfung: ein Blick, ein Nachschlagen, eine Operation",
  time: "so schnell sie sind",
  time_what: "jede Bahn läuft so schnell wie auf diesem Server",
  boardSize: "Brettgröße N",
  within: "Das Rennen dauert",
  howLong: "Wie lange das Rennen dauert",
  add: "Bahn hinzufügen",
  course: "Verlauf",
  start: "Rennen starten",
  where: "Stelle im Rennen",
  times: "Zeiten auf diesem Server",
  measure: "Messen",
  stop: "Anhalten",
  listings: "Zeiten der Programme",
  howTimed:
    "Prozessorzeit der Python-Programme, so wie der Film sie zeigt, bis zu dem Brett, das etwa zwei Sekunden dauert. Jeder Strich in einem Balken ist das Zehnfache des vorigen.",
};
