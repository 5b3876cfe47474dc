// German texts of the drawer Export.

export const EXPORT = {
  still: "Bild dieses Schritts",
  poster: "Die ganze Suche",
  posterLegend:
    "In der Mitte ist die Wurzel. Ein Ring ist eine Zeile, ein Bogen ein Aufruf, eine Umdrehung die Suche. Gold sind Lösungen.",
  noPoster: "Diese Suche ist zu lang, um sie als Ganzes zu zeichnen.",
  svg: "SVG sichern",
  png: "PNG sichern",
  pngWidth: "Breite des PNG",
  moving: "Animiertes GIF",
  from: "Von Schritt",
  to: "Bis Schritt",
  stride: "Schrittweite",
  delay: "ms je Schritt",
  width: "Breite in Pixeln",
  make: "GIF erstellen",
  cancel: "Abbrechen",
  cancelled: "Abgebrochen.",
  progress: "Fortschritt der Zeichnung",
  film: "Die fertige Animation",
  noPng: "Der Browser kann kein PNG dieser Größe erzeugen.",
  noGif: "Der Browser konnte das GIF nicht erzeugen.",
  programFile: "Der ganze Lauf in einer Datei, zum Abgeben",
  programFileHint: "Programm, Film, Ausgabe und Vergleich in einer HTML-Datei, die ohne Netz läuft.",
  filmFile: "Ein Film in einer Datei",
  filmFileHint:
    "Er läuft überall mit allem auf dieser Seite: aus einem Ordner, in einer E-Mail, auf Folien, ohne Netz.",
  filmOf: "Inhalt des Films",
  ofSteps: "Schritte dieser Suche",
  saveFilm: "Film sichern",
  filmMaking: "Der Film wird erstellt …",
};

export const HEADING = {
  step: "N = {n}, {algorithm}, Schritt {step}",
  of: "N = {n}, {algorithm}, Schritt {step} von {steps}",
};

export const POSTER = {
  title: "Die ganze Suche für N = {n}",
  facts: "{algorithm}: {steps}",
  found: "{algorithm}: {steps}, {solutions}",
};

export const pixels = "{count} px";

export const BAD_NUMBER = { from: "Eine ganze Zahl ab {least}", between: "Eine ganze Zahl von {least} bis {most}" };

export const FILM_PLAN = { one: "{count} Bild, {time} lang", other: "{count} Bilder, {time} lang" };

export const tooManyFrames =
  "Das sind {frames} Bilder; ein GIF hat höchstens {most}. Nimm weniger Schritte oder lass welche aus.";

export const ofLesson = "Die Lektion „{title}“";

export const filmTitle = "N = {n}, {algorithm}, Schritte {from} bis {to}";
export const filmTooLong = "Das sind {count} Schritte; ein Film in einer Datei hat höchstens {most}.";

export const savedFile = "Gesichert: {name} ({size})";

export const framesDone = "Bild {done} von {all}";

export const SAVE_FILE = "{name} sichern ({size})";

export const BYTES = "Bytes";
