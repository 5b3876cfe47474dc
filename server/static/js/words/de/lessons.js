// What the page says of lessons, in German. It comes with the drawer Learn. Pure: facts in, text out.

import { counted } from "./common.js";

/** @import { Fault } from "../../types.js" */

export * from "./common.js";

/** The buttons of a lesson. */
export const BUTTONS = {
  back: "Zurück",
  next: "Weiter",
  leave: "Verlassen",
  end: "Fertig",
  following: "Nächste Lektion",
};

/** @param {string} title  of the lesson @param {number} stop  from 0 @param {number} stops */
export const stopOf = (title, stop, stops) => `${title} · ${stop + 1} von ${stops}`;

/** @param {string} name */
export const noLesson = (name) => `Eine Lektion mit dem Namen ${name} gibt es hier nicht. Unter „Lernen“ stehen alle.`;
/** @param {string} title @param {number} stops @param {number} stop  that was wanted, from 1 */
export const noStop = (title, stops, stop) =>
  `„${title}“ hat die Halte 1 bis ${stops}, aber keinen Halt ${stop}: Hier ist der erste.`;

/** What the drawer Learn says. */
export const LEARN = {
  lessons: "Lektionen",
  intro:
    "Eine Lektion führt dich durch den Film, Halt für Halt. Du kannst sie jederzeit verlassen: Die Seite kehrt dahin zurück, wo du warst.",
  wait: "Die Lektionen sind unterwegs …",
  failed: "Der Server hat die Liste der Lektionen nicht geschickt.",
  more: "Mehr zu tun",
  own: "Lektion von diesem Gerät öffnen …",
  ownHint: "Oder zieh ihre Datei hierher. Der Server liest sie und behält nichts davon.",
  /** @param {string} file @param {number} faults */
  refused: (file, faults) => `${file} ist noch keine Lektion: ${counted(faults, "Fehler", "Fehler")}.`,
  /** @param {number} line @param {string} fault */
  fault: (line, fault) => `Zeile ${line}: ${fault}`,
  /** @param {number} minutes @param {number} stops @param {number} seen */
  about: (minutes, stops, seen) =>
    `${minutes} min, ${counted(stops, "Halt", "Halte")}${seen === 0 ? "" : seen < stops ? `, ${seen} gesehen` : ", alle gesehen"}`,
};

/**
 * What else there is to learn with, by the names of the list: a title and what it is for.
 * @type {Record<string, {title: string, hint: string}>}
 */
export const ENTRIES = {
  bits: {
    title: "Werkbank der Bits",
    hint: "Was jeder Operator der Masken tut: Bits zum Klicken und fünf zum Probieren.",
  },
  exercises: { title: "Übungen", hint: "Du bist der Algorithmus: Trag die Bits ein, setz die Damen." },
  predict: { title: "Vorhersagen", hint: "Das Abspielen hält an, bevor etwas geschieht, und fragt, was." },
  worksheet: {
    title: "Arbeitsblatt",
    hint: "Schritte als Aufgaben auf Papier, die Antworten auf einer eigenen Seite.",
  },
};

const TEXT = "Text sind Absätze, **fett**, `Code`, ```-Abschnitte und Links";

/** What is wrong with a line of a lesson. @type {Record<string, (fault: Fault) => string>} */
export const FAULTS = {
  coding: () => "Die Datei ist nicht in UTF-8 geschrieben.",
  long: ({ found, allowed }) => `Die Datei ist zu lang: ${found} Zeichen; höchstens ${allowed}.`,
  title: () => "In der ersten Zeile muss der Titel der Lektion stehen, etwa # Von Feldern zu Bits.",
  titles: () => "Ein zweiter Titel; eine Lektion hat einen Titel mit #, und jeder Halt hat eine Überschrift mit ##.",
  heading: ({ found }) =>
    `Eine Überschrift mit ${found} ist nicht erlaubt; erlaubt: ein Titel mit # und ein ## für jeden Halt.`,
  empty: () => "Eine Überschrift ohne Wörter.",
  marks: ({ found }) => `Eine Überschrift mit ${found}; erlaubt sind schlichte Wörter.`,
  stops: () => "Kein Halt; jeder beginnt mit einer Überschrift wie ## Ein Strahl ist eine 1.",
  before: () => "Text vor dem ersten Halt; erlaubt ist dort nur der Titel.",
  place: () =>
    "Der Halt hat keinen Ort; die Zeile nach seiner Überschrift beginnt mit einem Link wie [Ort](?n=4&step=2).",
  after: ({ found }) => `${found} hinter dem Ort; erlaubt ist dort look: mit Namen von Teilen der Seite.`,
  alone: () => "look: steht allein; es gehört hinter den Ort, in dieselbe Zeile.",
  nothing: ({ allowed }) => `look: ohne Namen; erlaubt: ${allowed}.`,
  look: ({ found, allowed }) => `look: nennt ${found}, das ist kein Teil der Seite; erlaubt: ${allowed}.`,
  kind: ({ found, allowed }) => `Die Frage ? ${found} gibt es nicht; erlaubt: ${allowed}.`,
  questions: () => "Eine zweite Frage; ein Halt stellt eine.",
  field: ({ found, allowed }) => `Ein Ort hat kein ${found}; erlaubt: ${allowed}.`,
  value: ({ found, allowed }) => `Mit ${found} gibt es keinen Ort; erlaubt: ${allowed}.`,
  link: ({ found }) =>
    `Ein Link auf ${found} ist nicht erlaubt; erlaubt: ein Ort wie ?n=4&step=2 oder eine Adresse mit https:.`,
  image: () => `Ein Bild ist nicht erlaubt: ${TEXT}.`,
  html: () => `HTML ist nicht erlaubt: ${TEXT}.`,
  italic: () => `Kursiver Text ist nicht erlaubt: ${TEXT}.`,
  struck: () => `Durchgestrichener Text ist nicht erlaubt: ${TEXT}.`,
  list: () => `Eine Liste ist nicht erlaubt: ${TEXT}.`,
  table: () => `Eine Tabelle ist nicht erlaubt: ${TEXT}.`,
  quote: () => `Ein Zitat ist nicht erlaubt: ${TEXT}.`,
  rule: () => `Eine Linie quer über die Seite ist nicht erlaubt: ${TEXT}.`,
  indented: () => `Eingerückter Text ist nicht erlaubt: ${TEXT}.`,
  beyond: ({ found, allowed }) => `Schritt ${found} gibt es nicht; dieser Film hat die Schritte ${allowed}.`,
  far: ({ found, allowed }) => `Schritt ${found} lässt sich nicht lesen: ${allowed}.`,
  unasked: ({ found, allowed }) =>
    `? ${found} lässt sich bei diesem Schritt nicht fragen; erlaubt ist dort: ${allowed}.`,
};
