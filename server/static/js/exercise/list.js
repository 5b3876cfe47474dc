// The exercises, by their names in the address. Each is imported when it is opened.

import { el } from "../page/dom.js";
import { wordsOf } from "../words/words.js";

/** @import { Field, Parts } from "./address.js" */
/** @import { ExerciseFrame } from "./frame.js" */

const words = await wordsOf("exercise");

/**
 * An exercise: the fields of its address besides `exercise`, and `create`, whose errors the page shows.
 * @typedef {object} Exercise
 * @property {Record<string, Field<any>>} FIELDS
 * @property {(parts: Parts, values: Record<string, any>) => Promise<ExerciseFrame>} create
 */

/**
 * The list of exercises by name, as in the address and in the words.
 * @type {Record<string, () => Promise<Exercise>>}
 */
export const EXERCISES = {
  place: () => import("./place/place.js"),
  be: () => import("./be/be.js"),
  lines: () => import("./lines/lines.js"),
};

export const NAMES = Object.keys(EXERCISES);

// The overview of the exercises, each with the links that open it.

export function createOverview() {
  return el("div", { class: "exercises" }, ...NAMES.map(createCard));
}

/** @param {string} name */
function createCard(name) {
  const { title, what, starts } = words.LIST[name];
  const links = Object.entries(starts).map(([query, text]) =>
    el("a", { class: "start", href: `?exercise=${name}${query && `&${query}`}` }, text),
  );
  return el(
    "section",
    { class: "card", "aria-labelledby": `head-${name}` },
    el("h2", { id: `head-${name}` }, title),
    el("p", { class: "what" }, what),
    el("p", { class: "starts" }, ...links),
  );
}
