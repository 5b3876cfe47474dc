// Which words the page says: those of the language that boot.js settles before the first paint. A language is a folder
// beside this file, with a file for each page and one for all of them; English is what the others are held to, and what is
// said where there is no page. What the server says, its errors and its files, is always in English.

/**
 * @typedef {object} English
 * @property {typeof import("./en/common.js")} common  what every page says
 * @property {typeof import("./en/page.js")} page      the page with the film
 * @property {typeof import("./en/race.js")} race
 * @property {typeof import("./en/table.js")} table
 */

/**
 * The same in any words: a sentence where there is a sentence, and functions of the same facts.
 * @template T
 * @typedef {T extends string ? string : T extends (...facts: infer F) => infer S ? (...facts: F) => Said<S> : {[K in keyof T]: Said<T[K]>}} Said
 */

/** @typedef {{[P in keyof English]: {[K in keyof English[P]]: Said<English[P][K]>}}} Words */

/** @template {keyof Words} P @param {P} page @returns {Promise<Words[P]>} */
export const wordsOf = (page) => import(`./${globalThis.document?.documentElement.lang ?? "en"}/${page}.js`);
