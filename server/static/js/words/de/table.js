// German texts of the page with the tables.

export const GROUPS = { compiled: "kompiliert", python: "reines Python", full: "volle Kraft" };

export const PLOTS = {
  compiled: "Kompiliert, und das Zählwerk mit voller Kraft",
  python: "Reines Python",
  published: "Veröffentlicht: der Browser eines Laptops seiner Zeit",
};

export const LOCALE = "de-DE";

export const FULL = "volle Kraft";
export const FAILED = "✕";
export const MISSING = "–";
export const NOTHING = "Auf diesem Server ist noch nichts gemessen.";

export const TIME = {
  us: "{value} µs",
  ms: "{value} ms",
  s: "{value} s",
  clock: "{minutes}:{seconds}",
  hours: "{hours} h {minutes} min",
  day: "1 Tag",
};

export const ABOUT = {
  billionYears: "{value} Mrd. Jahre",
  millionYears: "{value} Mio. Jahre",
  years: "{value} Jahre",
  year: "{value} Jahr",
  days: "{value} Tage",
  h: "{value} h",
  min: "{value} min",
  s: "{value} s",
  ms: "{value} ms",
  us: "{value} µs",
};

export const DETAILS = {
  measured: { one: "Gemessen am {at}, {count} Durchlauf", other: "Gemessen am {at}, {count} Durchläufe" },
  stopped: "Nach dieser Zeit abgebrochen, am {at}",
  forecast: "Vorausgesagt nach N = {n}, am {at}",
  failed: "Fehlgeschlagen: {note}",
  unavailable: "Nicht verfügbar: {note}",
};

export const WHERE = {
  nothing: "Dieser Server: {machine}. {nothing}",
  last: "Dieser Server: {machine}. Zuletzt gemessen am {at}.",
};

export const EXAMPLE =
  "Beispiel: Diese Zeiten sind von einer anderen Maschine ({machine}), gemessen am {at}. „Messen“ zeigt die dieses Servers.";

export const underWay =
  "Für ein anderes Gerät läuft gerade eine Messung mit {seconds} s je Zelle, bis N = {largest}. Mit denselben Einstellungen schließt du dich an; mit anderen kommt deine danach.";

export const DOING = {
  waiting: "Wartet auf den Beginn.",
  cells: "{done} von {of} Zellen",
  ready: "Vorbereitung: {name}, N = {n}",
  now: "{done} von {of} Zellen. Jetzt {name}, N = {n}",
  expected: "{done} von {of} Zellen. Jetzt {name}, N = {n}, etwa {time}",
};

export const FINISHED = {
  all: "Gemessen: {times}, {forecasts}.",
  times: { one: "{count} Zeit", other: "{count} Zeiten" },
  forecasts: { one: "{count} Voraussage", other: "{count} Voraussagen" },
};

export const CANCELLED = "Abgebrochen. Gemessene Zeiten bleiben.";

export const PLOT = {
  filled: "{title}: Zeit nach Brettgröße N, logarithmisch aufgetragen, für {names}. Die Werte stehen in der Tabelle.",
  empty: "{title}: Zeit nach Brettgröße N, logarithmisch aufgetragen, bisher leer. Die Werte stehen in der Tabelle.",
};

export const PAGE = {
  title: "Die Tabelle: alle Algorithmen, gestoppt und ausgezählt · Bitqueens",
  timed: "Alle Algorithmen, gestoppt",
  budget: "Zeitlimit je Zelle",
  boardsUpTo: "Bretter bis",
  measure: "Messen",
  cancel: "Abbrechen",
  share: "Fortschritt der Messung",
  timesCaption:
    "Zeit, um alle Lösungen zu finden, nach Algorithmus und Brettgröße N. Eine Zeit hinter ≈ ist vorausgesagt.",
  compiled: "Kompiliert",
  compiled_what: "die Programme, eine Codezeile nach der anderen übersetzt, alle von numba mit denselben Einstellungen",
  python: "Reines Python",
  python_what: "die Programme selbst",
  full: "Volle Kraft",
  full_what:
    "das Zählwerk des Servers, mit allen Kniffen und auf allen Prozessoren; das Starten seiner Prozesse zählt mit",
  count: "Zählwerk",
  forecast: "vorausgesagt",
  failed: "fehlgeschlagen",
  download: "Als CSV herunterladen",
  published: "Veröffentlicht: der Browser eines Laptops seiner Zeit",
  publishedCaption: "Veröffentlichte Zeiten von vier Algorithmen, nach Brettgröße N",
  howMeasured: "So wird gemessen",
  whatTime:
    "Eine Zeit ist die Prozessorzeit einer Suche nach allen Lösungen. Das Zählwerk nutzt alle Prozessoren, deshalb ist seine Zeit die vergangene Zeit.",
  whatCell:
    "Eine Zelle ist der Median von bis zu fünf Durchläufen, und die Zeilen wechseln sich ab. Alles läuft in einem eigenen Prozess, der Zuschauern den Vortritt lässt.",
  whatCompiled:
    "ist derselbe Code mit denselben Feldern in derselben Reihenfolge; nur die lange Zahl von conjoin ist in zwei Maschinenwörter geteilt.",
  whatForecast:
    "Zeiten über dem Limit sind vorausgesagt: die Zeit des größten gemessenen Bretts, multipliziert mit dem Zuwachs an Prüfungen. Die Prüfungen sind bis N = 17 gezählt; darüber wird derselbe Zuwachs angenommen.",
  plotsBelow:
    "Jede Querlinie ist das Zehnfache der Linie darunter. Gefüllte Zeichen sind gemessen, hohle vorausgesagt. Alle Werte stehen in den Tabellen darüber.",
  workWhere: "Genaue Summen der ganzen Suche, aus den Filmen selbst: auf jeder Maschine dieselben.",
  plots: "Dasselbe logarithmisch",
  work: "Die Arbeit, gezählt",
  workCaption: "Arbeit jedes Algorithmus für alle Lösungen, nach Brettgröße N",
  steps: "Schritte",
  steps_what: "des Films",
  placements: "Gesetzte Damen",
  placements_what: "so oft kam eine Dame aufs Brett",
  rejects: "Verworfene Felder",
  rejects_what: "probiert und bedroht gefunden, je ein Schritt",
  dead_ends: "Sackgassen",
  dead_ends_what: "Aufrufe, die kein Feld für eine Dame fanden",
  checks: "Prüfungen",
  checks_what: "Felder angesehen, Werte gelesen, Wörter verglichen, Zeilen auf einmal gefunden: die Kosten der Tests",
};
