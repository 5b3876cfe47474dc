// The places where the lead has rested: to look back at, and to save as a lesson. Pure.

import { format, DEFAULT } from "../../model/address.js";

/** @typedef {import("../room.js").Film} Film */
/** A place where the lead rested, what the page said there, and what was asked. @typedef {{film: Film, said: import("../../types.js").Sentence, about: string | null}} Rest */

export const REST = 2000; // milliseconds that a film stands for a rest
const MOST = 100;
const MARKS = /[\\`*_{}[\]<>()#+!|~&-]/g; // which Markdown would take for more than signs

/** @param {Film} film */
const placeOf = ({ algorithm, n, goal, step, part }) => JSON.stringify([algorithm, n, goal, step, part]);

/** Add a rest, unless it is the last one still. @param {Rest[]} trail @param {Film} film @param {Rest["said"]} said @returns {Rest[]} */
export function addRest(trail, film, said) {
  const last = trail.at(-1);
  if (film.playing || (last && placeOf(last.film) === placeOf(film))) return trail;
  return [...trail, { film, said, about: null }].slice(-MOST);
}

/** Add a question to the rest where it is asked. @param {Rest[]} trail @param {Film} film @param {Rest["said"]} said @param {string} about @returns {Rest[]} */
export function addQuestion(trail, film, said, about) {
  const at = addRest(trail, { ...film, playing: 0 }, said);
  return at.map((rest, index) => (index === at.length - 1 ? { ...rest, about } : rest));
}

/** The query that leads to a rest: all that a place of a lesson takes. @param {Film} film */
export function queryOf({ algorithm, n, goal, step, part }) {
  const index = part === null ? null : { step, index: part };
  return format({ ...DEFAULT, run: { algorithm, n, goal }, step, part: index }).replace(/&speed=[^&]*/, "");
}

/** The trail as the text of a lesson: what the page said at each rest is what it says. @param {Rest[]} trail @param {string} title */
export function lessonOf(trail, title) {
  const stops = trail.map(({ film, said, about }) => [
    `## ${plain(said.title)}`, `[place](${queryOf(film)})`, ...(said.why ? [plain(said.why)] : []), ...(about ? ["", `? ${about}`] : []),
  ].join("\n"));
  return `${[`# ${plain(title)}`, ...stops].join("\n\n")}\n`;
}

/** @param {string} text */
const plain = (text) => text.replace(/\s+/g, " ").trim().replace(MARKS, "\\$&");
