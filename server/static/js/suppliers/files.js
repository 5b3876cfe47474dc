// The files of the static tree: beside the page, or inside it for a film in one file.

/** @import { FilmInFile } from "../types.js" */

/** The contents of a film in one file; null for a page of many files. @type {FilmInFile | null} */
export const film = /** @type {any} */ (globalThis).filmInFile ?? null;

/** Return the address of a file. @param {string} path  such as "css/page.css" */
export const addressOfFile = (path) => new URL(`../../${path}`, import.meta.url).href;

/** @param {string} path @returns {Promise<any>} */
export async function readJson(path) {
  if (film) return JSON.parse(film.files[path] ?? missing(path));
  const answer = await fetch(addressOfFile(path));
  return answer.ok ? answer.json() : missing(path);
}

/** @param {string} path */
export async function readText(path) {
  const answer = await fetch(addressOfFile(path));
  return answer.ok ? answer.text() : missing(path);
}

/** @param {string} path @returns {never} */
function missing(path) {
  throw new Error(`there is no ${path}`);
}
