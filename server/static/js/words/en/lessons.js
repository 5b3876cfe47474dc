// What the page says of lessons, in English. It comes with the drawer Learn. Pure: facts in, text out.

import { counted } from "./common.js";

/** @import { Fault } from "../../types.js" */

export * from "./common.js";

/** The buttons of a lesson. */
export const BUTTONS = { back: "Back", next: "Next", leave: "Leave", end: "Finish", following: "Next lesson" };

/** @param {string} title  of the lesson @param {number} stop  from 0 @param {number} stops */
export const stopOf = (title, stop, stops) => `${title} · ${stop + 1} of ${stops}`;

/** @param {string} name */
export const noLesson = (name) => `There is no lesson called ${name} here. Learn lists those that there are.`;
/** @param {string} title @param {number} stops @param {number} stop  that was wanted, from 1 */
export const noStop = (title, stops, stop) =>
  `${title} has the stops 1 to ${stops}, and no stop ${stop}: here is its first one.`;

/** What the drawer Learn says. */
export const LEARN = {
  lessons: "Lessons",
  intro: "A lesson leads you through the film, stop by stop. Leave it at any time: the page returns to where you were.",
  wait: "The lessons are on their way …",
  failed: "The server did not send the list of lessons.",
  more: "More to do",
  own: "Open a lesson from this device …",
  ownHint: "Or drop its file here. The server reads it and keeps nothing of it.",
  /** @param {string} file @param {number} faults */
  refused: (file, faults) => `${file} is no lesson yet: ${counted(faults, "mistake")}.`,
  /** @param {number} line @param {string} fault */
  fault: (line, fault) => `Line ${line}: ${fault}`,
  /** @param {number} minutes @param {number} stops @param {number} seen */
  about: (minutes, stops, seen) =>
    `${minutes} min, ${counted(stops, "stop")}${seen === 0 ? "" : seen < stops ? `, ${seen} seen` : ", all seen"}`,
};

/**
 * What else there is to learn with, by the names of the list: a title and what it is for.
 * @type {Record<string, {title: string, hint: string}>}
 */
export const ENTRIES = {
  bits: { title: "Bits bench", hint: "What each operator of the masks does: bits to click, and five to try." },
  exercises: { title: "Exercises", hint: "You are the algorithm: fill in the bits, place the queens." },
  predict: { title: "Predict", hint: "Play stops before something happens, and asks you what." },
  worksheet: { title: "Worksheet", hint: "Steps as questions on paper, with the answers on a page of their own." },
};

const TEXT = "text is paragraphs, **bold**, `code`, ``` listings and links";

/**
 * What is wrong with a line of a lesson. The server says the same: lessons/faults.py.
 * @type {Record<string, (fault: Fault) => string>}
 */
export const FAULTS = {
  coding: () => "the file is not UTF-8",
  long: ({ found, allowed }) => `the file is too long: ${found} characters; at most ${allowed}`,
  title: () => "the first line must be the lesson's title, like # From squares to bits",
  titles: () => "a second title; a lesson has one # title, and each stop has a ##",
  heading: ({ found }) => `a heading with ${found} is not allowed; allowed: one # title, and a ## for each stop`,
  empty: () => "a heading without words",
  marks: ({ found }) => `a heading with ${found}; it is plain words`,
  stops: () => "no stop; each begins with a heading like ## A ray is a 1",
  before: () => "text before the first stop; allowed there: the title alone",
  place: () => "the stop has no place; the line after its heading begins with a link like [place](?n=4&step=2)",
  after: ({ found }) => `${found} behind the place; allowed there: look: and names of parts of the page`,
  alone: () => "look: stands alone; it belongs behind the place, on the same line",
  nothing: ({ allowed }) => `look: without names; allowed: ${allowed}`,
  look: ({ found, allowed }) => `look: has ${found}, which is no part of the page; allowed: ${allowed}`,
  kind: ({ found, allowed }) => `there is no question ? ${found}; allowed: ${allowed}`,
  questions: () => "a second question; a stop asks one",
  field: ({ found, allowed }) => `a place has no ${found}; allowed: ${allowed}`,
  value: ({ found, allowed }) => `a place with ${found} is none; allowed: ${allowed}`,
  link: ({ found }) =>
    `a link to ${found} is not allowed; allowed: a place like ?n=4&step=2, or an address with https:`,
  image: () => `an image is not allowed: ${TEXT}`,
  html: () => `HTML is not allowed: ${TEXT}`,
  italic: () => `italic text is not allowed: ${TEXT}`,
  struck: () => `struck text is not allowed: ${TEXT}`,
  list: () => `a list is not allowed: ${TEXT}`,
  table: () => `a table is not allowed: ${TEXT}`,
  quote: () => `a quotation is not allowed: ${TEXT}`,
  rule: () => `a rule across the page is not allowed: ${TEXT}`,
  indented: () => `indented text is not allowed: ${TEXT}`,
  beyond: ({ found, allowed }) => `step ${found} does not exist; this film has the steps ${allowed}`,
  far: ({ found, allowed }) => `step ${found} cannot be read: ${allowed}`,
  unasked: ({ found, allowed }) => `? ${found} cannot be asked at this step; allowed there: ${allowed}`,
};
