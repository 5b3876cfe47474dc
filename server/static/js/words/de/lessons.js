// German texts of lessons and of the drawer Learn.

export const BUTTONS = {
  back: "Zurück",
  next: "Weiter",
  leave: "Verlassen",
  end: "Fertig",
  following: "Nächste Lektion",
};

export const CARD = "Auf der Werkbank ausprobieren";
export const PAGE = "Auf diesem Gerät öffnen";
export const RIGHT = "Richtig.";
export const WRONG = "Nicht ganz.";

export const stopOf = "{title} · {stop} von {stops}";

export const noLesson = "Eine Lektion mit dem Namen {name} gibt es hier nicht. Unter „Lernen“ stehen alle.";

export const noStop = "„{title}“ hat die Stationen 1 bis {stops}, aber keine Station {stop}: Hier ist die erste.";

export const LEARN = {
  lessons: "Lektionen",
  intro:
    "Eine Lektion führt dich durch den Film, Station für Station. Du kannst sie jederzeit verlassen: Die Seite kehrt dahin zurück, wo du warst.",
  wait: "Die Lektionen werden geladen …",
  failed: "Die Liste der Lektionen wurde nicht geladen.",
  more: "Mehr zu tun",
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
  place: { title: "Vier Damen von Hand", hint: "Setz und entferne Damen selbst, wie die Suche: noch ohne Bits." },
  bits: {
    title: "Werkbank der Bits",
    hint: "Sieh, was jeder Operator der Masken tut: Klick auf Bits und probier fünf Aufgaben.",
  },
  every: { title: "Selbst die Suche sein", hint: "Sag zwölf Schritte des Films lang, was die Suche als Nächstes tut." },
  exercises: { title: "Übungen", hint: "Alles, was dich etwas fragt, in einer Liste." },
  wrong: {
    title: "Was ist hier falsch?",
    hint: "Sechs Programme mit je einem Fehler: Sag voraus, was du sehen wirst, führ sie aus, verbessere sie.",
  },
  predict: { title: "Frag mich", hint: "Das Abspielen hält an, bevor etwas geschieht, und fragt, was." },
  worksheet: {
    title: "Arbeitsblatt",
    hint: "Schritte als Aufgaben auf Papier, die Antworten auf einer eigenen Seite.",
  },
};

export const UNSENT = {
  coding: "Die Datei ist nicht in UTF-8 geschrieben.",
  long: "Die Datei ist zu lang: {found} Zeichen; höchstens {allowed}.",
};
