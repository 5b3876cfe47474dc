// Registers' names in a text, as the drawers and the tour tell of them.

import { el } from "../page/dom.js";

/** A text in which the registers' names look as they do in the listing. @param {string} text @returns {Node[]} */
export function named(text) {
  const parts = text.split(/\b(ld|col|rd|taken|poss|bit)\b/);
  return parts.map((part, index) => (index % 2 ? el("code", { class: `name-${part}` }, part) : document.createTextNode(part)));
}
