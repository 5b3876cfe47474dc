// German texts of every page: numbers, times, names and failures.

export const SEPARATOR = ".";
export const POINT = ",";

export const NUMBERS = [
  "null",
  "eins",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

export const AND = "{first} und {last}";
export const OR = "{first} oder {last}";
export const RANGE = "{first} bis {last}";
export const AND_RANGE = "{first} und {last}";

export const solutions = { one: "{count} Lösung", other: "{count} Lösungen" };
export const steps = { one: "{count} Schritt", other: "{count} Schritte" };
export const checks = { one: "{count} Prüfung", other: "{count} Prüfungen" };

export const TIMES = {
  ms: "{count} ms",
  s: "{count} s",
  minutes: { one: "{count} Minute", other: "{count} Minuten" },
  hours: { one: "{count} Stunde", other: "{count} Stunden" },
  days: { one: "{count} Tag", other: "{count} Tage" },
  years: { one: "{count} Jahr", other: "{count} Jahre" },
  ever: "eine Ewigkeit",
};

export const LIMITS = {
  naive: "Naive prüft N hoch N Bretter einzeln, und für N = 9 sind das schon 387 Millionen",
  conjoin: "Darüber hat eine Diagonale mehr Bits, als eine Zahl in JSON fasst",
  puzzle: "Ein Brett des Rätsels hat höchstens 12 Zeilen",
};

export const REFUSALS = {
  200: "Der Server antwortet, aber ein Proxy davor blockiert WebSockets.",
  403: "Der Server lehnt diese Seite ab, als käme sie von einer anderen Website. In seinem Protokoll steht, was zu ändern ist.",
  429: "Aus diesem Netz sind gerade keine weiteren Verbindungen erlaubt.",
  503: "Gerade sind keine weiteren Verbindungen erlaubt.",
};
export const SILENT = "Der Server hat seit 5 Sekunden nicht geantwortet.";
export const NO_ANSWER = "Der Server antwortet nicht.";
export const NO_PYTHON =
  "Python, das diese Seite braucht, läuft nicht: {why}. Aufgezeichnete Schritte lassen sich trotzdem ansehen.";
export const RECORDED = "Dieser Film hat die Schritte {first} bis {last} von {algorithm}, N = {n}.";
export const RETRY = "{why} Neuer Versuch; die Seite bleibt, wie sie ist.";

export const BROKEN = "Auf der Seite ist etwas schiefgegangen. Bitte lade sie neu.";

export const NEW_VERSION = "Es gibt eine neue Version dieser Seite.";

export const PRESENT = { start: "Vorführen", stop: "Beenden (Esc)" };

export const CLOSE = "Schließen";

export const GONE = {
  api: "Die API-Referenz ist keine Seite mehr: help(bitqueens) zeigt in Python jeden Namen mit Argumenten, Fehlern und einem Beispiel.",
  be: "„Selbst die Suche sein“ ist keine eigene Seite mehr: Der Film selbst fragt bei jedem Schritt, was geschieht.",
  lines:
    "Die Übung mit Codezeilen zum Ordnen gibt es nicht mehr. Hier fragt der Film, welche Codezeile als Nächstes läuft.",
  study: "Die Studie gibt es nicht mehr. Die Stunde von 45 Minuten gibt es noch.",
  starts: "Die Liste der Startpunkte gibt es nicht mehr. Zu den sehenswerten Stellen führen die Lektionen.",
  whatif:
    "„Was wäre, wenn …“ gibt es nicht mehr. Setze Damen auf das leere Brett, und sieh zu, wie die Suche von ihnen aus weitergeht.",
  steps:
    "Schritte lassen sich nicht mehr herunterladen: Der Befehl bitqueens trace gibt sie aus, und Trace.table() macht in Python eine Tabelle daraus.",
  table: "Die Tabelle der Zeiten ist jetzt im Rennen: Wähle „Zeiten“, auf einer Seite mit Server.",
};

export const PATH = {
  title: "In zehn Minuten verstehen",
  at: "In zehn Minuten verstehen: {leg} von {legs}",
  next: "Weiter: {leg}",
  start: "Los: {leg}",
  again: "Von vorn",
  quiz: "Vorhersagen",
};

export const LEGS = {
  place: "Setzen",
  rays: "Strahlen",
  digits: "Ziffern",
  tour: "Rundgang",
  shift: "Eine Zeile tiefer",
  lowest: "Die niedrigste 1",
};

export const PAGES = {
  name: "Bitqueens",
  pages: "Seiten",
  watch: "Zusehen",
  yours: "Deine Suche",
  learn: "Lernen",
  race: "Rennen",
  puzzle: "Rätsel",
  class: "Klasse",
  manual: "Handbuch",
  whatIsThis: "Was ist das?",
  theme: "Hell oder dunkel",
  retry: "Jetzt versuchen",
  reload: "Neu laden",
};

export const BAD_FIELD = "In der Adresse ist {field} {allowed}, nicht „{text}“.";
export const ONE_OF = "eines von {names}";
