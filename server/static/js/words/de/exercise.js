// German texts of the exercises.

export const LIST = {
  place: {
    title: "Vier Damen von Hand",
    what: "Setze selbst vier Damen, bleib stecken und entdecke Backtracking.",
    starts: { "": "Anfangen" },
  },
  every: {
    title: "Selbst die Suche sein",
    what: "Du bist die Maschine: Sag zwölf Schritte des Films lang, was die Suche als Nächstes tut.",
    starts: {
      "predict=every1": "1 · die Damen",
      "predict=every2": "2 · was frei ist",
      "predict=every": "3 · die nächste Zeile",
    },
  },
  lessons: {
    title: "Lektionen",
    what: "Eine Lektion führt dich Station für Station durch den Film und stellt dabei Fragen.",
    starts: { "": "Lektion wählen" },
  },
  predict: {
    title: "Frag mich",
    what: "Der Film hält an, und du sagst, was als Nächstes kommt.",
    starts: { "": "Fragen wählen" },
  },
  bugs: {
    title: "Was ist hier falsch?",
    what: "Sechs Programme haben je einen Fehler: Sag voraus, was du sehen wirst, führe sie aus und verbessere sie.",
    starts: { "": "Anfangen" },
  },
  worksheet: {
    title: "Arbeitsblatt",
    what: "Drucke Fragen zu Schritten des Films aus, mit Lösungen.",
    starts: { "": "Schritte wählen" },
  },
};

export const BAD_FIELD = "In der Adresse ist {field} eines von {names}, nicht „{text}“.";

export const PAGE = {
  title: "Lernen: Lektionen und Übungen · Bitqueens",
};
