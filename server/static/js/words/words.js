// The words of the page's language, which boot.js sets before the first paint. A language is a folder of flat texts
// beside this file, with a file for each page and one shared by all. Which of them is said when, is written once for all
// languages, in sentences/. The server's own errors and files are always in English.

import { wordsFrom } from "./texts.js";

/** @import { Bound, Texts } from "../types.js" */

/**
 * English is the type that other languages must match, and the default where there is no page.
 * @typedef {object} English
 * @property {typeof import("./en/bench.js")} bench   what the operators do
 * @property {typeof import("./en/class.js")} class    many in one film
 * @property {typeof import("./en/common.js")} common  what every page says
 * @property {typeof import("./en/page.js")} page      the page with the film
 * @property {typeof import("./en/desk.js")} desk  a class, for its host
 * @property {typeof import("./en/learn.js")} learn   what is asked
 * @property {typeof import("./en/exercise.js")} exercise  two legs of the path
 * @property {typeof import("./en/export.js")} export  what can be taken along
 * @property {typeof import("./en/gallery.js")} gallery  the solutions
 * @property {typeof import("./en/guide.js")} guide    what explains the page: legend, starting points, what if
 * @property {typeof import("./en/lessons.js")} lessons
 * @property {typeof import("./en/manual.js")} manual
 * @property {typeof import("./en/puzzle.js")} puzzle
 * @property {typeof import("./en/race.js")} race
 * @property {typeof import("./en/settings.js")} settings  and keys
 * @property {typeof import("./en/worksheet.js")} worksheet
 * @property {typeof import("./en/yours.js")} yours  a learner's own program
 */

/** @template {keyof English} P @typedef {Texts<English["common"] & English[P]>} Say  the texts of a page, to be said */

const SENTENCES = {
  bench: () => import("./sentences/bench.js"),
  class: () => import("./sentences/class.js"),
  common: () => import("./sentences/common.js"),
  page: () => import("./sentences/page.js"),
  desk: () => import("./sentences/desk.js"),
  learn: () => import("./sentences/learn.js"),
  exercise: () => import("./sentences/exercise.js"),
  export: () => import("./sentences/export.js"),
  gallery: () => import("./sentences/gallery.js"),
  guide: () => import("./sentences/guide.js"),
  lessons: () => import("./sentences/lessons.js"),
  manual: () => import("./sentences/common.js"),
  puzzle: () => import("./sentences/puzzle.js"),
  race: () => import("./sentences/race.js"),
  settings: () => import("./sentences/common.js"),
  worksheet: () => import("./sentences/worksheet.js"),
  yours: () => import("./sentences/yours.js"),
};

/** @typedef {{[P in keyof English]: Awaited<ReturnType<typeof SENTENCES[P]>>}} Sentences */
/** @typedef {{[P in keyof English]: Say<P> & Bound<Sentences[P]>}} Words */

/** Loaded words by language and page; many modules of a page share them. @type {Map<string, Promise<any>>} */
const made = new Map();

/**
 * Load the words of a page: its texts, the texts common to all pages, and the sentences made of them.
 * @template {keyof English} P
 * @param {P} page
 * @param {string} [language]
 * @returns {Promise<Words[P]>}
 */
export function wordsOf(page, language = globalThis.document?.documentElement.lang ?? "en") {
  const name = `${language}/${page}`;
  if (!made.has(name)) made.set(name, make(page, language));
  return /** @type {Promise<Words[P]>} */ (made.get(name));
}

/** @param {keyof English} page @param {string} language */
async function make(page, language) {
  try {
    const [shared, own, sentences] = await Promise.all([
      import(`./${language}/common.js`),
      import(`./${language}/${page}.js`),
      SENTENCES[page](),
    ]);
    return wordsFrom({ ...shared, ...own }, sentences, language);
  } catch (error) {
    made.delete(`${language}/${page}`); // the next one who wants them tries again
    throw error;
  }
}
