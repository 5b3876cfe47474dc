// All that the page says comes through here, in the language that early.js has settled before the first paint. Each language
// is a folder beside this file, each file in it what is needed at a time; English is what the others are held to. What the
// server says, its errors and its files, is in English always.

/** @typedef {"en" | "de"} Language */

/**
 * @typedef {object} English
 * @property {typeof import("./en/page.js")} page              the first picture and the transport
 * @property {typeof import("./en/acting.js")} acting          what a viewer's act calls for
 * @property {typeof import("./en/explaining.js")} explaining  why a square is attacked, and a bit 1
 * @property {typeof import("./en/drawers.js")} drawers
 * @property {typeof import("./en/guide.js")} guide            the tour, and the drawers that explain the page
 * @property {typeof import("./en/algorithms.js")} algorithms  the searches that try square after square
 * @property {typeof import("./en/table.js")} table            the page with the tables
 * @property {typeof import("./en/race.js")} race              the page with the race
 */

/**
 * The same in any words: a sentence where there is a sentence, and functions of the same facts.
 * @template T
 * @typedef {T extends string ? string : T extends (...facts: infer F) => infer S ? (...facts: F) => Said<S> : {[K in keyof T]: Said<T[K]>}} Said
 */

/** @typedef {keyof English} Part */
/** @typedef {{[P in Part]: {[K in keyof English[P]]: Said<English[P][K]>}}} Words */

/** @type {{[P in Part]: Record<Language, () => Promise<Words[P]>>}} */
const PARTS = {
  page: { en: () => import("./en/page.js"), de: () => import("./de/page.js") },
  acting: { en: () => import("./en/acting.js"), de: () => import("./de/acting.js") },
  explaining: { en: () => import("./en/explaining.js"), de: () => import("./de/explaining.js") },
  drawers: { en: () => import("./en/drawers.js"), de: () => import("./de/drawers.js") },
  guide: { en: () => import("./en/guide.js"), de: () => import("./de/guide.js") },
  algorithms: { en: () => import("./en/algorithms.js"), de: () => import("./de/algorithms.js") },
  race: { en: () => import("./en/race.js"), de: () => import("./de/race.js") },
  table: { en: () => import("./en/table.js"), de: () => import("./de/table.js") },
};

export const language = globalThis.document?.documentElement.lang === "de" ? "de" : "en";

/** @type {Map<Part, Promise<any>>} */
const known = new Map();
/** @type {Map<Part, number>} */
const failed = new Map();

/**
 * What a part of the page says. A browser remembers that a file could not be had, so a further try asks under another address.
 * @template {Part} P @param {P} part @returns {Promise<Words[P]>}
 */
export function wordsOf(part) {
  const here = known.get(part);
  if (here) return here;
  const tries = failed.get(part) ?? 0;
  const coming = tries ? import(`./${language}/${part}.js?try=${tries + 1}`) : PARTS[part][language]();
  known.set(part, coming);
  coming.catch(() => {
    known.delete(part);
    failed.set(part, tries + 1);
  });
  return coming;
}

export const words = await wordsOf("page");
