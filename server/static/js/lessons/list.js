// Fetches what lessons the server has, and their texts; keeps the one that was opened from this device.

import { readJson } from "../suppliers/files.js";

/** @import { Lesson } from "../types.js" */

/** A lesson in a language. @typedef {{title: string, minutes: number, stops: number}} About */
/** By name, then by language. @typedef {Record<string, Record<string, About>>} Index */

const OWN = "own:"; // which no file is called

/** @type {Promise<Index> | null} */
let index = null;
/** @type {{name: string, lesson: Lesson} | null} */
let own = null;
let opened = 0; // lessons from this device

/** The lessons, in the order of a course. @returns {Promise<Index>} */
export function loadIndex() {
  index ??= /** @type {Promise<Index>} */ (readJson("lessons/index.json"));
  index.catch(() => (index = null)); // so that it can be asked for again
  return index;
}

/**
 * The language in which a lesson is shown: the page's own, or the first that it has.
 * @param {Record<string, About>} lesson
 */
export const languageOf = (lesson) =>
  document.documentElement.lang in lesson ? document.documentElement.lang : Object.keys(lesson)[0];

/** Keep a lesson that was opened from this device, until the page is left. Returns its name. @param {Lesson} lesson */
export function addOwn(lesson) {
  opened += 1;
  own = { name: `${OWN}${opened}`, lesson };
  return own.name;
}

/** @param {string} name */
export const isOwn = (name) => name.startsWith(OWN);

/**
 * A lesson by its name, and the name of the one that follows in the course; null if there is none.
 * @param {string} name
 * @returns {Promise<{lesson: Lesson, language: string, following: string | null} | null>}
 */
export async function loadLesson(name) {
  if (isOwn(name)) return own?.name === name ? { lesson: own.lesson, language: "", following: null } : null;
  const listed = await loadIndex();
  const about = listed[name];
  if (!about) return null;
  const names = Object.keys(listed);
  const language = languageOf(about);
  return {
    lesson: await readJson(`lessons/${name}.${language}.json`),
    language,
    following: names[names.indexOf(name) + 1] ?? null,
  };
}
