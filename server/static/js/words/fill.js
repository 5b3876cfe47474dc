// Puts the words of the page's language where its template has keys for them: data-say for a text, data-say-label for what is
// read out in its place, data-say-title for what is told where the pointer rests. Until then nothing is to be seen.

import { words, wordsOf } from "./words.js";

const part = /** @type {"page" | "table" | "race"} */ (document.body.dataset.words);
const { PAGE } = await wordsOf(part);

/** @param {string | undefined} key */
function said(key) {
  const text = /** @type {Record<string, string>} */ (PAGE)[key ?? ""];
  if (text === undefined) throw new Error(`the page has no words for ${key}`);
  return text;
}

for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-say], [data-say-label], [data-say-title]"))) {
  const { say, sayLabel, sayTitle } = element.dataset;
  if (say) element.textContent = said(say);
  if (sayLabel) element.setAttribute("aria-label", said(sayLabel));
  if (sayTitle) element.title = said(sayTitle);
}
for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-number], [data-decimal]"))) {
  const { number, decimal = "" } = element.dataset;
  element.textContent = number ? words.whole(Number(number)) : words.decimal(decimal);
}
document.title = PAGE.title;

/** Everything is said, and answers to a hand: the page may be seen. */
export const reveal = () => (document.documentElement.dataset.said = "");
