// German texts of lessons and of the drawer Learn.

export const BUTTONS = {
  back: "Zurück",
  next: "Weiter",
  leave: "Verlassen",
  end: "Fertig",
  following: "Nächste Lektion",
};

export const WHOLE = "Sieh es bei N = 18";

export const CARD = "Auf der Werkbank ausprobieren";
export const PAGE = "Auf diesem Gerät öffnen";
export const AGAIN = "Noch einmal, allein";

export const stopOf = "{title} · {stop} von {stops}";

export const noLesson = "Eine Lektion mit dem Namen {name} gibt es hier nicht. Unter „Lernen“ stehen alle.";

export const noStop = "„{title}“ hat die Stationen 1 bis {stops}, aber keine Station {stop}: Hier ist die erste.";

export const LEARN = {
  failed: "Die Liste der Lektionen wurde nicht geladen.",
  done: "geschafft",
  more: "Mehr",
  teach: "Für Lehrkräfte",
  own: "Lektion von diesem Gerät öffnen …",
  ownHint: "Oder zieh ihre Datei hierher. Die Seite liest sie und speichert nichts.",
  refused: {
    one: "{file} ist noch keine Lektion: {count} Fehler.",
    other: "{file} ist noch keine Lektion: {count} Fehler.",
  },
  fault: "Zeile {line}: {fault}",
  about: {
    none: "{minutes} min, {stops}",
    some: "{minutes} min, {stops}, {seen} gesehen",
    all: "{minutes} min, {stops}, alle gesehen",
    stops: { one: "{count} Station", other: "{count} Stationen" },
  },
};

export const ENTRIES = {
  bits: {
    title: "Werkbank der Bits",
    hint: "Sieh, was jeder Operator der Masken tut: Klick auf Bits und probier fünf Aufgaben.",
  },
  race: { title: "Rennen", hint: "Zwei bis vier Suchen auf einem Brett, mit einer Uhr." },
  yours: { title: "Deine Suche", hint: "Führ ein eigenes Programm aus und sieh, was es tut." },
  wrong: {
    title: "Was ist hier falsch?",
    hint: "Sechs Programme mit je einem Fehler: Sag voraus, was du sehen wirst, führ sie aus, verbessere sie.",
  },
  every: { title: "Selbst die Suche sein", hint: "Sag zwölf Schritte des Films lang, was die Suche als Nächstes tut." },
  predict: { title: "Frag mich", hint: "Das Abspielen hält an, bevor etwas geschieht, und fragt, was." },
  class: { title: "Klasse", hint: "Alle sehen deinen Schritt auf ihrem Gerät, antworten und stimmen ab." },
  worksheet: {
    title: "Arbeitsblatt",
    hint: "Schritte als Aufgaben auf Papier, die Antworten auf einer eigenen Seite.",
  },
};

export const UNSENT = {
  coding: "Die Datei ist nicht in UTF-8 geschrieben.",
  long: "Die Datei ist zu lang: {found} Zeichen; höchstens {allowed}.",
};
