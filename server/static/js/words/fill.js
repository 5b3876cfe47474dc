// Fills a page's template with words by their keys: data-say for the text, data-say-label for the accessible name,
// data-say-title for the tooltip.

import { wordsOf } from "./words.js";

const words = await wordsOf("common");

/** @param {Record<string, string>} page  the words that this page has alone, by their keys */
export function fill(page) {
  /** @param {string} key */
  function wordsFor(key) {
    const text = page[key] ?? words.PAGES[key];
    if (text === undefined) throw new Error(`the page has no words for ${key}`);
    return text;
  }

  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("[data-say], [data-say-label], [data-say-title]")
  )) {
    const { say, sayLabel, sayTitle } = element.dataset;
    if (say) element.textContent = wordsFor(say);
    if (sayLabel) element.setAttribute("aria-label", wordsFor(sayLabel));
    if (sayTitle) element.title = wordsFor(sayTitle);
  }
  const title = document.querySelector("title:not([data-own])"); // a film's own title stays
  if (title) title.textContent = wordsFor("title");
}
