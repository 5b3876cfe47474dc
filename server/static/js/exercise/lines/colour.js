// Colours a line of code as the listing is coloured. Lines that do not belong are coloured the same, so that nobody knows them by it.

import { el } from "../../page/dom.js";

const PARTS = /\b(ld|col|rd|poss|bit)\b|\b(if|while|return|def|global|let|const|function|export)\b|\b(\d+)\b/g;

/** @param {string} text @returns {(string | HTMLElement)[]} */
export function colour(text) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(PARTS)) {
    const [word, name, keyword] = found;
    parts.push(text.slice(end, found.index), el("span", { class: name ? `name-${name}` : keyword ? "keyword" : "number" }, word));
    end = found.index + word.length;
  }
  return [...parts, text.slice(end)];
}
