// Marks the registers' names in the texts of the drawers.

import { el } from "../page/dom.js";

/** Splits a text into nodes in which the registers' names look as in the listing. @param {string} text @returns {Node[]} */
export function named(text) {
  const parts = text.split(/\b(ld|col|rd|taken|poss|bit)\b/);
  return parts.map((part, index) => (index % 2 ? el("code", { class: `name-${part}` }, part) : document.createTextNode(part)));
}
