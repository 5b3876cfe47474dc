// What the page says of lessons, in German. It comes with the drawer Learn.

export const BUTTONS = {
  back: "Zurück",
  next: "Weiter",
  leave: "Verlassen",
  end: "Fertig",
  following: "Nächste Lektion",
};

export const CARD = "Auf der Werkbank ausprobieren";
export const RIGHT = "Richtig.";
export const WRONG = "Das nicht.";

export const stopOf = "{title} · {stop} von {stops}";

export const noLesson = "Eine Lektion mit dem Namen {name} gibt es hier nicht. Unter „Lernen“ stehen alle.";

export const noStop = "„{title}“ hat die Halte 1 bis {stops}, aber keinen Halt {stop}: Hier ist der erste.";

export const LEARN = {
  lessons: "Lektionen",
  intro:
    "Eine Lektion führt dich durch den Film, Halt für Halt. Du kannst sie jederzeit verlassen: Die Seite kehrt dahin zurück, wo du warst.",
  wait: "Die Lektionen sind unterwegs …",
  failed: "Die Liste der Lektionen ist nicht gekommen.",
  more: "Mehr zu tun",
  own: "Lektion von diesem Gerät öffnen …",
  ownHint: "Oder zieh ihre Datei hierher. Sie wird gelesen und nicht aufbewahrt.",
  refused: {
    one: "{file} ist noch keine Lektion: {count} Fehler.",
    other: "{file} ist noch keine Lektion: {count} Fehler.",
  },
  fault: "Zeile {line}: {fault}",
  about: {
    none: "{minutes} min, {stops}",
    some: "{minutes} min, {stops}, {seen} gesehen",
    all: "{minutes} min, {stops}, alle gesehen",
    stops: { one: "{count} Halt", other: "{count} Halte" },
  },
};

export const ENTRIES = {
  place: { title: "Vier Damen von Hand", hint: "Setz und heb Damen selbst: der Weg der Suche, noch ohne ein Bit." },
  bits: {
    title: "Werkbank der Bits",
    hint: "Was jeder Operator der Masken tut: Bits zum Klicken und fünf zum Probieren.",
  },
  exercises: { title: "Übungen", hint: "Du bist der Algorithmus: Trag die Bits ein, setz die Damen." },
  wrong: {
    title: "Was ist hier falsch?",
    hint: "Sechs Programme mit je einem Fehler: sagen, was zu sehen sein wird, ausführen, verbessern.",
  },
  predict: { title: "Vorhersagen", hint: "Das Abspielen hält an, bevor etwas geschieht, und fragt, was." },
  worksheet: {
    title: "Arbeitsblatt",
    hint: "Schritte als Aufgaben auf Papier, die Antworten auf einer eigenen Seite.",
  },
};

export const UNSENT = {
  coding: "Die Datei ist nicht in UTF-8 geschrieben.",
  long: "Die Datei ist zu lang: {found} Zeichen; höchstens {allowed}.",
};
