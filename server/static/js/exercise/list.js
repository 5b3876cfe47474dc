// The exercises, by their names in the address. Each is imported when it is opened.

import { el } from "../page/dom.js";
import { addressOfPage, isOffered } from "../suppliers/offers.js";
import { wordsOf } from "../words/words.js";

/** @import { Fields, Parts } from "./address.js" */
/** @import { ExerciseFrame } from "./frame.js" */

const words = await wordsOf("exercise");

/**
 * An exercise: the fields of its address besides `exercise`, and `create`, whose errors the page shows.
 * @typedef {object} Exercise
 * @property {Fields} FIELDS
 * @property {(parts: Parts, values: Record<string, string>) => Promise<ExerciseFrame>} create
 */

/**
 * The list of exercises by name, as in the address and in the words.
 * @type {Record<string, () => Promise<Exercise>>}
 */
export const EXERCISES = {
  place: () => import("./place/place.js"),
};

export const NAMES = Object.keys(EXERCISES);

// The overview of everything that asks, each with the links that open it.

/** Addresses of all that is on other pages, by its name in the words; `of`: the features that it needs. */
const ELSEWHERE = [
  { name: "every", of: ["watch", "predict"], href: "./?n=6" },
  { name: "lessons", of: ["watch", "learn"], href: "./?drawer=learn" },
  { name: "predict", of: ["watch", "predict"], href: "./?drawer=predict" },
  { name: "bugs", of: ["yours"], href: addressOfPage("yours", "?bug=shift") },
  { name: "worksheet", of: ["watch", "worksheet"], href: "./?drawer=worksheet" },
];

/** @param {(name: string) => boolean} offers  returns true if a feature is offered */
export const listOverview = (offers = isOffered) => [
  ...NAMES.map((name) => ({ name, href: `?exercise=${name}` })),
  ...ELSEWHERE.filter(({ of }) => of.every(offers)).map(({ name, href }) => ({ name, href })),
];

export function createOverview() {
  return el("div", { class: "exercises" }, ...listOverview().map(createCard));
}

/** @param {{name: string, href: string}} entry */
function createCard({ name, href }) {
  const { title, what, starts } = words.LIST[name];
  const links = Object.entries(starts).map(([query, text]) =>
    el("a", { class: "text", href: `${href}${query && `&${query}`}` }, text),
  );
  return el(
    "section",
    { class: "card", "aria-labelledby": `head-${name}` },
    el("h2", { id: `head-${name}` }, title),
    el("p", { class: "what" }, what),
    el("p", { class: "row" }, ...links),
  );
}
