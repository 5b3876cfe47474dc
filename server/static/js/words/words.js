// Imports the words of the page's language, which boot.js sets before the first paint. A language is a folder beside
// this file, with a file for each page and one shared by all. English is the type that other languages must match, and
// the default where there is no page. The server's own errors and files are always in English.

/**
 * @typedef {object} English
 * @property {typeof import("./en/bench.js")} bench   what the operators do
 * @property {typeof import("./en/class.js")} class    many in one film
 * @property {typeof import("./en/common.js")} common  what every page says
 * @property {typeof import("./en/page.js")} page      the page with the film
 * @property {typeof import("./en/desk.js")} desk  a class, for its host
 * @property {typeof import("./en/learn.js")} learn   what is asked
 * @property {typeof import("./en/exercise.js")} exercise
 * @property {typeof import("./en/export.js")} export  what can be taken along
 * @property {typeof import("./en/first.js")} first     who opens the page for the first time
 * @property {typeof import("./en/gallery.js")} gallery  the solutions
 * @property {typeof import("./en/guide.js")} guide    what explains the page: legend, starting points, what if
 * @property {typeof import("./en/lessons.js")} lessons
 * @property {typeof import("./en/manual.js")} manual
 * @property {typeof import("./en/place.js")} place  four queens by hand
 * @property {typeof import("./en/race.js")} race
 * @property {typeof import("./en/settings.js")} settings  and keys
 * @property {typeof import("./en/table.js")} table
 * @property {typeof import("./en/worksheet.js")} worksheet
 */

/**
 * The type of a translation: a string for each string, and functions with the same parameters.
 * @template T
 * @typedef {T extends string ? string : T extends (...facts: infer F) => infer S ? (...facts: F) => Said<S> : {[K in keyof T]: Said<T[K]>}} Said
 */

/** @typedef {{[P in keyof English]: {[K in keyof English[P]]: Said<English[P][K]>}}} Words */

/** @template {keyof Words} P @param {P} page @returns {Promise<Words[P]>} */
export const wordsOf = (page) => import(`./${globalThis.document?.documentElement.lang ?? "en"}/${page}.js`);
