// The list of exercises, each with the links that open it.

import { el } from "../page/dom.js";
import { words } from "../words/exercise.js";
import { NAMES } from "./catalogue.js";

export function createOverview() {
  return el("div", { class: "exercises" }, ...NAMES.map(createCard));
}

/** @param {string} name */
function createCard(name) {
  const { title, what, starts } = words.LIST[name];
  const links = Object.entries(starts).map(([query, text]) => el("a", { class: "start", href: `?exercise=${name}${query && `&${query}`}` }, text));
  return el(
    "section",
    { class: "card", "aria-labelledby": `head-${name}` },
    el("h2", { id: `head-${name}` }, title),
    el("p", { class: "what" }, what),
    el("p", { class: "starts" }, ...links),
  );
}
