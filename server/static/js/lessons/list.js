// The lessons: the server's, with their texts, and the one opened from this device.

import { loadBusily, once } from "../page/loading.js";
import { readJson } from "../suppliers/files.js";
import { legAfter, numberOf } from "./path.js";

/** @import { Lesson } from "../types.js" */

/** A lesson in a language. @typedef {{title: string, minutes: number, stops: number, taught: boolean}} About */
/** Lessons by name, then by language. @typedef {Record<string, Record<string, About>>} Index */

const OWN = "own:"; // a prefix that no file has

/** @type {{name: string, lesson: Lesson} | null} */
let own = null;
let opened = 0; // number of lessons opened from this device

/** Load the index of lessons, in the order of a course. @type {() => Promise<Index>} */
export const loadIndex = once(() => readJson("lessons/index.json"));

/**
 * Return the language in which a lesson is shown: the page's, or the lesson's first one.
 * @param {Record<string, About>} lesson
 */
export const languageOf = (lesson) =>
  document.documentElement.lang in lesson ? document.documentElement.lang : Object.keys(lesson)[0];

/** Add a lesson from this device, until the page is left. Return its name. @param {Lesson} lesson */
export function addOwn(lesson) {
  opened += 1;
  own = { name: `${OWN}${opened}`, lesson };
  return own.name;
}

/** @param {string} name */
export const isOwn = (name) => name.startsWith(OWN);

/**
 * Load a lesson by its name, with the name of the next one on the path or in the course; null for an unknown name.
 * @param {string} name
 * @returns {Promise<{lesson: Lesson, language: string, following: string | null} | null>}
 */
export async function loadLesson(name) {
  if (isOwn(name)) return own?.name === name ? { lesson: own.lesson, language: "", following: null } : null;
  const listed = await loadIndex();
  const about = listed[name];
  if (!about) return null;
  const isOfCourse = (/** @type {string} */ one) => !numberOf(one) && !listed[one][languageOf(listed[one])].taught;
  const course = Object.keys(listed).filter(isOfCourse);
  const following = numberOf(name) ? legAfter(name)?.name : course[course.indexOf(name) + 1];
  const language = languageOf(about);
  return {
    lesson: await loadBusily(() => readJson(`lessons/${name}.${language}.json`)),
    language,
    following: following && following in listed && (numberOf(name) || course.includes(name)) ? following : null,
  };
}
