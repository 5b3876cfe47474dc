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

export const TEXT = "Text sind Absätze, **fett**, `Code`, ```-Abschnitte und Links";

export const FAULTS = {
  coding: "Die Datei ist nicht in UTF-8 geschrieben.",
  long: "Die Datei ist zu lang: {found} Zeichen; höchstens {allowed}.",
  title: "In der ersten Zeile muss der Titel der Lektion stehen, etwa # Von Feldern zu Bits.",
  titles: "Ein zweiter Titel; eine Lektion hat einen Titel mit #, und jeder Halt hat eine Überschrift mit ##.",
  heading: "Eine Überschrift mit {found} ist nicht erlaubt; erlaubt: ein Titel mit # und ein ## für jeden Halt.",
  empty: "Eine Überschrift ohne Wörter.",
  marks: "Eine Überschrift mit {found}; erlaubt sind schlichte Wörter.",
  stops: "Kein Halt; jeder beginnt mit einer Überschrift wie ## Ein Strahl ist eine 1.",
  before: "Text vor dem ersten Halt; erlaubt ist dort nur der Titel.",
  place: "Der Halt hat keinen Ort; die Zeile nach seiner Überschrift beginnt mit einem Link wie [Ort](?n=4&step=2).",
  after: "{found} hinter dem Ort; erlaubt ist dort look: mit Namen von Teilen der Seite, card: mit einem Namen.",
  alone: "look: steht allein; es gehört hinter den Ort, in dieselbe Zeile.",
  nothing: "look: ohne Namen; erlaubt: {allowed}.",
  look: "look: nennt {found}, das ist kein Teil der Seite; erlaubt: {allowed}.",
  kind: "Die Frage ? {found} gibt es nicht; erlaubt: {allowed}.",
  questions: "Eine zweite Frage; ein Halt stellt eine.",
  answers: "Eine Frage mit {found} Antworten; erlaubt: {allowed}, als Liste darunter.",
  answer: "Eine Antwort beginnt mit {found}; erlaubt: [x] für die richtige, [ ] für die anderen.",
  right: "Eine Frage mit {found} richtigen Antworten; erlaubt: eine mit [x].",
  card: "Eine Karte {found} gibt es nicht; erlaubt: {allowed}.",
  field: "Ein Ort hat kein {found}; erlaubt: {allowed}.",
  value: "Mit {found} gibt es keinen Ort; erlaubt: {allowed}.",
  link: "Ein Link auf {found} ist nicht erlaubt; erlaubt: ein Ort wie ?n=4&step=2 oder eine Adresse mit https:.",
  image: "Ein Bild ist nicht erlaubt: {text}.",
  html: "HTML ist nicht erlaubt: {text}.",
  italic: "Kursiver Text ist nicht erlaubt: {text}.",
  struck: "Durchgestrichener Text ist nicht erlaubt: {text}.",
  list: "Eine Liste ist nicht erlaubt: {text}.",
  table: "Eine Tabelle ist nicht erlaubt: {text}.",
  quote: "Ein Zitat ist nicht erlaubt: {text}.",
  rule: "Eine Linie quer über die Seite ist nicht erlaubt: {text}.",
  indented: "Eingerückter Text ist nicht erlaubt: {text}.",
  beyond: "Schritt {found} gibt es nicht; dieser Film hat die Schritte {allowed}.",
  far: "Schritt {found} lässt sich nicht lesen: {allowed}.",
  unasked: "? {found} lässt sich bei diesem Schritt nicht fragen; erlaubt ist dort: {allowed}.",
};
