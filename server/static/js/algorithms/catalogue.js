// The catalogue of algorithms that the server wrote into the page, in the page's language.

import { find } from "../page/dom.js";
import { words } from "../words/common.js";

/** @typedef {import("../types.js").Algorithm} Algorithm */

/** @returns {Algorithm[]} in the page's language */
export function readCatalogue() {
  /** @type {Algorithm[]} */
  const written = JSON.parse(find("#catalogue").textContent ?? "");
  return written.map((one) => ({ ...one, ...words.algorithm(one) }));
}

/** @param {Algorithm[]} catalogue @param {string} id */
export function algorithmOf(catalogue, id) {
  const algorithm = catalogue.find((one) => one.id === id);
  if (!algorithm) throw new Error(`there is no algorithm ${id}`);
  return algorithm;
}
